"""The odds shown before a Banzai charge is fought out, fought back and shot at are exact."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.upfront.forks import End, fate, man_odds, shown, spread
from tests.upfront.scenes import given

PILE: Final = "pile 1 35 26 21 30 29 10 38 46"
SHORT: Final = "pile 1 35 26 30 29 9"


def charge(*lines: str, pile: str = PILE) -> AnyGame:
    """A Japanese group at close quarters with the British group it charges."""
    plain = ("nations japanese british", "mark japanese A charge:british-A", "british D 0 b1")
    return given(*plain, *lines, pile).game


def after(own: str, *enemies: str) -> Callable[[End], str]:
    """Say how it ended for a man against whichever of his enemies he met."""

    def say(end: End) -> str:
        if any(event.kind == "braves-mines" and not event.facts["lives"] for event in end.told):
            return "mined"
        lost = set(end.game.table.lost)
        beaten = bool(lost & set(enemies))
        return "both" if own in lost and beaten else "wins" if beaten else "loses"

    return say


@pytest.mark.parametrize(
    "lines",
    [
        ("british A 2 b4 b5.pinned b9",),
        ("british A 2 b4 b5.pinned b9", "ground japanese A 73"),
        ("british A 2 b4 b9", "ground british A 105"),
        ("british A 2 b4",),
        ("british A 2 b4 b9", "option banzai-ccv-always yes"),
        ("british A 2 b9.pinned.wounded.unarmed b4",),
    ],
)
def test_45_422_a_man_has_exact_odds_from_the_draw_for_his_enemy_on(lines: tuple[str, ...]) -> None:
    game = charge("japanese A 3 j9", *lines)
    odds = spread(game, "storm A", say=after("j9", "b4", "b5", "b9"))
    preview = game.preview("storm A")
    assert shown(preview) == odds
    assert man_odds(preview, "j9") == odds
    assert sum(odds.values()) == 1


@pytest.mark.parametrize("enemies", ["b4 b5.pinned", "b4"])
@pytest.mark.parametrize("braved", [False, True])
def test_45_423_the_draw_for_the_mines_is_part_of_the_odds_until_it_is_made(
    enemies: str, braved: bool
) -> None:
    mark = ("mark japanese A braved:j9",) if braved else ()
    lines = ("japanese A 3 j9", "ground japanese A 108", f"british A 2 {enemies}")
    game = charge(*lines, *mark, pile=SHORT)
    odds = spread(game, "storm A", say=after("j9", "b4", "b5"))
    assert shown(game.preview("storm A")) == odds
    assert ("mined" in odds) is not braved


def test_45_422_of_several_men_each_is_shown_by_himself() -> None:
    game = charge("japanese A 3 j9 j4 j8.pinned", "british A 2 b4 b5")
    preview = game.preview("storm A")
    assert preview is not None
    assert preview.odds == []
    assert preview.detail["note"] == ["each-man-by-himself"]
    assert preview.rule == "UF 45.422"
    alone = charge("japanese A 3 j4", "british A 2 b4 b5").preview("storm A")
    assert man_odds(preview, "j4") == man_odds(alone, "j4") == shown(alone)
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [entry["id"] for entry in men] == ["j9", "j4"]
    assert [foe["id"] for foe in men[0]["foes"]] == ["b4", "b5"]
    assert sum(Fraction(foe["meets"]["chances"], foe["meets"]["of"]) for foe in men[0]["foes"]) == 1


@pytest.mark.parametrize("ground", ["58", "108"])
def test_45_46_an_attack_on_an_afv_has_its_odds_the_mines_before_it_too(ground: str) -> None:
    game = given(
        "nations japanese russian",
        "japanese A 3 j4",
        "mark japanese A charge:russian-A",
        f"ground japanese A {ground}",
        "russian A 2 r34.buttoned",
        "ground russian A 60",
        "russian D 0 r3",
        "pile 1 35 26 30 29 7 9 37",
    ).game
    preview = game.preview("storm A")
    odds = spread(game, "storm A", say=_fate_of_afv)
    assert shown(preview) == odds
    assert preview is not None
    assert (-3, "UF 45.46") in [(line.value, line.rule) for line in preview.factors]


def _fate_of_afv(end: End) -> str:
    if any(event.kind == "braves-mines" and not event.facts["lives"] for event in end.told):
        return "mined"
    if "j4" in end.game.table.lost:
        return "attacker-killed"
    group = end.game.table.groups.get("russian-A")
    if group is None:
        return "afv-destroyed"
    hull = group.men[0].hull
    assert hull is not None
    return "afv-immobilised" if hull.immobile else "no-effect"


@pytest.mark.parametrize("man", ["b4", "b13", "b5.assists=b13"])
def test_45_47_a_counterattack_has_exact_odds_for_each_man_named(man: str) -> None:
    id = man.partition(".")[0]
    others = "" if id == "b13" else "b13.jammed" if "=" in man else "b8"
    game = charge(
        "turn british",
        "japanese A 3 j9 j4",
        "mark japanese A charge-met",
        f"british A 2 {man} {others}",
        "ground british A 105",
    )
    odds = spread(game, f"counter A>A; fight {id}; go", say=after(id, "j9", "j4"))
    assert shown(game.preview(f"counter A>A; fight {id}")) == odds
    assert shown(game.preview(f"counter A>A; fight {id}; go")) == odds
    whole = game.preview("counter A>A")
    assert man_odds(whole, id) == odds
    assert whole is not None
    assert whole.rule == "UF 45.47"


def test_45_4_the_declaration_shows_who_rises_and_what_is_left() -> None:
    game = given(
        "nations japanese british",
        "japanese A 1 j1.pinned j16 j4.pinned.assists=j16 j22",
        "british A 0 b1 b4",
        "hand japanese 12",
    ).game
    preview = game.preview("banzai A>A 12")
    assert preview is not None
    assert preview.detail == {"pinned": ["j1", "j4"], "rises": 2, "left": ["japanese-MMG"]}
    assert (preview.odds, preview.reveals, preview.rule) == ([], "", "UF 45.4")


@pytest.mark.parametrize("exact", ["no", "yes"])
def test_45_45_under_fire_nobody_of_a_charge_is_pinned_and_the_odds_say_so(exact: str) -> None:
    game = charge(
        "turn british",
        f"option banzai-wound-exact {exact}",
        "japanese A 3 j4 j9.wounded",
        "british A 1 b4 b5 b6 b8",
        "hand british 54",
    )
    preview = game.preview("fire A>A; with 54; shoot")
    for man in ("j4", "j9"):
        shots = ("fire A>A; with 54; shoot", "decline", "resolve")
        odds = spread(game, *shots, say=fate(game, man))
        assert man_odds(preview, man) == odds
        assert "pinned" not in odds


@pytest.mark.parametrize("exact", ["no", "yes"])
def test_45_45_a_sniper_pins_nobody_of_a_charge_and_his_odds_say_so(exact: str) -> None:
    game = charge(
        "turn british",
        "phase discards",
        f"option banzai-wound-exact {exact}",
        "japanese A 3 j4 j9",
        "british A 1 b4",
        "hand british 27",
    )
    preview = game.preview("snipe 27 >A")
    odds = spread(game, "snipe 27 >A", "end", say=fate(game, "j4"), until="act")
    assert man_odds(preview, "j4") == odds
    assert "pinned" not in odds


@pytest.mark.parametrize(
    ("ground", "enemies", "need"), [("58", "b4", 2), ("58", "b4 b5", 3), ("108", "b4 b5", 4)]
)
def test_45_422_there_are_no_odds_where_the_deck_may_end_before_the_clash(
    ground: str, enemies: str, need: int
) -> None:
    lines = ("japanese A 3 j9", f"ground japanese A {ground}", f"british A 2 {enemies}")
    cards = ["1", "35", "26", "30"]
    enough = charge(*lines, pile=f"pile {' '.join(cards[:need])}")
    odds = spread(enough, "storm A", say=after("j9", "b4", "b5"))
    assert shown(enough.preview("storm A")) == odds
    preview = charge(*lines, pile=f"pile {' '.join(cards[: need - 1])}").preview("storm A")
    assert preview is not None
    assert preview.odds == []
    assert preview.detail["note"] == ["deck-may-end"]


@pytest.mark.parametrize(("reading", "notes"), [("no", 0), ("yes", 1)])
@proves("UF 45.423", 8)
def test_45_423_enemies_who_draw_for_their_mines_as_well_leave_no_odds(
    reading: str, notes: int
) -> None:
    lines = (f"option minefield-draw-both-sides {reading}", "ground british A 108")
    preview = charge("japanese A 3 j9", *lines, "british A 2 b4 b5").preview("storm A")
    assert preview is not None
    assert bool(preview.odds) is not bool(notes)
    assert preview.detail.get("note", []) == ["foes-in-mines"] * notes


def test_45_46_when_the_deck_ends_with_the_mines_the_attack_is_drawn_from_the_new_one() -> None:
    game = given(
        "nations japanese russian",
        "japanese A 3 j4",
        "mark japanese A charge:russian-A",
        "ground japanese A 108",
        "russian A 2 r34.buttoned",
        "russian D 0 r3",
        "pile 30",
    ).game
    assert shown(game.preview("storm A")) == spread(game, "storm A", say=_fate_of_afv)
