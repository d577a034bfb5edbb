"""A table read from its data, which may be damaged or hostile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.laws import fault
from caposaldo.aslsk.phases import PHASES
from caposaldo.aslsk.table import SET_UP, Charge, StarterTable, in_order
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.wording import read_unit, read_weapon
from caposaldo.kernel.codec import BROKEN, listing, mapping, text, texts, whole, words
from caposaldo.kernel.errors import UnreadableFile

FIELDS: Final[tuple[str, ...]] = (
    "units",
    "weapons",
    "turn",
    "side",
    "phase",
    "residual",
    "smoke",
    "melee",
    "charges",
    "control",
    "houses",
    "losses",
    "notes",
)
LASTING: Final[str] = "lasting"
"""What the special rules of a scenario remember; where they remember nothing it is left out."""


def read_table(battle: Battle, data: Mapping[str, object]) -> StarterTable:
    """Read a table; every name in it is checked, and the laws of the game must hold."""
    if set(data) - {LASTING} != set(FIELDS):
        raise UnreadableFile(f"the table of this file must have the fields {', '.join(FIELDS)}")
    try:
        table = _read(battle, data)
        broken = fault(table)
    except BROKEN as error:
        raise UnreadableFile(f"the table of this file cannot be read: {error}") from None
    if broken is not None:
        raise UnreadableFile(f"the table of this file cannot be: {broken}")
    return table


def _read(battle: Battle, data: Mapping[str, object]) -> StarterTable:
    ground = battle.ground
    phase = text(data["phase"], "the phase")
    if phase != SET_UP and phase not in PHASES:
        raise UnreadableFile(f"there is no phase {phase!r}")
    return StarterTable(
        battle,
        _units(battle, data["units"]),
        _weapons(battle, data["weapons"]),
        whole(data["turn"], "the turn"),
        _side(battle, data["side"]),
        phase,
        {ground.find(name): count for name, count in _counts(data["residual"], "residual")},
        frozenset([ground.find(name) for name in texts(data["smoke"], "the smoke")]),
        frozenset([ground.find(name) for name in texts(data["melee"], "the melees")]),
        tuple([_charge(battle, entry) for entry in listing(data["charges"], "the charges")]),
        {
            ground.find(name): _side(battle, side)
            for name, side in mapping(data["control"], "control").items()
        },
        {
            ground.house[ground.find(name)]: _side(battle, side)
            for name, side in mapping(data["houses"], "the houses").items()
        },
        {_side(battle, side): count for side, count in _counts(data["losses"], "losses")},
        words(data["notes"], "a note"),
        lasting=words(data.get(LASTING, {}), "what lasts"),
    )


def _units(battle: Battle, data: object) -> dict[UnitId, Unit]:
    found = {
        UnitId(id): read_unit(battle, id, line.split())
        for id, line in words(data, "a unit").items()
    }
    return in_order(battle, found)


def _weapons(battle: Battle, data: object) -> dict[WeaponId, Weapon]:
    found = {
        WeaponId(id): read_weapon(battle, id, line.split())
        for id, line in words(data, "a weapon").items()
    }
    return weapons_in_order(battle, found)


def weapons_in_order(battle: Battle, weapons: Mapping[WeaponId, Weapon]) -> dict[WeaponId, Weapon]:
    """Return weapons in the order of the sides and of their numbers."""
    ordered: dict[WeaponId, Weapon] = {}
    for side in battle.sides:
        own = [weapon for weapon in weapons.values() if weapon.nation == side]
        own.sort(key=_by_number)
        for weapon in own:
            ordered[weapon.id] = weapon
    return ordered


def _by_number(weapon: Weapon) -> int:
    return int(weapon.id[2:])


def _side(battle: Battle, value: object) -> str:
    side = text(value, "a side")
    if side not in battle.sides:
        raise UnreadableFile(f"{side!r} is no side of this game")
    return side


def _counts(data: object, what: str) -> list[tuple[str, int]]:
    found = [(name, whole(count, what)) for name, count in mapping(data, what).items()]
    for name, count in found:
        if count < 0:
            raise UnreadableFile(f"{what} of {name} cannot be {count}")
    return found


def _charge(battle: Battle, data: object) -> Charge:
    match listing(data, "a charge"):
        case [str(weapon), str(placer), str(hex), int(number), bool(cx)]:
            at = battle.ground.find(hex)
            return Charge(WeaponId(weapon), UnitId(placer), at, number, cx)
    raise UnreadableFile(f"there can be no charge {data!r}")
