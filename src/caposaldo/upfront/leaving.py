"""What it takes to leave terrain and to enter it: Marsh, Minefields, guns, partisans (34.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import FORWARD, SIDEWAYS, Group
from caposaldo.upfront.heights import too_high
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.terraintraits import ENTER, SPARE

GUN: Final = rule("UF 34.3")
CLIMBING: Final = rule("UF 34.31")
NO_MARSH: Final = rule("UF 34.32")
AFV_MARSH: Final = rule("UF 28.5")
SLIPS: Final = rule("UF 37.3")
THICK: Final = rule("UF 47.6")
OCCUPANTS: Final = rule("UF 23.3")
WITH_GUN: Final = 2
"""The Movement cards that take a gun out of any terrain but Open Ground (34.3)."""


def gunned(group: Group) -> bool:
    """Tell whether a group has an infantry gun to bring along (34.3)."""
    return any(man.gun for man in group.ranks)


def on_wheels(group: Group) -> bool:
    """Tell whether a group is an AFV or has a gun, which come only so high (M5)."""
    return group.armoured or any(man.gun for man in group.men)


def slips_out(table: UpFrontTable, group: Group, terrain: Terrain) -> bool:
    """Tell whether some troops leave this terrain after one sideways card (37.3)."""
    kinds = table.battle.sheets[group.side].troops.slips_out_of
    return any(terrain.is_a(kind) for kind in kinds)


# Leaving -------------------------------------------------------------------------------------


def cards_to_leave(table: UpFrontTable, group: Group, *, own: bool = True) -> int:
    """Return the Movement cards needed before a group can take terrain (8.42, 34.3, 37.3).

    A gun's second card is needed for terrain of its owner's, not of the enemy's.
    """
    beneath = spot_of(table, group).beneath
    need = 1 if slips_out(table, group, beneath) else beneath.moves_to_leave
    if own and not beneath.ambient and gunned(group):
        return max(need, WITH_GUN)
    return need


def next_is_sideways(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group's next Movement card can go sideways only (8.42, 24.4, 34.3, 37.3)."""
    spot = spot_of(table, group)
    beneath, slips = spot.beneath, slips_out(table, group, spot.beneath)
    # The second card of a gun is no longer one that the terrain asks for.
    held = spot.moves < (1 if slips else beneath.moves_to_leave)
    sideways = slips or beneath.leaves_sideways
    return (held and sideways) or spot.moves + 1 < cards_to_leave(table, group)


def holds_flank(table: UpFrontTable, group: Group) -> bool:
    """Tell whether the terrain takes the next card, which claims no flank then (8.42, 24.4).

    The only card that a Wadi takes leads out of it, as a ford does (8.531).
    """
    spot = spot_of(table, group)
    need = 1 if slips_out(table, group, spot.beneath) else spot.beneath.moves_to_leave
    return spot.moves < need and (spot.beneath.mined or spot.moves + 1 < need)


def leaving_rule(table: UpFrontTable, group: Group) -> RuleId:
    """Name the rule that holds a group in its terrain."""
    beneath = spot_of(table, group).beneath
    if slips_out(table, group, beneath) and not gunned(group):
        return SLIPS
    if gunned(group) and beneath.moves_to_leave < WITH_GUN:
        return GUN
    return beneath.leaving_rule


# Entering ------------------------------------------------------------------------------------


def cannot_stand(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say why a group can never be in the terrain of a card: wheels in a Marsh (28.5, 34.32)."""
    face = table.card(card)
    terrain = table.battle.box.terrain[face.terrain]
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    if terrain.room:
        refusal = too_many(terrain, group.letter, _crowd(table, group))
        if refusal is not None:
            return refusal
    if group.armoured and too_thick(terrain, face):
        return Refusal("no-ground-for-afv", THICK, facts)
    if way_into(terrain, group) == ENTER:
        return None
    if group.armoured:
        return Refusal("no-ground-for-afv", terrain.entering_rule or AFV_MARSH, facts)
    return Refusal("no-ground-for-gun", terrain.entering_rule or NO_MARSH, facts)


def too_many(terrain: Terrain, letter: str, size: int) -> Refusal | None:
    """Say that so many men have no room in a kind of terrain (23.3, T2.4)."""
    if not terrain.room or size <= terrain.room:
        return None
    if terrain.fortified:
        return Refusal("pillbox-full", OCCUPANTS, {"group": letter, "most": terrain.room})
    named: dict[str, Fact] = {"group": letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("terrain-full", terrain.rule, {**named, "most": terrain.room})


def _crowd(table: UpFrontTable, group: Group) -> int:
    """Count the men of a group with those on their way to it (17.82)."""
    coming = [
        man.card.id
        for other in table.side(group.side)
        for man in other.men
        if man.heading == group.letter
    ]
    return len({*coming, *[man.card.id for man in group.men]})


def too_thick(terrain: Terrain, card: Card) -> bool:
    """Tell whether this card of a kind of terrain keeps AFVs out (47.6)."""
    return bool(terrain.thick) and card.defence == terrain.thick


def way_into(terrain: Terrain, group: Group) -> str:
    """Return how a kind of terrain takes a group, by what it has on wheels or tracks."""
    if group.armoured:
        return terrain.afvs
    return terrain.guns if gunned(group) else ENTER


def spared(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that a card cannot even be played on a gun or AFV that could not enter (47.4, T3.6)."""
    terrain = table.battle.box.terrain[table.card(card).terrain]
    if way_into(terrain, group) != SPARE:
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("terrain-spares", terrain.entering_rule or terrain.rule, facts)


def cannot_enter(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say why a moving group cannot go into the terrain of a card (34.31, 34.32)."""
    refusal = cannot_stand(table, group, card) or cannot_come_up(table, group, card)
    refusal = refusal or only_forward(table, group, card)
    if refusal is not None:
        return refusal
    return None if _turned_first(group) else cannot_climb(table, group, card)


def only_forward(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that a card is laid on a forward Movement card only, which is not the topmost (T2.2)."""
    terrain = table.battle.box.terrain[table.card(card).terrain]
    if not terrain.needs_forward:
        return None
    last = next((laid.role for laid in reversed(group.standing) if laid.moves), FORWARD)
    if last == FORWARD:
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("forward-only", terrain.rule, facts)


def cannot_come_up(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that a group with wheels or tracks does not come as high as a card leads (M5)."""
    return too_high(table, group, card) if table.notes and on_wheels(group) else None


def cannot_climb(table: UpFrontTable, group: Group, card: str) -> Refusal | None:
    """Say that a gun does not go up a Hill with a single Movement card (34.31)."""
    terrain = table.battle.box.terrain[table.card(card).terrain]
    if not terrain.elevated or not gunned(group):
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("gun-climbs-slowly", CLIMBING, facts)


def _turned_first(group: Group) -> bool:
    """Tell whether a sideways card lies on a group with another Movement card above (34.31)."""
    roles = [laid.role for laid in group.standing if laid.moves]
    return SIDEWAYS in roles[:-1]
