"""A rule in one language as the readings in force have it, with the other way named after it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.rulebook import Cell, Rule
from caposaldo.kernel.telling import Told, Way, told
from caposaldo.library import AnyKind
from caposaldo.text import LANGUAGES, Words

BETWEEN: Final = "; "
NAME: Final = re.compile(r"@([\w-]+)")
"""The name of a message in a cell of a table."""


def rule_lines(kind: AnyKind, rule: Rule, values: Mapping[str, str], words: Words) -> list[str]:
    """Write a rule out: title, summary, readings, what holds here and what holds otherwise."""
    found, lang = told(rule, kind.readings, values), words.lang
    ways = [way_line(way, words) for way in found.ways]
    here = [f"  {number}. {said[lang]}" for number, said in found.statements.items()]
    other = [f"  {number}. {otherwise(found, number, words)}" for number in found.otherwise]
    parts = [[f"{rule.id}  {rule.title[lang]}"], [rule.summary[lang]], ways, here, other]
    parts.append(_aligned(table_cells(kind, rule, words)))
    return [line for part in parts if part for line in (*part, "")][:-1]


def ways_of(kind: AnyKind, number: str, values: Mapping[str, str], words: Words) -> list[str]:
    """Say how the readings behind a rule number are played here; nothing where there are none."""
    rule = kind.book.find(number)
    if rule is None:
        return []
    return [way_line(way, words) for way in told(rule, kind.readings, values).ways]


def way_line(way: Way, words: Words) -> str:
    """Name the way in force and the others."""
    lang = words.lang
    facts = {
        "title": way.reading.title[lang],
        "here": way.here[lang],
        "others": BETWEEN.join(label[lang] for label in way.others),
        "count": len(way.others),
    }
    return words.say("common-reading-way", facts)


def otherwise(found: Told, number: int, words: Words) -> str:
    """Say a statement that does not hold here, after the way in which it does."""
    when, lang = found.rule.when[number], words.lang
    labels = next(way for way in found.ways if way.reading.id == when.reading).reading.labels
    ways = BETWEEN.join(labels[value][lang] for value in when.values)
    said = found.rule.statements[number - 1][lang]
    return words.say("common-statement-otherwise", {"way": ways, "statement": said})


def table_cells(kind: AnyKind, rule: Rule, words: Words) -> list[list[str]]:
    """Return the table that is shown with a rule, the head first; nothing where there is none."""
    if not rule.table:
        return []
    table = kind.rule_table(rule.table)
    return [[_said(cell, kind.id, words) for cell in row] for row in (table.head, *table.rows)]


def _said(cell: Cell, game: str, words: Words) -> str:
    if not isinstance(cell, str):
        return cell[words.lang]
    return NAME.sub(lambda found: words.term(found[1], game), cell)


def _aligned(rows: list[list[str]]) -> list[str]:
    wide = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
        for row in rows
    ]


def rule_data(kind: AnyKind, rule: Rule, values: Mapping[str, str]) -> dict[str, Any]:
    """Return a rule as the readings in force have it, as JSON-ready data."""
    found = told(rule, kind.readings, values)
    return {
        "id": rule.id,
        "title": rule.title,
        "summary": rule.summary,
        "statements": [{"number": at, **said} for at, said in found.statements.items()],
        "otherwise": [_other(rule, at) for at in found.otherwise],
        "readings": [_way(way) for way in found.ways],
        "table": {lang: table_cells(kind, rule, Words(lang)) for lang in LANGUAGES},
    }


def _other(rule: Rule, number: int) -> dict[str, Any]:
    when = rule.when[number]
    said = rule.statements[number - 1]
    return {"number": number, **said, "reading": when.reading, "values": list(when.values)}


def _way(way: Way) -> dict[str, Any]:
    return {
        "id": way.reading.id,
        "title": way.reading.title,
        "value": way.value,
        "here": way.here,
        "others": list(way.others),
    }
