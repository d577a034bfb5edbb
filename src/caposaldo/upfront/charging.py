"""What a Banzai charge is: who charges whom, and what it changes for everybody (45.4 to 45.48)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, rule
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import BACK, CHARGE, FORWARD, Group, group_id
from caposaldo.upfront.ranges import CLOSEST, adjacent, opposite, relative_range, true_range
from caposaldo.upfront.table import UpFrontTable

BANZAI: Final = rule("UF 45.4")
MOVING: Final = rule("UF 45.42")
CONTACT: Final = rule("UF 45.422")
GROUND: Final = rule("UF 45.423")
UNHIDDEN: Final = rule("UF 45.44")
COUNTER: Final = rule("UF 45.47")

MET: Final = "charge-met"
"""The mark of a charging group that has fought its target hand to hand (45.47)."""
RELEASED: Final = "charge-free"
"""The mark of a charging group that an enemy's move allows to give the charge up (45.43)."""
BRAVED: Final = "braved:"
"""The mark, before his name, of a man who has drawn his number in this Minefield (45.423)."""
COUNTERED: Final = "charge-countered"
"""The mark, for a turn, of a charging group that its target has attacked hand to hand (45.47)."""
ALWAYS: Final = "banzai-ccv-always"
BLOCKING: Final = "banzai-cancel-when-blocked"
PENALTY: Final = -1
STEPS: Final = {FORWARD: 1, BACK: -1}


def chargers(table: UpFrontTable, gid: str) -> list[Group]:
    """Return the groups that charge a group (45.4)."""
    return [group for group in table.groups.values() if group.charge == gid]


def target_of(table: UpFrontTable, group: Group) -> Group | None:
    """Return the group that a group charges (45.4)."""
    return table.groups.get(group.charge) if group.charge else None


def beside(group: Group, target: Group) -> bool:
    """Tell whether a group is opposite or adjacent to another, as a charge asks (45.4)."""
    return opposite(group, target) or adjacent(group, target)


def without(group: Group, *marks: str) -> Group:
    """Return a group without marks that begin so."""
    left = tuple([mark for mark in group.marks if not mark.startswith(marks)])
    return group if left == group.marks else group.but(marks=left)


def ended(group: Group) -> Group:
    """Return a group that charges no more (45.43)."""
    return without(group, CHARGE, MET, RELEASED, BRAVED, COUNTERED)


# The way to the target -----------------------------------------------------------------------


def blocked(table: UpFrontTable, group: Group, target: Group) -> bool:
    """Tell whether the enemy opposite stops a group short of RR 5 to its target (5.7, 45.4)."""
    before = table.groups.get(group_id(target.side, group.letter))
    if before is None or before.id == target.id:
        return False
    # An AFV that has driven through the group is before nobody any more.
    if before.armoured and group.range + before.range > CLOSEST:
        return False
    return CLOSEST - target.range > max(group.range, CLOSEST - before.range)


def strays(table: UpFrontTable, group: Group, direction: str) -> Refusal | None:
    """Say that a charging group moves towards its target or sideways, no other way (45.42)."""
    target = table.groups[group.charge]
    there = group.but(range=group.range + STEPS[direction])
    if true_range(there, target) > true_range(group, target):
        return None
    return Refusal("charge-closes-in", MOVING, {"group": group.letter, "target": target.letter})


def no_partner(group: Group) -> Refusal | None:
    """Say that nobody joins a charging group or changes places with it (45.42)."""
    return Refusal("is-charging", MOVING, {"group": group.letter}) if group.charge else None


def note_move(table: UpFrontTable, before: Group, after: Group) -> None:
    """Note which charges an enemy's move allows to give up (45.43)."""
    for group in tuple(table.groups.values()):
        if not group.charge or group.side == after.side or RELEASED in group.marks:
            continue
        if _releases(table, group, before, after):
            table.put(group.but(marks=(*group.marks, RELEASED)))


def _releases(table: UpFrontTable, group: Group, before: Group, after: Group) -> bool:
    if after.id == group.charge:
        return not beside(group, after)
    came = true_range(group, after) > true_range(group, before)
    if table.battle.reads(BLOCKING):
        came = came or before.letter != after.letter
    return came and outdone_by(table, group, after)


def outdone_by(table: UpFrontTable, group: Group, other: Group) -> bool:
    """Tell whether another enemy is nearer than the target, or by a reading in the way (45.43)."""
    target = table.groups[group.charge]
    if table.battle.reads(BLOCKING):
        return opposite(group, other) and blocked(table, group, target)
    return relative_range(group, other) > relative_range(group, target)


# What it changes -----------------------------------------------------------------------------


def gives_away(group: Group) -> Refusal | None:
    """Say that nothing hides a charging group (45.44)."""
    return Refusal("no-concealment", UNHIDDEN) if group.charge else None


def hampered(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group stands on Marsh, Wire or in a Stream it has not forded (45.423)."""
    if group.wires:
        return True
    spot = spot_of(table, group)
    crossed = spot.terrain.fords or spot.terrain.infiltrates_with_card
    return spot.terrain.hampers and not (crossed and spot.moves)


def ground_penalty(table: UpFrontTable, group: Group, other: Group) -> list[Modifier]:
    """List what the ground costs the men of a charge, and those who fight it (45.423, 45.47)."""
    against = other.charge == group.id
    if not group.charge and not against:
        return []
    if hampered(table, group):
        cited = GROUND if group.charge else COUNTER
        return [Modifier(PENALTY, cited, "cc-charge-ground")]
    if group.charge and table.battle.reads(ALWAYS):
        return [Modifier(PENALTY, GROUND, "cc-charge")]
    return []


def locked(group: Group, charger: Group) -> bool:
    """Tell whether a charge has led to close combat and its men are still at RR 5 (45.47)."""
    met = charger.charge == group.id and MET in charger.marks
    return met and relative_range(group, charger) == CLOSEST


def too_close_for_guns(group: Group, target: Group) -> Refusal | None:
    """Say that ordnance does not fire at a charge that is among its men (45.47)."""
    if target.charge and locked(group, target):
        return Refusal("charge-too-close", COUNTER, {"group": target.letter})
    return None
