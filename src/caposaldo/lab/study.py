"""What many games have shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from caposaldo.lab.chances import elo, mean_interval, wilson


@dataclass(frozen=True)
class Row:
    """One game: who sat where, who won and why, how long it took."""

    number: int
    seed: int
    levels: Mapping[str, str]
    winner: str
    by: str
    reason: str
    turns: int
    answers: int

    def data(self) -> dict[str, object]:
        """Return the row as flat data, a column for each side."""
        return {
            "number": self.number,
            "seed": self.seed,
            **self.levels,
            "winner": self.winner,
            "by": self.by,
            "reason": self.reason,
            "turns": self.turns,
            "answers": self.answers,
        }


@dataclass(frozen=True)
class Study:
    """The games of one simulation and what follows from them."""

    game: str
    scenario: str
    sides: tuple[str, ...]
    players: tuple[str, str]
    readings: Mapping[str, str]
    seed: int
    rows: tuple[Row, ...]

    @property
    def paired(self) -> bool:
        """Whether every seed was played twice, sides swapped."""
        return self.players[0] != self.players[1]

    def data(self) -> dict[str, object]:
        """Return the study without its rows, JSON-ready: shares with their 95 % intervals."""
        found: dict[str, object] = {
            "game": self.game,
            "scenario": self.scenario,
            "players": list(self.players),
            "readings": dict(self.readings),
            "seed": self.seed,
            "games": len(self.rows),
            "sides": [self.side(side) for side in self.sides],
            "reasons": self.reasons(),
            "turns": self._mean([row.turns for row in self.rows]),
            "answers": self._mean([row.answers for row in self.rows]),
        }
        if self.paired:
            found["match"] = self.match()
        return found

    def side(self, side: str) -> dict[str, object]:
        """Return how often a side won, and with paired players how often each won with it."""
        wins = len([row for row in self.rows if row.winner == side])
        low, high = wilson(wins, len(self.rows))
        found: dict[str, object] = {
            "side": side,
            "wins": wins,
            "share": wins / len(self.rows),
            "low": low,
            "high": high,
        }
        if self.paired:
            found["as"] = {level: self.share_of(level, side) for level in self.players}
        return found

    def share_of(self, level: str, side: str) -> float:
        """Return the share of its games on one side that a player won."""
        played = [row for row in self.rows if row.levels[side] == level]
        return len([row for row in played if row.winner == side]) / max(len(played), 1)

    def match(self) -> dict[str, object]:
        """Return the score of the first player, with an interval from the means of the pairs."""
        scores = [1.0 if row.by == "a" else 0.5 if row.by == "" else 0.0 for row in self.rows]
        pairs = [(scores[i] + scores[i + 1]) / 2 for i in range(0, len(scores) - 1, 2)]
        low, high = mean_interval(pairs)
        score = sum(scores) / len(scores)
        return {
            "player": self.players[0],
            "against": self.players[1],
            "pairs": len(pairs),
            "score": score,
            "low": low,
            "high": high,
            "elo": elo(score),
        }

    def reasons(self) -> list[dict[str, object]]:
        """Return how the games ended, the commonest end first."""
        ends = Counter((row.winner, row.reason) for row in self.rows)
        ordered = sorted(ends.items(), key=lambda end: (-end[1], end[0]))
        return [
            {"winner": winner, "reason": reason, "games": games}
            for (winner, reason), games in ordered
        ]

    @staticmethod
    def _mean(values: list[int]) -> float:
        return sum(values) / max(len(values), 1)
