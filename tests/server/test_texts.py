"""Files that somebody sends to be read: measured first, and never parsed where the games are."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from caposaldo import designs
from caposaldo.boards.writing import bare, write_board
from caposaldo.tomltext import LONGEST
from tests.server.seated import Client, error_of

KINDS = pytest.mark.parametrize("kind", ["boards", "designs"])
RECORD = Path(__file__).parents[1] / "recorded" / "mortain-postcard-0.5.2-record-1.json"


def refusal(client: Client, kind: str, text: str) -> tuple[int, str, str]:
    found = client.post(f"/api/{kind}/read", json={"text": text})
    status, code = error_of((found.status_code, found.json()))
    return status, code, found.json()["error"]["message"]


@KINDS
@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 25_000 + " = 1",
        "[a" + ".a" * 25_000 + "]",
        "[[a" + ".'a'" * 15_000 + "]]",
        'x = [{a = """b"""", c' + ".c" * 25_000 + ' = 1, d = "e"}]',
    ],
    ids=["key", "header", "list", "behind-quotes"],
)
def test_an_endless_key_is_refused_before_it_costs(client: Client, kind: str, text: str) -> None:
    assert refusal(client, kind, text) == (
        *(400, "unreadable"),
        "The key in line 1 has more than 10 parts; write fewer dots.",
    )


@KINDS
def test_a_text_over_sixty_four_kilobytes_is_refused(client: Client, kind: str) -> None:
    status, code, said = refusal(client, kind, "# " + "è" * (LONGEST // 2))
    assert (status, code) == (400, "unreadable")
    assert "larger than 64 kB" in said
    assert refusal(client, kind, "#" * (LONGEST + 1))[0] == 400


@KINDS
@pytest.mark.parametrize(
    "text", ["a = 0x" + "f" * 5000, "format = " + "9" * 5000, "a = " + "[" * 9999]
)
def test_what_the_parser_stumbles_over_is_refused(client: Client, kind: str, text: str) -> None:
    assert refusal(client, kind, text)[:2] == (400, "unreadable")


def test_texts_sketches_and_records_are_worked_on_in_another_process(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object, **__: object) -> None:
        raise AssertionError("the work was done where the games are")

    design = designs.sketch("bid", "", ("german", "russian"), "1943b")
    text = designs.write_file(design)
    board = bare("brook", 9, 6)
    monkeypatch.setattr(tomllib, "loads", here)
    for name in ("report", "read_file", "drawn", "sketch"):
        monkeypatch.setattr(f"caposaldo.designs.{name}", here)
    for name in ("_read", "sheet", "faults"):
        monkeypatch.setattr(f"caposaldo.boards.sketching.{name}", here)
    monkeypatch.setattr("caposaldo.library.verify", here)
    for path, body in (
        ("boards/read", {"text": write_board(board)}),
        ("boards/check", {"board": board}),
        ("boards/new", {"id": "brook"}),
        ("boards/sight", {"board": board, "one": "E3", "other": "E4"}),
        ("designs/read", {"text": text}),
        ("designs/check", {"design": design}),
        ("designs/draw", {"design": design, "what": ["year"]}),
        ("designs/sketch", {"way": "bid", "nations": ["german", "russian"], "year": "1943b"}),
    ):
        found = client.post(f"/api/{path}", json=body)
        assert found.status_code == 200, (path, found.text)
    record = json.loads(RECORD.read_text("utf-8"))
    assert client.post("/api/records", json=record).status_code == 201
