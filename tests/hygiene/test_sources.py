"""What no source may contain: hidden chance, clocks, long files, traces of one machine."""

import ast
import lzma
import re
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import (
    GAMES,
    PACKAGE,
    ROOT,
    TESTS,
    calls,
    name_of,
    nodes,
    pure_files,
    python_files,
    tracked_files,
    tree,
)

FORBIDDEN_MODULES: Final = {
    "asyncio", "copy", "datetime", "io", "multiprocessing", "os", "pathlib", "pickle", "random",
    "secrets", "socket", "subprocess", "sys", "tempfile", "threading", "time", "tomllib", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS: Final = ("deepcopy", "eval", "exec", "id", "input", "open", "print", "urandom")
LONGEST_FILE: Final = 400
LONGEST_FUNCTION: Final = 40

# Written in pieces, so that this file does not contain what it looks for.
HOSTS: Final = [
    "pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "npmjs" + ".com",
    "yarnpkg" + ".com", "jsdelivr" + ".net", "unpkg" + ".com",
]  # fmt: skip
MACHINE_PATHS: Final = re.compile("(?<![\\w.$~-])/(?:" + "work|tmp|root|home" + ")/[\\w.-]+")
LOCK_FILES: Final = {"uv.lock", "package-lock.json", "pylock.toml", "yarn.lock"}
PURE: Final = pytest.mark.parametrize("path", pure_files(), ids=name_of)
BINARY: Final = {".png", ".jpg", ".ico", ".woff2", ".svgz", ".gz", ".sqlite3"}


@PURE
def test_rules_import_no_chance_clock_or_input(path: Path) -> None:
    imported: set[str] = set()
    for node in nodes(tree(path)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported & FORBIDDEN_MODULES == set()


@PURE
def test_rules_call_nothing_that_differs_from_run_to_run(path: Path) -> None:
    found = {ast.unparse(call.func) for call in calls(tree(path), *FORBIDDEN_CALLS)}
    assert found - {"self.open", "game.open"} == set()
    # A hash of text changes with every process; only an object's own __hash__ may ask for one.
    for node in nodes(tree(path)):
        if isinstance(node, ast.FunctionDef) and node.name != "__hash__":
            assert not list(calls(node, "hash")), node.name


@PURE
def test_rules_do_not_ask_for_a_member_of_an_unpacked_tuple(path: Path) -> None:
    # The compiler cannot build `x in (*a, b)`.
    for node in nodes(tree(path)):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            within = node.comparators[0]
            if isinstance(within, ast.Tuple | ast.List | ast.Set):
                assert not any(isinstance(part, ast.Starred) for part in within.elts), ast.unparse(
                    node
                )


@PURE
def test_rules_never_run_through_a_set_in_its_own_order(path: Path) -> None:
    for node in nodes(tree(path)):
        if isinstance(node, ast.For | ast.comprehension):
            over = node.iter
            is_set = isinstance(over, ast.Set | ast.SetComp) or (
                isinstance(over, ast.Call)
                and isinstance(over.func, ast.Name)
                and over.func.id in ("set", "frozenset")
            )
            assert not is_set, ast.unparse(over)


@pytest.mark.parametrize("path", python_files(PACKAGE / "kernel"), ids=name_of)
def test_the_kernel_names_no_game(path: Path) -> None:
    said = path.read_text("utf-8").lower()
    games = (*GAMES, "up front", "starter kit")
    assert [game for game in games if game in said] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    for path in python_files(PACKAGE / game):
        text = path.read_text("utf-8")
        others = [other for other in GAMES if other != game and f"caposaldo.{other}" in text]
        assert others == [], name_of(path)


def test_no_file_is_longer_than_four_hundred_lines() -> None:
    long = {
        name_of(path): count
        for path in python_files(PACKAGE, TESTS, ROOT / "scripts")
        if (count := len(path.read_text("utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


def test_no_function_is_longer_than_forty_lines() -> None:
    long = {
        f"{name_of(path)}: {node.name}": length
        for path in python_files(PACKAGE, ROOT / "scripts")
        for node in nodes(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        # A constructor's arguments are a list of fields; what is counted is what it does.
        and (length := (node.end_lineno or 0) - node.body[0].lineno + 1) > LONGEST_FUNCTION
    }
    assert long == {}


def test_no_module_hides_behind_an_empty_name() -> None:
    vague = {"utils", "util", "helpers", "helper", "manager", "handler", "misc"}
    assert [name_of(p) for p in python_files(PACKAGE, TESTS) if p.stem in vague] == []


def test_no_source_imports_with_a_star_or_leaves_a_stub() -> None:
    for path in python_files(PACKAGE, TESTS, ROOT / "scripts"):
        for node in nodes(tree(path)):
            if isinstance(node, ast.ImportFrom):
                assert all(alias.name != "*" for alias in node.names), name_of(path)
            if isinstance(node, ast.Name):
                assert node.id != "NotImplemented" + "Error", name_of(path)


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    marks = {"skip", "skipif", "xfail", "importorskip"}
    for path in python_files(TESTS):
        for node in nodes(tree(path)):
            assert not (isinstance(node, ast.Attribute) and node.attr in marks), name_of(path)


def test_every_test_asserts_something() -> None:
    functions = [
        (path, node)
        for path in python_files(TESTS)
        for node in nodes(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    checking = {"raises", "snap_compare", "call_and_validate", "expect"}
    before = 0
    while len(checking) != before:
        before = len(checking)
        checking |= {node.name for _, node in functions if _checks(node, checking)}
    silent = [
        f"{name_of(path)}::{node.name}"
        for path, node in functions
        if node.name.startswith("test_") and not _checks(node, checking)
    ]
    assert silent == []


def _checks(function: ast.AST, checking: set[str]) -> bool:
    """Tell whether a function asserts, or calls by name one that does."""
    return any(
        isinstance(node, ast.Assert | ast.Raise)
        or (isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in checking)
        for node in ast.walk(function)
    )


def test_tracked_files_name_no_registry_and_no_machine() -> None:
    files = tracked_files()
    assert len(files) > 50
    found: dict[str, str] = {}
    for path in files:
        if path.suffix in BINARY:
            continue
        kept = path.read_bytes()
        text = (lzma.decompress(kept) if path.suffix == ".xz" else kept).decode()
        for mark in [host for host in HOSTS if host in text] + MACHINE_PATHS.findall(text):
            found[name_of(path)] = mark
    assert found == {}


def test_no_lock_file_that_names_a_host_is_tracked() -> None:
    assert {path.name for path in tracked_files()} & LOCK_FILES == set()
