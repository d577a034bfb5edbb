"""Scenarios as data: the published ones and our own are read by one reader and can be set up."""

from __future__ import annotations

from typing import Any, Final

import pytest

from caposaldo.aslsk.balance import NOBODY, balanced, offered
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.conditions import read_condition
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.scenario import Scenario, read_scenario
from caposaldo.aslsk.units import UNPLACED, waits
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.scenes import kit, owners_kit

EVERY: Final = [
    *[(owners_kit(), id) for id in owners_kit().scenarios],
    *[(kit(), id) for id in kit().scenarios],
]
EACH: Final = pytest.mark.parametrize(("kind", "id"), EVERY, ids=[id for _, id in EVERY])


def battle(kind: StarterKind, id: str, **options: str) -> Battle:
    return kind.battle(kind.setup(id, options))


def spoilt(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any field of a scenario
    return {**dict(kit().scenarios["lane"]), **changes}


def test_the_published_scenarios_are_on_the_shelf_only_where_their_boards_are() -> None:
    assert [*owners_kit().scenarios] == [f"S{number}" for number in range(1, 9)]
    assert not any(id.startswith("S") for id in kit().scenarios)


@proves("SK V1", 1)
@EACH
def test_V1_sides_areas_order_and_first_mover_come_from_the_scenario(
    kind: StarterKind, id: str
) -> None:
    scenario = kind.read[id]
    data: Any = kind.scenarios[id]
    assert scenario.nations == tuple(side["nation"] for side in data["side"])
    assert scenario.set_up_order[0] == data["sets_up_first"]
    assert scenario.moves_first == data["moves_first"]
    assert scenario.month == int(data["date"][5:7])
    areas = battle(kind, id).areas
    assert len(areas) == len(scenario.groups)
    for group in scenario.groups:
        assert bool(areas[group.index]) == (group.turn == 0)


@EACH
def test_there_is_twice_the_room_that_a_group_needs(kind: StarterKind, id: str) -> None:
    fought = battle(kind, id)
    for group in fought.scenario.groups:
        if group.turn == 0:
            squads = sum(number for _, number in group.counters)
            most = group.mmc_per_hex or 1
            assert len(fought.areas[group.index]) * most >= squads
        else:
            assert fought.entries(group)


@EACH
def test_every_counter_is_numbered_and_waits(kind: StarterKind, id: str) -> None:
    fought = battle(kind, id)
    for side in fought.scenario.sides:
        own = [unit for unit in fought.roster.units.values() if unit.side == side.nation]
        letter = side.nation[0]
        assert [unit.id for unit in own] == [f"{letter}{n}" for n in range(1, len(own) + 1)]
        for unit in own:
            group = fought.roster.unit_group[unit.id]
            assert waits(unit.place) if group.turn else unit.place == UNPLACED
    assert len(fought.roster.weapons) == sum(
        number for group in fought.scenario.groups for _, number in group.weapons
    )


def test_two_boards_lie_together_and_a_shared_hex_counts_for_neither() -> None:
    fought = battle(owners_kit(), "S3")
    names = fought.ground.names
    assert {name[0] for name in names} == {"y", "z"}
    german, american = fought.areas
    assert german
    assert not german & american
    assert not fought.ground.shared & set(fought.targets)
    assert all(names[hex].startswith("z") for hex in fought.targets)


def test_a_line_divides_the_board_and_nobody_sets_up_on_it() -> None:
    fought = battle(owners_kit(), "S2")
    south, _, north = fought.areas
    assert not south & north
    assert fought.ground.find("K4") not in south | north
    assert fought.ground.find("K5") in south
    assert fought.ground.find("K3") in north
    assert fought.ground.find("A10") in south


def test_a_group_enters_between_the_hexes_that_its_scenario_names() -> None:
    fought = battle(owners_kit(), "S8")
    _, corner, north = fought.scenario.groups
    names = [fought.name(hex) for hex in fought.entries(corner)]
    assert {"Y1", "GG1", "GG4"} <= set(names)
    assert not {"GG5", "X1", "W1"} & set(names)
    assert {fought.name(hex)[0] for hex in fought.entries(north)} == set("ABCDEFGHI")


@proves("SK V9", 2)
@EACH
def test_V9_a_change_for_balance_applies_only_when_it_was_chosen(
    kind: StarterKind, id: str
) -> None:
    plain = kind.read[id]
    assert kind.choices(id)["balance"][0] == NOBODY
    assert battle(kind, id).scenario == plain
    for helped in offered(plain)[1:]:
        changed = battle(kind, id, balance=helped).scenario
        assert changed != plain
        assert changed == balanced(plain, helped)


def counts(scenario: Scenario, side: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for group in scenario.side(side).groups:
        for name, number in (*group.counters, *group.leaders, *group.weapons):
            found[name] = found.get(name, 0) + number
    return found


def test_each_kind_of_change_does_what_it_says() -> None:
    read = owners_kit().read
    assert counts(balanced(read["S1"], "german"), "german")["5-4-8"] == 6
    assert balanced(read["S1"], "american").victory != read["S1"].victory
    rats = counts(balanced(read["S2"], "russian"), "russian")
    assert (rats["4-2-6"], rats["4-5-8"]) == (3, 2)
    assert counts(balanced(read["S2"], "german"), "russian")["9-1"] == 1
    assert counts(balanced(read["S3"], "german"), "german")["MMG"] == 1
    assert counts(balanced(read["S3"], "american"), "german")["4-4-7"] == 6
    assert "FT" in counts(read["S4"], "american")
    assert counts(balanced(read["S4"], "german"), "american")["FT"] == 1
    harder = balanced(read["S4"], "american").victory
    assert harder is not None
    assert harder.need == 12
    assert "broken_morale" not in balanced(read["S6"], "russian").special


def test_a_change_that_finds_no_group_is_refused() -> None:
    data = spoilt()
    side = dict(data["side"][0])
    side["balance"] = {**side["balance"], "change": "remove", "name": "9-2"}
    scenario = read_scenario({**data, "side": [side, data["side"][1]]})
    with pytest.raises(UnreadableFile, match="no group of turn 0"):
        balanced(scenario, "german")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"moves_first": "martian"}, "'martian' is no side"),
        ({"sets_up_first": ""}, "'' is no side"),
        ({"date": "1944-13-01"}, "no month 13"),
        ({"side": []}, "two sides"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UnreadableFile, match=complaint):
        read_scenario(spoilt(**changes))


def test_a_victory_condition_of_no_known_kind_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="write one of no_good_order"):
        read_condition({"winner": "german", "kind": "luck", "when": "end"})
