"""What a force costs, line by line (43.0, 43.4 to 43.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term, total
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.marines import rifle_lines
from caposaldo.upfront.dyo.purchase import DISCOUNT, Batch, Purchase, Terms, known_cards
from caposaldo.upfront.dyo.tables import Tables

CARDS: Final = rule("UF 43.0")
LATER: Final = rule("UF 43.4")
TYPE: Final = rule("UF 43.5")
SNIPERS: Final = rule("UF 43.6")
SECONDARY: Final = rule("UF 43.7")
RANDOM: Final = rule("UF 48.1")
WEAKEST: Final = 5
"""The strength of the radio that is the first in a price list."""


class Bill:
    """The lines of a bill and their sum."""

    __slots__ = ("lines", "total")

    def __init__(self, lines: list[Modifier]) -> None:
        self.lines: Final = lines
        self.total: Final = total(lines)

    def data(self) -> dict[str, object]:
        """Return the bill as JSON-ready data."""
        return {"total": self.total, "lines": [line.data() for line in self.lines]}


def bill(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Bill:
    """Price a force: cards, weapons, reinforcements, type of troops, then snipers."""
    lines = _batch(box, tables, bought, bought.start, terms)
    for batch in bought.later:
        lines.append(_later(box, tables, bought, batch, terms))
    change = _type_change(tables, bought.troops, total(lines))
    if change:
        lines.append(Modifier(change, TYPE, f"bought-{bought.troops}"))
    return Bill([*lines, *_snipers(tables, bought, terms), *_random(tables, bought, terms)])


def _random(tables: Tables, bought: Purchase, terms: Terms) -> list[Modifier]:
    """Price the chance of random reinforcements deck by deck (48.1)."""
    lines: list[Modifier] = []
    for deck in bought.random_decks:
        # A chance that comes later may cost less, as do men who come later (43.4).
        late = terms.reads(DISCOUNT) and deck > 1
        percent = late_percent(tables, deck - 1) if late else 100
        cost = -(-tables.random_deck * percent // 100)
        lines.append(Modifier(cost, RANDOM, "bought-random", {"deck": deck}))
    return lines


def price(box: Box, tables: Tables, bought: Purchase, code: str) -> int:
    """Return what one secondary weapon costs a side (43.7)."""
    weapon = box.secondary.get(code)
    if weapon is None:
        return 0
    if not weapon.radio:
        return weapon.points
    return tables.markets[bought.nation].radios[bought.troops][weapon.strength - WEAKEST]


def sniper_prices(tables: Tables, snipers: int, *, has_one: bool) -> list[int]:
    """Return what each sniper beyond those a side has anyway costs (43.6)."""
    first, second = tables.snipers
    prices = [0 if has_one else first, second]
    return prices[:snipers]


def _batch(
    box: Box, tables: Tables, bought: Purchase, batch: Batch, terms: Terms
) -> list[Modifier]:
    lines = [
        Modifier(card.points, CARDS, "bought-card", {"man": card.id, "number": card.no})
        for card in known_cards(box, bought.nation, batch.cards)
    ]
    lines += rifle_lines(box, tables, bought, batch, terms)
    return [*lines, *_weapons(box, tables, bought, batch.secondary)]


def _weapons(
    box: Box, tables: Tables, bought: Purchase, secondary: Mapping[str, int]
) -> list[Modifier]:
    lines: list[Modifier] = []
    for code, count in secondary.items():
        if code not in box.secondary:
            continue
        cost = price(box, tables, bought, code) * count
        facts: dict[str, Fact] = {"weapon": term(f"secondary-{code}"), "count": count}
        lines.append(Modifier(cost, SECONDARY, "bought-weapon", facts))
    return lines


def _later(box: Box, tables: Tables, bought: Purchase, batch: Batch, terms: Terms) -> Modifier:
    """Add up what comes with one deck, take the share of it and round up (43.4)."""
    whole = total(_batch(box, tables, bought, batch, terms))
    percent = late_percent(tables, batch.decks)
    facts = {"decks": batch.decks, "points": whole, "percent": percent, "count": len(batch.cards)}
    return Modifier(-(-whole * percent // 100), LATER, "bought-later", facts)


def late_percent(tables: Tables, decks: int) -> int:
    """Return the hundredths that reinforcements cost after so many decks (43.4)."""
    place = min(max(decks, 1), len(tables.percent_later))
    return tables.percent_later[place - 1]


def _type_change(tables: Tables, troops: str, points: int) -> int:
    """Return what the type of troops adds to the whole, to the nearest point (43.5)."""
    kind = tables.troops.get(troops)
    percent = kind.percent if kind is not None else 100
    return (points * percent + 50) // 100 - points


def _snipers(tables: Tables, bought: Purchase, terms: Terms) -> list[Modifier]:
    prices = sniper_prices(tables, bought.snipers, has_one=terms.sniper)
    labels: list[tuple[str, RuleId]] = [("bought-sniper", SNIPERS), ("bought-second", SNIPERS)]
    return [
        Modifier(cost, at, label) for cost, (label, at) in zip(prices, labels, strict=False) if cost
    ]
