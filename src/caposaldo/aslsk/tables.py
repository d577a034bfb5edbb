"""The tables of the game with their look-ups (5.9, 3.8b, M1).

Movement factors are counted in halves, since grain costs one and a half (B3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.firetable import FireTable, Residual

MF: Final[int] = 2
"""One movement factor."""


class Odds:
    """The close combat table (3.8b, A5)."""

    __slots__ = ("_ratios", "kill", "names")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.names: Final[tuple[str, ...]] = tuple(data["odds"])
        self.kill: Final[tuple[int, ...]] = tuple(data["kill"])
        # The outermost columns are "below" and "above" and have no ratio of their own.
        self._ratios: Final[tuple[tuple[int, int], ...]] = tuple(
            [_ratio(name) for name in self.names[1:-1]]
        )

    def column_for(self, attack: int, defence: int) -> int:
        """Return the highest column not above a ratio of firepower, in whatever unit (A5)."""
        found = 0
        for first, second in self._ratios:
            if attack * second < first * defence:
                return found
            found += 1
        first, second = self._ratios[-1]
        return found + 1 if attack * second > first * defence else found

    def kill_number(self, attack: int, defence: int) -> int:
        """Return the number below which a final DR eliminates, at a ratio of firepower."""
        return self.kill[self.column_for(attack, defence)]

    def poor(self, column: int) -> bool:
        """Tell whether the odds are below 1-1, which helps a promotion (5.9, X10)."""
        return column < self.names.index("1-1")


@dataclass(frozen=True)
class Promotion:
    """The field promotion table (5.9); a nation's own drm stands with its counters."""

    up_to: tuple[int, ...]
    leaders: tuple[str, ...]
    high_morale: int
    high_morale_drm: int
    low_morale: int
    low_morale_drm: int
    broken_drm: int
    poor_odds_drm: int

    def leader(self, final: int) -> str | None:
        """Return the leader a final dr makes, or None."""
        for limit, name in zip(self.up_to, self.leaders, strict=True):
            if final <= limit:
                return name
        return None

    def morale_drm(self, morale: int) -> int:
        """Return the drm for the morale the unit has at that moment (R3)."""
        if morale >= self.high_morale:
            return self.high_morale_drm
        return self.low_morale_drm if morale <= self.low_morale else 0


@dataclass(frozen=True)
class Allowance:
    """The movement allowances of one kind of unit, in halves (M1)."""

    alone: int
    with_leader: int
    double_time: int
    double_time_with_leader: int

    def of(self, led: bool, double_time: bool) -> int:
        """Return the allowance of a unit that is led or not, and runs or not."""
        if double_time:
            return self.double_time_with_leader if led else self.double_time
        return self.with_leader if led else self.alone


@dataclass(frozen=True)
class Terrain:
    """What a kind of terrain does, in season (B3); its cost is in halves."""

    id: str
    tem: int
    cost: int
    hindrance: int
    obstacle: bool
    open_ground: bool
    shelter: bool


@dataclass(frozen=True)
class Portage:
    """How many portage points each carries without loss (M8)."""

    squad: int
    half_squad: int
    leader: int
    leader_most: int
    wounded_leader: int
    leader_helps: int
    cx: int
    mf_per_excess: int


@dataclass(frozen=True)
class Smoke:
    """What grenade smoke does; its cost is in halves (X6)."""

    hindrance: int
    out: int
    most: int
    cost: int


@dataclass(frozen=True)
class Tables:
    """Every table of the game."""

    fire: FireTable
    odds: Odds
    residual: Residual
    promotion: Promotion
    allowances: dict[str, Allowance]
    terrain: dict[str, Terrain]
    by_code: tuple[Terrain, ...]
    """The terrains in the order of the codes that boards use."""
    season: tuple[int, int]
    fortified: int
    smoke: Smoke
    portage: Portage
    eliminated_from: int
    wounded_before: int
    squad_points: int
    half_squad_points: int

    def in_season(self, month: int) -> bool:
        """Tell whether grain stands in a month (X7)."""
        first, last = self.season
        return first <= month <= last

    def dies_of_wound(self, roll: int, wounded_before: bool) -> bool:
        """Tell whether the dr of a wound eliminates a leader (5.5)."""
        return roll + (self.wounded_before if wounded_before else 0) >= self.eliminated_from


def read_tables(data: Mapping[str, Any]) -> Tables:
    """Read the tables from their parsed TOML."""
    terrain = {entry.id: entry for entry in _terrains(data["terrain"])}
    season = data["terrain"]["season"]
    return Tables(
        fire=FireTable(data["fire"], data["desperation"]),
        odds=Odds(data["close_combat"]),
        residual=Residual(data["residual"]),
        promotion=_promotion(data["promotion"]),
        allowances=_allowances(data["movement"]),
        terrain=terrain,
        by_code=tuple([terrain[name] for name in TERRAINS]),
        season=(season["from"], season["to"]),
        fortified=data["terrain"]["fortified"],
        smoke=_smoke(data["smoke"]),
        portage=_portage(data["portage"]),
        eliminated_from=data["wound"]["eliminated_from"],
        wounded_before=data["wound"]["wounded_before"],
        squad_points=data["victory_points"]["squad"],
        half_squad_points=data["victory_points"]["half_squad"],
    )


def _ratio(name: str) -> tuple[int, int]:
    first, _, second = name.partition("-")
    return int(first), int(second)


def _halves(value: float) -> int:
    """Turn printed movement factors into halves, which are exact in binary fractions."""
    return int(value * MF)


def _promotion(data: Mapping[str, Any]) -> Promotion:
    return Promotion(
        tuple(data["up_to"]),
        tuple(data["leader"]),
        data["high_morale"]["from"],
        data["high_morale"]["drm"],
        data["low_morale"]["to"],
        data["low_morale"]["drm"],
        data["broken"],
        data["poor_odds"],
    )


def _allowances(data: Mapping[str, Any]) -> dict[str, Allowance]:
    columns: list[Sequence[int]] = [
        data[key] for key in ("alone", "with_leader", "double_time", "double_time_with_leader")
    ]
    return {
        unit: Allowance(*[_halves(column[at]) for column in columns])
        for at, unit in enumerate(data["unit"])
    }


def _terrains(data: Mapping[str, Any]) -> list[Terrain]:
    return [
        Terrain(
            id,
            data["tem"][at],
            _halves(data["mf"][at]),
            data["hindrance"][at],
            data["obstacle"][at],
            data["open_ground"][at],
            data["shelter"][at],
        )
        for at, id in enumerate(data["terrain"])
    ]


def _smoke(data: Mapping[str, Any]) -> Smoke:
    return Smoke(data["hindrance"], data["out"], data["most"], _halves(data["mf"]))


def _portage(data: Mapping[str, Any]) -> Portage:
    return Portage(
        data["squad"],
        data["half_squad"],
        data["leader"],
        data["leader_most"],
        data["wounded_leader"],
        data["leader_helps"],
        data["cx"],
        _halves(data["mf_per_excess_pp"]),
    )
