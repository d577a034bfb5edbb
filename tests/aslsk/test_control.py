"""Control of hexes and buildings (SK V3)."""

from __future__ import annotations

from caposaldo.aslsk import groundverbs, verbs
from caposaldo.aslsk.control import holder, holder_of_hex
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import given, hex_of, kit, still, then, told, unit

WHY = rule("SK 3.3")
GROUND = (
    "map bare 13x6",
    "building C3 D3 stone",
    "hex G3 wooden",
    "sides german russian",
    "sets-up russian",
)


def go(game: Starter, id: str, name: str) -> None:
    verbs.move(game, [unit(game, id)], hex_of(game, name), WHY)


def whose(game: Starter, *names: str) -> list[str]:
    return [holder(game.table, hex_of(game, name)) for name in names]


@proves("SK V3", 1)
@proves("SK V3", 2)
def test_V3_a_squad_in_good_order_takes_a_whole_building_from_one_hex_of_it() -> None:
    game = still(*GROUND, "german g1 4-6-7 B3", "russian r1 4-4-7 J3")
    assert whose(game, "C3", "D3") == ["russian", "russian"]
    go(game, "g1", "C3")
    assert whose(game, "C3", "D3") == ["german", "german"]
    assert told(game) == ["moved", "building-taken"]
    assert game.told()[-1].rules == ("SK V3",)


@proves("SK V3", 2)
@proves("SK E2", 7)
def test_V3_an_enemy_in_another_hex_of_the_building_holds_it() -> None:
    game = still(*GROUND, "german g1 4-6-7 B3", "russian r1 4-4-7 D3 broken dm")
    go(game, "g1", "C3")
    assert whose(game, "C3") == ["russian"]
    assert holder_of_hex(game.table, hex_of(game, "C3")) == "german"
    go(game, "r1", "E3")
    assert whose(game, "C3", "D3") == ["german", "german"]


def test_V3_a_broken_enemy_in_the_hex_itself_holds_it_until_he_is_gone() -> None:
    game = still(*GROUND, "german g1 4-6-7 G3", "russian r1 4-4-7 G3 broken dm")
    go(game, "g1", "G3")
    assert whose(game, "G3") == ["russian"]
    verbs.eliminate(game, unit(game, "r1"), rule("SK 3.6b"))
    assert whose(game, "G3") == ["german"]


@proves("SK V3", 3)
def test_V3_leaders_alone_never_gain_control_nor_do_broken_squads() -> None:
    game = still(*GROUND, "german g1 9-2 B3", "german g2 4-6-7 F3 broken dm", "russian r1 8-0 J3")
    go(game, "g1", "C3")
    go(game, "g2", "G3")
    assert whose(game, "C3", "G3") == ["russian", "russian"]
    verbs.rally(game, unit(game, "g2"), rule("SK 3.1f"))
    assert whose(game, "G3") == ["german"]


@proves("SK V3", 4)
def test_V3_control_stays_when_the_unit_has_left_until_the_enemy_gains_it() -> None:
    game = still(*GROUND, "german g1 4-6-7 B3", "russian r1 4-4-7 E3")
    for place in ("C3", "B3"):
        go(game, "g1", place)
    assert whose(game, "C3", "D3") == ["german", "german"]
    go(game, "r1", "D3")
    assert whose(game, "C3", "D3") == ["russian", "russian"]


@proves("SK V3", 5)
def test_V3_at_the_start_a_building_is_the_side_s_in_whose_area_it_lies() -> None:
    lines = (*GROUND, "group german turn=0 columns=A-D", "group russian turn=0 columns=E-F")
    game = still(*lines, "german g1 4-6-7 B3", "russian r1 4-4-7 J3")
    assert whose(game, "C3", "D3") == ["german", "german"]
    # In nobody's area it belongs to the side that sets up first.
    assert whose(game, "G3") == ["russian"]
    between = (*GROUND, "group german turn=0 columns=A-C", "group russian turn=0 columns=D-F")
    game = still(*between, "german g1 4-6-7 B3", "russian r1 4-4-7 J3")
    assert whose(game, "C3", "D3") == ["russian", "russian"]


@proves("SK V3", 6)
def test_V3_units_in_melee_gain_no_control() -> None:
    game = still(*GROUND, "german g1 4-6-7 G3", "russian r1 4-4-7 G3", "melee G3")
    go(game, "g1", "G3")
    assert whose(game, "G3") == ["russian"]
    verbs.eliminate(game, unit(game, "r1"), rule("SK 3.8b"))
    assert whose(game, "G3") == ["german"]
    assert told(game)[-1] == "building-taken"


def test_V3_a_hex_without_a_building_is_watched_only_where_it_decides() -> None:
    plain = still(*GROUND, "german g1 4-6-7 H3", "russian r1 4-4-7 J3")
    go(plain, "g1", "I3")
    assert plain.table.control == {}
    wanted = (*GROUND, "victory german control end hexes=I3 need=1")
    game = still(*wanted, "german g1 4-6-7 H3", "russian r1 4-4-7 J3")
    go(game, "g1", "I3")
    assert whose(game, "I3") == ["german"]
    assert told(game) == ["moved", "hex-taken"]


def test_V3_who_stands_in_a_building_when_the_game_begins_has_it() -> None:
    scene = given(*GROUND, "turn german 1 close-combat", "turns 1", "russian r1 4-4-7 J3")
    then(scene, "no event building-taken")
    game = still(
        "scenario lane", "turn russian 0 set-up", "german g1 4-6-7 E2", "german gw1 LMG g1"
    )
    game.advance()
    assert game.kind.check(game) is None
    assert kit().describe(game)[1] == "turn russian 0 set-up"


def test_a_melee_that_ends_by_itself_gives_the_building_to_who_is_left() -> None:
    game = still(
        *GROUND, "option melee_hold each_side",
        "german g1 4-6-7 G3", "russian r1 4-4-7 G3", "melee G3",
    )  # fmt: skip
    verbs.break_unit(game, unit(game, "r1"), rule("SK 5.6"))
    assert whose(game, "G3") == ["russian"]
    groundverbs.end_melee(game, hex_of(game, "G3"))
    assert not game.table.melee
