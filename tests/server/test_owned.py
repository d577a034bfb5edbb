"""The map of a table on boards that their owner has imported, pixel by pixel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.boards.owned import owner
from tests.server.seated import HUMAN, Client, Data, sit

WISH: Data = {
    "game": "aslsk",
    "scenario": "S3",
    "mode": "hotseat",
    "seats": {"german": HUMAN, "american": HUMAN},
    "seed": "7",
}
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with owner(tmp_path_factory.mktemp("owner")):
        yield


def test_two_imported_boards_lie_together_on_the_map(client: Client) -> None:
    found = client.get(f"{sit(client, WISH).join().url}/map").json()
    assert {"yN5", "yA10", "zR4", "zGG1"} <= set(found["hexes"])
    assert not {"yQ5", "zQ5", "N5"} & set(found["hexes"])
    # The town lies turned round along the low rows of the village, its R beside P.
    near = found["hexes"]["yP0"]["near"]
    assert any(name.startswith("z") for name in near)
    assert "<" in found["layers"]["buildings"]
    assert "<" in found["layers"]["woods"]
    assert found["special"] == ["fortified_buildings"]
    assert found["victory"]["need"] == 25


def test_what_a_side_fortifies_in_secret_reaches_no_other_seat(client: Client) -> None:
    table = sit(client, WISH, mode="link").join()
    asked = table.state("german")["view"]["asked"]
    assert (asked["prompt"], asked["facts"]) == ("fortify", {"left": 2})
    names = [option.split()[1] for option in asked["options"]]
    for name in names[:2]:
        table.answer(f"fortify {name}")
    own, other, nobody = [table.state(seat) for seat in ("german", "american", "")]
    assert set(own["view"]["table"]["lasting"]["fortified"].split()) == set(names[:2])
    for state in (other, nobody):
        assert state["view"]["table"]["lasting"] == {}
        heard = [entry["action"] for entry in state["log"] if entry["action"]]
        assert heard == ["fortify", "fortify"]
        assert not any(name in str(state["log"]) for name in names[:2])
    assert table.get("record", "american")[0] == 409


def test_the_record_of_a_game_on_boards_of_ones_own_is_checked_where_they_are_known(
    client: Client,
) -> None:
    table = sit(client, WISH).join()
    for option in table.state("german")["view"]["asked"]["options"][:1]:
        table.answer(option)
    assert table.post("concede", "american")[0] in (200, 201)
    status, record = table.get("record", "german")
    assert (status, len(record["answers"])) == (200, 1)
    opened = client.post("/api/records", json=record)
    assert opened.status_code == 201, opened.text
    again = client.get(f"/api/tables/{opened.json()['id']}/map").json()
    assert again == client.get(f"{table.url}/map").json()
