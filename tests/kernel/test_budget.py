"""The kernel stays small enough to be read in one sitting."""

from __future__ import annotations

import ast
from pathlib import Path

import caposaldo.kernel.actions

BUDGET = 1_500


def lines_of_code(source: str) -> int:
    """Count the lines that are neither blank nor comment nor docstring."""
    said: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if ast.get_docstring(node) is not None:
            said.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines = enumerate(source.splitlines(), start=1)
    return sum(1 for n, s in lines if s.strip() and s.strip()[0] != "#" and n not in said)


def test_a_line_of_code_is_counted_once_and_words_are_not() -> None:
    assert (
        lines_of_code(
            '"""Say."""\n\n# why\nx = 1\n\n\ndef f() -> int:\n    """Do\n    it."""\n    return 1\n'
        )
        == 3
    )


def test_the_kernel_is_within_its_budget() -> None:
    home = Path(caposaldo.kernel.actions.__file__).parent
    assert sum(lines_of_code(path.read_text("utf-8")) for path in home.glob("*.py")) <= BUDGET
