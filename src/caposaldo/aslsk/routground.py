"""What a routing unit must heed in each hex: enemies, eyes upon it, cover and room (SK R6, R7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.goodorder import known_enemies
from caposaldo.aslsk.interdiction import Guard, guards, watches
from caposaldo.aslsk.phases import SEEN_BY
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.stacking import has_room
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId


class Spot:
    """A hex as a routing unit finds it; `seen`, `beside` and `inside` have a bit for each post.

    A post is a hex with enemies. `safe` is a hex that no unbroken enemy is in or next to,
    `exposed` open ground where the unit would be interdicted, `barred` one it cannot enter
    whatever its path: enemies are there, or there is no room.
    """

    __slots__ = (
        "away",
        "barred",
        "beside",
        "cost",
        "cover",
        "exposed",
        "hex",
        "inside",
        "safe",
        "seen",
    )

    def __init__(
        self,
        hex: int,
        away: list[int],
        seen: int,
        beside: int,
        inside: int,
        cover: bool,
        cost: int,
        safe: bool,
        exposed: bool,
        barred: bool,
    ) -> None:
        self.hex: Final = hex
        self.away: Final = away
        self.seen: Final = seen
        self.beside: Final = beside
        self.inside: Final = inside
        self.cover: Final = cover
        self.cost: Final = cost
        self.safe: Final = safe
        self.exposed: Final = exposed
        self.barred: Final = barred


class RoutGround:
    """The ground around a routing unit, worked out hex by hex when first asked for."""

    def __init__(self, table: StarterTable, unit: Unit, party: Sequence[Unit]) -> None:
        self.table: Final = table
        self.unit: Final = unit
        self.party: Final = [unit, *party]
        enemy = table.battle.other(unit.side)
        self.posts: Final[list[int]] = sorted({each.place for each in table.on_map(enemy)})
        # The posts with an unbroken enemy: those of known enemy units.
        self.known: Final[int] = self._mask_of(
            [post for post in self.posts if known_enemies(table, post, unit.side)]
        )
        self._guards: Final[list[Guard]] = guards(
            table, unit.side, [each.id for each in self.party]
        )
        self._spots: Final[dict[int, Spot]] = {}
        self._nearer: Final[dict[tuple[int, int], int]] = {}

    def _mask_of(self, posts: Sequence[int]) -> int:
        mask = 0
        for at in range(len(self.posts)):
            if self.posts[at] in posts:
                mask |= 1 << at
        return mask

    def mask(self, names: Sequence[str]) -> int:
        """Return the bits of posts by the names of their hexes."""
        index = self.table.battle.ground.index
        return self._mask_of([index[name] for name in names])

    def names(self, mask: int) -> tuple[str, ...]:
        """Return the names of the posts whose bits are set."""
        name = self.table.battle.ground.names
        return tuple([name[self.posts[at]] for at in range(len(self.posts)) if mask & 1 << at])

    def seen_at_start(self, start: int) -> int:
        """Return the posts whose lines of sight a unit is in before it routs, or was (SK R7).

        Enemies who saw it earlier in this phase, before they routed themselves, count too.
        """
        units = self.table.units
        begin = f"{SEEN_BY}:"
        watchers = [
            units[UnitId(mark[len(begin) :])].place
            for mark in self.unit.marks
            if mark.startswith(begin)
        ]
        return self.spot(start).seen | self._mask_of(watchers)

    def spot(self, hex: int) -> Spot:
        """Return what a hex is like."""
        known = self._spots.get(hex)
        if known is None:
            known = self._look(hex)
            self._spots[hex] = known
        return known

    def nearer(self, here: Spot, there: Spot) -> int:
        """Return the posts to which a step lessens the distance."""
        key = (here.hex, there.hex)
        known = self._nearer.get(key)
        if known is None:
            known = 0
            for at in range(len(self.posts)):
                if there.away[at] < here.away[at]:
                    known |= 1 << at
            self._nearer[key] = known
        return known

    def _look(self, hex: int) -> Spot:
        table = self.table
        distance = table.battle.ground.distance
        away: list[int] = []
        seen, beside, inside, bit = 0, 0, 0, 1
        for at in range(len(self.posts)):
            steps = distance(self.posts[at], hex)
            away.append(steps)
            if steps == 0:
                inside |= bit
            elif steps == 1:
                beside |= bit
            if steps <= 1 or in_sight(table, self.posts[at], hex):
                seen |= bit
            bit <<= 1
        terrain = table.battle.terrain(hex)
        exposed = terrain.open_ground and any(watches(table, guard, hex) for guard in self._guards)
        return Spot(
            hex,
            away,
            seen,
            beside,
            inside,
            terrain.shelter,
            terrain.cost,
            not (beside | inside) & self.known,
            exposed,
            bool(inside) or not has_room(table, hex, self.unit.side, self.party),
        )
