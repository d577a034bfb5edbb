"""Positions as text: what is written reads back, and what cannot be is refused."""

from collections.abc import Iterator
from typing import Final

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.library import AnyGame
from caposaldo.mortain.table import MortainTable, read_table
from tests.mortain.scenes import given

FIELD: Final = ("turn 2", "us-117 0503", "us-tds 0503", "ge-37 0505", "ge-102 east")


def moments(scenario: str, seed: int, every: int) -> Iterator[AnyGame]:
    """Play a game at random and stop at every so many answers."""
    game = library.start("mortain", scenario, seed=seed)
    choice = stream(seed, "answers")
    while (asked := game.decision()) is not None:
        game.answer(asked.options[choice.below(len(asked.options), "answer")])
        if len(game.answers) % every == 0 and game.decision() is not None:
            yield game


def lying(game: AnyGame) -> dict[str, object]:
    """Return the table without the order of cards and sides, which a position does not keep."""
    data = game.table.data()
    ordered = {key: sorted(data[key]) for key in ("deck", "activated", "came_up")}
    return {**data, **ordered}


@pytest.mark.parametrize(
    ("scenario", "seed"), [("postcard", 1), ("postcard", 2), ("postcard", 3), ("sector", 4)]
)
def test_a_position_written_at_any_moment_reads_back(scenario: str, seed: int) -> None:
    prompts = set()
    for game in moments(scenario, seed, every=3):
        lines = game.kind.describe(game)
        twin = library.from_position("mortain", "\n".join(lines))
        asked, again = game.decision(), twin.decision()
        assert asked is not None
        assert again is not None
        assert again.data() == asked.data()
        assert lying(twin) == lying(game)
        assert [frame.data() for frame in twin.stack] == [frame.data() for frame in game.stack]
        assert twin.kind.describe(twin) == lines
        prompts.add(asked.prompt)
    assert {"give-orders", "move-unit", "choose-firers"} <= prompts


def test_the_readings_of_a_game_are_part_of_its_position() -> None:
    readings = {"early-joker": "aside", "adjacent": "any"}
    game = library.start("mortain", "sector", readings, seed=7)
    lines = game.kind.describe(game)
    twin = library.from_position("mortain", "\n".join(lines))
    assert twin.setup.data() == game.setup.data()
    assert [line for line in lines if line.startswith("reading")] == [
        "reading adjacent any",
        "reading early-joker aside",
    ]


def test_a_face_card_in_combat_reads_back() -> None:
    for means in ("fire ge-37; with us-117; shoot", "oba; strike 0505 ai"):
        scene = given(*FIELD, "card 8H", rig="KS")
        scene.play(means)
        twin = library.from_position("mortain", "\n".join(scene.game.kind.describe(scene.game)))
        asked, again = scene.game.decision(), twin.decision()
        assert asked is not None
        assert again is not None
        assert asked.prompt == "face-card"
        assert again.data() == asked.data()
        assert twin.stack[-1].data() == scene.game.stack[-1].data()


def test_units_not_named_are_lost_and_comments_are_not_read() -> None:
    game = given("# a comment", "", *FIELD, "card 8H  # the eight").game
    table = game.table
    assert table.units["us-117"].place == "0503"
    assert (table.units["ge-d"].place, table.units["ge-d"].flipped) == ("lost", True)
    assert len(table.deck) == 52
    assert "8H" not in table.deck
    assert table.came_up == ("us",)


def test_without_a_turn_it_is_turn_one_of_the_postcard() -> None:
    game = given("card 8H", "us-117 0503").game
    assert (game.table.turn, game.setup.scenario) == (1, "postcard")


def test_the_deck_is_given_whole_in_part_or_by_what_is_missing() -> None:
    assert len(given(*FIELD, "card 8H", "deck without AS 2S").game.table.deck) == 50
    assert given(*FIELD, "card 8H", "deck AS 2S JOKER").game.table.deck == ["AS", "2S", "JOKER"]
    assert given(*FIELD, "card 8H", "deck empty").game.table.deck == []


def test_units_not_yet_placed_make_it_the_set_up() -> None:
    game = given("us-117 0503", "us-119 unplaced", "ge-37 east").game
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt, asked.facts["unit"]) == ("us", "place-unit", "@unit-us-119")
    assert (game.table.turn, game.table.deck) == (0, [])


@pytest.mark.parametrize(
    "line",
    [
        "scenario moon",
        "reading adjacent some",
        "reading weather rain",
        "turn seven",
        "turn 7",
        "card JOKER",
        "card 1H",
        "deck 5H 5H",
        "deck 11S",
        "deck 8H",
        "activated french",
        "came-up german german",
        "marker naval",
        "marker oba 0505",
        "marker air 0506",
        "us-118 0503",
        "us-119 0506",
        "us-119 west",
        "us-119 exited",
        "us-cca east",
        "ge-38 unplaced",
        "us-117 0504",
        "us-119 0503 | us-120 0503",
        "us-119 0505",
        "us-119 0504 sideways",
        "nonsense",
        "left 9",
        "acted ge-37",
        "tied 0506",
        "moving ge-37",
        "moving us-120",
        "volley us-117",
        "volley ge-37 with us-120",
        "calling naval",
        "face KS fire ge-37 with us-120",
        "face KS fire us-tds with us-117",
        "face KS air 0506 at",
        "face 5S air 0505 at",
        "face KS naval 0505 at",
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(UnreadableFile):
        given(*FIELD, "card 8H", *line.split(" | "))


def table() -> MortainTable:
    found = given(*FIELD, "card 8H", "marker air 0505").game.table
    assert isinstance(found, MortainTable)
    return found


def test_a_table_reads_back_from_its_data() -> None:
    whole = table()
    again = read_table(whole.scenario, whole.data())
    assert again.data() == whole.data()
    assert again.stacks == whole.stacks


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("units", None),
        ("units", {}),
        ("units", {"us-117": ["0503", False]}),
        ("deck", ["5H", "5H"]),
        ("deck", ["1H"]),
        ("deck", "5H"),
        ("turn", "2"),
        ("turn", True),
        ("activated", [1]),
        ("activated", ["french"]),
        ("came_up", ["us", "us"]),
        ("marker", "naval"),
        ("came_up", None),
        ("marker", 3),
        ("suppressed", "0506"),
        ("suppressed", None),
    ],
)
def test_a_damaged_table_is_refused(key: str, value: object) -> None:
    whole = table()
    with pytest.raises(UnreadableFile):
        read_table(whole.scenario, {**whole.data(), key: value})


@pytest.mark.parametrize("state", [["0506", False], ["0503", 1], ["0503"], "0503", [3, False]])
def test_a_damaged_unit_is_refused(state: object) -> None:
    whole = table()
    units: dict[str, object] = {id: [unit.place, unit.flipped] for id, unit in whole.units.items()}
    units["us-117"] = state
    with pytest.raises(UnreadableFile):
        read_table(whole.scenario, {**whole.data(), "units": units})
