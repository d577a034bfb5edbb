"""Small boards for the tests, made from a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caposaldo.aslsk.board import Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.maps import Map, Part, make

Points = Sequence[tuple[int, int]]

BLOCK: Final[Points] = ((-10, -16), (10, -16), (10, 16), (-10, 16))
"""A house in the middle of its hex."""


def data_of(
    columns: int = 17,
    rows: int = 10,
    stone: Mapping[str, Sequence[Points]] | Sequence[str] = (),
    roads: Sequence[str] = (),
    shapes: Sequence[tuple[str, str, Points]] = (),
    id: str = "t",
    **terrain: str,
) -> dict[str, Any]:
    """Return the file of a board; a house stands in the middle of its hex unless it is drawn.

    A drawn house is named by its hexes, and its outlines count from the first of them.
    """
    houses = stone if isinstance(stone, Mapping) else dict.fromkeys(stone, (BLOCK,))
    return {
        "id": id,
        "columns": columns,
        "rows": rows,
        "terrain": {kind: [hexes] for kind, hexes in terrain.items()},
        "building": [
            {
                "material": "stone",
                "hexes": [names],
                "at": names.split()[0],
                "outlines": [listed(points) for points in outlines],
            }
            for names, outlines in houses.items()
        ],
        "shape": [
            {"kind": kind, "hexes": [hexes], "outline": listed(points)}
            for kind, hexes, points in shapes
        ],
        "road": [{"kind": "paved", "path": [path]} for path in roads],
    }


def listed(points: Points) -> list[list[int]]:
    return [[x, y] for x, y in points]


def board(**given: Any) -> Board:  # noqa: ANN401 - what data_of takes
    return read_board(data_of(**given))


def ground(**given: Any) -> Map:  # noqa: ANN401 - what data_of takes
    return make([Part(board(**given))])
