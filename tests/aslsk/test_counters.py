"""The counters: printed values, casualty counters, replacement chains (SK 5.5, SK V5 to V8)."""

from collections import Counter
from itertools import pairwise

import pytest

from caposaldo.aslsk.counters import UNKNOWN, LeaderType, UnitType, unit_id
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.data_files import counters, parsed, tables

COMPLETE = ("german", "russian", "american")


def chain(nation: str, name: str) -> list[str]:
    """The names a unit has one after the other, until it stays what it is."""
    unit, names = counters().unit(nation, name), [name]
    while (worse := counters().replaced(unit)) is not unit:
        names.append(worse.name)
        unit = worse
    return names


def leader_chain(name: str) -> list[str]:
    leader, names = counters().leader(name), [name]
    while (worse := counters().demoted(leader)) is not leader:
        names.append(worse.name)
        leader = worse
    return names


def squads() -> list[UnitType]:
    return [unit for unit in counters().units.values() if unit.squad]


def test_every_nation_has_its_counters() -> None:
    found = Counter((unit.nation, unit.squad) for unit in counters().units.values())
    assert found == {
        ("german", True): 6, ("german", False): 6, ("russian", True): 5, ("russian", False): 5,
        ("american", True): 5, ("american", False): 5, ("british", True): 5,
        ("british", False): 5, ("italian", True): 4, ("italian", False): 4,
        ("allied-minor", True): 3, ("allied-minor", False): 3,
    }  # fmt: skip
    nations = counters().nations
    assert {id for id, nation in nations.items() if nation.complete} == set(COMPLETE)
    assert {id: nation.promotion_drm for id, nation in nations.items()} == {
        "german": -1, "russian": 1, "american": -1, "british": 0, "italian": 0, "allied-minor": 0,
    }  # fmt: skip


def test_no_counter_is_listed_twice() -> None:
    data = parsed("counters")
    assert len(data["unit"]) == len(counters().units)
    assert len(data["leader"]) == len(counters().leaders)
    assert len(data["weapon"]) == len(counters().weapons)


def test_the_name_of_a_unit_is_its_printed_values() -> None:
    unit = counters().unit("german", "4-6-7")
    assert (unit.fp, unit.range, unit.morale, unit.broken) == (4, 6, 7, 7)
    assert (unit.id, unit.smoke, unit.quality, unit.squad) == ("german-4-6-7", 1, "1", True)
    assert (unit.assault_fire, unit.elr_exempt, unit.elite) == (False, False, False)
    assert counters().unit("german", "5-4-8").elite
    assert counters().unit("american", "5-3-6").assault_fire


@pytest.mark.parametrize("nation", COMPLETE)
def test_complete_nations_have_no_value_in_doubt(nation: str) -> None:
    for unit in counters().units.values():
        if unit.nation == nation:
            assert unit.smoke != UNKNOWN, unit.id
            assert unit.elr_known, unit.id
            assert unit.basis != "partial", unit.id
    for weapon in counters().weapons.values():
        if weapon.nation == nation:
            assert weapon.known, weapon.id
            assert weapon.basis == "counter", weapon.id


def test_what_is_not_established_is_only_in_partial_entries() -> None:
    doubtful = {
        unit.id for unit in counters().units.values() if unit.smoke == UNKNOWN or not unit.elr_known
    }
    assert doubtful == {
        unit_id("british", "6-4-8"), unit_id("british", "3-3-8"), unit_id("italian", "4-4-7"),
        unit_id("italian", "3-4-7"), unit_id("italian", "2-4-7"), unit_id("italian", "1-3-7"),
    }  # fmt: skip
    assert {counters().units[id].basis for id in doubtful} == {"partial"}
    unknown = [weapon for weapon in counters().weapons.values() if not weapon.known]
    assert {weapon.nation for weapon in unknown} == {"british", "italian"}
    assert {weapon.basis for weapon in unknown} == {"partial"}


def test_every_squad_has_a_half_squad_of_its_class_and_every_half_squad_a_squad() -> None:
    made = set()
    for squad in squads():
        half = counters().reduced(squad)
        assert half is not None, squad.id
        assert not half.squad, squad.id
        assert (half.nation, half.quality) == (squad.nation, squad.quality), squad.id
        assert half.broken == squad.broken - 1, squad.id
        assert half.elr_exempt == squad.elr_exempt, squad.id
        assert half.fp < squad.fp, squad.id
        assert half.range <= squad.range, squad.id
        made.add(half.id)
    assert made == {unit.id for unit in counters().units.values() if not unit.squad}


