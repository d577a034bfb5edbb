"""Ready line-ups, worked out from the men a force has, for newcomers and computer players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final

from caposaldo.upfront.fireteams import Team, clash
from caposaldo.upfront.formation import (
    COMMISSAR,
    FEWEST_MEN,
    MOST_IN_PILLBOX,
    MOST_MEN,
    alone,
    may_carry,
    may_enter_pillbox,
    pillbox_letter,
)
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.landed import served_later
from caposaldo.upfront.men import LEADERS
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.planning import bound_teams
from caposaldo.upfront.scenarios import Special
from caposaldo.upfront.startlines import USUAL, Line, line_of
from caposaldo.upfront.surrounded import two_forces, uneven
from caposaldo.upfront.table import UpFrontTable

# How the men are shared out among the groups, from the left.
SHAPES: Final = {
    "balanced": (1, 1, 1),
    "two": (1, 1),
    "four": (1, 1, 1, 1),
    "strong-left": (2, 1, 1),
    "strong-centre": (1, 2, 1),
    "strong-right": (1, 1, 2),
}


class LineUp:
    """Groups by letter, each in position order, with the crews and the secondary weapons."""

    __slots__ = ("crews", "groups", "loads")

    def __init__(
        self,
        groups: dict[str, tuple[ManId, ...]],
        crews: tuple[tuple[ManId, ManId], ...],
        loads: tuple[tuple[str, ManId], ...],
    ) -> None:
        self.groups: Final = groups
        self.crews: Final = crews
        self.loads: Final = loads


def lineups(table: UpFrontTable, side: str) -> dict[str, LineUp]:
    """Return the line-ups a side may take, by name; men who do not fit a shape leave it out."""
    men = tuple(table.battle.box.men[ManId(id)] for id in table.waiting[side])
    loads = tuple(table.battle.sheets[side].force.secondary.items())
    teams = bound_teams(table, side)
    found = _lineups(men, loads, pillbox_letter(table.battle, side), teams)
    line = line_of(table.battle, side)
    if line == USUAL:
        return found
    fitting = {name: plan for name, plan in found.items() if _fits_line(plan, line)}
    special = two_forces(table.battle, side)
    if special is not None:
        return {name: _shared_out(table, special, plan) for name, plan in fitting.items()}
    return {name: _unserved(table, side, plan) for name, plan in fitting.items()}


def _fits_line(plan: LineUp, line: Line) -> bool:
    """Tell whether a line-up has the groups that the scenario wants."""
    sizes = [len(group) for group in plan.groups.values()]
    return len(sizes) >= line.fewest and max(sizes) <= line.most_men


def _unserved(table: UpFrontTable, side: str, plan: LineUp) -> LineUp:
    """Leave out the assistants that nobody may have yet."""
    battle = table.battle
    crews = [crew for crew in plan.crews if not served_later(battle, side, battle.box.men[crew[0]])]
    return LineUp(plan.groups, tuple(crews), plan.loads)


def _shared_out(table: UpFrontTable, special: Special, plan: LineUp) -> LineUp:
    """Put the groups in an order that gives each of two forces its share of weapons and leaders."""
    roster = table.battle.box.men
    orders = [
        dict(zip(LETTERS, order, strict=False)) for order in permutations(plan.groups.values())
    ]
    best = min(orders, key=lambda order: uneven(special, order, roster))
    return LineUp(best, plan.crews, plan.loads)


@cache
def _lineups(
    men: tuple[ManCard, ...],
    loads: tuple[tuple[str, int], ...],
    pillbox: str,
    teams: tuple[Team, ...],
) -> dict[str, LineUp]:
    found: dict[str, LineUp] = {}
    for name, weights in SHAPES.items():
        made = lineup(men, dict(loads), weights, pillbox, teams)
        if made is not None and not any(made.groups == other.groups for other in found.values()):
            found[name] = made
    return found


def lineup(
    men: Sequence[ManCard],
    secondary: dict[str, int],
    weights: tuple[int, ...],
    pillbox: str,
    teams: tuple[Team, ...] = (),
) -> LineUp | None:
    """Share men out over groups of these weights; None when they do not fit.

    Leaders stand apart, a Commissar goes to the largest group, crewed weapons get an assistant, and
    firepower is spread evenly. `pillbox` is the letter of the group in a Pillbox, or nothing; of
    `teams` no group has two men (46.4).
    """
    force = [man for man in men if not alone(man)]
    tanks = [man for man in men if alone(man)]
    if len(tanks) + len(weights) > len(LETTERS):
        return None
    sizes = _sizes(len(force), weights, LETTERS.index(pillbox) if pillbox else len(weights))
    if sizes is None:
        return None
    sharing = _Sharing(sizes, pillbox, teams)
    fits = sharing.leaders(force) and sharing.weapons(force) and sharing.others(force)
    loads = sharing.loads(secondary) if fits else None
    if loads is None:
        return None
    # An AFV is best off between two groups, where they cover each other (28.71, 28.72).
    head = len(sharing.groups) if pillbox else 1
    line = [*sharing.groups[:head], *[[tank] for tank in tanks], *sharing.groups[head:]]
    groups = dict(zip(LETTERS, line, strict=False))
    return LineUp(
        {letter: tuple(man.id for man in group) for letter, group in groups.items()},
        tuple((operator.id, helper.id) for operator, helper in sharing.crews),
        loads,
    )


def firepower(card: ManCard) -> int:
    """Return the firepower of a man's weapon added up over all ranges."""
    return sum(card.weapon.fp) if card.weapon is not None else 0


