"""The map of a table and the ruler over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.records import make_record
from tests.server.seated import HUMAN, Client, Data, Seated, error_of, sit

WISH: Data = {
    "game": "aslsk",
    "scenario": "village",
    "mode": "hotseat",
    "seats": {"german": HUMAN, "american": HUMAN},
    "seed": "7",
}
FREE: Data = {"readings": {"los_check": "free"}}
BLIND: Data = {"readings": {"los_check": "declare_first"}}
WOOD = """
hex C4 woods
hex F4 orchard
sides german russian
group german turn=0 columns=A-C
group russian turn=0 columns=H-I
german g1 4-6-7 C3
russian r1 4-4-7 H3
turn german 0 set-up
"""


def at_table(client: Client, **changes: object) -> Seated:
    return sit(client, WISH, **changes).join()


def placed(client: Client, position: str) -> Seated:
    """Sit down at a position."""
    game = library.from_position("aslsk", position)
    record: Data = make_record(game, dict.fromkeys(game.kind.seats(game.setup), ""))
    looked_at = client.post("/api/records", json=record).json()["id"]
    wish = {"at": 0, "mode": "hotseat", "seats": dict.fromkeys(record["seats"], HUMAN)}
    made = client.post(f"/api/tables/{looked_at}/branch", json=wish)
    assert made.status_code == 201, made.text
    return Seated(client, made.json()).join()


def sight(table: Seated, **params: str) -> tuple[int, Any]:
    return table.get("sight", **params)


def test_the_map_of_a_table_is_drawn_with_its_hexes_and_counters(client: Client) -> None:
    table = at_table(client)
    answer = client.get(f"{table.url}/map")
    assert answer.headers["cache-control"] == "max-age=86400, private"
    found = answer.json()
    assert [name for name, drawn in found["layers"].items() if "<" in drawn] == [
        "ground", "grain", "orchards", "roads", "woods", "buildings",
    ]  # fmt: skip
    assert found["sides"] == ["german", "american"]
    assert found["units"]["german-4-6-7"] == {
        "fp": 4, "range": 6, "morale": 7, "broken": 7, "quality": "1", "squad": True, "smoke": 1,
        "assault_fire": False, "elr_exempt": False, "self_rally": False,
    }  # fmt: skip
    assert found["weapons"]["german-mmg"]["rof"] == 2
    assert found["groups"]["3"]["edges"] == ["west"]
    assert "H4" in found["groups"]["3"]["entries"]
    assert found["victory"]["hexes"] == ["P3", "S5", "Q6"]


def test_only_the_columns_in_play_lie_in_the_box(client: Client) -> None:
    found = client.get(f"{at_table(client).url}/map").json()
    left, top, width, height = found["box"]
    # Columns H to Y of a board of ten rows; the half hexes above and below end at its edge.
    assert (left, top) == (380, 0)
    assert (width, height) == (1100, 692.8)
    assert "G5" not in found["hexes"]
    hex = found["hexes"]["H1"]
    assert (hex["x"], hex["y"]) == (420, 69.3)
    assert sorted(hex["near"]) == ["H0", "H2", "I1", "I2"]


def test_the_ruler_says_what_blocks_and_what_hinders(client: Client) -> None:
    table = placed(client, "option los_check free" + WOOD)
    status, found = sight(table, **{"from": "C3", "to": "C5"})
    assert status == 200, found
    assert (found["range"], found["seen"], found["blocker"]) == (2, False, "C4")
    assert found["rule"] == "SK B4"
    assert 0 < found["met"] < 1
    _, found = sight(table, **{"from": "F3", "to": "F5"})
    assert (found["seen"], found["total"]) == (True, 1)
    assert [(each["hex"], each["what"]) for each in found["hindrances"]] == [("F4", "orchard")]


def test_the_outlook_tells_of_every_hex_of_the_map(client: Client) -> None:
    table = placed(client, "option los_check free" + WOOD)
    status, found = sight(table, **{"from": "C3"})
    assert status == 200, found
    assert len(found["seen"]) == len(client.get(f"{table.url}/map").json()["hexes"])
    assert found["seen"]["C5"] == -1
    assert found["seen"]["C4"] == 0


def test_x15_the_ruler_is_refused_where_attacks_are_declared_first(client: Client) -> None:
    table = placed(client, "option los_check declare_first" + WOOD)
    for params in ({"from": "C3", "to": "C5"}, {"from": "C3"}):
        status, body = sight(table, **params)
        assert error_of((status, body)) == (422, "illegal")
        assert body["error"]["refusal"]["rule"] == "SK X15"


def test_x15_the_ruler_is_free_again_when_the_game_is_over(client: Client) -> None:
    table = placed(client, "option los_check declare_first" + WOOD)
    assert table.post("concede", "german")[0] == 200
    assert sight(table, **{"from": "C3", "to": "C5"})[0] == 200


@pytest.mark.parametrize("hex", ["ZZ99", "?", "n5"])
def test_a_hex_that_is_not_there_is_answered(client: Client, hex: str) -> None:
    table = at_table(client, **FREE)
    assert error_of(sight(table, **{"from": hex, "to": "N5"})) == (400, "unreadable")


def test_before_the_game_and_in_other_games_there_is_no_map(client: Client, wish: Data) -> None:
    waiting = sit(client, WISH)
    assert error_of(waiting.get("map")) == (409, "stale")
    assert error_of(sit(client, wish).join().get("map")) == (404, "not-found")
