"""What is drawn for a scenario of one's own: sides, half year, victory, decks, troops (43.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.chance import Chance
from caposaldo.kernel.rules import Fact, RuleId, rule, term
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.dyo.tables import Tables

POSITION: Final = rule("UF 43.31")
TIME: Final = rule("UF 43.32")
VICTORY: Final = rule("UF 43.33")
LIMIT: Final = rule("UF 43.34")
TYPE: Final = rule("UF 43.5")
TIE: Final = rule("UF 43.36")


class Drawn:
    """One draw: what it is for, the card, the number read from it and what that means."""

    __slots__ = ("card", "facts", "key", "number", "rule")

    def __init__(
        self, key: str, rule: RuleId, card: CardId, number: int, facts: Mapping[str, Fact]
    ) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.card: Final = card
        self.number: Final = number
        self.facts: Final = facts

    def data(self) -> dict[str, object]:
        """Return the draw as JSON-ready data."""
        return {
            "key": self.key,
            "rule": self.rule,
            "facts": {"card": self.card, "number": self.number, **self.facts},
        }


class Pile:
    """The action deck that the draws come from; a card is drawn once until none is left."""

    __slots__ = ("_chance", "_deck", "_left", "drawn")

    def __init__(self, deck: Mapping[CardId, Card], chance: Chance) -> None:
        self._deck: Final = deck
        self._chance: Final = chance
        self._left: list[CardId] = list(deck)
        self.drawn: Final[list[Drawn]] = []

    def card(self, purpose: str) -> Card:
        """Draw a card."""
        if not self._left:
            self._left = list(self._deck)
        return self._deck[self._left.pop(self._chance.pick(self._left, purpose))]

    def note(self, drawn: Drawn) -> None:
        """Keep a draw for those who want to know how it came about."""
        self.drawn.append(drawn)


def draw_position(pile: Pile, tables: Tables) -> tuple[str, str]:
    """Draw attacker and defender (43.31)."""
    card = pile.card("attacker and defender")
    number = position_number(card, tables.position_column)
    attacker, defender = tables.positions[number - 1]
    facts: dict[str, Fact] = {
        "attacker": term(f"side-{attacker}"),
        "defender": term(f"side-{defender}"),
    }
    pile.note(Drawn("position", POSITION, card.id, number, facts))
    return attacker, defender


def draw_time(pile: Pile, tables: Tables, nations: tuple[str, ...]) -> str:
    """Draw the half year; the column depends on who is in play (43.32)."""
    columns = [tables.time_columns[nation] for nation in nations if nation in tables.time_columns]
    card = pile.card("half year")
    # With two such nations in play the shorter span is the one in which both were there.
    number = position_number(card, min(columns, default=tables.time_otherwise))
    year = tables.times[number - 1]
    pile.note(Drawn("time", TIME, card.id, number, {"year": year}))
    return year


def draw_victory(pile: Pile, tables: Tables) -> int:
    """Draw the victory condition (43.33)."""
    card = pile.card("victory condition")
    number = position_number(card, tables.victory_column)
    facts: dict[str, Fact] = {"condition": term(f"design-victory-{number}")}
    pile.note(Drawn("victory", VICTORY, card.id, number, facts))
    return number


def draw_limit(pile: Pile, tables: Tables) -> int:
    """Draw how many decks the game lasts, by a random number (43.34)."""
    card = pile.card("time limit")
    usual, long = tables.limit
    decks = long if card.red and card.rn else usual
    pile.note(Drawn("limit", LIMIT, card.id, card.number, {"decks": decks}))
    return decks


def draw_troops(
    pile: Pile, tables: Tables, nation: str, year: str, enemy: str = "", *, marines: bool = False
) -> str | None:
    """Draw a nation's type of troops; None where the table has no row for it (43.5).

    Marines have no types (45.9).
    """
    if marines:
        return None
    row = tables.types.get(nation, {}).get(year)
    if row is None and enemy in tables.pacific_against:
        row = tables.pacific.get(nation, {}).get(year)
    if row is None:
        return None
    card = pile.card(f"troops, {nation}")
    number = position_number(card, tables.type_column)
    second_line, line = row
    kind = "second_line" if number <= second_line else "line" if number <= line else "elite"
    facts: dict[str, Fact] = {
        "side": term(f"side-{nation}"),
        "troops": term(f"design-troops-{kind}"),
    }
    pile.note(Drawn("troops", TYPE, card.id, number, facts))
    return kind


def draw_between(pile: Pile, names: tuple[str, str]) -> int:
    """Let both draw a random number until one is higher; return whose it is (43.36)."""
    while True:
        numbers: list[int] = []
        for name in names:
            card = pile.card(f"tie, {name}")
            numbers.append(card.number)
            pile.note(Drawn("tie", TIE, card.id, card.number, {"who": name}))
        if numbers[0] != numbers[1]:
            return 0 if numbers[0] > numbers[1] else 1


def position_number(card: Card, column: int) -> int:
    """Return the random position number in a column; 0 is the tenth column, with a ten."""
    return card.positions[column - 1]
