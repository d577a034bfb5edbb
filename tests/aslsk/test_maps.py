"""Boards laid together: names, shared hexes, turning, columns in play (SK B1)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.maps import OFF_MAP, ROAD_OFF, Map, Part, make
from caposaldo.aslsk.sight import look, touched
from caposaldo.aslsk.sighttable import compute
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.grounds import board, data_of, ground


def names(made: Map, hexes: tuple[int, ...]) -> str:
    return " ".join(made.names[each] for each in hexes)


def pair(**below: object) -> Map:
    """Board n over board s, along a long edge."""
    north = board(columns=5, rows=3, id="n", roads=["edge C1-C3 edge", "edge A2 B1"])
    south = board(columns=5, rows=3, id="s", roads=["edge C1-C3 edge"], **below)
    return make([Part(north), Part(south, down=3)])


def test_one_board_keeps_its_names_and_its_hexes_are_numbered_down_the_columns() -> None:
    made = ground(columns=5, rows=3)
    assert made.names[:8] == ("A1", "A2", "A3", "B0", "B1", "B2", "B3", "C1")
    assert made.size == 3 * 3 + 2 * 4
    assert [made.find(name) for name in made.names] == list(range(made.size))
    with pytest.raises(UnreadableFile, match=r"no hex 'Z9'; it has A1 to E3"):
        made.find("Z9")


def test_neighbours_stand_clockwise_from_the_top() -> None:
    made = ground(columns=5, rows=3)
    around = made.neighbours[made.find("C2")]
    assert names(made, around) == "C1 D1 D2 C3 B2 B1"
    assert made.neighbours[made.find("A1")] == (
        OFF_MAP,
        made.find("B0"),
        made.find("B1"),
        made.find("A2"),
        OFF_MAP,
        OFF_MAP,
    )
    assert made.distance(made.find("A1"), made.find("E3")) == 4


def test_the_edges_of_a_map() -> None:
    made = ground(columns=5, rows=3)
    assert names(made, made.edges["low_rows"]) == "A1 B0 C1 D0 E1"
    assert names(made, made.edges["high_rows"]) == "A3 B3 C3 D3 E3"
    assert names(made, made.edges["low_columns"]) == "A1 A2 A3"
    assert names(made, made.edges["high_columns"]) == "E1 E2 E3"


@proves("SK B1", 3)
def test_B1_half_hexes_of_two_boards_become_one_hex_with_two_names() -> None:
    made = pair(woods="B0")
    assert made.size == 2 * 17 - 2
    assert made.find("nB3") == made.find("sB0")
    assert made.names[made.find("sB0")] == "nB3"
    assert names(made, tuple(sorted(made.shared))) == "nB3 nD3"
    # Woods are heavier than the open ground they meet.
    assert made.terrain[made.find("nB3")] == 3
    assert made.distance(made.find("nC3"), made.find("sC1")) == 1


@proves("SK B1", 3)
def test_B1_a_half_hex_plays_as_a_whole_one() -> None:
    made = ground(columns=5, rows=3, orchard="B0", stone=("C2",))
    assert len([each for each in made.neighbours[made.find("B0")] if each >= 0]) == 3
    assert look(made, made.find("A1"), made.find("C1")).total == 1


@proves("SK B1", 4)
def test_B1_a_shared_hex_does_not_count_for_either_board() -> None:
    made = pair()
    assert len(made.of_board("n")) == len(made.of_board("s")) == 15
    assert not set(made.of_board("n")) & set(made.of_board("s"))
    assert made.find("nB3") not in made.of_board("n")
    assert made.find("sB0") not in made.of_board("s")


@proves("SK B1", 5)
def test_B1_hexes_outside_the_columns_in_play_are_off_the_board() -> None:
    made = make([Part(board(columns=9, rows=3, stone=("C2", "G2")), columns="B-E")])
    assert {name[0] for name in made.names} == set("BCDE")
    assert names(made, made.edges["high_columns"]) == "E1 E2 E3"
    assert names(made, made.edges["low_columns"]) == "B0 B1 B2 B3"
    assert made.neighbours[made.find("E2")][1] == OFF_MAP
    assert len(made.houses) == 1
    with pytest.raises(UnreadableFile, match="no hex 'G2'"):
        made.find("G2")


def test_boards_join_along_the_short_edge_too() -> None:
    west = board(columns=5, rows=3, id="w", roads=["C2 D1 E2 edge"])
    east = board(columns=5, rows=3, id="e", roads=["edge A2 B1"])
    made = make([Part(west), Part(east, across=4)])
    assert made.size == 2 * 17 - 3
    assert made.find("wE2") == made.find("eA2")
    middle = made.find("wE2")
    assert made.has_road(middle, 5)
    assert made.has_road(middle, 1)
    assert not made.roads[middle] & ROAD_OFF
    assert made.distance(made.find("wA2"), made.find("eE2")) == 8


def test_a_turned_board_keeps_its_printed_names() -> None:
    given = board(columns=5, rows=3, stone={"B1": [((0, -8), (10, -8), (10, 20), (0, 20))]})
    plain, turned = make([Part(given)]), make([Part(given, turned=True)])
    assert turned.names[0] == "E3"
    assert turned.cells[turned.find("A1")] == plain.cells[plain.find("E3")]
    assert turned.house[turned.find("B1")] == 0
    for one in plain.names:
        for other in plain.names:
            assert (
                look(plain, plain.find(one), plain.find(other)).is_clear
                == look(turned, turned.find(one), turned.find(other)).is_clear
            )


def test_halves_of_two_boards_turned_to_each_other_fit() -> None:
    lower = board(columns=9, rows=3, id="y")
    upper = board(columns=9, rows=3, id="z", orchard="G1")
    made = make([Part(lower, down=3, columns="A-D"), Part(upper, turned=True, columns="F-I")])
    assert made.find("yB0") == made.find("zH0")
    assert made.distance(made.find("yC1"), made.find("zG1")) == 1
    assert {name[:2] for name in made.names if name[0] == "z"} == {"zF", "zG", "zH", "zI"}


def test_a_wood_in_two_halves_blocks_along_the_seam_and_one_half_only_beside_it() -> None:
    both = make(
        [
            Part(board(columns=7, rows=3, id="n", woods="D3")),
            Part(board(columns=7, rows=3, id="s", woods="D0"), down=3),
        ]
    )
    assert not look(both, both.find("nB3"), both.find("nF3")).is_clear
    half = make(
        [
            Part(board(columns=7, rows=3, id="n", woods="D3")),
            Part(board(columns=7, rows=3, id="s"), down=3),
        ]
    )
    assert look(half, half.find("nB3"), half.find("nF3")).is_clear
    assert not look(half, half.find("nC3"), half.find("sE1")).is_clear


def test_roads_cross_only_the_sides_their_paths_cross() -> None:
    made = ground(columns=5, rows=3, roads=["edge C1-C3 edge", "edge A2 B1", "C2 D2"])
    middle = made.find("C2")
    assert [side for side in range(6) if made.has_road(middle, side)] == [0, 2, 3]
    assert made.has_road(made.find("C1"), 0)
    assert made.neighbours[made.find("C1")][0] == OFF_MAP
    assert made.roads[made.find("A2")] & ROAD_OFF
    assert not made.roads[made.find("C1")] & ROAD_OFF
    back = ground(columns=5, rows=3, roads=["B1 A2 edge"])
    assert [each for each in range(back.size) if back.roads[each] & ROAD_OFF] == [back.find("A2")]
    assert not made.has_road(made.find("B1"), 0)


def test_a_road_that_ends_at_a_seam_without_a_road_beyond_does_not_cross_it() -> None:
    north = board(columns=5, rows=3, id="n", roads=["edge C1-C3 edge"])
    made = make([Part(north), Part(board(columns=5, rows=3, id="s"), down=3)])
    assert not made.has_road(made.find("nC3"), 3)
    assert pair().has_road(pair().find("nC3"), 3)


def test_a_building_of_several_hexes_is_one_building() -> None:
    long = {"C1 C2": [((-8, -10), (8, -10), (8, 58), (-8, 58))]}
    made = ground(columns=5, rows=3, stone={**long, "D1": [((-9, -9), (9, -9), (0, 9))]})
    assert [names(made, house.hexes) for house in made.houses] == ["C1 C2", "D1"]
    assert made.house[made.find("C1")] == made.house[made.find("C2")] == 0
    assert made.house[made.find("D1")] == 1
    assert made.house[made.find("C3")] == OFF_MAP


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([], "no board"),
        ([Part(board(columns=5, rows=3), across=1)], "even number"),
        ([Part(board(columns=5, rows=3)), Part(board(columns=5, rows=3), down=3)], "twice"),
        ([Part(board(columns=5, rows=3)), Part(board(columns=5, rows=3, id="u"), down=2)], "edge"),
        ([Part(board(columns=5, rows=3), columns="D-B")], "write A-V"),
        ([Part(board(columns=5, rows=3), columns="A-Z")], "write A-V"),
    ],
)
def test_what_cannot_be_laid_together_is_refused(parts: list[Part], told: str) -> None:
    with pytest.raises(UnreadableFile, match=told):
        make(parts)


def test_a_map_longer_than_the_table_can_count_is_refused() -> None:
    ids = ("a", "b", "c")
    with pytest.raises(UnreadableFile, match="64 hexes long"):
        make([Part(board(columns=33, id=id), across=32 * at) for at, id in enumerate(ids)])
    wide = make([Part(board(columns=33, id=id), across=32 * at) for at, id in enumerate("ab")])
    assert max(wide.distance(0, each) for each in range(wide.size)) == 64


def test_what_lies_off_the_map_does_not_block() -> None:
    north = board(columns=9, rows=3, id="n", woods="E1-E3")
    south = board(columns=9, rows=3, id="s", woods="E1-E3 D1-D3 C1-C3")
    made = make([Part(north), Part(south, down=3, columns="F-I")])
    # From the south east to the north west the line passes over the columns that are not in play.
    one, other = made.find("sF3"), made.find("nC3")
    assert not set(touched(made, one, other)) & set(made.edges["low_columns"])
    assert look(made, one, other).is_clear
    assert not compute(made).blocked[one * made.size + other]


def test_boards_of_different_scales_lie_on_one_grid() -> None:
    data = data_of(columns=5, rows=3, id="f")
    data |= {"scale": [2, 3], "pixels": True}
    # A house round the centre of C2, which lies at 72, 72.
    rects = [[2 * 66, 3 * 62, 2 * 78, 3 * 82]]
    data["building"] = [{"material": "stone", "hexes": ["C2"], "rects": rects}]
    coarse = board(columns=5, rows=3, id="c", stone={"C2": [((-6, -10), (6, -10), (6, 10))]})
    made = make([Part(coarse), Part(read_board(data), turned=True, down=3)])
    assert made.scale == (2, 3)
    assert made.frames == ((132, 186, 156, 246), (132, 3 * (144 + 62), 156, 3 * (144 + 82)))
    assert not look(made, made.find("fC1"), made.find("fC3")).is_clear