@proves("SK 5.5", 1)
def test_5_5_casualty_reduction_and_wounds() -> None:
    half = counters().reduced(counters().unit("russian", "5-2-7"))
    assert half is counters().unit("russian", "2-2-7")
    assert counters().reduced(half) is None
    for leader in counters().leaders.values():
        assert leader.wounded_morale == leader.morale - 1
        assert leader.wounded_leadership == leader.leadership + 1
    assert [tables().dies_of_wound(roll, False) for roll in range(1, 7)] == [False] * 4 + [True] * 2
    assert [tables().dies_of_wound(roll, True) for roll in range(1, 7)] == [False] * 3 + [True] * 3


@pytest.mark.parametrize(
    ("nation", "names"),
    [
        ("german", ["4-6-8", "4-6-7", "4-4-7", "4-3-6"]),
        ("german", ["5-4-8", "4-4-7", "4-3-6"]),
        ("german", ["2-4-8", "2-4-7", "2-3-7", "2-3-6"]),
        ("german", ["2-3-8", "2-3-7", "2-3-6"]),
        ("russian", ["4-5-8", "4-4-7", "4-2-6"]),
        ("russian", ["6-2-8", "5-2-7", "4-2-6"]),
        ("russian", ["2-4-8", "2-3-7", "2-2-6"]),
        ("russian", ["2-2-7", "2-2-6"]),
        ("american", ["6-6-7", "6-6-6", "5-4-6", "5-3-6"]),
        ("american", ["3-4-7", "3-4-6", "2-3-6", "2-2-6"]),
        ("british", ["4-5-8", "4-5-7", "4-4-7", "4-3-6"]),
    ],
)
def test_v6_units_are_replaced_along_their_chain(nation: str, names: list[str]) -> None:
    assert chain(nation, names[0]) == names
    sizes = {counters().unit(nation, name).squad for name in names}
    assert len(sizes) == 1


def test_every_chain_ends_and_never_gets_better() -> None:
    for unit in counters().units.values():
        names = chain(unit.nation, unit.name)
        assert len(names) == len(set(names)) <= 4
        qualities = ["E12GC".index(counters().unit(unit.nation, name).quality) for name in names]
        assert all(better < worse for better, worse in pairwise(qualities)), unit.id


@proves("SK V6", 4)
def test_v6_underlined_morale_is_exempt() -> None:
    exempt = [unit for unit in counters().units.values() if unit.elr_exempt]
    names = {(unit.nation, unit.name) for unit in exempt}
    assert names == {
        ("german", "8-3-8"), ("german", "3-3-8"), ("american", "7-4-7"), ("american", "3-3-7"),
    }  # fmt: skip
    assert all(counters().replaced(unit) is unit for unit in exempt)


@proves("SK V6", 5)
def test_v6_leaders_are_replaced_along_one_chain_that_ends_with_the_6_1() -> None:
    assert leader_chain("10-2") == ["10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6+1"]
    assert list(counters().leaders) == leader_chain("10-2")


@proves("SK V6", 6)
def test_v6_a_unit_without_lower_quality_stays_what_it_is() -> None:
    lowest = counters().unit("german", "4-3-6")
    assert counters().replaced(lowest) is lowest


def printed(leader: LeaderType) -> str:
    sign = "+" if leader.leadership > 0 else "-"
    return f"{leader.morale}{sign}{abs(leader.leadership)}"


def test_the_name_of_a_leader_is_his_printed_values() -> None:
    for name, leader in counters().leaders.items():
        assert name == leader.name == printed(leader)
        assert leader.broken == leader.morale


@proves("SK R2", 3)
def test_r2_every_leader_may_rally_himself_and_no_squad_or_half_squad() -> None:
    assert all(leader.self_rally for leader in counters().leaders.values())
    assert not any(unit.self_rally for unit in counters().units.values())


@proves("SK V5", 1)
def test_v5_what_units_are_worth() -> None:
    assert (tables().squad_points, tables().half_squad_points) == (2, 1)
    assert {name: leader.points for name, leader in counters().leaders.items()} == {
        "10-2": 3, "9-2": 3, "9-1": 2, "8-1": 2, "8-0": 1, "7-0": 1, "6+1": 1,
    }  # fmt: skip


@proves("SK V8", 4)
def test_v8_a_wounded_leader() -> None:
    leader = counters().leader("8-0")
    assert (leader.wounded_morale, leader.wounded_leadership) == (7, 1)
    wounded = tables().allowances["wounded"]
    assert {wounded.of(led, run) for led in (False, True) for run in (False, True)} == {6}
    assert tables().portage.wounded_leader == 0


def test_asking_for_what_is_not_in_the_box_says_what_is() -> None:
    with pytest.raises(UnreadableFile, match="no german 9-9-9; choose one of: 4-6-8, 5-4-8"):
        counters().unit("german", "9-9-9")
    with pytest.raises(UnreadableFile, match="no leader 11-3; choose one of: 10-2"):
        counters().leader("11-3")
    with pytest.raises(UnreadableFile, match="no russian mortar; see"):
        counters().weapon("russian", "mortar")
