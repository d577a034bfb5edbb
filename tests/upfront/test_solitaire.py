"""Solitaire: one person plays both sides, with cards that nobody knows yet (49.1, 49.12, 49.13)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.saves import load
from caposaldo.proofs import proves
from caposaldo.upfront.covering import grounded, strangers
from caposaldo.upfront.knowledge import unseen_by
from caposaldo.upfront.laws import fault
from caposaldo.upfront.redeal import redeal
from tests.upfront.boxes import given

FIELD = (
    "option solitaire on",
    "german A 2 g3 g4.assists=g3 g10",
    "german B 1 g5 g6",
    "american A 2 a9 a10",
    "hand german 66 85 12",
    "hand american 65 41",
    "covered german 12",
    "covered american 41",
)
OPEN = "option solitaire-open-hands yes"
SEATS = ("german", "american", SPECTATOR)


def ids(faces: list[dict[str, Any]]) -> list[str]:
    return [face["id"] for face in faces]


@proves("UF 49.12", 1)
def test_of_both_hands_a_seat_sees_only_its_own_and_never_the_new_cards() -> None:
    game = given(*FIELD)
    shown = {seat: ids(game.view(seat)["table"]["you"]) for seat in SEATS}  # type: ignore[index]  # a view is JSON
    assert shown == {"german": ["66", "85"], "american": ["65"], SPECTATOR: []}
    for seat in SEATS:
        table: Any = game.view(seat)["table"]
        assert table["open_hands"] == {}
        assert table["hands"] == {"german": 3, "american": 2}
        assert table["covered"] == {"german": 1, "american": 1}


@proves("UF 49.12", 1)
def test_with_open_hands_both_are_seen_but_for_the_new_cards() -> None:
    table: Any = given(OPEN, *FIELD).view("german")["table"]
    assert ids(table["you"]) == ["66", "85"]
    assert {side: ids(cards) for side, cards in table["open_hands"].items()} == {"american": ["65"]}
    assert table["covered"] == {"german": 1, "american": 1}


def test_hands_lie_open_only_when_one_person_plays() -> None:
    lines = [line for line in FIELD if not line.startswith(("option", "covered"))]
    table: Any = given(OPEN, *lines).view("german")["table"]
    assert table["open_hands"] == {}
    assert table["covered"] == {"german": 0, "american": 0}


@proves("UF 49.12", 3)
@pytest.mark.parametrize("seat", ["german", "american"])
def test_cards_face_down_may_be_any_to_both_seats(seat: str) -> None:
    game = given(*FIELD)
    assert {"12", "41"} <= set(unseen_by(game.table, seat))
    own = {"german": {"66", "85"}, "american": {"65"}}[seat]
    assert not own & set(unseen_by(game.table, seat))
    twins = [redeal(game, seat, stream(seed, "twin")) for seed in range(30)]
    for twin in twins:
        assert fault(twin.table) is None
        assert own <= set(twin.table.hands[seat])
    for side in ("german", "american"):
        assert len({twin.table.covered[side] for twin in twins}) > 20


@proves("UF 49.12", 3)
def test_with_open_hands_only_the_new_cards_of_the_enemy_are_unknown() -> None:
    table = given(OPEN, *FIELD).table
    unknown = set(unseen_by(table, "german"))
    assert {"12", "41"} <= unknown
    assert not {"66", "85", "65"} & unknown


@proves("UF 49.12", 2)
def test_what_is_turned_up_cannot_be_taken_back() -> None:
    game = given("option solitaire on", *FIELD[1:4], "hand german 14 12", "covered german 12")
    game.answer("plan move A 14 forward")
    assert game.may_undo()
    game.answer("declared")
    assert not game.may_undo()
    assert game.table.covered == {}


@proves("UF 49.12", 2)
@pytest.mark.parametrize(("reading", "left"), [("no", ()), ("yes", ("41",))])
def test_terrain_on_a_group_that_stands_still_counts_only_where_hands_are_face_down(
    reading: str, left: tuple[str, ...]
) -> None:
    game = given(*FIELD, f"option solitaire-open-hands {reading}")
    group = game.table.groups["american-A"]
    assert not group.moving
    grounded(game, group)
    assert game.table.covered == {"german": ("12",), "american": left}


@proves("UF 49.12", 2)
def test_first_hands_are_seen_and_what_replaces_first_terrain_is_not() -> None:
    game = library.start("upfront", "A", {"solitaire": "on"}, 7)
    while (asked := game.decision()) is not None and asked.prompt != "lay-terrain":
        setups = [o.notation for o in asked.options if o.verb == "setup"]
        game.answer(setups[0] if setups else asked.options[0].notation)
    assert asked is not None
    assert game.table.covered == {}
    laid = dict.fromkeys(game.kind.seats(game.setup), 0)
    while (asked := game.decision()) is not None and asked.prompt == "lay-terrain":
        lays = [o.notation for o in asked.options if o.verb == "lay"]
        laid[asked.seat] += bool(lays)
        game.answer(lays[0] if lays else "done")
    assert asked is not None
    assert asked.prompt == "declare-actions"
    waiting = game.table.battle.enemy(asked.seat)
    assert laid[waiting]
    assert len(game.table.covered[waiting]) == laid[waiting]
    assert game.table.covered[asked.seat] == ()


@proves("UF 49.12", 3)
def test_nobody_is_told_which_cards_were_drawn() -> None:
    game = given(*FIELD, "phase refill", "idle no", "american B 1 a5 a6")
    game.answer("draw")
    for seat in SEATS:
        kinds = [event.kind for event in game.told(seat)]
        assert kinds.count("drew-unseen") == 1
        assert "drew" not in kinds


@pytest.mark.parametrize(
    ("line", "what"),
    [("covered german 77", "card 77 is face down"), ("covered american 66", "card 66 is face")],
)
def test_only_a_card_of_the_hand_can_lie_face_down_in_it(line: str, what: str) -> None:
    with pytest.raises(UnreadableFile, match=what):
        given(*FIELD, line)


def test_cards_face_down_are_saved_and_written_down() -> None:
    game = given(*FIELD[:-1])
    again = load(game.kind, json.loads(json.dumps(game.save())))
    assert again.save() == game.save()
    assert again.table.covered == {"german": ("12",), "american": ()}
    assert "covered german 12" in game.kind.describe(game)


def test_a_hand_is_sorted_anew_when_its_new_cards_are_turned_up() -> None:
    table = given(*FIELD).table
    assert table.holding("german", "movement") == []
    assert table.uses("german", table.covered["german"][0]) == ()
    assert table.uncover("german") == 1
    assert table.holding("german", "movement") == ["12"]
    assert table.covered == {"german": (), "american": ("41",)}
    assert table.uncover("american") == 1
    assert table.covered == {}


# The same game, played as well as it can be ------------------------------------------------------


def both_ways(*lines: str) -> tuple[Any, Any]:
    field = [line for line in lines if not line.startswith(("option", "covered"))]
    return given(*field), given("option solitaire on", *field)


@proves("UF 49.1", 1)
@pytest.mark.parametrize("phase", ["actions", "discards", "refill"])
def test_everything_that_two_players_may_do_one_may_do(phase: str) -> None:
    two, one = both_ways(*FIELD, f"phase {phase}", "idle no")
    usual = [option.notation for option in two.decision().options]
    alone = [option.notation for option in one.decision().options]
    if phase == "actions":
        usual = ["declared", *(f"plan {option}" for option in usual if option != "done")]
    assert alone == sorted(usual)


@proves("UF 49.1", 1)
def test_a_game_alone_is_set_up_and_dealt_like_any_other() -> None:
    games = [library.start("upfront", "A", {"solitaire": how}, 11) for how in ("off", "on")]
    for _ in range(40):
        asked = [game.decision() for game in games]
        if asked[0] is None or asked[0].prompt == "act":
            break
        assert [one.data() for one in asked if one] == [asked[0].data()] * 2
        for game in games:
            game.answer(asked[0].options[0].notation)
        assert games[0].table.hands == games[1].table.hands


@proves("UF 49.13", 1)
@pytest.mark.parametrize("side", ["german", "american"])
def test_the_computer_plays_either_side_as_well_as_it_would_against_somebody(side: str) -> None:
    two, one = both_ways(*FIELD, f"turn {side} 5")
    adviser = two.kind.adviser("A", two.setup.readings)
    usual, alone = (
        adviser.rank(game.view(side), [o.notation for o in game.decision().options])
        for game in (two, one)
    )
    named = {c.notation.removeprefix("plan ").replace("declared", "done"): c for c in alone}
    assert [c.notation for c in usual] == list(named)
    assert [(c.score, c.reason) for c in usual] == [(c.score, c.reason) for c in alone]


def test_who_plays_alone_has_no_clock() -> None:
    game = given(*FIELD, "option clock minute")
    assert game.kind.timing(game) is None
    asked = game.decision()
    assert asked is not None
    assert asked.calls == []


def test_who_is_told_only_how_many_cards_were_drawn() -> None:
    two, one = both_ways(*FIELD)
    assert strangers(two.table.battle, "german") == (SPECTATOR, "american")
    assert strangers(one.table.battle, "german") == (SPECTATOR, "german", "american")
    assert strangers(one.table.battle, "german", seen=True) == (SPECTATOR, "american")
