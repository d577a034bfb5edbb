"""What each side wants on the ground, from the victory conditions (SK V2 to V4)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.fields import NOWHERE, Fields
from caposaldo.aslsk.advice.movingweights import (
    A_FIGHT,
    DASH,
    EASE,
    FOLLOWS,
    GARRISON,
    GUARD,
    HASTE,
    HOLD,
    HOLD_MORE,
    LAST_CHANCE,
    LATE,
    LEASH,
    NEARER,
    TAKE,
)
from caposaldo.aslsk.advice.objectives import Aim, Aims
from caposaldo.aslsk.arrival import entry_hexes
from caposaldo.aslsk.conditions import CONTROL, NO_GOOD_ORDER
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import Unit, UnitId, waits

A_TURN: Final[int] = 5 * MF
"""What a squad covers in a turn, by moving and advancing."""
LAST_RUSH: Final[float] = 0.5
"""The least time, in turns, that is reckoned with."""


class Goals:
    """The aims of a side, who of its units goes for which, and what a hex is worth for them."""

    __slots__ = ("_of", "aims", "attacks", "press", "side", "table", "tomorrow", "turns")

    def __init__(self, table: StarterTable, side: str, fields: Fields) -> None:
        self.table: Final = table
        self.side: Final = side
        victory = table.battle.victory
        self.attacks: Final = victory is None or victory.winner == side
        self.turns: Final = turns_left(table, side)
        # Whether the enemy has still a turn in which to fire.
        self.tomorrow: Final = turns_left(table, table.battle.other(side)) > 0
        self.aims: Final = Aims(table, side, fields, self.attacks).all()
        # How much more it counts to take a place when there is no later turn for it.
        self.press: Final = LAST_CHANCE if self.turns <= 1 and self._is_behind() else 1.0
        self._of: Final[dict[UnitId, Aim]] = self._assign()

    def is_attacker(self, side: str) -> bool:
        """Tell whether a side must do something to win."""
        return self.attacks == (side == self.side)

    def of(self, unit: Unit) -> Aim | None:
        """Return what a unit goes for."""
        return self._of.get(unit.id)

    def pull(self, unit: Unit, hex: int) -> float:
        """Return what a hex is worth to a unit for what its side wants."""
        aim = self._of.get(unit.id)
        if aim is None:
            return 0.0
        away = aim.field[hex]
        if aim.mine:
            if hex in aim.hexes:
                return self._held(aim, unit)
            return -GUARD * max(0, away - LEASH) / MF
        value = -NEARER * self.hurry(unit, aim) * aim.weight * away / MF
        if unit.leader:
            return FOLLOWS * value
        return value + self.press * TAKE * aim.weight if away == 0 else value

    def stake(self, hex: int) -> float:
        """Return how much a hex counts for either side: 0 where nothing is near."""
        near = min([aim.field[hex] for aim in self.aims], default=NOWHERE)
        return max(0.0, 1.0 - near / A_TURN)

    def hurry(self, unit: Unit, aim: Aim) -> float:
        """Return how much a unit must hurry to reach its aim in time: 1 in an ordinary case."""
        victory = self.table.battle.victory
        leaves = victory is not None and victory.exits
        time = max(LAST_RUSH, self.turns - (0.0 if leaves else A_FIGHT))
        need = self._away(unit, aim) / (A_TURN * time)
        return min(LATE, max(DASH if leaves else EASE, HASTE * need))

    def _held(self, aim: Aim, unit: Unit) -> float:
        """Return what it is worth to hold a place that is the side's."""
        others = [
            other
            for hex in aim.hexes
            for other in self.table.of_side(hex, self.side)
            if other.id != unit.id and not other.leader and not other.broken
        ]
        if unit.leader:
            return 0.0
        return HOLD_MORE * aim.weight if others else HOLD * aim.weight

    def _is_behind(self) -> bool:
        """Tell whether the side would lose if nothing changed."""
        victory = self.table.battle.victory
        lost = len([aim for aim in self.aims if not aim.mine])
        if victory is not None and victory.kind == NO_GOOD_ORDER:
            return lost > 0
        if victory is None or victory.kind != CONTROL:
            return self.attacks and lost > 0
        held = len(self.aims) - lost
        return held < victory.need if self.attacks else lost >= victory.need

    # Who goes where ----------------------------------------------------------------------------

    def _assign(self) -> dict[UnitId, Aim]:
        units = [unit for unit in self.table.units.values() if self._takes_part(unit)]
        wanted = self._wanted()
        found: dict[UnitId, Aim] = {}
        if not wanted:
            return found
        squads = [unit for unit in units if not unit.leader]
        quota = self._quotas(wanted, len(squads))
        pairs = [
            (self._away(unit, aim), number, unit.rank, unit.id)
            for unit in squads
            for number, aim in enumerate(wanted)
        ]
        pairs.sort()
        for _, number, _, id in pairs:
            if id not in found and quota[number] > 0:
                quota[number] -= 1
                found[id] = wanted[number]
        for _, number, _, id in pairs:
            found.setdefault(id, wanted[number])
        for unit in units:
            if unit.leader:
                away = [self._away(unit, aim) for aim in wanted]
                found[unit.id] = wanted[away.index(min(away))]
        return found

    def _takes_part(self, unit: Unit) -> bool:
        return unit.side == self.side and (unit.on_map or waits(unit.place))

    def _away(self, unit: Unit, aim: Aim) -> int:
        if unit.on_map:
            return aim.field[unit.place]
        return min([aim.field[hex] for hex in entry_hexes(self.table, unit)], default=NOWHERE)

    def _wanted(self) -> list[Aim]:
        """Return the aims worth going for: what is lost, and what is held and threatened."""
        victory = self.table.battle.victory
        lost = [aim for aim in self.aims if not aim.mine]
        held = [aim for aim in self.aims if aim.mine]
        if self.attacks:
            need = victory.need if victory is not None and victory.kind == CONTROL else NOWHERE
            lost = self._easiest(lost, max(1, need - len(held)))
            return [*lost, *[aim for aim in held if self._is_threatened(aim)]]
        if victory is not None and victory.kind == CONTROL:
            enough = len(self.aims) - victory.need + 1
            return held if len(held) >= enough else [*held, *lost]
        return [*held, *lost]

    def _easiest(self, aims: list[Aim], number: int) -> list[Aim]:
        if len(aims) <= number:
            return aims
        mine = self.table.on_map(self.side)
        ways = [
            (sum([aim.field[unit.place] for unit in mine]), order) for order, aim in enumerate(aims)
        ]
        ways.sort()
        chosen = sorted([order for _, order in ways[:number]])
        return [aims[order] for order in chosen]

    def _is_threatened(self, aim: Aim) -> bool:
        enemies = self.table.on_map(self.table.battle.other(self.side))
        return any(
            not unit.broken and not unit.leader and aim.field[unit.place] <= GARRISON
            for unit in enemies
        )

    def _quotas(self, wanted: list[Aim], squads: int) -> list[int]:
        """Share squads out among aims, more for those with more enemies around them."""
        enemies = [
            unit
            for unit in self.table.on_map(self.table.battle.other(self.side))
            if not unit.broken and not unit.leader
        ]
        weights = []
        for aim in wanted:
            near = len([unit for unit in enemies if aim.field[unit.place] <= GARRISON])
            weights.append(aim.weight * (1.0 if aim.mine == self.attacks else 2.0 + near))
        whole = sum(weights) or 1.0
        return [max(1, round(squads * weight / whole)) for weight in weights]


def turns_left(table: StarterTable, side: str) -> int:
    """Count the player turns that a side still has, the present one included."""
    scenario = table.battle.scenario
    last = scenario.turns - (1 if scenario.half and side != scenario.moves_first else 0)
    left = last - max(1, table.turn) + 1
    has_had = table.side != side and side == scenario.moves_first and table.turn > 0
    return max(0, left - 1 if has_had else left)


__all__ = ["Aim", "Goals", "turns_left"]
