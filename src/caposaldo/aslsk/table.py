"""What lies on the table: counters, markers, whose turn it is and which phase (SK 3.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.places import first_hex
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.wording import write_unit, write_weapon
from caposaldo.kernel.contract import Table

NOBODY: Final[tuple[UnitId, ...]] = ()
NOTHING: Final[tuple[WeaponId, ...]] = ()
SET_UP: Final[str] = "set-up"


class Charge:
    """A demolition charge placed in this turn, and what its placer was (SK 4.3).

    `number` is the X# at which it is a dud, for whom it was placed by.
    """

    __slots__ = ("cx", "hex", "number", "placer", "weapon")

    def __init__(self, weapon: WeaponId, placer: UnitId, hex: int, number: int, cx: bool) -> None:
        self.weapon: Final = weapon
        self.placer: Final = placer
        self.hex: Final = hex
        self.number: Final = number
        self.cx: Final = cx


class StarterTable(Table):
    """The table; `stacks` and `arms` repeat the places of units and holders, for speed.

    Units, and those of a stack, stand in the order of the sides and of their numbers, so that
    nothing depends on how they came there. `turn` is 0 during set-up, `side` the one whose
    player turn it is (ATT). `residual` has the marker of a hex, `control` whom a hex belongs to
    since it was taken, `houses` the same of buildings; `losses` are casualty points (SK V5).
    `notes` are what a phase must remember, `lasting` what a rule of the scenario remembers for the
    whole game (SK V9), each explained where it is set.
    """

    def __init__(
        self,
        battle: Battle,
        units: dict[UnitId, Unit],
        weapons: dict[WeaponId, Weapon],
        turn: int,
        side: str,
        phase: str,
        residual: dict[int, int],
        smoke: frozenset[int],
        melee: frozenset[int],
        charges: tuple[Charge, ...],
        control: dict[int, str],
        houses: dict[int, str],
        losses: dict[str, int],
        notes: dict[str, str],
        stacks: dict[int, tuple[UnitId, ...]] | None = None,
        arms: dict[str, tuple[WeaponId, ...]] | None = None,
        lasting: dict[str, str] | None = None,
    ) -> None:
        self.battle: Final = battle
        self.units = units
        self.weapons = weapons
        self.turn = turn
        self.side = side
        self.phase = phase
        self.residual = residual
        self.smoke = smoke
        self.melee = melee
        self.charges = charges
        self.control = control
        self.houses = houses
        self.losses = losses
        self.notes = notes
        self.stacks = stacks if stacks is not None else stacked(units.values())
        self.arms = arms if arms is not None else armed(weapons.values())
        self.lasting: dict[str, str] = lasting if lasting is not None else {}

    def copy(self) -> Table:
        return StarterTable(
            self.battle,
            self.units.copy(),
            self.weapons.copy(),
            self.turn,
            self.side,
            self.phase,
            self.residual.copy(),
            self.smoke,
            self.melee,
            self.charges,
            self.control.copy(),
            self.houses.copy(),
            self.losses.copy(),
            self.notes.copy(),
            self.stacks.copy(),
            self.arms.copy(),
            self.lasting.copy(),
        )

    def data(self) -> dict[str, object]:
        battle, name = self.battle, self.battle.ground.names
        found: dict[str, object] = {
            "units": {id: write_unit(battle, unit) for id, unit in self.units.items()},
            "weapons": {id: write_weapon(battle, weapon) for id, weapon in self.weapons.items()},
            "turn": self.turn,
            "side": self.side,
            "phase": self.phase,
            "residual": {name[hex]: value for hex, value in sorted(self.residual.items())},
            "smoke": [name[hex] for hex in sorted(self.smoke)],
            "melee": [name[hex] for hex in sorted(self.melee)],
            "charges": [
                [each.weapon, each.placer, name[each.hex], each.number, each.cx]
                for each in self.charges
            ],
            "control": {name[hex]: side for hex, side in sorted(self.control.items())},
            "houses": {
                name[first_hex(battle.ground, house)]: side
                for house, side in sorted(self.houses.items())
            },
            "losses": self.losses.copy(),
            "notes": self.notes.copy(),
        }
        if self.lasting:
            found["lasting"] = self.lasting.copy()
        return found

    @property
    def enemy(self) -> str:
        """DEF: the side whose player turn it is not."""
        return self.battle.other(self.side)

    def put(self, unit: Unit) -> None:
        """Set a unit down in the place of its former self, or beside the others if it is new."""
        former = self.units.get(unit.id)
        self.units[unit.id] = unit
        if former is None:
            self.units = in_order(self.battle, self.units)
        elif former.place == unit.place:
            return
        elif former.place >= 0:
            left = tuple([id for id in self.stacks[former.place] if id != unit.id])
            if left:
                self.stacks[former.place] = left
            else:
                del self.stacks[former.place]
        if unit.place >= 0:
            together = [*[self.units[id] for id in self.stacks.get(unit.place, NOBODY)], unit]
            together.sort(key=self._place_in_stack)
            self.stacks[unit.place] = tuple([each.id for each in together])

    def _place_in_stack(self, unit: Unit) -> int:
        return unit.rank if unit.side == self.battle.sides[0] else SECOND + unit.rank

    def hold(self, weapon: Weapon) -> None:
        """Set a weapon down in the place of its former self."""
        former = self.weapons[weapon.id]
        self.weapons[weapon.id] = weapon
        if former.holder == weapon.holder:
            return
        if former.holder:
            left = tuple([id for id in self.arms[former.holder] if id != weapon.id])
            if left:
                self.arms[former.holder] = left
            else:
                del self.arms[former.holder]
        if weapon.holder:
            self.arms[weapon.holder] = tuple(
                sorted([*self.arms.get(weapon.holder, NOTHING), weapon.id])
            )

    def here(self, hex: int) -> list[Unit]:
        """Return the units of a hex, of both sides."""
        return [self.units[id] for id in self.stacks.get(hex, NOBODY)]

    def of_side(self, hex: int, side: str) -> list[Unit]:
        """Return the units of one side in a hex."""
        return [unit for unit in self.here(hex) if unit.side == side]

    def enemies_in(self, hex: int, side: str) -> list[Unit]:
        """Return the units in a hex that are not of a side."""
        return [unit for unit in self.here(hex) if unit.side != side]

    def has_enemy(self, hex: int, side: str) -> bool:
        """Tell whether a unit that is not of a side is in a hex."""
        return any(self.units[id].side != side for id in self.stacks.get(hex, NOBODY))

    def on_map(self, side: str) -> list[Unit]:
        """Return the units of a side that stand in a hex."""
        return [unit for unit in self.units.values() if unit.side == side and unit.place >= 0]

    def held(self, unit: UnitId) -> list[Weapon]:
        """Return the weapons that a unit possesses."""
        return [self.weapons[id] for id in self.arms.get(unit, NOTHING)]

    def lying(self, hex: int) -> list[Weapon]:
        """Return the weapons that nobody holds in a hex."""
        return [w for w in self.weapons.values() if not w.holder and w.place == hex]

    def where(self, weapon: Weapon) -> int:
        """Return where a weapon is, with its holder or by itself."""
        return self.units[UnitId(weapon.holder)].place if weapon.holder else weapon.place


SECOND: Final[int] = 10_000
"""In a stack the units of the second side come after all of the first."""


def in_order(battle: Battle, units: Mapping[UnitId, Unit]) -> dict[UnitId, Unit]:
    """Return units in the order of the sides and of their numbers."""
    found: dict[UnitId, Unit] = {}
    for side in battle.sides:
        own = [unit for unit in units.values() if unit.side == side]
        own.sort(key=_by_rank)
        for unit in own:
            found[unit.id] = unit
    return found


def _by_rank(unit: Unit) -> int:
    return unit.rank


def stacked(units: Iterable[Unit]) -> dict[int, tuple[UnitId, ...]]:
    """Return the units by hex, in their order."""
    found: dict[int, tuple[UnitId, ...]] = {}
    for unit in units:
        if unit.place >= 0:
            found[unit.place] = (*found.get(unit.place, NOBODY), unit.id)
    return found


def armed(weapons: Iterable[Weapon]) -> dict[str, tuple[WeaponId, ...]]:
    """Return the weapons by holder."""
    found: dict[str, tuple[WeaponId, ...]] = {}
    for weapon in weapons:
        if weapon.holder:
            found[weapon.holder] = tuple(sorted([*found.get(weapon.holder, NOTHING), weapon.id]))
    return found


def lay(battle: Battle) -> StarterTable:
    """Lay the table of a new game: everybody waits to be set up or to enter (SK V1)."""
    return StarterTable(
        battle,
        battle.roster.units.copy(),
        battle.roster.weapons.copy(),
        0,
        battle.scenario.moves_first,
        SET_UP,
        {},
        frozenset(),
        frozenset(),
        (),
        {},
        {},
        dict.fromkeys(battle.sides, 0),
        {},
    )
