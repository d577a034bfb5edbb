"""The fixed part of a game of the Starter Kit as those see it who draw or measure it."""

from __future__ import annotations

from caposaldo import library
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.board import OPEN, TERRAINS, Board
from caposaldo.aslsk.field import read_field
from caposaldo.aslsk.hexes import SIDES, STEPS, Cell, Point
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.options import Options
from caposaldo.aslsk.table import StarterTable, lay
from caposaldo.kernel.contract import Setup

__all__ = [
    "OPEN", "SIDES", "STEPS", "TERRAINS", "Battle", "Cell", "Map", "Point", "bare_table",
    "battle_of",
]  # fmt: skip


def battle_of(kind: library.AnyKind, setup: Setup) -> Battle | None:
    """Return the ground, the counters and the terms of a game; None of another kind of game."""
    return kind.battle(setup) if isinstance(kind, StarterKind) else None


def bare_table(board: Board, month: int) -> StarterTable:
    """Lay a board out with nobody on it, by the usual readings."""
    kind = library.game("aslsk")
    assert isinstance(kind, StarterKind)
    sides = " ".join(kind.sides[:2])
    scenario, _ = read_field(f"map {board.id};month {month};sides {sides}")
    usual = {id: reading.document for id, reading in kind.readings.items()}
    return lay(Battle(kind.box, scenario, make([Part(board)]), Options(usual)))
