"""The commands odds mortain fire and strike."""

from __future__ import annotations

from typing import Any

from caposaldo import gauges, library
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import print_json
from caposaldo.terminal.prose import Prose


def show_odds(
    strength: int, modifiers: int, gone: str, early: bool, as_json: bool, lang: str
) -> None:
    """Print the exact chances of an attack of this strength."""
    prose = Prose("mortain", language(lang))
    limit = strength - modifiers
    cards = gone.replace(",", " ").upper().split()
    odds = gauges.mortain_odds(limit, cards, early)
    if as_json:
        print_json(
            {
                "strength": strength,
                "modifiers": modifiers,
                "limit": limit,
                "gone": cards,
                "method": "exact",
                "odds": [outcome.data() for outcome in odds],
            }
        )
        return
    for outcome in odds:
        share = prose.percent(outcome.chances / outcome.of)
        name = prose.words.outcome("mortain", outcome.data())
        print(f"{share:>8}  {outcome.chances}/{outcome.of}  {name}")


def show_strike(
    marker: str,
    terrain: str,
    scenario: str,
    gone: str,
    early: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Print the exact chances of a strike on a hex of this terrain."""
    kind = library.game("mortain")
    setup = kind.setup(scenario or next(iter(kind.scenarios)), {})
    data: Any = kind.scenarios[setup.scenario]
    if terrain not in data["terrain"]:
        known = ", ".join(data["terrain"])
        raise Wrong(f"there is no terrain {terrain!r}; choose one of: {known}")
    cover = int(data["terrain"][terrain]["cover"])
    show_odds(int(data["markers"][marker]), cover, gone, early, as_json, lang)