def _sizes(count: int, weights: tuple[int, ...], boxed: int) -> list[int] | None:
    """Share a number of men out by weight, within the limits of 3.2 and 23.3."""
    most = [MOST_IN_PILLBOX if place == boxed else MOST_MEN for place in range(len(weights))]
    sizes = [FEWEST_MEN] * len(weights)
    if not sum(sizes) <= count <= sum(most):
        return None
    # A Pillbox is best held by as many as it takes.
    if boxed < len(sizes) and sum(sizes) < count:
        sizes[boxed] = MOST_IN_PILLBOX
    while sum(sizes) < count:
        open_places = [place for place, size in enumerate(sizes) if size < most[place]]
        sizes[min(open_places, key=lambda place: (sizes[place] / weights[place], place))] += 1
    return sizes


class _Sharing:
    """The groups of a line-up while men are shared out over them."""

    def __init__(self, sizes: list[int], pillbox: str, teams: tuple[Team, ...]) -> None:
        self.sizes: Final = sizes
        self.teams: Final = teams
        self.boxed: Final = LETTERS.index(pillbox) if pillbox else len(sizes)
        self.groups: Final[list[list[ManCard]]] = [[] for _ in sizes]
        self.crews: Final[list[tuple[ManCard, ManCard]]] = []

    def leaders(self, force: list[ManCard]) -> bool:
        """Place the leaders in different groups, a Commissar first, from the largest on (15.51)."""
        chiefs = sorted(
            [man for man in force if man.role in LEADERS],
            key=lambda man: (man.role != COMMISSAR, LEADERS.index(man.role)),
        )
        places = sorted(range(len(self.sizes)), key=lambda place: (-self.sizes[place], place))
        for chief, place in zip(chiefs, places * len(chiefs), strict=False):
            self.groups[place].append(chief)
            force.remove(chief)
        for place, group in enumerate(self.groups):
            for chief in tuple(group):
                self._assist(chief, place, force)
        return True

    def weapons(self, force: list[ManCard]) -> bool:
        """Place the crewed and barred weapons, each with an assistant if it takes one (11.1)."""
        heavy = [man for man in force if not may_enter_pillbox(man) or _crewed(man)]
        for man in sorted(heavy, key=lambda man: (may_enter_pillbox(man), -firepower(man))):
            force.remove(man)
            place = self._place_for(man, 2 if _crewed(man) else 1)
            if place is None:
                return False
            self.groups[place].append(man)
            self._assist(man, place, force)
        return True

    def others(self, force: list[ManCard]) -> bool:
        """Place everybody else, the strongest first, where firepower is least for its size."""
        for man in sorted(force, key=firepower, reverse=True):
            place = self._place_for(man, 1)
            if place is None:
                return False
            self.groups[place].append(man)
        return True

    def loads(self, secondary: dict[str, int]) -> tuple[tuple[str, ManId], ...] | None:
        """Give the secondary weapons to men with nothing else to do, if any, else to who may."""
        busy = {man for crew in self.crews for man in crew}
        able = [
            man
            for place, group in enumerate(self.groups)
            if place != self.boxed
            for man in group
            if may_carry(man)
        ]
        able.sort(key=lambda man: (man in busy or man.role in LEADERS, -man.morale))
        codes = [code for code, count in secondary.items() for _ in range(count)]
        if len(able) < len(codes):
            return None
        return tuple((code, man.id) for code, man in zip(codes, able, strict=False))

    def _assist(self, man: ManCard, place: int, force: list[ManCard]) -> None:
        """Give a crewed weapon the man whose own weapon is missed least."""
        helpers = [
            other
            for other in force
            if not _crewed(other) and may_enter_pillbox(other) and not self._clash(other, place)
        ]
        if _crewed(man) and helpers and self._room(place):
            helper = min(helpers, key=firepower)
            force.remove(helper)
            self.groups[place].append(helper)
            self.crews.append((man, helper))

    def _clash(self, man: ManCard, place: int) -> bool:
        return clash(man.weapon, [other.weapon for other in self.groups[place]], self.teams)

    def _room(self, place: int) -> int:
        return self.sizes[place] - len(self.groups[place])

    def _place_for(self, man: ManCard, wanted: int) -> int | None:
        """Return the place with room where the man is needed most; a weapon likes the Pillbox."""
        fit = [
            place
            for place in range(len(self.sizes))
            if self._room(place)
            and (place != self.boxed or may_enter_pillbox(man))
            and not self._clash(man, place)
        ]
        fit = [place for place in fit if self._room(place) >= wanted] or fit
        if not fit:
            return None
        heavy = _crewed(man)
        return min(fit, key=lambda place: (heavy and place != self.boxed, self._load(place), place))

    def _load(self, place: int) -> float:
        return sum(firepower(man) for man in self.groups[place]) / self.sizes[place]


def _crewed(card: ManCard) -> bool:
    return card.weapon is not None and card.weapon.crewed
