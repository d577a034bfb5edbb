"""Cards and men as data to be drawn and judged: what is printed, and what is in force now."""

from __future__ import annotations

from caposaldo.upfront.cards import NO_RANGE, Card, Half
from caposaldo.upfront.firepower import assistant
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManCard
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import kia, morale, panic
from caposaldo.upfront.vehiclefaces import vehicle_face
from caposaldo.upfront.weapons import NONE

Face = dict[str, object]


def card_face(card: Card) -> Face:
    """Return the face of a card: its numbers, and what its kind prints."""
    face: Face = {
        "id": card.id,
        "kind": card.kind,
        "rn": card.rn,
        "red": card.red,
        "positions": list(card.positions),
        "reds": list(card.reds),
        "flank": card.flank,
        "ford": card.ford,
        "breeze": card.breeze,
        "radio": list(card.radio),
        "nations": list(card.nations),
        "value": card.value,
        "all": card.rally_all,
        "strength": card.strength,
        "need": card.need,
    }
    if card.terrain:
        face |= {"terrain": card.terrain, "attack": card.attack, "defence": card.defence}
        face |= {"defence_other": card.defence_other, "defence_mortar": card.defence_mortar}
        if card.defence_ordnance != card.defence:
            face["defence_ordnance"] = card.defence_ordnance
        face["attack_na"] = card.attack_na
    if card.mine:
        face |= {"mine": card.mine, "mine_again": card.mine_again}
    for name, numbers in (("pin", card.pin), ("kia", card.kia)):
        if numbers != NO_RANGE:
            face[name] = list(numbers)
    if card.halves:
        face["halves"] = [_half_face(half) for half in card.halves]
    return face


def _half_face(half: Half) -> Face:
    return {
        "kind": half.kind,
        "nations": list(half.nations),
        "value": half.value,
        "all": half.all,
        "radio": list(half.radio),
        "attack": half.attack,
        "defence": half.defence,
    }


def held_face(table: UpFrontTable, side: str, card: Card) -> Face:
    """Return a card as this side holds it, with what it can be played as, if anything (2.22)."""
    uses = table.uses(side, card.id)
    face = card_face(card)
    face["uses"] = list(uses)
    if card.halves:
        face["halves"] = [{**_half_face(half), "usable": half.kind in uses} for half in card.halves]
    return face


def man_face(table: UpFrontTable, group: Group, man: Man, position: int) -> Face:
    """Return a man as everybody sees him; position 0 is on the way to another group."""
    card, weapon = man.card, man.weapon
    face: Face = {
        "id": card.id,
        "name": card.name,
        "nation": card.nation,
        "rank": card.rank,
        "role": card.role,
        "position": position,
        "weapon": weapon.code if weapon is not None else "",
        "short": weapon.short if weapon is not None else "",
        "family": weapon.family if weapon is not None else "",
        "crewed": weapon is not None and weapon.crewed,
        "firepower": list(_firepower(group, man)),
        "morale": morale(table, group, man),
        "panic": panic(table, group, man),
        "kia": kia(man),
        "rout": card.rout,
        "points": card.points,
        "pinned": man.pinned,
        "wounded": man.wounded,
        "berserk": man.berserk,
        "jammed": man.jammed,
        "captured": man.captured,
        "kept": man.kept,
        "secondary": man.secondary,
        "assists": man.assists,
        "assisted_by": next((m.card.id for m in group.men if m.assists == card.id), ""),
        "inside": man.inside,
        "heading": man.heading,
        "guards": list(man.guards),
        "acquired": man.acquired,
    }
    if card.vehicle is not None:
        face["vehicle"] = vehicle_face(card, man.hull, jammed=man.jammed, gone=weapon is None)
    elif weapon is not None and any(weapon.fp_boxed):
        # Against armour only these count, as in `burn`; a jammed weapon has neither (22.5, 28.3).
        face["firepower_boxed"] = list(NONE if man.jammed else weapon.fp_boxed)
    return face


def reserve_face(card: ManCard) -> Face:
    """Return a man who is not on the table yet, as his card is printed."""
    weapon = card.weapon
    face: Face = {
        "id": card.id,
        "name": card.name,
        "nation": card.nation,
        "rank": card.rank,
        "role": card.role,
        "short": weapon.short if weapon is not None else "",
        "family": weapon.family if weapon is not None else "",
        "crewed": weapon is not None and weapon.crewed,
        "firepower": list(weapon.fp if weapon is not None else NONE),
        "morale": card.morale,
        "panic": card.panic,
        "points": card.points,
    }
    if card.vehicle is not None:
        face["vehicle"] = vehicle_face(card, None, jammed=False, gone=weapon is None)
    elif weapon is not None and any(weapon.fp_boxed):
        face["firepower_boxed"] = list(weapon.fp_boxed)
    return face


def lost_face(card: ManCard, side: str, fate: str) -> Face:
    """Return a man or a vehicle out of the game; the drawing of a vehicle tells it from a man."""
    face: Face = {"id": card.id, "name": card.name, "side": side, "fate": fate}
    if card.vehicle is not None:
        face["look"] = card.vehicle.look
    return face


def _firepower(group: Group, man: Man) -> tuple[int, ...]:
    """Return the six values he would fire with if nothing but his crew counted (11.1)."""
    weapon = man.weapon
    if weapon is None or man.jammed:
        return NONE
    full = not weapon.crewed or assistant(group, man) is not None
    return weapon.fp if full else weapon.bracketed
