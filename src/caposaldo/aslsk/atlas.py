"""The boards at hand: those of the box, and those a user keeps on a shelf of his own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from caposaldo.aslsk.board import Board
from caposaldo.aslsk.boardfile import read_board
from caposaldo.kernel.errors import UnreadableFile


class Shelf(Protocol):
    """Where a user's own boards stand, as parsed files by id."""

    def ids(self) -> list[str]:
        """List the boards on the shelf."""
        ...

    def fetch(self, id: str) -> object:
        """Return the parsed file of a board, None if there is none."""
        ...


class _Open:
    __slots__ = ("shelf",)

    def __init__(self) -> None:
        self.shelf: Shelf | None = None


_open: Final = _Open()


def use_shelf(shelf: Shelf | None) -> None:
    """Look for boards on a shelf too from now on, or in the box only."""
    _open.shelf = shelf


def shelf_in_use() -> Shelf | None:
    """Return the shelf on which boards are looked for."""
    return _open.shelf


class Atlas:
    """Boards by id, each read when it is first wanted; the box comes before the shelf."""

    __slots__ = ("box", "own", "read")

    def __init__(self, box: Mapping[str, object], shelf: Shelf | None = None) -> None:
        self.box: Final = box
        self.own: Final = shelf
        """A shelf for this atlas; without one it looks on the shelf in use."""
        self.read: Final[dict[str, Board]] = {}

    def ids(self) -> list[str]:
        """List all boards at hand."""
        shelf = self._shelf()
        found = list(self.box)
        if shelf is not None:
            found += [id for id in shelf.ids() if id not in self.box]
        return found

    def _shelf(self) -> Shelf | None:
        return self.own if self.own is not None else _open.shelf

    def board(self, id: str) -> Board:
        """Return a board, or say which there are."""
        if id in self.read:
            return self.read[id]
        data = self.box.get(id)
        shelf = self._shelf()
        if data is None and shelf is not None:
            # A board of the shelf may be drawn anew at any time, so it is not kept.
            data = shelf.fetch(id)
            if data is not None:
                return read_board(data)
        if data is None:
            raise UnreadableFile(
                f"there is no board {id!r}; choose from {', '.join(self.ids())},"
                " or take one in with: caposaldo boards import FILE"
            )
        board = self.read[id] = read_board(data)
        return board
