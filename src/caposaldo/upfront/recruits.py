"""Who comes as random reinforcement: cards to be had, substitutes, choices (48.3 to 48.32)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule, term
from caposaldo.upfront.dyo.purchase import is_there
from caposaldo.upfront.formation import alone
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.reserves import lots_won, note_won
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

TABLE: Final = rule("UF 48.3")
CHOICE: Final = rule("UF 48.31")
SUBSTITUTES: Final = rule("UF 48.32")
ANYBODY: Final = "*"
"""Stands for a card of the player's choice, as in the table (48.3)."""
BY_POINTS: Final = "substitute-by-points"
GUNS: Final = "asterisk-infantry-guns"
BARRED_FAMILY: Final = "mmg"
BEARERS: Final = frozenset(("rifle", "carbine", "assault_rifle", "machine_pistol"))
"""The weapons of those who may get a secondary one when they are chosen (48.31)."""


def to_be_had(table: UpFrontTable, side: str) -> list[ManCard]:
    """Return the cards of a side's nation that are in nobody's force, blank ones too (48.32)."""
    gone = _in_play(table, side)
    sheet = table.battle.sheets[side]
    nation, year = sheet.nation.cards_of, table.battle.scenario.year
    led = sheet.troops.on_foot and _leads(table, side)
    return [
        card
        for card in table.battle.box.men.values()
        if card.nation == nation
        and card.id not in gone
        and is_there(card, year)
        # Partisans have no guns and vehicles and one leader at most (37.1).
        and not (sheet.troops.on_foot and card.vehicle is not None)
        and not (led and card.role)
    ]


def _in_play(table: UpFrontTable, side: str) -> set[str]:
    """Return the cards that are in play, wait to come or have been lost (48.32)."""
    force = table.battle.sheets[side].force
    found: set[str] = {*table.waiting[side], *table.lost, *force.men, *force.later}
    for group in table.groups.values():
        found.update([man.card.id for man in group.men])
    return found


def _leads(table: UpFrontTable, side: str) -> bool:
    men = table.battle.box.men
    return any(men[ManId(id)].role for id in _in_play(table, side) if ManId(id) in men)


def choices(table: UpFrontTable, side: str) -> list[ManCard]:
    """Return the cards an asterisk may be: no MMG, ATG or AFV, and blank ones as usual (48.31)."""
    blanks = table.battle.box.blanks
    guns = table.battle.reads(GUNS)
    return [
        card
        for card in to_be_had(table, side)
        if (card.vehicle is None or (guns and _infantry_gun(card)))
        and (card.weapon is None or card.weapon.family != BARRED_FAMILY)
        and (card.id not in blanks or blanks[card.id].usual)
    ]


def _infantry_gun(card: ManCard) -> bool:
    vehicle = card.vehicle
    return vehicle is not None and not vehicle.armoured and not vehicle.anti_tank


def substitutes(table: UpFrontTable, side: str, wanted: str) -> list[ManCard]:
    """Return the cards that may take the place of one that cannot be had (48.32)."""
    missing = table.battle.box.men[ManId(wanted)]
    cards = to_be_had(table, side)
    by_points = table.battle.reads(BY_POINTS)
    alike = [card for card in cards if _alike(card, missing, by_points=by_points)]
    if alike:
        return alike
    return [
        card for card in cards if not _same_weapon(card, missing) and card.points <= missing.points
    ]


def _alike(card: ManCard, missing: ManCard, *, by_points: bool) -> bool:
    if not _same_weapon(card, missing):
        return False
    if by_points:
        return card.points <= missing.points
    return (card.morale, card.panic) == (missing.morale, missing.panic)


def _same_weapon(card: ManCard, missing: ManCard) -> bool:
    if card.vehicle is not None or missing.vehicle is not None:
        # Every gun and vehicle is another weapon.
        return False
    return card.weapon is missing.weapon


def loads(table: UpFrontTable, card: ManCard) -> list[str]:
    """Return the secondary weapons a man may get when he is chosen (48.31)."""
    if card.weapon is None or card.vehicle is not None or card.weapon.family not in BEARERS:
        return []
    year = table.battle.scenario.year
    return [
        code
        for code, weapon in table.battle.box.secondary.items()
        if card.nation in weapon.nations
        and not weapon.radio
        and not (year and weapon.first and year < weapon.first)
    ]


def win(game: UpFront, side: str, card: ManCard, weapon: str, before: int) -> None:
    """Let a card wait to come in; of one turn's, AFVs come after the men (28.11, 48.33).

    `before` is how many waited already when the turn's attempts began.
    """
    table = game.table
    waiting = list(table.waiting[side])
    earlier, lots = waiting[:before], lots_won(table, side)
    lucky = {id: code for lot in lots for id, code in lot.items()}
    at = len(waiting)
    if not alone(card):
        men = table.battle.box.men
        while at > before and alone(men[ManId(waiting[at - 1])]):
            at -= 1
    table.waiting[side] = (*waiting[:at], card.id, *waiting[at:])
    table.strength[side] += 1
    lucky[card.id] = weapon
    sets = [{id: code for id, code in lot.items() if id in earlier} for lot in lots]
    now = {id: lucky[id] for id in table.waiting[side][before:] if id in lucky}
    note_won(table, side, [*[lot for lot in sets if lot], now])
    facts = {"seat": side, "man": term(f"man-{card.id}")}
    if weapon:
        armed = {**facts, "weapon": term(f"secondary-{weapon}")}
        game.tell("recruits-armed", (TABLE, CHOICE), {**armed})
    else:
        game.tell("recruits", (TABLE,), {**facts})
