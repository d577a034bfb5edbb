"""What is shown of mirages, false mines, soft sand and surrendered groups is what happens."""

from __future__ import annotations

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given

PILE = "pile 1 3 14 21 30 67"
FIELD = "option battlefield desert-rules"


def position(*lines: str, pile: str = PILE, field: str = FIELD) -> AnyGame:
    return given(field, *lines, pile).game


SEEN = told({"oasis": "found", "mirage": "mirage", "mirage-open": "mirage", "": "nothing"})


@pytest.mark.parametrize("pile", [PILE, "pile 21 30"])
@pytest.mark.parametrize("field", ["desert-rules", "desert"])
def test_52_16_the_odds_of_an_oasis(field: str, pile: str) -> None:
    game = position(
        "german A 1 g1 g4",
        "ground german A 12>forward",
        "american A 1 a1 a3",
        "hand german 55",
        pile=pile,
        field=f"option battlefield {field}",
    )
    assert shown(game.preview("terrain A 55")) == spread(game, "terrain A 55", say=SEEN)


@pytest.mark.parametrize("pile", [PILE, "pile 21 30"])
def test_52_16_the_odds_of_an_afv_that_tries_an_oasis(pile: str) -> None:
    game = position(
        "german A 1 g31",
        "ground german A 12>forward",
        "german B 1 g1 g4",
        "american A 1 a1 a3",
        "hand german 55",
        pile=pile,
    )
    say = told({"mirage": "mirage", "bog-check bogged": "bogged", "": "not-bogged"})
    assert shown(game.preview("terrain A 55")) == spread(game, "terrain A 55", say=say)


def test_52_16_the_odds_of_terrain_laid_before_play() -> None:
    game = position(
        "phase first-terrain", "german A 1 g1 g4", "american A 1 a1 a3", "hand german 55"
    )
    for where in ("A", ">A"):
        found = shown(game.preview(f"lay 55 {where}"))
        assert found == spread(game, f"lay 55 {where}", say=SEEN, until="lay-terrain")


IMPOSED = (
    "turn american",
    "phase refill",
    "german A 1 g1 g4.pinned g5",
    "german B 1 g6",
    "mark german A imposed",
    "american A 1 a1 a3",
)


def asked(*lines: str, pile: str = PILE) -> AnyGame:
    game = position(*IMPOSED, *lines, pile=pile)
    game.answer("stay")
    return game


def test_52_16_the_odds_of_an_oasis_of_the_enemys() -> None:
    game = asked("ground german A 12>forward 55")
    assert shown(game.preview("accept")) == spread(game, "accept", say=SEEN)


@pytest.mark.parametrize("pile", [PILE, "pile 1 3 21"])
def test_52_11_the_odds_of_mines_and_what_they_do_to_every_man(pile: str) -> None:
    game = asked("ground german A 12>forward 141", pile=pile)
    preview = game.preview("accept")
    say = told({"mines-real": "mines", "mines-false": "no-mines", "": "nothing"})
    assert shown(preview) == spread(game, "accept", say=say)
    assert preview is not None
    assert [line.data()["value"] for line in preview.modifiers] == [3]
    for man in ("g1", "g4", "g5"):
        assert man_odds(preview, man) == spread(game, "accept", say=fate(game, man))


def test_52_11_the_enemy_sees_the_same_odds_before_he_lays_it() -> None:
    game = position(
        "turn american",
        "phase discards",
        "german A 1 g1 g4",
        "german B 1 g6",
        "ground german A 12>forward",
        "american A 1 a1 a3",
        "hand american 141",
    )
    say = told({"mines-real": "mines", "": "no-mines"})
    preview = game.preview("mine 141 >A")
    lines = ("mine 141 >A", "end", "stay", "accept")
    assert shown(preview) == spread(game, *lines, say=say)
    assert man_odds(preview, "g4") == spread(game, *lines, say=fate(game, "g4"))


@pytest.mark.parametrize("pile", [PILE, "pile 1 3 21"])
def test_52_15_the_odds_of_two_guns_in_soft_sand(pile: str) -> None:
    game = position(
        "german A 1 g28 g29 g4",
        "german B 1 g6",
        "ground german A 12>sideways 13>forward",
        "american A 1 a1 a3",
        "hand german 73",
        pile=pile,
    )
    preview = game.preview("terrain A 73")
    assert shown(preview) == man_odds(preview, "g28")
    for man in ("g28", "g29"):
        found = spread(game, "terrain A 73", say=fate(game, man))
        assert man_odds(preview, man)["pinned"] == found["pinned"]


def test_52_15_the_odds_of_a_gun_that_moves_in_soft_sand() -> None:
    game = position(
        "german A 1 g28 g4",
        "german B 1 g6",
        "ground german A 73",
        "american A 1 a1 a3",
        "hand german 12",
    )
    say = told({"nerve passed": "passes", "": "pinned"})
    wanted = "move A 12 sideways"
    assert shown(game.preview(wanted)) == spread(game, wanted, say=say)


@pytest.mark.parametrize("pile", [PILE, "pile 3 21 7"])
def test_52_15_the_odds_of_guns_that_exchange_letters_in_soft_sand(pile: str) -> None:
    game = position(
        "german A 1 g28 g4",
        "german B 1 g29 g6",
        "ground german A 73",
        "ground german B 90",
        "american A 1 a1 a3",
        "hand german 12 13",
        pile=pile,
    )
    wanted = "exchange A:12 B:13"
    preview = game.preview(wanted)
    assert shown(preview) == man_odds(preview, "g28")
    for man in ("g28", "g29"):
        found = spread(game, wanted, say=fate(game, man))
        assert man_odds(preview, man)["pinned"] == found["pinned"]


@pytest.mark.parametrize("card", ["", " 12"])
def test_50_41_the_odds_of_who_goes_for_a_group_in_surrender(card: str) -> None:
    game = given(
        "nations british italian",
        "british A 3 b1 b2 b3",
        "ground british A 64",
        "italian A 2 i1.pinned i3.pinned i4.pinned",
        "mark italian A surrendered",
        "italian B 0 i5",
        "hand british 12",
        PILE,
    ).game
    game.answer("infiltrate A")
    preview = game.preview(f"try b2 >A{card}")
    say = told({"group-captured": "infiltrates", "": "fails"})
    found = spread(game, f"try b2 >A{card}", "go", say=say)
    assert shown(preview) == found
    assert preview is not None
    assert preview.detail["column"] == 1
    assert preview.detail["captures"] == ["i1", "i3", "i4"]
