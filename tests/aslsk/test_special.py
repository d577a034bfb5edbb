"""The special rules of scenarios: what they say, what each seat knows of them (SK V9)."""

from __future__ import annotations

import json
from typing import Any, Final, cast

import pytest

from caposaldo import library
from caposaldo.aslsk.advice.adviser import StarterAdviser
from caposaldo.aslsk.interdiction import interdictors
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.special.book import Fortified, Raised, Snow, read_specials
from caposaldo.aslsk.special.fortified import tem, tem_to_owner
from caposaldo.aslsk.special.fortifying import overheard
from caposaldo.aslsk.special.snow import is_falling, veil
from caposaldo.boards import ruler
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.aslsk.data_files import parsed
from tests.aslsk.scenes import hex_of, owners_kit, still

SIDES: Final = ("german", "russian")
FLAKES: Final = "special snow side=german starts_from=10 stops_to=3 hindrance=1 from_range=6"
WORKS: Final = (
    "special fortified_buildings side=german number=2 tem=1",
    "option los_check free",
    "sides russian german",
    "sets-up german",
    "group german turn=0 columns=A-F",
    "group russian turn=0 columns=L-P",
    "building C3 D3 stone",
    "hex B6 E5 F8 M5 stone",
    "german g1 4-6-7 E5",
    "russian r1 4-4-7 E7",
)


def lasting(game: AnyGame, seat: str) -> dict[str, str]:
    table = cast("dict[str, Any]", game.view(seat)["table"])
    return cast("dict[str, str]", table["lasting"])


def table_at(*lines: str) -> AnyGame:
    return library.from_position("aslsk", "\n".join([*WORKS, *lines]))


def test_each_rule_is_read_into_its_record() -> None:
    entries: dict[str, tuple[dict[str, Any], ...]] = {
        "snow": ({"key": "snow", "side": "german", "starts_from": 10, "stops_to": 3,
                  "hindrance": 1, "from_range": 6},),
        "fortified_buildings": ({"side": "german", "number": 2, "tem": 1},),
        "winter_camouflage": ({"side": "russian"},),
        "broken_morale": ({"side": "german", "add": 1},),
        "smoke_exponent": ({"name": "5-4-8", "add": 2}, {"name": "4-6-8", "add": 1}),
        "diced_reinforcements": ({"side": "german"},),
    }  # fmt: skip
    read = read_specials(entries, SIDES)
    assert read.snow == Snow("german", 10, 3, 1, 6)
    assert read.fortified == Fortified("german", 2, 1, ())
    assert read.camouflaged == {"russian"}
    assert read.steadier == (Raised("german", 1),)
    assert read.exponents == (Raised("5-4-8", 2), Raised("4-6-8", 1))


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ({"rain": ({},)}, "no special rule 'rain'"),
        ({"snow": ({"side": "german"},)}, "the special rule snow says side, starts_from"),
        ({"winter_camouflage": ({"side": "german", "add": 1},)}, "says side"),
        ({"winter_camouflage": ({"side": "martian"},)}, "no side of this scenario"),
        ({"fortified_buildings": ({"tem": 1, "number": 2},)}, "which side notes them"),
        ({"fortified_buildings": ({"tem": 1}, {"tem": 1})}, "once"),
    ],
)
def test_a_rule_that_nobody_knows_is_refused(entries: dict[str, Any], told: str) -> None:
    with pytest.raises(UnreadableFile, match=told):
        read_specials(entries, SIDES)


def test_a_position_with_an_unknown_rule_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="no special rule 'rain'"):
        library.from_position("aslsk", "special rain side=german\ngerman g1 4-6-7 B5")


def test_the_published_scenarios_have_the_rules_of_their_cards() -> None:
    kind = owners_kit()
    found = {}
    for id in kind.scenarios:
        specials = kind.battle(kind.setup(id, {})).specials
        named = {
            "snow": specials.snow,
            "fortified_buildings": specials.fortified,
            "winter_camouflage": specials.camouflaged,
            "broken_morale": specials.steadier,
            "smoke_exponent": specials.exponents,
        }
        found[id] = {key for key, value in named.items() if value}
    said = {
        entry["id"]: {special["key"] for special in entry["special"]} - {"diced_reinforcements"}
        for entry in parsed("published")["scenario"]
    }
    assert found == said


@proves("SK V9", 1)
def test_V9_in_S6_broken_Germans_are_steadier_unless_that_was_agreed_away() -> None:
    kind = owners_kit()
    counters = [
        kind.battle(kind.setup("S6", {"balance": helped})).box.counters
        for helped in ("none", "russian")
    ]
    squads = [each.unit("german", "4-6-8").broken for each in counters]
    leaders = [each.leader("9-2", "german").broken for each in counters]
    assert (squads[0] - squads[1], leaders[0] - leaders[1]) == (1, 1)
    assert len({each.unit("russian", "4-5-8").broken for each in counters}) == 1
    assert len({each.leader("9-1", "russian").broken for each in counters}) == 1


