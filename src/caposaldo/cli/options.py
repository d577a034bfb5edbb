"""The options that several commands share, and what the shell may complete them to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from caposaldo.cli.polite import Wrong

LANGUAGES: Final = ("en", "it")


def complete_game(incomplete: str) -> list[str]:
    """Complete the name of a game."""
    from caposaldo import library

    return [id for id in library.games() if id.startswith(incomplete)]


def complete_scenario(incomplete: str) -> list[str]:
    """Complete the name of a scenario of any game."""
    from caposaldo import library

    every = {id for kind in library.games().values() for id in kind.scenarios}
    return sorted(id for id in every if id.startswith(incomplete))


def complete_level(incomplete: str) -> list[str]:
    """Complete the level of a computer player, or who else plays."""
    from caposaldo.players import LEVELS

    return [level for level in (*LEVELS, "human", "solitaire") if level.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(help="Which game.", autocompletion=complete_game)]
Scenario = Annotated[
    str,
    typer.Option(help="Which scenario; the first one if none.", autocompletion=complete_scenario),
]
Against = Annotated[
    str,
    typer.Option(
        help="Level of the computer player, human for two at one screen, or solitaire.",
        autocompletion=complete_level,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Lang = Annotated[str, typer.Option(help="it or en; by default as your system speaks.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the chance; any if none.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file.")]
Readings = Annotated[
    list[str] | None,
    typer.Option(
        "--reading",
        help="A reading, or a choice of the scenario, as name=value; may be repeated.",
    ),
]
Preset = Annotated[Literal["document", "published"], typer.Option(help="All readings at once.")]
File = Annotated[Path, typer.Argument(help="The file of a record.")]


def read_options(given: list[str]) -> dict[str, str]:
    """Read the readings and choices given on the command line."""
    found: dict[str, str] = {}
    for option in given:
        name, mark, value = option.partition("=")
        if not mark:
            raise Wrong(f"{option!r} is no reading; write name=value, as in adjacent=any")
        found[name] = value
    return found


def language(wanted: str) -> str:
    """Return the language asked for, or the system's, or English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise Wrong(f"there is no language {wanted!r}; choose {' or '.join(LANGUAGES)}")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name, ""):
            return "it" if spoken.lower().startswith("it") else "en"
    return "en"
