"""The map of a game as one picture, and the ruler on it."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.aslsk.table import StarterTable
from caposaldo.boards import ruler, survey
from caposaldo.boards.sheet import DRAWN, sheet
from caposaldo.kernel.errors import IllegalAction, UnreadableFile

JOINED = """
option los_check free
map borgo
map campagna turned along high_rows of borgo
sides german russian
german g1 4-6-7 borgoO6
russian r1 4-4-7 campagnaP7
turn german 0 set-up
"""
BARE = """
hex C4 stone
hex F4 orchard
smoke H4
sides german russian
german g1 4-6-7 C3
russian r1 4-4-7 H3
turn german 0 set-up
"""


def table(position: str) -> StarterTable:
    found = library.from_position("aslsk", position).table
    assert isinstance(found, StarterTable)
    return found


def test_boards_lie_where_they_join_and_a_turned_one_is_turned() -> None:
    found = sheet(table(JOINED).battle.ground)
    assert list(found["layers"]) == list(DRAWN)
    assert 'rotate(180)">' in found["layers"]["buildings"]
    assert found["layers"]["buildings"].startswith('<g transform="translate(0 0)">')
    left, top, width, height = found["box"]
    # Both boards lie one under the other, as wide as one and as high as two.
    assert (left, top, width, round(height)) == (0, 0, 1920, 1386)
    upper, lower = found["hexes"]["borgoA1"], found["hexes"]["campagnaA1"]
    assert (upper["x"], lower["x"]) == (0, 1920)
    assert lower["y"] > upper["y"]


def test_every_hex_tells_its_ground_its_building_and_its_neighbours() -> None:
    found = sheet(table(BARE).battle.ground)
    hexes = found["hexes"]
    assert (hexes["C4"]["terrain"], hexes["F4"]["terrain"]) == ("stone", "orchard")
    assert found["buildings"][hexes["C4"]["house"]]["hexes"] == ["C4"]
    assert hexes["A5"]["house"] == -1
    assert sorted(hexes["C4"]["near"]) == ["B3", "B4", "C3", "C5", "D3", "D4"]


def test_a_survey_tells_who_fights_for_what_and_with_what() -> None:
    game = library.start("aslsk", scenario="village", seed=1)
    found = survey.survey(game)
    assert found["first"] == "american"
    assert found["victory"]["kind"] == "control"
    assert set(found["targets"]) >= {"P3", "S5", "Q6"}
    assert found["terrain"]["stone"] == {"tem": 3, "halves": 4, "hindrance": 0}
    assert found["groups"]["1"] == {
        "side": "german", "turn": 0, "when": "", "edges": [], "entries": [],
    }  # fmt: skip
    assert found["leaders"]["9-1"]["leadership"] == -1


def test_b4_the_ruler_names_the_hex_that_blocks() -> None:
    found = ruler.sight(table(f"option los_check free{BARE}"), "C3", "C5")
    assert (found["seen"], found["blocker"], found["rule"]) == (False, "C4", "SK B4")
    assert found["range"] == 2


def test_b5_the_ruler_names_what_hinders_and_smoke_with_its_own_rule() -> None:
    found = ruler.sight(table(f"option los_check free{BARE}"), "F3", "F5")
    assert [(each["hex"], each["value"], each["rule"]) for each in found["hindrances"]] == [
        ("F4", 1, "SK B5")
    ]
    found = ruler.sight(table(f"option los_check free{BARE}"), "H3", "H5")
    assert [(each["what"], each["value"], each["rule"]) for each in found["hindrances"]] == [
        ("smoke", 2, "SK X6")
    ]


def test_the_outlook_has_the_sum_for_every_hex_seen() -> None:
    found = ruler.outlook(table(f"option los_check free{BARE}"), "F3")
    assert (found["F5"], found["F2"], found["F3"]) == (1, 0, 0)


def test_x15_no_ruler_is_laid_before_the_declaration() -> None:
    blind = table(f"option los_check declare_first{BARE}")
    with pytest.raises(IllegalAction) as refused:
        ruler.sight(blind, "C3", "C5")
    assert refused.value.refusal.rule == "SK X15"
    with pytest.raises(IllegalAction):
        ruler.outlook(blind, "C3")
    assert ruler.sight(blind, "C3", "C5", over=True)["blocker"] == "C4"


def test_a_game_without_boards_has_nothing_to_survey() -> None:
    with pytest.raises(UnreadableFile, match="not played on boards"):
        survey.survey(library.start("mortain", scenario="postcard", seed=1))


def test_V9_a_survey_names_what_the_scenario_fortifies_and_how_snow_hinders() -> None:
    named = survey.survey(library.start("aslsk", scenario="suburb", seed=1))
    hexes = ["rioneU2", "rioneU3", "rioneV2", "rioneZ4", "rioneAA4"]
    assert named["fortified"] == {"hexes": hexes, "tem": 1}
    assert named["snow"] is None
    lines = "special snow side=german starts_from=10 stops_to=3 hindrance=1 from_range=6\n"
    noted = "special fortified_buildings side=german number=1 tem=1\nlasting fortified C4\n"
    area = "sets-up german\ngroup german turn=0 columns=A-F\ngroup russian turn=0 columns=G-H\n"
    found = survey.survey(library.from_position("aslsk", BARE + lines + noted + area))
    assert found["snow"] == {"from_range": 6, "hindrance": 1}
    # A building noted in secret is not for everybody.
    assert found["fortified"] == {"hexes": [], "tem": 1}
    plain = survey.survey(library.start("aslsk", scenario="village", seed=1))
    assert (plain["snow"], plain["fortified"]) == (None, None)
