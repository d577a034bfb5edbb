"""One game between two computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR, GameKind, Setup
from caposaldo.lab.study import Row
from caposaldo.players import Player, make, seats_of

LONGEST: Final = 100_000  # answers; no game is near it


class Fixture:
    """What all games of a study have in common; it travels to the worker processes."""

    def __init__(
        self, game: str, scenario: str, players: tuple[str, str], readings: Mapping[str, str]
    ) -> None:
        self.game: Final = game
        self.scenario: Final = scenario
        self.players: Final = players
        self.readings: Final = dict(readings)

    @property
    def paired(self) -> bool:
        """Whether every seed is played twice, sides swapped."""
        return self.players[0] != self.players[1]

    def seats(self, number: int) -> tuple[int, int]:
        """Say which of the two players has the first seat of a game, and which the other."""
        return (1, 0) if self.paired and number % 2 else (0, 1)

    def seed(self, number: int, first: int) -> int:
        """Return the seed of a game; both games of a pair have the same."""
        return first + (number // 2 if self.paired else number)


def play_match(fixture: Fixture, number: int, first_seed: int) -> Row:
    """Play one game of a study and return its row."""
    kind = library.game(fixture.game)
    seed = fixture.seed(number, first_seed)
    seats = fixture.seats(number)
    game = library.start(fixture.game, fixture.scenario, fixture.readings, seed)
    sides = seats_of(kind, game.setup)
    levels = {side: fixture.players[seat] for side, seat in zip(sides, seats, strict=True)}
    made = {level: _player(level, kind, game.setup) for level in levels.values()}
    chances = {side: stream(seed, f"player:{side}") for side in sides}
    while (asked := game.decision()) is not None and len(game.answers) < LONGEST:
        seat = asked.seat
        options = [option.notation for option in asked.options]
        player = made[levels[seat]]
        view = {} if player.blind else game.view(seat)
        choice = player.choose(view, options, chances[seat])
        game.answer(choice.notation, seat)
    result = game.result()
    assert result is not None, "a game must end"
    winner = "" if result.winner is None else result.winner
    by = {side: "ab"[seat] for side, seat in zip(sides, seats, strict=True)}
    return Row(
        number,
        seed,
        levels,
        winner,
        by.get(winner, ""),
        result.reason,
        _turn(game),
        len(game.answers),
    )


_players: Final[dict[tuple[object, ...], Player]] = {}


def _player(level: str, kind: GameKind[Any], setup: Setup) -> Player:
    key = (level, kind.id, setup.scenario, *sorted(setup.readings.items()))
    if key not in _players:
        _players[key] = make(level, kind, setup.scenario, setup.readings)
    return _players[key]


def _turn(game: library.AnyGame) -> int:
    table = game.view(SPECTATOR)["table"]
    turn = table.get("turn", 0) if isinstance(table, dict) else 0
    number = turn.get("number", 0) if isinstance(turn, dict) else turn
    return number if isinstance(number, int) else 0
