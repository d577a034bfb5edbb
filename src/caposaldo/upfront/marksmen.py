"""Several snipers: how many attacks a Sniper card makes, who joins and who is lost (48.4 to 48.43).

`table.snipers` counts the checks that end a side's Sniper cards; `rifles-german:2` notes how many
attacks a card makes where that is not the number a side begins with, `fresh-snipers-german:1` the
snipers won in the turn under way.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.keynumbers import note_number, noted_number
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

SNIPERS: Final = rule("UF 48.4")
TARGETS: Final = rule("UF 48.41")
JOINING: Final = rule("UF 48.43")
RIFLES: Final = "rifles-"
FRESH: Final = "fresh-snipers-"
INSURANCE: Final = "bought-sniper-insurance-only"


def attacks(table: UpFrontTable, side: str) -> int:
    """Return how many attacks a Sniper card of a side makes (14.41, 48.4)."""
    if not table.snipers[side]:
        return 0
    noted = noted_number(table, f"{RIFLES}{side}") if table.notes else 0
    return noted or _unnoted(table, side)


def _unnoted(table: UpFrontTable, side: str) -> int:
    """Return the attacks of the snipers a side began with; partisans have one (37.4, 48.4).

    More than that can only be in a position, where each of them attacks.
    """
    battle = table.battle
    if not battle.supplements or battle.reads(INSURANCE):
        return 1
    sheet = battle.sheets[side]
    return sheet.force.snipers + max(0, table.snipers[side] - sheet.snipers)


def lose_sniper(table: UpFrontTable, side: str) -> None:
    """Take one sniper off, and with him an attack, but not the last before the last (48.42)."""
    rifles = attacks(table, side)
    table.snipers[side] -= 1
    if rifles > 1:
        table.note(f"{RIFLES}{side}", str(rifles - 1))


def win_sniper(game: UpFront, side: str) -> None:
    """Note a sniper won as reinforcement, who is there from the next turn on (48.43)."""
    word = f"{FRESH}{side}"
    game.table.note(word, str(noted_number(game.table, word) + 1))


def turn_ends(game: UpFront, side: str) -> None:
    """The snipers won in this turn are there now, without a card (48.4, 48.43)."""
    table = game.table
    fresh = noted_number(table, f"{FRESH}{side}") if table.notes else 0
    if not fresh:
        return
    rifles = attacks(table, side) + fresh
    table.snipers[side] += fresh
    table.forget(f"{FRESH}{side}")
    note_number(table, f"{RIFLES}{side}", rifles)
    game.tell("sniper-joins", (SNIPERS, JOINING), {"seat": side, "count": rifles})
