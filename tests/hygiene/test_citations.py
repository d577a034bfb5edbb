"""Every rule number that code, data or tests cite stands in a rule index."""

import ast
import re

import pytest

from caposaldo import library
from caposaldo.proofs import collect, unknown
from tests.hygiene.sources import PACKAGE, TESTS, calls, name_of, nodes, python_files, tree

BOOKS = [kind.book for kind in library.games().values()]
KNOWN = {str(id) for book in BOOKS for id in book.rules}
PREFIXES = {book.book for book in BOOKS}


def test_every_rule_cited_in_the_sources_is_in_an_index() -> None:
    cited = {
        (name_of(path), number)
        for path in python_files(PACKAGE, TESTS)
        for call in calls(tree(path), "rule", "RuleId")
        for number in [call.args[0]]
        if isinstance(number, ast.Constant) and str(number.value)[:2] in PREFIXES
    }
    assert len(cited) > 20
    assert {(file, number.value) for file, number in cited if number.value not in KNOWN} == set()


@pytest.mark.parametrize("kind", library.games().values(), ids=library.games())
def test_every_file_of_rules_says_in_its_docstrings_only_sections_that_exist(
    kind: library.AnyKind,
) -> None:
    sections = {str(id).partition(" ")[2] for id in kind.book.rules}
    # A whole chapter may be cited too.
    sections |= {section.partition(".")[0] for section in sections}
    unknown_sections = set()
    for path in python_files(PACKAGE / kind.id):
        for node in nodes(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                first = (ast.get_docstring(node) or "").split("\n\n")[0]
                for cited in re.findall(r"\(((?:[RTFM]?\d+(?:\.\d+)?(?:, )?)+)\)\.$", first):
                    unknown_sections |= {
                        (name_of(path), section)
                        for section in cited.split(", ")
                        if section not in sections
                    }
    assert unknown_sections == set()


def test_every_reading_cites_a_rule_of_its_book() -> None:
    for kind in library.games().values():
        for reading in kind.readings.values():
            assert reading.rule in kind.book.rules, reading.id


def test_no_test_claims_a_rule_or_statement_that_does_not_exist() -> None:
    proofs = {claim: tests for claim, tests in collect(TESTS).items() if claim[0][:2] in PREFIXES}
    assert unknown(BOOKS, proofs) == []


def test_no_test_claims_a_rule_of_a_book_that_does_not_exist() -> None:
    strange = {rule for rule, _ in collect(TESTS) if rule.partition(" ")[0] not in PREFIXES}
    assert strange == set()
