"""Whether groups that were begun can still be finished (3.2, 15.51, 21.1, 23.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from caposaldo.upfront.formation import (
    COMMISSAR,
    FEWEST_MEN,
    MOST_IN_PILLBOX,
    MOST_MEN,
    alone,
    has_gun,
    loads_left,
    may_carry,
    may_enter_pillbox,
    pillbox_letter,
)
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.table import UpFrontTable

FEWEST_GROUPS: Final = 2
NO_PILLBOX: Final = -1


class Plan:
    """Groups begun and men left: what is needed to see whether they can be finished.

    `box` is the place of the Pillbox group among the letters or NO_PILLBOX; `free` men left may
    enter it, `barred` ones not; `able` are those of the free who may carry a secondary weapon,
    `outside` the men outside it who may, and `loads` the weapons nobody has. `sizes` leaves out
    the `tanks`, each of which takes a letter; `manned` are the places that hold a gun already and
    `guns` how many guns are left, as a group with a gun may be of any size (3.2).
    """

    __slots__ = (
        "able",
        "barred",
        "box",
        "commissar",
        "free",
        "guns",
        "loads",
        "manned",
        "outside",
        "sizes",
        "tanks",
    )

    def __init__(
        self,
        sizes: tuple[int, ...],
        box: int,
        free: int,
        barred: int,
        able: int,
        outside: int,
        loads: int,
        commissar: bool,
        tanks: int = 0,
        guns: int = 0,
        manned: tuple[int, ...] = (),
    ) -> None:
        self.sizes: Final = sizes
        self.box: Final = box
        self.free: Final = free
        self.barred: Final = barred
        self.able: Final = able
        self.outside: Final = outside
        self.loads: Final = loads
        self.commissar: Final = commissar
        self.tanks: Final = tanks
        self.guns: Final = guns
        self.manned: Final = manned


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
    )


def _box_place(boxed: str, tanks: list[str]) -> int:
    """Return the place of the Pillbox group among those that are no AFVs."""
    if not boxed:
        return NO_PILLBOX
    return LETTERS.index(boxed) - len([tank for tank in tanks if tank < boxed])


def can_finish(plan: Plan, *, loads: bool = True, commissar: bool = True) -> bool:
    """Tell whether the men left can complete the groups, minding also the loads and Commissar."""
    # The group of the Pillbox must be one of them.
    fewest = max(FEWEST_GROUPS - plan.tanks, len(plan.sizes), plan.box + 1)
    for count in range(fewest, len(LETTERS) - plan.tanks + 1):
        sizes = (*plan.sizes, *[0] * (count - len(plan.sizes)))
        for lows, highs in _bounds(plan, sizes, commissar and plan.commissar):
            if _fits(plan, sizes, lows, highs, plan.loads if loads else 0):
                return True
    return False


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


def largest_with(sizes: Sequence[int], place: int) -> bool:
    """Tell whether one more man makes that group the largest or one of them (15.51)."""
    return sizes[place] + 1 >= max(sizes)


def _bounds(
    plan: Plan, sizes: tuple[int, ...], commissar: bool
) -> Iterator[tuple[list[int], list[int]]]:
    """Give the least and greatest final sizes, for each place and size of a Commissar's group."""
    manned = plan.manned
    lows = [max(1 if at in manned else FEWEST_MEN, size) for at, size in enumerate(sizes)]
    highs = [MOST_IN_PILLBOX if at == plan.box else MOST_MEN for at in range(len(sizes))]
    if not commissar:
        yield lows, highs
        return
    for his in range(len(sizes)):
        for size in range(max(lows[his], sizes[his] + 1), highs[his] + 1):
            yield (
                [size if place == his else low for place, low in enumerate(lows)],
                [size if place == his else min(size, high) for place, high in enumerate(highs)],
            )


def _fits(
    plan: Plan, sizes: tuple[int, ...], lows: list[int], highs: list[int], loads: int
) -> bool:
    if any(low > high for low, high in zip(lows, highs, strict=True)):
        return False
    left = plan.free + plan.barred
    new = [low for low, size in zip(lows, sizes, strict=True) if not size and low == FEWEST_MEN]
    # A gun left may be a whole group by itself, which then wants one man less.
    need, room = sum(lows) - sum(sizes) - min(plan.guns, len(new)), sum(highs) - sum(sizes)
    if plan.box == NO_PILLBOX:
        return need <= left <= room and plan.outside + plan.able >= loads
    in_need, in_room = lows[plan.box] - sizes[plan.box], highs[plan.box] - sizes[plan.box]
    for inside in range(in_need, min(in_room, plan.free) + 1):
        # Those who can carry nothing go into the Pillbox first.
        lost = max(0, inside - (plan.free - plan.able))
        enough = plan.outside + plan.able - lost >= loads
        if need - in_need <= left - inside <= room - in_room and enough:
            return True
    return False
