"""The previews of the terminal name every man or vehicle with what may become of him."""

import pytest

from caposaldo import library
from caposaldo.terminal.prose import Prose


def told(lang: str, position: str, *actions: str) -> list[str]:
    """Return the lines of the preview of the last action, after the others have been played."""
    game = library.from_position("upfront", position)
    *before, wanted = actions
    for one in before:
        game.answer(one)
    found = game.preview(wanted)
    assert found is not None
    prose = Prose("upfront", lang)
    return prose.preview(wanted, found, final=False, full=False).plain.splitlines()


SHOT = """
nations german american
german A 3 g1 g5
american A 2 a3 a5.pinned
hand german 66
"""


@pytest.mark.parametrize(
    ("lang", "standing", "lying"),
    [
        (
            "en",
            "Mahoney: 16.8 % pinned",
            "Underhill: 7.5 % killed (KIA), 8.7 % rout, 0.6 % wounded",
        ),
        ("it", "Mahoney: 16,8 % inchiodato", "Underhill: 7,5 % KIA, 8,7 % rotta, 0,6 % ferito"),
    ],
)
def test_an_attack_tells_the_odds_of_each_man(lang: str, standing: str, lying: str) -> None:
    lines = told(lang, SHOT, "fire A>A; with 66", "shoot")
    assert standing in lines
    assert lying in lines


def test_an_attack_tells_firepower_and_strength_and_a_duel_its_sum() -> None:
    assert "Firepower 8, 1 needed, strength 1" in told("en", SHOT, "fire A>A; with 66", "shoot")
    position = STORM.replace("j4 j6", "j4").replace("b4 b6", "b4")
    assert "Sum 10" in told("en", position, "storm A", "decline")
    assert "Somma 10" in told("it", position, "storm A", "decline")


def test_an_answer_is_named_by_what_it_means_in_its_question() -> None:
    prose = Prose("upfront", "en")
    assert prose.label("decline") == "Let it be"
    assert prose.label("decline", "react") == "Let it be"
    assert prose.label("decline", "prepare-combat") == "Fight as it is"


STORM = """
nations japanese british
japanese A 3 j4 j6
mark japanese A charge:british-A
british A 2 b4 b6
british D 0 b1
"""


def test_45_422_a_storm_tells_every_duel_and_whom_one_may_meet() -> None:
    lines = told("en", STORM, "storm A")
    assert any(line.startswith("Kinoshita: 6") and "loses" in line for line in lines)
    assert any(line.startswith("  5") and line.endswith(" Ibbotson") for line in lines)
    assert any(line.startswith("each man by himself") for line in lines)


def test_20_7_a_duel_tells_what_the_enemy_brings() -> None:
    position = STORM.replace("j4 j6", "j4").replace("b4 b6", "b4")
    lines = told("en", position, "storm A", "decline")
    assert "Against it: Morale +3, rifle (R) +5" in lines


def test_48_2_random_reinforcements_are_named_by_number() -> None:
    lines = told(
        "en",
        "scenario V\nturn american\nnote calls-american:1\ngerman A 2 g3\namerican A 1 a4 a1",
        "muster",
    )
    assert any(line.startswith("black 6: M4 Sherman") for line in lines)
    assert "black 0: a sniper" in lines
    assert "black 1: Pruitt, Zielinski" in lines


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("hand japanese 12", "Rallied: Takeuchi and Kinoshita."),
        ("", "Nobody is rallied."),
    ],
)
def test_45_41_a_charge_tells_who_gets_up_and_what_is_left(hand: str, line: str) -> None:
    pinned = ".pinned" if hand else ""
    position = f"""
nations japanese british
japanese A 1 j1{pinned} j4{pinned} j16 j22
british A 0 b1 b4
hand japanese 12
"""
    lines = told("en", position, "banzai A>A 12")
    assert line in lines
    assert any(one.startswith("Stays behind: ") for one in lines)


def test_45_422_where_the_deck_may_end_a_duel_has_no_odds_and_says_why() -> None:
    storm = """
nations japanese british
japanese A 3 j9
mark japanese A charge:british-A
british A 2 b4
british D 0 b1
pile 1
"""
    lines = told("en", storm, "storm A")
    assert Prose("upfront", "en").words.term("man-j9", "upfront") in lines
    assert "the deck may end before it, so there are no odds" in lines


def test_48_31_a_reinforcement_of_ones_choice_is_told_by_his_card() -> None:
    position = "scenario V\nturn american\nnote calls-american:1\ngerman A 2 g3\namerican A 1 a4 a1"
    game = library.from_position("upfront", position, rig=("b3",))
    game.answer("muster")
    found = game.preview("recruit a10")
    assert found is not None
    assert (found.odds, found.reveals, found.rule) == ([], "", "UF 48.31")
    lines = Prose("upfront", "en").preview("recruit a10", found, final=False, full=False).plain
    assert "semi-automatic rifle (SAR): Morale 1, Panic 2, FP 0 1 1 2 2 3 at RR 0 to 5." in lines
