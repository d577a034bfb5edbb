"""What the package asks for is what it uses, and the pins say the same everywhere."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.hygiene.sources import PACKAGE, ROOT, nodes, python_files, tree

REQUIREMENTS: Final = ROOT / "requirements"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]
DECLARED: Final = [Requirement(line) for line in PROJECT["dependencies"]]


def asked(file: str) -> list[Requirement]:
    lines = (REQUIREMENTS / file).read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and line[0] not in "#-"]


def pinned(file: str) -> list[Requirement]:
    """The lines of a pinned file without their hashes."""
    text = (REQUIREMENTS / file).read_text("utf-8").replace("\\\n", "")
    return [Requirement(line.partition("--hash")[0]) for line in text.splitlines()]


@cache
def provided() -> dict[str, set[str]]:
    """The top-level names that each installed distribution brings."""
    modules: dict[str, set[str]] = {}
    for module, names in packages_distributions().items():
        for name in names:
            modules.setdefault(canonicalize_name(name), set()).add(module)
    return modules


@cache
def used() -> set[str]:
    """The top-level names that the sources import, or hand to SQLAlchemy as a driver."""
    return {name for path in python_files(PACKAGE) for name in _used_by(tree(path))}


def _used_by(module: ast.Module) -> Iterator[str]:
    for node in nodes(module):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.findall(r"^\w+\+(\w+)$", node.value)


@pytest.mark.parametrize("requirement", DECLARED, ids=lambda one: one.name)
def test_what_the_package_asks_for_is_imported_by_its_sources(requirement: Requirement) -> None:
    assert provided()[canonicalize_name(requirement.name)] & used()


def test_package_and_requirements_ask_for_the_same() -> None:
    assert asked("base.in") == DECLARED


def test_the_optional_parts_are_all_under_test() -> None:
    optional = [line for lines in PROJECT["optional-dependencies"].values() for line in lines]
    assert optional
    assert [line for line in optional if Requirement(line) not in asked("dev.in")] == []


def test_what_the_package_asks_for_is_pinned_within_its_bounds() -> None:
    pins = {canonicalize_name(pin.name): str(pin.specifier)[2:] for pin in pinned("base.txt")}
    unmet = [
        str(one)
        for one in DECLARED
        if not one.specifier.contains(pins.get(canonicalize_name(one.name), "0"))
    ]
    assert unmet == []


def test_nothing_is_pinned_that_nothing_asks_for() -> None:
    wanted: set[str] = set()
    waiting = list(DECLARED)
    while waiting:
        one = waiting.pop()
        extras = {extra for extra in one.extras if f"{one.name}[{extra}]" not in wanted}
        if one.name not in wanted or extras:
            wanted |= {one.name, *(f"{one.name}[{extra}]" for extra in extras)}
            waiting += _asked_by(one)
    names = {canonicalize_name(name) for name in wanted}
    assert [pin.name for pin in pinned("base.txt") if pin.name not in names] == []


def _asked_by(one: Requirement) -> Iterator[Requirement]:
    """What a package asks for on any system; nothing where it is not installed."""
    try:
        lines = requires(one.name) or []
    except PackageNotFoundError:
        return
    for line in lines:
        asked_for = Requirement(line)
        extra = re.search(r"extra == ['\"]([\w.-]+)", line)
        if extra is None or extra[1] in one.extras:
            yield asked_for


def test_development_pins_what_the_program_is_pinned_to() -> None:
    development = {(pin.name, pin.specifier) for pin in pinned("dev.txt")}
    program = {(pin.name, pin.specifier) for pin in pinned("base.txt")}
    assert program - development == set()


def test_the_constraints_beside_the_wheel_are_the_pins_without_their_hashes() -> None:
    text = (REQUIREMENTS / "constraints.txt").read_text("utf-8")
    lines = [Requirement(line) for line in text.splitlines()]
    assert lines == pinned("base.txt")
    assert all(re.fullmatch(r"==[\w.!+]+", str(line.specifier)) for line in lines)
