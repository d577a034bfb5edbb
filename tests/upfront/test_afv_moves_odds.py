"""The odds shown for AFVs and guns equal all the ways the draws can fall."""

from fractions import Fraction
from typing import Final

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

BOG: Final = told({"bog-check bogged": "bogged", "": "not-bogged"})


def position(*lines: str) -> AnyGame:
    return given(*lines).game


def entering(vehicle: str, card: str) -> AnyGame:
    return position(
        f"german A 1 {vehicle}",
        "german B 0 g2 g5",
        "ground german A 12>forward",
        "american A 0 a1 a3",
        f"hand german {card}",
    )


@pytest.mark.parametrize("card", ["55", "84", "148"])
@pytest.mark.parametrize("vehicle", ["g31", "g31.buttoned", "g30"])
def test_28_53_the_odds_of_a_bog_check_are_those_of_the_printed_column(
    vehicle: str, card: str
) -> None:
    game = entering(vehicle, card)
    wanted = f"terrain A {card}"
    assert shown(game.preview(wanted)) == spread(game, wanted, say=BOG)


def test_28_53_the_columns_differ_so_the_odds_do() -> None:
    exposed = shown(entering("g31", "55").preview("terrain A 55"))["bogged"]
    buttoned = shown(entering("g31.buttoned", "55").preview("terrain A 55"))["bogged"]
    assert buttoned != exposed


@pytest.mark.parametrize(("vehicle", "card"), [("g31", "60"), ("g4 g6", "55")])
def test_28_52_terrain_that_bogs_nobody_has_nothing_to_show(vehicle: str, card: str) -> None:
    assert entering(vehicle, card).preview(f"terrain A {card}") is None


def test_28_52_terrain_the_enemy_has_played_shows_its_check_too() -> None:
    scene = given(
        "turn american",
        "phase discards",
        "german A 1 g31",
        "german B 0 g2 g5",
        "ground german A 12>forward",
        "american A 0 a1 a3",
        "hand american 55",
    )
    when(scene, "impose 55 >A", "end", "stay")
    game = scene.game
    assert shown(game.preview("accept")) == spread(game, "accept", say=BOG)
    assert game.preview("reject") is None


@pytest.mark.parametrize("word", ["A", ">A"])
def test_28_52_the_terrain_an_afv_begins_in_shows_its_check(word: str) -> None:
    game = position(
        "phase first-terrain",
        "german A 0 g31",
        "german B 0 g2 g5",
        "american A 0 a34",
        "american B 0 a2 a4",
        "hand german 55",
    )
    odds = spread(game, f"lay 55 {word}", say=BOG, until="lay-terrain")
    assert shown(game.preview(f"lay 55 {word}")) == odds
    assert game.preview("lay 55 B") is None


def test_13_35_wire_on_an_afv_shows_its_column() -> None:
    game = position(
        "turn american",
        "phase discards",
        "german A 2 g31",
        "german B 0 g2 g5",
        "american A 0 a1 a3",
        "hand american 105",
    )
    odds = spread(game, "wire 105 >A", "end", say=BOG, until="refill")
    assert shown(game.preview("wire 105 >A")) == odds
    assert game.preview("wire 105 >B") is None


@pytest.mark.parametrize(("waiting", "bogs"), [("r37", True), ("r22 r23", False)])
def test_28_52_reinforcements_in_terrain_show_its_check_too(waiting: str, bogs: bool) -> None:
    scene = given(
        "scenario H",
        "nations russian german",
        "turn russian 3",
        "deck 2",
        "russian A 1 r1 r6",
        "russian D 1 r7 r8",
        "german A 1 g3 g5",
        f"waiting russian {waiting}",
        "hand russian 12 65 55 60",
    )
    when(scene, "reinforce 12")
    assert scene.game.preview("under 65 60") is None
    preview = scene.game.preview("under 65 55")
    if bogs:
        assert shown(preview) == spread(scene.game, "under 65 55", say=BOG)
    else:
        assert preview is None


def test_28_53_getting_free_has_the_odds_of_a_black_card() -> None:
    game = position(
        "german A 2 g31.bogged",
        "german B 0 g2 g5",
        "american A 0 a1 a3",
        "hand german 12",
    )
    say = told({"unbogs free": "success", "": "failure"})
    assert shown(game.preview("unbog A 12")) == spread(game, "unbog A 12", say=say)


