"""Victory conditions: at the end or at once, by control, exit, points or an empty field (SK V2)."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.aslsk import verbs
from caposaldo.aslsk.conditions import read_condition
from caposaldo.aslsk.points import exit_points, half_squads_out, worth
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.victory import count, judge, met, stop_if_won
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from caposaldo.terminal.starterwords import victory_lines
from caposaldo.text import Words
from tests.aslsk.scenes import given, hex_of, idle, owners_kit, still, then, unit

GROUND = (
    "map bare 13x6",
    "building C3 D3 stone",
    "hex G3 stone",
    "hex I3 wooden",
    "sides german russian",
    "sets-up russian",
)
FOES = ("german g1 4-6-7 B3", "german g2 8-1 B3", "russian r1 4-4-7 K3")


def go(game: Starter, id: str, name: str) -> None:
    verbs.move(game, [unit(game, id)], hex_of(game, name), rule("SK 3.3"))


def leave(game: Starter, *ids: str) -> None:
    for id in ids:
        verbs.exit_map(game, unit(game, id))


@proves("SK V2", 3)
def test_V2_a_condition_at_the_end_is_judged_after_the_last_close_combat_phase() -> None:
    held = "victory german control end hexes=C3,G3 need=2"
    scene = idle(given(*GROUND, held, *FOES, "turns 1", "turn russian 1 rout"))
    then(
        scene,
        "won russian conditions-not-met",
        "event won side=russian by SK V2",
        "told phase-began 2 times",
    )


def test_V2_the_winner_is_who_fulfils_the_condition_at_the_end() -> None:
    held = "victory german control end hexes=C3,G3 need=2"
    game = still(*GROUND, held, *FOES)
    go(game, "g1", "C3")
    assert (count(game.table), met(game.table)) == (1, False)
    go(game, "g1", "G3")
    assert (count(game.table), met(game.table)) == (2, True)
    assert not stop_if_won(game)
    judge(game)
    result = game.result()
    assert result is not None
    assert (result.winner, result.reason) == ("german", "conditions-met")


@proves("SK V2", 3)
def test_V2_a_condition_at_once_ends_the_game_whenever_it_is_met() -> None:
    lines = (*GROUND, "victory german control_count once terrain=stone need=3", *FOES)
    game = still(*lines)
    assert not stop_if_won(game)
    go(game, "g1", "C3")
    assert (count(game.table), stop_if_won(game)) == (2, False)
    go(game, "g1", "G3")
    assert stop_if_won(game)
    assert not stop_if_won(game)
    scene = given(
        *lines, "turn german 1 rally", "control C3 german", "control D3 german", "control G3 german"
    )
    then(scene, "won german conditions-met")


def test_V2_a_condition_at_once_that_is_not_met_in_time_is_lost() -> None:
    lines = (*GROUND, "victory german control_count once terrain=stone need=3", *FOES)
    scene = given(*lines, "turns 1", "turn russian 1 rout")
    then(idle(scene), "won russian conditions-not-met")


def test_V3_building_hexes_are_counted_by_terrain() -> None:
    game = still(*GROUND, "victory german control_count end terrain=building need=4", *FOES)
    assert [game.table.battle.name(hex) for hex in game.table.battle.targets] == [
        "C3", "D3", "G3", "I3",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("enemy", "units", "won"),
    [
        ("russian r1 4-4-7 C3", "any", False),
        ("russian r1 4-4-7 D3", "any", False),
        ("russian r1 4-4-7 E3", "any", True),
        ("russian r1 4-4-7 C3 broken dm", "any", True),
        ("russian r1 8-0 C3", "any", False),
        ("russian r1 8-0 C3", "MMC", True),
    ],
)
def test_an_empty_field_is_one_without_enemies_in_good_order(
    enemy: str, units: str, won: bool
) -> None:
    wanted = f"victory german no_good_order end hexes=C3 units={units}"
    game = still(*GROUND, wanted, "german g1 4-6-7 B3", enemy)
    assert met(game.table) == won


def test_an_empty_field_may_be_a_circle_of_stone_buildings() -> None:
    game = still(
        *GROUND, "victory german no_good_order end centre=F3 radius=2 terrain=stone", *FOES
    )
    names = [game.table.battle.name(hex) for hex in game.table.battle.targets]
    assert names == ["D3", "G3"]


@proves("SK V5", 1)
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("4-6-7", 2), ("2-4-7", 1), ("10-2", 3), ("9-2", 3), ("9-1", 2), ("8-1", 2), ("8-0", 1),
        ("7-0", 1), ("6+1", 1),
    ],
)  # fmt: skip
def test_V5_what_units_are_worth(name: str, points: int) -> None:
    game = still(f"german g1 {name} B3", "russian r1 4-4-7 J3")
    assert worth(game.table, unit(game, "g1")) == points


@proves("SK V5", 2)
@proves("SK V5", 4)
def test_V5_losses_and_exits_count_alike_and_weapons_nothing() -> None:
    lines = (
        "victory german exit_points once edge=west need=5",
        "german g1 4-6-7 B3", "german g2 9-1 B3", "german gw1 MMG g1", "russian r1 4-4-7 J3",
    )  # fmt: skip
    out, dead = still(*lines), still(*lines)
    for id in ("g1", "g2"):
        verbs.exit_map(out, unit(out, id))
        verbs.eliminate(dead, unit(dead, id), rule("SK F12"))
    assert exit_points(out.table, "german") == dead.table.losses["german"] == 4
    assert not stop_if_won(out)


def test_V4_points_win_at_once_when_enough_units_have_left() -> None:
    game = still(
        "victory german exit_points once edge=west need=4",
        "german g1 4-6-7 A3", "german g2 9-1 A3", "russian r1 4-4-7 J3",
    )  # fmt: skip
    assert [game.table.battle.name(hex) for hex in game.table.battle.exits][:2] == ["A1", "A2"]
    leave(game, "g1")
    assert not stop_if_won(game)
    leave(game, "g2")
    assert stop_if_won(game)


def test_V4_one_leaves_only_between_the_hexes_that_the_scenario_names() -> None:
    game = still(
        "victory german exit_points once edge=west from=A2 to=A4 need=4",
        "german g1 4-6-7 A3", "russian r1 4-4-7 J3",
    )  # fmt: skip
    names = [game.table.battle.name(hex) for hex in game.table.battle.exits]
    assert names == ["A2", "A3", "A4"]


def test_V4_units_may_have_to_leave_and_more_if_the_enemy_does() -> None:
    lines = (
        "victory german exit_units end hexes=J10 squads=1 leaders=1 more=1",
        *[f"german g{n} 2-4-7 J9" for n in (1, 2, 3)], "german g4 8-0 J9", "russian r1 2-2-6 J10",
    )  # fmt: skip
    game = still(*lines)
    assert [game.table.battle.name(hex) for hex in game.table.battle.exits] == ["J10"]
    leave(game, "g1", "g2")
    assert not met(game.table)
    leave(game, "g4")
    assert met(game.table)
    leave(game, "r1")
    assert half_squads_out(game.table, "russian") == 1
    assert not met(game.table)
    leave(game, "g3")
    assert met(game.table)


def test_V4_the_number_shown_counts_the_enemies_that_have_left() -> None:
    lines = (
        "victory german exit_units end hexes=J10 squads=1 leaders=1 more=1",
        *[f"german g{n} 2-4-7 J9" for n in (1, 2, 3)], "german g4 8-0 J9",
        "russian r1 2-2-6 J10", "russian r2 4-4-7 J9", "russian r3 8-0 J9",
    )  # fmt: skip
    game = still(*lines)

    def told() -> list[str]:
        table = game.view("german")["table"]
        assert isinstance(table, dict)
        return list(victory_lines(game.table.battle, table, Words("en")))[:3]

    how = "Germans win by taking 2 half-squads and 1 leader off the map, at the end"
    more = "1 more half-squad for every enemy half-squad that has left the map."
    assert told() == [f"{how}: 0 of 2", "Leaders off the map: 0 of 1.", more]
    leave(game, "g1", "g4", "r3")
    assert told() == [f"{how}: 1 of 2", "Leaders off the map: 1 of 1.", more]
    leave(game, "r1")
    assert told()[0] == f"{how}: 1 of 3"
    leave(game, "r2", "g2", "g3")
    assert told()[0] == f"{how}: 3 of 5"
    assert not met(game.table)


def test_V4_the_data_say_for_how_many_enemy_half_squads_more_are_asked() -> None:
    data = {"winner": "american", "kind": "exit_units", "when": "end", "hexes": ["Q10"]}
    more = {"enemy": "german", "half_squads": 1, "for_half_squads": 2}
    condition = read_condition({**data, "need": {"leaders": 1}, "more_per_enemy": more})
    assert (condition.more, condition.more_per, condition.leaders) == (1, 2, 1)


def test_a_victory_may_be_spoiled_by_losses_or_come_another_way() -> None:
    kind = owners_kit()
    game = still("scenario S7", "german g1 5-4-8 H5", "american a1 6-6-6 GG5", kind=kind)
    assert met(game.table) == (game.table.battle.terrain(hex_of(game, "H5")).id != "stone")
    verbs.eliminate(game, unit(game, "g1"), rule("SK F12"))
    assert met(game.table)
    game.table.losses["american"] = 9
    assert not met(game.table)


def test_a_position_without_conditions_ends_without_a_winner() -> None:
    foes = ("german g1 4-6-7 B3", "russian r1 4-4-7 J3")
    scene = idle(given(*foes, "turns 1", "turn russian 1 rout"))
    result = scene.game.result()
    assert result is not None
    assert (result.winner, result.reason) == (None, "no-conditions")


def test_V3_a_building_is_shown_by_the_hex_that_the_scenario_names() -> None:
    lines = (*GROUND, "victory german control end hexes=D3,G3 need=1", *FOES)
    shown = still(*lines).view("german")["table"]
    assert isinstance(shown, dict)
    assert set(shown["buildings"]) == {"D3", "G3"}


def test_V4_who_must_exit_with_units_is_told_how_many_half_squads() -> None:
    game = library.start("aslsk", "ferry")
    table = game.view("russian")["table"]
    assert isinstance(table, dict)
    assert table["need"] == 4
    line = next(iter(victory_lines(game.table.battle, table, Words("en"))))
    assert line == (
        "Russians win by taking 4 half-squads and 1 leader off the map, at the end: 0 of 4"
    )
