"""What a check or casualties may make of one unit, with the chances (SK 5.5, 5.6, F14, F15).

It is `onecheck` and the verbs it uses again, on units alone: nothing is rolled and nobody told.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.chances import DR, WORST, ways
from caposaldo.aslsk.dice import FACES
from caposaldo.aslsk.onecheck import fails
from caposaldo.aslsk.phases import WAS_PINNED
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import LOST, Unit

STAYS: Final[int] = 0
BREAKS: Final[int] = 1
DIES: Final[int] = 2


class Turn:
    """One thing that may become of a unit: whether it passed its check, broke or died of it."""

    __slots__ = ("after", "chance", "loss", "passed")

    def __init__(self, after: Unit, chance: float, passed: bool, loss: int) -> None:
        self.after: Final = after
        self.chance: Final = chance
        self.passed: Final = passed
        self.loss: Final = loss


class Trials:
    """The trials of the units of one table; units in the same condition are the same record."""

    def __init__(self, table: StarterTable) -> None:
        self._table: Final = table
        self.ties_all_hit: Final = table.battle.options.ties_all_hit
        self._kept: Final[dict[tuple[object, ...], Unit]] = {}
        self._checks: Final[dict[tuple[Unit, int], list[Turn]]] = {}
        self._tasks: Final[dict[tuple[Unit, int], list[Turn]]] = {}

    def kept(self, unit: Unit) -> Unit:
        """Return the one record of a unit in this condition."""
        key = (
            unit.id,
            unit.type.name,
            unit.broken,
            unit.pinned,
            unit.wounded,
            unit.on_map,
            WAS_PINNED in unit.marks,
        )
        return self._kept.setdefault(key, unit)

    def check(self, unit: Unit, drm: int) -> list[Turn]:
        """Return what a morale check may make of a unit (SK 5.6)."""
        key = (unit, drm)
        if key not in self._checks:
            found: list[Turn] = []
            for roll in range(2, WORST + 1):
                found += self._checked(unit, roll, roll + drm)
            self._checks[key] = _merged(found)
        return self._checks[key]

    def pin_check(self, unit: Unit, drm: int) -> list[Turn]:
        """Return what a pin task check may make of a unit (SK 5.8)."""
        key = (unit, drm)
        if key not in self._tasks:
            found: list[Turn] = []
            for roll in range(2, WORST + 1):
                passed = roll + drm <= unit.morale
                after = unit if passed else self.pinned(unit)
                found.append(Turn(after, ways(roll) / DR, passed, STAYS))
            self._tasks[key] = _merged(found)
        return self._tasks[key]

    def killed(self, unit: Unit) -> list[Turn]:
        """Return the one end of a unit that is eliminated."""
        return [Turn(self.dead(unit), 1.0, False, DIES)]

    def reduced(self, unit: Unit) -> list[Turn]:
        """Return what casualty reduction may leave of a unit (SK 5.5, V8)."""
        box = self._table.battle.box
        if not unit.leader:
            less = box.counters.reduced(unit.mmc)
            if less is None:
                return self.killed(unit)
            return [Turn(self.kept(unit.but(type=less)), 1.0, False, STAYS)]
        faces = range(1, FACES + 1)
        deadly = [face for face in faces if box.tables.dies_of_wound(face, unit.wounded)]
        chance = len(deadly) / FACES
        hurt = Turn(self.kept(unit.but(wounded=True)), 1 - chance, False, STAYS)
        found = [Turn(self.dead(unit), chance, False, DIES), hurt]
        return [turn for turn in found if turn.chance]

    def spared(self, unit: Unit) -> list[Turn]:
        """Return what becomes of a unit beside one that a KIA eliminates (SK F12)."""
        return self.reduced(unit) if unit.broken else [Turn(self.broken(unit), 1.0, False, BREAKS)]

    def broken(self, unit: Unit) -> Unit:
        """Return a unit broken (SK 5.6)."""
        return self.kept(unit.but(broken=True, dm=True, cx=False, pinned=False))

    def pinned(self, unit: Unit) -> Unit:
        """Return a unit pinned, but not twice in a player turn (SK F15)."""
        if unit.broken or unit.pinned or WAS_PINNED in unit.marks:
            return unit
        return self.kept(unit.but(pinned=True).marked(WAS_PINNED))

    def dead(self, unit: Unit) -> Unit:
        """Return a unit out of the game."""
        return self.kept(unit.but(place=LOST))

    def _checked(self, unit: Unit, roll: int, final: int) -> list[Turn]:
        chance = ways(roll) / DR
        if not fails(roll, final, unit.morale):
            after = self.pinned(unit) if final == unit.morale else unit
            return [Turn(after, chance, not (after.pinned or after.broken), STAYS)]
        if unit.broken:
            hurt = self.killed(unit) if roll == WORST else self.reduced(unit)
            return [Turn(end.after, chance * end.chance, False, end.loss) for end in hurt]
        weak = self.broken(unit)
        ends = self.reduced(weak) if roll == WORST else [Turn(weak, 1.0, False, BREAKS)]
        is_poor = final - unit.morale > self._table.battle.elr[unit.side]
        found: list[Turn] = []
        for end in ends:
            loss = DIES if end.loss == DIES else BREAKS
            left = self._replaced(end.after) if is_poor and loss == BREAKS else end.after
            found.append(Turn(left, chance * end.chance, False, loss))
        return found

    def _replaced(self, unit: Unit) -> Unit:
        """Return a unit of the next lower quality, if there is one (SK V6)."""
        counters = self._table.battle.box.counters
        if unit.leader:
            return self.kept(unit.but(type=counters.demoted(unit.smc, unit.side)))
        return self.kept(unit.but(type=counters.replaced(unit.mmc)))


def _merged(turns: list[Turn]) -> list[Turn]:
    """Add up what comes to the same."""
    found: dict[tuple[Unit, bool, int], float] = {}
    for turn in turns:
        key = (turn.after, turn.passed, turn.loss)
        found[key] = found.get(key, 0.0) + turn.chance
    return [Turn(after, chance, passed, loss) for (after, passed, loss), chance in found.items()]
