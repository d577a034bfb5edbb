"""All lines of a map at once: the same answers as one by one, kept, and fast (SK B4, SK B5)."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caposaldo.aslsk import sighttable
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import cell_name, cells_of
from caposaldo.aslsk.maps import Part, make
from caposaldo.aslsk.sight import Season, look
from caposaldo.aslsk.sighttable import Sights, compute, from_bytes
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.grounds import ground, listed
from tests.aslsk.tracing import differences

COLUMNS, ROWS = 7, 4
CELLS = cells_of(COLUMNS, ROWS)
KINDS = ("open", "open", "open", "woods", "orchard", "grain", "stone", "stone")


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """Small boards with everything on them, outlines askew and with inner corners too."""
    terrain: dict[str, list[str]] = {"woods": [], "orchard": [], "grain": []}
    buildings = []
    for cell in CELLS:
        kind = draw(st.sampled_from(KINDS))
        name = cell_name(cell)
        if kind in terrain:
            terrain[kind].append(name)
        elif kind == "stone" and 0 < cell[0] < COLUMNS - 1 and 0 < cell[1] < 2 * ROWS:
            outline = draw(outlines())
            buildings.append({"material": "stone", "hexes": [name], "at": name, "outline": outline})
    roads = draw(st.sampled_from([[], [{"kind": "dirt", "path": ["A2 B2 C3 D2 E2 E3 E4"]}]]))
    data = {"id": "r", "columns": COLUMNS, "rows": ROWS, "terrain": terrain}
    return {**data, "building": buildings, "road": roads}


@st.composite
def outlines(draw: st.DrawFn) -> list[list[int]]:
    wide, high = draw(st.integers(1, 11)), draw(st.integers(1, 20))
    x, y = draw(st.integers(-1, 1)), draw(st.integers(-3, 3))
    square = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    corner = ((-wide, -high), (wide, -high), (wide, 0), (0, 0), (0, high), (-wide, high))
    diamond = ((-wide, 0), (0, -high), (wide, 0), (0, high))
    arrow = ((-wide, -high), (wide, 0), (-wide, high), (0, 0))
    shape = draw(st.sampled_from((square, corner, diamond, arrow)))
    return listed([(px + x, py + y) for px, py in shape])


@settings(max_examples=12, deadline=None)
@given(boards())
def test_the_table_equals_the_tracing_of_single_lines(data: dict[str, Any]) -> None:
    made = make([Part(read_board(data))])
    assert differences(made, compute(made)) == []


@proves("SK B4", 7)
@settings(max_examples=15, deadline=None)
@given(boards())
def test_B4_sight_is_mutual(data: dict[str, Any]) -> None:
    made = make([Part(read_board(data))])
    chance = stream(3, "pairs")
    for _ in range(150):
        a, b = chance.below(made.size, "a"), chance.below(made.size, "b")
        there, back = look(made, a, b), look(made, b, a)
        assert there.is_clear == back.is_clear
        assert there.total == back.total
        assert {each.hex for each in there.hindrances} == {each.hex for each in back.hindrances}


@settings(max_examples=15, deadline=None)
@given(boards())
def test_turning_the_board_round_changes_no_line(data: dict[str, Any]) -> None:
    given_board = read_board(data)
    plain, turned = make([Part(given_board)]), make([Part(given_board, turned=True)])
    one, other = compute(plain), compute(turned)
    there = [turned.find(name) for name in plain.names]
    for a in range(plain.size):
        for b in range(plain.size):
            here, away = a * plain.size + b, there[a] * plain.size + there[b]
            assert one.blocked[here] == other.blocked[away]
            assert one.orchard[here] == other.orchard[away]
            assert one.grain[here] == other.grain[away]


@settings(max_examples=10, deadline=None)
@given(boards(), st.integers(1, 4), st.integers(0, 3))
def test_moving_the_ground_about_changes_no_line(
    data: dict[str, Any], across: int, down: int
) -> None:
    """A board that lies elsewhere has the same lines among its own hexes."""
    plain = make([Part(read_board(data))])
    moved = make([Part(read_board(data), across=2 * across, down=down)])
    one, other = compute(plain), compute(moved)
    assert plain.names == moved.names
    assert one.blocked == other.blocked
    assert one.orchard == other.orchard
    assert one.grain == other.grain


@proves("SK B5", 2, 5, 7)
@pytest.mark.parametrize("every", [False, True])
@settings(max_examples=25, deadline=None)
@given(boards(), st.lists(st.tuples(st.integers(0, 30), st.integers(1, 3)), max_size=6))
def test_B5_smoke_and_terrain_share_the_rings(
    every: bool, data: dict[str, Any], puffs: list[tuple[int, int]]
) -> None:
    made = make([Part(read_board(data))])
    smoke = {hex % made.size: value for hex, value in puffs}
    season = Season(every=every)
    sights = Sights(made, compute(made), season)
    chance = stream(5, "pairs")
    for _ in range(40):
        a, b = chance.below(made.size, "a"), chance.below(made.size, "b")
        seen = look(made, a, b, season, smoke)
        if seen.is_clear:
            assert sights.hindrance(a, b, smoke) == seen.total
            counted = {hindrance.hex for hindrance in seen.hindrances if hindrance.counts}
            assert sights.hexes(a, b, smoke) == len(counted)


def test_one_look_up_tells_blocked_from_the_sum_of_hindrances() -> None:
    made = ground(columns=9, rows=6, stone=("E3",), orchard="C2 C3", grain="G3")
    sights = Sights(made, compute(made), Season())
    a = made.find("C1")
    assert sights.seen[a * made.size + made.find("C5")] == 2
    assert sights.row(made.find("E1"))[made.find("E5")] == sighttable.BLOCKED
    assert sights.row(a)[made.find("D1")] == 0
    assert len(sights.row(a)) == made.size


class Memory:
    """A store in memory that counts what is kept."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def fetch(self, key: str) -> bytes | None:
        return self.kept.get(key)

    def keep(self, key: str, data: bytes) -> None:
        self.kept[key] = data


