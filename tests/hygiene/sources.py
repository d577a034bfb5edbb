"""The source files as the scanning tests read them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from caposaldo import library

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "caposaldo"
TESTS: Final = ROOT / "tests"
LOCALES: Final = PACKAGE / "locales"
LANGUAGES: Final = ("en", "it")
GAMES: Final = tuple(library.games())
PURE: Final = ("kernel", *GAMES)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def nodes(module: ast.Module) -> tuple[ast.AST, ...]:
    """Everything in a file; many tests go through all files."""
    return tuple(ast.walk(module))


def python_files(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def pure_files() -> list[Path]:
    return python_files(*(PACKAGE / part for part in PURE))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tracked_files() -> list[Path]:
    """Files under version control, or, outside a checkout, all that would be in one."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def calls(module: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Calls of a function or method by its last name."""
    for node in nodes(module) if isinstance(module, ast.Module) else ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func
            name = (
                called.id
                if isinstance(called, ast.Name)
                else called.attr
                if isinstance(called, ast.Attribute)
                else ""
            )
            if name in names:
                yield node
