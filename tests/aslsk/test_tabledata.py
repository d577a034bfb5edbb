"""A table as data and back, and what is refused in data that was damaged."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.aslsk.laws import fault
from caposaldo.aslsk.tabledata import read_table
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.saves import load
from tests.aslsk.scenes import kit, still
from tests.aslsk.test_positions import FULL, lines_of

GAME: Final = still(*lines_of(FULL))


def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(GAME.table.data()))
    return found


def test_a_table_is_the_same_after_json() -> None:
    again = read_table(GAME.table.battle, data())
    assert again.data() == GAME.table.data()
    assert (again.stacks, again.arms) == (GAME.table.stacks, GAME.table.arms)
    assert [*again.units] == [*GAME.table.units]


def test_the_order_in_the_file_does_not_matter() -> None:
    shuffled = {key: data()[key] for key in reversed(data())}
    shuffled["units"] = {id: data()["units"][id] for id in reversed(data()["units"])}
    again = read_table(GAME.table.battle, shuffled)
    assert [*again.units] == [*GAME.table.units]
    assert again.stacks == GAME.table.stacks


def test_a_copy_goes_its_own_way() -> None:
    table = still(*lines_of(FULL)).table
    before = table.data()
    twin = table.copy()
    twin.units.clear()  # type: ignore[attr-defined]  # a table's copy is of its own class
    for name in ("weapons", "residual", "control", "houses", "losses", "notes", "stacks", "arms"):
        getattr(twin, name).clear()
    assert table.data() == before
    assert fault(table) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("units", {}),
        ("units", {"g1": "german 4-6-7 Z99"}),
        ("units", {"g1": "martian 4-6-7 N5"}),
        ("units", {"g1": "german 4-6-7 N5 tired"}),
        ("units", {"g1": 7}),
        ("units", []),
        ("weapons", {"gw1": "german MMG g99"}),
        ("weapons", {"gw1": "german"}),
        ("turn", "2"),
        ("turn", 99),
        ("turn", -1),
        ("turn", True),
        ("side", "american"),
        ("phase", "lunch"),
        ("phase", "set-up"),
        ("residual", {"P5": 5}),
        ("residual", {"P5": -4}),
        ("residual", {"P99": 4}),
        ("smoke", ["Z99"]),
        ("smoke", "N5"),
        ("melee", ["A1"]),
        ("charges", [["gw3", "g2", "O5", "10", True]]),
        ("charges", [["gw99", "g2", "O5", 10, True]]),
        ("charges", [["gw1", "g2", "O5", 10, True]]),
        ("charges", [["gw3", "g2", "O5", 13, True]]),
        ("charges", [["gw3", "g2", "O5", 0, True]]),
        ("charges", [["gw3", "g2", "O5", 10, True], ["gw3", "g2", "N5", 10, True]]),
        ("control", {"N5": "martian"}),
        ("houses", {"A1": "german"}),
        ("losses", {"german": 1}),
        ("losses", {"german": 1, "russian": -1}),
        ("notes", {"a": 1}),
        ("notes", {"a": "g1"}),
        ("notes", {"fought": "Z99"}),
        ("more", {}),
    ],
)
def test_data_that_cannot_be_is_refused(field: str, value: object) -> None:
    with pytest.raises(UnreadableFile):
        read_table(GAME.table.battle, {**data(), field: value})


def test_a_table_must_be_whole() -> None:
    for field in data():
        rest = {key: value for key, value in data().items() if key != field}
        with pytest.raises(UnreadableFile, match="must have the fields"):
            read_table(GAME.table.battle, rest)


def test_a_counter_of_the_scenario_cannot_vanish_nor_one_appear() -> None:
    game = library.start("aslsk", "lane")
    whole: dict[str, Any] = json.loads(json.dumps(game.table.data()))
    units = {id: words for id, words in whole["units"].items() if id != "g1"}
    with pytest.raises(UnreadableFile, match="g1 is missing"):
        read_table(game.table.battle, {**whole, "units": units})
    more = {**whole["units"], "g9": "german 4-6-7 E2"}
    with pytest.raises(UnreadableFile, match="counters that the scenario does not have"):
        read_table(game.table.battle, {**whole, "units": more})
    with pytest.raises(UnreadableFile, match="a weapon of the scenario is missing"):
        read_table(game.table.battle, {**whole, "weapons": {}})


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("r6", "russian 5-2-7 unplaced"),
        ("r6", "russian 5-2-7 off:2"),
        ("r6", "russian 5-2-7 A3"),
        ("r1", "russian 4-4-7 off:3"),
        ("r1", "russian 5-2-7 unplaced"),
        ("r1", "russian 4-4-7 E1"),
        ("r1", "russian 4-4-7 exited"),
    ],
)
def test_a_counter_is_set_up_as_itself_with_its_group(id: str, words: str) -> None:
    game = library.start("aslsk", "lane")
    whole: dict[str, Any] = json.loads(json.dumps(game.table.data()))
    other = {**whole["units"], "r1": "russian 4-4-7 A3", "r2": "russian 4-4-7 lost"}
    assert fault(read_table(game.table.battle, {**whole, "units": other})) is None
    with pytest.raises(UnreadableFile, match=f"{id} cannot be"):
        read_table(game.table.battle, {**whole, "units": {**whole["units"], id: words}})


def test_a_saved_position_is_loaded_and_a_spoilt_ground_refused() -> None:
    lines = ["group german turn=0 hexes=B5", "german g1 4-6-7 B5", "russian r1 4-4-7 J5"]
    game = library.from_position("aslsk", "\n".join(lines))
    save = json.loads(json.dumps(game.save()))
    assert load(kit(), save).save() == save
    for field in ("", "map bare 999x1", "sides a b;;", "hex B5 stone", "victory x y z", "x=\0"):
        save["origin"]["setup"]["readings"]["field"] = field
        with pytest.raises(UnreadableFile):
            load(kit(), save)
