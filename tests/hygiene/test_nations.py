"""Differences between nations are data: no rule knows one by its name."""

from __future__ import annotations

import ast
import re

from caposaldo import library
from tests.aslsk.data_files import counters
from tests.hygiene.sources import PACKAGE, python_files
from tests.upfront.boxes import box

# These say what the sources tell of the printed deck, card by card, to check a deck against it.
OF_THE_DECK = ("deck_kinds.py", "deck_users.py")


def spoken(tree: ast.Module) -> list[str]:
    """Return the strings of a file that are no docstrings."""
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]


def test_no_rule_names_a_nation() -> None:
    nations = {id for id, nation in box().nations.items() if not nation.variant_of}
    readings = set(library.game("upfront").readings)
    files = [path for path in python_files(PACKAGE / "upfront") if path.name not in OF_THE_DECK]
    assert len(files) > 200
    assert len(nations) == 7
    found = {
        path.name: text
        for path in files
        for text in spoken(ast.parse(path.read_text("utf-8")))
        if text not in readings and nations & set(re.findall("[a-z]+", text))
    }
    assert found == {}


def test_no_rule_of_the_starter_kit_names_a_nation() -> None:
    nations = set(counters().nations)
    assert {"german", "russian", "american"} <= nations
    files = python_files(PACKAGE / "aslsk")
    assert len(files) > 50
    found = {
        path.name: text
        for path in files
        for text in spoken(ast.parse(path.read_text("utf-8")))
        if nations & set(re.findall("[a-z]+", text))
    }
    assert found == {}


def test_a_name_in_a_rule_would_be_found() -> None:
    tree = ast.parse('"""German."""\nif side == "german":\n    pass\n')
    assert spoken(tree) == ["german"]
