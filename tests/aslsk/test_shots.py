"""How often one fires at a mover, and the nearest enemy of SFF (SK M14, M15)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.markedfire import weapon_kind
from caposaldo.aslsk.shots import count_shots, may_fire_again, spent_here, times
from caposaldo.aslsk.subsequent import is_nearest, passed_over
from caposaldo.aslsk.units import UnitId
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, unit, weapon

FREE = ("preset published", "option los_check free", "turn russian 1 movement")
FIRER = ("german g1 4-6-7 K5", "german gw1 LMG g1")


@proves("SK M14", 1)
@proves("SK M14", 4)
@pytest.mark.parametrize(
    ("marks", "firer", "more"),
    [
        ("+spent:2", "g1", True),
        ("+spent:2 +shot:g1.1", "g1", False),
        ("+spent:2 +shot:g1.1", "gw1", True),
        ("+spent:4 +shot:g1.1", "g1", True),
        ("+spent:4 +shot:g1.1 +shot:gw1.2", "gw1", False),
        ("+spent:3 +shot:g1.1", "g1", False),
        ("", "g1", False),
    ],
)
def test_M14_a_firer_has_as_many_attacks_on_a_mover_as_whole_MF_were_spent_in_the_hex(
    marks: str, firer: str, more: bool
) -> None:
    game = still(*FREE, *FIRER, f"russian r1 4-4-7 J5 +moving {marks}")
    assert may_fire_again([unit(game, "r1")], firer) is more


def test_M14_attacks_are_counted_on_those_movers_who_are_left() -> None:
    lines = ("german g1 4-6-7 K5", "russian r1 4-4-7 J5 +moving +spent:4", "russian r2 4-4-7 lost")
    game = still(*FREE, *lines)
    movers = [UnitId("r1"), UnitId("r2")]
    count_shots(game, ["g1", "gw1"], movers)
    count_shots(game, ["gw1"], movers)
    assert unit(game, "r1").marks == ("moving", "spent:4", "shot:g1.1", "shot:gw1.2")
    assert (times(unit(game, "r1"), "gw1"), spent_here(unit(game, "r1"))) == (2, 2)
    assert unit(game, "r2").marks == ()


@pytest.mark.parametrize(
    ("unit_marker", "gun_marker", "kind"),
    [
        ("", "", "first"),
        ("first", "", "first"),
        ("final", "", "first"),
        ("", "first", "subsequent"),
        ("first", "first", "subsequent"),
        ("final", "first", "protective"),
        ("first", "final", "protective"),
    ],
)
def test_3_3_3_its_marker_says_how_a_gun_fires_and_a_spent_user_makes_it_protective(
    unit_marker: str, gun_marker: str, kind: str
) -> None:
    game = still(*FREE, f"german g1 4-6-7 K5 {unit_marker}", f"german gw1 MMG g1 {gun_marker}")
    assert weapon_kind(weapon(game, "gw1"), unit(game, "g1")) == kind


@proves("SK M15", 3)
@pytest.mark.parametrize(
    ("other", "nearest"),
    [
        ("russian r2 4-4-7 N5", True),
        ("russian r2 4-4-7 J4", False),
        ("russian r2 4-4-7 J4 broken dm", False),
        ("russian r2 4-4-7 M5", False),
        ("russian r2 4-4-7 M5\nhex L5 M6 L4 M4 woods", True),
        ("german g2 4-6-7 J5", True),
    ],
)
def test_FF7_no_enemy_in_sight_is_nearer_than_the_target_of_SFF(other: str, nearest: bool) -> None:
    lines = ("german g1 4-6-7 K5 first", "russian r1 4-4-7 H5 +moving +spent:2")
    game = still(*FREE, *lines, *other.split("\n"))
    found = is_nearest(game.table, hex_of(game, "K5"), "german", hex_of(game, "H5"))
    assert found is nearest
    refusal = passed_over(game.table, hex_of(game, "K5"), "german", hex_of(game, "H5"))
    assert (None if refusal is None else (refusal.key, refusal.rule)) == (
        None if nearest else ("nearer-enemy", "SK M15")
    )


def test_FF7_where_attacks_are_declared_first_only_an_enemy_next_door_is_told() -> None:
    lines = ("german g1 4-6-7 K5 first", "russian r1 4-4-7 H5 +moving +spent:2")
    for other, refused in (("russian r2 4-4-7 M5", False), ("russian r2 4-4-7 K6", True)):
        game = still("turn russian 1 movement", *lines, other)
        refusal = passed_over(game.table, hex_of(game, "K5"), "german", hex_of(game, "H5"))
        assert (refusal is not None) is refused
        assert not is_nearest(game.table, hex_of(game, "K5"), "german", hex_of(game, "H5"))
