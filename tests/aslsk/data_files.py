"""The data files of the package, parsed and read."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from caposaldo.aslsk.counters import Counters, read_counters
from caposaldo.aslsk.tables import Tables, read_tables
from caposaldo.kernel.rulebook import Reading, Rulebook, read_readings, read_rulebook

HOME: Final = Path(__file__).parents[2] / "src/caposaldo/aslsk"
DATA: Final = HOME / "data"


def parsed(name: str) -> dict[str, Any]:
    """A file of its own each time, so that a test may spoil it."""
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


@cache
def entries() -> list[dict[str, Any]]:
    """The rules as written, in the order of the book."""
    parts = [tomllib.loads(part.read_text("utf-8")) for part in sorted(HOME.glob("rules/*.toml"))]
    return [entry for part in parts for entry in part["rule"]]


@cache
def book() -> Rulebook:
    return read_rulebook({"book": "SK", "rule": entries()})


@cache
def readings() -> dict[str, Reading]:
    return read_readings(tomllib.loads((HOME / "readings.toml").read_text("utf-8")))


@cache
def counters() -> Counters:
    return read_counters(parsed("counters"))


@cache
def tables() -> Tables:
    return read_tables(parsed("tables"))


def table_of(rule: str) -> dict[str, Any]:
    """The table of a rule as its data have it."""
    written = {entry["id"]: entry["index"] for entry in entries() if "index" in entry}
    data = {table["rule"]: table for name, table in parsed("tables").items() if name != "format"}
    found: dict[str, Any] = {**data, **written}[rule]
    return found
