"""Scenarios of one's own over the wire: checked, drawn, bid for and played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, error_of

SKETCH: Data = {"way": "bid", "nations": ["german", "russian"], "year": "1943b"}


def asked(client: Client, what: str, body: Data) -> tuple[int, Any]:
    found = client.post(f"/api/designs/{what}", json=body)
    return found.status_code, found.json()


def sketched(client: Client, **changes: object) -> Data:
    status, found = asked(client, "sketch", {**SKETCH, **changes})
    assert status == 200, found
    return dict(found)


def sit(client: Client, options: dict[str, str], seats: Data, mode: str = "solo") -> Seated:
    wish = {
        "game": "upfront",
        "scenario": "own",
        "mode": mode,
        "seats": seats,
        "seed": "7",
        "readings": options,
    }
    made = client.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    return Seated(client, made.json())


def test_the_shelf_lists_nations_cards_prices_and_scenarios(client: Client) -> None:
    found = client.get("/api/designs").json()
    german = next(nation for nation in found["nations"] if nation["id"] == "german")
    leader = german["cards"][0]
    face = leader.pop("face")
    assert (face["name"], face["family"]) == ("Ahrens", "machine_pistol")
    assert leader == {
        "id": "g1", "no": 1, "points": 51, "weapon": "german-MP", "role": "SL", "kind": "man",
        "morale": 5, "panic": 6, "from": "", "to": "",
    }  # fmt: skip
    assert {card["kind"] for card in german["cards"]} == {"man", "afv", "ig"}
    radio = next(weapon for weapon in german["weapons"] if weapon["code"] == "RADIO6")
    assert radio["points"]["line"] == 84
    assert [nation["id"] for nation in found["nations"]].count("marines") == 0
    assert found["victories"] == list(range(1, 9))
    assert {"id": "A", "kind": "meeting", "decks": 3} in found["scenarios"]


def test_a_sketch_is_priced_and_can_be_played_to_its_end(client: Client) -> None:
    found = sketched(client)
    assert [side["total"] for side in found["sides"]] == [239, 241]
    assert found["faults"] == []
    found["design"]["decks"] = 1
    report = asked(client, "check", {"design": found["design"]})[1]
    table = sit(client, report["options"], {"german": RANDOM, "russian": RANDOM})
    state = table.wait_for("over", 60)
    assert (state["scenario"], state["view"]["result"] is not None) == ("own", True)
    record = table.get("record")[1]
    assert record["setup"]["readings"]["orders"] == report["options"]["orders"]
    assert client.post("/api/records", json=record).status_code == 201


def test_two_people_sit_down_to_a_design(client: Client) -> None:
    options = sketched(client)["options"]
    table = sit(client, options, {"german": HUMAN, "russian": HUMAN}, "hotseat").join()
    state = table.state("german")
    assert state["view"]["asked"]["seat"] == "german"


def test_a_design_is_checked_with_its_bills_and_faults(client: Client) -> None:
    design = sketched(client)["design"]
    design["force"][0]["cards"].append(40)
    design["points"] = {"attacker": 300}
    found = asked(client, "check", {"design": design})[1]
    assert found["sides"][0]["limit"] == 300
    assert found["sides"][1]["limit"] == -1
    assert [(fault["role"], fault["key"], fault["rule"]) for fault in found["faults"]] == [
        ("attacker", "design-too-dear", "UF 43.0")
    ]
    assert found["options"] == {}


def test_a_design_that_nobody_could_price_still_says_what_is_wrong(client: Client) -> None:
    found = sketched(client, way="balance", scenario="I", nations=["american", "russian"])
    assert [fault["key"] for fault in found["faults"]] == ["design-not-listed"]
    assert found["sides"] == [{"role": "attacker", "limit": -1}, {"role": "defender", "limit": -1}]


def test_a_file_is_read_and_written_as_the_same_design(client: Client) -> None:
    found = sketched(client, way="replay", scenario="D")
    again = asked(client, "read", {"text": found["text"]})[1]
    assert again == found


def test_what_is_drawn_is_told(client: Client) -> None:
    design = sketched(client)["design"]
    body = {"design": design, "what": ["sides", "year", "victory", "decks", "troops"], "seed": "4"}
    found = asked(client, "draw", body)[1]
    assert [draw["key"] for draw in found["draws"]][:4] == ["position", "time", "victory", "limit"]
    assert asked(client, "draw", body)[1] == found
    assert found["report"]["design"]["year"] == found["draws"][1]["facts"]["year"]


def test_bids_are_opened_together(client: Client) -> None:
    bids = [{"player": "Anna", "points": 30, "side": "attacker"}]
    bids.append({"player": "Bruno", "points": 20, "side": "attacker"})
    found = asked(client, "bids", {"way": "balance", "bids": bids})[1]
    assert found["award"] == {"takes": 0, "side": "attacker", "extra": 30, "drawn": False}
    found = asked(client, "bids", {"way": "bid", "bids": bids})[1]
    assert found["award"]["takes"] == 1
    bids[1]["points"] = 30
    found = asked(client, "bids", {"way": "bid", "bids": bids, "seed": "1"})[1]
    assert found["award"]["drawn"]
    assert {draw["facts"]["who"] for draw in found["draws"]} == {"Anna", "Bruno"}


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("check", {"design": {"format": 1}}),
        ("check", {"design": []}),
        ("check", {}),
        ("read", {"text": "way ="}),
        ("read", {"text": "x" * 60_001}),
        ("sketch", {**SKETCH, "nations": ["german"]}),
        ("sketch", {**SKETCH, "nations": ["german", "swiss"]}),
        ("sketch", {**SKETCH, "way": "replay", "scenario": "Q9"}),
        ("draw", {"design": {}, "what": ["luck"]}),
        ("draw", {"design": {}, "what": ["year"]}),
        ("bids", {"way": "bid", "bids": []}),
        ("bids", {"way": "bid", "bids": [{"player": "A", "points": -1}] * 2}),
    ],
)
def test_bad_input_is_answered_with_a_sentence(client: Client, what: str, body: Data) -> None:
    assert error_of(asked(client, what, body))[0] == 400


@pytest.mark.parametrize("orders", ["", "{", "[]", '{"battle": {}}', "9" * 60_001])
def test_a_table_without_proper_orders_is_refused(client: Client, orders: str) -> None:
    wish = {
        "game": "upfront",
        "scenario": "own",
        "mode": "solo",
        "seats": {"german": HUMAN, "russian": RANDOM},
        "readings": {"orders": orders},
    }
    made = client.post("/api/tables", json=wish)
    assert error_of((made.status_code, made.json())) == (400, "unreadable")
