"""The commands about scenarios of one's own; what they do is in drafts.py."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from caposaldo.cli.options import Against, AsJson, Lang, Overwrite, Readings, Seed

Draft = Annotated[Path, typer.Argument(help="The TOML file of the design (docs/designs.md).")]
Role = Annotated[
    Literal["attacker", "defender", "first", "second"],
    typer.Argument(help="Whose force; first and second where nobody attacks."),
]
Way = Annotated[
    Literal["bid", "replay", "balance"],
    typer.Option(help="A scenario made up, forces of your own in a printed one, or its balance."),
]

design_app = typer.Typer(help="Scenarios of your own for Up Front.", rich_markup_mode=None)


def add_designs(app: typer.Typer) -> None:
    """Add the commands of this file."""
    app.add_typer(design_app, name="design")


@design_app.command()
def new(
    file: Draft,
    way: Way = "bid",
    scenario: Annotated[str, typer.Option(help="The printed scenario to change.")] = "",
    nations: Annotated[
        str, typer.Option(help="Attacker and defender, such as german,russian.")
    ] = "german,russian",
    year: Annotated[str, typer.Option(help="Half year, such as 1943b.")] = "1943b",
    victory: Annotated[int, typer.Option(help="Victory condition 1 to 8 (43.33).", min=1)] = 3,
    decks: Annotated[int, typer.Option(help="Time limit in decks.", min=1, max=9)] = 3,
    overwrite: Overwrite = False,
    lang: Lang = "",
) -> None:
    """Write a new design to begin with: both sides with their usual squad."""
    from caposaldo.cli.drafts import Wish, start_design

    start_design(file, Wish(way, scenario, nations, year, victory, decks), overwrite, lang)


@design_app.command()
def draw(
    file: Draft,
    what: Annotated[
        str, typer.Option(help="What is drawn: sides,year,victory,decks,troops, or some of them.")
    ] = "sides,year,victory,decks,troops",
    seed: Seed = None,
    lang: Lang = "",
) -> None:
    """Draw what is left to chance, and write it into the file."""
    from caposaldo.cli.drafts import draw_design

    draw_design(file, what, seed, lang)


@design_app.command()
def buy(
    file: Draft,
    role: Role,
    cards: Annotated[str, typer.Option(help="Card numbers, such as 1-5,7, or none.")] = "",
    weapons: Annotated[
        str, typer.Option(help="Secondary weapons, such as DC,RADIO6, or none.")
    ] = "",
    later: Annotated[
        list[str] | None,
        typer.Option(
            help="Reinforcements as decks:cards, such as 1:8,9,DC, or none; may be repeated."
        ),
    ] = None,
    nation: Annotated[str, typer.Option(help="The nation.")] = "",
    troops: Annotated[str, typer.Option(help="line, elite, second_line or partisan.")] = "",
    snipers: Annotated[int | None, typer.Option(help="How many snipers.", min=0, max=2)] = None,
    random: Annotated[
        str, typer.Option(help="Decks with random reinforcements, such as 1-2, or none.")
    ] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Change the force of a side and show what it costs; what is not named stays."""
    from caposaldo.cli.drafts import Order, buy_force

    order = Order(role, cards, weapons, later or [], nation, troops, snipers, random)
    buy_force(file, order, as_json, lang)


@design_app.command()
def check(file: Draft, as_json: AsJson = False, lang: Lang = "") -> None:
    """List everything that is wrong with a design; exit code 1 if something is."""
    from caposaldo.cli.drafts import check_design

    check_design(file, as_json, lang)


@design_app.command()
def show(file: Draft, as_json: AsJson = False, lang: Lang = "") -> None:
    """Show a design with the bills of both sides."""
    from caposaldo.cli.drafts import show_design

    show_design(file, as_json, lang)


@design_app.command()
def bid(file: Draft, seed: Seed = None, lang: Lang = "") -> None:
    """Take the secret bids of two players at one keyboard and open them together."""
    from caposaldo.cli.drafts import take_bids

    take_bids(file, seed, lang)


@design_app.command()
def play(
    file: Draft,
    side: Annotated[str, typer.Option(help="The nation you play; the first one if none.")] = "",
    against: Against = "regular",
    seed: Seed = None,
    reading: Readings = None,
    lang: Lang = "",
) -> None:
    """Play a design in the terminal."""
    from caposaldo.cli.sit import Wanted, play_here

    wanted = Wanted("upfront", "", side, against, seed, reading or [], file)
    play_here(wanted, lang, None, None)
