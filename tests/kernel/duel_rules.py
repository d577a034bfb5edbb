"""The frames and deeds of Duel."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.frames import Frame, Question, Script
from caposaldo.kernel.rules import Modifier, RuleId, total
from tests.kernel.duel_table import (
    ATTACK,
    CLASH,
    DEAL,
    END,
    NORTH,
    OTHER,
    REACT,
    SIDES,
    SOUTH,
    SWAP,
    Duel,
    DuelTable,
    value,
)

Step = Frame[DuelTable]
HAND: Final = 3
ROUNDS: Final = 8


class Match(Script[DuelTable]):
    """Deal, play rounds, count."""

    KIND: ClassVar[str] = "duel.match"
    STEPS: ClassVar[tuple[str, ...]] = ("deal", "play_rounds", "count")

    def deal(self, game: Duel) -> None:
        table = game.table
        mixed: list[str] = []
        while table.deck:
            mixed.append(table.deck.pop(game.chance.pick(table.deck, "shuffle")))
        table.deck = mixed
        for side in SIDES:
            draw(game, side, HAND, DEAL)

    def play_rounds(self, game: Duel) -> None:
        table = game.table
        if table.round < ROUNDS and any(table.hands.values()):
            table.round += 1
            self.again("play_rounds")
            game.push(Round())

    def count(self, game: Duel) -> None:
        points = game.table.points
        winner = None
        if points[NORTH] != points[SOUTH]:
            winner = max(SIDES, key=points.__getitem__)
        game.end(Result(winner, "points", END, {side: points[side] for side in SIDES}))


class Round(Script[DuelTable]):
    """One side attacks or swaps, the other reacts, the die decides."""

    KIND: ClassVar[str] = "duel.round"
    STEPS: ClassVar[tuple[str, ...]] = ("lead", "react", "settle", "pass_the_lead")

    def lead(self, game: Duel) -> None:
        game.push(Lead())

    def react(self, game: Duel) -> None:
        if game.table.attack:
            game.push(React())

    def settle(self, game: Duel) -> None:
        table = game.table
        if not table.attack:
            return
        sum_ = [Modifier(value(card), CLASH, "card") for card in table.attack]
        sum_ += [Modifier(-value(card), REACT, "block") for card in table.defence]
        sum_.append(Modifier(game.chance.die(6, "clash"), CLASH, "die"))
        hit = total(sum_) >= needed(game)
        game.tell("clash", (CLASH,), {"hit": hit}, tuple(sum_))
        table.points[table.lead] += 1 if hit else 0
        table.gone += table.attack + table.defence
        table.attack = table.defence = ()

    def pass_the_lead(self, game: Duel) -> None:
        for side in SIDES:
            draw(game, side, HAND - len(game.table.hands[side]), DEAL)
        game.table.lead = OTHER[game.table.lead]


def needed(game: Duel) -> int:
    """Return the sum an attack needs under the reading of a tie."""
    return 7 if game.reading("ties") == "attacker" else 8


def draw(game: Duel, side: str, number: int, rule: RuleId) -> None:
    """Draw from the top; only the side itself sees what comes."""
    table = game.table
    cards = tuple(table.deck[:number])
    if not cards:
        return
    game.reveal()
    table.deck = table.deck[number:]
    table.hands[side] += cards
    table.known[side] = tuple(card for card in table.known[side] if card not in cards)
    game.tell("drew", (rule,), {"side": side, "count": len(cards)})
    game.tell("cards", (rule,), {"cards": list(cards)}, seen_by=(side,))


class Lead(Question[DuelTable]):
    """The side on lead chooses what to do."""

    KIND: ClassVar[str] = "duel.lead"
    PROMPT: ClassVar[str] = "lead"

    def seat(self, game: Duel) -> str:
        return game.table.lead

    def rule(self, game: Duel) -> RuleId:
        return ATTACK


class React(Question[DuelTable]):
    """The other side may block, and is asked even when its hand is empty."""

    KIND: ClassVar[str] = "duel.react"
    PROMPT: ClassVar[str] = "react"

    def seat(self, game: Duel) -> str:
        return OTHER[game.table.lead]

    def rule(self, game: Duel) -> RuleId:
        return REACT


class SwapCards(Question[DuelTable]):
    """The side on lead names the cards it gives up; a question inside a question."""

    KIND: ClassVar[str] = "duel.swap"
    FIELDS: ClassVar[tuple[str, ...]] = ("given", "left")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, int)
    PROMPT: ClassVar[str] = "swap"

    def __init__(self, given: tuple[str, ...], left: int) -> None:
        self.given = given
        self.left = left

    def seat(self, game: Duel) -> str:
        return game.table.lead

    def rule(self, game: Duel) -> RuleId:
        return SWAP


FRAMES: Final[list[type[Step]]] = [Match, Round, Lead, React, SwapCards]
