"""Sight beside a second telling of its rules, on boards where lines graze all sorts of things."""

from __future__ import annotations

from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name, cells_of
from caposaldo.aslsk.maps import Map, Part, make
from caposaldo.aslsk.sight import Season, look
from caposaldo.aslsk.sighttable import Sights, compute
from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from tests.aslsk.plainsight import Ruler

COLUMNS, ROWS = 7, 4
CELLS = cells_of(COLUMNS, ROWS)
NAMES = [cell_name(cell) for cell in CELLS]
KINDS = ("open",) * 5 + ("woods", "orchard", "orchard", "grain", "grain")
ROADS = ("A2 B2 C3 D2 E2 E3 E4", "D0-D4", "B1 C1 D0 E1 F1", "G2 F2 E2 D1")
SEASONS = ((True, True), (True, False), (False, False))


def corners(draw: st.DrawFn) -> list[list[int]]:
    """Draw three or four corners on a coarse grid over the board, so that lines meet them."""
    x = draw(st.integers(0, 3 * (COLUMNS - 1))) * 12
    y = draw(st.integers(0, 4 * ROWS)) * 12
    wide, high = draw(st.integers(1, 5)) * 6, draw(st.integers(1, 5)) * 6
    lean = draw(st.sampled_from((0, 0, 6, -6, 12)))
    shapes = (
        ((0, 0), (wide, lean), (wide, high + lean), (0, high)),
        ((0, 0), (wide, 0), (lean, high)),
        ((-wide, 0), (0, -high), (wide, 0), (0, high)),
        ((0, 0), (2 * wide, 0), (2 * wide, high), (wide, high), (wide, 2 * high), (0, 2 * high)),
    )
    shape = draw(st.sampled_from(shapes))
    # What would lie off the board is moved to its edge.
    x = _held(x, [dx for dx, _ in shape], 36 * (COLUMNS - 1))
    y = _held(y, [dy for _, dy in shape], 48 * ROWS)
    return [[x + dx, y + dy] for dx, dy in shape]


def _held(start: int, reach: list[int], most: int) -> int:
    return min(max(start, -min(reach)), most - max(reach))


@st.composite
def boards(draw: st.DrawFn, id: str = "r") -> dict[str, Any]:
    """Small boards; their buildings and shapes run across hexsides and dots as they like."""
    terrain: dict[str, list[str]] = {"woods": [], "orchard": [], "grain": []}
    for name in NAMES:
        kind = draw(st.sampled_from(KINDS))
        if kind in terrain:
            terrain[kind].append(name)
    taken = {name for names in terrain.values() for name in names}
    free = [name for name in NAMES if name not in taken]
    houses = [
        {"material": "stone", "hexes": [home], "outline": corners(draw)}
        for home in free[:: max(len(free) // 6, 1)]
    ]
    shapes = [
        {"kind": kind, "hexes": [], "outline": corners(draw)}
        for kind in draw(st.lists(st.sampled_from(("woods", "grain")), max_size=3))
    ]
    roads = [{"kind": "dirt", "path": [path]} for path in ROADS if draw(st.booleans())]
    data = {"id": id, "columns": COLUMNS, "rows": ROWS, "terrain": terrain}
    return {**data, "building": houses, "shape": shapes, "road": roads}


def differences(made: Map, pairs: int, smoke: dict[int, int]) -> list[str]:
    """Name the pairs of which the rules say other than their second telling, in any season."""
    table = compute(made)
    chance = stream(pairs, "pairs")
    found = []
    for turn in range(pairs):
        a, b = chance.below(made.size, "a"), chance.below(made.size, "b")
        if a == b:
            continue
        ruler = Ruler(made, a, b)
        blocked = ruler.is_blocked()
        orchard, grain = SEASONS[turn % len(SEASONS)]
        season = Season(orchard, grain)
        seen, sights = look(made, a, b, season, smoke), Sights(made, table, season)
        told = {seen.is_clear, sights.is_clear(a, b), sights.is_clear(b, a), not blocked}
        sums = {seen.total, look(made, b, a, season, smoke).total}
        sums.add(ruler.hindrance(smoke, orchard, grain))
        if not blocked:
            sums |= {sights.hindrance(a, b, smoke), sights.hindrance(b, a, smoke)}
        if len(told) > 1 or len(sums) > 1:
            found.append(f"{made.names[a]} {made.names[b]} {told} {sums}")
    return found


# Boards that fail are not made smaller: that takes minutes, and the pair is named anyway.
QUICK = (Phase.explicit, Phase.reuse, Phase.generate)
PUFFS = st.dictionaries(st.integers(0, len(CELLS) - 1), st.sampled_from((2, 2, 3)), max_size=8)


@proves("SK B4", 1, 2, 3, 4, 5, 7)
@proves("SK B5", 1, 2, 3, 4, 5, 6)
@settings(max_examples=12, deadline=None, phases=QUICK)
@given(boards(), PUFFS)
def test_sight_is_what_a_second_telling_of_the_rule_says(
    data: dict[str, Any], smoke: dict[int, int]
) -> None:
    assert differences(make([Part(read_board(data))]), 25, smoke) == []


@proves("SK B1", 3)
@settings(max_examples=6, deadline=None, phases=QUICK)
@given(boards("n"), boards("s"), st.booleans(), st.booleans(), st.booleans(), PUFFS)
def test_so_it_is_where_two_boards_join(
    one: dict[str, Any],
    other: dict[str, Any],
    turned: bool,
    other_turned: bool,
    long_edge: bool,
    smoke: dict[int, int],
) -> None:
    across, down = (0, ROWS) if long_edge else (COLUMNS - 1, 0)
    first = Part(read_board(one), turned)
    second = Part(read_board(other), other_turned, across=across, down=down)
    assert differences(make([first, second]), 20, smoke) == []
