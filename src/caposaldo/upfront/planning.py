"""Whether groups that were begun can still be finished (3.2, 15.51, 21.1, 23.3, 46.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from caposaldo.upfront.fireteams import Team, of_team, teams
from caposaldo.upfront.formation import (
    COMMISSAR,
    alone,
    has_gun,
    loads_left,
    may_carry,
    may_enter_pillbox,
    pillbox_letter,
)
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.sizing import NO_PILLBOX, Plan, Posted, can_finish
from caposaldo.upfront.startlines import line_of
from caposaldo.upfront.table import UpFrontTable

PILLBOX_LETTER: Final = "B"


def plan_after(table: UpFrontTable, side: str, id: ManId, letter: str) -> Plan:
    """Return how things would stand if a waiting man were placed in a group."""
    roster = table.battle.box.men
    waiting = [roster[ManId(man)] for man in table.waiting[side] if man != id]
    left = [card for card in waiting if not alone(card)]
    begun = [group for group in table.side(side) if not alone(group.men[0].card)]
    sizes = {group.letter: len(group.men) for group in begun}
    manned = {group.letter for group in begun if has_gun(group)}
    if not alone(roster[id]):
        sizes[letter] = sizes.get(letter, 0) + 1
        manned |= {letter} if roster[id].vehicle is not None else set()
    tanks = [group.letter for group in table.side(side) if group not in begun]
    boxed = pillbox_letter(table.battle, side)
    placed = [man for group in table.side(side) if group.letter != boxed for man in group.men]
    outside = len([man for man in placed if may_carry(man.card) and not man.secondary])
    free = [card for card in left if not boxed or may_enter_pillbox(card)]
    barred = [card for card in left if boxed and not may_enter_pillbox(card)]
    order = sorted(sizes)
    return Plan(
        tuple(sizes[begun_letter] for begun_letter in order),
        _box_place(boxed, tanks),
        len(free),
        len(barred),
        len([card for card in free if may_carry(card)]),
        outside
        + len([card for card in barred if may_carry(card)])
        + (letter != boxed and may_carry(roster[id])),
        sum(loads_left(table, side).values()),
        any(card.role == COMMISSAR for card in left),
        len(tanks) + alone(roster[id]) + len(waiting) - len(left),
        len([card for card in left if card.vehicle is not None]),
        tuple(order.index(gun) for gun in manned),
        _posted(table, side, (id, letter), left, order),
        line_of(table.battle, side),
    )


def _posted(
    table: UpFrontTable, side: str, place: tuple[ManId, str], left: list[ManCard], order: list[str]
) -> tuple[Posted, ...]:
    """Return how the fire teams would stand if a man were placed in a group (46.4)."""
    found: list[Posted] = []
    for team in bound_teams(table, side):
        letters = {
            group.letter
            for group in table.side(side)
            if group.letter in order and any(of_team(man.card.weapon, team) for man in group.men)
        }
        if of_team(table.battle.box.men[place[0]].weapon, team):
            letters.add(place[1])
        waiting = [card for card in left if of_team(card.weapon, team)]
        able = len([card for card in waiting if may_carry(card)])
        places = tuple([order.index(letter) for letter in sorted(letters)])
        found.append((len(waiting), able, places))
    return tuple(found)


def bound_teams(table: UpFrontTable, side: str) -> tuple[Team, ...]:
    """Return the fire teams of a side at set-up; where they cannot be spread none binds (46.4)."""
    known = teams(table, side)
    if not known:
        return ()
    roster = table.battle.box.men
    here = [man.card for group in table.side(side) for man in group.men]
    cards = [*here, *[roster[ManId(id)] for id in table.waiting[side]]]
    loads = sum(table.battle.sheets[side].force.secondary.values())
    boxed = bool(pillbox_letter(table.battle, side))
    return known if _can_spread(frozenset(cards), loads, known, boxed) else ()


@cache
def _can_spread(
    cards: frozenset[ManCard], loads: int, known: tuple[Team, ...], boxed: bool
) -> bool:
    # Asked about every man and letter of a set-up, while the force stays the same.
    return formable_from(tuple(cards), loads, known, boxed=boxed)


def formable_from(
    cards: Sequence[ManCard], loads: int, known: tuple[Team, ...], *, boxed: bool
) -> bool:
    """Tell whether cards of which nobody is placed yet can form groups (3.2, 23.3, 28.11, 46.4)."""
    left = [card for card in cards if not alone(card)]
    tanks = len(cards) - len(left)
    free = [card for card in left if not boxed or may_enter_pillbox(card)]
    barred = [card for card in left if boxed and not may_enter_pillbox(card)]
    # Group B, or the first of the others if an AFV is group A.
    second = LETTERS.index(PILLBOX_LETTER)
    places = [second - before for before in range(min(tanks, 1) + 1)] if boxed else [NO_PILLBOX]
    posted: list[Posted] = []
    for team in known:
        gunners = [card for card in left if of_team(card.weapon, team)]
        posted.append((len(gunners), len([card for card in gunners if may_carry(card)]), ()))
    plans = [
        Plan(
            (),
            place,
            len(free),
            len(barred),
            len([card for card in free if may_carry(card)]),
            len([card for card in barred if may_carry(card)]),
            loads,
            any(card.role == COMMISSAR for card in left),
            tanks,
            len([card for card in left if card.vehicle is not None]),
            posted=tuple(posted),
        )
        for place in places
    ]
    return any(can_finish(plan) for plan in plans)


def _box_place(boxed: str, tanks: list[str]) -> int:
    """Return the place of the Pillbox group among those that are no AFVs."""
    if not boxed:
        return NO_PILLBOX
    return LETTERS.index(boxed) - len([tank for tank in tanks if tank < boxed])


def formable(table: UpFrontTable, side: str) -> bool:
    """Tell whether the men who wait can be placed at all, as those of a position need not."""
    groups = table.side(side)
    if not table.waiting[side]:
        able = [man for group in groups for man in group.men if may_carry(man.card)]
        return sum(loads_left(table, side).values()) <= len([m for m in able if not m.secondary])
    return any(
        can_finish(plan_after(table, side, ManId(id), letter))
        for id in table.waiting[side]
        for letter in LETTERS[: len(groups) + 1]
    )
