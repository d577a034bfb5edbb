"""Our large boards laid together: within each one sees what one sees on it alone (SK B1)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from caposaldo.aslsk.board import is_half
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name, cells_of
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.sight import touched
from caposaldo.aslsk.sighttable import SightTable, compute
from caposaldo.boards.shelf import box
from caposaldo.proofs import proves

LONG, SHORT = (0, 10), (32, 0)


@cache
def alone(id: str) -> tuple[Map, SightTable]:
    made = make([Part(read_board(box()[id]))])
    return made, compute(made)


def laid(one: str, other: str, turned: bool, edge: tuple[int, int]) -> Map:
    boards = [read_board(box()[id]) for id in (one, other)]
    return make([Part(boards[0]), Part(boards[1], turned, across=edge[0], down=edge[1])])


@proves("SK B1", 1, 3)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("one", "other", "edge"), [
    ("borgo", "rione", LONG), ("campagna", "borgo", SHORT), ("rione", "campagna", SHORT),
])  # fmt: skip
def test_B1_within_a_board_one_sees_what_one_sees_on_it_alone(
    one: str, other: str, edge: tuple[int, int], turned: bool
) -> None:
    made = laid(one, other, turned, edge)
    table = compute(made)
    for id in (one, other):
        own, plain = alone(id)
        there = [made.find(id + name) for name in own.names]
        inside = set(made.of_board(id))
        differing = [
            f"{own.names[a]} {own.names[b]}"
            for a, b in combinations(range(own.size), 2)
            if _line(plain, own.size, a, b) != _line(table, made.size, there[a], there[b])
            # What the other board adds along the seam counts.
            and inside.issuperset(touched(made, there[a], there[b]))
        ]
        assert differing == []


def _line(table: SightTable, size: int, a: int, b: int) -> tuple[int, int, int]:
    at = a * size + b
    if table.blocked[at]:
        return 1, 0, 0
    return 0, table.orchard[at], table.grain[at]


@proves("SK B1", 2, 3, 4)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("edge", [LONG, SHORT], ids=["long", "short"])
def test_B1_every_hex_keeps_its_printed_name_and_shared_ones_have_two(
    edge: tuple[int, int], turned: bool
) -> None:
    made = laid("borgo", "rione", turned, edge)
    names: dict[int, list[str]] = {}
    for id in ("borgo", "rione"):
        for cell in cells_of(33, 10):
            name = id + cell_name(cell)
            names.setdefault(made.find(name), []).append(name)
            if made.find(name) in made.shared:
                assert is_half(cell, 33, 10)
                assert made.find(name) not in made.of_board(id)
            else:
                assert made.find(name) in made.of_board(id)
    assert {each for each, both in names.items() if len(both) == 2} == made.shared
    assert [names[each][0] for each in range(made.size)] == list(made.names)
    own = "borgoD10" if edge == LONG else "borgoGG2"
    theirs = {
        (LONG, False): "rioneD0", (LONG, True): "rioneDD10",
        (SHORT, False): "rioneA2", (SHORT, True): "rioneGG9",
    }  # fmt: skip
    assert made.find(own) == made.find(theirs[edge, turned])
