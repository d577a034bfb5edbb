"""Every game, scenario and preset keeps the contract."""

from __future__ import annotations

import json

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import StaleDecision
from caposaldo.kernel.records import make_record, read_record, replay, verify
from caposaldo.kernel.saves import load
from tests.contract.battery import CHECKS, Check
from tests.contract.contests import Contest, contests, kinds, moments, played
from tests.contract.tries import seats

every_contest = pytest.mark.parametrize("contest", contests(), ids=str)
# How many random games of a contest are looked at, and at how many moments each.
LOOKS = {"upfront": (1, 5)}
USUAL = (2, 8)


@every_contest
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_at_any_question(contest: Contest, check: Check) -> None:
    games, count = LOOKS.get(contest.game, USUAL)
    for seed in range(games):
        bot = stream(seed, check.__name__)
        for game in moments(contest, seed, count):
            check(game, bot)


@every_contest
def test_random_games_end_with_a_result_and_break_no_law_on_the_way(contest: Contest) -> None:
    for seed in range(LOOKS.get(contest.game, USUAL)[0]):
        game = contest.start(seed)
        for notation in played(contest, seed):
            assert game.kind.check(game) is None
            assert game.result() is None
            game.answer(notation)
        assert game.kind.check(game) is None
        result = game.result()
        assert result is not None
        assert result.winner in (None, *game.kind.seats(game.setup))
        assert result.rule in game.kind.book.rules


@every_contest
def test_after_the_end_nothing_is_asked_answered_or_taken_back(contest: Contest) -> None:
    game = contest.start(0)
    for notation in played(contest, 0):
        game.answer(notation)
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


@every_contest
def test_a_record_through_text_replays_and_verifies(contest: Contest) -> None:
    game = contest.start(0)
    for notation in played(contest, 0):
        game.answer(notation)
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
