"""What is chosen before a game says who sits at the table."""

from __future__ import annotations

import pytest

from tests.kernel.duel_shelf import put_on_the_shelf
from tests.server.hidden import duel
from tests.server.jobs import work_here
from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, error_of


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)
    work_here(monkeypatch)


def chosen(client: Client, first: str, second: str, **changes: object) -> Seated:
    readings = {"side-1": first, "side-2": second}
    return duel(client, game="chosen-duel", readings=readings, **changes)


def test_the_shelf_lists_the_choices_and_the_usual_seats_of_a_scenario(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    scenario = games["chosen-duel"]["scenarios"][0]
    assert scenario["choices"] == [
        {"id": "side-1", "values": ["north", "south"]},
        {"id": "side-2", "values": ["south", "north"]},
    ]
    assert scenario["seats"] == ["north", "south"]
    assert games["mortain"]["scenarios"][0]["choices"] == []
    assert scenario["pairs"] == games["mortain"]["scenarios"][0]["pairs"] == []


def test_the_shelf_lists_the_pairs_that_met_in_history(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    patrol = next(one for one in games["upfront"]["scenarios"] if one["id"] == "A")
    assert ["german", "russian"] in patrol["pairs"]
    assert ["british", "russian"] not in patrol["pairs"]
    choices = {choice["id"]: choice["values"] for choice in patrol["choices"]}
    assert choices["pairings"] == ["historical", "anything"]
    assert all(one in choices["side-1"] for one, _ in patrol["pairs"])
    assert games["mortain"]["scenarios"][0]["seats"] == games["mortain"]["sides"]


def test_a_scenario_without_a_title_of_its_own_has_the_words_of_the_prose(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    titles = {id: games[id]["scenarios"][0]["title"] for id in ("duel", "chosen-duel")}
    assert titles["duel"] == {"en": "A short duel", "it": "Duello short"}
    assert titles["chosen-duel"] == {"en": "scenario short", "it": "scenario short"}


def test_the_seats_are_those_chosen_in_their_order(client: Client) -> None:
    table = chosen(client, "south", "north")
    state = table.state()
    assert [seat["seat"] for seat in state["seats"]] == ["south", "north"]
    assert state["view"]["readings"]["side-1"] == "south"
    table.post("concede", "south")
    assert table.state()["view"]["result"]["winner"] == "north"


def test_a_record_keeps_what_was_chosen(client: Client) -> None:
    computers = {"north": RANDOM, "south": RANDOM}
    table = chosen(client, "south", "north", mode="solo", seats=computers)
    table.wait_for("over")
    record = table.get("record")[1]
    assert record["setup"]["readings"]["side-1"] == "south"
    made = client.post("/api/records", json=record)
    assert made.status_code == 201, made.text
    again = Seated(client, {**made.json(), "seats": []}).state()
    assert [seat["seat"] for seat in again["seats"]] == ["south", "north"]


@pytest.mark.parametrize(
    ("readings", "seats", "code"),
    [
        ({"side-1": "west"}, ["west", "south"], "unreadable"),
        ({"side-1": "south"}, ["south"], "unreadable"),
        ({"side-3": "north"}, ["north", "south"], "unreadable"),
        ({}, ["west", "south"], "bad-request"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(
    client: Client, readings: Data, seats: list[str], code: str
) -> None:
    wish: Data = {
        "game": "chosen-duel",
        "scenario": "long",
        "mode": "hotseat",
        "readings": readings,
    }
    found = client.post("/api/tables", json={**wish, "seats": dict.fromkeys(seats, HUMAN)})
    assert error_of((found.status_code, found.json())) == (400, code)
