"""The boards of the package and those on the user's own shelf."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from caposaldo.aslsk.atlas import Atlas, Shelf, shelf_in_use, use_shelf
from caposaldo.aslsk.board import Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.sighttable import Store, store_in_use, use_store
from caposaldo.boards.cache import SightCache
from caposaldo.boards.folders import shelf_folder
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.tomltext import LARGEST, LONGEST, read_toml

ENDING: Final = ".toml"


class FolderShelf:
    """A folder of board files, each named after its board."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Final = folder if folder is not None else shelf_folder()

    def ids(self) -> list[str]:
        """List the boards on the shelf."""
        return sorted(path.stem for path in self.folder.glob(f"*{ENDING}"))

    def fetch(self, id: str) -> object:
        """Return the parsed file of a board, None if there is none."""
        path = self.path(id)
        return read_file(path) if id.isalpha() and path.is_file() else None

    def path(self, id: str) -> Path:
        """Return where the file of a board stands."""
        return self.folder / f"{id}{ENDING}"

    def put(self, text: str) -> Path:
        """Put a board on the shelf in place of one with the same id."""
        board = board_in(text)
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.path(board.id)
        path.write_text(text, "utf-8")
        return path


def open_shelf() -> None:
    """Let games in this process use the user's boards and keep their tables on disk."""
    use_shelf(FolderShelf())
    use_store(SightCache())


@dataclass(frozen=True)
class Opened:
    """Where games in a process look for boards of one's own, and keep their tables."""

    shelf: Shelf | None
    store: Store | None


def opened() -> Opened:
    """Return what games in this process use, for another process."""
    return Opened(shelf_in_use(), store_in_use())


def open_as(wanted: Opened) -> None:
    """Let games in this process use what those of another do."""
    use_shelf(wanted.shelf)
    use_store(wanted.store)


def box() -> dict[str, Mapping[str, Any]]:
    """Return the parsed files of the boards in the package, by id."""
    found: dict[str, Mapping[str, Any]] = {}
    for part in sorted(files("caposaldo.aslsk").joinpath("boards").iterdir(), key=str):
        if part.name.endswith(ENDING):
            data = tomllib.loads(part.read_text("utf-8"))
            found[data["id"]] = data
    return found


def at_hand(shelf: FolderShelf) -> Atlas:
    """Return the boards of the package and those of a shelf."""
    return Atlas(box(), shelf)


def parse(text: str, longest: int = LONGEST) -> dict[str, Any]:
    """Parse the text of a board file."""
    return read_toml(text, longest, "docs/boards.md")


def board_in(text: str) -> Board:
    """Read the board of a text that is to stand on one's own disk."""
    return read_board(parse(text, LARGEST))


def read_file(path: Path) -> dict[str, Any]:
    """Read and parse a board file."""
    if path.stat().st_size > LARGEST:
        raise UnreadableFile(f"{path} is too large for a board; check that it is the right file")
    try:
        return parse(path.read_text("utf-8"), LARGEST)
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"{path} is no text; check that it is the right file") from error


def open_board(path: Path) -> Board:
    """Read the board of a file."""
    return read_board(read_file(path))
