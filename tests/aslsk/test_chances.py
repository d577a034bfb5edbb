"""Exact chances from numbers alone (SK 5.1, 5.6, 5.8, R2)."""

from __future__ import annotations

import itertools

import pytest

from caposaldo.aslsk import chances
from caposaldo.aslsk.attack import Attack, resolve
from caposaldo.aslsk.attackkinds import PREP
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.contract import Outcome
from tests.aslsk.scenes import hex_of, kit, still, unit

FIRE = kit().box.tables.fire


def counts(odds: list[Outcome]) -> dict[str, int]:
    known = ("result-", "fate-", "rally-")
    return {
        outcome.key.removeprefix(next(part for part in known if outcome.key.startswith(part))): (
            outcome.chances
        )
        for outcome in odds
    }


def column(value: int) -> int:
    return FIRE.columns.index(value)


def test_5_1_the_chances_of_an_attack_are_the_36_rolls_read_on_its_column() -> None:
    # 8 FP at +2: finals 4 to 14, that is 2MC, 2MC, 1MC, 1MC, NMC, PTC and nothing from 10 on.
    found = counts(chances.fire_odds(FIRE, column(8), 2, 0))
    assert found == {"2MC": 3, "1MC": 7, "NMC": 5, "PTC": 6, "none": 15}


def test_F8_doubles_are_read_on_a_column_to_the_left() -> None:
    # 2, 4, 6, 8 are lost as doubles: 1,1 gives 2MC on column 6 too, 3,3 PTC instead of NMC.
    found = counts(chances.fire_odds(FIRE, column(8), 2, 1))
    assert found == {"2MC": 3, "1MC": 7, "NMC": 4, "PTC": 6 + 1, "none": 15}
    assert (
        counts(chances.fire_odds(FIRE, column(1), 0, 2))["none"]
        > counts(chances.fire_odds(FIRE, column(1), 0, 0))["none"]
    )


@pytest.mark.parametrize("value", FIRE.columns)
@pytest.mark.parametrize("drm", [-4, 0, 3, 9])
@pytest.mark.parametrize("shift", [0, 1, 2])
def test_all_chances_of_an_attack_add_up(value: int, drm: int, shift: int) -> None:
    odds = chances.fire_odds(FIRE, column(value), drm, shift)
    assert sum(outcome.chances for outcome in odds) == 36
    fates = chances.fate_odds(FIRE, column(value), drm, shift, 7)
    assert sum(outcome.chances for outcome in fates) == 36 * 36


def test_an_attack_too_weak_for_the_table_does_nothing() -> None:
    assert counts(chances.fire_odds(FIRE, FIRE.column_for(63), 0, 1)) == {"none": 36}
    assert counts(chances.fate_odds(FIRE, FIRE.column_for(63), 0, 1, 7)) == {"unaffected": 1296}


def test_5_6_a_check_is_failed_above_morale_and_pins_at_it() -> None:
    assert counts(chances.check_odds(7, 1)) == {
        "reduced-broken": 1,
        "broken": 6 + 5 + 4 + 3 + 2,
        "pinned": 5,
        "unaffected": 10,
    }


def test_V6_a_check_failed_by_more_than_the_ELR_replaces() -> None:
    found = counts(chances.check_odds(7, 1, elr=3))
    # Finals 11 and 12 (rolls 10 and 11) fail by more than 3; a final of 13 is an original 12.
    assert found["replaced"] == 3 + 2
    assert found["broken"] == 6 + 5 + 4


def test_F14_a_broken_squad_is_reduced_by_a_failure_and_dies_of_a_12() -> None:
    assert counts(chances.broken_check_odds(7, 0)) == {
        "eliminated": 1,
        "reduced": 5 + 4 + 3 + 2,
        "unaffected": 21,
    }


def test_R2_a_rally_succeeds_up_to_morale_and_a_12_reduces() -> None:
    assert counts(chances.rally_odds(7, 2, False)) == {
        "works": 10,
        "reduced": 1,
        "fails": 25,
    }
    assert counts(chances.rally_odds(2, 4, True))["works"] == 1
    assert "works" not in counts(chances.rally_odds(2, 4, False))


def test_F12_a_K_reduces_a_squad_before_it_checks() -> None:
    # On column 36 at +3 a final of 7 is K/4: the half-squad checks with +4 against 7.
    found = counts(chances.fate_odds(FIRE, column(36), 3, 0, 12))
    assert found["reduced"] > 0
    assert (
        found["eliminated"]
        >= 36 * chances.effects(FIRE, column(36), 3, 0)[FIRE.result(column(36), 5)]
    )


def test_what_becomes_of_a_squad_is_what_the_rules_do_in_all_1296_rolls() -> None:
    """A 4-6-7 in woods, 8 FP adjacent without leader: +1, and doubles cower."""
    found: dict[str, int] = {}
    for attack in itertools.product(range(1, 7), repeat=2):
        for check in itertools.product(range(1, 7), repeat=2):
            fate = _fate(attack, check)
            found[fate] = found.get(fate, 0) + 1
    assert found == counts(chances.fate_odds(FIRE, column(8), 1, 1, 7))


def _fate(attack: tuple[int, ...], check: tuple[int, ...]) -> str:
    game = still("hex C5 woods", "german g1 4-6-7 B5", "russian r1 4-4-7 C5")
    game.chance = RiggedChance(tuple([str(face) for face in (*attack, *check)]))
    shot = Attack(PREP, "german", hex_of(game, "C5"), firers=(UnitId("g1"),))
    resolve(game, shot)
    squad = unit(game, "r1")
    if not squad.on_map:
        return "eliminated"
    words = [] if squad.squad else ["reduced"]
    words += ["broken"] if squad.broken else ["pinned"] if squad.pinned else []
    return "-".join(words) or "unaffected"
