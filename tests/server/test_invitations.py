"""Seats by link: an invitation is used once, and its maker never holds the key of the guest."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import create_engine, text

from caposaldo import library
from caposaldo.kernel.codec import with_digest
from caposaldo.server.app import create_app
from caposaldo.server.clocks import WallClock
from caposaldo.server.keys import hash_key, hash_token, new_token
from caposaldo.server.seats import Seats
from caposaldo.server.store import Store
from tests.server.seated import Client, Data, Live, Seated, bearer, error_of, guest_key, sit

Wish = dict[str, Any]


@pytest.fixture
def table(client: Client, wish: Wish) -> Seated:
    """A table by link, made by whoever plays the Americans and joined by him alone."""
    made = sit(client, wish, mode="link", seed=None, host="us")
    made.post("join", "us", name="Ada", nonce="a")
    return made


def shown(client: Client, token: str) -> tuple[int, Data]:
    found = client.get("/api/invites", headers=bearer(token))
    return found.status_code, found.json()


def invite(table: Seated, seat: str = "german", by: str = "us") -> tuple[int, Data]:
    return table.post("invites", by, seat=seat)


def closed_with(line: WebSocketTestSession) -> int:
    """Listen until the line is closed; return the code it was closed with."""
    for _ in range(20):
        try:
            line.receive_json(timeout=5)
        except WebSocketDisconnect as closed:
            return closed.code
    pytest.fail("the line stays open")


def key_opens(table: Seated, key: str) -> bool:
    return table.client.get(table.url, headers=bearer(key)).status_code == 200


def test_the_maker_gets_his_own_key_and_an_invitation_for_the_other_seat(table: Seated) -> None:
    keys = {seat["seat"]: seat["key"] for seat in table.made["seats"]}
    assert keys["us"]
    assert keys["german"] is None
    assert set(table.invites) == {"german"}
    assert not key_opens(table, table.invites["german"])
    assert table.state("us")["invited"] == ["german"]
    assert table.state()["host"] == "us"


def test_the_host_sits_where_he_says(client: Client, wish: Wish) -> None:
    table = sit(client, wish, mode="link", host="german")
    assert set(table.keys) == {"german"}
    assert set(table.invites) == {"us"}
    found = client.post("/api/tables", json={**wish, "mode": "link", "host": "french"})
    assert error_of((found.status_code, found.json())) == (400, "bad-request")


def test_looking_at_an_invitation_changes_nothing(table: Seated) -> None:
    token = table.invites["german"]
    before = table.state("us")
    for typed in (token, token.lower(), token.replace("-", "")):
        status, told = shown(table.client, typed)
        assert (status, told["id"], told["seat"]) == (200, table.id, "german")
    assert (told["host"], told["host_name"], told["again"]) == ("us", "Ada", False)
    assert told["readings"] == before_readings(table)
    joined = {seat["seat"]: seat["joined"] for seat in told["seats"]}
    assert joined == {"us": True, "german": False}
    assert table.state("us") == before


def before_readings(table: Seated) -> Data:
    kind = library.game("mortain")
    return dict(kind.setup("postcard", {}).readings)


def test_accepting_begins_the_game_with_a_key_that_only_the_guest_has(
    table: Seated, shared: str
) -> None:
    status, taken = table.accept(table.invites["german"], "german")
    assert (status, taken["seat"], taken["place"]) == (200, "german", "table")
    assert taken["state"]["phase"] == "playing"
    assert taken["state"]["seat"] == "german"
    assert guest_key("german") not in json.dumps([taken, table.made, table.state("us")])
    folder = Path(shared.removeprefix("sqlite:///")).parent
    written = b"".join(file.read_bytes() for file in folder.iterdir())
    assert hash_key(guest_key("german")).encode() in written
    for secret in (guest_key("german"), table.invites["german"]):
        assert secret.encode() not in written


def test_an_invitation_is_used_once(table: Seated) -> None:
    token = table.invites["german"]
    table.accept(token, "german")
    status, refused = table.accept(token, "german", guest_key("thief"))
    assert error_of((status, refused)) == (410, "used")
    assert refused["error"]["refusal"]["key"] == "invite-used"
    assert refused["error"]["refusal"]["facts"]["when"].endswith("+00:00")
    assert error_of(shown(table.client, token)) == (410, "used")
    assert not key_opens(table, guest_key("thief"))
    assert key_opens(table, guest_key("german"))


def test_a_reply_that_was_lost_can_be_asked_again(table: Seated) -> None:
    token = table.invites["german"]
    first = table.accept(token, "german")
    again = table.accept(token, "german")
    assert again == first


def test_of_two_guests_at_once_one_sits_down(database: str, wish: Wish) -> None:
    with TestClient(create_app(database)) as client:
        table = sit(client, wish, mode="link", seed=None, host="us")
        token = table.invites["german"]

    async def scene() -> list[str]:
        store = Store(database)
        await store.open()
        seats = Seats(store, WallClock())
        found = await seats.find(token)
        tried = [seats.accept(found, guest_key("g", n), "") for n in range(8)]
        done = await asyncio.gather(*tried, return_exceptions=True)
        await store.close()
        return [str(one) for one in done]

    told = asyncio.run(scene())
    assert told.count("True") == 1
    assert len([one for one in told if "used already" in one]) == 7


def test_an_unknown_token_is_no_invitation(client: Client) -> None:
    for token in (new_token(), "", "guessed"):
        assert error_of(shown(client, token)) == (404, "not-found")
        body = {"key": guest_key("x"), "name": "", "nonce": ""}
        found = client.post("/api/invites/accept", json=body, headers=bearer(token))
        assert error_of((found.status_code, found.json())) == (404, "not-found")


def test_a_guest_must_bring_a_key_nobody_guesses(table: Seated) -> None:
    for key in ("short", "k" * 31, "ä" * 40, "k" * 201):
        status, told = table.accept(table.invites["german"], "german", key)
        assert error_of((status, told)) == (400, "bad-request")
    assert shown(table.client, table.invites["german"])[0] == 200


def test_a_new_invitation_ends_the_one_before(table: Seated) -> None:
    old = table.invites["german"]
    status, made = invite(table)
    assert (status, made["seat"]) == (201, "german")
    status, refused = table.accept(old, "german")
    assert error_of((status, refused)) == (410, "used")
    assert refused["error"]["refusal"]["key"] == "invite-withdrawn"
    assert table.accept(made["token"], "german")[0] == 200
    assert table.state("us")["seating"] == []


def test_an_invitation_can_be_withdrawn(table: Seated) -> None:
    head = table.head("us")
    assert table.client.delete(f"{table.url}/invites/german", headers=head).status_code == 204
    assert error_of(shown(table.client, table.invites["german"])) == (410, "used")
    assert table.state("us")["invited"] == []


def test_only_the_host_invites_and_only_to_the_seats_of_others(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    assert error_of(invite(table, "us", by="german")) == (403, "not-yours")
    assert error_of(invite(table, "us")) == (400, "bad-request")
    assert error_of(invite(table, "french")) == (400, "bad-request")
    found = table.client.post(f"{table.url}/invites", json={"seat": "german"})
    assert error_of((found.status_code, found.json())) == (403, "not-yours")
    gone = table.client.delete(f"{table.url}/invites/us", headers=table.head("german"))
    assert error_of((gone.status_code, gone.json())) == (403, "not-yours")


def test_at_one_screen_nobody_is_invited(client: Client, wish: Wish) -> None:
    table = sit(client, wish).join()
    assert error_of(invite(table)) == (400, "bad-request")


def test_a_key_that_was_lost_is_no_lost_game(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    table.play(12)
    table.accept(invite(table)[1]["token"], "german", guest_key("german", 2))
    assert not key_opens(table, guest_key("german"))
    table.play(16)
    assert table.state("german")["view"]["at"] == 16


def test_a_new_invitation_is_told_to_everybody_and_stands_in_the_record(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    table.play(3)
    token = invite(table)[1]["token"]
    assert shown(table.client, token)[1]["again"] is True
    for seat in ("us", "german", ""):
        assert table.state(seat)["seating"] == [
            {"at": 3, "seat": "german", "what": "invited", "name": ""}
        ]
    table.play(5)
    table.accept(token, "german", guest_key("german", 2))
    news = [
        {"at": 3, "seat": "german", "what": "invited", "name": ""},
        {"at": 5, "seat": "german", "what": "seated", "name": "Name german"},
    ]
    for seat in ("us", "german", ""):
        assert table.state(seat)["seating"] == news
    table.post("concede", "us")
    record = table.get("record", "us")[1]
    assert record["seating"] == news
    assert library.verify(record).answers
    copied = table.client.post("/api/records", json=record)
    assert table.client.get(f"/api/tables/{copied.json()['id']}").json()["seating"] == news


def test_what_a_record_tells_of_invitations_must_fit_it(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    table.play(3)
    table.post("concede", "us")
    record = table.get("record", "us")[1]
    for wrong in ("yes", [{"at": 9, "seat": "german", "what": "invited", "name": ""}], [1]):
        changed = with_digest({**record, "seating": wrong, "digest": ""})
        found = table.client.post("/api/records", json=changed)
        assert error_of((found.status_code, found.json())) == (400, "unreadable")


def test_who_loses_the_seat_is_told_at_once(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    token = invite(table)[1]["token"]
    with table.live("german") as old, table.live("us") as host:
        assert old.receive_json(timeout=5)["type"] == "state"
        assert host.receive_json(timeout=5)["type"] == "state"
        table.accept(token, "german", guest_key("german", 2))
        assert closed_with(old) == 4403
        host.send_json({"do": "ping"})
        while host.receive_json(timeout=5)["type"] != "pong":
            pass


def test_an_owner_gives_his_seat_a_new_key_and_the_old_one_ends(table: Seated) -> None:
    old, new = table.keys["us"], guest_key("us", 2)
    with table.live("us") as line:
        assert line.receive_json(timeout=5)["type"] == "state"
        assert table.post("rekey", "us", key=new) == (200, {"seat": "us"})
        assert closed_with(line) == 4403
    assert not key_opens(table, old)
    assert key_opens(table, new)
    assert table.state()["seating"] == []
    found = table.client.post(f"{table.url}/rekey", json={"key": guest_key("us", 3)})
    assert error_of((found.status_code, found.json())) == (403, "not-yours")


def test_a_key_in_an_address_opens_nothing(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    key = table.keys["us"]
    found = table.client.get(table.url, params={"key": key})
    assert found.json()["seat"] == "spectator"
    with table.client.websocket_connect(f"{table.url}/live?key={key}") as line:
        line.send_json({"do": "enter"})
        assert line.receive_json(timeout=5)["state"]["seat"] == "spectator"


def test_the_first_word_on_a_line_says_who_is_there(table: Seated) -> None:
    with table.client.websocket_connect(f"{table.url}/live") as line:
        line.send_json({"do": "ping"})
        assert line.receive_json(timeout=5)["error"]["code"] == "bad-request"
        with pytest.raises(WebSocketDisconnect):
            line.receive_json(timeout=5)
    with Live(table.client, f"{table.url}/live", table.keys["us"]) as line:
        line.receive_json(timeout=5)
        line.send_json({"do": "enter", "key": ""})
        assert line.receive_json(timeout=5)["error"]["code"] == "bad-request"


def test_a_spectator_is_counted(table: Seated) -> None:
    table.accept(table.invites["german"], "german")
    with table.live() as line, table.live("us") as us:
        line.receive_json(timeout=5)
        us.receive_json(timeout=5)
        assert table.state()["spectators"] == 1


def test_invitations_and_keys_outlive_a_restart(database: str, wish: Wish) -> None:
    with TestClient(create_app(database)) as client:
        table = sit(client, wish, mode="link", seed=None, host="us")
        table.post("join", "us", name="Ada", nonce="a")
    with TestClient(create_app(database)) as client:
        again = table.over(client)
        assert again.state("us")["invited"] == ["german"]
        assert again.accept(table.invites["german"], "german")[0] == 200
        again.play(4)
    with TestClient(create_app(database)) as client:
        later = again.over(client)
        assert later.state("german")["seat"] == "german"
        assert error_of(later.accept(table.invites["german"], "x")) == (410, "used")


def test_keys_of_earlier_tables_go_on_opening_their_seats(database: str, wish: Wish) -> None:
    """Before, the hashes of the keys stood in the charter, and the maker had both keys."""
    with TestClient(create_app(database)) as client:
        table = sit(client, wish).join()
        table.play(4)
        made = client.post("/api/campaigns", json=WAR).json()
    keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
    _write_as_before(database, table.id, "tables", "charter", table.keys)
    _write_as_before(database, made["id"], "campaigns", "compact", keys)
    with TestClient(create_app(database)) as client:
        again = table.over(client)
        assert {seat: again.state(seat)["seat"] for seat in ("us", "german")} == {
            "us": "us",
            "german": "german",
        }
        again.play(8)
        # Nobody knows who made it: whoever sits there may invite to the other seat.
        status, _ = invite(again, "us", by="german")
        assert status == 201
        for side, key in keys.items():
            found = client.get(f"/api/campaigns/{made['id']}", headers=bearer(key)).json()
            assert found["seat"] == side


WAR: Data = {
    "name": "The river",
    "nations": ["german", "american"],
    "mode": "hotseat",
    "seats": {"german": {"player": "human"}, "american": {"player": "human"}},
    "chain": ["A", "B"],
}


def _write_as_before(database: str, id: str, rows: str, field: str, keys: Data) -> None:
    """Put a table or campaign into the form it had before keys had rows of their own."""
    engine = create_engine(database)
    with engine.begin() as connection:
        found = connection.execute(text(f"SELECT {field} FROM {rows} WHERE id = :id"), {"id": id})
        written = json.loads(found.scalar_one())
        written["mode"] = "link"
        del written["host"]
        for seat, key in keys.items():
            written["chairs"][seat]["key_hash"] = hash_key(key) if key else ""
        values = {"id": id, "written": json.dumps(written)}
        connection.execute(text(f"UPDATE {rows} SET {field} = :written WHERE id = :id"), values)
        for gone in ("seats", "invites", "pulse"):
            connection.execute(text(f"DROP TABLE IF EXISTS {gone}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine.dispose()


def test_a_token_is_read_however_it_is_typed() -> None:
    token = new_token()
    assert len(token) == 19
    assert hash_token(token) == hash_token(f" {token.lower().replace('-', ' ')} ")
    assert hash_token("OIL0-0000-0000-0000") == hash_token("0110000000000000")
    assert len({new_token() for _ in range(200)}) == 200
