"""The Fluent messages of each language, as far as the scanning tests need them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.hygiene.sources import LOCALES


@dataclass(frozen=True)
class Message:
    file: str
    id: str
    variables: frozenset[str]
    references: frozenset[str]
    attributes: tuple[tuple[str, str], ...]


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def files(lang: str) -> list[Path]:
    return sorted((LOCALES / lang).glob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


def junk(path: Path) -> list[str]:
    return [entry.content or "" for entry in parsed(path).body if isinstance(entry, ast.Junk)]


@cache
def messages(lang: str) -> list[Message]:
    found: list[Message] = []
    for path in files(lang):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                names = _Names()
                names.visit(entry)
                found.append(
                    Message(
                        path.name,
                        entry.id.name,
                        frozenset(names.variables),
                        frozenset(names.references),
                        tuple((a.id.name, _plain(a)) for a in entry.attributes),
                    )
                )
    return found


def _plain(attribute: ast.Attribute) -> str:
    parts = attribute.value.elements
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement))


def ids(lang: str) -> set[str]:
    return {message.id for message in messages(lang)}
