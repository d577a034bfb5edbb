"""Who may try for random reinforcements, and when the chance comes (48.1, 48.2).

What is still open is noted on the table: `calls-german:2` are the chances of the next turn,
`next-calls-german:1` those that came up in the turn under way, which is too late for it, and
`mustered-german` tells that the side has tried this turn.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.forces import Force
from caposaldo.upfront.scenarios import Scenario, special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

CHANCE: Final = rule("UF 48.2")
SPECIAL: Final = "random_reinforcements"
CALLS: Final = "calls-"
NEXT_CALLS: Final = "next-calls-"
MUSTERED: Final = "mustered-"
ONE: Final = "one-attempt-a-turn"
KEY_NUMBER: Final = 6
DIGITS: Final = 2
"""As long as a number noted may be."""


def promised(scenario: Scenario, force: Force, role: str) -> frozenset[int]:
    """Return the decks in which a side may try: those its scenario gives, and those paid for."""
    special = special_for(scenario, SPECIAL, role)
    given = range(1, int(special.value["decks"]) + 1) if special is not None else ()
    return frozenset((*given, *force.chances))


def entitled(table: UpFrontTable, side: str, deck: int) -> bool:
    """Tell whether a side may try for random reinforcements by what happens in a deck (48.1)."""
    return deck in table.battle.sheets[side].chances


def noted_number(table: UpFrontTable, word: str) -> int:
    """Return a number that is noted on the table, 0 if none is."""
    value = table.noted(word)
    return int(value) if value.isdecimal() and len(value) <= DIGITS else 0


def note_number(table: UpFrontTable, word: str, number: int) -> None:
    """Note a number on the table, or nothing if it is 0."""
    if number:
        table.note(word, str(number))
    else:
        table.forget(word)


def calls(table: UpFrontTable, side: str) -> int:
    """Return how many attempts a side has in its turn under way, or in its next (48.2).

    By a reading it draws one number in a turn, however many chances have come up.
    """
    found = noted_number(table, f"{CALLS}{side}")
    return min(found, 1) if table.battle.reads(ONE) else found


def mustered(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side has tried for random reinforcements in this turn (48.2)."""
    return bool(table.notes) and bool(table.noted(f"{MUSTERED}{side}"))


# When the chance comes -----------------------------------------------------------------------


def drawn(game: UpFront, card: Card, by: str, position: bool) -> None:
    """A black 6 that the enemy draws as a number gives a chance, one for a position none (48.2)."""
    if position or card.red or card.rn != KEY_NUMBER:
        return
    table = game.table
    side = table.battle.enemy(by)
    # Before the first turn nobody has a turn right after.
    if table.turn.number and entitled(table, side, table.decks):
        _call(game, side)
        game.tell("reinforcement-chance", (CHANCE,), {"seat": side, "card": card.id})


def reshuffled(game: UpFront, _side: str) -> None:
    """The end of a deck gives a chance to whoever could try in it; the end of the last none."""
    table = game.table
    for side in () if table.over else table.battle.sides:
        if entitled(table, side, table.decks - 1):
            _call(game, side)
            game.tell("reinforcement-chance-deck", (CHANCE,), {"seat": side})


def _call(game: UpFront, side: str) -> None:
    """Note a chance for the side's next turn, which is not the one under way (48.2)."""
    table = game.table
    word = f"{NEXT_CALLS if table.turn.side == side else CALLS}{side}"
    table.note(word, str(noted_number(table, word) + 1))


def turn_ends(game: UpFront, side: str) -> None:
    """What was not tried is lost; what came up in this turn is for the next (48.2)."""
    table = game.table
    if not table.notes:
        return
    later = noted_number(table, f"{NEXT_CALLS}{side}")
    table.forget(f"{NEXT_CALLS}{side}")
    note_number(table, f"{CALLS}{side}", later)
    table.forget(f"{MUSTERED}{side}")
