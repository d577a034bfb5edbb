"""Every game, scenario and preset keeps the contract."""

from __future__ import annotations

import json

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import StaleDecision
from caposaldo.kernel.records import make_record, read_record
from caposaldo.kernel.replaying import replay, verify
from caposaldo.kernel.saves import load
from tests.contract.battery import (
    CHECKS,
    Check,
    replaying_the_answers_gives_the_same_game,
    the_same_game,
)
from tests.contract.contests import Contest, contests, kinds, moments, played
from tests.contract.tries import seats

# How many random games of a contest are looked at, and at how many moments each.
LOOKS = {"upfront": (1, 5)}
USUAL = (2, 8)
# What a whole game played again shows at all its moments on the way.
ON_THE_WAY: Check = replaying_the_answers_gives_the_same_game


@pytest.fixture(scope="module", params=contests(), ids=str)
def contest(request: pytest.FixtureRequest) -> Contest:
    """One contest after the other, each with all its tests, so that its games are played once."""
    found: Contest = request.param
    return found


@pytest.mark.parametrize(
    "check", [one for one in CHECKS if one is not ON_THE_WAY], ids=lambda check: check.__name__
)
def test_at_any_question(contest: Contest, check: Check) -> None:
    games, count = LOOKS.get(contest.game, USUAL)
    for seed in range(games):
        bot = stream(seed, check.__name__)
        for game in moments(contest, seed, count):
            check(game, bot)


def test_random_games_played_again_are_the_same_break_no_law_and_end_with_a_result(
    contest: Contest,
) -> None:
    games, count = LOOKS.get(contest.game, USUAL)
    for seed in range(games):
        looked_at = {len(game.answers): game for game in moments(contest, seed, count)}
        again = contest.start(seed)
        for side, notation in played(contest, seed).answers:
            assert again.kind.check(again) is None
            assert again.result() is None
            if (stood := looked_at.pop(len(again.answers), None)) is not None:
                the_same_game(again, stood)
            again.answer(notation, side)
        assert looked_at == {}
        the_same_game(again, played(contest, seed))
        assert again.kind.check(again) is None
        result = again.result()
        assert result is not None
        assert result.winner in (None, *again.kind.seats(again.setup))
        assert result.rule in again.kind.book.rules


def test_after_the_end_nothing_is_asked_answered_or_taken_back(contest: Contest) -> None:
    game = played(contest, 0)
    before = game.save()
    assert game.decision() is None
    for act in (lambda: game.answer(game.answers[-1][1]), game.undo):
        with pytest.raises(StaleDecision):
            act()
    for seat in seats(game):
        refusal = game.why_not(seat, "pass")
        assert refusal is not None
        assert refusal.key == "game-is-over"
        view = game.view(seat)
        assert (view["asked"], view["undo"]) == (None, False)
    assert game.save() == before
    assert load(game.kind, json.loads(json.dumps(before))).save() == before


def test_a_record_through_text_replays_and_verifies(contest: Contest) -> None:
    game = played(contest, 0)
    data = json.loads(
        json.dumps(make_record(game, dict.fromkeys(game.kind.seats(game.setup), "random")))
    )
    record = read_record(game.kind, data)
    assert verify(game.kind, record).save() == game.save()
    half = len(game.answers) // 2
    assert replay(game.kind, record, half).answers == game.answers[:half]


def test_choices_seat_the_sides_they_name() -> None:
    chosen = [contest for contest in contests() if contest.game == "chosen-duel"]
    assert {contest.start(0).kind.seats(contest.start(0).setup) for contest in chosen} == {
        ("north", "south"),
        ("south", "north"),
    }


def test_the_battery_runs_over_every_game_scenario_and_preset() -> None:
    for id, kind in kinds().items():
        found = {contest.scenario for contest in contests() if contest.game == id}
        assert found == set(kind.scenarios)
    assert {contest.preset for contest in contests()} == {"document", "published"}
