"""What previews of rally, rout and close combat foretell is what all dice bring."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import cast

import pytest

from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.contract import Preview
from caposaldo.proofs import proves
from tests.aslsk.everyroll import every_roll
from tests.aslsk.scenes import given, told, unit, when

NOBODY = "nobody"


def foretold(shown: Preview | None) -> dict[str, Fraction]:
    """The chances of a preview by their names."""
    assert shown is not None
    return {each.key: Fraction(each.chances, each.of) for each in shown.odds if each.chances}


def leaders_foretold(shown: Preview | None) -> dict[str, Fraction]:
    """The leaders whom a rally may create, with their chances."""
    assert shown is not None
    found = cast("dict[str, dict[str, int]]", shown.detail.get("promotion", {}))
    return {name: Fraction(each["chances"], each["of"]) for name, each in found.items()}


def playing(deed: str) -> Callable[[Starter], None]:
    """Do the deed in a game."""

    def play(game: Starter) -> None:
        game.answer(deed)

    return play


def last(game: Starter, kind: str, fact: str) -> str:
    """A fact of the last event of a kind."""
    return str([event for event in game.told() if event.kind == kind][-1].facts[fact])


RALLIES = [
    ("document", "russian r1 4-4-7 P5 broken", "", "self-rally r1"),
    ("document", "russian r1 4-2-6 P5 broken dm", "", "self-rally r1"),
    ("document", "russian r1 4-5-8 P5 broken", "russian r2 9-2 P5", "rally r1 r2"),
    ("published", "russian r1 4-5-8 P5 broken dm", "russian r2 9-2 P5", "rally r1 r2"),
    ("published", "russian r1 2-3-7 P5 broken", "russian r2 6+1 P5", "self-rally r1"),
    ("published", "russian r1 10-2 P5 broken dm", "", "self-rally r1"),
]


def rallying(preset: str, line: str, beside: str, deed: str, *more: str) -> Starter:
    """A game in which the deed can be done."""
    step = "unit_rally" if deed.startswith("rally") else "self_rally"
    lines = [f"preset {preset}", "hex P5 woods", f"turn russian 2 rally {step}", line, *more]
    lines += [beside] if beside else []
    return given(*lines, "german g1 4-6-7 A1").game


@proves("SK R2", 1, 2, 5)
@pytest.mark.parametrize(("preset", "line", "beside", "deed"), RALLIES)
def test_R2_the_chances_of_a_rally_are_those_of_all_rolls(
    preset: str, line: str, beside: str, deed: str
) -> None:
    game = rallying(preset, line, beside, deed)
    found = every_roll(
        game,
        playing(deed),
        lambda twin: last(twin, "rally-roll", "result").removeprefix("@outcome-"),
    )
    assert found == foretold(game.preview(deed))


@proves("SK R3", 1, 4)
@proves("SK 5.9", 1, 2)
@pytest.mark.parametrize(("preset", "line", "beside", "deed"), RALLIES)
def test_R3_so_are_those_of_a_leader_who_comes(
    preset: str, line: str, beside: str, deed: str
) -> None:
    game = rallying(preset, line, beside, deed)

    def newcomer(twin: Starter) -> str:
        return last(twin, "promoted", "type") if "promoted" in told(twin) else NOBODY

    found = every_roll(game, playing(deed), newcomer)
    del found[NOBODY]
    assert found == leaders_foretold(game.preview(deed))


def test_X5_a_hex_with_four_leaders_foretells_no_fifth() -> None:
    full = [f"russian r{rank} 8-0 P5 broken" for rank in (2, 3, 4, 5)]
    game = rallying("document", "russian r1 4-4-7 P5 broken", "", "self-rally r1", *full)
    assert leaders_foretold(game.preview("self-rally r1")) == {}
    roomy = rallying("document", "russian r1 4-4-7 P5 broken", "", "self-rally r1", *full[:3])
    assert leaders_foretold(roomy.preview("self-rally r1"))


FIGHTS = [
    ("german g1 4-6-7 F5", "", "russian r1 4-4-7 F5"),
    ("german g1 4-6-7 F5 cx", "german g2 9-1 F5", "russian r1 5-2-7 F5"),
    ("german g1 2-4-7 F5 pinned", "german g2 6+1 F5", "russian r1 4-4-7 F5"),
    ("german g1 5-4-8 F5", "german g2 9-2 F5 pinned", "russian r1 4-4-7 F5 broken"),
    ("german g1 4-6-8 F5", "german g2 8-0 F5", "russian r1 4-2-6 F5 cx"),
]


@pytest.mark.parametrize("preset", ["document", "published"])
@pytest.mark.parametrize("odds_help", ["table", "example"])
@pytest.mark.parametrize(("own", "beside", "enemy"), FIGHTS)
@proves("SK A5", 3)
@proves("SK A6", 2)
def test_A5_the_chances_of_an_attack_are_those_of_all_rolls(
    preset: str, odds_help: str, own: str, beside: str, enemy: str
) -> None:
    lines = [f"preset {preset}", f"option promotion_odds_drm {odds_help}"]
    lines += ["turn german 1 close-combat", "melee F5", own, enemy, "russian r2 4-4-7 F5"]
    scene = given(*lines, *([beside] if beside else []))
    if beside:
        when(scene, "beside g2 g1")
    when(scene, "attack g1", "against r1")
    game = scene.game

    def strike(twin: Starter) -> None:
        for word in ("declare", "done"):
            asked = twin.decision()
            if asked is not None and asked.prompt == "designate":
                twin.answer(word)

    found = every_roll(
        game, strike, lambda twin: last(twin, "close-combat", "result").removeprefix("@outcome-")
    )
    assert found == foretold(game.preview("declare"))


AMBUSHES = [
    ("german g1 4-6-7 F4", "russian r1 4-4-7 F5", "russian r2 9-2 F5"),
    ("german g1 4-3-6 F4 cx", "russian r1 4-2-6 F5", "russian r2 6+1 F5"),
    ("german g1 10-2 F4", "russian r1 4-4-7 F5 pinned", "russian r2 8-1 F5 pinned"),
    ("german g1 4-6-7 F4", "russian r1 10-2 F5", "russian r2 9-2 F5"),
]


@pytest.mark.parametrize(("own", "enemy", "other"), AMBUSHES)
@proves("SK A2", 2, 3)
def test_A2_the_chances_of_an_ambush_told_at_the_advance_are_those_of_all_dice(
    own: str, enemy: str, other: str
) -> None:
    game = given("turn german 1 advance", "hex F5 woods", own, enemy, other).game

    def come(twin: Starter) -> None:
        twin.answer("advance g1 F5")
        if (asked := twin.decision()) is not None and asked.prompt == "advance":
            twin.answer("done")

    def who(twin: Starter) -> str:
        if "ambush" not in told(twin):
            return "no-ambush"
        return "ambush" if "german" in last(twin, "ambush", "side") else "ambushed"

    assert every_roll(game, come, who) == foretold(game.preview("advance g1 F5"))
    assert unit(game, "g1").place != unit(game, "r1").place


def test_R9_an_enemy_left_alone_by_unit_and_leader_is_named_as_interdictor() -> None:
    lines = ("preset document", "hex E8 woods", "turn german 1 rout", "german g1 4-6-7 E6")
    scene = given(*lines, "russian r1 4-4-7 E6 broken", "russian r2 8-0 E6")
    when(scene, "rout r1")
    preview = scene.game.preview("go E7")
    assert preview is not None
    # The leader who stays holds the enemy; one who goes along sets him free.
    assert (preview.odds, preview.detail["interdictors"]) == ([], [])
    when(scene, "along r2")
    preview = scene.game.preview("go E7")
    assert preview is not None
    assert preview.odds
    assert preview.detail["interdictors"] == ["g1"]
    shown = scene.game.view("russian")["table"]
    assert isinstance(shown, dict)
    assert shown["flight"]["interdicted"]["E7"] == ["g1"]


FLIGHTS = [
    ("russian r1 4-4-7 N6 broken", ""),
    ("russian r1 2-3-7 N6 broken", "russian r5 9-1 N6"),
    ("russian r1 4-4-7 N6 broken", "russian r5 9-2 N6"),
    ("russian r1 4-5-8 N6 broken", "russian r5 7-0 N6"),
    ("russian r1 4-2-6 N6 broken", "russian r5 6+1 N6"),
    ("russian r1 8-0 N6 broken", "russian r5 9-1 N6"),
    ("russian r1 8-1 N6 broken wounded", "russian r5 10-2 N6"),
    ("russian r1 8-0 N6 broken", ""),
]


@pytest.mark.parametrize(("line", "beside"), FLIGHTS)
@proves("SK R9", 1, 2, 3)
@proves("SK R10", 2, 3)
def test_R9_and_R10_the_chances_of_an_interdicted_step_are_those_of_all_rolls(
    line: str, beside: str
) -> None:
    lines = ["preset published", "hex N8 woods", "turn german 1 rout", "german g1 4-6-7 N4", line]
    scene = given(*lines, *([beside] if beside else []))
    when(scene, "rout r1")
    if beside:
        when(scene, "along r5")
    before = unit(scene.game, "r1")

    def fate(twin: Starter) -> str:
        now = unit(twin, "r1")
        if not now.on_map:
            return "rout-eliminated"
        if now.type is before.type and "wounded" not in told(twin):
            return "rout-stopped" if "rout-pinned" in told(twin) else "rout-goes-on"
        return "rout-wounded" if now.leader else "rout-reduced"

    found = every_roll(scene.game, playing("go N7"), fate)
    assert found == foretold(scene.game.preview("go N7"))
