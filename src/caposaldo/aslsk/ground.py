"""The ground of a scenario: its boards laid together as one map (SK B1)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.atlas import Atlas
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.scenario import Lay
from caposaldo.kernel.errors import UnreadableFile

LOW_ROWS: Final[str] = "low_rows"
HIGH_ROWS: Final[str] = "high_rows"
LOW_COLUMNS: Final[str] = "low_columns"
HIGH_COLUMNS: Final[str] = "high_columns"


def lay_out(atlas: Atlas, lays: tuple[Lay, ...]) -> Map:
    """Lay the boards of a scenario together, each along the one it names."""
    parts: dict[str, Part] = {}
    for lay in lays:
        board = atlas.board(lay.board)
        if not lay.along:
            parts[lay.board] = Part(board, lay.turned, columns=lay.columns)
            continue
        if lay.of not in parts:
            raise UnreadableFile(f"board {lay.board} lies along {lay.of!r}; name that board first")
        beside = parts[lay.of]
        across, down = beside.across, beside.down
        if lay.along == LOW_ROWS:
            down -= board.rows
        elif lay.along == HIGH_ROWS:
            down += beside.board.rows
        elif lay.along == LOW_COLUMNS:
            across -= board.columns - 1
        elif lay.along == HIGH_COLUMNS:
            across += beside.board.columns - 1
        else:
            raise UnreadableFile(f"a board has no edge {lay.along!r}; write low rows or the like")
        parts[lay.board] = Part(board, lay.turned, across, down, lay.columns)
    return make(list(parts.values()))
