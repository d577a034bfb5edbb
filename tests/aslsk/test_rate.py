"""Rate of fire (SK F9), captured weapons (SK F20)."""

from __future__ import annotations

from itertools import product

import pytest

from caposaldo.aslsk import attackkinds as kinds
from caposaldo.aslsk import rate
from caposaldo.aslsk.dice import Roll
from caposaldo.aslsk.units import WeaponId
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, told, unit, weapon

GUN = WeaponId("gw1")


def coloured(
    user: str = "", gun: str = "", kind: str = kinds.PREP, holder: str = "g1"
) -> list[int]:
    """The coloured dice with which a German MMG (ROF 2) keeps its rate."""
    game = still(
        f"german g1 4-6-7 B5 {user}", "russian r1 4-4-7 C5", f"german gw1 MMG {holder} {gun}"
    )
    return [
        die for die in range(1, 7) if rate.kept(game.table, [GUN], [kind], Roll(die, 6)) == [GUN]
    ]


@proves("SK F9", 1)
@proves("SK 4.1", 5)
@pytest.mark.parametrize("kind", [kinds.PREP, kinds.FIRST, kinds.FINAL])
def test_F9_a_coloured_die_up_to_rof_keeps_the_rate(kind: str) -> None:
    assert coloured(kind=kind) == [1, 2]


@proves("SK F9", 2)
@pytest.mark.parametrize("kind", [kinds.ADVANCING, kinds.SUBSEQUENT, kinds.PROTECTIVE])
def test_F9_no_rate_in_advancing_subsequent_and_protective_fire(kind: str) -> None:
    assert coloured(kind=kind) == []


@proves("SK F9", 2)
def test_F9_no_rate_for_a_first_fire_weapon_or_a_user_marked_final_fire() -> None:
    assert coloured(gun="first", kind=kinds.FINAL) == []
    assert coloured(user="final", kind=kinds.FINAL) == []
    assert coloured(user="first", kind=kinds.FINAL) == [1, 2]


@proves("SK F9", 3)
def test_F9_a_pinned_users_weapon_cannot_keep_its_rate() -> None:
    assert coloured(user="pinned") == []


@proves("SK F9", 7)
@proves("SK F20", 1)
@proves("SK 4.0", 9)
def test_F9_a_captured_weapon_has_rof_1_lower() -> None:
    assert coloured(holder="r1") == [1]


def test_F9_a_captured_lmg_has_no_rate_left() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 C5", "russian rw1 LMG g1")
    gun, user = weapon(game, "rw1"), unit(game, "g1")
    assert rate.rate_of_fire(gun, user) == 0
    assert not rate.can_keep(game.table, gun, user, kinds.PREP)


def test_F8_who_cowers_keeps_no_rate_and_what_broke_down_does_not_either() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 C5", "german gw1 MMG g1")
    one = Roll(1, 1)
    assert rate.kept(game.table, [GUN], [kinds.PREP], one) == [GUN]
    assert rate.kept(game.table, [GUN], [kinds.PREP], one, cowered=True) == []
    assert rate.kept(game.table, [GUN], [kinds.PREP], one, broken=[GUN]) == []


def test_F9_a_weapon_that_keeps_its_rate_has_no_marker_and_says_so() -> None:
    game = still("german g1 4-6-7 B5", "russian r1 4-4-7 C5", "german gw1 MMG g1")
    rate.keep(game, [GUN])
    assert (weapon(game, "gw1").fire, weapon(game, "gw1").marks) == ("", ("kept-rate",))
    assert told(game) == ["kept-rate"]


@proves("SK F9", 4)
@proves("SK F9", 8)
@pytest.mark.parametrize(
    ("reading", "user", "gun", "forbidden"),
    [
        *[("one_more", *each, False) for each in product(("", "pinned"), ("", "+kept-rate"))],
        ("lost", "", "+kept-rate", False),
        ("lost", "pinned", "", False),
        ("lost", "pinned", "+kept-rate", True),
    ],
)
def test_F9_what_a_pin_does_to_a_rate_kept_before_is_a_reading(
    reading: str, user: str, gun: str, forbidden: bool
) -> None:
    game = still(
        f"option pinned_rof {reading}",
        f"german g1 4-6-7 B5 {user}",
        "russian r1 4-4-7 C5",
        f"german gw1 MMG g1 {gun}",
    )
    refused = rate.lost_by_pin(game.table, weapon(game, "gw1"), unit(game, "g1"))
    assert (refused is not None) == forbidden
    assert refused is None or (refused.key, refused.rule) == ("rate-lost-by-pin", "SK F9")
