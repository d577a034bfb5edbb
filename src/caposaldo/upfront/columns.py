"""The column in which an attempt to infiltrate is read (20.3 to 20.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, term, total
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SURRENDERED, Group
from caposaldo.upfront.jungle import shifted
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import lit
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import IN_THE_DARK, is_below

START: Final = rule("UF 20.3")
NIGHT: Final = Modifier(-3, rule("UF 20.31"), "columns-night")
SMOKE: Final = rule("UF 20.32")
PILLBOX: Final = Modifier(1, rule("UF 20.36"), "columns-pillbox")
INFILTRATORS: Final = Modifier(-1, rule("UF 45.13"), "columns-infiltrators")
TRAIT: Final = "infiltrators"
PINNED: Final = rule("UF 20.38")
MOVING: Final = rule("UF 20.39")
VEHICLE: Final = rule("UF 28.8")
OPEN_ARMS: Final = Modifier(1, rule("UF 50.41"), "columns-surrendered")
CREW_LOST: Final = rule("UF 28.4312")
CLOSED: Final = 2
EXPOSED: Final = 4
OPEN_TOPPED: Final = 5
BY_SMOKE: Final = -2
BY_MOVEMENT: Final = 2
FIRST: Final = 1
LAST: Final = 10


def column_lines(table: UpFrontTable, group: Group, target: Group) -> list[Modifier]:
    """List where an attempt starts and what shifts it; a group in surrender is open (50.41)."""
    if SURRENDERED in target.marks:
        return [OPEN_ARMS]
    return [start(target), *shifts(table, group, target)]


def start(target: Group) -> Modifier:
    """Return the starting column: the number of cards in the target group, or an AFV's (20.3)."""
    if target.armoured:
        return by_vehicle(target.men[0])
    return Modifier(max(FIRST, len(target.ranks)), START, "columns-group")


def by_vehicle(man: Man) -> Modifier:
    """Return the column an AFV is approached in, as its crew can look out (28.8, 31.22)."""
    assert man.card.vehicle is not None
    assert man.hull is not None
    if man.hull.buttoned or man.pinned:
        return Modifier(CLOSED, VEHICLE, "columns-closed")
    if man.card.vehicle.open_topped:
        return Modifier(OPEN_TOPPED, VEHICLE, "columns-open-topped")
    return Modifier(EXPOSED, VEHICLE, "columns-exposed")


def shifts(table: UpFrontTable, group: Group, target: Group) -> list[Modifier]:
    """List the columns an attempt shifts, to the right positive, Concealed cards aside (20.4)."""
    found = _darkness(table, group, target)
    terrain = spot_of(table, group).terrain
    if terrain.infiltration:
        named = {"terrain": term(f"terrain-{terrain.id}")}
        cited = terrain.infiltration_rule
        found.append(Modifier(terrain.infiltration, cited, "columns-terrain", named))
    there = spot_of(table, target).terrain
    if there.infiltration_into:
        named = {"terrain": term(f"terrain-{there.id}")}
        found.append(Modifier(there.infiltration_into, there.rule, "columns-into", named))
    if there.fortified:
        found.append(PILLBOX)
    found += shifted(table)
    if TRAIT in table.battle.sheets[group.side].traits:
        found.append(INFILTRATORS)
    if is_below(group) or is_below(target):
        found.append(IN_THE_DARK)
    return found + _shaken(target) + _movement(table, group, target)


def _shaken(target: Group) -> list[Modifier]:
    """List what pinned men shift, or the losses of an AFV: its column tells if it is pinned."""
    if target.armoured:
        hull = target.men[0].hull
        lost = hull.losses if hull is not None else 0
        return [Modifier(-lost, CREW_LOST, "columns-crew-lost")] if lost else []
    pinned = len([man for man in target.men if man.pinned])
    return [Modifier(-pinned, PINNED, "columns-pinned")] if pinned else []


def _darkness(table: UpFrontTable, group: Group, target: Group) -> list[Modifier]:
    if table.battle.night:
        # Smoke does nothing at night, not even where there is light (38.1).
        return [] if lit(table, target) else [NIGHT]
    smokes = group.smokes + target.smokes
    return [Modifier(BY_SMOKE * smokes, SMOKE, "columns-smoke")] if smokes else []


def _movement(table: UpFrontTable, group: Group, target: Group) -> list[Modifier]:
    found = []
    if group.moving:
        found.append(_shift("columns-moving"))
    # A group whose last man is under way to another counts as moving.
    if target.moving or not target.ranks:
        found.append(_shift("columns-target-moving"))
    if infiltrated(table, group):
        found.append(_shift("columns-infiltrated"))
    return found


def _shift(label: str) -> Modifier:
    return Modifier(BY_MOVEMENT, MOVING, label)


def infiltrated(table: UpFrontTable, group: Group) -> bool:
    """Tell whether an enemy has infiltrated a group (20.39, 20.56)."""
    id = group.id
    return any(man.inside == id for other in table.groups.values() for man in other.men)


def column(listed: list[Modifier]) -> int:
    """Return the column to read, never off the card (20.4)."""
    return max(FIRST, min(LAST, total(listed)))
