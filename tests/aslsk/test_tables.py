"""The other tables with the published figures (SK 3.8b, SK 5.9, SK M1, SK B3)."""

from itertools import pairwise

import pytest

from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.tables import MF
from caposaldo.proofs import proves
from tests.aslsk.data_files import counters, parsed, table_of, tables


@proves("SK A5", 1)
@pytest.mark.parametrize(
    ("attack", "defence", "odds", "kill"),
    [
        (9, 5, "3-2", 6), (5, 4, "1-1", 5), (4, 6, "1-2", 4), (6, 4, "3-2", 6), (8, 4, "2-1", 7),
        (4, 4, "1-1", 5), (12, 8, "3-2", 6), (8, 12, "1-2", 4), (12, 4, "3-1", 8), (1, 8, "1-8", 1),
        (10, 1, "10-1", 12), (1, 6, "1-6", 2), (1, 7, "1-8", 1), (9, 1, "8-1", 11),
        (7, 1, "6-1", 10), (5, 1, "4-1", 9), (1, 4, "1-4", 3), (1, 3, "1-4", 3),
    ],
)  # fmt: skip
def test_a5_the_highest_ratio_not_above(attack: int, defence: int, odds: str, kill: int) -> None:
    table = tables().odds
    assert table.names[table.column_for(attack, defence)] == odds
    assert table.kill_number(attack, defence) == kill
    assert table.column_for(attack * WHOLE, defence * WHOLE) == table.column_for(attack, defence)


@proves("SK A5", 2)
def test_a5_the_outermost_columns() -> None:
    table = tables().odds
    assert table.names[table.column_for(21, 2)] == ">10-1"
    assert table.names[table.column_for(1, 9)] == "<1-8"
    assert (table.kill_number(21, 2), table.kill_number(1, 9)) == (13, 0)


def test_better_odds_kill_more_and_those_below_1_1_are_poor() -> None:
    table = tables().odds
    assert len(table.names) == len(table.kill)
    assert all(worse < better for worse, better in pairwise(table.kill))
    poor = [name for at, name in enumerate(table.names) if table.poor(at)]
    assert poor == ["<1-8", "1-8", "1-6", "1-4", "1-2"]


@proves("SK 5.9", 1)
def test_5_9_the_leader_a_die_makes() -> None:
    made = [tables().promotion.leader(final) for final in range(-1, 10)]
    assert made == [
        "8-1", "8-1", "8-1", "8-0", "8-0", "7-0", "7-0", "6+1", None, None, None,
    ]  # fmt: skip
    assert {name for name in made if name} <= set(counters().leaders)


@proves("SK 5.9", 2)
def test_5_9_nation_morale_state_and_odds_change_the_die() -> None:
    nations, promotion = counters().nations, tables().promotion
    assert [nations[id].promotion_drm for id in ("american", "german", "russian")] == [-1, -1, 1]
    assert [promotion.morale_drm(morale) for morale in range(5, 11)] == [1, 1, 0, -1, -1, -1]
    assert (promotion.broken_drm, promotion.poor_odds_drm) == (1, -1)


@proves("SK M1", 1)
def test_m1_the_table_of_allowances() -> None:
    printed = table_of("SK M1")
    columns = ((False, False), (True, False), (False, True), (True, True))
    keys = ("alone", "with_leader", "double_time", "double_time_with_leader")
    for (led, run), key in zip(columns, keys, strict=True):
        found = [allowance.of(led, run) for allowance in tables().allowances.values()]
        assert found == [MF * value for value in printed[key]], key


def test_m1_green_units_alone_and_with_a_leader() -> None:
    green = tables().allowances["green"]
    assert (green.of(False, False), green.of(True, False)) == (3 * MF, 6 * MF)
    with_leader = tables().allowances["mmc"].of(True, False)
    assert green.of(True, False) == with_leader


@proves("SK M1", 3)
def test_m1_leaders_whole_and_wounded() -> None:
    whole, wounded = tables().allowances["smc"], tables().allowances["wounded"]
    assert (whole.of(False, False), whole.of(False, True)) == (6 * MF, 8 * MF)
    assert (wounded.of(False, False), wounded.of(False, True)) == (3 * MF, 3 * MF)


@proves("SK B3", 2, 4)
@pytest.mark.parametrize(
    ("id", "tem", "cost", "hindrance", "obstacle", "open_ground"),
    [
        ("open", 0, 2, 0, False, True),
        ("road", 0, 2, 0, False, True),
        ("orchard", 0, 2, 1, False, False),
        ("grain", 0, 3, 1, False, False),
        ("woods", 1, 4, 0, True, False),
        ("wooden", 2, 4, 0, True, False),
        ("stone", 3, 4, 0, True, False),
    ],
)
def test_b3_what_each_terrain_does(
    id: str, tem: int, cost: int, hindrance: int, obstacle: bool, open_ground: bool
) -> None:
    terrain = tables().terrain[id]
    assert (terrain.tem, terrain.cost, terrain.hindrance) == (tem, cost, hindrance)
    assert (terrain.obstacle, terrain.open_ground) == (obstacle, open_ground)
    assert terrain.shelter is obstacle


def test_b3_a_fortified_building_adds_1() -> None:
    assert tables().fortified == 1


def test_the_terrains_of_boards_are_found_by_their_codes() -> None:
    assert [terrain.id for terrain in tables().by_code] == list(TERRAINS)
    assert set(parsed("tables")["terrain"]["terrain"]) == {*TERRAINS, "road"}


def test_x7_grain_stands_from_june_to_september() -> None:
    assert [month for month in range(1, 13) if tables().in_season(month)] == [6, 7, 8, 9]


def test_x6_the_figures_of_smoke() -> None:
    smoke = tables().smoke
    assert (smoke.hindrance, smoke.out, smoke.most, smoke.cost) == (2, 1, 3, MF)
