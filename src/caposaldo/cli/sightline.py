"""The command boards sight."""

from __future__ import annotations

from caposaldo.boards.ground import bare_table
from caposaldo.boards.ruler import sight
from caposaldo.cli.mapwork import find_board
from caposaldo.cli.options import language
from caposaldo.cli.printing import print_json
from caposaldo.terminal.sightline import sight_lines
from caposaldo.text import Words


def show_sight(file: str, ends: tuple[str, str], month: int, as_json: bool, lang: str) -> None:
    """Print what one sees from a hex of a board to another, and why not."""
    table = bare_table(find_board(file), month)
    one, other = (name.upper() for name in ends)
    found = sight(table, one, other, over=True)
    if as_json:
        print_json(found)
    else:
        print("\n".join(sight_lines(found, Words(language(lang)))))
