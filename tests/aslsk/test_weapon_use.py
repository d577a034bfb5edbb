"""What using weapons costs a squad, a half-squad, a leader (SK 4.0, F10), and crews (SK 4.1)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk import attackkinds as kinds
from caposaldo.aslsk import crew, weaponuse
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, unit

LINES = (
    "german g1 4-6-7 B5",
    "german g2 2-4-7 B5",
    "german g3 9-1 B5",
    "german g4 8-0 B5",
    "russian r1 4-4-7 C5",
    "german gw1 MMG g1",
    "german gw2 LMG g1",
    "german gw3 LMG g1",
    "german gw4 LMG g2",
    "german gw5 LMG g3",
)


def scene(*more: str) -> Starter:
    """The same units; a line of `more` takes the place of the one with its id."""
    ids = [line.split()[1] for line in more]
    return still(*[line for line in LINES if line.split()[1] not in ids], *more)


def refused(game: Starter, id: str, firing: bool, *weapons: str, kind: str = kinds.PREP) -> str:
    ids = [WeaponId(each) for each in weapons]
    found = weaponuse.overuse(game.table, unit(game, id), kind, firing, ids)
    assert found is None or found.rule in ("SK F10", "SK 4.2")
    return "" if found is None else found.key


def use(game: Starter, *weapons: str, kind: str = kinds.PREP) -> list[Unit]:
    return weaponuse.note_use(game, kind, [WeaponId(each) for each in weapons])


@proves("SK F10", 1)
@proves("SK 4.0", 2)
def test_F10_a_squad_uses_one_weapon_and_keeps_its_own_firepower() -> None:
    game = scene()
    assert refused(game, "g1", True, "gw1") == ""
    assert use(game, "gw1") == []
    assert "forfeited" not in unit(game, "g1").marks
    # Later in the phase it may still fire its own, or the same weapon again, or a second one.
    assert refused(game, "g1", True) == ""
    assert refused(game, "g1", True, "gw1") == ""
    assert refused(game, "g1", False, "gw2") == ""
    assert refused(game, "g1", True, "gw2") == "fires-itself"


@proves("SK F10", 1)
@proves("SK 4.0", 2)
def test_F10_a_squad_uses_two_weapons_and_loses_its_own_firepower() -> None:
    game = scene()
    assert refused(game, "g1", True, "gw1", "gw2") == "fires-itself"
    assert refused(game, "g1", False, "gw1", "gw2") == ""
    assert [each.id for each in use(game, "gw1", "gw2")] == ["g1"]
    assert refused(game, "g1", True) == "firepower-forfeited"
    assert refused(game, "g1", True, kind=kinds.ADVANCING) == "firepower-forfeited"
    assert refused(game, "g1", False, "gw3") == "too-many-weapons"
    assert refused(game, "g1", False, "gw1") == ""


def test_F10_who_has_fired_his_own_uses_no_second_weapon() -> None:
    game = scene("german g1 4-6-7 B5 prep +used:gw1", "german g2 2-4-7 B5 prep")
    assert refused(game, "g1", False, "gw2") == "fires-itself"
    assert refused(game, "g1", False, "gw1") == ""
    assert refused(game, "g2", False, "gw4") == "fires-itself"


@proves("SK F10", 2)
@proves("SK 4.0", 3)
def test_F10_a_half_squad_uses_one_weapon_and_loses_its_own_firepower() -> None:
    game = scene()
    assert refused(game, "g2", True, "gw4") == "fires-itself"
    assert refused(game, "g2", False, "gw4") == ""
    assert [each.id for each in use(game, "gw4")] == ["g2"]
    assert refused(game, "g2", True) == "firepower-forfeited"
    assert refused(game, "g2", True, kind=kinds.FINAL) == "firepower-forfeited"
    assert refused(game, "g2", False, "gw1") == "too-many-weapons"


@proves("SK F10", 3)
@proves("SK 4.0", 2)
@pytest.mark.parametrize("kind", [kinds.SUBSEQUENT, kinds.PROTECTIVE, kinds.FINAL])
def test_F10_who_fires_again_has_its_own_firepower_back(kind: str) -> None:
    # What was used in the movement phase is forgotten in the defensive fire phase.
    used = ("", "") if kind == kinds.FINAL else (" +used:gw1 +used:gw2", " +used:gw4")
    game = scene(
        "option forfeited_final back",
        f"german g1 4-6-7 B5 first +forfeited{used[0]}",
        f"german g2 2-4-7 B5 first +forfeited{used[1]}",
    )
    assert refused(game, "g1", True, "gw1", kind=kind) == ""
    assert refused(game, "g1", True, "gw1", "gw2", kind=kind) == "fires-itself"
    assert refused(game, "g2", True, kind=kind) == ""
    assert refused(game, "g2", True, "gw4", kind=kind) == "fires-itself"
    assert refused(game, "g2", False, "gw4", kind=kind) == ""


@proves("SK F10", 6)
def test_F10_by_the_player_aid_it_has_it_back_in_sff_and_fpf_alone() -> None:
    game = scene(
        "option forfeited_final only_sff_fpf",
        "german g1 4-6-7 B5 first +forfeited",
        "german g2 2-4-7 B5 first +forfeited",
    )
    for id in ("g1", "g2"):
        assert refused(game, id, True, kind=kinds.FINAL) == "firepower-forfeited"
        assert refused(game, id, True, kind=kinds.SUBSEQUENT) == ""
        assert refused(game, id, True, kind=kinds.PROTECTIVE) == ""


@proves("SK F10", 3)
def test_F10_weapons_used_in_the_defensive_fire_phase_itself_count_for_who_has_fired_before() -> (
    None
):
    game = scene("german g1 4-6-7 B5 first +forfeited +used:gw1")
    assert refused(game, "g1", True, "gw2", kind=kinds.FINAL) == "fires-itself"
    assert [each.id for each in use(game, "gw2", kind=kinds.FINAL)] == ["g1"]
    spent = scene("german g1 4-6-7 B5 final +forfeited +used:gw1", "german g2 2-4-7 B5 final")
    assert refused(spent, "g1", False, "gw2", kind=kinds.FINAL) == "fires-itself"
    assert refused(spent, "g1", False, "gw1", kind=kinds.FINAL) == ""
    assert refused(spent, "g2", False, "gw4", kind=kinds.FINAL) == "fires-itself"


def test_F10_who_fires_again_with_a_gun_that_kept_its_rate_begins_anew_too() -> None:
    game = scene("german g1 4-6-7 B5 first +forfeited +used:gw1 +used:gw2")
    assert refused(game, "g1", True, "gw1", kind=kinds.FIRST) == ""
    assert refused(game, "g1", True, "gw1", "gw2", kind=kinds.FIRST) == "fires-itself"


@proves("SK F10", 4)
@proves("SK 4.0", 4)
def test_F10_a_leader_uses_one_weapon_and_has_had_his_part() -> None:
    game = scene()
    assert refused(game, "g3", False, "gw5") == ""
    assert [each.id for each in use(game, "gw5")] == ["g3"]
    assert "gunner" in unit(game, "g3").marks
    assert refused(game, "g3", False, "gw1") == "too-many-weapons"
    assert refused(scene("german g3 9-1 B5 prep"), "g3", False, "gw5") == "leader-has-directed"
    assert refused(scene("german g3 9-1 B5 prep +gunner +used:gw5"), "g3", False, "gw5") == ""


@proves("SK 4.2", 3)
def test_4_2_a_unit_uses_one_flamethrower_only() -> None:
    game = scene("german gw1 FT g1", "german gw2 FT g1")
    assert refused(game, "g1", False, "gw1") == ""
    use(game, "gw1")
    assert refused(game, "g1", False, "gw2") == "one-flamethrower"


GUNNERS = ("german g3 9-1 B5", "german gw5 MMG g3")


@proves("SK 4.1", 1)
def test_4_1_one_leader_has_half_the_firepower_of_a_gun_and_two_have_it_all() -> None:
    game = scene(*GUNNERS)
    gun, ids = WeaponId("gw5"), [WeaponId("gw5")]
    assert crew.fires_alone(game.table, gun, ids, [])
    assert crew.fires_alone(game.table, gun, ids, [UnitId("g1")])
    assert not crew.fires_alone(game.table, gun, ids, [UnitId("g4")])
    assert not crew.fires_alone(game.table, WeaponId("gw1"), [WeaponId("gw1")], [])


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("german g4 8-0 B5", ""),
        ("german g4 8-0 B5 pinned", "cannot-help"),
        ("german g4 8-0 B5 broken", "cannot-help"),
        ("german g4 8-0 B5 prep", "leader-has-fired"),
        ("german g4 8-0 B5 +gunner", "leader-has-fired"),
        ("german g4 8-0 B6", "nobody-to-help"),
    ],
)
def test_4_1_who_can_help_a_leader_at_his_gun(line: str, key: str) -> None:
    game = scene(*GUNNERS, line)
    found = crew.cannot_help(game.table, unit(game, "g4"), kinds.PREP, [WeaponId("gw5")], [])
    assert (found is None) == (not key)
    assert found is None or (found.key, found.rule) == (key, "SK 4.1")


def test_4_1_a_leader_helps_one_gun_only_and_not_his_own() -> None:
    game = scene(*GUNNERS, "german g4 8-0 B5", "german gw6 LMG g4")
    both = [WeaponId("gw5"), WeaponId("gw6")]
    own = crew.cannot_help(game.table, unit(game, "g4"), kinds.PREP, both, [])
    assert own is not None
    assert own.key == "fires-a-gun"
    assert crew.crews(game.table, both, []) == {"gw5": None, "gw6": None}
    third = scene(*GUNNERS, "german g5 7-0 B5")
    taken = crew.cannot_help(
        third.table, unit(third, "g5"), kinds.PREP, [WeaponId("gw5")], [UnitId("g4")]
    )
    assert taken is not None
    assert taken.key == "nobody-to-help"


@proves("SK 4.1", 1)
def test_4_1_a_leader_helps_at_a_gun_of_his_own_hex_not_of_another_in_the_group() -> None:
    game = scene(*GUNNERS, "german g4 8-0 B6", "german g6 9-1 B6", "german gw6 LMG g6")
    both = [WeaponId("gw5"), WeaponId("gw6")]
    assert crew.crews(game.table, both, [UnitId("g4")]) == {"gw5": None, "gw6": "g4"}
