"""Roofs: the outline of a building as sight knows it, with faces that tell stone from wood."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, TypeAlias

Spot: TypeAlias = tuple[float, float]

PLANKS: Final = 6.4
SLABS: Final = 4.2
"""How far planks and courses of slabs lie apart in the picture."""


def path(spots: Sequence[Spot]) -> str:
    """Return a closed path through places of the picture."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in _rounded(spots)) + "Z"


def roof(spots: Sequence[Spot], stone: bool) -> list[str]:
    """Draw the roof over an outline."""
    faces = _four_sided(spots, stone) if len(spots) == 4 else _many_sided(spots, stone)
    outline = "sto" if stone else "wdo"
    return [*faces, f'<path class="{outline}" d="{path(spots)}"/>']


def shadow(spots: Sequence[Spot]) -> str:
    """Draw the shadow that an outline throws."""
    return f'<path class="bsh" d="{path([(x + 2.2, y + 2.6) for x, y in spots])}"/>'


def _four_sided(spots: Sequence[Spot], stone: bool) -> list[str]:
    """Draw a hipped roof of stone slabs, or a gabled one of planks, along the longer sides."""
    a, b, c, d = spots
    if _length(a, b) + _length(c, d) < _length(b, c) + _length(d, a):
        a, b, c, d = b, c, d, a
    # The ridge runs between the middles of the short sides b-c and d-a.
    left, right = _middle(d, a), _middle(b, c)
    if not stone:
        return [
            f'<path class="wd1" d="{path([a, b, right, left])}"/>',
            f'<path class="wd2" d="{path([d, c, right, left])}"/>',
            _planks(a, b, c, d),
            _ridge(left, right),
        ]
    inwards = min(0.5 * _length(b, c) / max(_length(left, right), 1.0), 0.42)
    first, last = _part(left, right, inwards), _part(right, left, inwards)
    return [
        f'<path class="st1" d="{path([a, b, last, first])}"/>',
        f'<path class="st2" d="{path([d, c, last, first])}"/>',
        f'<path class="st3" d="{path([a, d, first])}{path([b, c, last])}"/>',
        _slabs((a, b, last, first), (d, c, last, first)),
        _ridge(first, last),
    ]


def _many_sided(spots: Sequence[Spot], stone: bool) -> list[str]:
    """Draw a flat roof; its border is drawn a second time further in."""
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    inner = [_part(spot, (x, y), 0.12) for spot in spots]
    tone = "st1" if stone else "wd1"
    drawn = [f'<path class="{tone}" d="{path(spots)}"/>']
    if _turns_one_way(spots):
        drawn.append(f'<path class="ridge" d="{path(inner)}"/>')
    return drawn


def _planks(a: Spot, b: Spot, c: Spot, d: Spot) -> str:
    count = max(int(_length(a, b) / PLANKS), 1)
    lines = []
    for at in range(1, count):
        (x1, y1), (x2, y2) = _rounded([_part(a, b, at / count), _part(d, c, at / count)])
        lines.append(f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    return f'<path class="plank" d="{"".join(lines)}"/>'


def _slabs(*faces: tuple[Spot, Spot, Spot, Spot]) -> str:
    """Draw the courses of the slabs on the long faces of a roof, from the eaves to the ridge."""
    lines = []
    for low, low_end, high_end, high in faces:
        count = max(int(_length(low, high) / SLABS), 2)
        for at in range(1, count):
            ends = [_part(low, high, at / count), _part(low_end, high_end, at / count)]
            (x1, y1), (x2, y2) = _rounded(ends)
            lines.append(f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    return f'<path class="slab" d="{"".join(lines)}"/>'


def _ridge(first: Spot, last: Spot) -> str:
    (x1, y1), (x2, y2) = _rounded([first, last])
    return f'<path class="ridge" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def _turns_one_way(spots: Sequence[Spot]) -> bool:
    turns = []
    for at in range(len(spots)):
        (ax, ay), (bx, by), (cx, cy) = spots[at - 2], spots[at - 1], spots[at]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def _rounded(spots: Sequence[Spot]) -> list[Spot]:
    return [(round(x, 1), round(y, 1)) for x, y in spots]


def _length(one: Spot, other: Spot) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def _middle(one: Spot, other: Spot) -> Spot:
    return _part(one, other, 0.5)


def _part(one: Spot, other: Spot, share: float) -> Spot:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
