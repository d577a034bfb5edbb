"""A table with the computer at it: readings that have a value of their own there (SK X15)."""

from __future__ import annotations

import pytest

from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, sit

ASKED: Data = {"game": "aslsk", "scenario": "village", "seed": "3"}


def at_table(client: Client, mode: str, american: Data, **readings: str) -> Seated:
    seats = {"german": HUMAN, "american": american}
    return sit(client, ASKED, mode=mode, seats=seats, readings=readings).join()


@pytest.mark.parametrize(
    ("mode", "american", "chosen", "reading"),
    [
        ("solo", RANDOM, {}, "free"),
        ("solo", RANDOM, {"los_check": "declare_first"}, "declare_first"),
        # Another choice leaves this one to the computer's table.
        ("solo", RANDOM, {"los_block": "at_6"}, "free"),
        ("hotseat", HUMAN, {}, "declare_first"),
        ("link", HUMAN, {}, "declare_first"),
        ("hotseat", HUMAN, {"los_check": "free"}, "free"),
    ],
)
def test_X15_against_the_computer_sight_is_free_to_check_unless_chosen_otherwise(
    client: Client, mode: str, american: Data, chosen: dict[str, str], reading: str
) -> None:
    table = at_table(client, mode, american, **chosen)
    view = table.state("german")["view"]
    assert view["readings"] == view["readings"] | {**chosen, "los_check": reading}
    assert view["table"]["sight"] == reading.replace("_", "-")


def test_the_shelf_says_what_a_reading_is_against_the_computer(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    own = {id: game["readings"] for id, game in games.items()}
    assert {one["id"]: one["alone"] for one in own["aslsk"] if one["alone"]} == {
        "los_check": "free"
    }
    assert not any(one["alone"] for one in own["mortain"])


def test_other_games_read_their_rules_alike_with_and_without_the_computer(
    client: Client, wish: Data
) -> None:
    seats = {"us": HUMAN, "german": RANDOM}
    alone = sit(client, wish, mode="solo", seats=seats).join().state("us")["view"]["readings"]
    assert alone == sit(client, wish).join().state("us")["view"]["readings"]
