"""Tables: how they are made, who sits down, and what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo import library
from tests.server.seated import HUMAN, RANDOM, Client, error_of, sit

Wish = dict[str, Any]


def test_the_list_of_games_has_scenarios_levels_and_readings(client: Client) -> None:
    cards = {card["id"]: card for card in client.get("/api/games").json()}
    assert list(cards) == list(library.games())
    card = cards["mortain"]
    assert set(card["sides"]) == {"us", "german"}
    assert card["levels"] == ["random", "recruit", "regular"]
    assert [scenario["id"] for scenario in card["scenarios"]] == ["postcard", "sector"]
    assert all(set(scenario["title"]) == {"en", "it"} for scenario in card["scenarios"])
    reading = next(found for found in card["readings"] if found["id"] == "joker-needs")
    assert reading["document"] in reading["values"]
    assert set(reading["labels"]) == set(reading["values"])


def test_a_scenario_is_sent_with_its_lists_in_the_plural(client: Client) -> None:
    found = client.get("/api/games/mortain/scenarios/postcard")
    data = found.json()
    assert "max-age" in found.headers["cache-control"]
    assert len(data["units"]) == 16
    assert data["rivers"] == []
    assert {"places", "roads", "setups", "map", "terrain", "markers"} <= set(data)
    assert "unit" not in data


def test_rules_are_sent_in_both_languages(client: Client) -> None:
    book = client.get("/api/games/mortain/rules").json()
    assert book["book"] == "SM"
    assert all(set(rule["title"]) == {"en", "it"} for rule in book["rules"])
    assert any(rule["statements"] for rule in book["rules"])


def test_rules_and_readings_are_sent_with_what_each_depends_on(client: Client) -> None:
    for kind in library.games().values():
        book = client.get(f"/api/games/{kind.id}/rules").json()
        for rule, sent in zip(kind.book.rules.values(), book["rules"], strict=True):
            when = {str(at): each for at, each in rule.when.items()}
            assert set(sent["when"]) == set(when), rule.id
            for at, each in when.items():
                assert sent["when"][at] == {"reading": each.reading, "values": list(each.values)}
    cards = {card["id"]: card for card in client.get("/api/games").json()}
    for kind in library.games().values():
        also = {reading["id"]: reading["also"] for reading in cards[kind.id]["readings"]}
        assert also == {id: list(reading.also) for id, reading in kind.readings.items()}


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/rules",
        "/api/games/mortain/scenarios/nowhere",
        "/api/tables/0123456789abcdef",
        "/api/tables/not-an-id",
        "/api/nothing/here",
        "/api",
    ],
)
def test_what_is_not_there_is_a_404_in_json(client: Client, path: str) -> None:
    found = client.get(path)
    assert error_of((found.status_code, found.json())) == (404, "not-found")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"scenario": "nowhere"},
        {"readings": {"joker-needs": "luck"}},
        {"readings": {"no-such": "yes"}},
        {"mode": "tournament"},
        {"seats": {"us": HUMAN}},
        {"seats": {"us": HUMAN, "german": HUMAN, "french": HUMAN}},
        {"seats": {"us": HUMAN, "german": {"player": "grandmaster"}}},
        {"seats": {"us": HUMAN, "german": RANDOM}},
        {"mode": "solo"},
        {"seats": {"us": {"player": "human", "name": "x" * 41}, "german": HUMAN}},
        {"seed": 7},
        {"seats": 3},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(
    client: Client, wish: Wish, change: dict[str, Any]
) -> None:
    found = client.post("/api/tables", json={**wish, **change})
    status, code = error_of((found.status_code, found.json()))
    assert status == 400
    assert code in ("bad-request", "unreadable")


def test_a_table_waits_until_everybody_has_joined(client: Client, wish: Wish) -> None:
    table = sit(client, wish, mode="link", seed=None, host="us")
    assert set(table.keys) == {"us"}
    assert set(table.invites) == {"german"}
    assert table.state()["phase"] == "waiting"
    assert table.state()["view"] is None
    assert error_of(table.post("answers", "us", at=0, action="ready")) == (409, "stale")
    status, state = table.post("join", "us", name="Anna", nonce="a")
    assert (status, state["phase"]) == (200, "waiting")
    status, taken = table.accept(table.invites["german"], "german")
    state = taken["state"]
    assert (status, state["phase"], state["seat"]) == (200, "playing", "german")
    assert {seat["seat"]: seat["name"] for seat in state["seats"]} == {
        "us": "Anna",
        "german": "Name german",
    }
    assert [entry["n"] for entry in state["log"]] == [0]
    assert state["log"][0]["action"] is None


def test_joining_twice_is_harmless(client: Client, wish: Wish) -> None:
    table = sit(client, wish).join()
    before = table.state("us")
    status, state = table.post("join", "us", name="Somebody else", nonce="other")
    assert status == 200
    assert state == before


def test_each_seat_sees_its_own_options_and_nobody_else_does(client: Client, wish: Wish) -> None:
    table = sit(client, wish, mode="link").join()
    assert table.state("us")["view"]["asked"]["options"]
    assert table.state("german")["view"]["asked"]["options"] == []
    assert table.state()["view"]["asked"]["options"] == []
    assert table.state()["seat"] == "spectator"


def test_a_wrong_key_opens_nothing(client: Client, wish: Wish) -> None:
    table = sit(client, wish).join()
    table.keys["us"] = "guessed"
    assert error_of(table.post("answers", "us", at=0, action="ready")) == (403, "not-yours")
    assert error_of(table.post("concede", "us")) == (403, "not-yours")
    assert error_of(table.get("hint", "us")) == (403, "not-yours")
    assert error_of(table.get("preview", action="ready")) == (403, "not-yours")


def test_names_are_kept_on_one_line(client: Client, wish: Wish) -> None:
    seats = {"us": {"player": "human", "name": "  A\u0000n\nna\u202e "}, "german": HUMAN}
    table = sit(client, wish, seats=seats)
    names = {seat["seat"]: seat["name"] for seat in table.state()["seats"]}
    assert names["us"] == "A n na"


def test_the_same_seed_gives_the_same_game_and_says_it_is_unsealed(
    client: Client, wish: Wish
) -> None:
    one = sit(client, wish, seed="a lucky night").join()
    two = sit(client, wish, seed="a lucky night").join()
    other = sit(client, wish, seed="another night").join()
    for table in (one, two, other):
        assert table.made["commitment"] is None
        table.set_up()
        table.play(8)
    decks = [table.state()["view"]["table"]["deck"] for table in (one, two, other)]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]


def test_a_person_plays_a_whole_game_against_a_computer(client: Client, wish: Wish) -> None:
    table = sit(client, wish, mode="solo", seats={"us": HUMAN, "german": RANDOM}).join()
    state = table.play()
    assert state["phase"] == "over"
    assert state["view"]["asked"] is None
    status, body = table.post("answers", "us", at=state["view"]["at"], action="pass")
    assert error_of((status, body)) == (409, "over")
