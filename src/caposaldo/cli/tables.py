"""The commands about the tables of a database; what they do is in tablecheck.py."""

from __future__ import annotations

from typing import Annotated

import typer

from caposaldo.cli.options import AsJson, Lang

Database = Annotated[
    str, typer.Argument(help="The file of the database, or its URL; your own if none.")
]

tables_app = typer.Typer(help="The tables of a database.", rich_markup_mode=None)


def add_tables(app: typer.Typer) -> None:
    """Add the commands of this file."""
    app.add_typer(tables_app, name="tables")


@tables_app.callback()
def about() -> None:
    """Look after the tables of a database."""


@tables_app.command()
def check(database: Database = "", as_json: AsJson = False, lang: Lang = "") -> None:
    """Play every table again under this version, before it is put into use; nothing is written.

    Exit code 1 if something that is under way would stop.
    """
    from caposaldo.cli.tablecheck import check_tables

    check_tables(database, as_json, lang)
