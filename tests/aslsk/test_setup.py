"""Set-up: who places what where, with which weapons (SK V1)."""

from __future__ import annotations

from caposaldo import library
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.errors import IllegalAction
from caposaldo.proofs import proves
from tests.aslsk.scenes import given, kit, owners_kit, still, then, when

LANE = ("scenario lane", "turn german 0 set-up")
GERMANS = (
    "german g1 4-6-7 unplaced",
    "german g2 4-6-7 unplaced",
    "german g3 2-4-7 unplaced",
    "german g4 8-1 unplaced",
    "german gw1 LMG unplaced",
)
RUSSIANS = (
    "russian r1 4-4-7 unplaced",
    "russian r2 4-4-7 unplaced",
    "russian r3 4-2-6 unplaced",
    "russian r4 4-2-6 unplaced",
    "russian r5 8-0 unplaced",
    "russian r6 5-2-7 off:3",
    "russian rw1 LMG unplaced",
)
BOTH = (*LANE, *GERMANS, *RUSSIANS)


@proves("SK V1", 1)
def test_V1_the_sides_set_up_in_the_order_of_the_scenario() -> None:
    game = library.start("aslsk", "lane")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.rule, asked.facts["units"]) == ("german", "SK V1", 4)
    game.answer("setup lane-houses; ready")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.facts["units"]) == ("russian", 5)


def test_V1_a_unit_stands_in_its_area_only() -> None:
    scene = given(*BOTH)
    then(
        scene,
        "offered place g1 E2",
        "not offered place g1 A1",
        "refused place g1 A1 by SK V1 outside-area",
        "refused place g1 Z9 by SK V1 no-such-hex",
        "refused place g9 E2 by SK V1 no-such-unit",
        "refused place r1 A1 by SK V1 not-your-unit",
        "refused ready by SK V1 not-all-placed",
    )
    when(scene, "place g1 E2")
    then(
        scene,
        "event placed unit=g1 hex=E2 by SK V1",
        "german g1 4-6-7 E2",
        "refused place g1 E3 by SK V1 already-placed",
        "asked german set-up units=3 weapons=1",
    )


@proves("SK V1", 2)
def test_V1_every_weapon_must_be_possessed_before_set_up_ends() -> None:
    scene = given(*BOTH)
    when(scene, "place g1 E2", "place g2 E2", "place g3 E3", "place g4 E3")
    then(
        scene,
        "refused ready by SK V1 weapon-not-given",
        "refused give gw9 g1 by SK V1 no-such-weapon",
        "refused give gw1 g9 by SK V1 no-such-unit",
        "refused give gw1 r1 by SK V1 not-your-unit",
        "refused give rw1 g1 by SK V1 not-your-unit",
    )
    when(scene, "give gw1 g4")
    then(
        scene,
        "event issued weapon=gw1 unit=g4 by SK 4.0",
        "german gw1 LMG g4",
        "refused give gw1 g1 by SK V1 already-given",
        "offered ready",
    )


@proves("SK V1", 3)
def test_V1_stacking_limits_hold_at_set_up() -> None:
    published = ("option stacking_unit squad_equivalents",)
    scene = given(*BOTH, *published)
    when(scene, "german: setup lane-houses; ready")
    when(scene, "place r1 A3", "place r2 A3", "place r3 A3")
    then(scene, "refused place r4 A3 by SK X5 hex-full", "offered place r5 A3")


def test_V1_nobody_sets_up_where_the_enemy_is() -> None:
    game = library.start("aslsk", "village")
    assert isinstance(game.table, StarterTable)
    intruder = game.table.units[UnitId("a1")]
    game.table.put(intruder.but(place=game.table.battle.ground.find("P5")))
    game.advance()
    refusal = game.why_not("german", "place g1 P5")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("enemy-there", "SK V1")
    assert game.why_not("german", "place g1 P6") is None


