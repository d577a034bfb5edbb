"""Every rule is told as the table plays it: its statements and readings fit each other."""

import pytest

from caposaldo import library
from caposaldo.kernel.telling import told

KINDS = library.games()
PRESETS = ("document", "published")


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_when_names_a_reading_some_of_its_values_and_never_all(
    kind: library.AnyKind,
) -> None:
    for rule in kind.book.rules.values():
        for number, when in rule.when.items():
            name = f"{rule.id}#{number}"
            assert when.reading in kind.readings, name
            values = set(kind.readings[when.reading].values)
            assert set(when.values) < values, name


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_reading_lists_every_rule_with_a_statement_that_waits_for_it(
    kind: library.AnyKind,
) -> None:
    for rule in kind.book.rules.values():
        for when in rule.when.values():
            reading = kind.readings[when.reading]
            assert rule.id in reading.rules, f"{rule.id}: {reading.id}"


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_rule_that_a_reading_touches_exists_and_is_listed_once(
    kind: library.AnyKind,
) -> None:
    for reading in kind.readings.values():
        assert set(reading.rules) <= set(kind.book.rules), reading.id
        assert len(reading.rules) == len(set(reading.rules)), reading.id


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_no_statement_is_told_as_in_force_that_the_preset_does_not_play(
    kind: library.AnyKind, preset: str
) -> None:
    values = library.preset(kind, preset)
    for rule in kind.book.rules.values():
        found = told(rule, kind.readings, values)
        for number, when in rule.when.items():
            reading = kind.readings[when.reading]
            holds = values.get(reading.id, reading.document) in when.values
            assert (number in found.statements) is holds, f"{rule.id}#{number}"
            assert (number in found.otherwise) is not holds, f"{rule.id}#{number}"
        assert {*found.statements, *found.otherwise} == set(range(1, len(rule.statements) + 1))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_rule_names_the_way_in_force_and_every_other_way(
    kind: library.AnyKind, preset: str
) -> None:
    values = library.preset(kind, preset)
    for reading in kind.readings.values():
        for id in reading.rules:
            ways = {
                way.reading.id: way for way in told(kind.book.rules[id], kind.readings, values).ways
            }
            way = ways[reading.id]
            value = values.get(reading.id, reading.document)
            assert way.here == reading.labels[value]
            assert way.others == tuple(reading.labels[v] for v in reading.values if v != value)
            assert way.others, reading.id


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_reading_has_a_statement_that_is_told_only_where_it_is_played(
    kind: library.AnyKind,
) -> None:
    waited = {when.reading for rule in kind.book.rules.values() for when in rule.when.values()}
    assert set(kind.readings) - waited == set()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_what_a_rule_says_of_the_way_in_force_and_of_the_other_never_stands_on_the_wrong_side(
    kind: library.AnyKind, preset: str
) -> None:
    values = library.preset(kind, preset)
    for rule in kind.book.rules.values():
        found = told(rule, kind.readings, values)
        for number in found.otherwise:
            when = rule.when[number]
            (way,) = [way for way in found.ways if way.reading.id == when.reading]
            assert way.value not in when.values, f"{rule.id}#{number}"
