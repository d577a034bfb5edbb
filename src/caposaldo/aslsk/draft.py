"""A table in the making, line by line of a position (docs/notation.md)."""

from __future__ import annotations

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.phases import PHASES, RALLY
from caposaldo.aslsk.table import SET_UP, Charge, StarterTable, in_order
from caposaldo.aslsk.tabledata import weapons_in_order
from caposaldo.aslsk.units import LOST, Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.wording import is_unit, is_weapon, read_unit, read_weapon
from caposaldo.kernel.errors import UnreadableFile


class Draft:
    """A position while its lines are read; counters of the scenario that none names are lost."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.units: dict[UnitId, Unit] = {}
        self.weapons: dict[WeaponId, Weapon] = {}
        self.turn = 1
        self.side = battle.scenario.moves_first
        self.phase = RALLY
        self.asked = ""
        self.step = ""
        self.residual: dict[int, int] = {}
        self.smoke: list[int] = []
        self.melee: list[int] = []
        self.charges: list[Charge] = []
        self.control: dict[int, str] = {}
        self.houses: dict[int, str] = {}
        self.losses = dict.fromkeys(battle.sides, 0)
        self.notes: dict[str, str] = {}
        self.lasting: dict[str, str] = {}

    def take(self, words: list[str]) -> None:
        """Read one line."""
        find = self.battle.ground.find
        match words:
            case ["turn", side, *rest] if side in self.battle.sides:
                self._turn(side, rest)
            case [side, id, *rest] if side in self.battle.sides:
                self._counter(id, [side, *rest])
            case ["smoke", *hexes] if hexes:
                self.smoke += [find(hex) for hex in hexes]
            case ["residual", hex, value] if _is_small(value):
                self.residual[find(hex)] = int(value)
            case ["melee", *hexes] if hexes:
                self.melee += [find(hex) for hex in hexes]
            case ["charge", weapon, placer, hex, number, *cx] if _is_small(number):
                if cx not in ([], ["cx"]):
                    raise UnreadableFile("write it as in: charge gw3 g2 O5 10 cx")
                charge = Charge(WeaponId(weapon), UnitId(placer), find(hex), int(number), bool(cx))
                self.charges.append(charge)
            case ["control", hex, side] if side in self.battle.sides:
                self.control[find(hex)] = side
            case ["control", "building", hex, side] if side in self.battle.sides:
                self._building(find(hex), side)
            case ["losses", side, points] if side in self.battle.sides and _is_small(points):
                self.losses[side] = int(points)
            case ["note", key, *value] if value:
                self.notes[key] = " ".join(value)
            case ["lasting", key, *value] if value:
                self.lasting[key] = " ".join(value)
            case _:
                raise UnreadableFile("cannot read it; see docs/notation.md")

    def _turn(self, side: str, rest: list[str]) -> None:
        """Read `turn german 2 rout`, or `turn german 0 set-up` of the side that sets up."""
        match rest:
            case ["0", "set-up"]:
                self.turn, self.phase, self.asked = 0, SET_UP, side
            case [number, phase, *step] if _is_small(number) and phase in PHASES and len(step) < 2:
                self.turn, self.side, self.phase = int(number), side, phase
                self.step = step[0] if step else ""
            case [number] if _is_small(number):
                self.turn, self.side = int(number), side
            case []:
                self.side = side
            case _:
                raise UnreadableFile(f"write it as in: turn {side} 2 {PHASES[1]}")

    def _counter(self, id: str, words: list[str]) -> None:
        if id in self.units or id in self.weapons:
            raise UnreadableFile(f"{id} is there twice")
        if is_unit(id):
            self.units[UnitId(id)] = read_unit(self.battle, id, words)
        elif is_weapon(id):
            self.weapons[WeaponId(id)] = read_weapon(self.battle, id, words)
        else:
            raise UnreadableFile(f"{id!r} is no counter; write g1 for a unit, gw1 for a weapon")

    def _building(self, hex: int, side: str) -> None:
        house = self.battle.ground.house[hex]
        if house < 0:
            raise UnreadableFile(f"there is no building in {self.battle.name(hex)}")
        self.houses[house] = side

    def table(self) -> StarterTable:
        """Return the table that the lines describe."""
        roster = self.battle.roster
        for id, unit in roster.units.items():
            self.units.setdefault(id, unit.but(place=LOST))
        for key, weapon in roster.weapons.items():
            self.weapons.setdefault(key, weapon.but(place=LOST))
        return StarterTable(
            self.battle,
            in_order(self.battle, self.units),
            weapons_in_order(self.battle, self.weapons),
            self.turn,
            self.side,
            self.phase,
            self.residual,
            frozenset(self.smoke),
            frozenset(self.melee),
            tuple(self.charges),
            self.control,
            self.houses,
            self.losses,
            self.notes,
            lasting=self.lasting,
        )


def _is_small(word: str) -> bool:
    """Tell whether a word is a number below 100."""
    return word.isdecimal() and len(word) < 3
