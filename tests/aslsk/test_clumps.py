"""Pieces that hang together, and sides of hexes that are closed from both hexes (SK B4)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.clumps import clumps_of, outermost
from caposaldo.aslsk.hexes import SIDES
from caposaldo.aslsk.pieced import pieces_of
from caposaldo.aslsk.pieces import Piece, exact, piece
from tests.aslsk.grounds import Points, ground


def box(left: int, top: int, right: int, bottom: int) -> Piece:
    return piece(exact([(left, top), (right, top), (right, bottom), (left, bottom)]))


@pytest.mark.parametrize(
    ("others", "count"),
    [
        ([box(4, 2, 9, 3)], 1),
        ([box(1, 4, 2, 9)], 1),
        ([box(0, 4, 4, 5), box(0, 5, 1, 9), box(-3, 8, 0, 9)], 1),
        ([box(4, 4, 9, 9)], 2),
        ([box(5, 0, 9, 4)], 2),
        ([box(4, 4, 9, 9), box(3, 4, 4, 5)], 1),
        ([piece(exact([(4, 0), (8, 2), (4, 4)])), piece(exact([(6, 1), (9, 0), (8, 2)]))], 1),
        ([piece([(4, 0, 1), (16, 1, 2), (9, 7, 2)])], 2),
    ],
    ids=["beside", "below", "a chain", "corner", "apart", "by a third", "aslant", "a point"],
)
def test_pieces_with_a_stretch_of_edge_in_common_are_one_clump(
    others: list[Piece], count: int
) -> None:
    first = box(0, 0, 4, 4)
    assert len(clumps_of([first, *others])) == count
    assert len(clumps_of([*others[::-1], first])) == count


def test_no_pieces_are_no_clump_and_only_outermost_corners_count() -> None:
    assert clumps_of([]) == []
    comb = [box(0, 0, 9, 2), box(0, 2, 1, 6), box(4, 2, 5, 8), box(8, 2, 9, 6)]
    corners = clumps_of(comb)[0].corners
    assert sorted(corners) == [(0, 0), (0, 6), (4, 8), (5, 8), (9, 0), (9, 6)]
    assert outermost([(0, 0), (2, 2), (1, 1), (2, 0), (1, 0)]) == [(0, 0), (2, 0), (2, 2)]


def test_the_span_of_a_clump_is_in_whole_heights() -> None:
    clump = clumps_of([piece([(0, 1, 3), (4, 1, 1), (1, 9, 2)])])[0]
    # Heights from a third to four and a half: one to four cross.
    assert clump.span(1, 0) == (0, 5)
    square = clumps_of([box(0, 1, 3, 4)])[0]
    assert square.span(1, 0) == (1, 4)
    assert square.span(0, 1) == (-3, 0)
    assert square.span(1, 1) == (-2, 4)


BLOCKS: dict[str, Points] = {
    "wide": ((-10, 10), (10, 10), (10, 38), (-10, 38)),
    "upper": ((-10, 10), (6, 10), (6, 24), (-10, 24)),
    "lower": ((-6, 24), (10, 24), (10, 38), (-6, 38)),
    "left": ((-10, 10), (0, 10), (0, 24), (-10, 24)),
    "right": ((0, 24), (10, 24), (10, 38), (0, 38)),
}


@pytest.mark.parametrize(
    ("drawn", "closed"),
    [("wide", True), ("upper lower", True), ("upper", False), ("left right", False)],
)
def test_B4_a_side_is_closed_where_obstacles_reach_it_from_both_hexes(
    drawn: str, closed: bool
) -> None:
    made = ground(columns=5, rows=4, stone={"C2 C3": [BLOCKS[name] for name in drawn.split()]})
    sides = pieces_of(made).closed
    upper, lower = made.find("C2"), made.find("C3")
    assert bool(sides[upper] >> 3 & 1) == bool(sides[lower] & 1) == closed
    assert sum(bits.bit_count() for bits in sides) == (2 if closed else 0)


def test_B4_the_sides_between_two_hexes_of_a_wood_are_closed() -> None:
    wood = {"C2", "B1", "B2", "C1", "C3", "D1", "D2"}
    made = ground(columns=5, rows=4, woods=" ".join(sorted(wood)))
    sides = pieces_of(made).closed
    assert sides[made.find("C2")] == (1 << SIDES) - 1
    for each in range(made.size):
        for side, beyond in enumerate(made.neighbours[each]):
            between = beyond >= 0 and {made.names[each], made.names[beyond]} <= wood
            assert bool(sides[each] >> side & 1) == between
