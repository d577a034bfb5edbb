"""Views, secret events and redeals."""

from __future__ import annotations

import pytest

from caposaldo.kernel.chance import SwiftChance, stream
from caposaldo.kernel.contract import SPECTATOR, GameKind, Table
from caposaldo.kernel.errors import GameError, NotYourDecision, UnreadableFile
from tests.kernel.duel import KIND, given, play_on, start
from tests.kernel.duel_table import NORTH, SOUTH, DuelTable

SCENE = ("north c5 c6 c9", "south c1 c2 c12", "deck c3 c4 c7 c8")


def test_a_view_shows_the_own_hand_and_only_counts_the_others() -> None:
    game = given(*SCENE)
    north, south, all_ = (game.view(seat)["table"] for seat in (NORTH, SOUTH, SPECTATOR))
    assert isinstance(north, dict)
    assert isinstance(south, dict)
    assert isinstance(all_, dict)
    assert north["hand"] == ["c5", "c6", "c9"]
    assert south["hand"] == ["c1", "c2", "c12"]
    assert all_["hand"] == []
    assert north["hands"] == south["hands"] == all_["hands"] == {"north": 3, "south": 3}


def test_a_view_frames_the_table_with_the_question_and_who_may_answer() -> None:
    game = given(*SCENE)
    view = game.view(SOUTH)
    assert {key: view[key] for key in ("game", "scenario", "readings", "seat", "at")} == {
        "game": "duel",
        "scenario": "long",
        "readings": {"ties": "defender"},
        "seat": "south",
        "at": 0,
    }
    assert view["asked"] == {
        "seat": "north",
        "prompt": "lead",
        "rule": "DU 2",
        "facts": {},
        "options": [],
    }
    assert view["result"] is None
    with pytest.raises(NotYourDecision, match="no seat 'west'"):
        game.view("west")


def test_events_are_told_to_those_who_may_see_them() -> None:
    game = given(*SCENE)
    game.answer("peek")
    shown = {seat: [event.kind for event in game.told(seat)] for seat in (NORTH, SOUTH, SPECTATOR)}
    assert shown == {NORTH: ["peeked", "top"], SOUTH: ["peeked"], SPECTATOR: ["peeked"]}
    assert [event.kind for event in game.told()] == ["peeked", "top"]


def test_a_redeal_keeps_what_the_seat_knows_and_varies_the_rest() -> None:
    game = given(*SCENE)
    game.answer("peek")
    twins = [game.redeal(NORTH, stream(seed, "twin")) for seed in range(30)]
    assert {twin.table.deck[0] for twin in twins} == {"c3"}
    assert {twin.table.hands[NORTH] for twin in twins} == {("c5", "c6", "c9")}
    assert len({twin.table.hands[SOUTH] for twin in twins}) > 10
    for twin in twins:
        assert KIND.check(twin) is None
        assert twin.view(NORTH) == game.view(NORTH)


def test_a_card_known_on_top_stays_known_in_the_hand_that_draws_it() -> None:
    game = given("north c5 c6 c9", "south c1 c2", "deck c3 c4 c7 c8")
    game.answer("peek")
    game.answer("rest")
    assert "c3" in game.table.hands[SOUTH]
    for seed in range(10):
        assert "c3" in game.redeal(NORTH, stream(seed, "twin")).table.hands[SOUTH]
    assert any(
        "c3" not in game.redeal(SPECTATOR, stream(seed, "twin")).table.hands[SOUTH]
        for seed in range(10)
    )


def test_the_question_of_a_redealt_game_is_made_from_the_redealt_hand() -> None:
    game = given(*SCENE)
    game.answer("play c9")
    true = game.decision()
    assert true is not None
    for seed in range(10):
        twin = game.redeal(NORTH, stream(seed, "twin"))
        asked = twin.decision()
        assert asked is not None
        held = {f"block {card}" for card in twin.table.hands[SOUTH]}
        assert {option.notation for option in asked.options} == held | {"yield"}


def test_a_redealt_game_carries_neither_past_nor_seed_nor_secret_events() -> None:
    game = start(5)
    play_on(game, stream(5, "bot"), 4)
    asked = game.decision()
    assert asked is not None
    twin = game.redeal(SPECTATOR, SwiftChance(77))
    assert twin.chance.data() != game.chance.data()
    assert twin.origin.chance == {"kind": "redealt"}
    assert twin.answers == [("", "")] * 4
    assert all(event.seen(SPECTATOR) for event in twin.told())
    assert game.answers[0][1] != ""


def test_undo_in_a_redealt_game_does_not_bring_the_true_one_back() -> None:
    game = given(*SCENE)
    twin = game.redeal(NORTH, SwiftChance(5))
    twin.answer("swap")
    before = twin.save()
    with pytest.raises(GameError):
        twin.undo()
    assert twin.save() == before


def test_what_a_game_does_not_define_is_a_broken_invariant() -> None:
    bare: GameKind[DuelTable] = GameKind("bare", 1, (), {}, KIND.book, {}, [], {})
    game, setup = start(), start().setup
    for act in (
        lambda: bare.begin(setup),
        lambda: bare.read_table(setup, {}),
        lambda: bare.check(game),
        lambda: bare.view(game, NORTH),
        lambda: bare.redeal(game, NORTH, SwiftChance(1)),
        Table().copy,
        Table().data,
    ):
        with pytest.raises(AssertionError):
            act()
    assert bare.adviser("long") is None
    asked = game.decision()
    assert asked is not None
    assert bare.preview(game, asked.options[0]) is None
    for ask in (lambda: bare.position([]), lambda: bare.describe(game)):
        with pytest.raises(UnreadableFile, match="no text form"):
            ask()


def test_an_adviser_judges_options_from_a_view() -> None:
    game = given(*SCENE)
    adviser = KIND.adviser("long")
    asked = game.decision()
    assert adviser is not None
    assert asked is not None
    best, *rest = adviser.rank(game.view(NORTH), [option.notation for option in asked.options])
    assert (best.notation, best.reason, best.facts) == ("play c5 c6", "highest", {})
    assert len(rest) == len(asked.options) - 1
