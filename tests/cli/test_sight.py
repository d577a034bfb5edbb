"""The ruler on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caposaldo.cli.app import app

RUN = CliRunner()


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")


def run(*words: str | Path) -> Result:
    named = ["boards", "sight", *[str(word) for word in words]]
    return RUN.invoke(app, named, env={"LC_ALL": "C"})


def said(*words: str | Path) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_line_is_clear_or_blocked_by_a_hex_and_a_rule() -> None:
    assert said("borgo", "P3", "Q6") == "P3 to Q6, range 3: the line of sight is clear.\n"
    blocked = "P3 to N4, range 2: O4 blocks the line of sight. [SK B4]\n"
    assert said("borgo", "p3", "n4") == blocked
    assert said("borgo", "P3", "N4", "--lang", "it").startswith("Da P3 a N4, distanza 2: O4 blocca")


def test_grain_hinders_while_it_stands() -> None:
    summer, winter = said("lane", "E1", "H1"), said("lane", "E1", "H1", "--month", "1")
    assert "grain +1" in summer
    assert summer.startswith("E1 to H1, range 3: the line of sight is clear, with hindrances of 2")
    assert winter == "E1 to H1, range 3: the line of sight is clear.\n"


def test_programs_read_it_and_files_will_do(tmp_path: Path) -> None:
    found = json.loads(said("borgo", "P3", "N4", "--json"))
    assert (found["seen"], found["blocker"], found["rule"]) == (False, "O4", "SK B4")
    file = tmp_path / "brook.toml"
    RUN.invoke(app, ["boards", "new", str(file)])
    assert said(file, "A1", "GG10").startswith("A1 to GG10, range 32: the line of sight is clear.")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("borgo", "P3", "ZZ9"), "the map has no hex 'ZZ9'"),
        (("nowhere", "P3", "P4"), "there is no board 'nowhere'"),
        (("borgo", "P3", "P4", "--month", "13"), "less than or equal to 12"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert complaint in result.output
