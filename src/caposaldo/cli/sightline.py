"""The command boards sight."""

from __future__ import annotations

from caposaldo import library
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.board import Board
from caposaldo.aslsk.field import read_field
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.maps import Part, make
from caposaldo.aslsk.options import Options
from caposaldo.aslsk.table import StarterTable, lay
from caposaldo.boards.ruler import sight
from caposaldo.cli.mapwork import find_board
from caposaldo.cli.options import language
from caposaldo.cli.printing import print_json
from caposaldo.terminal.sightline import sight_lines
from caposaldo.text import Words


def show_sight(file: str, ends: tuple[str, str], month: int, as_json: bool, lang: str) -> None:
    """Print what one sees from a hex of a board to another, and why not."""
    table = _bare(find_board(file), month)
    one, other = (name.upper() for name in ends)
    found = sight(table, one, other, over=True)
    if as_json:
        print_json(found)
    else:
        print("\n".join(sight_lines(found, Words(language(lang)))))


def _bare(board: Board, month: int) -> StarterTable:
    """Lay a board out with nobody on it, by the usual readings."""
    kind = library.game("aslsk")
    assert isinstance(kind, StarterKind)
    sides = " ".join(kind.sides[:2])
    scenario, _ = read_field(f"map {board.id};month {month};sides {sides}")
    usual = {id: reading.document for id, reading in kind.readings.items()}
    return lay(Battle(kind.box, scenario, make([Part(board)]), Options(usual)))
