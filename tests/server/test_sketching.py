"""Boards of one's own over the wire: drawn, checked, looked over, and kept where it is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo.boards import FolderShelf
from caposaldo.boards.writing import bare, write_board
from caposaldo.server.app import create_app
from caposaldo.server.limits import BODY
from caposaldo.server.run import serve
from tests.server.seated import Client, Data, error_of


@pytest.fixture
def shelf(tmp_path: Path) -> FolderShelf:
    return FolderShelf(tmp_path / "boards")


@pytest.fixture
def own(database: str, shelf: FolderShelf) -> Iterator[Client]:
    """A server that keeps boards."""
    with TestClient(create_app(database, boards=shelf)) as client:
        yield client


def asked(client: Client, what: str, body: Data) -> tuple[int, Any]:
    found = client.post(f"/api/boards/{what}", json=body)
    return found.status_code, found.json()


def begun(client: Client, **changes: object) -> Data:
    status, found = asked(client, "new", {"id": "brook", "columns": 9, "rows": 6})
    assert status == 200, found
    return dict(found["board"]) | changes


def test_the_boards_of_the_game_are_listed_and_opened(client: Client) -> None:
    found = client.get("/api/boards").json()
    assert not found["keeps"]
    assert {"borgo", "hamlet", "lane"} <= {board["id"] for board in found["boards"]}
    assert not any(board["own"] for board in found["boards"])
    opened = client.get("/api/boards/lane").json()
    assert (opened["board"]["id"], opened["faults"]) == ("lane", [])
    assert opened["sheet"]["layers"]["woods"]
    missing = client.get("/api/boards/nowhere")
    assert error_of((missing.status_code, missing.json())) == (404, "not-found")


def test_a_new_board_is_bare_and_a_full_one_has_its_roads(client: Client) -> None:
    assert begun(client)["road"] == []
    full = asked(client, "new", {"id": "full"})[1]
    assert full["board"]["geomorphic"]
    assert full["faults"] == []
    assert len(full["sheet"]["hexes"]) == 346


def test_a_sketch_is_drawn_and_its_faults_named_with_their_hexes(client: Client) -> None:
    board = begun(client, terrain={"woods": ["E3"]}, road=[{"kind": "dirt", "path": ["C2"]}])
    found = asked(client, "check", {"board": board})[1]
    assert found["sheet"]["hexes"]["E3"]["terrain"] == "woods"
    assert [(fault["key"], fault["hexes"]) for fault in found["faults"]] == [
        ("road-of-one-hex", ["C2"])
    ]
    assert asked(client, "check", {"board": found["board"]})[1] == found


def test_a_building_needs_no_outline(client: Client) -> None:
    house = {"material": "wooden", "hexes": ["E3", "E4"]}
    found = asked(client, "check", {"board": begun(client, building=[house])})[1]
    assert found["board"]["building"] == [house]
    assert found["faults"] == []
    assert "wd1" in found["sheet"]["layers"]["buildings"]


def test_a_file_is_read_and_written_as_the_same_board(client: Client) -> None:
    board = begun(client, terrain={"grain": ["E3", "E4"]})
    found = asked(client, "check", {"board": board})[1]
    assert asked(client, "read", {"text": found["text"]})[1] == found


def test_b4_a_line_is_tried_on_a_sketch(client: Client) -> None:
    board = begun(client, terrain={"woods": ["E4"]})
    line = asked(client, "sight", {"board": board, "one": "E3", "other": "E5"})[1]
    assert (line["seen"], line["blocker"]) == (False, "E4")
    seen = asked(client, "sight", {"board": board, "one": "E3"})[1]["seen"]
    assert (seen["E5"], seen["E2"]) == (-1, 0)


def test_a_name_on_the_map_is_text_and_never_part_of_the_drawing(client: Client) -> None:
    bad = "<script>alert(1)</script>"
    board = begun(client, name=[{"at": "E3", "text": bad}], title=bad)
    found = asked(client, "check", {"board": board})[1]
    assert found["sheet"]["labels"][0]["text"]["en"] == bad
    assert "script" not in "".join(found["sheet"]["layers"].values())


def test_a_server_for_others_keeps_no_boards(client: Client) -> None:
    found = asked(client, "keep", {"board": begun(client)})
    assert error_of(found) == (403, "not-yours")


def test_a_server_of_ones_own_keeps_boards_and_asks_before_it_replaces_one(
    own: Client, shelf: FolderShelf
) -> None:
    board = begun(own)
    assert asked(own, "keep", {"board": board}) == (200, {"id": "brook", "kept": True})
    board["terrain"] = {"woods": ["E3"]}
    assert asked(own, "keep", {"board": board})[1] == {"id": "brook", "kept": False}
    assert "E3" not in shelf.path("brook").read_text("utf-8")
    assert asked(own, "keep", {"board": board, "overwrite": True})[1]["kept"]
    assert "E3" in shelf.path("brook").read_text("utf-8")
    found = own.get("/api/boards").json()
    assert found["keeps"]
    assert found["boards"][-1] == {
        "id": "brook",
        "title": {"en": "Brook", "it": "Brook"},
        "columns": 9,
        "rows": 6,
        "own": True,
        "drawable": True,
    }
    assert own.get("/api/boards/brook").json()["board"]["terrain"]["woods"] == ["E3"]


def test_no_board_takes_the_place_of_one_of_the_game(own: Client, shelf: FolderShelf) -> None:
    found = asked(own, "keep", {"board": begun(own, id="borgo"), "overwrite": True})
    assert error_of(found) == (400, "bad-request")
    assert shelf.ids() == []


def test_a_file_that_is_wrong_hides_no_other_and_a_scan_is_not_opened(
    own: Client, shelf: FolderShelf
) -> None:
    shelf.put(write_board(bare("good", 9, 6)))
    shelf.path("bad").write_text("columns = 4", "utf-8")
    scan = bare("scan", 9, 6) | {"pixels": True}
    shelf.put(write_board(scan))
    listed = {board["id"]: board for board in own.get("/api/boards").json()["boards"]}
    assert listed["good"]["drawable"]
    assert not listed["scan"]["drawable"]
    assert "bad" not in listed
    for id in ("scan", "bad"):
        found = own.get(f"/api/boards/{id}")
        assert error_of((found.status_code, found.json())) == (400, "unreadable")


@pytest.mark.parametrize("id", ["../secret", "..%2fsecret", "secret.toml", "a.b"])
def test_no_id_leads_out_of_the_shelf(own: Client, shelf: FolderShelf, id: str) -> None:
    shelf.put(write_board(bare("good", 9, 6)))
    (shelf.folder.parent / "secret.toml").write_text(write_board(bare("secret", 9, 6)), "utf-8")
    assert own.get(f"/api/boards/{id}").status_code in (400, 404)
    board = begun(own, id=id)
    assert error_of(asked(own, "keep", {"board": board}))[0] == 400


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("new", {"id": "No 1"}),
        ("new", {"id": "x", "columns": 99}),
        ("new", {"id": "x", "columns": 4}),
        ("new", {"id": "x", "columns": 51, "rows": 40}),
        ("check", {}),
        ("check", {"board": []}),
        ("check", {"board": {"id": "x"}}),
        ("check", {"board": {"id": "x", "columns": 9, "rows": 6, "terrain": {"woods": ["Z9"]}}}),
        ("read", {"text": "id ="}),
        ("read", {"text": "a = " + "[" * 5000}),
        ("read", {"text": "x" * 200_001}),
        ("sight", {"board": {"id": "x", "columns": 9, "rows": 6}, "one": "Z9"}),
        ("sight", {"board": {"id": "x", "columns": 9, "rows": 6}, "one": "A1" * 9}),
    ],
)
def test_bad_input_is_answered_with_a_sentence(client: Client, what: str, body: Data) -> None:
    assert error_of(asked(client, what, body))[0] == 400


def test_a_sketch_that_is_too_large_is_refused(client: Client) -> None:
    found = asked(client, "check", {"board": {"id": "x" * BODY}})
    assert error_of(found) == (413, "bad-request")


@pytest.mark.parametrize(("host", "keeps"), [("127.0.0.1", True), ("0.0.0.0", False)])
def test_only_a_server_on_this_machine_has_a_shelf(
    host: str, keeps: bool, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def note(*_: object, **given: object) -> None:
        made.append(given["boards"])
        raise KeyboardInterrupt

    monkeypatch.setattr("caposaldo.server.run.create_app", note)
    with pytest.raises(KeyboardInterrupt):
        serve(host, 0, database)
    assert isinstance(made[0], FolderShelf) == keeps
