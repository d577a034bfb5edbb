"""The commands about boards of the Starter Kit; what they do is in mapwork.py."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caposaldo.cli.options import AsJson, Lang, Overwrite

BoardFile = Annotated[
    str, typer.Argument(help="A board file (docs/boards.md), or the id of a board at hand.")
]

boards_app = typer.Typer(help="Boards of the Starter Kit.", rich_markup_mode=None)


def add_boards(app: typer.Typer) -> None:
    """Add the commands of this file."""
    app.add_typer(boards_app, name="boards")


@boards_app.command(name="list")
def list_(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the boards at hand, yours after those of the game."""
    from caposaldo.cli.mapwork import list_boards

    list_boards(as_json, lang)


@boards_app.command()
def check(file: BoardFile, as_json: AsJson = False, lang: Lang = "") -> None:
    """List everything that is wrong with a board; exit code 1 if something is."""
    from caposaldo.cli.mapwork import check_board

    check_board(file, as_json, lang)


@boards_app.command()
def draw(
    file: BoardFile,
    output: Annotated[Path, typer.Option("-o", "--output", help="The SVG file to write.")],
    overwrite: Overwrite = False,
    lang: Lang = "",
) -> None:
    """Draw a board as an SVG picture."""
    from caposaldo.cli.mapwork import draw_board

    draw_board(file, output, overwrite, lang)


@boards_app.command()
def sight(
    file: BoardFile,
    one: Annotated[str, typer.Argument(metavar="FROM", help="The hex one looks from: N5.")],
    other: Annotated[str, typer.Argument(metavar="TO", help="The hex one looks at.")],
    month: Annotated[
        int, typer.Option(help="The month: grain hinders while it stands.", min=1, max=12)
    ] = 6,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Lay the ruler from hex to hex: is the line of sight clear, and why not?"""
    from caposaldo.cli.sightline import show_sight

    show_sight(file, (one, other), month, as_json, lang)


@boards_app.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="A board file, or a VASL board archive you own.")],
    id: Annotated[str, typer.Option(help="The id of an archive's board; its name if none.")] = "",
    overwrite: Overwrite = False,
    lang: Lang = "",
) -> None:
    """Take a board onto your shelf, so that games can use it."""
    from caposaldo.cli.mapwork import take_board

    take_board(file, id, overwrite, lang)


@boards_app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The board file to write; its name is the id.")],
    columns: Annotated[int, typer.Option(help="How many columns, an odd number.", min=3)] = 33,
    rows: Annotated[int, typer.Option(help="How many rows.", min=1)] = 10,
    overwrite: Overwrite = False,
    lang: Lang = "",
) -> None:
    """Write a bare board to begin with."""
    from caposaldo.cli.mapwork import new_board

    new_board(file, (columns, rows), overwrite, lang)
