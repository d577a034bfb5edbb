"""What a seat sees of the table, and the laws that hold at every step."""

import json
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.library import AnyGame
from tests.mortain.scenes import given

FIELD: Final = (
    "turn 2",
    "us-117 0503",
    "us-tds 0503 flipped",
    "us-cca west",
    "ge-37 0505",
    "ge-102 east",
    "ge-d exited",
)


def seen(game: AnyGame, seat: str = "us") -> dict[str, Any]:
    found = game.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def test_the_view_is_the_open_table() -> None:
    view = seen(given(*FIELD, "card 8H", "activated german", "marker air 0505").game)
    assert set(view) == {
        "turn",
        "turns",
        "units",
        "deck",
        "activated",
        "came_up",
        "marker",
        "suppressed",
        "exits",
        "exits_to_win",
        "orders",
    }
    assert (view["turn"], view["turns"]) == (2, 6)
    assert (view["exits"], view["exits_to_win"]) == (1, 5)
    assert view["units"]["us-tds"] == {"place": "0503", "flipped": True}
    assert view["units"]["us-cca"] == {"place": "west", "flipped": False}
    assert view["units"]["ge-38"] == {"place": "lost", "flipped": True}
    assert (view["activated"], view["came_up"], view["marker"]) == (["german"], ["us"], "air")
    assert view["suppressed"] == {
        "hex": "0505",
        "area": ["0404", "0405", "0504", "0505", "0604", "0605"],
    }


def test_without_suppression_no_hex_is_marked() -> None:
    view = seen(given(*FIELD, "card 8H").game)
    assert view["suppressed"] == {"hex": "", "area": []}
    assert view["marker"] == ""


def test_anybody_may_count_the_cards_left() -> None:
    deck = seen(given(*FIELD, "card 8H", "deck without KH QS 2S 2C 3S 10D JOKER").game)["deck"]
    assert deck["left"] == 45
    assert deck["numbers"] == {
        "A": 4,
        "2": 2,
        "3": 3,
        "4": 4,
        "5": 4,
        "6": 4,
        "7": 4,
        "8": 3,
        "9": 4,
        "10": 3,
    }
    assert (deck["faces"], deck["joker"]) == (10, False)
    assert (deck["german"], deck["us"]) == (22, 23)
    assert deck["gone"] == ["2C", "10D", "8H", "KH", "2S", "3S", "QS", "JOKER"]


def test_a_full_deck_has_its_joker_and_half_of_each_colour() -> None:
    deck = seen(given("turn 2", "card 8H", "us-117 0503").game)["deck"]
    assert (deck["joker"], deck["faces"], deck["german"], deck["us"]) == (True, 12, 26, 25)


def test_the_set_up_shows_the_unit_to_place() -> None:
    game = library.start("mortain", "postcard")
    assert seen(game)["placing"] == "us-117"
    game.answer("place 0503")
    assert seen(game)["placing"] == "us-119"
    for place in ("0503", "0504", "0505", "0404"):
        game.answer(f"place {place}")
    assert seen(game)["placing"] == ""


@pytest.mark.parametrize(
    ("actions", "key", "expected"),
    [
        ("activate us-117", "moving", "us-117"),
        ("oba", "calling", "oba"),
        ("fire ge-37; with us-117", "volley", {"target": "ge-37", "firers": ["us-117"]}),
        (
            "fire ge-37; with us-117; shoot",
            "attack",
            {
                "means": "fire",
                "factor": "ai",
                "target": "ge-37",
                "firers": ["us-117"],
                "card": "KS",
            },
        ),
        (
            "oba; strike 0505 ai",
            "attack",
            {"means": "oba", "factor": "ai", "target": "0505", "firers": [], "card": "KS"},
        ),
        (
            "activate us-117; move 0504",
            "orders",
            {
                "card": "8H",
                "side": "us",
                "left": 3,
                "origin": "",
                "acted": ["us-117"],
                "made": ["0503>0504"],
            },
        ),
    ],
)
def test_every_procedure_under_way_is_shown(actions: str, key: str, expected: object) -> None:
    scene = given(*FIELD, "card 8H", rig="KS")
    scene.play(actions)
    assert seen(scene.game)[key] == expected


def test_every_seat_and_the_spectator_see_the_same_table() -> None:
    game = given(*FIELD, "card 8H").game
    assert seen(game, "us") == seen(game, "german") == seen(game, "spectator")


def test_the_view_is_json_and_says_nothing_of_the_future() -> None:
    game = library.start("mortain", "sector", seed=11)
    game.answer("setup historical; ready")
    twin = game.redeal("us", stream(12, "other"))
    twin.table.deck.reverse()
    for seat in ("us", "german", "spectator"):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)
        assert twin.view(seat) == game.view(seat)
