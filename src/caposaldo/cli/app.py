"""The commands and their options; what they do is loaded when they are called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from caposaldo.cli.boards import add_boards
from caposaldo.cli.campaign import add_campaigns
from caposaldo.cli.design import add_designs
from caposaldo.cli.numbers import add_numbers
from caposaldo.cli.options import (
    Against,
    AsJson,
    File,
    GameName,
    Lang,
    Preset,
    Readings,
    Scenario,
    Seed,
)
from caposaldo.cli.polite import PoliteGroup, Wrong
from caposaldo.cli.tables import add_tables

app = typer.Typer(
    cls=PoliteGroup,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
rules_app = typer.Typer(help="About the rules and their tests.", rich_markup_mode=None)
app.add_typer(rules_app, name="rules")
add_numbers(app)
add_designs(app)
add_campaigns(app)
add_boards(app)
add_tables(app)


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder with your own deck or roster files of Up Front (docs/data.md)."),
    ] = None,
) -> None:
    """Play small-unit games of the Second World War at a table that knows the rules.

    Without a command: the server on this machine, with the browser opened.
    """
    if not version:
        from caposaldo.boards.shelf import open_shelf

        open_shelf()
    if data is not None:
        from caposaldo.cli.shelf import use_own_data

        use_own_data(data)
    if version:
        from caposaldo import __version__

        print(__version__)
    elif context.invoked_subcommand is None:
        from caposaldo.server.run import serve as run

        run(open_browser=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes any free one.", min=0, max=65535)] = 8484,
    database: Annotated[str, typer.Option(help="URL of the database; your own if none.")] = "",
    public_url: Annotated[
        str, typer.Option(help="Address at which others find it, through a proxy.")
    ] = "",
) -> None:
    """Run the server for others to reach."""
    from caposaldo.server.run import serve as run
    from caposaldo.server.whereabouts import read_public_url

    try:
        found = read_public_url(public_url) if public_url else ""
    except ValueError as error:
        raise Wrong(str(error)) from error
    run(host, port, database or None, open_browser=False, public_url=found)


@app.command()
def play(
    game: GameName,
    scenario: Scenario = "",
    side: Annotated[
        str, typer.Option(help="The seat you take, such as a nation; the first one if none.")
    ] = "",
    against: Against = "regular",
    seed: Seed = None,
    reading: Readings = None,
    lang: Lang = "",
    record: Annotated[Path | None, typer.Option("--from", help="Play on from this record.")] = None,
    to: Annotated[int | None, typer.Option(help="With --from: after this answer.", min=0)] = None,
    file: Annotated[
        Path | None, typer.Option(help="A scenario of your own (caposaldo design).")
    ] = None,
    preset: Annotated[
        Literal["document", "published"] | None, typer.Option(help="All readings at once.")
    ] = None,
) -> None:
    """Play in the terminal, by keyboard alone."""
    from caposaldo.cli.sit import Wanted, play_here

    wanted = Wanted(game, scenario, side, against, seed, reading or [], file, preset or "")
    play_here(wanted, lang, record, to)


@app.command()
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games with their scenarios, sides, choices and readings."""
    from caposaldo.cli.shelf import list_games

    list_games(as_json, lang)


@app.command()
def rule(
    number: Annotated[str, typer.Argument(help='The number, such as "SM 2.1".')],
    reading: Readings = None,
    preset: Preset = "document",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Say what the rule behind a number is, as the readings have it, and the other way."""
    from caposaldo.cli.shelf import show_rule

    show_rule(number, reading or [], preset, as_json, lang)


@rules_app.command()
def coverage(
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    lang: Lang = "",
) -> None:
    """List, statement by statement, the tests that show each rule."""
    from caposaldo.cli.shelf import show_coverage

    show_coverage(tests, as_json, markdown, lang)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(help="Stop after this answer.", min=0)] = None,
    view: Annotated[str, typer.Option(help="Seat that looks on.")] = "spectator",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show a recorded game: its log, and the board where it stops."""
    from caposaldo.cli.records import show_replay

    show_replay(file, to, view, as_json, lang)


@app.command()
def verify(file: File, as_json: AsJson = False, lang: Lang = "") -> None:
    """Deal every card of a record again and check every link of its chain."""
    from caposaldo.cli.records import show_proof

    show_proof(file, as_json, lang)


@app.command()
def case(
    files: Annotated[list[Path], typer.Argument(help="TOML files of rule cases.")],
    as_json: AsJson = False,
) -> None:
    """Run rule cases; exit code 1 if one of them does not hold."""
    from caposaldo.cli.trials import run_cases

    run_cases(files, as_json)