def test_V1_a_unit_that_enters_later_does_not_set_up_but_has_its_weapon() -> None:
    game = library.start("aslsk", "village")
    refusal = game.why_not("german", "place g10 P5")
    assert refusal is not None
    assert refusal.key == "enters-later"
    refusal = game.why_not("german", "give gw4 g1")
    assert refusal is not None
    assert refusal.key == "other-group"
    game.answer("give gw4 g10")
    assert "german gw4 LMG g10" in kit().describe(game)


def test_V9_a_scenario_may_allow_one_squad_in_a_hex_only() -> None:
    kind = owners_kit()
    roster = kind.battle(kind.setup("S1", {})).roster
    lines = ["scenario S1", "turn american 0 set-up"]
    lines += [
        f"american {id} {unit.type.name} unplaced"
        for id, unit in roster.units.items()
        if unit.place == -1
    ]
    game = still(*lines, kind=kind)
    game.advance()
    game.answer("place a1 N3")
    refusal = game.why_not("american", "place a2 N3")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("enough-there", "SK V9")
    assert game.why_not("american", "place a5 N3") is None


def test_V9_a_weapon_is_not_given_to_a_unit_that_a_dr_may_not_send() -> None:
    kind = owners_kit()
    roster = kind.battle(kind.setup("S5", {})).roster
    assert [roster.units[id].type.name for id in sorted(roster.uncertain)] == ["3-4-6", "3-4-6"]
    lines = ["scenario S5", "turn american 0 set-up", "german g1 4-6-7 H5"]
    lines += [f"american {id} {unit.type.name} off:4" for id, unit in roster.units.items()
              if roster.unit_group[id].index == 3]  # fmt: skip
    lines += ["american aw2 MMG off:4"]
    game = still(*lines, kind=kind)
    game.advance()
    there = [id for id in roster.unit_group if roster.unit_group[id].index == 3]
    for id in there:
        refusal = game.why_not("american", f"give aw2 {id}")
        assert (refusal is not None) == (id in roster.uncertain)
    assert len(set(there) & roster.uncertain) == 1


def test_a_ready_line_up_is_taken_whole_and_only_before_the_first_unit() -> None:
    scene = given(*BOTH)
    then(
        scene,
        "offered setup lane-houses",
        "refused setup lane-road by SK V1 no-such-setup",
        "refused setup nothing by SK V1 no-such-setup",
    )
    when(scene, "place g1 E2")
    then(scene, "refused setup lane-houses by SK V1 set-up-begun")
    scene = given(*BOTH)
    when(scene, "setup lane-houses")
    then(scene, "event set-up-chosen", "german g3 2-4-7 F5", "german gw1 LMG g2", "offered ready")


def test_every_line_up_of_our_scenarios_is_legal() -> None:
    kind = kit()
    for id, scenario in kind.read.items():
        for line_up in scenario.line_ups:
            game = library.start("aslsk", id)
            while (asked := game.decision()) is not None and asked.seat != line_up.side:
                first = next(each for each in scenario.line_ups if each.side == asked.seat)
                game.answer(f"setup {first.id}; ready")
            game.answer(f"setup {line_up.id}")
            assert kind.check(game) is None
            game.answer("ready")


def test_a_change_for_balance_takes_away_the_line_ups_that_no_longer_fit() -> None:
    game = library.start("aslsk", "lane", {"balance": "german"})
    refusal = game.why_not("german", "setup lane-houses")
    assert refusal is not None
    assert refusal.key == "set-up-begun"


@proves("SK V1", 4)
def test_V1_nothing_is_hidden() -> None:
    game = library.start("aslsk", "lane")
    game.answer("setup lane-houses; ready")
    for seat in ("german", "russian", "spectator"):
        table = game.view(seat)["table"]
        assert isinstance(table, dict)
        assert table["hidden"] == "none"
        assert table["units"]["g1"]["place"] == "E2"
        assert table["weapons"]["gw1"]["holder"] == "g2"


def test_a_refused_answer_changes_nothing() -> None:
    game = library.start("aslsk", "lane")
    before = game.digest()
    for wrong in ("place g1 A1", "ready", "give gw1 r1"):
        try:
            game.answer(wrong)
        except IllegalAction:
            continue
        raise AssertionError(wrong)
    assert game.digest() == before
