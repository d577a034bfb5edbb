"""The battle and its turns, card by card (2.1, 2.3, 5.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Script
from caposaldo.kernel.rules import Fact, rule, term
from caposaldo.mortain.deck import DECK, FACES, JOKER, OWNER, activations
from caposaldo.mortain.joker import END, USED_UP, ignore_joker, is_early, turn_over
from caposaldo.mortain.orders import CARD, WEIGHT, orders_for
from caposaldo.mortain.setup import SetUp
from caposaldo.mortain.table import MortainTable
from caposaldo.mortain.verbs import Mortain
from caposaldo.mortain.victory import judge

LENGTH: Final = rule("SM 5.1")
SHUFFLE: Final = rule("SM R1")


class Battle(Script[MortainTable]):
    """The whole game (1.1, 5.1, 6.1)."""

    KIND: ClassVar[str] = "mortain.battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "set_up",  # 1.1
        "play_turns",  # 5.1
        "decide",  # 6.1
    )

    def set_up(self, game: Mortain) -> None:
        """Ask the US player to set up (1.1)."""
        game.push(SetUp())

    def play_turns(self, game: Mortain) -> None:
        """Play one turn after the other (5.1)."""
        if game.table.turn < game.table.scenario.turns:
            self.again("play_turns")
            game.push(Turn())

    def decide(self, game: Mortain) -> None:
        """Judge at the end of the last turn (6.1)."""
        judge(game)


class Turn(Script[MortainTable]):
    """One turn: shuffle, then cards until the Joker or the end of the deck (2.1, 2.3)."""

    KIND: ClassVar[str] = "mortain.turn"
    STEPS: ClassVar[tuple[str, ...]] = (
        "shuffle",  # 2.1
        "turn_card",  # 2.1, repeated
        "close",  # 2.3
    )

    def shuffle(self, game: Mortain) -> None:
        """Take all 53 cards together again and forget what the last turn used (2.1, 5.1)."""
        table = game.table
        table.turn += 1
        table.deck = list(DECK)
        table.activated = ()
        table.came_up = ()
        table.marker = ""
        table.suppressed = ""
        game.tell("turn-began", (LENGTH, SHUFFLE), {"turn": table.turn, "of": table.scenario.turns})

    def turn_card(self, game: Mortain) -> None:
        """Turn the next card and let its owner use it (2.1)."""
        if not game.table.deck:
            game.tell("deck-used-up", (END, USED_UP), {"turn": game.table.turn})
            return
        card = turn_over(game)
        if card != JOKER:
            self.again("turn_card")
            self.hand_over(game, card)
        elif is_early(game):
            self.again("turn_card")
            ignore_joker(game)
        else:
            game.tell("joker-ends-turn", (END,), {"turn": game.table.turn})

    def hand_over(self, game: Mortain, card: str) -> None:
        """Give the card to the owner of its colour (2.1)."""
        side = OWNER[card]
        if side not in game.table.came_up:
            game.table.came_up = (*game.table.came_up, side)
        facts: dict[str, Fact] = {
            "card": term(f"card-{card}"),
            "side": term(f"side-{side}"),
            "count": activations(card),
            "face": "yes" if card in FACES else "no",
        }
        game.tell("card-turned", (CARD, WEIGHT), facts)
        game.push(orders_for(card))

    def close(self, game: Mortain) -> None:
        """Leave the turn behind; its marks are cleared when the next one begins (2.3)."""
        game.finish(self)


def end_turn(game: Mortain) -> None:
    """End the turn in the middle of whatever is going on (2.3)."""
    while game.stack:
        top = game.stack[-1]
        if isinstance(top, Turn):
            top.again("close")
            return
        game.finish(top)
