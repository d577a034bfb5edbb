"""Range and line of sight (3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.mortain.hexes import HexId, between, distance

RANGE: Final = rule("SM R15")
SIGHT: Final = rule("SM R16")


@dataclass(frozen=True)
class Terrain:
    """A kind of ground: its cover, whether it blocks lines, and how far one fires from it."""

    key: str
    cover: int
    blocks: bool
    range: int


def blocking(terrain: Mapping[HexId, Terrain], firer: HexId, target: HexId) -> tuple[HexId, ...]:
    """Return the hexes that block the line between two centres; none when it is clear (3.1).

    A line along a hexside is blocked only if both hexes block, and the map's edge never does.
    """
    for crossed in between(firer, target):
        if all(place in terrain and terrain[place].blocks for place in crossed):
            return crossed
    return ()


def out_of_reach(terrain: Mapping[HexId, Terrain], firer: HexId, target: HexId) -> Refusal | None:
    """Say why a unit in one hex cannot fire at another hex; None when it can (3.1)."""
    reach = terrain[firer].range
    far = distance(firer, target)
    if far > reach:
        return Refusal("out-of-range", RANGE, {"distance": far, "range": reach})
    if crossed := blocking(terrain, firer, target):
        return Refusal("line-blocked", SIGHT, {"hexes": list(crossed)})
    return None


def fields_of_fire(terrain: Mapping[HexId, Terrain]) -> dict[HexId, frozenset[HexId]]:
    """Work out, for every hex, the hexes that a unit in it can fire at."""
    return {
        firer: frozenset(
            target
            for target in terrain
            if target != firer and out_of_reach(terrain, firer, target) is None
        )
        for firer in terrain
    }
