"""What holds of those who have a part in a procedure: a rule let them take it, where they are.

Each law gets the procedure and the one that began it, and names the field that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from caposaldo.aslsk.along import may_go_along
from caposaldo.aslsk.attackkinds import FIRST
from caposaldo.aslsk.charges import Placing
from caposaldo.aslsk.counters import DC
from caposaldo.aslsk.declining import Declining
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.fireorders import FireOrders
from caposaldo.aslsk.firstfire import FirstFire
from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.joining import Add
from caposaldo.aslsk.leading import Direct
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.rout import RoutOrders, may_rout
from caposaldo.aslsk.routpaths import ALLOWANCE, RoutPaths
from caposaldo.aslsk.sorts import a_number
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import LOST, Unit, UnitId, WeaponId

Law: TypeAlias = Callable[[Starter, Step, Step], str]


def units_of(table: StarterTable, ids: Sequence[str]) -> list[Unit]:
    """Return the units of some ids."""
    return [table.units[UnitId(id)] for id in ids]


def stack_on_the_move(game: Starter, frame: Step, _: Step) -> str:
    """Units of ATT move together from one place, each once; those left behind are his too."""
    assert isinstance(frame, Stack)
    table = game.table
    if len({*frame.units, *frame.later}) < len(frame.units) + len(frame.later):
        return "units"
    units = units_of(table, frame.units)
    # Whom the answer of DEF eliminates goes out of the stack when its move goes on.
    if not _are_of(units, table.side) or len({u.place for u in units if u.place != LOST}) > 1:
        return "units"
    return "" if _are_of(units_of(table, frame.later), table.side) else "later"


def charge_being_placed(game: Starter, frame: Step, below: Step) -> str:
    """A unit of the stack places a demolition charge (SK 4.3)."""
    assert isinstance(frame, Placing)
    assert isinstance(below, Stack)
    if game.table.weapons[WeaponId(frame.weapon)].type.kind != DC:
        return "weapon"
    return "" if frame.unit in below.units else "unit"


def movers_under_fire(game: Starter, frame: Step, _: Step) -> str:
    """Units of ATT are fired at (SK 3.3.3a)."""
    assert isinstance(frame, FirstFire)
    return "" if _are_of(units_of(game.table, frame.movers), game.table.side) else "movers"


def rates_to_decline(game: Starter, frame: Step, _: Step) -> str:
    """There is a marker for every choice among the weapons that kept their rate (SK F9)."""
    assert isinstance(frame, Declining)
    markers = game.table.battle.box.tables.residual.markers
    if len(set(frame.weapons)) < len(frame.weapons):
        return "weapons"
    if len(set(frame.declined)) < len(frame.declined) or set(frame.declined) - set(frame.weapons):
        return "declined"
    if len(frame.values) != 1 << len(frame.weapons):
        return "values"
    known = all(a_number(game.table, word) and int(word) in markers for word in frame.values)
    return "" if known else "values"


def fire_group(game: Starter, frame: Step, below: Step) -> str:
    """A group fires as its phase has it; each one could join those before, each leader direct."""
    assert isinstance(frame, Group)
    wrong = _in_its_phase(game, frame, below)
    if wrong:
        return wrong
    group = Group(frame.kind, frame.side, frame.hex, frame.targets)
    if not follows(game, group, Add(), frame.members):
        return "members"
    return "" if follows(game, group, Direct(), frame.leaders) else "leaders"


def follows(game: Starter, frame: Step, deed: Act, ids: Sequence[str]) -> bool:
    """Do a deed anew with one id after the other; tell whether nothing stopped any of them."""
    for id in ids:
        if deed.obstacle(game, frame, (id,)) is not None:
            return False
        deed.perform(game, frame, (id,))
    return True


def _in_its_phase(game: Starter, group: Group, below: Step) -> str:
    """Name what of a group is not as the question had it that it was put together for."""
    table = game.table
    if isinstance(below, FirstFire):
        movers = tuple([str(unit.id) for unit in below.there(table)])
        begun = Group(FIRST, table.enemy, below.hex, movers)
    else:
        assert isinstance(below, FireOrders)
        begun = Group(below.FIRE, below.seat(game), group.hex)
    for field in ("kind", "side", "hex", "targets"):
        if getattr(group, field) != getattr(begun, field):
            return field
    return "" if table.has_enemy(group.hex, group.side) else "hex"


def unit_in_flight(game: Starter, frame: Step, below: Step) -> str:
    """A broken unit routs from hex to hex, perhaps with a leader, and finds a way (SK R5, R10)."""
    assert isinstance(frame, Flight)
    assert isinstance(below, RoutOrders)
    table = game.table
    unit, leader = frame.who(table), frame.leader(table)
    if unit.side != below.side or not unit.broken or not unit.on_map:
        return "unit"
    if not 0 <= frame.left <= ALLOWANCE:
        return "left"
    if frame.mode != START:
        if leader is not None and (leader.side != unit.side or leader.place != unit.place):
            return "along"
        return "" if frame.path[-1:] == (table.battle.name(unit.place),) else "path"
    if leader is not None and not may_go_along(table, unit, leader):
        return "along"
    if frame.path:
        return "path"
    party = [] if leader is None else [leader]
    way = may_rout(table, unit) and RoutPaths(table, unit, party, unit.place).exist()
    return "" if way else "unit"


def _are_of(units: Sequence[Unit], side: str) -> bool:
    return all(unit.side == side for unit in units)


PARTS: Final[dict[str, Law]] = {
    Stack.KIND: stack_on_the_move,
    Placing.KIND: charge_being_placed,
    FirstFire.KIND: movers_under_fire,
    Declining.KIND: rates_to_decline,
    Group.KIND: fire_group,
    Flight.KIND: unit_in_flight,
}
