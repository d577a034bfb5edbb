"""The firepower of attacks: every factor, exact fractions, columns (SK F1, F2, 5.1)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.attack import foretell
from caposaldo.aslsk.attackkinds import (
    ADVANCING,
    CHARGE,
    FINAL,
    FIRST,
    FLAME,
    PREP,
    PROTECTIVE,
    RESIDUAL,
    SUBSEQUENT,
)
from caposaldo.aslsk.attackrecord import Attack, kind_of_unit, kind_of_weapon
from caposaldo.aslsk.firepower import strength, written
from caposaldo.aslsk.firetable import NO_COLUMN, WHOLE
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, WeaponId
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, unit, weapon

FREE = "option los_check free"


def attack(game: Starter, kind: str, hex: str, *members: str, value: int = 0) -> Attack:
    """An attack by these units and weapons of the side of the first of them."""
    table = game.table
    firers = tuple([UnitId(id) for id in members if UnitId(id) in table.units])
    weapons = tuple([WeaponId(id) for id in members if WeaponId(id) in table.weapons])
    side = {"g": "german", "r": "russian", "a": "american"}[members[0][0]] if members else "german"
    return Attack(kind, side, hex_of(game, hex), (), firers, weapons, (), value)


def fp(game: Starter, kind: str, hex: str, *members: str) -> str:
    return written(strength(game.table, attack(game, kind, hex, *members)).total)


def column(game: Starter, kind: str, hex: str, *members: str) -> int:
    fire = game.table.battle.box.tables.fire
    found = fire.column_for(strength(game.table, attack(game, kind, hex, *members)).total)
    return 0 if found == NO_COLUMN else fire.columns[found]


def labels(game: Starter, kind: str, hex: str, *members: str) -> list[str]:
    listed = strength(game.table, attack(game, kind, hex, *members)).factors
    return [f"{factor.label} {factor.facts['fp']}" for factor in listed]


@proves("SK F1", 6)
def test_F1_the_fractions_of_an_attack_are_summed_before_the_column_is_looked_up() -> None:
    far = still("german g1 4-6-7 C5 first", "german gw1 MMG g1 first", "russian r1 4-4-7 C3")
    assert fp(far, SUBSEQUENT, "C3", "g1", "gw1") == "4½"
    assert column(far, SUBSEQUENT, "C3", "g1", "gw1") == 4
    near = still("german g1 4-6-7 C5 final", "german gw1 MMG g1 final", "russian r1 4-4-7 C4")
    assert fp(near, PROTECTIVE, "C4", "g1", "gw1") == "9"
    assert column(near, PROTECTIVE, "C4", "g1", "gw1") == 8
    held = still(
        "german g1 4-6-7 C5 final pinned", "german gw1 MMG g1 final", "russian r1 4-4-7 C4"
    )
    assert fp(held, PROTECTIVE, "C4", "g1", "gw1") == "4½"
    assert column(held, PROTECTIVE, "C4", "g1", "gw1") == 4


@proves("SK F1", 1)
def test_F1_factors_multiply_and_no_fraction_is_lost() -> None:
    game = still(
        "american a1 7-4-7 C5 pinned",
        "american a2 7-4-7 C5 pinned",
        "american a3 7-4-7 C5 pinned",
        "german g1 4-6-7 C10",
    )
    assert fp(game, ADVANCING, "C10", "a1") == "⅞"
    assert fp(game, ADVANCING, "C10", "a1", "a2", "a3") == "2⅝"
    assert column(game, ADVANCING, "C10", "a1") == 0
    assert column(game, ADVANCING, "C10", "a1", "a2", "a3") == 2
    assert labels(game, ADVANCING, "C10", "a1") == [
        "own-fp 7",
        "long-range 3½",
        "pinned-firer 1¾",
        "advancing-fire ⅞",
    ]


@proves("SK F1", 4)
@proves("SK 5.1", 2)
def test_F1_fire_is_doubled_next_door_and_tripled_in_the_same_hex() -> None:
    game = still("german g1 4-6-7 C5", "russian r1 4-4-7 C5", "melee C5")
    assert [fp(game, PREP, hex, "g1") for hex in ("C3", "C4", "C5")] == ["4", "8", "12"]


@pytest.mark.parametrize(
    ("kind", "lines", "wanted"),
    [
        (PREP, ("german g1 4-6-7 C5 pinned",), "2"),
        (ADVANCING, ("german g1 4-6-7 C5",), "2"),
        (SUBSEQUENT, ("german g1 4-6-7 C5 first",), "2"),
        (PROTECTIVE, ("german g1 4-6-7 C5 final",), "2"),
        (FINAL, ("german g1 4-6-7 C5 first",), "2"),
        (FINAL, ("german g1 4-6-7 C5",), "4"),
        (FIRST, ("german g1 4-6-7 C5",), "4"),
        (PREP, ("german g1 2-3-7 C5",), "2"),
    ],
)
@proves("SK F1", 5)
@proves("SK 5.1", 2, 3)
@proves("SK F15", 4)
def test_F1_each_reason_halves(kind: str, lines: tuple[str, ...], wanted: str) -> None:
    game = still(*lines, "russian r1 4-4-7 C3")
    assert fp(game, kind, "C3", "g1") == wanted


@proves("SK F1", 5)
@proves("SK F2", 3)
@proves("SK 4.1", 1)
def test_F1_a_gun_is_halved_beyond_16_hexes_and_with_a_lone_leader() -> None:
    lines = ("map bare 33x10", "german g1 9-1 A5", "german g2 8-0 A5", "german gw1 HMG g1")
    game = still(*lines, "german g3 4-6-7 A5", "german gw2 HMG g3", "russian r1 4-4-7 Q5")
    assert fp(game, PREP, "Q5", "gw2") == "7"
    assert fp(game, PREP, "R5", "gw2") == "1¾"
    assert fp(game, PREP, "Q5", "gw1") == "3½"
    assert fp(game, PREP, "Q5", "gw1", "g2") == "7"


@proves("SK F2", 1, 4)
def test_F2_beyond_the_printed_range_half() -> None:
    game = still("american a1 7-4-7 C5", "german g1 4-6-7 C9")
    assert fp(game, PREP, "C9", "a1") == "7"
    assert fp(game, PREP, "C10", "a1") == "3½"
    assert column(game, PREP, "C10", "a1") == 2


@proves("SK 5.1", 3)
@proves("SK F3", 3)
def test_51_assault_fire_adds_one_within_normal_range() -> None:
    game = still("american a1 7-4-7 C5", "german g1 4-6-7 C3")
    assert [fp(game, ADVANCING, hex, "a1") for hex in ("C3", "C4", "C10")] == ["5", "8", "1¾"]


def test_a_flamethrower_is_halved_at_two_hexes_only() -> None:
    game = still("german g1 5-4-8 C5 pinned", "german gw1 FT g1", "russian r1 4-4-7 C3")
    assert [fp(game, FLAME, hex, "gw1") for hex in ("C4", "C3")] == ["24", "12"]


def test_what_nobody_fires_has_the_value_it_is_given() -> None:
    game = still("german g1 4-6-7 C5", "russian r1 4-4-7 C3")
    for kind, value in ((RESIDUAL, 6), (CHARGE, 30)):
        made = attack(game, kind, "C3", value=value)
        found = strength(game.table, made)
        assert found.total == value * WHOLE
        assert [factor.label for factor in found.factors] == [f"{kind}-fp"]


def test_in_one_group_each_marker_tells_how_its_bearer_fires_at_movers() -> None:
    game = still(
        "german g1 4-6-7 C5 first",
        "german g2 4-6-7 C5",
        "german g3 4-6-7 C5 final",
        "german gw1 MMG g1",
        "german gw2 MMG g2 first",
        "russian r1 4-4-7 C4",
    )
    made = attack(game, FIRST, "C4", "g1", "g2", "g3", "gw1", "gw2")
    kinds = [kind_of_unit(made, unit(game, id)) for id in ("g1", "g2", "g3")]
    assert kinds == [SUBSEQUENT, FIRST, PROTECTIVE]
    guns = [kind_of_weapon(game.table, made, weapon(game, id)) for id in ("gw1", "gw2")]
    assert guns == [FIRST, SUBSEQUENT]
    assert fp(game, FIRST, "C4", "g1", "g2", "g3", "gw1", "gw2") == "31"


@pytest.mark.parametrize(
    ("amount", "text"),
    [(64, "1"), (96, "1½"), (16, "¼"), (1, "1/64"), (65, "1 1/64"), (0, "0"), (72, "1⅛")],
)
def test_fractions_are_written_alike_in_every_language(amount: int, text: str) -> None:
    assert written(amount) == text


@proves("SK F8", 1, 2)
@proves("SK N2", 7)
def test_F8_the_odds_count_every_roll_and_what_doubles_cost() -> None:
    game = still(FREE, "german g1 4-6-7 C5", "german g2 8-0 C5", "russian r1 4-4-7 C3")
    made = attack(game, PREP, "C3", "g1")
    unled = foretell(game.table, made)
    assert (unled.shift, unled.drm, sum(unled.chances.values())) == (1, 0, 36)
    led = foretell(game.table, made.by(made.firers, (), (UnitId("g2"),)))
    assert (led.shift, led.drm) == (0, 0)
    # On column 4 only an Original 2 gives K/2; unled it cowers to column 2 and gives K/1.
    assert (led.chances["K2"], "K1" in led.chances) == (1, False)
    assert (unled.chances["K1"], "K2" in unled.chances) == (1, False)
    # There is no column between 16 and 20.
    assert game.table.battle.box.tables.fire.columns[6:8] == (16, 20)


def test_an_attack_too_weak_for_any_column_has_no_result() -> None:
    game = still("german g1 2-3-7 C4 pinned", "russian r1 4-4-7 C10")
    found = foretell(game.table, attack(game, PREP, "C10", "g1"))
    assert (found.column, found.chances) == (NO_COLUMN, {"none": 36})
