"""The places that count for victory, as one side sees them (SK V2 to V4)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.fields import Fields
from caposaldo.aslsk.advice.movingweights import BAR
from caposaldo.aslsk.conditions import CONTROL, CONTROL_COUNT, NO_GOOD_ORDER, Condition
from caposaldo.aslsk.control import holder, holder_of_hex
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.places import hexes_in
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF


class Aim:
    """A place that counts: its hexes, how much it counts, and whether the side has it."""

    __slots__ = ("field", "hexes", "mine", "weight")

    def __init__(self, hexes: tuple[int, ...], mine: bool, weight: float, field: list[int]) -> None:
        self.hexes: Final = hexes
        self.mine: Final = mine
        self.weight: Final = weight
        self.field: Final = field


class Aims:
    """Draws up the aims of a side from the victory conditions."""

    __slots__ = ("_fields", "attacks", "side", "table")

    def __init__(self, table: StarterTable, side: str, fields: Fields, attacks: bool) -> None:
        self.table: Final = table
        self.side: Final = side
        self.attacks: Final = attacks
        self._fields: Final = fields

    def all(self) -> list[Aim]:
        """Return what counts; where nothing does, the enemies in good order."""
        table = self.table
        victory = table.battle.victory
        if victory is None:
            return self._enemies(None)
        found = self._aims_of(victory, table.battle.targets)
        if victory.also is not None and not found:
            hexes = hexes_in(table.battle.ground, victory.also.where)
            found = self._aims_of(victory.also, hexes)
        return found or self._enemies(None)

    def _aims_of(self, victory: Condition, hexes: tuple[int, ...]) -> list[Aim]:
        table = self.table
        if victory.kind == NO_GOOD_ORDER:
            if not self.attacks:
                return [self._aim(hexes, self._has_somebody(hexes))]
            # Who has cleared the place keeps the enemy from coming back into it.
            return self._enemies(frozenset(hexes)) or [self._aim(hexes, True)]
        if victory.kind == CONTROL:
            named = [table.battle.ground.find(name) for name in victory.where.hexes]
            return [self._aim(self._house(hex), holder(table, hex) == self.side) for hex in named]
        if victory.kind == CONTROL_COUNT:
            return self._counted(hexes)
        if self.attacks:
            return [self._aim(table.battle.exits, False)]
        return [self._aim(self._gates(table.battle.exits), True, BAR)]

    def _gates(self, exits: tuple[int, ...]) -> tuple[int, ...]:
        """Return the hexes of an edge by which most of the enemy can leave it soonest."""
        enemies = [
            unit
            for unit in self.table.on_map(self.table.battle.other(self.side))
            if not unit.broken and not unit.leader
        ]
        if not enemies:
            return exits
        fields = [self._fields.to((hex,)) for hex in exits]
        nearest = [min([field[unit.place] for field in fields]) for unit in enemies]
        votes = [
            len(
                [
                    1
                    for unit, near in zip(enemies, nearest, strict=True)
                    if near >= away[unit.place] - MF
                ]
            )
            for away in fields
        ]
        most = max(votes)
        return tuple([hex for hex, count in zip(exits, votes, strict=True) if 2 * count >= most])

    def _has_somebody(self, hexes: tuple[int, ...]) -> bool:
        """Tell whether the side has men in good order in a place; leaders alone do not hold it."""
        table = self.table
        here = [unit for hex in hexes for unit in table.of_side(hex, self.side)]
        return any(good_order(table, unit) and not unit.leader for unit in here)

    def _aim(self, hexes: tuple[int, ...], mine: bool, weight: float = 1.0) -> Aim:
        return Aim(hexes, mine, weight, self._fields.to(hexes))

    def _house(self, hex: int) -> tuple[int, ...]:
        ground = self.table.battle.ground
        house = ground.house[hex]
        return tuple(sorted(ground.houses[house].hexes)) if house >= 0 else (hex,)

    def _counted(self, hexes: tuple[int, ...]) -> list[Aim]:
        """Gather hexes that count one by one into those of a building and of one owner."""
        ground = self.table.battle.ground
        groups: dict[tuple[int, str], list[int]] = {}
        for hex in hexes:
            house = ground.house[hex]
            key = (house if house >= 0 else -1 - hex, holder_of_hex(self.table, hex))
            groups.setdefault(key, []).append(hex)
        return [
            self._aim(tuple(sorted(found)), owner == self.side, 0.6 + 0.2 * min(3, len(found)))
            for (_, owner), found in groups.items()
        ]

    def _enemies(self, within: frozenset[int] | None) -> list[Aim]:
        """Make an aim of every hex with enemies in good order, of a part of the map or of all."""
        table = self.table
        found: list[Aim] = []
        for hex in sorted(table.stacks):
            if within is not None and hex not in within:
                continue
            if any(good_order(table, unit) for unit in table.enemies_in(hex, self.side)):
                found.append(self._aim((hex,), False))
        return found
