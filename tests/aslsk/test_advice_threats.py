"""What the adviser reckons of fire agrees with the rules (SK 5.1, M17, F1)."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.aslsk.advice.batteries import Battery
from caposaldo.aslsk.advice.harms import Harms, worth
from caposaldo.aslsk.advice.threats import ASSAULT, MOVING, STANDING, Threats, picture
from caposaldo.aslsk.attack import foretell
from caposaldo.aslsk.attackrecord import Attack
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.firepower import strength
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UnitId, WeaponId
from tests.aslsk.scenes import hex_of, still, unit

LINES = ("option los_check free", "sides russian german", "turn russian 2 prep-fire")
GUNS = ("german g1 4-6-7 K5", "german gw1 MMG g1", "german g2 9-1 K5")


def threats(game: Starter, side: str = "russian", *, fresh: bool = False) -> Threats:
    harms = Harms(game.table.battle.box.tables.fire)
    return Threats(game.table, side, harms, fresh=fresh)


def test_movers_have_more_to_fear_than_those_who_stand_and_least_behind_walls() -> None:
    game = still(*LINES, "hex H7 stone", *GUNS, "russian r1 4-4-7 A1")
    men = [unit(game, "r1")]
    found = threats(game)
    bare, house = hex_of(game, "H6"), hex_of(game, "H7")
    assert found.at(bare, men, MOVING) > found.at(bare, men, ASSAULT)
    assert found.at(bare, men, ASSAULT) > found.at(bare, men, STANDING)
    assert found.at(bare, men) > found.at(house, men) > 0


def test_nobody_fears_those_who_are_broken_or_do_not_see() -> None:
    game = still(*LINES, "german g1 4-6-7 K5 broken", "russian r1 4-4-7 A1")
    assert threats(game).at(hex_of(game, "J5"), [unit(game, "r1")], MOVING) == 0
    hidden = still(*LINES, "hex I5 stone", *GUNS, "russian r1 4-4-7 A1")
    assert not threats(hidden).is_seen(hex_of(hidden, "G5"))


def test_who_has_fired_is_feared_less_now_and_as_before_in_the_next_turn() -> None:
    fired = still(*LINES, "german g1 4-6-7 K5 final", "russian r1 4-4-7 A1")
    men, near = [unit(fired, "r1")], hex_of(fired, "I5")
    assert threats(fired).at(near, men, MOVING) == 0
    assert threats(fired, fresh=True).at(near, men, MOVING) > 0


def test_more_enemies_are_feared_more_but_never_beyond_the_worth_of_the_men() -> None:
    one = still(*LINES, *GUNS, "russian r1 4-4-7 A1")
    two = still(*LINES, *GUNS, "german g3 4-6-7 K6", "russian r1 4-4-7 A1")
    near = hex_of(one, "J5")
    less = threats(one).at(near, [unit(one, "r1")], MOVING)
    more = threats(two).at(near, [unit(two, "r1")], MOVING)
    assert less < more <= worth(unit(two, "r1"))


def test_what_units_could_do_from_a_hex_grows_as_they_come_nearer() -> None:
    game = still(*LINES, "german g1 4-6-7 K5", "russian r1 4-4-7 A5")
    found, men = threats(game), [unit(game, "r1")]
    far, near = found.harm_from(hex_of(game, "E5"), men), found.harm_from(hex_of(game, "J5"), men)
    assert 0 < far < near
    assert found.harm_from(hex_of(game, "J5"), men, halved=True) < near


@pytest.mark.parametrize("target", ["J5", "I5", "F5", "D5", "A5"])
def test_F1_a_battery_has_the_firepower_that_the_rules_give_it(target: str) -> None:
    game = still(*LINES, *GUNS, "german g3 2-4-7 K5 pinned", "russian r1 4-4-7 A1")
    table, hex = game.table, hex_of(game, target)
    battery = Battery(table, hex_of(game, "K5"), table.here(hex_of(game, "K5")), True)
    firers, guns = (UnitId("g1"), UnitId("g3")), (WeaponId("gw1"),)
    in_range = tuple(
        [
            id
            for id in firers
            if 2 * table.units[id].mmc.range
            >= table.battle.ground.distance(table.units[id].place, hex)
        ]
    )
    attack = Attack("prep", "german", hex, (), in_range, guns)
    away = table.battle.ground.distance(hex_of(game, "K5"), hex)
    assert battery.power(away) == strength(table, attack).total


def test_the_picture_changes_with_what_threats_depend_on_and_with_nothing_else() -> None:
    before = still(*LINES, *GUNS, "russian r1 4-4-7 A1").table
    moved = still(*LINES, *GUNS, "russian r1 4-4-7 B1").table
    fired = still(*LINES, "german g1 4-6-7 K5 first", *GUNS[1:], "russian r1 4-4-7 A1").table
    smoke = still(*LINES, *GUNS, "smoke J5", "russian r1 4-4-7 A1").table
    assert picture(before, "russian") == picture(moved, "russian")
    assert picture(before, "russian") != picture(fired, "russian")
    assert picture(before, "russian") != picture(smoke, "russian")


def test_5_1_the_column_and_drm_of_advised_fire_are_those_of_the_rules() -> None:
    checked = 0
    game = library.start("aslsk", "lane", {}, 5)
    adviser = game.kind.adviser("lane", game.setup.readings)
    assert adviser is not None
    columns = game.table.battle.box.tables.fire.columns
    while (asked := game.decision()) is not None and len(game.answers) < 400:
        options = [option.notation for option in asked.options]
        best = adviser.rank(game.view(asked.seat), options)[0]
        frame = game.stack[-1]
        if best.notation == "shoot" and isinstance(frame, Group):
            odds = foretell(game.table, attack_of(game.table, frame))
            column = columns[odds.column] if odds.column != NO_COLUMN else 0
            assert (best.facts["column"], best.facts["drm"]) == (column, odds.drm)
            checked += 1
        game.answer(best.notation)
    assert checked > 5


def test_even_the_worst_leader_is_worth_something_and_has_something_to_fear() -> None:
    game = still(*LINES, *GUNS, "russian r1 6+1 H6 wounded")
    leader = unit(game, "r1")
    assert leader.leadership == 2
    assert 0 < threats(game).at(leader.place, [leader]) <= worth(leader)
