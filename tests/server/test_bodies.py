"""Bodies that are heaps of lists are refused before anything is made of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caposaldo.boards.limits import MOST_ENTRIES, MOST_POINTS
from caposaldo.boards.writing import bare
from caposaldo.server.limits import BODY, LISTS, RECORD_ANSWERS, RECORD_BODY, RECORD_LISTS
from tests.server.seated import Client, error_of

RECORDED = Path(__file__).parents[1] / "recorded"
JSON = {"Content-Type": "application/json"}


def asked(client: Client, path: str, body: str | bytes) -> tuple[int, str, str]:
    found = client.post(path, content=body, headers=JSON)
    status, code = error_of((found.status_code, found.json()))
    return status, code, found.json()["error"]["message"]


@pytest.fixture
def undecoded(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(*_: object, **__: object) -> None:
        raise AssertionError("the body was taken apart")

    monkeypatch.setattr("litestar.connection.request.decode_json", decode)


@pytest.mark.usefixtures("undecoded")
@pytest.mark.parametrize("empty", ["[]", "{}"])
def test_a_record_of_empty_lists_is_refused_before_it_is_taken_apart(
    client: Client, empty: str
) -> None:
    body = '{"answers":[' + f"{empty}," * 1_300_000 + "0]}"
    assert len(body) < RECORD_BODY
    status, code, said = asked(client, "/api/records", body)
    assert (status, code) == (400, "bad-request")
    assert said == f"The request holds more than {RECORD_LISTS} lists; send less."


@pytest.mark.usefixtures("undecoded")
@pytest.mark.parametrize(
    "path",
    [
        *("/api/tables", "/api/campaigns", "/api/invites/accept"),
        *("/api/boards/check", "/api/boards/read", "/api/boards/sight"),
        *("/api/designs/check", "/api/designs/draw"),
    ],
)
def test_elsewhere_far_fewer_lists_are_too_many(client: Client, path: str) -> None:
    body = '{"board":[' + "[]," * LISTS + "0]}"
    assert len(body) < BODY
    status, code, said = asked(client, path, body)
    assert (status, code) == (400, "bad-request")
    assert f"more than {LISTS} lists" in said


def test_lists_within_lists_without_end_are_refused(client: Client) -> None:
    for count in (LISTS - 10, 3000):
        body = '{"board":' + "[" * count + "]" * count + "}"
        assert asked(client, "/api/boards/check", body)[0] == 400


def test_no_record_that_can_be_played_comes_near() -> None:
    counted = []
    for file in RECORDED.glob("*.json"):
        text = file.read_bytes()
        answers = len(json.loads(text).get("answers", []))
        counted.append((text.count(b"[") + text.count(b"{"), answers))
    assert len(counted) > 10
    # Each answer is one; what stands round them is no more with more answers.
    assert max(lists - 2 * answers for lists, answers in counted) + 2 * RECORD_ANSWERS < (
        RECORD_LISTS * 0.85
    )


def test_a_record_of_as_many_answers_as_there_may_be_is_looked_at(client: Client) -> None:
    record = json.loads((RECORDED / "mortain-postcard-0.5.2-record-1.json").read_text("utf-8"))
    answers = record["answers"]
    record["answers"] = (answers * (RECORD_ANSWERS // len(answers) + 1))[:RECORD_ANSWERS]
    body = json.dumps(record, separators=(",", ":"))
    assert len(body) < RECORD_BODY
    assert asked(client, "/api/records", body)[:2] == (400, "unreadable")


def test_a_board_with_as_many_drawings_as_it_may_have_is_looked_at(client: Client) -> None:
    entries = MOST_ENTRIES // 2
    outline = [[x, x] for x in range(MOST_POINTS // entries)]
    house = {"material": "stone", "hexes": ["E3"], "name": {"en": "x", "it": "x"}}
    board = bare("x", 9, 6) | {
        "building": [{**house, "outline": outline}] * entries,
        "road": [{"kind": "dirt", "path": ["E3", "E4"]}] * entries,
    }
    body = json.dumps({"board": board})
    assert body.count("[") + body.count("{") < LISTS * 0.6
    found = client.post("/api/boards/sight", json={"board": board, "one": "E3", "other": "E4"})
    assert found.status_code == 200, found.text
