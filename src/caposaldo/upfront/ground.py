"""Where a group is: the terrain it is in and the cards that count against fire (5.2, 7.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import SMOKE, SMOKE_MARKER, TERRAIN, WIRE, Group, Laid, Spot
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import OPEN_GROUND, Terrain

GONE_AFTER: Final = 2
"""With so many Movement cards above it a terrain is left behind (5.2)."""


def spot_of(table: UpFrontTable, group: Group) -> Spot:
    """Return where a group is."""
    if group.spot is None:
        group.spot = _look(table, group)
    return group.spot


def terrain_of(table: UpFrontTable, group: Group) -> Terrain:
    """Return the kind of terrain a group is in (5.2)."""
    return spot_of(table, group).terrain


def ground_of(table: UpFrontTable, card: str) -> Terrain:
    """Return the kind of terrain that a Terrain card is."""
    return table.battle.box.terrain[table.card(card).terrain]


def _look(table: UpFrontTable, group: Group) -> Spot:
    moves, last = 0, None
    for laid in reversed(group.standing):
        if laid.grounds:
            last = laid
            break
        moves += 1 if laid.moves else 0
    beneath, card = _ground(table, last)
    left = moves >= GONE_AFTER
    terrain = table.battle.box.terrain[OPEN_GROUND] if left else beneath
    steps, wires, smokes, shield = _counted(group)
    sheltered, face = _ground(table, shield)
    return Spot(
        terrain, None if left else card, beneath, moves, sheltered, face, steps, wires, smokes
    )


def _ground(table: UpFrontTable, laid: Laid | None) -> tuple[Terrain, Card | None]:
    kinds = table.battle.box.terrain
    if laid is None or laid.role != TERRAIN:
        return kinds[OPEN_GROUND], None
    card = table.battle.deck[laid.card]
    return kinds[card.terrain], card


def counting(table: UpFrontTable, group: Group) -> dict[CardId, int]:
    """Return what each Movement, Wire and Smoke card on a group changes of fire at it (7.2).

    It is the same choice of cards as in `spot_of`; an AFV moves without a change (28.6), and no
    Smoke counts at night (38).
    """
    step, haze, steps = int(not group.armoured), -int(not table.battle.night), 0
    found: dict[CardId, int] = {}
    loose: dict[CardId, int] = {}
    for laid in reversed(group.standing):
        if laid.role == WIRE:
            loose[laid.card] = 1
        elif laid.role == SMOKE:
            loose[laid.card] = haze
        else:
            found |= loose
            loose = {}
            if laid.grounds:
                return found
            found[laid.card] = step
            steps += 1
            if steps == GONE_AFTER:
                return found
    return found | loose


def exposed(table: UpFrontTable, group: Group) -> dict[str, int]:
    """Return what its movement, and the smoke of a fire on its ground, change of fire at a group.

    What is not there is left out (7.2, F4.1).
    """
    found: dict[str, int] = {}
    if group.moving:
        found["exposed"] = 0 if group.armoured else spot_of(table, group).steps
    if SMOKE_MARKER in group.marks:
        found["haze"] = -int(not table.battle.night)
    return found


def _counted(group: Group) -> tuple[int, int, int, Laid | None]:
    """Count the topmost card, under a Movement card the next too, with Wire and Smoke (7.2)."""
    steps = wires = smokes = loose_wires = loose_smokes = 0
    for laid in reversed(group.standing):
        if laid.role == WIRE:
            loose_wires += 1
        elif laid.role == SMOKE:
            loose_smokes += 1
        else:
            wires, smokes = loose_wires, loose_smokes
            if laid.grounds:
                return steps, wires, smokes + int(SMOKE_MARKER in group.marks), laid
            steps += 1
            if steps == GONE_AFTER:
                return steps, wires, smokes, None
    # Nothing lies lower: the group began in Open Ground, which is the lowest card counted.
    return steps, loose_wires, loose_smokes, None
