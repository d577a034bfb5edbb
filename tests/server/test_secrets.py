"""Nothing hidden leaves the server, and what is on its disk opens no seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.keys import hash_key, new_key
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import made, new_table
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.rows import Entry, Told
from caposaldo.server.secrecy import log_entry
from tests.server.seated import Client, sit

Wish = dict[str, Any]


def test_keys_are_long_and_never_on_disk(client: Client, shared: str, wish: Wish) -> None:
    table = sit(client, wish).join()
    table.play(5)
    folder = Path(shared.removeprefix("sqlite:///")).parent
    written = b"".join(file.read_bytes() for file in folder.iterdir())
    assert hash_key(table.keys["us"]).encode() in written
    for key in table.keys.values():
        assert len(key) >= 32
        assert key.encode() not in written
    assert len({new_key() for _ in range(100)}) == 100


def test_the_secret_of_sealed_chance_is_in_nothing_sent_before_the_end(
    client: Client, tmp_path: Path, wish: Wish
) -> None:
    table = sit(client, wish, mode="link", seed=None)
    sent = [str(table.made), str(table.state())]
    table.join().play(12)
    for seat in ("us", "german", ""):
        sent.append(str(table.state(seat)))
        sent.append(str(table.get("replay", seat, at=6)))
    sent.append(str(table.get("record", "us")))
    table.post("concede", "us")
    secret = table.state()["secret"]
    assert len(secret) == 64
    assert not [text for text in sent if secret in text]


def test_a_log_entry_has_only_the_events_that_a_seat_may_see() -> None:
    told = (
        Told({"kind": "open"}, None),
        Told({"kind": "for-us"}, ("us",)),
        Told({"kind": "for-german"}, ("german",)),
    )
    people = {"us": SeatWish("human"), "german": SeatWish("human")}
    ledger = Ledger(new_table(NewTable("mortain", "postcard", "link", people))[0])
    entry = Entry(1, "us", "look", "link", told)

    def kinds(seat: str) -> list[str]:
        return [event["kind"] for event in log_entry(ledger, entry, seat).events]

    assert kinds("us") == ["open", "for-us"]
    assert kinds("german") == ["open", "for-german"]
    assert kinds(SPECTATOR) == ["open"]


def test_a_promise_is_made_before_anybody_adds_a_nonce() -> None:
    people = {"us": SeatWish("human"), "german": SeatWish("human")}
    charter, access = new_table(NewTable("mortain", "postcard", "link", people))
    assert made(charter, access).commitment == charter.commitment()
    assert "nonces" not in charter.chance
    one = charter.origin(["a", "b"]).chance
    other = charter.origin(["a", "c"]).chance
    assert one != other
