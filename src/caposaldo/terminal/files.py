"""Writing the record of a game, never over another one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path


def free_name(folder: Path, game: str, scenario: str) -> str:
    """Return a name for a record that no file of the folder has."""
    number = 1
    while (folder / (name := f"caposaldo-{game}-{scenario}-{number}.json")).exists():
        number += 1
    return name


def write_record(path: Path, record: Mapping[str, object]) -> None:
    """Write a record to a new file."""
    with path.open("x", encoding="utf-8") as file:
        json.dump(record, file, ensure_ascii=False, indent=1)
        file.write("\n")
