"""What holds of every table, whether played, read from a file or set down from a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caposaldo.upfront.cards import CardId
from caposaldo.upfront.formation import MOST_MEN
from caposaldo.upfront.groups import ORDER, Group, letter_of, side_of
from caposaldo.upfront.heights import ALTITUDE, LEVEL, WHEELS
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import size

FARTHEST: Final = 20
"""Range numbers have no limit in the rules (5.51, 5.6), but no game takes them so far."""


def fault(table: UpFrontTable) -> str | None:
    """Say which law of the table is broken; None when all of them hold."""
    found = card_fault(table) or man_fault(table) or group_fault(table) or name_fault(table)
    return found or level_fault(table)


def card_fault(table: UpFrontTable) -> str | None:
    """Say if a card is missing, doubled or none at all, or hidden where it does not lie (2.2)."""
    places: dict[CardId, str] = {}
    for place, cards in _cards(table):
        for id in cards:
            if id not in table.battle.deck:
                return f"there is no card {id!r} ({place})"
            if id in places:
                return f"card {id} is in two places: {places[id]}, {place}"
            places[id] = place
    for id in table.battle.deck:
        if id not in places:
            return f"card {id} is nowhere"
    for side, cards in table.unseen.items():
        for id in cards:
            if places.get(id) != "the discards":
                return f"card {id} is no discard that {side} was not shown"
    for side, cards in table.covered.items():
        for id in cards:
            if places.get(id) != f"the hand of {side}":
                return f"card {id} is face down, but not in the hand of {side}"
    return None


def man_fault(table: UpFrontTable) -> str | None:
    """Say if a man is nobody, stands on the wrong side or is in two places."""
    places: dict[str, str] = {}
    for place, side, men in _men(table):
        for id in men:
            card = table.battle.box.men.get(ManId(id))
            if card is None:
                return f"there is no man {id!r} ({place})"
            if side and card.nation != table.battle.sheets[side].nation.cards_of:
                return f"{id} does not fight for {side} ({place})"
            if id in places:
                return f"{id} is in two places: {places[id]}, {place}"
            places[id] = place
    return None


def group_fault(table: UpFrontTable) -> str | None:
    """Say if a group is misnamed, off the range scale, without men or too large (4.3, 17.82).

    An AFV that has company is at fault too (28.11), and so is a charge at no enemy (45.43).
    """
    for id, group in table.groups.items():
        if id != group.id or group.side not in table.battle.sides or not _lettered(group.letter):
            return f"a group is kept as {id!r} that is not so called"
        if abs(group.range) > FARTHEST:
            return f"{id} has no range number {group.range}"
        if not group.men and not _awaited(table, group):
            return f"{id} has no men"
        if size(table, group.side, group.letter) > MOST_MEN:
            return f"{id} has more than {MOST_MEN} men, with those on their way"
        if len(group.men) > 1 and any(man.armoured for man in group.men):
            return f"{id} holds an AFV, which is always a group by itself"
        if group.charge and _charges_nobody(table, group):
            return f"{id} charges {group.charge}, which is no enemy"
    return None


def level_fault(table: UpFrontTable) -> str | None:
    """Say if a level of the mountain is none, or a group is on two of them (M5, M5.1)."""
    known = [str(level) for level in range(1, table.battle.field.switches.get(ALTITUDE, 0) + 1)]
    for id, group in table.groups.items():
        levels = [mark.removeprefix(LEVEL) for mark in group.marks if mark.startswith(LEVEL)]
        if len(levels) > 1 or any(level not in known for level in levels):
            return f"{id} cannot be on level {', '.join(levels)}"
    highest = table.noted(WHEELS)
    return f"no gun comes to level {highest}" if highest and highest not in known else None


def _charges_nobody(table: UpFrontTable, group: Group) -> bool:
    return group.charge not in table.groups or side_of(group.charge) == group.side


def name_fault(table: UpFrontTable) -> str | None:
    """Say if anything speaks of a group, a man or a weapon that cannot be."""
    sides = table.battle.sides
    for id in _groups_named(table):
        if side_of(id) not in sides or not _lettered(letter_of(id)):
            return f"there can be no group {id!r}"
    for id in _men_named(table):
        if id not in table.battle.box.men:
            return f"there is no man {id!r}"
    for code in _weapons_named(table):
        if code not in table.battle.box.weapons and code not in table.battle.box.secondary:
            return f"there is no weapon {code!r}"
    for kind in table.quota:
        if kind not in table.battle.box.terrain:
            return f"there is no terrain {kind!r}"
    return None


def _cards(table: UpFrontTable) -> Iterator[tuple[str, tuple[CardId, ...]]]:
    yield "the draw pile", tuple(table.pile)
    yield "the discards", tuple(table.discards)
    yield "out of the game", table.gone
    for side, hand in table.hands.items():
        yield f"the hand of {side}", hand
    for id, group in table.groups.items():
        yield f"on {id}", tuple([laid.card for laid in group.laid])


def _men(table: UpFrontTable) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for id, group in table.groups.items():
        side = group.side if group.side in table.battle.sides else ""
        yield f"in {id}", side, tuple([man.card.id for man in group.men])
    for side, men in table.waiting.items():
        yield f"waiting for {side}", side, men
    yield "lost", "", tuple(table.lost)


def _everybody(table: UpFrontTable) -> Iterator[Man]:
    for group in table.groups.values():
        yield from group.men


def _lettered(letter: str) -> bool:
    return len(letter) == 1 and letter in ORDER


def _awaited(table: UpFrontTable, group: Group) -> bool:
    """Tell whether somebody is on his way to a group (17.8)."""
    return any(
        man.heading == group.letter
        for other in table.groups.values()
        if other.side == group.side
        for man in other.men
    )


def _groups_named(table: UpFrontTable) -> Iterator[str]:
    for group in table.groups.values():
        yield from (*group.flanks, *group.natural)
        yield from [f"{group.side}-{letter}" for letter in (group.lateral, group.swap) if letter]
    for id, pair in table.encircled.items():
        yield from [name for name in (id, *pair) if name]
    for man in _everybody(table):
        driven = man.hull.driven if man.hull is not None else ""
        yield from [id for id in (man.inside, man.acquired, driven) if id]
        if man.heading:
            yield f"{table.battle.sides[0]}-{man.heading}"
    turn = table.turn
    yield from turn.shot_at
    yield from [id for pair in turn.watched for id in pair.split(">")]
    yield from [entry.partition("=")[0] for entry in turn.started]


def _men_named(table: UpFrontTable) -> Iterator[str]:
    for man in _everybody(table):
        yield from man.guards
        if man.assists:
            yield man.assists
    for group in table.groups.values():
        yield from [weapon.operator for weapon in group.loose if weapon.operator]
    yield from (*table.turn.heroes, *table.turn.fuses)


def _weapons_named(table: UpFrontTable) -> Iterator[str]:
    for man in _everybody(table):
        yield from [code for code in (man.kept, man.secondary) if code]
    for group in table.groups.values():
        yield from [weapon.code for weapon in group.loose]