@pytest.fixture
def store() -> Any:  # noqa: ANN401 - a fixture that yields
    kept = Memory()
    sighttable.forget()
    sighttable.use_store(kept)
    yield kept
    sighttable.use_store(None)
    sighttable.forget()


def test_a_table_is_worked_out_once_and_then_fetched(store: Memory) -> None:
    made = ground(columns=7, rows=4, stone=("D2",), orchard="C2", grain="E2")
    first = sighttable.of(made)
    assert sighttable.of(made) is first
    assert list(store.kept) == [made.key]
    sighttable.forget()
    again = sighttable.of(made)
    assert again is not first
    assert (again.blocked, again.orchard, again.grain) == (
        first.blocked,
        first.orchard,
        first.grain,
    )


def test_a_table_that_was_written_reads_back() -> None:
    made = ground(columns=7, rows=4, stone=("D2",), orchard="C2", grain="E2")
    table = compute(made)
    again = from_bytes(table.to_bytes(), made)
    assert (again.key, again.size, again.blocked) == (made.key, made.size, table.blocked)
    assert (again.orchard, again.grain) == (table.orchard, table.grain)


@pytest.mark.parametrize("damage", ["cut", "changed", "other", "empty", "longer"])
def test_a_damaged_table_is_refused_and_worked_out_again(store: Memory, damage: str) -> None:
    made = ground(columns=7, rows=4, stone=("D2",))
    data = compute(made).to_bytes()
    broken = {
        "cut": data[:-3],
        "changed": data[:-3] + bytes([data[-3] ^ 1]) + data[-2:],
        "other": compute(ground(columns=7, rows=4, stone=("D3",))).to_bytes(),
        "empty": b"",
        "longer": data + b"x",
    }[damage]
    with pytest.raises(UnreadableFile, match="delete it"):
        from_bytes(broken, made)
    store.kept[made.key] = broken
    assert sighttable.of(made).blocked == compute(made).blocked
    assert store.kept[made.key] == data


def test_a_full_board_takes_less_than_five_seconds_and_a_look_up_next_to_nothing() -> None:
    names = [cell_name(cell) for cell in cells_of(33, 10) if 0 < cell[0] < 32 and 0 < cell[1] < 20]
    stone = tuple(names[3::4])
    woods = " ".join(name for name in names[1::9] if name not in stone)
    made = ground(columns=33, rows=10, stone=stone, woods=woods)
    begin = process_time()
    table = compute(made)
    assert process_time() - begin < 5
    sights = Sights(made, table, Season())
    row = sights.row(5)
    begin = process_time()
    for each in range(200_000):
        row[each % 346]
    assert process_time() - begin < 0.2
