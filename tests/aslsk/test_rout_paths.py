"""Legal ways of a rout against a plain reading of the rules that tries every path (SK R6, R7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.goodorder import is_next_to_enemy
from caposaldo.aslsk.interdiction import interdictors
from caposaldo.aslsk.rout import can_rout
from caposaldo.aslsk.routpaths import RoutPaths
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from tests.aslsk.scenes import still

Path = tuple[int, ...]
HALVES = 12


class Plain:
    """Every path of one unit, judged word by word."""

    def __init__(self, game: Starter, unit: Unit) -> None:
        self.table, self.unit, self.start = game.table, unit, unit.place
        self.ground = game.table.battle.ground
        self.enemies = game.table.on_map(game.table.battle.other(unit.side))
        self.relaxed = False
        self.relaxed = not any(self.ends(path) for path in self.walks((self.start,)))

    def cost(self, path: Path) -> int:
        return sum(self.table.battle.terrain(hex).cost for hex in path[1:])

    def cover(self, hex: int) -> bool:
        return self.table.battle.terrain(hex).shelter

    def safe(self, hex: int) -> bool:
        return not is_next_to_enemy(self.table, hex, self.unit.side)

    def ends(self, path: Path) -> bool:
        hex = path[-1]
        exposed = interdictors(self.table, hex, self.unit.side, [self.unit.id])
        return self.safe(hex) and (self.relaxed or not exposed)

    def allowed(self, path: Path, hex: int) -> bool:
        here, away = path[-1], self.ground.distance
        if hex in path or self.cost((*path, hex)) > HALVES:
            return False
        if self.table.enemies_in(hex, self.unit.side):
            return False
        if not has_room(self.table, hex, self.unit.side, [self.unit]):
            return False
        leaves_combat = bool(self.table.enemies_in(here, self.unit.side))
        for enemy in self.enemies:
            before, after = away(here, enemy.place), away(hex, enemy.place)
            seen = any(in_sight(self.table, enemy.place, each) for each in path)
            if seen and after < before:
                return False
            if self.table.battle.options.rout_never_adjacent:
                if after == 1 and not leaves_combat:
                    return False
            elif after == before == 1:
                return False
        return True

    def steps(self, path: Path) -> Iterator[Path]:
        for hex in self.ground.neighbours[path[-1]]:
            if hex >= 0 and self.allowed(path, hex):
                yield (*path, hex)

    def walks(self, path: Path) -> Iterator[Path]:
        for longer in self.steps(path):
            yield longer
            yield from self.walks(longer)

    def may_ignore(self, hex: int) -> bool:
        if not self.table.battle.options.rout_may_pass_over:
            return False
        if self.ground.house[hex] >= 0 and self.ground.house[hex] == self.ground.house[self.start]:
            return True
        return any(
            self.ground.distance(hex, enemy.place) <= self.ground.distance(self.start, enemy.place)
            for enemy in self.enemies
            if not enemy.broken and in_sight(self.table, enemy.place, self.start)
        )

    def in_the_open(self, path: Path) -> Iterator[Path]:
        """Give the ways on from a path that come to cover at their very end, or not at all."""
        for longer in self.steps(path):
            yield longer
            if not self.cover(longer[-1]):
                yield from self.in_the_open(longer)

    def sheltered(self, path: Path) -> Iterator[Path]:
        if self.safe(path[-1]):
            yield path
        for longer in self.steps(path):
            if self.cover(longer[-1]):
                yield from self.sheltered(longer)

    def leg(self, path: Path) -> tuple[dict[Path, list[Path]], list[Path], bool]:
        """Return what follows each arrival in cover, ends in the open, and if these are open."""
        arrivals: dict[Path, list[Path]] = {}
        ends: list[Path] = []
        for way in self.in_the_open(path):
            if not self.cover(way[-1]):
                ends += [way] if self.ends(way) else []
            elif self.safe(way[-1]):
                arrivals[way] = list(self.sheltered(way))
            elif whole := self.routs(way):
                arrivals[way] = whole
        bound = [self.cost(way) for way in arrivals if not self.may_ignore(way[-1])]
        cheapest = {
            way[-1]: min(self.cost(other) for other in arrivals if other[-1] == way[-1])
            for way in arrivals
        }
        if bound:
            arrivals = {
                way: whole for way, whole in arrivals.items() if cheapest[way[-1]] <= min(bound)
            }
        return arrivals, ends, not bound

    def routs(self, path: Path) -> list[Path]:
        """Return every whole rout from a path."""
        arrivals, ends, free = self.leg(path)
        found = [whole for each in arrivals.values() for whole in each]
        return found + ends if free else found

    def crawls(self) -> set[int]:
        if self.table.enemies_in(self.start, self.unit.side):
            return set()
        free = self.leg((self.start,))[2]
        firsts = {way[1] for way in self.routs((self.start,))}
        every = {way[1] for way in self.steps((self.start,))}
        return {hex for hex in (every if free else firsts) if self.safe(hex)}


GOALS: Final = ("may_pass_over", "nearest")


def small(seed: int, goal: str) -> Starter:
    """A small board with cover, enemies about and a broken unit in the middle."""
    chance = stream(seed, "small")
    hexes = [f"{column}{row}" for column in "ABCDEFGHI" for row in range(1, 8)]

    def one() -> str:
        return hexes.pop(chance.below(len(hexes), "hex"))

    lines = [f"preset {('published', 'document')[seed % 2]}", "map bare 9x7", "turn german 1 rout"]
    middle = "DEF"[chance.below(3, "hex")] + "345"[chance.below(3, "hex")]
    lines.append(f"russian r1 4-4-7 {middle} broken dm")
    if seed % 4 == 3:
        lines.append(f"german g9 4-4-7 {middle}")
    if seed % 3:
        hexes.remove(middle)
    kinds = ("woods", "stone", "wooden", "orchard", "woods", "stone")
    for kind in kinds[: 2 + seed % 5]:
        lines.append(f"hex {one()} {kind}")
    hexes = [hex for hex in hexes if hex != middle]
    for number in range(1, 4 + seed % 2):
        state = "broken" if chance.below(3, "state") == 0 else ""
        lines.append(f"german g{number} 4-4-7 {one()} {state}")
    return still(f"option rout_goal {goal}", *lines)


@proves("SK R6", 1)
@proves("SK R6", 3)
@proves("SK R7", 1)
@proves("SK R7", 2)
@proves("SK R6", 7)
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("seed", range(24))
def test_R6_and_R7_the_steps_offered_are_those_of_all_legal_paths(seed: int, goal: str) -> None:
    game = small(seed, goal)
    unit = next(each for each in game.table.units.values() if each.id == "r1")
    plain = Plain(game, unit)
    whole = plain.routs((unit.place,))
    paths = RoutPaths(game.table, unit, (), unit.place)
    state = paths.begin()
    paths.look_from(state)
    leg = paths.leg(state)
    name = game.table.battle.name
    expected = sorted({name(way[1]) for way in whole})
    assert sorted(name(reached[0]) for reached in paths.run(state, leg)) == expected
    assert {name(hex) for hex in paths.crawl()} == {name(hex) for hex in plain.crawls()}
    assert can_rout(game.table, unit) == bool(whole or plain.crawls())
    ends = {way[-1] for way in whole}
    assert leg.free == plain.leg((unit.place,))[2]
    assert all(paths.may_end(paths.ground.spot(hex)) for hex in ends)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("seed", range(40))
def test_R6_and_R7_so_are_the_steps_that_follow(seed: int, goal: str) -> None:
    game = small(seed, goal)
    table = game.table
    whole = Plain(game, table.units[UnitId("r1")]).routs((table.units[UnitId("r1")].place,))
    chance = stream(seed, "walk")
    path: Path = (table.units[UnitId("r1")].place,)
    frame = Flight("r1")
    while True:
        expected = {way[len(path)] for way in whole if way[: len(path)] == path != way}
        steps = frame.steps(table)
        assert {state[0] for state in steps} == expected
        assert frame.may_stop(table) == (path in whole)
        if not steps:
            return
        if frame.mode == START:
            frame.set_out(table)
        state = steps[chance.below(len(steps), "step")]
        frame.come_to(table, state)
        table.put(table.units[UnitId("r1")].but(place=state[0]))
        frame.forget()
        path = (*path, state[0])
