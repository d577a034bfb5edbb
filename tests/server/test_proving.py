"""A finished table can be played again by the server, which says what it checked."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo import library
from caposaldo.kernel.chance import commitment
from caposaldo.kernel.codec import with_digest
from caposaldo.server.app import create_app
from tests.server.seated import HUMAN, Client, Data, Seated, error_of, guest_key, sit

RECORDED = Path(__file__).parents[1] / "recorded"
BOTH: Data = {"us": HUMAN, "german": HUMAN}


def conceded(client: Client, wish: Data, answers: int = 30, **changes: object) -> Seated:
    table = sit(client, wish, **changes).join()
    table.play(answers)
    assert table.post("concede", "german")[0] == 200
    return table


def test_before_the_end_nothing_can_be_verified(client: Client, wish: Data) -> None:
    table = sit(client, wish, seed=None)
    assert error_of(table.get("verify")) == (409, "stale")
    table.join().play(5)
    assert error_of(table.get("verify", "us")) == (409, "stale")
    assert error_of(Seated(client, {**table.made, "id": "0" * 16}).get("verify")) == (
        404,
        "not-found",
    )


def test_a_finished_table_proves_promise_draws_and_links(client: Client, wish: Data) -> None:
    table = conceded(client, wish, seed=None)
    status, proof = table.get("verify")
    game = library.verify(table.get("record")[1])
    assert (status, proof) == (
        200,
        {
            "promise": table.made["commitment"],
            "secret": table.state()["secret"],
            "answers": 30,
            "draws": game.draws,
            "digest": game.digest(),
            "rules": game.kind.version,
        },
    )
    assert proof["draws"] > 0
    assert commitment(table.id, proof["secret"]) == proof["promise"]


def test_chance_from_a_seed_was_promised_by_nobody(client: Client, wish: Data) -> None:
    proof = conceded(client, wish, seed="7").get("verify")[1]
    assert (proof["promise"], proof["secret"], proof["answers"]) == (None, None, 30)
    assert proof["draws"] > 0


def altered(database: str, table: Seated, seq: int) -> None:
    """Change what stands in the database of an answer, as nobody may."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
        changed = file.execute(
            "update answers set link = ? where table_id = ? and seq = ?",
            ("0" * 64, table.id, seq),
        )
        assert changed.rowcount == 1


def test_a_link_changed_on_disk_is_found_with_its_answer(database: str, wish: Data) -> None:
    with TestClient(create_app(database)) as client:
        table = conceded(client, wish, seed=None)
        assert table.get("verify")[0] == 200
        seq = 2 + 10  # Two rows tell who sat down.
    altered(database, table, seq)
    with TestClient(create_app(database)) as client:
        status, body = Seated(client, table.made).get("verify")
    assert error_of((status, body)) == (400, "unreadable")
    refusal = body["error"]["refusal"]
    assert (refusal["key"], refusal["facts"]["at"]) == ("record-chain-breaks", 11)


def send(client: Client, record: object) -> tuple[int, Any]:
    found = client.post("/api/records", content=json.dumps(record).encode())
    return found.status_code, found.json()


def recorded(name: str) -> Data:
    found: Data = json.loads((RECORDED / f"{name}.json").read_text("utf-8"))
    return found


def test_a_record_is_opened_with_its_proof(client: Client) -> None:
    data = recorded("upfront-C-sealed-record-1")
    status, made = send(client, data)
    game = library.verify(data)
    assert status == 201
    assert made["proof"] == {
        "promise": data["chance"]["commitment"],
        "secret": data["chance"]["secret"],
        "answers": len(data["answers"]),
        "draws": game.draws,
        "digest": game.digest(),
        "rules": 1,
    }
    assert Seated(client, {**made, "seats": []}).get("verify") == (200, made["proof"])


def test_an_answer_that_is_refused_is_told_with_its_number_and_rule(client: Client) -> None:
    status, body = send(client, recorded("upfront-P-0.4.1-corrected-1"))
    assert error_of((status, body)) == (400, "unreadable")
    refusal = body["error"]["refusal"]
    assert (refusal["key"], refusal["rule"]) == ("record-answer-refused", "UF 17.7")
    facts = refusal["facts"]
    assert (facts["game"], facts["at"], facts["of"], facts["since"]) == ("upfront", 166, 506, 1)


def resigned(record: Data, **changes: object) -> Data:
    whole = {**record, **changes}
    del whole["digest"]
    return json.loads(json.dumps(with_digest(whole)))  # type: ignore[no-any-return]  # its own data


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"is": "a diary"}, "record-none"),
        ({"game": "chess"}, "record-unknown-game"),
        ({"format": 2}, "record-newer-format"),
        ({"rules": 99}, "record-newer-rules"),
        ({"answers": [{}] * 20_001}, "record-too-long"),
        ({"answers": 7}, "record-malformed"),
        ({"result": None}, "record-result-differs"),
        ({"digest": "0" * 64}, "record-altered"),
    ],
)
def test_what_is_wrong_with_a_record_has_a_key(client: Client, change: Data, key: str) -> None:
    record = {**recorded("mortain-postcard-swift-record-1"), **change}
    status, body = send(client, record if "digest" in change else resigned(record))
    assert error_of((status, body)) == (400, "unreadable")
    assert body["error"]["refusal"]["key"] == key


def test_a_chain_of_actions_is_no_answer_of_a_record(client: Client, wish: Data) -> None:
    table = sit(client, wish).join()
    table.set_up()
    table.post("concede", "us")
    record = table.get("record")[1]
    first, second = record["answers"]
    both = {"seat": "us", "action": f"{first['action']}; {second['action']}", "link": ""}
    status, body = send(client, resigned(record, answers=[both]))
    assert error_of((status, body)) == (400, "unreadable")
    assert body["error"]["refusal"]["facts"]["at"] == 1


def test_whoever_conceded_is_named_for_all_readers_of_a_record(client: Client, wish: Data) -> None:
    record = conceded(client, wish, seed=None).get("record")[1]
    table = Seated(client, {**send(client, record)[1], "seats": []})
    result = table.state()["view"]["result"]
    assert (result["reason"], result["facts"]) == ("conceded", {"by": "german"})
    assert table.get("replay", at=30, view="us")[1]["view"]["result"] == result


def test_who_was_invited_anew_comes_back_with_the_record(client: Client, wish: Data) -> None:
    table = sit(client, wish, mode="link", seed=None, host="us").join()
    table.play(6)
    asked = client.post(f"{table.url}/invites", json={"seat": "german"}, headers=table.head("us"))
    assert table.accept(asked.json()["token"], "german", guest_key("german", 2))[0] == 200
    table.play(9)
    table.post("concede", "us")
    record = table.get("record")[1]
    assert [(news["at"], news["what"]) for news in record["seating"]] == [
        (6, "invited"),
        (6, "seated"),
    ]
    again = Seated(client, {**send(client, record)[1], "seats": []})
    assert again.state()["seating"] == record["seating"] == table.state()["seating"]
    late = [{**record["seating"][0], "at": 10_000}]
    status, body = send(client, resigned(record, seating=late))
    assert error_of((status, body)) == (400, "unreadable")
    assert body["error"]["refusal"]["key"] == "record-malformed"
