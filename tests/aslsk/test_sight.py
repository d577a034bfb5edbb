"""Lines of sight on small boards: obstacles, hindrance, woods with roads (SK B4, SK B5, SK B6)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from caposaldo.aslsk.lines import line_to
from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.sight import SMOKE, Season, Sighting, crosses_wood, look, touched
from caposaldo.proofs import proves
from tests.aslsk.grounds import BLOCK, Points, ground

WINTER = Season(grain=False)
BARE = Season(orchard=False, grain=False)


def see(made: Map, one: str, other: str, season: Season | None = None, **smoke: int) -> Sighting:
    values = {made.find(name): value for name, value in smoke.items()}
    there = look(made, made.find(one), made.find(other), season or Season(), values)
    back = look(made, made.find(other), made.find(one), season or Season(), values)
    assert (there.is_clear, there.total) == (back.is_clear, back.total)
    return there


def is_clear(made: Map, one: str, other: str) -> bool:
    return see(made, one, other).is_clear


def sum_of(made: Map, one: str, other: str, season: Season | None = None, **smoke: int) -> int:
    seen = see(made, one, other, season, **smoke)
    assert seen.is_clear
    return seen.total


def house(*outlines: Points, hexes: str = "E3") -> Map:
    return ground(columns=9, rows=6, stone={hexes: outlines})


def box(left: int, top: int, right: int, bottom: int) -> Points:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


@proves("SK B4", 1, 2)
def test_B4_a_house_across_the_line_blocks_and_is_named() -> None:
    made = house(BLOCK)
    seen = see(made, "E1", "E5")
    assert (made.names[seen.blocker], seen.rule, seen.range) == ("E3", "SK B4", 4)
    # The dots lie 192 points apart, and the wall 80 from the first.
    assert seen.met == Fraction(80, 192)
    assert not is_clear(made, "D2", "F3")
    assert not is_clear(made, "A3", "I3")
    assert is_clear(made, "D1", "D5")


@proves("SK B4", 1)
def test_B4_the_line_runs_from_dot_to_dot_whatever_else_is_in_the_hexes() -> None:
    made = house(box(14, -12, 18, 6))
    # The house stands in E3, right of the dots of its column.
    assert is_clear(made, "E2", "E4")
    assert not is_clear(made, "D3", "F2")


@proves("SK B4", 3)
@pytest.mark.parametrize(
    ("outline", "clear"),
    [
        (box(0, -16, 10, 16), True),
        (box(-10, -16, 0, 16), True),
        (box(-1, -16, 10, 16), False),
        (box(-10, -16, 1, 16), False),
        (((0, 0), (12, -8), (12, 8)), True),
        (((-1, 0), (12, -8), (12, 8)), False),
        (((0, -9), (8, 0), (0, 9), (3, 0)), True),
    ],
    ids=[
        "edge-right", "edge-left", "one-point-over", "one-point-over-left", "corner",
        "corner-over", "two-corners",
    ],
)  # fmt: skip
def test_B4_grazing_an_edge_or_a_corner_does_not_block(outline: Points, clear: bool) -> None:
    assert is_clear(house(outline), "E1", "E5") == clear


@proves("SK B4", 4)
def test_B4_a_line_between_two_drawings_of_a_hex_is_clear() -> None:
    assert is_clear(house(box(-12, -12, -2, 12), box(2, -12, 12, 12)), "E1", "E5")
    assert is_clear(house(box(-12, -14, 0, 0), box(0, 2, 12, 14)), "E1", "E5")


@proves("SK B4", 2)
def test_B4_two_drawings_that_close_up_on_both_sides_block() -> None:
    assert not is_clear(house(box(-12, -12, 0, 12), box(0, -12, 12, 12)), "E1", "E5")
    assert not is_clear(house(box(-12, -12, 0, 0), box(0, -1, 12, 12)), "E1", "E5")
    assert is_clear(house(box(-12, -12, 0, 0), box(0, 0, 12, 12)), "E1", "E5")


@proves("SK B4", 5)
@proves("SK 3.2los", 2)
def test_B4_the_hexes_at_the_ends_never_block() -> None:
    made = ground(columns=9, rows=6, stone=("E1", "E5"), woods="E2")
    assert not is_clear(made, "E1", "E5")
    assert is_clear(made, "E1", "E2")
    made = ground(columns=9, rows=6, stone=("E1", "E5"))
    assert is_clear(made, "E1", "E5")
    assert not is_clear(made, "E2", "E6")


@proves("SK B4", 5)
def test_B4_a_building_blocks_where_it_goes_on_into_the_next_hex() -> None:
    made = house(box(-8, -12, 8, 60), hexes="E2 E3")
    assert not is_clear(made, "E2", "E4")
    assert is_clear(made, "E1", "E2")
    assert is_clear(made, "E2", "E3")


@proves("SK B4", 2)
def test_B4_along_a_hexside_one_drawing_does_not_block_and_two_do() -> None:
    # C3 to E3 runs along the side of D2 and D3.
    assert is_clear(ground(columns=9, rows=6, woods="D2"), "C3", "E3")
    assert is_clear(ground(columns=9, rows=6, woods="D3"), "C3", "E3")
    both = ground(columns=9, rows=6, woods="D2 D3")
    assert both.names[see(both, "C3", "E3").blocker] in ("D2", "D3")
    # A house of two hexes stands across the side.
    assert not is_clear(house(box(-4, -6, 4, 54), hexes="D2 D3"), "C3", "E3")
    # Down the columns, sides run askew.
    assert is_clear(ground(columns=9, rows=6, woods="E2"), "D1", "E3")
    assert not is_clear(ground(columns=9, rows=6, woods="E2 D2"), "D1", "E3")


@proves("SK B4", 2)
@pytest.mark.parametrize(("one", "other"), [("B0", "H0"), ("B6", "H6"), ("A1", "A6"), ("I1", "I6")])
def test_B4_woods_in_a_half_hex_block_along_the_edge_of_the_map(one: str, other: str) -> None:
    made = ground(columns=9, rows=6, woods="D0 F6 A3 I4")
    assert not is_clear(made, one, other)
    # Woods that only reach the edge with a side, in a whole hex, do not.
    assert is_clear(ground(columns=9, rows=6, woods="E1 E6 B3 H4"), one, other)


@proves("SK B4", 2)
def test_B4_a_house_that_grazes_the_edge_of_the_map_in_a_whole_hex_leaves_it_free() -> None:
    assert is_clear(house(box(-6, -24, 6, 0), hexes="E1"), "D0", "F0")


@proves("SK B4", 8)
def test_B4_nothing_on_a_board_has_a_level() -> None:
    made = ground(columns=9, rows=6, stone=("E3",), woods="C3")
    # Both block the same line alike, however near to one end it stands.
    assert not is_clear(made, "D3", "F2")
    assert not is_clear(made, "B3", "D2")
    assert set(made.terrain) == {0, 3, 5}


@proves("SK B5", 1)
def test_B5_grain_hinders_where_the_line_crosses_its_drawing_only() -> None:
    field = box(146, 104, 160, 136)
    made = ground(columns=9, rows=6, grain="E3", shapes=[("grain", "E3", field)])
    assert sum_of(made, "E1", "E5") == 0
    assert sum_of(made, "D3", "F2") == 1
    whole = ground(columns=9, rows=6, grain="E3")
    assert sum_of(whole, "E1", "E5") == 1
    assert see(whole, "E1", "E5").hindrances[0].what == "grain"
    assert sum_of(whole, "E1", "E5", WINTER) == 0


@proves("SK B5", 1)
@proves("SK 5.2", 3)
def test_B5_grain_and_orchard_hinder_a_line_along_their_side() -> None:
    # C3 to E3 runs along the side of D2 and D3.
    for terrain in ("grain", "orchard"):
        for hexes in ("D2", "D3", "D2 D3"):
            made = ground(columns=9, rows=6, **{terrain: hexes})
            assert sum_of(made, "C3", "E3") == 1
    # Grain that keeps off the side does not.
    made = ground(columns=9, rows=6, grain="D2", shapes=[("grain", "D2", box(100, 80, 116, 118))])
    assert sum_of(made, "C3", "E3") == 0


@proves("SK B5", 1)
def test_B5_orchard_and_smoke_fill_their_hex_up_to_the_corners() -> None:
    # From A2 five columns across and three half rows down the line meets corners of two hexes.
    corners = [touch for touch in line_to(5, 3).touches if touch.how == 0]
    assert [(touch.across, touch.down) for touch in corners] == [(2, 0), (3, 3)]
    made = ground(columns=9, rows=6, orchard="C2")
    assert made.names[made.find("A2")] == "A2"
    assert sum_of(made, "A2", "F3") == 1
    assert sum_of(ground(columns=9, rows=6, grain="C2"), "A2", "F3") == 0
    assert sum_of(ground(columns=9, rows=6), "A2", "F3", C2=2) == 2
    assert sum_of(ground(columns=9, rows=6, orchard="C1"), "A2", "F3") == 0


@proves("SK B5", 2)
def test_B5_hindrance_hexes_between_the_ends_add_up() -> None:
    made = ground(columns=9, rows=6, orchard="E2", grain="E3 E4")
    seen = see(made, "E1", "E5")
    assert [(made.names[each.hex], each.range, each.value) for each in seen.hindrances] == [
        ("E2", 1, 1),
        ("E3", 2, 1),
        ("E4", 3, 1),
    ]
    assert seen.total == 3
    assert sum_of(made, "E1", "E5", WINTER) == 1
    assert sum_of(made, "E1", "E5", BARE) == 0


@proves("SK B5", 3)
@proves("SK X6", 6)
def test_B5_at_the_ends_smoke_hinders_and_terrain_does_not() -> None:
    made = ground(columns=9, rows=6, orchard="E1 E5", grain="D3 F3")
    assert sum_of(made, "E1", "E5") == 0
    assert sum_of(made, "D3", "F3") == 0
    assert sum_of(made, "E1", "E5", E5=2) == 2
    assert sum_of(made, "E1", "E5", E1=3, E5=2) == 5
    assert sum_of(made, "E1", "E2", E1=3) == 3
    assert see(made, "E1", "E1", E1=3).total == 3


@proves("SK B5", 4)
def test_B5_along_a_hexside_the_larger_hindrance_counts() -> None:
    made = ground(columns=9, rows=6, orchard="D2")
    assert sum_of(made, "C3", "E3", D3=2) == 2
    seen = see(made, "C3", "E3", D3=2)
    told = [(made.names[each.hex], each.what, each.counts) for each in seen.hindrances]
    assert told == [("D3", SMOKE, True), ("D2", "orchard", False)]
    assert [str(each.rule) for each in seen.hindrances] == ["SK X6", "SK B5"]


@proves("SK B5", 2, 4)
@proves("SK 5.2", 3, 4)
@pytest.mark.parametrize("terrain", ["orchard", "grain"])
def test_B5_smoke_in_an_orchard_or_in_grain_adds_to_it(terrain: str) -> None:
    made = ground(columns=9, rows=6, **{terrain: "D2 D3 E2"})
    assert sum_of(made, "E1", "E3") == 1
    assert sum_of(made, "E1", "E3", E2=2) == 3
    # Along the side of D2 and D3 the hex that hinders most counts, with all that is in it.
    seen = see(made, "C3", "E3", D2=2)
    told = [(made.names[each.hex], each.what, each.counts) for each in seen.hindrances]
    assert told == [("D2", SMOKE, True), ("D2", terrain, True), ("D3", terrain, False)]
    assert seen.total == 3
    # In the hexes at the ends the smoke is alone.
    assert sum_of(made, "E2", "E4", E2=2) == 2
    assert sum_of(made, "E4", "E2", E2=2) == 2


@proves("SK B5", 5)
def test_B5_two_hindrance_hexes_at_one_range_count_once() -> None:
    # From A3 the line four columns across and two half rows down meets C3 and C4 in turn.
    made = ground(columns=9, rows=6, orchard="C3 C4")
    assert touched(made, made.find("A3"), made.find("E4")) == [
        made.find(name) for name in ("B3", "C3", "C4", "D3")
    ]
    assert sum_of(made, "A3", "E4") == 1
    assert sum_of(made, "A3", "E4", C4=2, C3=2) == 3
    assert sum_of(made, "A3", "E4", C4=2, B3=2) == 5


@proves("SK B5", 7)
@pytest.mark.parametrize("terrain", ["orchard", "grain"])
def test_B5_by_the_player_aid_every_hex_crossed_or_touched_counts(terrain: str) -> None:
    each = Season(every=True)
    made = ground(columns=9, rows=6, **{terrain: "C3 C4 D2 D3"})
    assert (sum_of(made, "C3", "E3"), sum_of(made, "C3", "E3", each)) == (1, 2)
    assert (sum_of(made, "A3", "E4"), sum_of(made, "A3", "E4", each)) == (2, 3)
    assert all(hindrance.counts for hindrance in see(made, "C3", "E3", each).hindrances)
    # Smoke counts in every hex too, and adds to what grows there.
    assert sum_of(made, "C3", "E3", each, D2=2) == 4
    assert sum_of(made, "C3", "E3", each, D2=2, D3=2) == 6
    assert sum_of(ground(columns=9, rows=6), "C3", "E3", each, D2=2, D3=2) == 4


@proves("SK B5", 6)
def test_B5_a_hex_that_a_line_touches_is_nearer_to_both_ends_than_they_to_each_other() -> None:
    for across in range(33):
        for down in range(-20, 21):
            if (across + down) % 2 == 0 and (across, down) > (0, 0):
                line = line_to(across, down)
                back = {(t.across, t.down): t.range for t in line_to(-across, -down).touches}
                assert len(back) == len(line.touches)
                for touch in line.touches:
                    away = back[touch.across - across, touch.down - down]
                    assert touch.range + away == line.range
                    assert 0 < touch.range < line.range


@proves("SK X1", 3)
@proves("SK 3.2los", 3)
def test_X1_smoke_and_terrain_are_summed_up_to_six_and_over() -> None:
    made = ground(columns=9, rows=8, orchard="E2 E3", grain="E4")
    assert sum_of(made, "E1", "E8") == 3
    assert sum_of(made, "E1", "E8", E5=2) == 5
    assert sum_of(made, "E1", "E8", E1=3) == 6
    assert sum_of(made, "E1", "E8", E5=2, E6=2, E8=2) == 9


@proves("SK X6", 4)
@pytest.mark.parametrize(("hex", "total"), [("D2", 2), ("D3", 2), ("C2", 0), ("D1", 0)])
def test_X6_a_line_that_touches_a_side_of_a_smoke_hex_is_hindered(hex: str, total: int) -> None:
    made = ground(columns=9, rows=6)
    assert sum_of(made, "C3", "E3", None, **{hex: 2}) == total


@proves("SK B6", 1)
def test_B6_one_sees_along_the_road_through_woods_and_not_through_the_wood_beside_it() -> None:
    made = ground(columns=9, rows=6, woods="E2-E5", roads=["E1-E6"])
    assert is_clear(made, "E1", "E6")
    assert not is_clear(ground(columns=9, rows=6, woods="E2-E5"), "E1", "E6")
    assert not is_clear(made, "D3", "F3")
    assert not is_clear(made, "D2", "F4")


@proves("SK B6", 1)
def test_B6_a_road_that_bends_in_the_wood_is_seen_along_up_to_the_bend() -> None:
    made = ground(columns=9, rows=6, woods="E3 E4", roads=["E1-E4 F4 G5"])
    assert is_clear(made, "E1", "E4")
    assert not is_clear(made, "E1", "E5")
    assert not is_clear(made, "E2", "F4")


@proves("SK B6", 2)
def test_B6_the_line_to_a_woods_road_hex_crosses_its_wood_or_comes_along_the_road() -> None:
    made = ground(columns=9, rows=6, woods="E3", roads=["E1-E6"])
    crossed = {
        name: crosses_wood(made, made.find(name), made.find("E3"))
        for name in ("E1", "E2", "E6", "D3", "D2", "F3", "C2")
    }
    assert crossed == {
        "E1": False, "E2": False, "E6": False, "D3": True, "D2": True, "F3": True, "C2": True,
    }  # fmt: skip
    assert not crosses_wood(made, made.find("E3"), made.find("E6"))


def test_the_hexes_a_line_touches_are_all_named_the_first_of_the_map_too() -> None:
    made = ground(columns=9, rows=6)
    # From A2 to B0 the line runs along the side of A1 and B1.
    beside = touched(made, made.find("A2"), made.find("B0"))
    assert sorted(made.names[each] for each in beside) == ["A1", "B1"]
    assert made.find("A1") == 0


def test_a_hex_sees_itself_and_its_neighbours() -> None:
    made = ground(columns=9, rows=6, woods="D2 D3 E3 E4 F3 F2 E2", stone=("C3",))
    here = made.find("E3")
    assert is_clear(made, "E3", "E3")
    assert all(look(made, here, near).is_clear for near in made.neighbours[here])
