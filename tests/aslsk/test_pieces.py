"""Outlines cut into convex pieces, and the strips of roads, by their areas."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caposaldo.aslsk.hexes import Point, read_cell
from caposaldo.aslsk.outlines import filled_hex, wood_in
from caposaldo.aslsk.pieced import pieces_of
from caposaldo.aslsk.pieces import (
    clip,
    convex_parts,
    double_area,
    exact,
    exact_area,
    halves_of,
    is_convex,
    piece,
)
from tests.aslsk.grounds import Points, ground

HEX = 2 * 48 * 36
STAR = ((0, -20), (5, -5), (20, 0), (5, 5), (0, 20), (-5, 5), (-20, 0), (-5, -5))
LETTER = ((-9, -12), (9, -12), (9, 0), (0, 0), (0, 12), (-9, 12))
COMB = ((0, 0), (30, 0), (30, 20), (24, 20), (24, 6), (18, 6), (18, 20), (12, 20), (12, 6),
        (6, 6), (6, 20), (0, 20))  # fmt: skip


def check_parts(outline: Points) -> None:
    parts = convex_parts(outline)
    assert sum(double_area(part) for part in parts) == abs(double_area(outline))
    for part in parts:
        assert is_convex(part)
        assert double_area(part) > 0
    for one, other in combinations(parts, 2):
        assert clip(exact(one), halves_of(other)) == []


@pytest.mark.parametrize("outline", [STAR, LETTER, COMB], ids=["star", "letter", "comb"])
@pytest.mark.parametrize("backwards", [False, True])
def test_an_outline_with_inner_corners_is_cut_into_convex_parts(
    outline: Points, backwards: bool
) -> None:
    given_outline = outline[::-1] if backwards else outline
    assert len(convex_parts(given_outline)) > 1
    check_parts(given_outline)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(3, 30), min_size=8, max_size=8))
def test_any_outline_round_a_middle_is_cut_into_convex_parts(reach: list[int]) -> None:
    spokes = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    check_parts([(x * far, y * far) for (x, y), far in zip(spokes, reach, strict=True)])


def test_a_convex_outline_stays_whole_and_straight_corners_go() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert convex_parts(square) == [list(square)]
    assert convex_parts(square[::-1]) == [list(square)]
    straight = ((0, 0), (5, 0), (10, 0), (10, 10), (0, 10), (0, 4))
    assert len(convex_parts(straight)[0]) == 4
    assert convex_parts(((0, 0), (5, 0), (9, 0))) == []


def test_a_part_is_clipped_to_a_hex_exactly() -> None:
    corner = exact([(0, 0), (40, 0), (0, 48)])
    kept = clip(corner, halves_of(filled_hex((0, 0))))
    # The slanted side of the hex cuts the long side of the triangle.
    assert exact_area(kept) < 40 * 48
    assert (24, 0, 1) in kept
    assert clip(corner, halves_of(filled_hex((4, 3)))) == []
    assert clip(exact(filled_hex((1, 0))), halves_of(filled_hex((0, 1)))) == []
    third = clip(exact([(0, 0), (1, 0), (0, 1)]), [(2, -1, 0)])
    assert piece(third) == (0, 0, 1, 1, 2, 3, 0, 1, 1)


def test_every_hex_gets_what_lies_in_it_and_nothing_is_lost() -> None:
    outline = ((70, 30), (150, 40), (160, 130), (100, 100), (80, 140))
    hexes = "C1 C2 C3 D0 D1 D2 D3 E1 E2 E3"
    made = ground(columns=9, rows=6, woods=hexes, shapes=[("woods", hexes, outline)])
    pieces = pieces_of(made).obstacles
    area = Fraction(0)
    for number, parts in enumerate(pieces):
        for corners in parts:
            points = [
                (corners[at], corners[at + 1], corners[at + 2]) for at in range(0, len(corners), 3)
            ]
            area += exact_area(points)
            assert all(max(abs(x), abs(y)) <= 24 * w for x, y, w in points), made.names[number]
    assert area == abs(double_area(outline))
    reached = {made.names[number] for number, parts in enumerate(pieces) if parts}
    assert "D1" in reached
    assert "A1" not in reached


def wood(arms: list[int]) -> list[tuple[Point, ...]]:
    """The wood of a hex in the midst of woods, with roads leaving by some sides."""
    cell = read_cell("E3")
    assert cell is not None
    around = {(cell[0] + x, cell[1] + y) for x in (-1, 0, 1) for y in (-2, -1, 0, 1, 2)}
    return wood_in(cell, around, arms)


@pytest.mark.parametrize(
    ("arms", "strip"),
    [
        # Side n is 24 points long at n = 0, so that a strip of 12 runs 24 to the centre.
        ([0], 2 * 12 * 24),
        ([0, 3], 2 * 12 * 48),
        ([1, 4], 2 * 12 * 48),
        ([0, 2], 2 * 12 * 48),
        ([0, 1], 2 * 12 * 48),
        # Three strips have a triangle in common, six a hexagon a quarter as large as the hex.
        ([0, 2, 4], HEX * 11 // 24),
        ([1, 3, 5], HEX * 11 // 24),
        ([0, 1, 3], HEX * 4 // 9),
        ([0, 1, 2, 3, 4, 5], HEX * 3 // 4),
    ],
    ids=str,
)
def test_a_road_takes_its_strip_out_of_a_wood(arms: list[int], strip: int) -> None:
    parts = wood(arms)
    assert len(parts) == len(arms)
    for part in parts:
        assert double_area(part) > 0
    assert HEX - sum(double_area(part) for part in parts) == strip


@pytest.mark.parametrize("at", range(8))
def test_a_corner_that_stands_twice_changes_no_part(at: int) -> None:
    assert convex_parts((*STAR[:at], STAR[at], *STAR[at:])) == convex_parts(STAR)
    assert len(convex_parts(((0, 0), (9, 0), (9, 9), (9, 9), (0, 9)))[0]) == 4
