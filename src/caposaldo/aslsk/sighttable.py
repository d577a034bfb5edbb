"""All lines of sight of a map, worked out once and looked up ever after (SKB4, SKB5).

For each pair of hexes the table keeps whether a drawing blocks the line, the ranges from the first
hex at which orchard and grain hinder it, a bit for each, and how many hexes and orchards do.
`sight.look` gives the same answers one by one, with reasons.
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Mapping
from typing import Final, Protocol

from caposaldo.aslsk.lines import line_to
from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.sight import NO_SMOKE, Season, hindering
from caposaldo.aslsk.sweeping import Sweep
from caposaldo.kernel.errors import UnreadableFile

BLOCKED: Final[int] = 255
_MARK: Final[bytes] = b"caposaldo sight 2\n"
_HEAD: Final = struct.Struct("<64sIII")


class SightTable:
    """Blocked lines and hindered ranges of all pairs; the pair a, b stands at a x size + b."""

    __slots__ = ("blocked", "grain", "key", "numbers", "orchard", "orchards", "size")

    def __init__(
        self,
        key: str,
        size: int,
        blocked: bytes,
        numbers: bytes,
        orchards: bytes,
        orchard: array[int],
        grain: array[int],
    ) -> None:
        self.key: Final = key
        self.size: Final = size
        self.blocked: Final = blocked
        self.numbers: Final = numbers
        self.orchards: Final = orchards
        self.orchard: Final = orchard
        self.grain: Final = grain

    def to_bytes(self) -> bytes:
        """Write the table, with the map's hash and a check sum."""
        counts = self.blocked + self.numbers + self.orchards
        body = counts + _packed(self.orchard) + _packed(self.grain)
        squeezed = zlib.compress(body, 1)
        head = _HEAD.pack(self.key.encode(), self.size, len(squeezed), zlib.crc32(squeezed))
        return _MARK + head + squeezed


def from_bytes(data: bytes, ground: Map) -> SightTable:
    """Read the table of a map; one that is damaged or of another map is refused."""
    begin = len(_MARK) + _HEAD.size
    if len(data) < begin or not data.startswith(_MARK):
        raise UnreadableFile("this is no table of lines of sight; delete it")
    key, size, length, check = _HEAD.unpack_from(data, len(_MARK))
    if key != ground.key.encode() or size != ground.size:
        raise UnreadableFile("this table of lines of sight is of another map; delete it")
    squeezed = data[begin:]
    if len(squeezed) != length or zlib.crc32(squeezed) != check:
        raise UnreadableFile("this table of lines of sight is damaged; delete it")
    pairs: int = size * size
    body = zlib.decompress(squeezed)
    if len(body) != 19 * pairs:
        raise UnreadableFile("this table of lines of sight is damaged; delete it")
    blocked, numbers, orchards = [body[at * pairs : (at + 1) * pairs] for at in range(3)]
    orchard, grain = body[3 * pairs : 11 * pairs], body[11 * pairs :]
    return SightTable(
        ground.key, size, blocked, numbers, orchards, _unpacked(orchard), _unpacked(grain)
    )


def compute(ground: Map) -> SightTable:
    """Trace every line of a map."""
    sweep = Sweep(ground)
    sweep.run()
    counts = bytes(sweep.blocked), bytes(sweep.numbers), bytes(sweep.orchards)
    return SightTable(ground.key, ground.size, *counts, sweep.orchard, sweep.grain)


