"""The published situations of sight, rebuilt with the terrain they name."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.sight import Sighting, look
from caposaldo.proofs import proves
from tests.aslsk.grounds import ground


def see(made: Map, one: str, other: str, **smoke: int) -> Sighting:
    values = {made.find(name): value for name, value in smoke.items()}
    return look(made, made.find(one), made.find(other), smoke=values)


def street() -> Map:
    """I2 and its surroundings: a road between woods, an orchard in J4, a house in J3."""
    return ground(
        stone=("I2", "J3"), woods="G2 G3 G4 H1 H2 H3", orchard="J4", roads=["F3 G3 H2 I2"]
    )


def farm() -> Map:
    """N5, O6, P5 and P1 are houses, O5 is an orchard."""
    return ground(stone=("N5", "N6", "O6", "P5", "P1", "M4"), orchard="O5")


@proves("SK B6", 1)
def test_LOS1_along_the_road_between_the_woods_it_is_clear() -> None:
    seen = see(street(), "I2", "F3")
    assert (seen.range, seen.is_clear, seen.total) == (3, True, 0)
    wooded = ground(stone=("I2",), woods="G3 H2")
    assert wooded.names[see(wooded, "I2", "F3").blocker] == "H2"


@proves("SK B5", 1, 2)
def test_LOS2_across_the_orchard_it_is_clear_with_one_hindrance() -> None:
    made = street()
    seen = see(made, "I2", "J5")
    assert (seen.range, seen.is_clear, seen.total) == (4, True, 1)
    assert [made.names[each.hex] for each in seen.hindrances] == ["J4"]


@proves("SK B4", 2)
def test_LOS3_the_house_in_between_blocks() -> None:
    made = street()
    seen = see(made, "I2", "K4")
    assert (seen.range, made.names[seen.blocker]) == (3, "J3")


@proves("SK B5", 4)
@pytest.mark.parametrize(
    ("case", "one", "other", "far", "total"),
    [("LOS4", "N5", "P5", 2, 1), ("LOS5", "O6", "P5", 1, 0), ("LOS6", "N5", "P1", 5, 0),
     ("LOS7", "N4", "O5", 1, 0)],
)  # fmt: skip
def test_LOS4_to_LOS7_the_lines_of_the_fire_example(
    case: str, one: str, other: str, far: int, total: int
) -> None:
    seen = see(farm(), one, other)
    assert (seen.range, seen.is_clear, seen.total) == (far, True, total)


@proves("SK X1", 3)
@pytest.mark.parametrize(("orchards", "total"), [("E2 E3 E4", 5), ("E2 E3 E4 E5", 6)])
def test_LOS8_the_sum_that_is_tested_for_six_has_smoke_and_terrain_in_it(
    orchards: str, total: int
) -> None:
    made = ground(orchard=orchards)
    seen = see(made, "E1", "E8", E8=2)
    assert (seen.is_clear, seen.total) == (True, total)


@proves("SK B4", 2)
@pytest.mark.parametrize("firer", ["O6", "M6", "L7"])
def test_RT2_the_street_hex_is_in_the_sight_of_all_three_firers(firer: str) -> None:
    made = ground(stone=("M6", "L7", "L8", "M8", "M9", "O6", "O8"), woods="N9 N10 O10")
    seen = see(made, firer, "N7")
    assert (seen.range, seen.is_clear, seen.total) == (2, True, 0)


@proves("SK B4", 2, 5)
@pytest.mark.parametrize(
    ("case", "target", "far"),
    [("FF1", "J3", 2), ("FF2", "K3", 2), ("FF3", "I5", 2), ("FF5", "J5", 1), ("FF6", "K6", 1)],
)
def test_FF_the_gun_in_K5_sees_every_hex_it_fires_into(case: str, target: str, far: int) -> None:
    made = ground(
        stone=("K5", "J3", "J5", "I3", "J2", "G4", "H4", "I4"),
        orchard="J6 J7 K6 K7",
        roads=["F6 G6 H5 I5 I6 I7", "K3 K4"],
    )
    seen = see(made, "K5", target)
    assert (seen.range, seen.is_clear, seen.total) == (far, True, 0)
