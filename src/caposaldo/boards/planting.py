"""Trees as they are seen from above: each with the shadow it throws and the light on its crown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from caposaldo.boards.roofs import Spot

Tree: TypeAlias = tuple[float, float, float]
"""Where a tree stands in the picture, and how far its crown reaches."""

ROWS: Final = ((-17, -18), (0, -19), (17, -17), (-23, 0), (22, 1), (-16, 18), (0, 17), (16, 19))
LIGHT: Final = 0.5
"""Where the light lies on a crown, as a part of its reach; it comes from the upper left."""


def orchard(middle: Spot) -> list[Tree]:
    """Return the trees of an orchard hex, in rows that are not quite straight."""
    x, y = middle
    found: list[Tree] = []
    for dx, dy in ROWS:
        wobble = noise(int(x) + dx, int(y) + dy)
        found.append(
            (x + dx + wobble % 3 - 1, y + dy + wobble // 7 % 3 - 1, 4.6 + wobble % 10 / 10)
        )
    return found


def wood(middle: Spot) -> list[Tree]:
    """Return the trees of a woods hex, from the back to the front."""
    x, y = middle
    found: list[Tree] = []
    for row in range(-2, 3):
        for at in range(-2, 3):
            px, py = x + 15 * at + 7 * (row % 2), y + 13 * row
            wobble = noise(int(px), int(py))
            found.append((px + wobble % 7 - 3, py + wobble // 11 % 7 - 3, 5.4 + wobble % 25 / 10))
    return found


def crowns(trees: Iterable[Tree], name: str) -> Iterable[str]:
    """Draw the crowns, each over those behind it."""
    for x, y, reach in trees:
        yield f'<circle class="{name}" cx="{x:.1f}" cy="{y:.1f}" r="{reach:.1f}"/>'


def shadows(trees: Sequence[Tree]) -> str:
    """Draw the shadows of trees that stand apart, all in one shape."""
    discs = [_disc(x + 1.7, y + 2, reach) for x, y, reach in trees]
    return f'<path class="tsh" d="{"".join(discs)}"/>' if discs else ""


def lights(trees: Sequence[Tree]) -> str:
    """Draw the light on all crowns in one shape; it lies where no tree in front covers them."""
    spots = [_disc(x - reach / 3, y - reach / 3, reach * LIGHT) for x, y, reach in trees]
    return f'<path class="tli" d="{"".join(spots)}"/>' if spots else ""


def noise(x: int, y: int) -> int:
    """Return a number that looks like chance and is the same for a place every time."""
    value = (x * 374761393 + y * 668265263) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return value ^ (value >> 16)


def _disc(x: float, y: float, reach: float) -> str:
    wide = f"{2 * reach:.1f}"
    arc = f"a{reach:.1f} {reach:.1f} 0 1 0 "
    return f"M{x - reach:.1f} {y:.1f}{arc}{wide} 0{arc}-{wide} 0"