def test_24_33_a_mine_under_an_afv_shows_when_it_stops() -> None:
    game = position(
        "scenario C",
        "nations russian american",
        "turn american",
        "phase discards",
        "russian A 1 r34",
        "russian B 1 r2 r4",
        "ground russian A 12>forward",
        "ground russian B 1>forward",
        "american A 1 a1 a3",
        "hand american 108",
    )
    say = told({"immobilised": "immobilised", "": "unharmed"})
    assert shown(game.preview("mine 108 >A")) == spread(
        game, "mine 108 >A", "end", say=say, until="refill"
    )
    assert man_odds(game.preview("mine 108 >B"), "r2")


CREW: Final = told(
    {
        "lost": "kia",
        "commander-killed": "commander-killed",
        "buttoned-up": "buttoned-up",
        "pinned": "pinned",
        "": "unharmed",
    }
)


def struck(end: End) -> str:
    """Say what a sniper's shot came to, the worst of it first."""
    kinds = [event.kind for event in end.told]
    for kind in ("lost", "commander-killed"):
        if kind in kinds:
            return "kia" if kind == "lost" else kind
    return CREW(end)


@pytest.mark.parametrize(
    "target", ["g31", "g30", "g28", "g28.pinned", "g30.losses=2", "g28.losses=2", "g28.losses=1"]
)
def test_14_31_14_32_a_sniper_at_an_afv_or_a_gun(target: str) -> None:
    game = position(
        "turn american",
        "phase discards",
        f"german A 2 {target}",
        "german B 0 g2 g5",
        "american A 0 a1 a3",
        "hand american 27",
    )
    odds = spread(game, "snipe 27 >A", "end", say=struck, until="refill")
    assert shown(game.preview("snipe 27 >A")) == odds


def test_14_2_a_pinned_carrier_can_be_killed_or_put_to_rout() -> None:
    game = position(
        "nations german british",
        "phase discards",
        "british A 2 b34.pinned",
        "british B 0 b2 b5",
        "german A 0 g1 g3",
        "hand german 27",
    )

    def gone(end: End) -> str:
        return str(end.game.table.lost.get("b34", "unharmed"))

    odds = spread(game, "snipe 27 >A", "end", say=gone, until="refill")
    assert set(odds) == {"kia", "rout", "unharmed"}
    assert shown(game.preview("snipe 27 >A")) == odds


def test_14_32_in_a_mixed_group_the_gun_and_the_men_have_odds_of_their_own() -> None:
    game = position(
        "turn american",
        "phase discards",
        "german A 2 g28 g4",
        "german B 0 g2 g5",
        "american A 0 a1 a3",
        "hand american 27",
        "pile 1 7 8 11 24 26 31 46",
    )
    preview = game.preview("snipe 27 >A")

    def gun(end: End) -> str:
        names = {"commander-killed": "commander-killed", "pinned": "pinned"}
        for event in end.told:
            if event.kind in names and event.facts["man"] == "@man-g28":
                return "commander-killed" if len(_of_gun(end)) > 1 else names[event.kind]
        return "unharmed"

    odds = spread(game, "snipe 27 >A", "end", say=gun, until="refill")
    assert man_odds(preview, "g28") == odds
    assert "commander-killed" not in man_odds(preview, "g4")
    assert sum(shown(preview).values()) == Fraction(1)


def _of_gun(end: End) -> list[str]:
    kinds = ("pinned", "commander-killed")
    return [e.kind for e in end.told if e.kind in kinds and e.facts["man"] == "@man-g28"]


@pytest.mark.parametrize("fitting", ["", " mg", " flame"])
def test_19_3_each_weapon_of_an_afv_has_its_own_odds_of_repair(fitting: str) -> None:
    game = position(
        "german A 2 g37.jams=flame,mg" if fitting else "german A 2 g31.jammed",
        "german B 0 g2 g5",
        "american A 0 a1 a3",
    )
    wanted = f"repair A {'g37' if fitting else 'g31'}{fitting}"
    say = told({"repaired": "repaired", "repair-ruins": "removed", "": "unchanged"})
    assert shown(game.preview(wanted)) == spread(game, wanted, say=say)
