"""Boards of the Starter Kit outside a game: kept, checked, drawn, imported."""

from caposaldo.aslsk.board import Board
from caposaldo.boards.check import Fault, faults
from caposaldo.boards.shelf import FolderShelf, at_hand, open_board, open_shelf

__all__ = ["Board", "Fault", "FolderShelf", "at_hand", "faults", "open_board", "open_shelf"]
