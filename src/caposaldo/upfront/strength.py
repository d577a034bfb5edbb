"""The strength of a fire attack, modifier by modifier in the rulebook's order (6.4 to 6.44)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, RuleId, rule, term
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.escort import escort
from caposaldo.upfront.firepower import Aim, flame
from caposaldo.upfront.ground import GONE_AFTER, spot_of
from caposaldo.upfront.groups import Group, Spot
from caposaldo.upfront.heights import slope
from caposaldo.upfront.hiding import hiding, surprise
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.night import halved_at_night
from caposaldo.upfront.ranges import CLOSEST, opposite
from caposaldo.upfront.reach import counted, needed_by_side
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain

CARD: Final = rule("UF 6.3")
FIRE: Final = "fire"
MORTAR: Final = "mortar"
SHELL: Final = "shell"
"""What terrain shelters from: ordnance that is no mortar is a shell."""
MOVING_FIRE: Final = rule("UF 12.1")
NIGHT: Final = rule("UF 38.4")
OUT_OF_GULLY: Final = rule("UF 8.22")
WALLS: Final = rule("UF 8.9")
MOVEMENT: Final = rule("UF 7.2")
ENTRENCHED: Final = Modifier(-1, rule("UF 36.2"), "entrenched")
TRANSFER: Final = Modifier(2, rule("UF 17.8"), "in-transfer")
PILLBOX_REAR: Final = rule("UF 23.7")
NO_COVER: Final = rule("UF 28.32")
COMMANDER: Final = rule("UF 28.431")
SECOND_LOSS: Final = rule("UF 28.4311")
MOST_LOST: Final = 2


def cards_strength(aim: Aim, cards: tuple[CardId, ...]) -> list[Modifier]:
    """List the strength of each Fire card, halved for movement and at night (6.3, 12.1, 38.4)."""
    faces = [aim.table.battle.deck[id] for id in cards]
    asked = needed_by_side(aim.table, aim.group.side, sum([face.need for face in faces]))
    # A flamethrower that gives all the firepower needed by itself is not halved (12.1, 22.1).
    burns = counted(aim.table, aim.group, flame(aim)) >= asked
    found = []
    for face in faces:
        if face.kind != FIRE:
            found.append(surprise(face))
            continue
        value, cited, label = face.strength, CARD, "fire-card"
        if aim.moving and not burns:
            value, cited, label = value // 2, MOVING_FIRE, "fire-card-moving"
        if halved_at_night(aim.table, aim.target):
            value, cited, label = value // 2, NIGHT, "fire-card-night"
        if _from_pillbox_rear(aim):
            value, cited, label = value // 2, PILLBOX_REAR, "fire-card-rear"
        found.append(Modifier(value, cited, label, {"card": face.id}))
    return found


def _from_pillbox_rear(aim: Aim) -> bool:
    fort = spot_of(aim.table, aim.group).terrain.fortified
    return fort and f"behind:{aim.group.id}" in aim.target.marks


def muffled(table: UpFrontTable, target: Group) -> list[Modifier]:
    """List what soft ground takes off high explosive at a group in it (52.15, T1.4)."""
    terrain = spot_of(table, target).sheltered
    return [Modifier(terrain.he, terrain.rule, "muffled", _named(terrain))] if terrain.he else []


def firer_position(aim: Aim) -> list[Modifier]:
    """List what the firers' own position changes (6.41)."""
    group, table = aim.group, aim.table
    spot = spot_of(table, group)
    found = []
    if group.wires:
        found.append(Modifier(-group.wires, rule("UF 13.32"), "firing-from-wire"))
    # An AFV fires from a Stream without any penalty (8.52).
    lost = spot.terrain.afv_attack if group.armoured else spot.terrain.attack
    if lost < 0:
        found.append(_from(spot.terrain, spot.terrain.attack_rule))
    if group.smokes and not table.battle.night:
        found.append(Modifier(-group.smokes, rule("UF 13.22"), "firing-from-smoke"))
    other = spot_of(table, aim.target).terrain
    high = spot.terrain.elevated and spot.terrain.attack > 0
    if high and not other.elevated and not other.fortified:
        found.append(_from(spot.terrain, spot.terrain.attack_rule))
    return [*found, *slope(group, aim.target)]


