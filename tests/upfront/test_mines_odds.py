"""The odds shown for mines equal all the ways the draws can fall (24.3 to 24.5, 37.6)."""

from fractions import Fraction
from typing import Final

import pytest

from caposaldo.kernel.contract import Preview
from caposaldo.library import AnyGame
from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

PILE: Final = "pile 1 2 4 26 21 30 29 41 46 8"
"""Red and black, high and low."""
STOPS: Final = told({"immobilised": "immobilised", "": "unharmed"})
HELD: Final = "scenario C | american A 1 a1 a3 | american B 1 a4 a6 | ground american B 117"
MINE: Final = f"{HELD} | turn american | phase discards | hand american 141"


def position(lines: str, *more: str) -> AnyGame:
    return given(*lines.split(" | "), *more).game


def ids(preview: Preview | None) -> list[str]:
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    return [entry["id"] for entry in men]


def check(game: AnyGame, preview: Preview | None, *lines: str, one: bool = True) -> list[str]:
    """Compare every man's odds with all the draws played out, and the sum with them all."""
    men = ids(preview)
    until = "refill" if lines[-1] in ("end", "redirect >B") else "act"
    harm: dict[str, Fraction] = {}
    for man in men:
        found = spread(game, *lines, say=fate(game, man), until=until)
        assert man_odds(preview, man) == found, man
        for key, chance in found.items():
            harm[key] = harm.get(key, Fraction(0)) + chance * (key != "unharmed")
    if one:
        # One man at most is struck, so that the chances of the men add up.
        harm["unharmed"] = 1 - sum(harm.values(), Fraction(0))
        assert shown(preview) == {key: chance for key, chance in harm.items() if chance}
    return men


# A Minefield played on a group -----------------------------------------------------------------


@pytest.mark.parametrize(
    "target",
    [
        "german A 1 g4 | german B 1 g2",
        "german A 1 g1 g4.pinned g5",
        "german A 1 g1.wounded g4.pinned | german B 1 g5.to=A g6",
        "german A 1 g28.pinned g4",
    ],
)
@pytest.mark.parametrize("pile", [PILE, "pile 21", "pile 21 30"])
def test_24_31_the_odds_of_a_minefield_for_every_man(target: str, pile: str) -> None:
    game = position(f"{MINE} | {target} | ground german A 12>sideways 13>sideways", pile)
    preview = game.preview("mine 141 >A")
    assert preview is not None
    assert preview.rule == "UF 24.31"
    assert [line.data()["value"] for line in preview.modifiers] == [3]
    check(game, preview, "mine 141 >A", "end")


@pytest.mark.parametrize("supplements", ["off", "on"])
def test_24_7_a_man_who_goes_berserk_in_the_minefield_is_lost_without_the_supplements(
    supplements: str,
) -> None:
    game = position(
        "scenario C | nations russian german | turn german | phase discards | hand german 141"
        " | german A 2 g1 g4 | german B 1 g5 g6 | ground german B 117"
        " | russian A 3 r4.pinned r5 | ground russian A 12>forward"
        f" | option supplements {supplements}",
        PILE,
    )
    preview = game.preview("mine 141 >A")
    check(game, preview, "mine 141 >A", "end")
    assert ("berserk" in man_odds(preview, "r4")) is (supplements == "on")


def test_37_6_a_booby_trap_is_no_terrain_and_has_its_odds() -> None:
    lines = (
        "scenario I | nations german russian | turn russian | phase discards | hand russian 141"
        " | russian A 3 r4 r5 | german A 2 g1 g4.pinned | ground german A 12>forward"
    )
    game = position(lines, PILE)
    check(game, game.preview("mine 141 >A"), "mine 141 >A", "end")


def test_24_33_an_afv_in_a_minefield_has_its_own_odds() -> None:
    game = position(f"{MINE} | german A 1 g31 | german B 1 g2 | ground german A 12>forward", PILE)
    preview = game.preview("mine 141 >A")
    assert shown(preview) == spread(game, "mine 141 >A", "end", say=STOPS, until="act")
    assert preview is not None
    assert preview.rule == "UF 24.33"


# A card sent at another group ------------------------------------------------------------------


def redirected(*discards: str) -> AnyGame:
    """Bring the second of two discards to the question where it goes, its group being gone."""
    cards = " ".join(line.split()[1] for line in discards)
    scene = given(
        *HELD.split(" | "),
        "turn american",
        "phase discards",
        f"hand american {cards}",
        "german A 1 g4",
        "german B 1 g1 g2.pinned g6",
        "german C 1 g7 g5",
        "ground german A 12>forward",
        "ground german B 9>forward",
        f"{PILE} 108",
        rig="b6",
    )
    when(scene, *discards, "end")
    return scene.game


@pytest.mark.parametrize("second", ["mine 141 >A", "snipe 28 >A"])
def test_14_5_a_card_sent_at_another_group_has_its_odds(second: str) -> None:
    game = redirected("snipe 27 >A", second)
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "redirect"
    men = check(game, game.preview("redirect >B"), "redirect >B")
    assert men == ["g1", "g2", "g6"]
    assert game.preview("decline") is None


