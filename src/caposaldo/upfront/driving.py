"""What keeps an AFV where it is: stuns, its engine, the mud, the trees (28.44 to 28.53)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.hulls import Hull
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import man_name

ALONE: Final = rule("UF 28.11")
IMMOBILE: Final = rule("UF 28.44")
STUNNED: Final = rule("UF 28.45")
FROM_WOODS: Final = rule("UF 28.51")
BOGGED: Final = rule("UF 28.53")


def hull_of(group: Group) -> Hull:
    """Return what has become of the AFV that is a group by itself (28.11)."""
    hull = group.men[0].hull
    assert hull is not None, f"{group.id} is no AFV"
    return hull


def is_stunned(man: Man) -> Refusal | None:
    """Say that the crew of a stunned AFV does nothing by choice (28.45)."""
    if man.hull is None or not man.hull.stun:
        return None
    return Refusal("afv-stunned", STUNNED, {"man": man_name(man)})


def cannot_roll(group: Group) -> Refusal | None:
    """Say why an AFV cannot even try to stir: it is immobilised or stunned (28.44, 28.45)."""
    if hull_of(group).immobile:
        return Refusal("afv-immobile", IMMOBILE, {"man": man_name(group.men[0])})
    return is_stunned(group.men[0])


def cannot_drive(group: Group) -> Refusal | None:
    """Say why an AFV cannot move (28.44, 28.45, 28.53)."""
    refusal = cannot_roll(group)
    if refusal is None and hull_of(group).bogged:
        return Refusal("afv-bogged", BOGGED, {"man": man_name(group.men[0])})
    return refusal


def only_sideways(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say that an AFV leaves this terrain by a sideways card, which may flank (8.73, 28.51)."""
    if not group.armoured:
        return None
    spot = spot_of(table, group)
    if spot.moves or not spot.beneath.vehicles_sideways:
        return None
    facts = {"man": man_name(group.men[0]), "terrain": term(f"terrain-{spot.beneath.id}")}
    return Refusal("afv-leaves-sideways", FROM_WOODS, facts)


def by_itself(group: Group) -> Refusal | None:
    """Say that an AFV is always a group by itself, so nobody comes or goes (28.11)."""
    if group.armoured:
        return Refusal("afv-alone", ALONE, {"man": man_name(group.men[0])})
    return None
