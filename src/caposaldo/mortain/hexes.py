"""Hexes named CCRR on a map of straight columns; even columns sit half a hex further on."""

from __future__ import annotations

from typing import NewType

HexId = NewType("HexId", str)


def hex_id(column: int, row: int) -> HexId:
    """Name a hex by its column and row."""
    return HexId(f"{column:02}{row:02}")


def column(place: HexId) -> int:
    """Return the column of a hex, 1 in the west."""
    return int(place[:2])


def axial(place: HexId) -> tuple[int, int]:
    """Return the skewed coordinates in which distance is simple."""
    c, r = int(place[:2]), int(place[2:])
    return c, r - (c - 1) // 2


def from_axial(q: int, v: int) -> HexId:
    """Return the hex of skewed coordinates."""
    return hex_id(q, v + (q - 1) // 2)


def around(place: HexId) -> list[HexId]:
    """Return the six hexes that touch a hex, on the map or off it, in the order of their names."""
    q, v = axial(place)
    steps = ((0, -1), (0, 1), (-1, 0), (1, 0), (1, -1), (-1, 1))
    return sorted([from_axial(q + dq, v + dv) for dq, dv in steps])


def distance(one: HexId, other: HexId) -> int:
    """Count the hexes from one to another."""
    (q1, v1), (q2, v2) = axial(one), axial(other)
    dq, dv = q2 - q1, v2 - v1
    return max(abs(dq), abs(dv), abs(dq + dv))


def between(one: HexId, other: HexId) -> list[tuple[HexId, ...]]:
    """Return what the line between two centres crosses: hexes, or pairs where it runs along a side.

    The line is sampled once a hex on both sides of itself; where the two samples differ, it runs
    along the side that the two hexes share.
    """
    (q1, v1), (q2, v2) = axial(one), axial(other)
    steps = distance(one, other)
    crossed: list[tuple[HexId, ...]] = []
    for i in range(1, steps):
        q, v = q1 + (q2 - q1) * i / steps, v1 + (v2 - v1) * i / steps
        nudge = 1e-6
        a, b = _nearest(q + nudge, v + nudge), _nearest(q - nudge, v - nudge)
        if a == b:
            a, b = _nearest(q + nudge, v - 2 * nudge), _nearest(q - nudge, v + 2 * nudge)
        crossed.append((a,) if a == b else (min(a, b), max(a, b)))
    return crossed


def _nearest(q: float, v: float) -> HexId:
    w = -q - v
    rq, rv, rw = round(q), round(v), round(w)
    dq, dv, dw = abs(rq - q), abs(rv - v), abs(rw - w)
    if dq > dv and dq > dw:
        rq = -rv - rw
    elif dv > dw:
        rv = -rq - rw
    return from_axial(rq, rv)