# A Movement card in a Minefield ----------------------------------------------------------------

INSIDE: Final = f"{HELD} | hand german 12"


@pytest.mark.parametrize(
    ("men", "ground"),
    [
        ("german A 1 g4 | german B 1 g2", "141"),
        ("german A 1 g1 g4.wounded g5", "141"),
        ("german A 1 g1 g4 | german B 1 g5.to=A g6", "108"),
        ("german A 1 g1 g4 g5", "141 13>sideways"),
    ],
)
@pytest.mark.parametrize("pile", [PILE, "pile 21 30"])
def test_24_4_the_odds_of_a_step_among_mines(men: str, ground: str, pile: str) -> None:
    game = position(f"{INSIDE} | {men} | ground german A {ground}", pile)
    preview = game.preview("move A 12 sideways")
    assert preview is not None
    assert preview.rule == "UF 24.4"
    check(game, preview, "move A 12 sideways")


def test_24_32_a_step_to_clear_wire_is_a_step_among_mines() -> None:
    game = position(f"{INSIDE} | german A 1 g1 g4 | ground german A 141 105 136", PILE)
    preview = game.preview("clear A 12")
    check(game, preview, "clear A 12")
    assert preview is not None
    assert [line.data()["value"] for line in preview.modifiers] == [3, 1]


def test_24_4_a_card_played_elsewhere_sets_off_nothing() -> None:
    game = position(f"{INSIDE} | german A 1 g1 g4 | ground german A 141 13>sideways 14>sideways")
    assert game.preview("move A 12 forward") is None
    game = position(f"{INSIDE} | german A 1 g1 g4 | ground german A 60")
    assert game.preview("move A 12 forward") is None


def test_24_33_an_afv_that_moves_in_a_minefield_has_its_own_odds() -> None:
    game = position(f"{INSIDE} | german A 1 g31 | german B 1 g2 | ground german A 141", PILE)
    preview = game.preview("move A 12 sideways")
    assert shown(preview) == spread(game, "move A 12 sideways", say=STOPS)


@pytest.mark.parametrize("pile", [PILE, "pile 21 30"])
def test_28_53_an_afv_bogged_in_a_minefield_draws_for_the_mine_first(pile: str) -> None:
    game = position(f"{INSIDE} | german A 1 g31.bogged | german B 1 g2 | ground german A 141", pile)
    preview = game.preview("unbog A 12")
    freed = told({"unbogs free": "success", "": "failure"})
    assert shown(preview) == spread(game, "unbog A 12", say=freed)
    assert man_odds(preview, "g31") == spread(game, "unbog A 12", say=STOPS)


# The way out ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", [PILE, "pile 21 30"])
def test_24_4_the_odds_of_walking_out_for_every_man(pile: str) -> None:
    game = position(
        f"{INSIDE} 55 | german A 1 g1 g4.pinned | ground german A 141 13>sideways", pile
    )
    preview = game.preview("terrain A 55")
    assert preview is not None
    assert preview.rule == "UF 24.4"
    check(game, preview, "terrain A 55", one=False)


def test_24_4_terrain_after_two_movement_cards_meets_no_mine() -> None:
    ground = "ground german A 141 13>sideways 14>sideways"
    game = position(f"{INSIDE} 55 30 | german A 1 g1 g4 | {ground}")
    assert game.preview("terrain A 55") is None
    assert game.preview("open A 30") is None


def test_15_52_a_commissar_hit_by_the_first_mine_steadies_nobody_more() -> None:
    game = position(
        "scenario C | nations russian german | turn russian | german A 1 g1 g4 | hand russian 55"
        " | german B 1 g5 g6 | ground german B 117"
        " | russian A 1 r19 r4 r6 | ground russian A 141 13>sideways",
        PILE,
    )
    check(game, game.preview("terrain A 55"), "terrain A 55", one=False)


def test_24_4_an_afv_that_leaves_for_woods_may_bog_and_may_meet_a_mine() -> None:
    game = position(
        f"{INSIDE} 55 | german A 1 g31 | german B 1 g2 | ground german A 141 13>sideways", PILE
    )
    preview = game.preview("terrain A 55")
    bog = told({"bog-check bogged": "bogged", "": "not-bogged"})
    assert shown(preview) == spread(game, "terrain A 55", say=bog)
    assert man_odds(preview, "g31") == spread(game, "terrain A 55", say=STOPS)


@pytest.mark.parametrize("man", ["g4", "g1"])
def test_24_5_the_man_who_clears_a_path_sees_his_odds(man: str) -> None:
    game = position(f"{INSIDE} | german A 1 g1.wounded g4 | ground german A 141", PILE)
    preview = game.preview(f"sweep A {man}")
    assert man_odds(preview, man) == spread(game, f"sweep A {man}", say=fate(game, man))
