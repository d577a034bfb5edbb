"""A board file written from its data, and a bare one to begin with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from caposaldo.aslsk.board import FULL_COLUMNS, FULL_ROWS
from caposaldo.aslsk.hexes import cell_name, doubled


def bare(id: str, columns: int, rows: int) -> dict[str, Any]:
    """Return the data of an empty board; a full one has the roads that it must have."""
    full = (columns, rows) == (FULL_COLUMNS, FULL_ROWS)
    data: dict[str, Any] = {
        "id": id,
        "title": {"en": id.capitalize(), "it": id.capitalize()},
        "columns": columns,
        "rows": rows,
        "geomorphic": full,
        "terrain": {"woods": [], "orchard": [], "grain": []},
        "building": [],
        "road": [],
    }
    if full:
        data["road"] = [
            {"kind": "paved", "path": ["edge", "Q1-Q10", "edge"]},
            {"kind": "dirt", "path": ["edge", *_straight(3), "edge"]},
            {"kind": "dirt", "path": ["edge", *_straight(8), "edge"]},
        ]
    return data


def _straight(row: int) -> list[str]:
    """Return the hexes of a road along a row, from one short edge to the other."""
    down = doubled(0, row)
    cells = [(column, down - column % 2) for column in range(FULL_COLUMNS)]
    return [" ".join(cell_name(cell) for cell in cells)]


def write_board(data: Mapping[str, Any]) -> str:
    """Write a board as TOML."""
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if _is_plain(value)]
    for key, value in data.items():
        if key == "terrain":
            lines += ["", "[terrain]"]
            lines += [f"{kind} = {_value(hexes)}" for kind, hexes in value.items()]
        elif not _is_plain(value):
            for entry in value:
                lines += ["", f"[[{key}]]"]
                lines += [f"{field} = {_value(given)}" for field, given in entry.items()]
    return "\n".join(lines) + "\n"


def _is_plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return bool(value) and set(value) <= {"en", "it"}
    return not (isinstance(value, list) and (not value or isinstance(value[0], Mapping)))


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
