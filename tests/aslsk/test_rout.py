"""The rout phase where a case is too small: RT3b, views, saves, and whole routs at random."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

import pytest

from caposaldo import library
from caposaldo.aslsk.atlas import Atlas
from caposaldo.aslsk.battle import Box
from caposaldo.aslsk.burden import best_loads
from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.interdiction import guards, interdictors
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.rout import RoutOrders, can_rout, must_rout
from caposaldo.aslsk.routodds import odds
from caposaldo.aslsk.routpaths import RoutPaths
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.chance import SwiftChance, stream
from caposaldo.proofs import proves
from tests.aslsk.data_files import HOME, counters, entries, tables
from tests.aslsk.grounds import BLOCK, Points, data_of
from tests.aslsk.scenes import given, still, then, told, unit, when

LARGE: Final[Points] = ((-10, -16), (24, -16), (24, 0), (10, 16), (10, 64), (-10, 64))
"""A building of two hexes, one below the other, so wide above that nobody sees past it."""
EXAMPLE: Final = (
    "preset published",
    "map rt",
    "turn german 1 rout",
    "german g2 4-6-7 L7",
    "german g3 4-6-7 O5",
    "german g4 4-6-7 O6",
    "russian r1 4-4-7 N6 broken dm",
)


@cache
def example_kit() -> StarterKind:
    """The game with a board of our own on which the published example can be played."""
    houses = {"M6 M7": (LARGE,), **dict.fromkeys(("L7", "L8", "M8", "M9", "O6", "O8"), (BLOCK,))}
    board = data_of(stone=houses, roads=["N5 N6 N7 N8"], woods="N9 N10 O10", id="rt")
    readings = tomllib.loads((HOME / "readings.toml").read_text("utf-8"))
    book = {"book": "SK", "rule": entries()}
    return StarterKind(book, readings, Box(counters(), tables()), Atlas({"rt": board}), {})


def offered(game: Starter) -> list[str]:
    asked = game.decision()
    return [] if asked is None else [each.notation for each in asked.options]


def flight(game: Starter) -> dict[str, Any]:
    shown = game.view("russian")["table"]
    assert isinstance(shown, dict)
    found: dict[str, Any] = shown["flight"]
    return found


@proves("SK R7", 3)
@proves("SK R8", 3)
@proves("SK R6", 1)
def test_RT3b_with_the_enemy_in_M5_it_must_go_to_M7_and_on_to_O8() -> None:
    game = still(*EXAMPLE, "german g1 4-6-7 M5", rig="2,3", kind=example_kit())
    game.advance()
    game.answer("rout r1")
    # M7 is the nearest cover, next to L7: the unit passes, and does not crawl there.
    assert offered(game) == ["go M7"]
    refusal = game.why_not("russian", "crawl M7")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SK R8", "crawl-beside")
    refusal = game.why_not("russian", "go N7")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SK R6", "rout-leads-nowhere")
    game.answer("go M7")
    assert offered(game) == ["go N7"]
    game.answer("go N7")
    assert "interdicted" in told(game)
    assert offered(game) == ["go O8"]
    game.answer("go O8")
    assert unit(game, "r1").place == game.table.battle.ground.find("O8")


@proves("SK R7", 5)
def test_RT3b_by_the_player_aid_it_does_not_enter_M7() -> None:
    lines = [line.replace("published", "document") for line in EXAMPLE]
    game = still(*lines, "german g1 4-6-7 M5", kind=example_kit())
    game.advance()
    game.answer("rout r1")
    assert offered(game) == ["crawl N7", "go N7"]
    refusal = game.why_not("russian", "go M7")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SK R7", "rout-beside")


@proves("SK 3.6b", 3)
def test_3_6b_a_unit_has_6_MF_and_a_wounded_leader_3() -> None:
    for line, left in (("4-2-6 E5 broken dm", 12), ("8-0 E5 broken dm", 12)):
        scene = given("turn german 1 rout", "german g1 4-6-7 P5", f"russian r1 {line}")
        when(scene, "rout r1")
        assert flight(scene.game)["left"] == left
    scene = given("turn german 1 rout", "german g1 4-6-7 P5", "russian r1 8-0 E5 broken dm wounded")
    when(scene, "rout r1", "go D5", "go C5", "go B5")
    # The third step was its last.
    then(scene, "russian r1 8-0 B5 broken dm wounded", "turn german 1 advance")


@proves("SK 3.6b", 4)
def test_3_6b_cover_beyond_6_MF_is_not_sought() -> None:
    lines = ("preset published", "turn german 1 rout", "german g1 4-4-7 P5")
    scene = given(*lines, "hex B5 woods", "russian r1 4-4-7 I5 broken dm")
    when(scene, "rout r1")
    assert flight(scene.game)["goals"] == []
    scene = given(*lines, "hex D5 woods", "russian r1 4-4-7 I5 broken dm")
    when(scene, "rout r1")
    assert flight(scene.game)["goals"] == ["D5"]


def test_R10_with_a_wounded_leader_the_unit_goes_no_farther_than_he() -> None:
    lines = ("preset published", "turn german 1 rout", "german g1 4-4-7 P5", "hex E5 woods")
    scene = given(*lines, "russian r1 4-4-7 I5 broken dm", "russian r2 8-0 I5 wounded")
    when(scene, "rout r1", "along r2")
    shown = flight(scene.game)
    assert (shown["along"], shown["left"], shown["goals"]) == ("r2", 6, [])


def test_R10_a_leader_for_whom_there_is_no_room_anywhere_does_not_go() -> None:
    four = [f"russian r{number} 8-0 E7" for number in range(3, 7)]
    scene = given(
        "preset published",
        "hex E7 woods",
        "turn german 1 rout",
        "german g1 4-6-7 D5",
        "german g2 4-6-7 F5",
        "russian r1 4-4-7 E6 broken",
        "russian r2 9-1 E6",
        *four,
    )
    when(scene, "rout r1")
    then(scene, "offered go E7", "refused along r2 by SK R10 along-no-way")


def test_R9_a_leader_wounded_on_the_way_has_3_MF_less() -> None:
    lines = ("preset published", "turn german 1 rout", "german g1 4-4-7 I3", "hex I9 woods")
    scene = given(*lines, "russian r1 8-0 I5 broken", rig="4,5 2")
    when(scene, "rout r1", "go I6")
    then(scene, "event wounded unit=r1", "asked russian flight")
    # One MF of six is spent, three are lost: the woods are too far, any hex is near enough.
    assert (flight(scene.game)["left"], flight(scene.game)["goals"]) == (4, [])


def test_R9_one_who_can_go_no_farther_stops_where_he_is() -> None:
    lines = ("preset published", "turn german 1 rout", "german g1 4-6-7 I3", "hex I9 woods")
    scene = given(*lines, "russian r1 8-0 I5 broken", rig="1,2 1,2 4,5 2")
    when(scene, "rout r1", "go I6", "go I7", "go I8")
    then(scene, "russian r1 8-0 I8 broken dm wounded", "turn german 1 advance")


@proves("SK R9", 2)
def test_R9_the_odds_are_those_of_all_rolls() -> None:
    game = still("russian r1 4-4-7 B5 broken", "russian r2 2-3-7 B5 broken", "russian r3 8-1 B5",
                 "russian r4 8-0 B5 broken", "russian r5 8-0 B5 broken wounded")  # fmt: skip
    box = game.table.battle.box
    leader = unit(game, "r3")

    def chances(id: str, along: bool = False, safe: bool = True) -> dict[str, tuple[int, int]]:
        found = odds(box, unit(game, id), leader if along else None, safe)
        assert sum(each.chances for each in found) == found[0].of
        return {each.key.removeprefix("rout-"): (each.chances, each.of) for each in found}

    assert chances("r1") == {
        "goes-on": (15, 36), "stopped": (6, 36), "reduced": (14, 36), "eliminated": (1, 36),
    }  # fmt: skip
    # Under an 8-1: 9 of 36 fail and lose him; the half-squad of morale 6 then checks at +1.
    assert chances("r1", along=True) == {
        "goes-on": (756, 1296), "stopped": (180, 1296),
        "reduced": (9 * 10, 1296), "eliminated": (36 + 9 * 26, 1296),
    }  # fmt: skip
    assert chances("r2", safe=False) == {"goes-on": (10, 36), "eliminated": (26, 36)}
    # Broken morale 8: 9 to 11 wound him, and he dies of it on a dr of 5 or 6.
    assert chances("r4") == {
        "goes-on": (126, 216), "stopped": (30, 216), "wounded": (36, 216), "eliminated": (24, 216),
    }  # fmt: skip
    assert chances("r5")["wounded"] == (42, 216)


def test_R9_previews_and_the_view_name_the_interdictors_and_agree() -> None:
    game = still(*EXAMPLE, "german g1 4-6-7 M6", kind=example_kit())
    game.advance()
    asked = game.view("russian")["table"]
    assert isinstance(asked, dict)
    assert asked["rout"]["must"] == ["r1"]
    ways = asked["rout"]["ways"]["r1"]
    preview = game.preview("rout r1")
    assert preview is not None
    assert preview.detail == ways
    game.answer("rout r1")
    shown = flight(game)
    assert {key: shown[key] for key in ways} == ways
    assert shown["steps"] == [["N6", "N7"], ["N7", "O8"]]
    assert (shown["ends"], shown["crawls"], shown["goals"]) == (["O8"], ["N7"], ["O8"])
    assert shown["interdicted"] == {"N7": ["g1", "g2", "g4"]}
    assert (shown["path"], shown["left"], shown["may_stop"]) == (["N6"], 12, False)
    preview = game.preview("go N7")
    assert preview is not None
    assert preview.detail == {"left": 10, "interdictors": ["g1", "g2", "g4"]}
    preview = game.preview("crawl N7")
    assert preview is not None
    assert preview.odds == []


def test_the_view_shows_the_ways_past_cover_where_nobody_may_stop() -> None:
    game = still(*EXAMPLE, "german g1 4-6-7 M5", kind=example_kit())
    game.advance()
    game.answer("rout r1")
    assert flight(game)["steps"] == [["M7", "N7"], ["N6", "M7"], ["N7", "O8"]]
    assert (flight(game)["ends"], flight(game)["goals"]) == (["O8"], ["M7"])


def test_the_view_shows_cover_in_a_row_and_only_steps_have_previews() -> None:
    lines = ("preset published", "hex E7 E8 woods", "turn german 1 rout", "german g1 4-6-7 P1")
    scene = given(*lines, "russian r1 4-4-7 E6 broken dm", "russian r2 8-0 E6")
    assert scene.game.preview("done") is None
    when(scene, "rout r1")
    assert scene.game.preview("along r2") is None
    preview = scene.game.preview("go E7")
    assert preview is not None
    assert (preview.odds, preview.detail) == ([], {"left": 8, "interdictors": []})
    when(scene, "go E7")
    assert flight(scene.game)["steps"] == [["E7", "E8"]]
    assert flight(scene.game)["ends"] == ["E7", "E8"]


@pytest.mark.parametrize("check", ["free", "declare_first"])
def test_X15_in_a_rout_lines_of_sight_are_facts_however_attacks_are_declared(check: str) -> None:
    lines = ("preset published", f"option los_check {check}", "turn german 1 rout")
    ground = ("hex C7 woods", "german g1 4-6-7 E4", "german g2 4-6-7 G7")
    scene = given(*lines, *ground, "russian r1 4-4-7 E7 broken")
    when(scene, "rout r1")
    then(scene, "refused go F7 by SK R7 rout-nearer", "offered go D7")
    assert flight(scene.game)["interdicted"]


def test_a_flight_is_saved_and_read_back_in_the_middle() -> None:
    lines = ("preset published", "hex N9 woods", "turn german 1 rout", "german g1 4-6-7 N4")
    scene = given(*lines, "russian r1 4-4-7 N6 broken", "russian r5 9-1 N6", rig="1,2")
    when(scene, "rout r1", "along r5", "go N7")
    game = scene.game
    top = game.stack[-1]
    assert top.data() == {
        "frame": "aslsk.flight", "unit": "r1", "along": "r5", "path": ["N6", "N7"], "left": 10,
        "seen": ["N4"], "goals": ["N9"], "mode": "run",
    }  # fmt: skip
    again = library.load(game.save())
    assert again.digest() == game.digest()
    assert offered(again) == offered(game)


def test_3_6a_interdictors_are_none_where_the_ground_is_not_open() -> None:
    game = still("german g1 4-6-7 E4", "russian r1 4-4-7 E6 broken", "hex E7 woods")
    find = game.table.battle.ground.find
    assert [each.id for each in interdictors(game.table, find("E6"), "russian")] == ["g1"]
    assert interdictors(game.table, find("E7"), "russian") == []
    assert guards(game.table, "german") == []


def test_R11_loads_of_equal_kinds_are_one() -> None:
    game = still(
        "russian r1 4-4-7 E6",
        *[f"russian rw{number} LMG r1" for number in range(1, 5)],
    )
    loads = best_loads(game.table, unit(game, "r1"))
    assert [[weapon.id for weapon in load] for load in loads] == [["rw1", "rw2", "rw3"]]


@proves("SK X5", 4)
def test_X5_a_rout_does_not_pass_through_a_full_hex() -> None:
    scene = given(
        "preset published",
        "hex E8 woods",
        "turn german 1 rout",
        "german g1 4-4-7 E1",
        "russian r1 4-4-7 E6 broken dm",
        *[f"russian r{number} 4-4-7 E7" for number in range(2, 5)],
    )
    when(scene, "rout r1")
    then(scene, "refused go E7 by SK X5 hex-full", "offered go F6; go F7; go E8")


def test_R5_a_friend_who_goes_first_may_make_room_for_one_who_could_not() -> None:
    scene = given(
        "preset published",
        "hex E7 E8 woods",
        "turn german 1 rout",
        "german g1 4-6-7 D5",
        "german g2 4-6-7 F5",
        "russian r1 4-4-7 E6 broken",
        "russian r2 4-4-7 E7 broken dm",
        "russian r3 4-4-7 E7",
        "russian r4 4-4-7 E7",
    )
    then(scene, "asked russian rout must=0 may=1", "refused rout r1 by SK R7 no-way-out")
    when(scene, "rout r2", "go E8")
    then(scene, "asked russian rout must=1 may=0 units=r1", "refused rout r2 by SK R5 has-routed")
    when(scene, "rout r1", "go E7")
    then(scene, "told eliminated 0 times")


def test_R5_without_that_it_is_lost_when_its_side_is_done() -> None:
    scene = given(
        "preset published",
        "hex E7 E8 woods",
        "turn german 1 rout",
        "german g1 4-6-7 D5",
        "german g2 4-6-7 F5",
        "russian r1 4-4-7 E6 broken",
        "russian r2 4-4-7 E7 broken dm",
        "russian r3 4-4-7 E7",
        "russian r4 4-4-7 E7",
    )
    when(scene, "done")
    then(scene, "event eliminated unit=r1 by SK R5", "russian r2 4-4-7 E7 broken dm")


def wild(seed: int) -> Starter:
    """A position at random: some cover, enemies about, broken units among them."""
    chance = stream(seed, "wild")
    columns = "BCDEFGHIJKLMNOP"
    hexes = [f"{column}{row}" for column in columns for row in range(1, 10)]

    def some(number: int) -> list[str]:
        return [hexes.pop(chance.below(len(hexes), "hex")) for _ in range(number)]

    lines = [f"preset {('published', 'document')[seed % 2]}", "turn german 1 rout"]
    lines += [f"hex {hex} {kind}" for kind in ("woods", "stone", "orchard") for hex in some(7)]
    cover = [line.split()[1] for line in lines if line.startswith("hex")]
    for side in ("german", "russian"):
        places = [*some(5), *[cover.pop(chance.below(len(cover), "hex")) for _ in range(2)]]
        for number, place in enumerate(places, 1):
            kind = "8-0" if number % 4 == 0 else "4-4-7"
            state = ("", "broken", "broken dm")[chance.below(3, "state")]
            lines.append(f"{side} {side[0]}{number} {kind} {place} {state}")
    return library.from_position("aslsk", "\n".join(lines), chance=stream(seed, "game"))


@pytest.mark.parametrize("seed", range(24))
def test_R6_every_step_offered_leads_to_a_legal_end(seed: int) -> None:
    game = wild(seed)
    chance: SwiftChance = stream(seed, "player")
    hit = False
    while game.table.phase == "rout" and (asked := game.decision()) is not None:
        assert asked.options, asked.prompt
        top = game.stack[-1]
        assert isinstance(top, (RoutOrders, Flight))
        if isinstance(top, Flight):
            # What the view shows are the steps that are offered now.
            shown = game.kind.view(game, "")["flight"]
            assert isinstance(shown, dict)
            here = game.table.battle.name(top.who(game.table).place)
            steps = {f"go {b}" for a, b in shown["steps"] if a == here}
            assert steps == {each.notation for each in asked.options if each.verb == "go"}
        routed = isinstance(top, Flight) and top.mode != START
        before = len(game.told())
        game.answer(asked.options[chance.below(len(asked.options), "option")])
        fresh = game.told()[before:]
        hit = any(each.kind in ("rout-pinned", "wounded", "morale-check") for each in fresh)
        trapped = [each for each in fresh if each.kind == "eliminated" and "SK R7" in each.rules]
        assert hit or not trapped, (routed, fresh)
    assert game.table.phase != "rout" or game.decision() is None


@pytest.mark.parametrize("seed", range(12))
def test_R6_who_can_rout_is_who_finds_a_step_or_a_crawl(seed: int) -> None:
    table = wild(seed).table
    for each in table.units.values():
        if each.broken and each.on_map and each.place not in table.melee:
            paths = RoutPaths(table, each, (), each.place)
            state = paths.begin()
            paths.look_from(state)
            ways = bool(paths.run(state, paths.leg(state))) or bool(paths.crawl())
            assert can_rout(table, each) == ways, each.id
            if must_rout(table, each):
                assert (
                    not paths.ground.spot(each.place).safe
                    or paths.ground.spot(each.place).exposed
                    or table.battle.options.every_dm_routs
                )
