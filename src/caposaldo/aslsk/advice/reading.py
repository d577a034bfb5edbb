"""The table as a view shows it; the whole of it lies open (SK V1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.counters import LeaderType, UnitType
from caposaldo.aslsk.table import Charge, StarterTable
from caposaldo.aslsk.units import HELD, Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.wording import read_place

Seen = Mapping[str, Any]


class Reading:
    """A view, and the table built again from it, so that the rules themselves can be asked.

    `asked` is the question with its facts, `seat` whose it is. What a view leaves out of the table
    (what belongs to whom where nothing counts) is not here either.
    """

    __slots__ = ("asked", "battle", "enemy", "prompt", "seat", "seen", "table")

    def __init__(self, view: Mapping[str, object], battle: Battle) -> None:
        self.battle: Final = battle
        self.seen: Final = cast("Seen", view["table"])
        self.asked: Final = cast("Seen", view["asked"])
        self.prompt: Final = str(self.asked["prompt"])
        self.seat: Final = str(self.asked["seat"])
        self.enemy: Final = battle.other(self.seat)
        self.table: Final = table_of(battle, self.seen)


def table_of(battle: Battle, seen: Seen) -> StarterTable:
    """Build a table from what a view shows of it."""
    find = battle.ground.index
    return StarterTable(
        battle,
        {UnitId(id): _unit(battle, id, entry) for id, entry in seen["units"].items()},
        {WeaponId(id): _weapon(battle, id, entry) for id, entry in seen["weapons"].items()},
        seen["turn"],
        seen["side"],
        seen["phase"],
        {find[name]: value for name, value in seen["residual"].items()},
        frozenset([find[name] for name in seen["smoke"]]),
        frozenset([find[name] for name in seen["melee"]]),
        tuple([_charge(battle, entry) for entry in seen["charges"]]),
        {find[name]: side for name, side in seen["control"].items()},
        {battle.ground.house[find[name]]: side for name, side in seen["buildings"].items()},
        dict(seen["losses"]),
        dict(seen["notes"]),
        lasting=dict(seen["lasting"]),
    )


def _unit(battle: Battle, id: str, entry: Seen) -> Unit:
    counters = battle.box.counters
    name = entry["type"]
    type: UnitType | LeaderType = (
        counters.leader(name, entry["side"])
        if name in counters.leaders
        else counters.unit(entry["side"], name)
    )
    return Unit(
        UnitId(id),
        entry["side"],
        type,
        read_place(battle, entry["place"]),
        entry["broken"],
        entry["dm"],
        entry["pinned"],
        entry["cx"],
        entry["wounded"],
        entry["fire"],
        tuple(entry["marks"]),
    )


def _weapon(battle: Battle, id: str, entry: Seen) -> Weapon:
    counters = battle.box.counters
    nation, key = entry["nation"], entry["type"]
    type = next(
        each
        for each in counters.weapons.values()
        if each.key == key and each.nation in (nation, "all")
    )
    holder = entry["holder"]
    place = HELD if holder else read_place(battle, entry["place"])
    return Weapon(
        WeaponId(id),
        nation,
        type,
        place,
        holder,
        entry["malfunctioned"],
        entry["fire"],
        tuple(entry["marks"]),
    )


def _charge(battle: Battle, entry: Seen) -> Charge:
    at = battle.ground.index[entry["hex"]]
    return Charge(WeaponId(entry["weapon"]), UnitId(entry["placer"]), at, 0, False)