class Sights:
    """A table as it stands in one season: one look-up for a pair without smoke."""

    __slots__ = ("ground", "grown", "numbers", "rings", "season", "seen", "size")

    def __init__(self, ground: Map, table: SightTable, season: Season) -> None:
        self.ground: Final = ground
        self.size: Final = table.size
        self.season: Final = season
        self.grown: Final[dict[int, list[int]]] = {}
        """The hexes whose terrain hinders a line, for pairs where it had to be looked up."""
        self.numbers: Final = _numbers(table, season)
        """For each pair how many hexes hinder it with what grows in them."""
        rings = array("Q", bytes(8 * table.size * table.size))
        seen = bytearray(table.blocked)
        for at in range(len(seen)):
            if seen[at]:
                seen[at] = BLOCKED
            mask = table.orchard[at] if season.orchard else 0
            if season.grain:
                mask |= table.grain[at]
            if mask:
                rings[at] = mask
                if not seen[at]:
                    seen[at] = mask.bit_count()
        self.rings: Final[array[int]] = rings
        self.seen: Final = bytes(seen)
        """For the pair a, b at a x size + b: BLOCKED, or at how many ranges it is hindered."""

    def row(self, a: int) -> bytes:
        """Return what `seen` has for all lines from one hex, for those who look at many."""
        return self.seen[a * self.size : (a + 1) * self.size]

    def is_clear(self, a: int, b: int) -> bool:
        """Tell whether no drawing blocks the line."""
        return self.seen[a * self.size + b] != BLOCKED

    def hindrance(self, a: int, b: int, smoke: Mapping[int, int] = NO_SMOKE) -> int:
        """Return the sum of the hindrances of a line (SKB5).

        At each range one hex counts, the worst, or by the player aid every one.
        """
        if self.season.every:
            total = self.numbers[a * self.size + b]
            return total + sum([v for each, v in smoke.items() if self._ring(a, b, each) >= 0])
        mask = self.rings[a * self.size + b]
        total = mask.bit_count()
        if not smoke:
            return total
        at_range: dict[int, int] = {}
        for each, value in smoke.items():
            ring = self._ring(a, b, each)
            if ring >= 0:
                grown = mask >> ring & 1 and self._is_grown(a, b, each)
                at_range[ring] = max(at_range.get(ring, 0), value + int(grown))
        for ring, value in at_range.items():
            total += value - (mask >> ring & 1)
        return total

    def hexes(self, a: int, b: int, smoke: Mapping[int, int] = NO_SMOKE) -> int:
        """Count the hexes that hinder a line; where one at each range counts, the ranges (SKB5)."""
        mask = self.rings[a * self.size + b]
        if not self.season.every:
            for each in smoke:
                ring = self._ring(a, b, each)
                mask |= 1 << ring if ring >= 0 else 0
            return mask.bit_count()
        found = self.numbers[a * self.size + b]
        for each in smoke:
            ring = self._ring(a, b, each)
            if ring >= 0 and not (mask >> ring & 1 and self._is_grown(a, b, each)):
                found += 1
        return found

    def _is_grown(self, a: int, b: int, hex: int) -> bool:
        """Tell whether orchard or grain in a hex hinders a line at its range."""
        return hex in self._hindering(a, b)

    def _hindering(self, a: int, b: int) -> list[int]:
        known = self.grown.get(a * self.size + b)
        if known is None:
            known = self.grown[a * self.size + b] = hindering(self.ground, a, b, self.season)
        return known

    def _ring(self, a: int, b: int, each: int) -> int:
        """Return the range at which smoke in a hex hinders a line, -1 if it does not."""
        if each == a:
            return 0
        (c1, d1), (c2, d2) = self.ground.cells[a], self.ground.cells[b]
        line = line_to(c2 - c1, d2 - d1)
        if each == b:
            return line.range
        c, d = self.ground.cells[each]
        for touch in line.touches:
            if touch.across == c - c1 and touch.down == d - d1:
                return touch.range
        return -1


def _numbers(table: SightTable, season: Season) -> bytes:
    if season.grain:
        return table.numbers
    return table.orchards if season.orchard else bytes(len(table.numbers))


class Store(Protocol):
    """Where tables are kept between games; what is lost is worked out again."""

    def fetch(self, key: str) -> bytes | None:
        """Return what was kept under a key."""
        ...

    def keep(self, key: str, data: bytes) -> None:
        """Keep a table under a key."""
        ...


class _Open:
    """The tables at hand in this process, and the store behind them."""

    __slots__ = ("store", "tables")

    def __init__(self) -> None:
        self.store: Store | None = None
        self.tables: dict[str, SightTable] = {}


_open: Final = _Open()


def use_store(store: Store | None) -> None:
    """Keep tables in a store from now on, or in this process only."""
    _open.store = store


def store_in_use() -> Store | None:
    """Return the store in which tables are kept."""
    return _open.store


def of(ground: Map) -> SightTable:
    """Return the table of a map: from this process, from the store, or worked out now."""
    known = _open.tables.get(ground.key)
    if known is None:
        known = _fetched(ground)
        if known is None:
            known = compute(ground)
            if _open.store is not None:
                _open.store.keep(ground.key, known.to_bytes())
        _open.tables[ground.key] = known
    return known


def forget() -> None:
    """Drop the tables of this process; those in the store stay."""
    _open.tables.clear()


def _fetched(ground: Map) -> SightTable | None:
    kept = None if _open.store is None else _open.store.fetch(ground.key)
    if kept is None:
        return None
    try:
        return from_bytes(kept, ground)
    except UnreadableFile:
        return None


def _packed(masks: array[int]) -> bytes:
    return struct.pack(f"<{len(masks)}Q", *masks)


def _unpacked(data: bytes) -> array[int]:
    return array("Q", struct.unpack(f"<{len(data) // 8}Q", data))
