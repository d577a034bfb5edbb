"""The tables of rule 43 and 45.9 that are shown with the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from caposaldo.kernel.rulebook import RuleTable
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.ruletables import row

Limits = Mapping[str, tuple[int, ...]]
HIGHEST: Final = 10
"""The highest position number, printed as 0."""


def _times(tables: Tables) -> RuleTable:
    rows = [row(number, year) for number, year in enumerate(tables.times, start=1)]
    return RuleTable(row("@table-number", "@table-half-year"), tuple(rows))


def _victories(tables: Tables) -> RuleTable:
    rows = []
    for number, victory in tables.victories.items():
        removed = ", ".join(f"{count} @terrain-{kind}" for kind, count in victory.removed.items())
        rows.append(row(number, f"@design-victory-{number}", removed))
    return RuleTable(row("@table-number", "@table-victory", "@table-removed"), tuple(rows))


def _later(tables: Tables) -> RuleTable:
    rows = [row(decks, f"{share}%") for decks, share in enumerate(tables.percent_later, start=1)]
    return RuleTable(row("@table-decks-out", "@table-price"), tuple(rows))


def _types(tables: Tables, ids: Sequence[str]) -> RuleTable:
    return _by_year(tables, {id: tables.types[id] for id in ids})


def _pacific(tables: Tables, ids: Sequence[str]) -> RuleTable:
    found = {id: {**tables.types[id], **tables.pacific.get(id, {})} for id in ids}
    return _by_year(tables, found)


def _by_year(tables: Tables, types: Mapping[str, Limits]) -> RuleTable:
    rows = [
        row(year, *[_limits(limits.get(year)) for limits in types.values()])
        for year in tables.years
    ]
    return RuleTable(row("@table-half-year", *[f"@side-{id}" for id in types]), tuple(rows))


def _limits(found: tuple[int, ...] | None) -> str:
    """Write which numbers give which type: second line, then line, then elite."""
    if found is None:
        return "-"
    poor, plain = found
    spans = ((1, poor, "second_line"), (poor + 1, plain, "line"), (plain + 1, HIGHEST, "elite"))
    named = [(_span(low, high), kind) for low, high, kind in spans if low <= high]
    return ", ".join(f"{span} @troops-{kind}" for span, kind in named)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def rule_table(name: str, tables: Tables) -> RuleTable | None:
    """Return the table of a name, or None if it is none of these."""
    id, *nations = name.split()
    if id in OF_NATIONS:
        return OF_NATIONS[id](tables, nations)
    return MADE[id](tables) if id in MADE else None


MADE: Final[Mapping[str, Callable[[Tables], RuleTable]]] = {
    "times": _times,
    "victories": _victories,
    "later": _later,
}
OF_NATIONS: Final[Mapping[str, Callable[[Tables, Sequence[str]], RuleTable]]] = {
    "types": _types,
    "types_pacific": _pacific,
}