@proves("SK V9", 1)
def test_V9_snow_hinders_by_range_and_only_while_it_falls() -> None:
    game = still(FLAKES, "lasting snow falls", "german g1 4-6-7 C3", "russian r1 4-4-7 C9")
    near, far = hex_of(game, "C8"), hex_of(game, "C9")
    here = hex_of(game, "C3")
    assert [veil(game.table, here, hex) for hex in (here, near, far)] == [0, 0, 1]
    game.table.lasting.clear()
    assert not is_falling(game.table)
    assert veil(game.table, here, far) == 0


@proves("SK V9", 1)
def test_V9_nobody_interdicts_through_falling_snow() -> None:
    lines = [FLAKES, "german g1 4-6-8 C3", "russian r1 4-4-7 C9 broken dm", "turn german 2 rout"]
    fair, foul = still(*lines), still(*lines, "lasting snow falls")
    hexes = [hex_of(fair, name) for name in ("C8", "C9")]
    assert [bool(interdictors(fair.table, hex, "russian")) for hex in hexes] == [True, True]
    assert [bool(interdictors(foul.table, hex, "russian")) for hex in hexes] == [True, False]


def test_the_ruler_counts_the_snow() -> None:
    lines = (FLAKES, "option los_check free", "lasting snow falls", "german g1 4-6-7 C3")
    table = still(*lines, "russian r1 4-4-7 C9").table
    found = ruler.sight(table, "C3", "C9")
    assert (found["seen"], found["total"], found["snow"]) == (True, 1, 1)
    assert ruler.sight(table, "C3", "C8")["snow"] == 0
    seen = ruler.outlook(table, "C3")
    assert (seen["C8"], seen["C9"]) == (0, 1)


@proves("SK V1", 4)
@proves("SK N1", 2)
def test_V1_a_note_made_in_secret_is_its_owners_alone() -> None:
    game = table_at("turn german 0 set-up")
    game.answer("fortify E5", "german")
    assert [event.kind for event in game.told("german")] == ["fortified"]
    for seat in ("russian", SPECTATOR):
        assert [event.kind for event in game.told(seat)] == ["fortified-unseen"]
        assert lasting(game, seat) == {}
        asked = cast("dict[str, Any]", game.view(seat)["asked"])
        assert (asked["facts"], asked["options"]) == ({"left": 1}, [])
    assert lasting(game, "german") == {"fortified": "E5"}
    assert game.kind.overheard("fortify E5") == overheard("fortify E5") == "fortify"
    assert game.kind.overheard("place g1 E5") == "place g1 E5"
    # Nobody else has heard anything yet, so that the owner may think again.
    game.undo("german")
    assert lasting(game, "german") == {}


def test_V9_each_seat_knows_what_was_found_out_and_all_know_everything_at_the_end() -> None:
    game = table_at("turns 1 half", "turn russian 1 movement", "lasting fortified C3 E5",
                    "lasting searched C3 B6")  # fmt: skip
    assert lasting(game, "german") == {"fortified": "C3 E5", "searched": "C3 B6"}
    assert lasting(game, "russian") == {"fortified": "C3", "searched": "C3 B6"}
    while (asked := game.decision()) is not None:
        game.answer(next(o.notation for o in asked.options if o.notation in ("done", "hold")))
    assert lasting(game, "russian")["fortified"] == "C3 E5"


def test_a_twin_of_the_game_has_other_secrets_and_the_same_open_ones() -> None:
    game = table_at("turn russian 1 prep-fire", "lasting fortified C3 E5", "lasting searched C3 B6")
    seen = set()
    for seed in range(30):
        twin = game.redeal("russian", stream(seed, "twin"))
        assert lasting(twin, "russian") == lasting(game, "russian")
        seen.add(lasting(twin, "german")["fortified"])
        assert game.redeal("german", stream(seed, "twin")).state()["table"] == game.table.data()
    # B6 is known to be plain and M5 lies in the other area.
    assert seen == {"C3 E5", "C3 F8"}


@proves("SK V9", 1)
@pytest.mark.parametrize(("noted", "found"), [("C3", True), ("B6", False)])
def test_V9_finding_out_cannot_be_taken_back_even_if_nothing_is_there(
    noted: str, found: bool
) -> None:
    game = table_at("turn russian 1 movement", f"lasting fortified {noted}", "russian r2 4-4-7 D4")
    game.answer("move r2")
    game.answer("go D3")
    assert ("fortified-shown" in [event.kind for event in game.told()]) == found
    assert not game.may_undo()


