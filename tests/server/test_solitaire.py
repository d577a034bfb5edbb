"""One person at both seats of a table on the server: two keys, one screen, the rules for it."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.rows import Entry
from caposaldo.server.secrecy import log_entry
from tests.server.seated import Seated

Client = TestClient[Litestar]
HUMAN = {"player": "human"}


def first_turn(client: Client, solitaire: str) -> tuple[Seated, dict[str, Any]]:
    """Sit at both seats of scenario A, and return what the side that begins sees and is asked."""
    wish = {
        "game": "upfront",
        "scenario": "A",
        "mode": "hotseat",
        "readings": {"side-1": "german", "side-2": "american", "solitaire": solitaire},
        "seats": {"german": HUMAN, "american": HUMAN},
        "seed": "7",
    }
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    table = Seated(client, made.json()).join()
    for _ in range(60):
        view = table.state("german")["view"]
        if view["asked"]["seat"] != "german":
            view = table.state("american")["view"]
        asked = view["asked"]
        if asked["prompt"] in ("act", "declare-actions"):
            return table, view
        setups = [one for one in asked["options"] if one.startswith("setup")]
        last = [one for one in asked["options"] if one in ("ready", "done")]
        table.answer((setups or last or asked["options"])[0])
    raise AssertionError("the first turn did not come")


def test_one_person_declares_for_the_side_in_turn(client: Client) -> None:
    table, view = first_turn(client, "on")
    asked = view["asked"]
    assert asked["prompt"] == "declare-actions"
    assert "declared" in asked["options"]
    plans = [one for one in asked["options"] if one != "declared"]
    assert plans
    assert all(one.startswith("plan ") for one in plans)
    table.answer(plans[0])
    seen = table.state(asked["seat"])["view"]["table"]
    frame = next(one for one in seen["under_way"] if "begun" in one)
    assert [*frame["plans"], *frame["begun"]] == [plans[0].removeprefix("plan ")]


def test_two_people_at_one_screen_act_as_ever(client: Client) -> None:
    _, view = first_turn(client, "off")
    assert view["asked"]["prompt"] == "act"
    assert view["table"]["covered"] == {"german": 0, "american": 0}


def test_at_two_screens_the_other_seat_does_not_hear_of_a_card_declared_face_down() -> None:
    people = {"german": SeatWish("human"), "american": SeatWish("human")}
    agreed = {"side-1": "german", "side-2": "american", "solitaire": "on"}
    wish = NewTable("upfront", "A", "link", people, readings=agreed)
    ledger = Ledger(new_table(wish)[0])
    entry = Entry(1, "german", "plan open B 31", "link", ())
    heard = {seat: log_entry(ledger, entry, seat).action for seat in (*people, SPECTATOR)}
    secret = "plan open B"
    assert heard == {"german": "plan open B 31", "american": secret, SPECTATOR: secret}
