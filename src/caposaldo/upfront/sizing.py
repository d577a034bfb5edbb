"""How large groups may become, and whether the men left fill them (3.2, 15.51, 21.1, 23.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from caposaldo.upfront.formation import FEWEST_MEN, MOST_IN_PILLBOX
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.startlines import USUAL, Line

NO_PILLBOX: Final = -1

Posted = tuple[int, int, tuple[int, ...]]
"""Men of a fire team who are left, those who can carry, the places that hold one (46.4)."""


class Plan:
    """Groups begun and men left: what is needed to see whether they can be finished.

    `box` is the place of the Pillbox group among the letters or NO_PILLBOX; `free` men left may
    enter it, `barred` ones not; `able` are those of the free who may carry a secondary weapon,
    `outside` the men outside it who may, and `loads` the weapons nobody has. `sizes` leaves out
    the `tanks`, each of which takes a letter; `manned` are the places that hold a gun already and
    `guns` how many guns are left, as a group with a gun may be of any size (3.2); `posted` tells
    of the fire teams (46.4).
    """

    __slots__ = (
        "able",
        "barred",
        "box",
        "commissar",
        "free",
        "guns",
        "line",
        "loads",
        "manned",
        "outside",
        "posted",
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
        posted: tuple[Posted, ...] = (),
        line: Line = USUAL,
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
        self.posted: Final = posted
        # The scenario may want another number of groups, or of men in one, than usual (2.4).
        self.line: Final = line

    def without_teams(self) -> Plan:
        """Return the same with nobody who must keep apart."""
        return self._but(self.free, self.able, self.outside, ())

    def without_team(self, men: int, able: int, carriers: int) -> Plan:
        """Return what is left to plan when the men of the first fire team are posted (46.4)."""
        left, outside = self.free - men, self.outside + carriers
        return self._but(left, self.able - able, outside, self.posted[1:])

    def _but(self, free: int, able: int, outside: int, posted: tuple[Posted, ...]) -> Plan:
        return Plan(
            self.sizes,
            self.box,
            free,
            self.barred,
            able,
            outside,
            self.loads,
            self.commissar,
            self.tanks,
            self.guns,
            self.manned,
            posted,
            self.line,
        )


def can_finish(
    plan: Plan, *, loads: bool = True, commissar: bool = True, teams: bool = True
) -> bool:
    """Tell whether the men left can complete the groups, minding loads, Commissar and teams."""
    plan = plan if teams else plan.without_teams()
    # The group of the Pillbox must be one of them.
    fewest = max(plan.line.fewest - plan.tanks, len(plan.sizes), plan.box + 1)
    for count in range(fewest, len(LETTERS) - plan.tanks + 1):
        sizes = (*plan.sizes, *[0] * (count - len(plan.sizes)))
        for lows, highs in _bounds(plan, sizes, commissar and plan.commissar):
            if _fits(plan, sizes, lows, highs, plan.loads if loads else 0):
                return True
    return False


def largest_with(sizes: Sequence[int], place: int) -> bool:
    """Tell whether one more man makes that group the largest or one of them (15.51)."""
    return sizes[place] + 1 >= max(sizes)


def _bounds(
    plan: Plan, sizes: tuple[int, ...], commissar: bool
) -> Iterator[tuple[list[int], list[int]]]:
    """Give the least and greatest final sizes, for each place and size of a Commissar's group."""
    manned = plan.manned
    lows = [max(1 if at in manned else FEWEST_MEN, size) for at, size in enumerate(sizes)]
    highs = [MOST_IN_PILLBOX if at == plan.box else plan.line.most_men for at in range(len(sizes))]
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
    return any(
        _fills(spread, begun, [max(pair) for pair in zip(lows, begun, strict=True)], highs, loads)
        for spread, begun in _spreads(plan, sizes)
    )


def _spreads(plan: Plan, sizes: tuple[int, ...]) -> Iterator[tuple[Plan, tuple[int, ...]]]:
    """Give every way to post the men left of the fire teams, one to a group (46.4)."""
    if not plan.posted:
        yield plan, sizes
        return
    waiting, able, holding = plan.posted[0]
    free = [place for place in range(len(sizes)) if place not in holding]
    for places in combinations(free, waiting):
        begun = tuple([size + (at in places) for at, size in enumerate(sizes)])
        # Whoever can carry something stays outside the Pillbox if he may.
        carriers = min(able, len([place for place in places if place != plan.box]))
        yield from _spreads(plan.without_team(waiting, able, carriers), begun)


def _fills(
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
