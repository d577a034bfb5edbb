"""The commands that count: odds, simulations, speed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from caposaldo.cli.options import AsJson, GameName, Lang, Preset, Readings, Scenario
from caposaldo.cli.starternumbers import starter_app

Gone = Annotated[str, typer.Option(help='Cards no longer in the deck, such as "9S KC JOKER".')]
Early = Annotated[
    bool, typer.Option("--early", help="A Joker now would be ignored, not end the turn.")
]
mortain_app = typer.Typer(help="Stand at Mortain.", rich_markup_mode=None)


def add_numbers(app: typer.Typer) -> None:
    """Add the commands of this file."""
    odds_app = typer.Typer(help="Exact odds, without a game.", rich_markup_mode=None)
    odds_app.add_typer(mortain_app, name="mortain")
    odds_app.add_typer(starter_app, name="aslsk")
    app.add_typer(odds_app, name="odds")
    app.command()(simulate)
    app.command()(bench)


@mortain_app.command()
def fire(
    strength: Annotated[int, typer.Option(help="Sum of the AT or AI factors that fire.", min=0)],
    modifiers: Annotated[int, typer.Option(help="Sum of what is added to the card.")] = 0,
    gone: Gone = "",
    early: Early = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of a fire attack."""
    from caposaldo.cli.chances import show_odds

    show_odds(strength, modifiers, gone, early, as_json, lang)


@mortain_app.command()
def strike(
    marker: Annotated[Literal["air", "oba"], typer.Option(help="Which marker.")],
    terrain: Annotated[str, typer.Option(help="Terrain of the hex struck.")] = "clear",
    scenario: Scenario = "",
    gone: Gone = "",
    early: Early = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of an air or artillery strike."""
    from caposaldo.cli.chances import show_strike

    show_strike(marker, terrain, scenario, gone, early, as_json, lang)


def simulate(
    game: GameName,
    scenario: Scenario = "",
    players: Annotated[
        str, typer.Option(help="Levels of the two seats in order, such as regular,random.")
    ] = "regular,regular",
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the whole study.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0 for one a core.", min=0)] = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for the results.")] = None,
    reading: Readings = None,
    preset: Preset = "document",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Let computer players play many games, and count."""
    from caposaldo.cli.studies import Wanted, run_study

    wanted = Wanted(game, scenario, players, games, seed, workers, out, reading or [], preset)
    run_study(wanted, as_json, lang)


def bench(as_json: AsJson = False) -> None:
    """Measure how fast the games run here."""
    from caposaldo.cli.studies import run_bench

    run_bench(as_json)
