"""Turning cards over, and the Joker that ends a turn (2.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.mortain.deck import JOKER
from caposaldo.mortain.scenario import SIDES
from caposaldo.mortain.verbs import Mortain

END: Final = rule("SM 2.3")
EARLY: Final = rule("SM R6")
EARLY_IN_COMBAT: Final = rule("SM R7")
USED_UP: Final = rule("SM R8")


def turn_over(game: Mortain) -> str:
    """Turn over one of the cards left, all equally likely."""
    deck = game.table.deck
    at = game.chance.pick(deck, "card")
    card = deck[at]
    deck[at] = deck[-1]
    deck.pop()
    return card


def is_early(game: Mortain, acting: tuple[str, ...] = ()) -> bool:
    """Tell whether a Joker would be ignored now, or once those acting have activated (2.3)."""
    table = game.table
    by = table.activated if game.reading("joker-needs") == "activated" else table.came_up
    return len({*by, *acting}) < len(SIDES)


def ignore_joker(game: Mortain) -> None:
    """Put an early Joker back among the cards not yet drawn, or aside by the option (2.3)."""
    aside = game.reading("early-joker") == "aside"
    game.tell("joker-ignored", (END, EARLY), {"aside": "yes" if aside else "no"})
    if not aside and game.table.deck:
        game.table.deck.append(JOKER)
