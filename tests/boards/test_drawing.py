"""The picture of a board: its layers, and outlines that are those of sight."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from caposaldo.aslsk.boardfile import read_board
from caposaldo.boards.drawing import ACROSS, DOWN, draw, layers, picture_size
from caposaldo.boards.shelf import box
from tests.aslsk.grounds import board, data_of

LAYERS = [
    "ground", "grain", "orchards", "roads", "woods", "buildings", "grid", "coordinates", "names",
]  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("id", box())
def test_a_picture_is_whole_and_has_every_layer_in_order(id: str) -> None:
    root = ElementTree.fromstring(draw(read_board(box()[id]), "it"))
    assert [group.get("id") for group in root.findall(f"{SVG}g")] == LAYERS
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == box()[id]["title"]["it"]


def test_the_outline_of_a_house_is_drawn_where_sight_has_it() -> None:
    made = board(columns=5, rows=3, stone=("C2",))
    drawn = re.search(r'class="sto" d="M([^"]*)Z"', layers(made)["buildings"])
    assert drawn is not None
    spots = [tuple(float(part) for part in spot.split()) for spot in drawn[1].split("L")]
    wanted = [(round(x * ACROSS, 1), round(y * DOWN, 1)) for x, y in made.drawings[0].outline]
    assert spots == wanted


def test_hexes_come_out_regular() -> None:
    made = board(columns=5, rows=3)
    first = re.search(r'd="M([^Z]*)Z', layers(made)["grid"])
    assert first is not None
    spots = [complex(*map(float, spot.split())) for spot in first[1].split("L")]
    sides = [abs(spots[at] - spots[at - 1]) for at in range(6)]
    assert max(sides) - min(sides) < 0.2
    assert picture_size(made) == (240.0, 207.8)


def test_stone_and_wood_differ_in_shape_as_well_as_in_colour() -> None:
    data = data_of(columns=5, rows=3, stone=("C2", "B1"))
    data["building"][1]["material"] = "wooden"
    made = layers(read_board(data))
    assert made["buildings"].count('class="plank"') == 1
    assert made["buildings"].count('class="st3"') == 1
    assert made["coordinates"].count("<rect") == 1


def test_every_hex_is_named_once_and_names_are_in_the_reader_s_language() -> None:
    made = read_board(box()["lane"])
    named = re.findall(r">([A-Z]+\d+)</text>", layers(made)["coordinates"])
    assert len(named) == len(set(named)) == len(made.terrain)
    assert "Il mulino" in layers(made, "it")["names"]
    assert "The mill" in layers(made, "en")["names"]


def test_roads_meet_where_paths_cross() -> None:
    made = board(columns=5, rows=3, roads=["C1-C3", "C2 D2"])
    ways = re.findall(r' d="([^"]*)"', layers(made)["roads"])
    x, y = 2 * 36 * ACROSS, 3 * 24 * DOWN
    assert all(f"{x:.1f} {y:.1f}" in way for way in ways)
    assert all("Q" not in way.partition(f"L{x:.1f} {y:.1f}")[2][:6] for way in ways)


def test_a_bare_board_draws_no_empty_clips() -> None:
    made = layers(board(columns=5, rows=3))
    assert made["woods"] == made["grain"] == made["buildings"] == made["names"] == ""
