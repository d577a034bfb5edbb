"""An attack under way: the card is turned, faces are turned again, the rest is arithmetic (3.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Modifier, RuleId, rule, term, total
from caposaldo.mortain.combat import (
    MARKER,
    MODIFIERS,
    STRIKE,
    cover,
    fire_factors,
    fire_modifiers,
    strike_factors,
    struck,
)
from caposaldo.mortain.deck import FACES, JOKER, NUMBER
from caposaldo.mortain.joker import EARLY_IN_COMBAT, END, USED_UP, ignore_joker, is_early, turn_over
from caposaldo.mortain.scenario import US, UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.turn import end_turn
from caposaldo.mortain.verbs import FIRE, Mortain, Step, hit
from caposaldo.mortain.victory import stop_if_decided

FACE: Final = rule("SM R9")


class Attack(Question[MortainTable]):
    """One attack from the turning of its card to its result (3.2).

    `means` is fire, air or oba; `target` a unit under fire, or the hex a marker strikes.
    """

    KIND: ClassVar[str] = "mortain.attack"
    PROMPT: ClassVar[str] = "face-card"
    FIELDS: ClassVar[tuple[str, ...]] = ("means", "factor", "target", "firers", "card")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, tuple, str)

    def __init__(
        self, means: str, factor: str, target: str, firers: tuple[str, ...], card: str
    ) -> None:
        self.means: Final = means
        self.factor: Final = factor
        self.target: Final = target
        self.firers: Final = firers
        self.card = card

    def waiting(self, game: Mortain) -> bool:
        return self.card in FACES

    def seat(self, game: Mortain) -> str:
        return game.table.units[UnitId(self.firers[0])].type.side if self.firers else US

    def rule(self, game: Mortain) -> RuleId:
        return FACE

    def facts(self, game: Mortain) -> Facts:
        return {"card": term(f"card-{self.card}")}

    def run(self, game: Mortain) -> None:
        if self.card:
            self.resolve(game)
        elif not game.table.deck:
            self.miss(game, USED_UP, "no-card-left")
            end_turn(game)
        else:
            self.turn(game, turn_over(game))

    def turn(self, game: Mortain, card: str) -> None:
        """Take the card that came up (3.2, 2.3)."""
        if card != JOKER:
            self.card = card
        elif is_early(game):
            ignore_joker(game)
        else:
            game.tell("joker-ends-turn", (END, EARLY_IN_COMBAT), {"turn": game.table.turn})
            self.miss(game, EARLY_IN_COMBAT, "joker")
            end_turn(game)

    def miss(self, game: Mortain, why: RuleId, reason: str) -> None:
        """Let the attack fail without arithmetic."""
        game.finish(self)
        game.tell("missed", (FIRE, why), {"reason": term(f"miss-{reason}")})

    def resolve(self, game: Mortain) -> None:
        """Compare the card and its modifiers with the factors (3.2, 4.1)."""
        game.finish(self)
        factors, modifiers = self.sums(game)
        strength, needed = total(factors), NUMBER[self.card] + total(modifiers)
        victims = self.victims(game)
        is_hit = needed <= strength and bool(victims)
        facts: dict[str, Fact] = {
            "card": term(f"card-{self.card}"),
            "number": NUMBER[self.card],
            "total": needed,
            "strength": strength,
            "factor": self.factor,
            "hit": "yes" if is_hit else "no",
        }
        rules = (FIRE, MODIFIERS) if self.means == "fire" else (MARKER, STRIKE)
        game.tell("resolved", rules, facts, tuple(modifiers))
        if is_hit:
            for unit in victims:
                hit(game, unit)
            stop_if_decided(game)

    def sums(self, game: Mortain) -> tuple[list[Modifier], list[Modifier]]:
        """Return the factors and the modifiers of the attack."""
        return sums_of(game, self.means, self.target, self.firers)

    def victims(self, game: Mortain) -> list[Unit]:
        """Return the units that a hit will strike."""
        if self.means == "fire":
            return [game.table.units[UnitId(self.target)]]
        return struck(game.table, self.target, self.factor)


def sums_of(
    game: Mortain, means: str, target: str, firers: tuple[str, ...]
) -> tuple[list[Modifier], list[Modifier]]:
    """Return factors and modifiers of an attack, made or only thought of."""
    table = game.table
    if means == "fire":
        unit = table.units[UnitId(target)]
        return fire_factors(table, unit, firers), fire_modifiers(game, unit, firers)
    return strike_factors(table, means), cover(table, target)


class TurnAgain(Deed[MortainTable]):
    """Discard the face card and turn another (3.2)."""

    VERB: ClassVar[str] = "again"

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, Attack)
        game.tell("face-discarded", (FIRE, FACE), {"card": term(f"card-{frame.card}")})
        frame.card = ""


class LetMiss(Deed[MortainTable]):
    """Let the face card count as a miss (3.2)."""

    VERB: ClassVar[str] = "miss"

    def perform(self, game: Mortain, frame: Step, words: Words) -> None:
        assert isinstance(frame, Attack)
        frame.miss(game, FACE, "face")


DEEDS: Final[tuple[Deed[MortainTable], ...]] = (TurnAgain(), LetMiss())
