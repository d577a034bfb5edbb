"""Haste, delay and rank: more blunders of Up Front that the regular never makes."""

import pytest

from tests.players.upfront_positions import NEVER, best, judged, one, ranked, set_down

FOES = "american A 1 a3 a4 a5 a7"


# The defender who must not be reached --------------------------------------------------------

DEFENCE = (
    "scenario D",
    "german A 2 g3 g4 g5 g6 g7",
    "german B 0 g8 g9",
    "ground german A 64",
    "american B 0 a7 a8 a9",
    "turn american",
)


def test_a_defender_does_not_go_to_meet_those_who_win_by_being_near() -> None:
    found = ranked(*DEFENCE, "american A 0 a3 a4 a6", "hand american 12 55")
    for group in "AB":
        assert one(found, f"move {group} 12 forward").score < 0, group


def test_a_defender_in_the_open_keeps_what_brings_him_into_cover() -> None:
    found = ranked(*DEFENCE, "american A 0 a3 a4 a6", "hand american 12 55 122", "phase discards")
    assert found[0].notation == "discard 122"
    assert one(found, "discard 12").score <= 0
    assert one(found, "discard 55").score <= 0


def test_a_defender_on_the_move_takes_cover_before_he_looks_for_cards() -> None:
    moving = ("american A 0 a3 a4 a6", "ground american A 12>sideways")
    assert best(*DEFENCE, *moving, "hand american 30 50 65 101 121") == "terrain A 121"


# Time ----------------------------------------------------------------------------------------


def test_an_attacker_does_not_dig_when_time_is_running_out() -> None:
    lines = ("scenario D", "german A 0 g3 g4 g5 g6", "german B 0 g8 g9", FOES)
    early = one(ranked(*lines), "dig A")
    late = one(ranked(*lines, "deck 3"), "dig A")
    assert early.score > late.score
    assert late.reason == "no-time-to-dig"


# Leaders and transfers -----------------------------------------------------------------------


def test_the_group_without_the_leader_goes_first() -> None:
    lines = ("german A 1 g1 g4 g5 g6", "german B 1 g7 g8 g9 g10", "ground german A 55")
    foes = ("ground german B 64", "american A 1 a3 a4 a5", "american B 1 a7 a8 a9")
    found = ranked(*lines, *foes, "hand german 12 82")
    assert one(found, "move B 12 forward").score > one(found, "move A 12 forward").score


def test_the_fourth_man_joins_those_who_hold_the_goal() -> None:
    lines = ("german A 4 g4 g6 g10", "ground german A 55", "german B 4 g1 g9")
    foes = ("american A 0 a4 a5", "american B 0 a7 a8")
    assert best(*lines, *foes, "hand german 12") == "transfer B>A"
    assert best(*lines, *foes, "hand german 12", then=("transfer B>A",)) == "send g9 12"


def test_a_leader_is_not_sent_to_another_group() -> None:
    lines = ("german A 1 g4 g6 g10", "ground german A 55", "german B 1 g1 g9")
    foes = ("american A 1 a4 a5", "american B 1 a7 a8")
    found = ranked(*lines, *foes, "hand german 12", then=("transfer B>A",))
    assert one(found, "send g1 12").score <= NEVER


# Ordnance ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ground", ["", "55", "12>forward", "132"])
def test_the_chance_to_hit_shown_is_that_of_the_shot(ground: str) -> None:
    lines = ["scenario D", "german A 1 g25 g4.assists=g25 g6", "american A 1 a4 a5 a6 a7"]
    lines += [f"ground american A {ground}"] if ground else []
    game = set_down(*lines, "hand german 149")
    preview = game.preview("shell A>A g25 149")
    assert preview is not None
    hit = next(outcome for outcome in preview.odds if outcome.key == "hit")
    adviser = one(judged(game), "shell A>A g25 149")
    assert adviser.facts["chance"] == round(100 * hit.chances / hit.of)
