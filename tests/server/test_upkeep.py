"""The database before it is used: whose file it is, whether it is whole, and how old."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server import rooms
from caposaldo.server.app import create_app
from caposaldo.server.run import serve
from caposaldo.server.store import Store
from tests.server.seated import Seated, sit

Wish = dict[str, Any]


def open_once(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.examine()
        await store.open()
        await store.close()

    asyncio.run(scene())


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual_rights() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_rights")
def test_what_is_made_is_its_owners_alone(tmp_path: Path, wish: Wish) -> None:
    file = tmp_path / "data" / "caposaldo" / "tables.sqlite3"
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        sit(client, wish).join()
        made = {path.name: rights(path) for path in file.parent.iterdir()}
    assert made == {f"tables.sqlite3{part}": 0o600 for part in ("", "-wal", "-shm")}
    assert [rights(file.parents[n]) for n in (0, 1)] == [0o700, 0o700]


@pytest.mark.usefixtures("usual_rights")
def test_what_was_there_keeps_the_rights_it_has(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(0o750)
    file = folder / "tables.sqlite3"
    file.touch(0o640)
    open_once(f"sqlite:///{file}")
    assert (rights(file), rights(folder)) == (0o640, 0o750)


# Damage


PAGE = 4096


def spoil(file: Path, first: int) -> None:
    """Write something else over the pages of a database, from a page on."""
    written = bytearray(file.read_bytes())
    for at in range(PAGE * first, len(written), PAGE):
        written[at : at + 64] = b"\xff" * 64
    file.write_bytes(written)


@pytest.mark.parametrize("first", [1, 8])
def test_a_damaged_database_is_refused_in_one_sentence_that_says_what_to_do(
    first: int, tmp_path: Path, wish: Wish
) -> None:
    file = tmp_path / "tables.sqlite3"
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        sit(client, wish).join().play(30)
    spoil(file, first)
    with pytest.raises(UnreadableFile, match="is damaged") as caught:
        serve(port=0, database_url=f"sqlite:///{file}")
    said = str(caught.value)
    assert str(file) in said
    assert "copy" in said
    assert "\n" not in said


def test_a_database_of_a_newer_version_is_refused_in_one_sentence_and_left_alone(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.sqlite3"
    open_once(f"sqlite:///{file}")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("PRAGMA journal_mode=DELETE")
    before = file.read_bytes()
    with pytest.raises(UnreadableFile, match="made by a newer version") as caught:
        serve(port=0, database_url=f"sqlite:///{file}")
    assert str(caught.value).endswith("update the program")
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_database_of_today_is_not_written_to_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    open_once(f"sqlite:///{file}")
    before = file.read_bytes()
    open_once(f"sqlite:///{file}")
    assert file.read_bytes() == before


# Snapshots


def altered(save: str) -> str:
    data = json.loads(save)
    del data["digest"]
    data["table"]["deck"] = data["table"]["deck"][::-1]
    return json.dumps(with_digest(data))


DAMAGES: dict[str, Callable[[str], object]] = {
    "no JSON": lambda save: save[:-1],
    "no text": lambda _: b"\xff\xfe\x00",
    "another shape": lambda _: "[1, 2]",
    "an empty one": lambda _: "{}",
    "deep": lambda _: "[" * 5000 + "]" * 5000,
    "of no game": lambda save: save.replace("mortain", "chess"),
    "altered": lambda save: save.replace('"uses":', '"uses":1', 1),
    "contradicting": altered,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_snapshot_is_ignored_when_the_answers_are_whole(
    damage: Callable[[str], object],
    tmp_path: Path,
    wish: Wish,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    file = tmp_path / "tables.sqlite3"
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        table = sit(client, wish).join()
        table.play(12)
        before = table.state("us")
    with closing(sqlite3.connect(file)) as connection, connection:
        [(save,)] = connection.execute("SELECT save FROM snapshots").fetchall()
        spoilt = damage(save)
        assert spoilt != save
        connection.execute("UPDATE snapshots SET save = ?", (spoilt,))
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        again = Seated(client, table.made)
        assert again.state("us") == before
        again.play(20)


def test_a_snapshot_that_counts_in_words_is_ignored(
    tmp_path: Path, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    file = tmp_path / "tables.sqlite3"
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        table = sit(client, wish).join()
        table.play(7)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE snapshots SET answers = 'many'")
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        again = Seated(client, table.made)
        assert again.state()["view"]["at"] == 7
        again.play(12)
