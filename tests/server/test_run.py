"""Starting the server: where its database is, and what stops it from starting."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.database import read_url
from caposaldo.server.run import data_folder, default_database, serve


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("linux", "data/caposaldo"),
        ("darwin", "home/Library/Application Support/caposaldo"),
        ("win32", "local/caposaldo"),
    ],
)
def test_the_database_is_in_the_users_data_folder(
    platform: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / expected
    assert default_database() == f"sqlite:///{tmp_path / expected / 'tables.sqlite3'}"


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"port {port} of 127.0.0.1 cannot be used"):
            serve(port=port, database_url=f"sqlite:///{tmp_path / 'x.sqlite3'}")


def test_a_database_that_cannot_be_opened_is_said_in_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database " * 100)
    with pytest.raises(UnreadableFile, match="cannot be opened"):
        serve(port=0, database_url=f"sqlite:///{broken}")


@pytest.mark.parametrize(
    "url", ["tables.sqlite3", "mysql://here/there", "sqlite://", "sqlite:///:memory:", "::"]
)
def test_a_database_we_do_not_know_is_refused(url: str) -> None:
    with pytest.raises(UnreadableFile):
        read_url(url)


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///file.sqlite3", "sqlite+pysqlite"),
        ("postgres://u@h/d", "postgresql+asyncpg"),
        ("postgresql://u@h/d", "postgresql+asyncpg"),
        ("postgresql+psycopg://u@h/d", "postgresql+asyncpg"),
    ],
)
def test_the_driver_is_chosen_for_whoever_names_another(url: str, driver: str) -> None:
    assert read_url(url).drivername == driver
