"""The regular player and groups in surrender, gambles and false mines of the desert."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.kernel.contract import Candidate
from tests.players.upfront_positions import NEVER, one
from tests.upfront.scenes import given

FOES = ("british A 3 b1 b2 b3 b4", "british B 1 b5 b6 b7")
GIVEN_UP = ("italian A 2 i1.pinned i3.pinned i4.pinned", "mark italian A surrendered")
OTHERS = "italian B 1 i5 i6 i7"


def ranked(*lines: str) -> list[Candidate]:
    return judged(given(*lines).game)


def judged(game: library.AnyGame) -> list[Candidate]:
    asked = game.decision()
    assert asked is not None
    adviser = game.kind.adviser(game.setup.scenario, game.setup.readings)
    assert adviser is not None
    offered = [option.notation for option in asked.options]
    return list(adviser.rank(game.view(asked.seat), offered))


# Groups in surrender ---------------------------------------------------------------------------


def test_nobody_fires_at_a_group_that_can_be_taken_prisoner() -> None:
    found = ranked("nations british italian", *FOES, *GIVEN_UP, OTHERS, "hand british 66 85")
    for group in "AB":
        spared = one(found, f"fire {group}>A")
        assert (spared.score, spared.reason) == (NEVER, "spare-them")
    assert one(found, "fire B>B").reason != "spare-them"
    assert found[0].notation == "infiltrate A"


def test_far_away_fire_at_it_is_worth_less_than_at_men_who_fight() -> None:
    foes = ("british A 1 b1 b2 b3 b4",)
    men = "italian A 1 i1.pinned i3.pinned i4.pinned"
    plain = ranked("nations british italian", *foes, men, OTHERS, "hand british 66")
    marked = ranked("nations british italian", *foes, men, GIVEN_UP[1], OTHERS, "hand british 66")
    assert NEVER < one(marked, "fire A>A").score < one(plain, "fire A>A").score


def test_no_sniper_is_sent_at_prisoners_to_be() -> None:
    lines = ("nations british italian", "phase discards", *FOES, OTHERS, "hand british 27")
    assert one(ranked(*lines, *GIVEN_UP), "snipe 27 >A").score < 0
    assert one(ranked(*lines, GIVEN_UP[0]), "snipe 27 >A").score > 0


def test_men_are_named_for_the_capture_and_no_card_is_wasted_on_it() -> None:
    game = given("nations british italian", *FOES, *GIVEN_UP, OTHERS, "hand british 12").game
    game.answer("infiltrate A")
    found = judged(game)
    assert found[0].notation.startswith("try ")
    assert found[0].notation.endswith(">A")
    assert one(found, "try b2 >A").score > one(found, "try b2 >A 12").score > 0


def test_it_relieves_its_own_group_before_anything_else() -> None:
    lines = (
        "nations italian british",
        "italian A 2 i3.pinned i4.pinned i5.pinned",
        "mark italian A surrendered",
        "italian B 2 i1 i6 i7",
        "ground italian B 58",
        "british A 0 b1 b2",
        "hand italian 1 2",
    )
    found = ranked(*lines)
    relief = one(found, "transfer B>A")
    assert relief.score > 0
    assert found[0] is relief
    without = one(ranked(*[line for line in lines if "mark" not in line]), "transfer B>A")
    assert without.score < relief.score


def test_one_man_is_enough_for_the_relief() -> None:
    game = given(
        "nations italian british",
        "italian A 2 i3.pinned i4.pinned i5.pinned",
        "mark italian A surrendered",
        "italian B 2 i1 i6 i7.to=A",
        "ground italian B 58",
        "british A 0 b1 b2",
        "hand italian 1 2",
    ).game
    assert one(judged(game), "transfer B>A").score < 0


# The desert ------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["desert-rules", "desert"])
def test_a_gamble_on_an_oasis_is_judged_by_its_chances(field: str) -> None:
    lines = (
        "nations german american",
        "german A 2 g1 g4 g5 g6",
        "ground german A 12>forward",
        "american A 2 a3 a4 a5 a6",
        "hand german 67",
    )
    wanted = "terrain A 67"
    desert = (f"option battlefield {field}", *lines)
    sure, lost = ranked(*desert, "pile 1 2 3"), ranked(*desert, "pile 14 15 16")
    assert one(sure, wanted).score > 0 >= one(lost, wanted).score
    assert one(ranked(*lines, "pile 14 15 16"), wanted).score > 0


def test_a_false_minefield_is_thrown_for_less_and_accepted_only_for_good_reason() -> None:
    lines = (
        "scenario C",
        "nations german american",
        "turn american",
        "phase discards",
        "german A 1 g1 g4 g5",
        "ground german A 12>forward",
        "american A 1 a3 a4 a5",
        "hand american 141",
    )
    plain = one(ranked(*lines), "mine 141 >A").score
    desert = ranked("option battlefield desert-rules", *lines)
    assert 0 < one(desert, "mine 141 >A").score < plain


def test_the_owner_weighs_mines_against_his_lost_step() -> None:
    game = given(
        "option battlefield desert-rules",
        "nations german american",
        "turn american",
        "phase refill",
        "german A 1 g1 g4 g5",
        "ground german A 12>sideways 141",
        "mark german A imposed",
        "american A 1 a3 a4 a5",
    ).game
    game.answer("stay")
    found = judged(game)
    assert found[0].notation == "reject"


@pytest.mark.parametrize(("field", "digs"), [("plain", "3"), ("desert-rules", "9")])
def test_digging_is_judged_by_the_number_it_takes(field: str, digs: str) -> None:
    lines = (
        f"option battlefield {field}",
        "nations german american",
        "german A 1 g1 g4 g5",
        "ground german A 60",
        "american A 1 a3 a4 a5",
    )
    good = one(ranked(*lines, f"pile {digs} 7"), "dig A").score
    bad = one(ranked(*lines, "pile 8 7"), "dig A").score
    assert good > bad
