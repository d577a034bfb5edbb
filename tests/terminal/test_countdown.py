"""The minute of a game with the clock, as the terminal measures and shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from caposaldo import library
from caposaldo.kernel.errors import IllegalAction
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.countdown import as_time
from caposaldo.terminal.screens import Curtain
from caposaldo.terminal.sitting import Sitting, sit_down
from tests.terminal.tables import drive, settle, words

POSITION = """
option clock minute
german A 1 g1 g4
german B 1 g2 g5
american A 1 a1 a4
hand german 33 34 35
hand american 36 37 38 39
"""


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def seated(against: str = "human", position: str = POSITION) -> Sitting:
    game = library.from_position("upfront", position)
    return sit_down(game, side="german", against=against, seed=7)


def test_the_time_left_is_shown_warned_of_and_called(tmp_path: Path) -> None:
    sitting, hand = seated(), Hand()

    def look(app: TableApp, seconds: float) -> str:
        hand.time += seconds
        app.tick()
        return words(app, "top")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "1:00 left" in look(app, 0)
        assert "0:16 left" in look(app, 44.5)
        assert words(app, "message") == ""
        assert "0:15 left" in look(app, 0.5)
        assert "15 seconds" in words(app, "message")
        app.say("ui-error-nothing-to-undo")
        look(app, 1)
        assert "15 seconds" not in words(app, "message")
        assert [notation for _, notation in sitting.game.answers] == []
        look(app, 14)
        assert sitting.game.answers == [("german", "time-up")]
        assert "minute is over" in words(app, "message")
        assert "left" not in look(app, 5)

    drive(sitting, tmp_path, steps, now=hand)


def test_nobody_is_timed_behind_the_curtain(tmp_path: Path) -> None:
    sitting, hand = seated(), Hand()

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        sitting.take("done; end")
        sitting.take("stay")
        app.go_on()
        await settle(app, pilot)
        assert isinstance(app.screen, Curtain)
        app.tick()
        hand.time += 100
        app.tick()
        await pilot.press("enter")
        await settle(app, pilot)
        app.tick()
        assert "1:00 left" in words(app, "top")
        hand.time += 60
        app.tick()
        assert sitting.game.answers[-1] == ("american", "time-up")

    drive(sitting, tmp_path, steps, now=hand)


def test_the_clock_may_tick_after_the_screen_is_gone(tmp_path: Path) -> None:
    sitting, hand = seated(), Hand()

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        app.tick()

    app = drive(sitting, tmp_path, steps, now=hand)
    assert not app.table.standing
    hand.time += 100
    app.tick()
    assert sitting.game.answers == []


def test_only_the_clock_calls_time_and_only_a_persons() -> None:
    sitting = seated()
    with pytest.raises(IllegalAction, match="clock only"):
        sitting.take("time-up")
    refusal = sitting.why_not("time-up")
    assert refusal is not None
    assert refusal.key == "clock-only"
    sitting.standing["german"]["discard"] = "time-up"
    sitting.take("done")
    assert sitting.asked == "german"
    assert [notation for _, notation in sitting.game.answers] == ["done"]
    american = sit_down(sitting.game, side="american", against="random", seed=1)
    assert american.timing is None
    assert not american.call_time()


def test_time_is_not_called_within_an_action(tmp_path: Path) -> None:
    sitting = seated()
    sitting.take("reorder A")
    assert sitting.timing is not None
    assert not sitting.call_time()
    sitting.take("keep")
    assert sitting.call_time()


def test_a_game_without_the_clock_shows_none(tmp_path: Path) -> None:
    sitting = seated(position=POSITION.replace("option clock minute", ""))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert app._ticking is None
        assert "left" not in words(app, "top")
        app.tick()
        assert "left" not in words(app, "top")

    drive(sitting, tmp_path, steps)


@pytest.mark.parametrize(
    ("seconds", "written"), [(60, "1:00"), (59.1, "1:00"), (59, "0:59"), (0.2, "0:01"), (0, "0:00")]
)
def test_a_second_begun_is_shown_whole(seconds: float, written: str) -> None:
    assert as_time(seconds) == written
