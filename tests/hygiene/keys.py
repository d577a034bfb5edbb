"""Every key of prose that the code of a game can produce, read from its sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.hygiene.sources import PACKAGE, calls, nodes, python_files, tree

# Name of the call, place and keyword of its key, and the family of messages the key belongs to.
SPOKEN: Final = (
    ("tell", 0, "kind", "event"),
    ("Event", 0, "kind", "event"),
    ("Refusal", 0, "key", "why"),
    ("Modifier", 2, "label", "modifier"),
    ("Outcome", 0, "key", "outcome"),
    ("Result", 1, "reason", "reason"),
    ("Preview", 5, "reveals", "reveals"),
    ("Candidate", 2, "reason", "hint"),
)
CONSTANTS: Final = {"PROMPT": "prompt", "VERB": "action"}
ANYTHING: Final = "*"


@cache
def game_keys(game: str) -> frozenset[tuple[str, str]]:
    """Pairs of family and key; a part filled in at run time is a star."""
    return frozenset(pair for path in python_files(PACKAGE / game) for pair in file_keys(path))


def texts(game: str) -> set[str]:
    """Every text that stands in the sources of a game."""
    return {
        node.value
        for path in python_files(PACKAGE / game)
        for node in nodes(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def kernel_refusals() -> set[str]:
    pairs = {pair for path in python_files(PACKAGE / "kernel") for pair in file_keys(path)}
    return {key for family, key in pairs if family == "why"}


def file_keys(path: Path) -> Iterator[tuple[str, str]]:
    module = tree(path)
    for name, place, keyword, family in SPOKEN:
        for call in calls(module, name):
            for key in _written(module, _argument(call, place, keyword)):
                yield family, key
    for call in calls(module, "term"):
        for key in _written(module, call.args[0]):
            yield "term", key
    for node in nodes(module):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            constant_family = CONSTANTS.get(node.target.id)
            if constant_family is not None and node.value is not None:
                for key in _written(module, node.value):
                    yield constant_family, key


def _argument(call: ast.Call, place: int, keyword: str) -> ast.expr | None:
    if len(call.args) > place:
        return call.args[place]
    return next((given.value for given in call.keywords if given.arg == keyword), None)


def _written(module: ast.Module, value: ast.expr | None) -> list[str]:
    """The texts an expression can be, as far as they stand in the same file."""
    match value:
        case ast.Constant(value=str(text)):
            return [text] if text else []
        case ast.JoinedStr():
            parts = [
                str(part.value) if isinstance(part, ast.Constant) else ANYTHING
                for part in value.values
            ]
            return ["".join(parts)]
        case ast.IfExp():
            return [*_written(module, value.body), *_written(module, value.orelse)]
        case ast.Name():
            return _assigned(module, value.id)
    return []


def _assigned(module: ast.Module, name: str) -> list[str]:
    found: list[str] = []
    for node in nodes(module):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = node.value
            if not isinstance(value, ast.Name):
                found += _written(module, value)
    return found


def fits(key: str, name: str) -> bool:
    """Tell whether a name is one that a key with stars can become."""
    if ANYTHING not in key:
        return key == name
    return _pattern(key).fullmatch(name) is not None


def fits_one(key: str, names: set[str]) -> bool:
    """Tell whether a key can become one of these names."""
    if ANYTHING not in key:
        return key in names
    return any(map(_pattern(key).fullmatch, names))


@cache
def _pattern(key: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in key.split(ANYTHING)))
