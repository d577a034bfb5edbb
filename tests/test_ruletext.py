"""A rule in words by the readings in force, as Python and the browser tell it alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from caposaldo import library
from caposaldo.kernel.rulebook import read_readings, read_rulebook
from caposaldo.kernel.telling import told
from caposaldo.ruletext import otherwise, rule_lines, way_line, ways_of
from caposaldo.text import Words

Case: TypeAlias = Any
# The browser's tests read the same file.
SHARED: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("telling.json").read_text("utf-8")
)
RULE: Final = next(iter(read_rulebook({"book": "XX", "rule": [SHARED["rule"]]}).rules.values()))
READINGS: Final = read_readings({"reading": SHARED["readings"]})
SIGHT: Final = {"document": "over_6", "published": "at_6"}


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: str(case["values"]))
def test_what_holds_here_comes_first_and_the_other_way_is_named_after_it(case: Case) -> None:
    words, found = Words(case["lang"]), told(RULE, READINGS, case["values"])
    assert [
        *[way_line(way, words) for way in found.ways],
        *[f"{number}. {said[words.lang]}" for number, said in found.statements.items()],
        *[f"{number}. {otherwise(found, number, words)}" for number in found.otherwise],
    ] == case["lines"]


@pytest.mark.parametrize("preset", SIGHT)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_rule_with_a_reading_is_written_out_by_the_value_in_force(
    preset: str, lang: str
) -> None:
    for kind in library.games().values():
        values = library.preset(kind, preset)
        for reading in kind.readings.values():
            value = values.get(reading.id, reading.document)
            others = [reading.labels[one][lang] for one in reading.values if one != value]
            for id in reading.rules:
                lines = rule_lines(kind, kind.book.rules[id], values, Words(lang))
                (line,) = [each for each in lines if each.startswith(reading.title[lang] + ". ")]
                here = line.index(f": {reading.labels[value][lang]}. ")
                assert all(line.index(f"{other}") > here for other in others), line
                assert line.endswith(f": {'; '.join(others)}."), line


def test_a_rule_without_a_reading_and_a_number_without_a_rule_have_no_way() -> None:
    kind = library.game("aslsk")
    assert ways_of(kind, "SK B1", {}, Words("en")) == []
    assert ways_of(kind, "", {}, Words("en")) == []
    (line,) = ways_of(kind, "SK X1", {"los_block": "at_6"}, Words("en"))
    assert "Here: a total of +6 or more blocks. Other way: only a total above +6" in line
