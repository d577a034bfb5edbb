"""A board on the drawing table: its file with every hex named, its picture, its faults, its text.

A sketch is plain data in the shape of a board file (docs/boards.md). What comes from outside may be
anything at all, so it is measured before anything is worked out from it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from caposaldo.aslsk.board import TERRAINS, Board
from caposaldo.aslsk.boardfields import id_of, number_of, split, words_of
from caposaldo.aslsk.boardfile import EDGE, LISTED, MOST_ROWS, OUTLINES, read_board
from caposaldo.aslsk.hexes import MOST_COLUMNS, Cell, cell_name, read_cell, row_of
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.sight import look
from caposaldo.boards.check import faults
from caposaldo.boards.limits import refuse_large, refuse_wide
from caposaldo.boards.sheet import sheet
from caposaldo.boards.writing import write_board
from caposaldo.kernel.codec import mapping
from caposaldo.kernel.errors import UnreadableFile

NOT_SEEN: Final = -1
PATIENCE: Final = 6.0
"""Seconds for looking round; outlines of a board that somebody drew take less than one."""
_FIRST: Final = ("id", "title", "columns", "rows", "geomorphic")


def report(data: object) -> dict[str, Any]:
    """Draw and check a sketch; only what cannot be read at all is refused."""
    given, board = _read(data)
    plan = _plan(given, board)
    return {
        "board": plan,
        "sheet": sheet(make([Part(board)])),
        "faults": [{**fault.data(), "hexes": fault.hexes} for fault in faults(board)],
        "text": write_board(_gathered(plan)),
    }


def heading(data: object) -> dict[str, Any]:
    """Return what a list of boards says of one; what is no board is refused."""
    given = mapping(data, "a board")
    return {
        "id": id_of(given),
        "title": words_of(given.get("title", ""), "title"),
        "columns": number_of(given, "columns", 3, MOST_COLUMNS - 1),
        "rows": number_of(given, "rows", 1, MOST_ROWS),
        "drawable": not given.get("pixels"),
    }


def text_of(data: object) -> str:
    """Return a sketch as the text of a board file."""
    return write_board(_gathered(_plan(*_read(data))))


def trace(data: object, one: str, other: str = "") -> dict[str, Any]:
    """Lay the ruler on a sketch; without a second hex say what is seen from the first."""
    ground = make([Part(_read(data)[1])])
    if not other:
        return {"from": one, "seen": _outlook(ground, ground.find(one))}
    found = look(ground, ground.find(one), ground.find(other))
    return {
        "from": one,
        "to": other,
        "range": found.range,
        "seen": found.is_clear,
        "blocker": "" if found.is_clear else ground.names[found.blocker],
        "met": float(found.met),
        "total": found.total,
        "rule": found.rule,
        "hindrances": [
            {
                "hex": ground.names[each.hex],
                "range": each.range,
                "value": each.value,
                "what": each.what,
                "rule": each.rule,
                "counts": each.counts,
            }
            for each in found.hindrances
        ],
    }


def _outlook(ground: Map, hex: int) -> dict[str, int]:
    seen = {}
    end = time.monotonic() + PATIENCE
    for other in range(ground.size):
        if time.monotonic() > end:
            raise UnreadableFile("looking round takes too long here; look at one hex, or draw less")
        found = look(ground, hex, other)
        seen[ground.names[other]] = found.total if found.is_clear else NOT_SEEN
    return seen


def _read(data: object) -> tuple[Mapping[str, Any], Board]:
    given = mapping(data, "a board")
    refuse_large(given)
    if given.get("pixels"):
        raise UnreadableFile("a board taken from a scan cannot be drawn on; begin a new one")
    board = read_board(given)
    refuse_wide(board)
    return given, board


def _plan(given: Mapping[str, Any], board: Board) -> dict[str, Any]:
    """Return the file with every hex named for itself, and its fields in their usual order."""
    plan: dict[str, Any] = {name: getattr(board, name) for name in _FIRST}
    if "scale" in given:
        plan["scale"] = list(board.scale)
    plan["terrain"] = {kind: _named(_cells(board, kind)) for kind in LISTED}
    plan["building"] = [
        {"material": TERRAINS[house.terrain], "hexes": _named(house.cells), **_drawn(entry)}
        | ({"name": house.name} if house.name else {})
        for house, entry in zip(board.buildings, given.get("building", []), strict=True)
    ]
    plan["shape"] = [
        {"kind": entry["kind"], "hexes": _words(entry.get("hexes", [])), **_drawn(entry)}
        for entry in given.get("shape", [])
    ]
    plan["road"] = [
        {
            "kind": road.kind,
            "path": [EDGE] * road.begins_at_edge + _named(road.path) + [EDGE] * road.ends_at_edge,
        }
        for road in board.roads
    ]
    plan["name"] = [
        {"at": cell_name(label.cell), "text": label.text, "size": label.size}
        for label in board.labels
    ]
    return plan


def _cells(board: Board, kind: str) -> list[Cell]:
    terrain = TERRAINS.index(kind)
    return [cell for cell in sorted(board.terrain) if board.terrain[cell] == terrain]


def _named(cells: Sequence[Cell]) -> list[str]:
    return [cell_name(cell) for cell in cells]


def _drawn(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {field: entry[field] for field in ("at", *OUTLINES) if field in entry}


def _words(hexes: object) -> list[str]:
    """Return hexes one by one; the board was read, so that each is there."""
    return [name for word in split(hexes, "hexes") for name in _run(word)]


def _run(word: str) -> Iterator[str]:
    first, _, last = word.partition("-")
    begin, end = read_cell(first), read_cell(last or first)
    assert begin is not None
    assert end is not None
    going = 2 if end[1] >= begin[1] else -2
    for down in range(begin[1], end[1] + going, going):
        yield cell_name((begin[0], down))


def _gathered(plan: Mapping[str, Any]) -> dict[str, Any]:
    """Return a plan as one would write it: runs of hexes, and nothing that is empty."""
    found = dict(plan)
    found["terrain"] = {kind: _runs(hexes) for kind, hexes in plan["terrain"].items()}
    for field in ("building", "shape"):
        found[field] = [{**entry, "hexes": _runs(entry["hexes"])} for entry in plan[field]]
    found["road"] = [{**entry, "path": _runs(entry["path"])} for entry in plan["road"]]
    return found


def _runs(names: Sequence[str]) -> list[str]:
    """Join the names of hexes that follow each other in a column, in their own order."""
    found: list[list[str]] = []
    for name in names:
        if found and _follows(found[-1], name):
            found[-1].append(name)
        else:
            found.append([name])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in found]


def _follows(run: Sequence[str], name: str) -> bool:
    cells = [read_cell(each) for each in (*run[-2:], name)]
    if None in cells:
        return False
    columns = {cell[0] for cell in cells if cell is not None}
    rows = [row_of(cell) for cell in cells if cell is not None]
    steps = {after - before for before, after in pairwise(rows)}
    return len(columns) == 1 and steps in ({1}, {-1})