def _from(terrain: Terrain, cited: RuleId) -> Modifier:
    return Modifier(terrain.attack, cited, "firing-from", _named(terrain))


def crew_losses(aim: Aim) -> list[Modifier]:
    """List what an AFV's own losses take off all its fire but ordnance (28.431, 28.4311)."""
    hull = aim.group.men[0].hull if aim.group.armoured else None
    if hull is None or not hull.losses:
        return []
    lost = min(hull.losses, MOST_LOST)
    return [Modifier(-lost, COMMANDER if lost == 1 else SECOND_LOSS, "commander-killed")]


def target_terrain(aim: Aim, *, by: str = FIRE) -> list[Modifier]:
    """List what the target's terrain, Smoke and Wire change (6.42)."""
    table, target = aim.table, aim.target
    spot = spot_of(table, target)
    value, cited = shelter(aim, spot, by=by), spot.sheltered.rule
    # The terrain shelters the armour of an AFV, not its crew (28.32).
    if target.armoured and not aim.boxed:
        value, cited = 0, NO_COVER
    found = []
    if value < 0 and flame(aim):
        found.append(Modifier(0, rule("UF 22.1"), "flamethrower", _named(spot.sheltered)))
    elif value or not spot.sheltered.ambient:
        found.append(Modifier(value, cited, "target-in", _named(spot.sheltered)))
    if spot.smokes and not table.battle.night:
        found.append(Modifier(-spot.smokes, rule("UF 13.21"), "target-in-smoke"))
    if spot.wires:
        found.append(Modifier(spot.wires, rule("UF 13.31"), "target-on-wire"))
    return found


def shelter(aim: Aim, spot: Spot, *, by: str = FIRE) -> int:
    """Return the modifier of the terrain that counts against this fire (7.1, 7.2, 8)."""
    terrain, card = spot.sheltered, spot.shield
    if card is None:
        return 0
    if terrain.one_sided and aim.target.id in aim.table.encircled:
        return 0
    if terrain.elevated and spot_of(aim.table, aim.group).terrain.elevated:
        return 0
    if by == MORTAR:
        return falling(aim, terrain, card)
    if terrain.one_sided and not opposite(aim.group, aim.target):
        return card.defence_other
    return card.defence_ordnance if by == SHELL else card.defence


def falling(aim: Aim, terrain: Terrain, card: Card) -> int:
    """Return what terrain takes off what falls from above: a Wall's figure for mortars (8.9).

    A Hedge has it against the opposite group only, by the table of the cards (T4.1).
    """
    if terrain.one_sided and not opposite(aim.group, aim.target):
        return max(card.defence_mortar, card.defence_other)
    return card.defence_mortar


def target_movement(aim: Aim, *, mortar: bool = False) -> list[Modifier]:
    """List what the target's Movement cards change, an AFV's nothing (6.43, 7.2, 8.22, 28.6)."""
    spot = spot_of(aim.table, aim.target)
    if not spot.steps or aim.target.armoured:
        return []
    own = spot_of(aim.table, aim.group).terrain
    climbed_out = spot.beneath.sunken and spot.moves == GONE_AFTER
    # Fire that reaches into the Gully itself sees both cards (8.22).
    if climbed_out and not (mortar or own.elevated or aim.rr == CLOSEST):
        return [Modifier(1, OUT_OF_GULLY, "target-moving")]
    return [Modifier(spot.steps, MOVEMENT, "target-moving")]


def strength_of(aim: Aim, cards: tuple[CardId, ...]) -> list[Modifier]:
    """List the whole strength of a fire attack before concealment, in the order of 6.4."""
    return [
        *cards_strength(aim, cards),
        *firer_position(aim),
        *crew_losses(aim),
        *target_terrain(aim),
        *target_movement(aim),
        *escort(aim),
        *([] if flame(aim) else weaker(aim.table)),
    ]


def dug_in(aim: Aim) -> bool:
    """Tell whether the target's entrenchment counts; a flamethrower ignores it (22.1, 36.2)."""
    return aim.target.entrenched and not flame(aim)


def concealment(table: UpFrontTable, side: str, card: Card) -> Modifier:
    """Return what a Concealed card of a side changes (6.44, 9.1, 37.2)."""
    return hiding(table, side, card, rule("UF 9.1"))


def _named(terrain: Terrain) -> dict[str, str]:
    return {"terrain": term(f"terrain-{terrain.id}")}
