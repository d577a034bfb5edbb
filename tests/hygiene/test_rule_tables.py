"""Every table that a rule names can be shown, with every cell said in both languages."""

import re

import pytest

from caposaldo import library
from caposaldo.ruletext import table_cells
from caposaldo.text import LANGUAGES, Words

KINDS = library.games()
# The rules that send their reader to a table.
SHOWN = """
SK 3.8b, SK 5.1, SK X2, SK X3, SK M1, SK B3, SK O1,
UF 3.1, UF 16.4, UF 19.13, UF 20.6, UF 25.6, UF 28.81, UF 28.82, UF 42.43, UF 42.47, UF 43.32,
UF 43.33, UF 43.4, UF 43.5, UF 45.9, UF 48.3, UF 53.1, UF 53.2, UF F4.1
"""


def test_the_rules_that_send_to_a_table_show_it() -> None:
    books = [kind.book.rules.values() for kind in KINDS.values()]
    shown = {str(rule.id) for rules in books for rule in rules if rule.table}
    assert shown >= {number.strip() for number in SHOWN.split(",")}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_table_that_a_rule_names_is_made_and_every_row_is_as_long_as_its_head(
    kind: library.AnyKind,
) -> None:
    for rule in kind.book.rules.values():
        if rule.table:
            table = kind.rule_table(rule.table)
            assert table.rows, rule.id
            assert {len(row) for row in table.rows} == {len(table.head)}, rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_name_in_a_table_is_a_message_of_that_language(
    kind: library.AnyKind, lang: str
) -> None:
    words = Words(lang)
    for rule in kind.book.rules.values():
        if not rule.table:
            continue
        table = kind.rule_table(rule.table)
        for cell in (cell for line in (table.head, *table.rows) for cell in line):
            for name in re.findall(r"@([\w-]+)", cell) if isinstance(cell, str) else ():
                assert words.has(f"{kind.id}-{name}") or words.has(name), f"{rule.id}: {name}"
        assert all("@" not in cell for line in table_cells(kind, rule, words) for cell in line)
