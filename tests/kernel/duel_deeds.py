"""The deeds of Duel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId
from tests.kernel.duel_rules import Lead, React, Step, SwapCards, draw
from tests.kernel.duel_table import ATTACK, OTHER, PEEK, REACT, SWAP, Duel, DuelTable, value


def not_held(game: Duel, side: str, words: Words, rule: RuleId) -> Refusal | None:
    """Refuse what is not in the hand, wherever else it is."""
    hand = game.table.hands[side]
    missing = [word for word in words if word not in hand]
    return Refusal("not-in-hand", rule, {"card": missing[0]}) if missing else None


class Play(Deed[DuelTable]):
    """Attack with one card."""

    VERB: ClassVar[str] = "play"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Duel, frame: Step) -> Iterable[Words]:
        return [(card,) for card in game.table.hands[game.table.lead]]

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        return not_held(game, game.table.lead, words, ATTACK)

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        table = game.table
        table.open(table.lead, words)
        table.attack = words
        game.tell("attack", (ATTACK,), {"side": table.lead, "cards": list(words)})
        game.finish(frame)


class PlayPair(Play):
    """Attack with two cards whose values follow each other; the same verb with two words."""

    WORDS: ClassVar[int] = 2

    def objects(self, game: Duel, frame: Step) -> Iterable[Words]:
        hand = game.table.hands[game.table.lead]
        return [(a, b) for a in hand for b in hand if value(b) == value(a) + 1]

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        refusal = not_held(game, game.table.lead, words, ATTACK)
        if refusal is None and value(words[1]) != value(words[0]) + 1:
            return Refusal("no-pair", ATTACK)
        return refusal


class Peek(Deed[DuelTable]):
    """Look at the top card: no chance is used, but something is shown."""

    VERB: ClassVar[str] = "peek"

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        if not table.deck:
            return Refusal("deck-empty", PEEK)
        known = table.deck[0] in table.known[table.lead]
        return Refusal("already-known", PEEK) if known else None

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        table = game.table
        game.reveal()
        table.known[table.lead] += (table.deck[0],)
        game.tell("peeked", (PEEK,), {"side": table.lead})
        game.tell("top", (PEEK,), {"card": table.deck[0]}, seen_by=(table.lead,))


class Swap(Deed[DuelTable]):
    """Give up cards for others instead of attacking."""

    VERB: ClassVar[str] = "swap"

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        return None if game.table.deck else Refusal("deck-empty", SWAP)

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        game.push(SwapCards((), len(game.table.deck)))


class Rest(Deed[DuelTable]):
    """Do nothing."""

    VERB: ClassVar[str] = "rest"

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        game.finish(frame)


class Give(Deed[DuelTable]):
    """Name one card to give up."""

    VERB: ClassVar[str] = "give"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Duel, frame: Step) -> Iterable[Words]:
        return [(card,) for card in game.table.hands[game.table.lead]]

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SwapCards)
        if words[0] in frame.given:
            return Refusal("already-given", SWAP)
        if not frame.left:
            return Refusal("deck-empty", SWAP)
        return not_held(game, game.table.lead, words, SWAP)

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        assert isinstance(frame, SwapCards)
        frame.given += words
        frame.left -= 1


class Done(Deed[DuelTable]):
    """End the naming; the cards go face up and as many are drawn."""

    VERB: ClassVar[str] = "done"

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        assert isinstance(frame, SwapCards)
        table = game.table
        table.open(table.lead, frame.given)
        table.gone += frame.given
        game.tell("swapped", (SWAP,), {"side": table.lead, "cards": list(frame.given)})
        draw(game, table.lead, len(frame.given), SWAP)
        game.finish(frame)
        game.finish(game.stack[-1])


class Block(Deed[DuelTable]):
    """Lay a card against the attack."""

    VERB: ClassVar[str] = "block"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Duel, frame: Step) -> Iterable[Words]:
        return [(card,) for card in game.table.hands[OTHER[game.table.lead]]]

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        return not_held(game, OTHER[game.table.lead], words, REACT)

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        table = game.table
        table.open(OTHER[table.lead], words)
        table.defence = words
        game.tell("block", (REACT,), {"card": words[0]})
        game.finish(frame)


class Yield(Rest):
    """Let the attack come."""

    VERB: ClassVar[str] = "yield"


DEEDS: Final[dict[str, tuple[Deed[DuelTable], ...]]] = {
    Lead.KIND: (Play(), PlayPair(), Peek(), Swap(), Rest()),
    SwapCards.KIND: (Give(), Done()),
    React.KIND: (Block(), Yield()),
}