def test_V9_the_owner_reckons_with_his_own_secrets_and_nobody_else_does() -> None:
    lines = ("turn russian 1 prep-fire", "lasting fortified C3 E5", "lasting searched C3")
    table = still(*WORKS, *lines).table
    shown, secret, plain = [table.battle.ground.find(name) for name in ("D3", "E5", "F8")]
    assert [tem(table, hex) for hex in (shown, secret, plain)] == [1, 0, 0]
    assert [tem_to_owner(table, hex) for hex in (shown, secret, plain)] == [1, 1, 0]


def test_buildings_named_by_the_scenario_are_known_to_all() -> None:
    lines = ("special fortified_buildings hexes=C3 tem=1", "hex C3 D5 stone")
    table = still(*lines, "german g1 4-6-7 C3", "russian r1 4-4-7 J5").table
    for look in (tem, tem_to_owner):
        assert [look(table, table.battle.ground.find(name)) for name in ("C3", "D5")] == [1, 0]
    game = library.from_position("aslsk", "\n".join([*lines, "german g1 4-6-7 C3"]))
    assert lasting(game, "russian") == {}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("lasting rain falls", "no rule of a scenario remembers 'rain'"),
        ("lasting snow falls", "no snow"),
        ("lasting fortified C3 E5 F8", "more buildings are fortified"),
        ("lasting fortified M5", "fortified that cannot be"),
        ("lasting fortified D3", "by their first hexes"),
        ("lasting fortified E5 C3", "in the map's order"),
        ("lasting searched E5 E5", "once"),
        ("lasting fortified ZZ9", "no hex"),
        ("lasting fortified A1", "fortified that cannot be"),
    ],
)
def test_a_position_in_which_something_lasts_that_cannot_is_refused(line: str, told: str) -> None:
    with pytest.raises(UnreadableFile, match=told):
        table_at("turn russian 1 movement", line)


def test_snow_falls_or_does_not() -> None:
    with pytest.raises(UnreadableFile, match="falls or it does not"):
        still(FLAKES, "lasting snow heavily", "german g1 4-6-7 C3")


def test_what_lasts_is_saved_copied_and_read_back() -> None:
    game = table_at("turn russian 1 movement", "lasting fortified C3 E5", "lasting searched C3")
    again = library.load(json.loads(json.dumps(game.save())))
    assert again.state() == game.state()
    twin = game.copy()
    twin.table.lasting.clear()
    assert game.table.lasting == {"fortified": "C3 E5", "searched": "C3"}
    # A table of a scenario without such rules is written as it always was.
    assert "lasting" not in still("german g1 4-6-7 C3").table.data()


def test_S3_begins_with_the_secret_notes_of_the_Germans() -> None:
    kind = owners_kit()
    game = started(kind, "S3")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "fortify")
    assert kind.check(game) is None
    names = [option.args[0] for option in asked.options]
    assert len(names) > 10
    inside = game.table.battle.areas[0]
    for name in names:
        house = game.table.battle.ground.house[game.table.battle.ground.find(name)]
        assert set(game.table.battle.ground.houses[house].hexes) <= inside
    for name in names[:2]:
        game.answer(f"fortify {name}")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "set-up")


def test_the_computer_fortifies_what_counts_where_the_enemy_comes_first() -> None:
    lines = ("turn german 0 set-up", "victory russian control end hexes=C3,F8 need=2")
    game = table_at(*lines)
    battle = game.table.battle
    asked = game.decision()
    assert asked is not None
    options = [option.notation for option in asked.options]
    ranked = StarterAdviser(battle).rank(game.view("german"), options)
    assert [candidate.notation for candidate in ranked[:2]] == ["fortify C3", "fortify F8"]
    assert {candidate.reason for candidate in ranked} == {"strong-point"}


def test_S4_rolls_for_snow_in_both_rally_phases_of_a_turn() -> None:
    kind = owners_kit()
    game = started(kind, "S4")
    told: list[tuple[int, str]] = []
    bot = stream(3, "bot")
    while game.table.turn < 3:
        asked = game.decision()
        assert asked is not None
        option = asked.options[bot.below(len(asked.options), "bot")]
        if option.verb == "give" and bot.below(8, "idle"):
            continue
        events = game.answer(option)
        told += [(game.table.turn, game.table.side) for event in events if event.kind == "snow"]
    assert told == [(1, "german"), (1, "american"), (2, "german"), (2, "american"), (3, "german")]


def started(kind: StarterKind, scenario: str) -> AnyGame:
    setup = kind.setup(scenario, {})
    return begin(kind, Origin(setup, stream(0, "game").data(), None))
