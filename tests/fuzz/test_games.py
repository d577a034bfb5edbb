"""Long random play: the whole battery at random moments of many games."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from tests.contract.contests import choose
from tests.fuzz import roam
from tests.fuzz.roam import by_verb, play_and_look, read_crash, started, write_crash
from tests.fuzz.run import pairs, play


@pytest.mark.parametrize(("id", "scenario"), pairs())
def test_random_games_keep_the_contract(id: str, scenario: str, tmp_path: Path) -> None:
    play_and_look(library.game(id), scenario, len(scenario) + 1_000, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_games_are_played_with_many_sides_and_readings() -> None:
    kind = library.game("upfront")
    setups = [started(kind, "A", seed).setup for seed in range(40)]
    assert {kind.seats(setup)[0] for setup in setups} == set(kind.choices("A")["side-1"])
    for id, reading in kind.readings.items():
        assert {setup.readings[id] for setup in setups} == set(reading.values)


def test_a_watched_game_is_compared_with_its_twins_at_every_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[int] = []
    monkeypatch.setattr(roam, "twins_look_alike", lambda game, _: seen.append(len(game.answers)))
    monkeypatch.setattr(roam, "look", lambda *_: None)
    game = play_and_look(library.game("mortain"), "postcard", roam.WATCHED_ONE_IN)
    assert seen == list(range(len(game.answers)))


def test_a_game_that_goes_wrong_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise ValueError("the deck is on fire")

    monkeypatch.setattr(roam, "look", wrong)
    monkeypatch.setattr(roam, "write_crash", lambda *_: None)
    played = play(1)
    assert played.outcome == "failed"
    assert "the deck is on fire" in played.failure


@pytest.mark.parametrize("id", ["mortain", "upfront"])
def test_a_crash_leaves_a_file_that_leads_back_to_it(id: str, tmp_path: Path) -> None:
    kind = library.game(id)
    game, bot = started(kind, next(iter(kind.scenarios)), 3), stream(3, "bot")
    for pick in (choose, by_verb):
        game.answer(pick(game, bot))
    file = write_crash(3, game, tmp_path)
    assert read_crash(kind, file).save() == game.save()
