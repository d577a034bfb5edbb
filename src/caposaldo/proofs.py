"""Which test shows which statement of which rule, and the list of statements still unshown."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from caposaldo.kernel.rulebook import Rule, Rulebook
from caposaldo.tomltext import read_toml_file

F = TypeVar("F", bound=Callable[..., object])
Statement = tuple[str, int]
Proofs = dict[Statement, list[str]]


class ProofError(ValueError):
    """A claim to prove something that cannot be understood."""


def proves(rule: str, *statements: int) -> Callable[[F], F]:
    """Mark a test as showing statements of a rule, counted from 1; marks may be stacked."""
    if not statements:
        raise ProofError(f"say which statements of {rule} are shown, as in proves({rule!r}, 1)")

    def mark(test: F) -> F:
        known: tuple[Statement, ...] = getattr(test, "proves", ())
        shown = tuple((rule, number) for number in statements)
        test.proves = (*shown, *known)  # type: ignore[attr-defined]  # a mark on a function
        return test

    return mark


def collect(root: Path) -> Proofs:
    """Read from the sources under `root` which tests claim to show what."""
    found: Proofs = {}
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root.parent).as_posix()
        _note(found, _claims_in_python(path.read_text("utf-8"), name))
    for path in sorted(root.rglob("cases/*.toml")):
        name = path.relative_to(root.parent).as_posix()
        _note(found, _claims_in_cases(read_toml_file(path), name))
    return found


def _note(found: Proofs, claims: Iterable[tuple[Statement, str]]) -> None:
    for statement, test in claims:
        tests = found.setdefault(statement, [])
        if test not in tests:
            tests.append(test)


def _claims_in_python(source: str, name: str) -> Iterator[tuple[Statement, str]]:
    # Most files claim nothing, and parsing is the slow part.
    if "proves(" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _claims_of(inner, f"{name}::{node.name}::{inner.name}")
        elif isinstance(node, ast.Module):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from _claims_of(inner, f"{name}::{inner.name}")


def _claims_of(
    test: ast.FunctionDef | ast.AsyncFunctionDef, id: str
) -> Iterator[tuple[Statement, str]]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name | ast.Attribute):
            called = mark.func.id if isinstance(mark.func, ast.Name) else mark.func.attr
            if called == "proves":
                values = [arg.value if isinstance(arg, ast.Constant) else None for arg in mark.args]
                for statement in _statements(values, id):
                    yield statement, id


def _statements(values: list[Any], id: str) -> list[Statement]:
    match values:
        case [str(rule), *numbers] if numbers and all(type(number) is int for number in numbers):
            return [(rule, number) for number in numbers]
    raise ProofError(f"{id}: write rule and statements out, as in proves('SM 2.1', 1)")


def _claims_in_cases(data: Mapping[str, Any], name: str) -> Iterator[tuple[Statement, str]]:
    for case in data.get("case", []):
        id = f"{name}::{case.get('name', '?')}"
        for claim in case.get("proves", []):
            rule, mark, number = str(claim).partition("#")
            if not mark or not number.isdecimal():
                raise ProofError(f"{id}: write the statement after a #, as in 'SM 2.1#1'")
            yield (rule, int(number)), id


def unknown(books: Iterable[Rulebook], proofs: Proofs) -> list[str]:
    """List the claims about rules or statements that no book has."""
    rules = {rule.id: len(rule.statements) for book in books for rule in book.rules.values()}
    counts: dict[str, int] = {str(id): count for id, count in rules.items()}
    return [
        f"{rule}#{number} does not exist: {', '.join(tests)}"
        for (rule, number), tests in sorted(proofs.items())
        if not 1 <= number <= counts.get(rule, 0)
    ]


@dataclass(frozen=True)
class Coverage:
    """Rule by rule and statement by statement, the tests that show them."""

    book: Rulebook
    proofs: Proofs

    def tests(self, rule: Rule, number: int) -> list[str]:
        """Return the tests that show one statement."""
        return self.proofs.get((str(rule.id), number), [])

    @property
    def total(self) -> int:
        """How many statements the book has that can hold today."""
        statements = sum(len(rule.statements) for rule in self.book.rules.values())
        return statements - len(self.waiting)

    @property
    def shown(self) -> int:
        """How many statements at least one test shows."""
        return self.total - len(self.missing)

    @property
    def missing(self) -> list[str]:
        """The statements no test shows, as `SM 2.1#1`."""
        return [name for name, waits in self._unshown() if not waits]

    @property
    def waiting(self) -> dict[str, str]:
        """The unshown statements that speak of what is not in the game yet, and of what."""
        return {name: waits for name, waits in self._unshown() if waits}

    def _unshown(self) -> Iterator[tuple[str, str]]:
        for rule in self.book.rules.values():
            for number, statement in enumerate(rule.statements, start=1):
                if not self.tests(rule, number):
                    yield f"{rule.id}#{number}", statement.get("waits", "")

    def data(self) -> dict[str, object]:
        """Return the coverage as JSON-ready data."""
        rules = [
            {
                "rule": rule.id,
                "title": rule.title,
                "statements": [
                    {"number": number, "text": text, "tests": self.tests(rule, number)}
                    for number, text in enumerate(rule.statements, start=1)
                ],
            }
            for rule in self.book.rules.values()
        ]
        return {
            "book": self.book.book,
            "statements": self.total,
            "shown": self.shown,
            "missing": self.missing,
            "waiting": self.waiting,
            "rules": rules,
        }

    def text(self, lang: str = "en") -> str:
        """Return the coverage as plain text, one statement a line."""
        lines = [f"{self.book.book}: {self.shown} of {self.total} statements shown by tests"]
        for rule in self.book.rules.values():
            lines += ["", f"{rule.id}  {rule.title[lang]}"]
            for number, statement in enumerate(rule.statements, start=1):
                count = len(self.tests(rule, number))
                mark = "ok" if count else ".." if "waits" in statement else "--"
                lines.append(f"  {mark} {number} {statement[lang]} ({count})")
        return "\n".join([*lines, *self._promises()]) + "\n"

    def _promises(self) -> list[str]:
        """Say what the statements that cannot hold yet are waiting for."""
        counts: dict[str, int] = {}
        for waits in self.waiting.values():
            counts[waits] = counts.get(waits, 0) + 1
        return (
            ["", *[f"waiting for {waits}: {counts[waits]}" for waits in counts]] if counts else []
        )

    def markdown(self, lang: str = "en") -> str:
        """Return the coverage as a Markdown page."""
        lines = [
            f"# Rules of {self.book.book} and the tests that show them",
            "",
            f"{self.shown} of {self.total} statements are shown by at least one test.",
        ]
        for rule in self.book.rules.values():
            lines += ["", f"## {rule.id} {rule.title[lang]}", ""]
            for number, statement in enumerate(rule.statements, start=1):
                lines.append(f"{number}. {statement[lang]}")
                tests = self.tests(rule, number)
                none = f"waits for {statement['waits']}" if "waits" in statement else "**no test**"
                lines += [f"   * `{test}`" for test in tests] or [f"   * {none}"]
        return "\n".join([*lines, *self._promises()]) + "\n"


def coverage(book: Rulebook, proofs: Proofs) -> Coverage:
    """Set the proofs against the statements of a book."""
    return Coverage(book, proofs)
