"""Solitaire: all actions of a turn are declared before the first is resolved (49.11)."""

from __future__ import annotations

import json
from typing import Any

from caposaldo.kernel.chance import stream
from caposaldo.kernel.saves import load
from caposaldo.proofs import proves
from caposaldo.text import Words
from caposaldo.upfront.foretelling import Foretell
from tests.upfront.boxes import UpFront, given

FIELD = (
    "option solitaire on",
    "german A 2 g3 g4.assists=g3 g10 g5 g6",
    "german B 2 g7 g8 g9",
    "american A 2 a9 a11",
    "american B 2 a5 a6",
    "hand german 63 66 12",
    "hand american 65 41",
)
FIRE = "plan fire A>A; plan with 63; plan shoot"


def notations(game: UpFront) -> list[str]:
    asked = game.decision()
    assert asked is not None
    return [option.notation for option in asked.options]


def frames(game: UpFront, seat: str) -> list[dict[str, Any]]:
    table: Any = game.view(seat)["table"]
    found: list[dict[str, Any]] = table["under_way"]
    return found


@proves("UF 49.11", 1)
def test_declaring_changes_nothing_on_the_table_and_draws_nothing() -> None:
    game = given(*FIELD)
    before, drawn = game.table.data(), game.chance.uses
    game.answer(FIRE)
    game.answer("plan dig B")
    assert game.table.data() == before
    assert game.chance.uses == drawn
    assert game.told() == []


def test_a_declaration_can_be_taken_back_step_by_step() -> None:
    game = given(*FIELD)
    saves = [game.save()]
    for step in FIRE.split("; "):
        game.answer(step)
        saves.append(game.save())
    for wanted in reversed(saves[:-1]):
        game.undo("german")
        assert game.save() == wanted
    assert not game.may_undo()


def test_the_view_lists_what_is_declared_and_what_is_begun() -> None:
    game = given(*FIELD)
    game.answer(FIRE)
    game.answer("plan fire B>B; plan with 66")
    top, begun = frames(game, "german")[-2:]
    assert (top["frame"], top["plans"]) == ("upfront.foretell", ["fire A>A; with 63; shoot"])
    assert (top["begun"], top["cards"]) == (["fire B>B", "with 66"], ["63", "66"])
    assert (begun["frame"], begun["cards"]) == ("upfront.aim", ["66"])
    assert frames(given(*FIELD), "german")[-1]["frame"] == "upfront.foretell"


def test_cards_declared_are_known_to_both_seats() -> None:
    game = given(*FIELD)
    unseen: Any = game.view("american")["table"]
    game.answer(FIRE)
    shown: Any = game.view("american")["table"]
    assert shown["unseen"]["count"] == unseen["unseen"]["count"] - 1
    for seed in range(20):
        twin = game.redeal("american", stream(seed, "twin"))
        assert "63" in twin.table.hands["german"]


def test_a_declaration_is_saved_in_the_middle_and_goes_on_the_same_way() -> None:
    game = given(*FIELD)
    game.answer("plan fire A>A; plan with 63")
    again = load(game.kind, json.loads(json.dumps(game.save())))
    assert notations(again) == notations(game)
    for one in (game, again):
        one.answer("plan shoot")
        one.answer("declared")
    assert again.save() == game.save()


@proves("UF 49.11", 1)
def test_what_hangs_on_chance_is_not_foreseen() -> None:
    game = given(*FIELD)
    game.answer("plan dig A")
    top = game.stack[-1]
    assert isinstance(top, Foretell)
    ahead = top.ahead(game)
    assert not ahead.table.groups["german-A"].entrenched
    assert ahead.table.groups["german-A"].acted
    assert len(ahead.table.pile) == len(game.table.pile)
    assert ahead.table.turn.actions == 1


def test_a_preview_of_what_is_declared_is_that_of_the_action() -> None:
    alone = given(*FIELD)
    two = given(*FIELD[1:])
    shown, usual = alone.preview(FIRE), two.preview("fire A>A; with 63; shoot")
    assert shown is not None
    assert usual is not None
    assert shown.notation == "plan shoot"
    assert (usual.reveals != "", shown.reveals) == (True, "")
    same = {"notation": "", "reveals": ""}
    assert {**shown.data(), **same} == {**usual.data(), **same}
    assert alone.preview("declared") is None


@proves("UF 49.11", 2)
def test_an_action_is_lost_when_a_card_or_group_it_needs_is_gone() -> None:
    game = given(*FIELD, rig="b6 b6 r5")
    game.answer(FIRE)
    game.answer("plan fire B>A; plan with 66; plan shoot")
    game.answer("declared")
    game.answer("decline", "american")
    told = game.answer("resolve", "german")
    vain = [event for event in told if event.kind == "declared-in-vain"]
    assert [event.facts["action"] for event in vain] == ["fire B>A; with 66; shoot"]
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "discard")
    assert "66" in game.table.hands["german"]
    assert not game.table.groups["german-B"].acted


def test_a_charge_left_over_is_fought_out_without_a_declaration() -> None:
    lines = ("option solitaire on", "nations japanese british", "turn japanese 5")
    game = given(
        *lines, "japanese A 3 j1 j4", "british A 2 b1 b4", "mark japanese A charge:british-A"
    )
    game.finish(game.stack[-1])
    game.advance()
    assert game.table.groups["japanese-A"].acted
    assert "charge-met" in game.table.groups["japanese-A"].marks


def test_cards_shown_for_an_action_are_forgotten_when_it_is_carried_out() -> None:
    game = given(*FIELD, rig="b0 b0 r5")
    game.answer(FIRE)
    game.answer("plan move B 12 forward")
    game.answer("declared")
    (left,) = [frame for frame in frames(game, "german") if "plans" in frame]
    assert (left["plans"], left["cards"]) == (["move B 12 forward"], ["12"])


def test_a_card_named_within_a_word_is_shown_too() -> None:
    lines = ["option solitaire on", *FIELD[1:5], "hand german 12 14", "hand american 65"]
    game = given(*lines)
    exchange = [one for one in notations(game) if one.startswith("plan exchange A:12 B:14")]
    game.answer(exchange[0])
    assert frames(game, "american")[-1]["cards"] == ["12", "14"]


def test_a_declared_action_is_said_in_words() -> None:
    english, italian = Words("en"), Words("it")
    assert english.action("upfront", "plan fire A>B") == "Declare: Group A fires at enemy group B"
    said = italian.action("upfront", "plan fire A>B")
    assert said == "Dichiara: Il Gruppo A spara al Gruppo B nemico"
    assert english.action("upfront", "plan fire A>B; plan shoot").count("Declare") == 2
    event = {"kind": "declared-in-vain", "facts": {"seat": "german", "action": "dig A; shoot"}}
    said = english.event("upfront", event)
    assert said.endswith("Group A tries to entrench; Open fire.")


def test_a_verb_of_actions_without_one_keeps_its_notation() -> None:
    assert Words("en").action("upfront", "plan") == "plan"
