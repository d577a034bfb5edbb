"""The support weapons as they are printed (SK 4.0, SK F17, SK F18)."""

import pytest

from caposaldo.aslsk.counters import WeaponType
from caposaldo.proofs import proves
from tests.aslsk.data_files import counters, parsed, tables


def figures(weapon: WeaponType) -> tuple[int, ...]:
    return (
        weapon.fp, weapon.range, weapon.rof, weapon.breakdown, weapon.pp, weapon.repair,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("nation", "name", "expected"),
    [
        ("german", "LMG", (3, 8, 1, 12, 1, 1)),
        ("german", "MMG", (5, 12, 2, 12, 3, 2)),
        ("german", "HMG", (7, 16, 3, 12, 4, 3)),
        ("american", "LMG", (2, 6, 1, 11, 1, 1)),
        ("american", "MMG", (4, 10, 2, 12, 3, 2)),
        ("american", "HMG", (6, 12, 3, 12, 5, 3)),
        ("american", ".50 HMG", (8, 16, 3, 12, 5, 2)),
        ("russian", "LMG", (2, 6, 1, 11, 1, 1)),
        ("russian", "MMG", (4, 10, 2, 11, 5, 2)),
        ("russian", "HMG", (6, 12, 3, 12, 5, 3)),
        ("russian", ".50 HMG", (8, 16, 3, 12, 5, 2)),
    ],
)
def test_machine_guns_have_their_printed_figures(
    nation: str, name: str, expected: tuple[int, ...]
) -> None:
    weapon = counters().weapon(nation, name)
    assert figures(weapon) == expected
    assert (weapon.kind, weapon.removal) == ("MG", 6)
    assert (weapon.non_elite, weapon.inexperienced) == (weapon.breakdown, -1)
    assert weapon.advancing_fire is (name == "LMG")


@proves("SK F17", 1)
def test_f17_a_machine_gun_without_printed_number_has_12() -> None:
    unprinted = [w for w in parsed("counters")["weapon"] if w.get("printed") is False]
    assert len(unprinted) == 11
    for entry in unprinted:
        assert counters().weapon(entry["nation"], entry["name"]).breakdown == 12


@proves("SK F18", 1)
def test_f18_the_figures_of_the_flamethrower() -> None:
    weapon = counters().weapon("russian", "FT")
    assert weapon is counters().weapon("american", "FT")
    assert (weapon.fp, weapon.range, weapon.pp) == (24, 1, 1)
    assert (weapon.breakdown, weapon.non_elite, weapon.inexperienced) == (10, 8, -1)


@proves("SK F18", 3)
def test_f18_the_figures_of_the_charge() -> None:
    weapon = counters().weapon("german", "DC")
    assert (weapon.fp, weapon.range, weapon.pp) == (30, 1, 1)
    assert (weapon.breakdown, weapon.non_elite, weapon.inexperienced) == (12, 10, -1)


def test_flamethrowers_and_charges_have_neither_rate_nor_repair() -> None:
    for name in ("FT", "DC"):
        weapon = counters().weapon("german", name)
        assert weapon.known
        assert (weapon.rof, weapon.repair, weapon.removal) == (0, 0, 0)


def test_a_nations_own_weapon_has_an_id_that_prose_can_use() -> None:
    assert counters().weapon("american", ".50 HMG").id == "american-hmg-50"
    assert counters().weapon("german", "FT").id == "all-ft"
    assert {weapon.key for weapon in counters().weapons.values()} == {
        "lmg", "mmg", "hmg", "hmg-50", "ft", "dc",
    }  # fmt: skip


def test_values_nobody_has_established_make_a_weapon_unknown() -> None:
    assert not counters().weapon("italian", "LMG").known
    assert not counters().weapon("british", "HMG").known


@proves("SK M8", 1)
def test_m8_what_each_carries() -> None:
    portage = tables().portage
    assert (portage.squad, portage.half_squad) == (3, 3)
    assert (portage.leader, portage.wounded_leader, portage.cx) == (1, 0, -1)
    assert (portage.leader_most, portage.leader_helps, portage.mf_per_excess) == (2, 1, 2)
