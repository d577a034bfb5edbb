"""The game as a whole: what is agreed, which readings hold, what a seat sees."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from caposaldo import library
from caposaldo.aslsk.dice import die, roll, select
from caposaldo.aslsk.knowledge import check, tells_sight
from caposaldo.aslsk.seeing import hindrance, in_sight
from caposaldo.aslsk.setup import SetUp
from caposaldo.kernel.chance import SwiftChance, stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import Modifier, rule
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, kit, owners_kit, still, told, unit
from tests.aslsk.test_checks import used_up


def test_the_game_seats_the_two_sides_of_its_scenario() -> None:
    kind = kit()
    assert kind.sides == ("german", "russian", "american")
    assert kind.seats(kind.setup("village", {})) == ("german", "american")
    game = still("american a1 7-4-7 B5", "german g1 4-6-7 J5")
    assert kind.seats(game.setup) == ("american", "german")


@proves("SK O2", 1)
@proves("SK O2", 2)
@proves("SK O2", 3)
def test_O2_a_new_game_has_the_preset_document_unless_another_is_chosen() -> None:
    kind = kit()
    usual = kind.setup("village", {}).readings
    assert all(usual[id] == reading.document for id, reading in kind.readings.items())
    other = kind.setup("village", library.preset(kind, "published")).readings
    assert all(other[id] == reading.published for id, reading in kind.readings.items())
    assert kind.battle(kind.setup("village", {})).options.any_shot_makes_dm
    published = kind.setup("village", library.preset(kind, "published"))
    assert not kind.battle(published).options.any_shot_makes_dm


@proves("SK O2", 4)
@proves("SK X15", 3)
@proves("SK 3.2los", 5)
@pytest.mark.parametrize("preset", ["document", "published"])
def test_O2_sight_is_free_in_lessons_and_against_the_computer(preset: str) -> None:
    kind = kit()
    chosen = library.preset(kind, preset)
    assert kind.setup("village", chosen).readings["los_check"] == "declare_first"
    assert kind.setup("lane", chosen).readings["los_check"] == "free"
    alone = library.against_computer(kind, chosen)
    assert kind.setup("village", alone).readings["los_check"] == "free"
    strict = library.against_computer(kind, {**chosen, "los_check": "declare_first"})
    assert kind.setup("village", strict).readings["los_check"] == "declare_first"


@proves("SK O1", 1)
def test_O1_every_option_can_be_set_by_itself() -> None:
    kind = kit()
    usual = kind.setup("village", {}).readings
    for id, reading in kind.readings.items():
        for value in reading.values:
            agreed = kind.setup("village", {id: value}).readings
            assert agreed == {**usual, id: value}


@proves("SK O1", 2)
@proves("SK O1", 3)
def test_O1_the_options_in_force_are_shown_and_recorded_and_cannot_change() -> None:
    game = library.start("aslsk", "lane", {"los_block": "at_6"})
    readings = game.view("german")["readings"]
    assert isinstance(readings, dict)
    assert readings["los_block"] == "at_6"
    record = library.make_record(game, {"german": "a", "russian": "b"})
    setup = record["setup"]
    assert isinstance(setup, dict)
    assert setup["readings"] == readings
    game.answer("setup lane-houses; ready")
    game.answer("setup lane-road; ready")
    assert game.view("german")["readings"] == readings


@proves("SK O2", 4)
@proves("SK X15", 3)
def test_X15_in_lessons_sight_is_free_unless_chosen_otherwise() -> None:
    kind = kit()
    assert kind.read["lane"].lesson
    assert kind.setup("lane", {}).readings["los_check"] == "free"
    assert kind.setup("lane", {"los_check": "declare_first"}).readings["los_check"] == (
        "declare_first"
    )
    assert kind.setup("village", {}).readings["los_check"] == "declare_first"


@pytest.mark.parametrize(
    ("reading", "says"), [("free", "free"), ("declare_first", "declare-first")]
)
def test_a_view_says_that_nothing_is_hidden_and_how_sight_is_checked(
    reading: str, says: str
) -> None:
    game = library.start("aslsk", "village", {"los_check": reading})
    views = [game.kind.view(game, seat) for seat in ("german", "american", "spectator")]
    assert views[0] == views[1] == views[2]
    assert (views[0]["hidden"], views[0]["sight"]) == ("none", says)
    assert json.loads(json.dumps(views[0])) == views[0]
    assert tells_sight(game.table) == (reading == "free")


def test_a_view_shows_who_has_what_and_how_far_the_attack_has_got() -> None:
    game = still(
        "building C3 D3 stone", "victory german control end hexes=C3,H3 need=2",
        "sides german russian", "german g1 4-6-7 B5 broken dm", "german gw1 MMG g1 first",
        "russian r1 9-2 J5 wounded", "smoke F5", "residual G5 2", "losses russian 4",
        "control building C3 german",
    )  # fmt: skip
    shown = game.kind.view(game, "german")
    assert shown["buildings"] == {"C3": "german"}
    assert (shown["count"], shown["need"]) == (1, 2)
    assert shown["losses"] == {"german": 0, "russian": 4}
    units = shown["units"]
    assert isinstance(units, dict)
    assert (units["g1"]["morale"], units["r1"]["morale"], units["r1"]["leadership"]) == (7, 8, -1)
    assert (shown["smoke"], shown["residual"]) == (["F5"], {"G5": 2})


def test_the_owner_of_boards_y_and_z_can_play_the_published_scenarios() -> None:
    kind = owners_kit()
    for id in kind.scenarios:
        table, stack = kind.begin(kind.setup(id, {}))
        assert table.turn == 0
        assert len(stack) == 1


def test_a_case_names_its_dice_and_a_DR_has_its_coloured_die_first() -> None:
    game = still("german g1 4-6-7 B5", rig="3,4 5,5 2")
    first, second = roll(game), roll(game)
    assert (first.coloured, first.white, first.original, first.double) == (3, 4, 7, False)
    assert second.double
    assert second.final([Modifier(-2, rule("SK 5.2"), "any")]) == 8
    assert die(game) == 2
    for wrong in ("7", "3,4,5", "x"):
        with pytest.raises(UnreadableFile, match="write 3,4 for a DR"):
            still("german g1 4-6-7 B5", rig=wrong)


@proves("SK F19", 1)
@proves("SK F19", 2)
@proves("SK F19", 3)
@proves("SK F19", 4)
@pytest.mark.parametrize(
    ("candidates", "number", "rig", "chosen"),
    [
        (("g1",), 1, "", ["g1"]),
        (("g1", "g2"), 1, "4 2", ["g1"]),
        (("g1", "g2"), 1, "4 4", ["g1", "g2"]),
        (("g1", "g2", "g3"), 2, "6 3 3", ["g1", "g2", "g3"]),
        (("g1", "g2", "g3"), 2, "1 5 2", ["g2", "g3"]),
        (("g1", "g2"), 3, "1 5", ["g1", "g2"]),
    ],
)
def test_F19_the_highest_dr_are_hit_and_all_that_tie_for_the_last_place(
    candidates: tuple[str, ...], number: int, rig: str, chosen: list[str]
) -> None:
    option = "option selection_ties all_tied"
    game = still(option, *[f"german g{n} 4-6-7 B5" for n in (1, 2, 3)], rig=rig)
    found = select(game, [unit(game, id) for id in candidates], number)
    assert [each.id for each in found] == chosen
    assert told(game) == (["selected"] if rig else [])


@proves("SK F19", 1)
@proves("SK F19", 5)
@pytest.mark.parametrize(
    ("number", "rig", "chosen", "events"),
    [
        (1, "4 2 1", ["g1"], ["selected"]),
        (1, "4 4 1 2 5", ["g2"], ["selection-tied", "selected"]),
        (1, "4 4 1 3 3 6 1", ["g1"], ["selection-tied", "selection-tied", "selected"]),
        (2, "6 3 3 1 2", ["g1", "g3"], ["selection-tied", "selected"]),
        (2, "3 3 1", ["g1", "g2"], ["selected"]),
        (3, "2 2 2", ["g1", "g2", "g3"], ["selected"]),
        (2, "5 5 5 5 2 5", ["g1", "g3"], ["selection-tied", "selected"]),
        (2, "5 5 5 6 2 2 1 4", ["g1", "g3"], ["selection-tied", "selection-tied", "selected"]),
    ],
)
def test_F19_by_the_player_aid_those_who_tie_roll_again_for_the_number_the_result_says(
    number: int, rig: str, chosen: list[str], events: list[str]
) -> None:
    option = "option selection_ties reroll"
    game = still(option, *[f"german g{n} 4-6-7 B5" for n in (1, 2, 3)], rig=rig)
    found = select(game, [unit(game, id) for id in ("g1", "g2", "g3")], number)
    assert [each.id for each in found] == chosen
    assert told(game) == events
    assert used_up(game)


def test_another_future_differs_only_in_its_dice() -> None:
    game = library.start("aslsk", "lane", seed=1)
    twin = game.redeal("german", SwiftChance(99))
    assert twin.table.data() == game.table.data()
    assert twin.chance.data() != game.chance.data()


def test_set_up_cannot_go_on_in_the_middle_of_the_game() -> None:
    game = library.start("aslsk", "lane")
    assert check(game) is None
    game.stack.pop()
    assert check(game) == "set-up goes on at the wrong time"
    game.stack.append(SetUp("american"))
    assert check(game) == "a side sets up that is not in the game"


SEEN = ("german g1 4-6-7 B5", "russian r1 4-4-7 J5", "preset published")


def hindered(*lines: str, firer: str = "B5", target: str = "J5") -> tuple[int, bool]:
    game = still(*SEEN, *lines)
    one, two = hex_of(game, firer), hex_of(game, target)
    return hindrance(game.table, one, two), in_sight(game.table, one, two)


@proves("SK X1", 1)
@proves("SK X1", 2)
@proves("SK X1", 3)
@proves("SK X1", 4)
def test_X1_a_total_of_6_blocks_and_one_of_5_does_not() -> None:
    orchards = ("hex F5 orchard",)
    assert hindered("smoke D5 H5", *orchards) == (5, True)
    assert hindered("smoke D5 F5 H5") == (6, False)
    assert hindered("smoke D5 F5 H5", "option los_block over_6") == (6, True)
    assert hindered("smoke D5 F5 H5", "hex E5 orchard", "option los_block over_6")[1] is False
    assert hindered("hex F5 stone")[1] is False


@proves("SK X6", 1)
@proves("SK X6", 2)
@proves("SK X6", 3)
@proves("SK X6", 6)
@proves("SK X6", 7)
def test_X6_smoke_is_2_and_3_for_a_firer_in_it() -> None:
    assert hindered("smoke F5") == (2, True)
    assert hindered("smoke J5") == (2, True)
    assert hindered("smoke B5") == (3, True)
    assert hindered("smoke B5", "option smoke_out flat") == (2, True)
    assert hindered("smoke B5 J5") == (5, True)
    assert hindered(firer="B5", target="B5") == (0, True)


@proves("SK X7", 1)
@proves("SK X7", 2)
@proves("SK X7", 4)
@pytest.mark.parametrize(
    ("month", "reading", "orchard", "grain"),
    [(6, "all_year", 1, 1), (9, "all_year", 1, 1), (5, "all_year", 1, 0), (10, "all_year", 1, 0),
     (5, "june_to_september", 0, 0), (7, "june_to_september", 1, 1)],
)  # fmt: skip
def test_X7_what_hinders_depends_on_the_month(
    month: int, reading: str, orchard: int, grain: int
) -> None:
    agreed = (f"month {month}", f"option orchard_season {reading}")
    assert hindered("hex F5 orchard", *agreed) == (orchard, True)
    assert hindered("hex F5 grain", *agreed) == (grain, True)
    game = still(*SEEN, "hex F5 grain", *agreed)
    field = game.table.battle.terrain(hex_of(game, "F5"))
    assert (field.open_ground, field.cost) == ((False, 3) if grain else (True, 2))


def test_a_random_game_offers_few_verbs_and_ends() -> None:
    game = library.start("aslsk", "village", seed=5)
    verbs: Counter[str] = Counter()
    luck = stream(5, "walk")
    while (asked := game.decision()) is not None:
        # A fixed choice would take back what it had begun, again and again.
        middle = len(asked.options) // 2
        at = luck.below(len(asked.options), "option") if game.table.turn else middle
        choice = asked.options[at]
        verbs[choice.verb] += 1
        game.answer(choice)
    assert game.result() is not None
    assert verbs["place"] == 9
