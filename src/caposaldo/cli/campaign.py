"""The commands about campaigns; what they do is in wars.py."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from caposaldo.cli.options import Against, AsJson, Lang, Overwrite, Seed

War = Annotated[Path, typer.Argument(help="The file of the campaign.")]

campaign_app = typer.Typer(help="Campaigns of Up Front (UF 42).", rich_markup_mode=None)


def add_campaigns(app: typer.Typer) -> None:
    """Add the commands of this file."""
    app.add_typer(campaign_app, name="campaign")


@campaign_app.command()
def new(
    file: War,
    nations: Annotated[
        str, typer.Option(help="The two nations, such as german,american.")
    ] = "german,american",
    chain: Annotated[
        str, typer.Option(help="The scenarios in order, such as A,B,D; the sample's if none.")
    ] = "",
    name: Annotated[str, typer.Option(help="What the campaign is called.")] = "",
    man: Annotated[
        list[str] | None,
        typer.Option(help="A man of your own (42.9), as german=Name:german-MP; may be repeated."),
    ] = None,
    design: Annotated[
        list[str] | None,
        typer.Option(
            help="The file of a scenario of your own, named in the chain as the file is; with a "
            "comma a second one in which the other side attacks. May be repeated."
        ),
    ] = None,
    seed: Seed = None,
    overwrite: Overwrite = False,
    lang: Lang = "",
) -> None:
    """Begin a campaign and write its file."""
    from caposaldo.cli.wars import Wish, begin_war

    wish = Wish(nations, chain, name, man or [], design or [], seed)
    begin_war(file, wish, overwrite, lang)


@campaign_app.command()
def show(file: War, as_json: AsJson = False, lang: Lang = "") -> None:
    """Show where a campaign stands, and what it asks."""
    from caposaldo.cli.wars import show_war

    show_war(file, as_json, lang)


@campaign_app.command()
def choose(
    file: War,
    question: Annotated[str, typer.Argument(help="The question, such as german:SL.")] = "",
    option: Annotated[str, typer.Argument(help="One of its options.")] = "",
    first: Annotated[
        bool, typer.Option("--first", help="Answer all open questions with their first option.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Answer what the campaign asks between two games."""
    from caposaldo.cli.wars import answer_war

    answer_war(file, question, option, first, lang)


@campaign_app.command("next")
def next_game(file: War, lang: Lang = "") -> None:
    """Send both sides into the next scenario; replacements are paid for."""
    from caposaldo.cli.wars import next_battle

    next_battle(file, lang)


@campaign_app.command()
def play(
    file: War,
    side: Annotated[str, typer.Option(help="The nation you play; the first if none.")] = "",
    against: Against = "regular",
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Play the next game in the terminal; an unfinished one goes on where it was left."""
    from caposaldo.cli.wars import play_battle

    play_battle(file, side, against, seed, lang)


@campaign_app.command()
def fight(
    file: War,
    players: Annotated[
        str, typer.Option(help="Levels of the two nations in order, such as regular,random.")
    ] = "regular,regular",
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Let computer players fight the next game, and take it in."""
    from caposaldo.cli.wars import fight_battle

    fight_battle(file, players, seed, lang)


@campaign_app.command()
def enter(
    file: War,
    record: Annotated[Path, typer.Argument(help="The record of the finished game.")],
    lang: Lang = "",
) -> None:
    """Take in the record of a game that was played elsewhere."""
    from caposaldo.cli.wars import enter_record

    enter_record(file, record, lang)


@campaign_app.command()
def sheet(
    file: War,
    html: Annotated[
        Path | None, typer.Option(help="Write a page to print to this file instead.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Print the roster sheet of both sides."""
    from caposaldo.cli.wars import print_sheet

    print_sheet(file, html, lang)
