"""Attempts at random reinforcements shown before they are made (48.2, 48.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.keynumbers import CHANCE, calls
from caposaldo.upfront.mustering import brought
from caposaldo.upfront.nations import NUMBERS
from caposaldo.upfront.odds import chances
from caposaldo.upfront.verbs import UpFront

NOBODY: Final = "muster-red"
BLACK: Final = (
    "muster-0",
    "muster-1",
    "muster-2",
    "muster-3",
    "muster-4",
    "muster-5",
    "muster-6",
)
ROWS: Final = (NOBODY, *BLACK)


def muster(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt: how likely each number is, and what it brings (48.2, 48.3)."""
    table = game.table
    side = table.turn.side
    draws = foreseen(game)
    count = calls(table, side)
    if table.decks >= table.battle.scenario.decks:
        # Time may be up before the last of them.
        count = min(count, draws.left)
    attempts = [chances(draws.nth(at), _row, ROWS) for at in range(count)]
    detail: dict[str, object] = {
        "attempts": [[outcome.data() for outcome in odds] for odds in attempts],
        "brings": [
            {"number": number, "men": list(row.men), "choices": row.choices, "snipers": row.snipers}
            for number, row in [(number, brought(table, side, number)) for number in NUMBERS]
        ],
    }
    return Preview(wanted.notation, CHANCE, [], [], attempts[0], "draws", detail)


def _row(card: Card) -> str:
    return NOBODY if card.red else BLACK[card.rn]
