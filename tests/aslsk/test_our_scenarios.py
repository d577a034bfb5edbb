"""Our own scenarios and lessons: each can be played, and is told in both languages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.aslsk.balance import NOBODY, offered
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.conditions import CONTROL, CONTROL_COUNT, NO_GOOD_ORDER
from caposaldo.aslsk.counters import UnitType
from caposaldo.aslsk.scenario import Scenario, read_scenario
from caposaldo.aslsk.special.book import DICED
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import UNPLACED, Unit
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.text import LANGUAGES, Words
from tests.aslsk.data_files import book
from tests.aslsk.scenes import kit, unit, weapon

OURS: Final[dict[str, Scenario]] = kit().read
LESSONS: Final = [id for id, scenario in OURS.items() if scenario.lesson]
BATTLES: Final = [id for id, scenario in OURS.items() if not scenario.lesson]
EACH: Final = pytest.mark.parametrize("id", OURS)
EACH_LESSON: Final = pytest.mark.parametrize("id", LESSONS)
EACH_BATTLE: Final = pytest.mark.parametrize("id", BATTLES)
EACH_CHANGE: Final = pytest.mark.parametrize(
    ("id", "helped"),
    [(id, helped) for id in BATTLES for helped in offered(OURS[id])],
)
CITED: Final = re.compile(r"SK ([\w.]+(?:, [\w.]+)*)")


def battle(id: str, helped: str = NOBODY) -> Battle:
    kind = kit()
    return kind.battle(kind.setup(id, {"balance": helped}))


def lined_up(id: str, helped: str = NOBODY, last: bool = False) -> Starter:
    """Begin a game with the first, or the last, ready line-up of each side."""
    game = library.start("aslsk", id, {"balance": helped})
    while (asked := game.decision()) is not None and game.table.turn == 0:
        ready = [each.notation for each in asked.options if each.notation.startswith("setup")]
        assert ready, f"{asked.seat} has no line-up in {id}"
        game.answer(f"{ready[-1 if last else 0]}; ready")
    return game


def test_lessons_come_first_and_each_kind_by_its_date() -> None:
    ids = list(OURS)
    assert ids == LESSONS + BATTLES
    assert LESSONS[:4] == ["lesson-1", "lesson-2", "lesson-3", "lesson-4"]
    for some in (LESSONS, BATTLES):
        dates = [str(kit().scenarios[id]["date"]) for id in some]
        assert all(one < two for one, two in pairwise(dates))


def test_there_are_eight_battles_at_least_and_every_nation_fights() -> None:
    assert len(BATTLES) >= 8
    assert {nation for id in BATTLES for nation in OURS[id].nations} == set(kit().sides)


@EACH
def test_the_file_is_named_like_the_scenario_and_uses_boards_of_the_box(id: str) -> None:
    atlas = kit().atlas
    assert all(lay.board in atlas.box for lay in OURS[id].lays)
    for line_up in OURS[id].line_ups:
        assert line_up.id.startswith(f"{id}-")


@EACH
def test_all_counters_are_in_the_box_of_the_first_kit(id: str) -> None:
    roster = battle(id).roster
    for each in roster.units.values():
        assert not isinstance(each.type, UnitType) or each.type.kit == 1
    assert all(arm.type.kit == 1 for arm in roster.weapons.values())


@EACH
def test_what_decides_is_on_the_map(id: str) -> None:
    fought = battle(id)
    victory = fought.victory
    assert victory is not None
    ground = fought.ground
    if victory.exits:
        assert fought.exits
        return
    assert fought.targets
    if victory.kind == CONTROL:
        assert all(ground.house[ground.find(name)] >= 0 for name in victory.where.hexes)
        assert 0 < victory.need <= len({ground.house[hex] for hex in fought.targets})
    if victory.kind == CONTROL_COUNT:
        assert 0 < victory.need < len(fought.targets)


@EACH
def test_nobody_has_won_before_the_first_shot(id: str) -> None:
    """The side that must do something does not begin with what it needs."""
    fought = battle(id)
    victory = fought.victory
    assert victory is not None
    if victory.kind in (CONTROL, CONTROL_COUNT):
        owned = [hex for hex in fought.targets if fought.owner[hex] == victory.winner]
        assert len(owned) < victory.need
    if victory.kind == NO_GOOD_ORDER and victory.enemy not in ("", fought.other(victory.winner)):
        raise AssertionError(victory.enemy)


@EACH_BATTLE
def test_each_side_of_a_battle_can_be_helped(id: str) -> None:
    assert offered(OURS[id]) == (NOBODY, *OURS[id].nations)


@EACH_CHANGE
@pytest.mark.parametrize("last", [False, True])
def test_ready_line_ups_fit_also_after_a_change_for_balance(
    id: str, helped: str, last: bool
) -> None:
    game = lined_up(id, helped, last)
    assert kit().check(game) is None
    roster = game.table.battle.roster
    for id_, arm in game.table.weapons.items():
        holder = game.table.units[next(each for each in game.table.units if each == arm.holder)]
        assert roster.unit_group[holder.id] is roster.weapon_group[id_]
        assert holder.id not in roster.uncertain
        assert not holder.leader
        assert len(game.table.held(holder.id)) == 1


@EACH_LESSON
def test_lessons_have_line_ups_too_and_begin_at_once(id: str) -> None:
    game = lined_up(id)
    assert kit().check(game) is None
    assert game.table.turn == 1
    assert not any(each.place == UNPLACED for each in game.table.units.values())


@EACH
def test_a_random_game_comes_to_an_end_that_somebody_has_won(id: str) -> None:
    game, luck = lined_up(id), stream(7, "walk")
    while (asked := game.decision()) is not None:
        game.answer(asked.options[luck.below(len(asked.options), "option")])
    assert kit().check(game) is None
    assert game.outcome is not None
    assert game.outcome.winner in OURS[id].nations


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_and_line_ups_are_told_in_both_languages(id: str, lang: str) -> None:
    words = Words(lang)
    for part in ("", "-place", "-story"):
        assert words.has(f"aslsk-scenario-{id}{part}")
    for line_up in OURS[id].line_ups:
        assert words.has(f"aslsk-setup-{line_up.id}")


def told(id: str, lang: str) -> str:
    return Words(lang).say(f"aslsk-scenario-{id}-story")


@EACH_BATTLE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_names_the_places_and_numbers_that_decide(id: str, lang: str) -> None:
    victory = OURS[id].victory
    assert victory is not None
    story = told(id, lang)
    named = [victory.first, victory.last, victory.where.centre]
    if victory.exits:
        named += victory.where.hexes
    if victory.kind == CONTROL_COUNT or victory.edge:
        named.append(str(victory.need))
    if victory.spoiled_at:
        named.append(str(victory.spoiled_at))
    assert [name for name in named if name not in story] == []


@EACH_LESSON
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_says_which_rules_it_shows_and_the_book_has_them(id: str, lang: str) -> None:
    cited = [
        f"SK {number}" for found in CITED.findall(told(id, lang)) for number in found.split(", ")
    ]
    assert bool(cited) == (id != "lane")
    assert [number for number in cited if number not in book().rules] == []


@EACH_LESSON
def test_lessons_are_short_and_on_the_small_boards_and_sight_is_free(id: str) -> None:
    scenario = OURS[id]
    assert scenario.turns <= (5 if id == "lane" else 3)
    assert {lay.board for lay in scenario.lays} <= {"lane", "hamlet"}
    assert kit().setup(id, {}).readings["los_check"] == "free"


def offers(game: Starter, *wanted: str) -> bool:
    asked = game.decision()
    assert asked is not None
    found = [each.notation for each in asked.options]
    return all(each in found for each in wanted)


def test_lesson_1_lets_the_mill_fire_at_the_squad_in_the_open() -> None:
    game = lined_up("lesson-1")
    while game.table.phase != "prep-fire":
        game.answer("done")
    assert offers(game, "target C3", "target C4", "target B1")
    game.answer("target C3; add a2; add a3; add aw1; direct a4")
    preview = game.preview("shoot")
    assert preview is not None
    assert offers(game, "shoot")
    sights = game.table.battle.sights
    find = game.table.battle.ground.find
    assert sights.hindrance(find("F4"), find("C4")) == 1
    assert sights.hindrance(find("E2"), find("C4")) == 0


def test_lesson_2_begins_with_the_way_to_two_houses() -> None:
    game = lined_up("lesson-2")
    while game.table.phase != "movement":
        game.answer("done")
    assert offers(game, "move a1", "move a5")
    assert unit(game, "a1").mmc.smoke > 0
    assert weapon(game, "gw1").holder == "g1"


@proves("SK V9", 1)
def test_V9_a_group_may_begin_broken_as_its_scenario_says() -> None:
    game = lined_up("lesson-3")
    states = {id: (unit(game, id).broken, unit(game, id).dm) for id in ("g1", "g2", "g4", "g5")}
    assert states == {
        "g1": (True, False), "g2": (True, False), "g4": (True, True), "g5": (False, False),
    }  # fmt: skip
    assert not unit(game, "g3").broken
    assert game.table.phase == "rally"
    assert offers(game, "self-rally g4")
    game.answer("done")
    assert offers(game, "rally g1 g3", "rally g2 g3")


def test_lesson_3_can_be_written_down_at_every_moment_of_its_set_up() -> None:
    game, luck = library.start("aslsk", "lesson-3", seed=3), stream(3, "walk")
    while (asked := game.decision()) is not None and game.table.turn == 0:
        again = library.from_position("aslsk", "\n".join(kit().describe(game)))
        assert again.table.data() == game.table.data()
        game.answer(asked.options[luck.below(len(asked.options), "option")])


def test_lesson_4_begins_next_door_to_the_enemy() -> None:
    game = lined_up("lesson-4")
    distance = game.table.battle.ground.distance
    enemies = [each.place for each in game.table.units.values() if each.side == "german"]
    for each in game.table.units.values():
        if each.side == "american":
            assert min(distance(each.place, enemy) for enemy in enemies) == 1


def test_units_begin_broken_or_desperate_or_neither() -> None:
    data: Any = kit().scenarios["lesson-3"]
    for state in (["dm"], ["pinned"], ["dm", "broken"]):
        first, *rest = data["side"][0]["group"]
        side = {**data["side"][0], "group": [{**first, "state": state}, *rest]}
        with pytest.raises(UnreadableFile, match="units cannot begin"):
            read_scenario({**data, "side": [side, data["side"][1]]})


@EACH
def test_special_rules_are_known_and_dice_belong_to_their_rule(id: str) -> None:
    scenario = OURS[id]
    diced = {group.side for group in scenario.groups if group.dice}
    assert diced == {str(entry["side"]) for entry in scenario.special.get(DICED, ())}
    assert battle(id).specials is not None


def squads(units: list[Unit]) -> int:
    """Count halves of squads, a squad two."""
    return sum(2 if each.squad else 1 for each in units if not each.leader)


@EACH_BATTLE
def test_a_battle_has_the_size_of_the_kit(id: str) -> None:
    """From five to sixteen squads a side, and a leader for every five of them at least."""
    for nation in OURS[id].nations:
        own = [each for each in battle(id).roster.units.values() if each.side == nation]
        leaders = [each for each in own if each.leader]
        assert 10 <= squads(own) <= 32
        assert 10 * len(leaders) >= squads(own)
