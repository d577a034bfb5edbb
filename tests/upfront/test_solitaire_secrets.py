"""Solitaire at a table of two seats: a card declared to lie face down stays secret (8.1, 49.11)."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.proofs import proves
from caposaldo.text import Words
from caposaldo.upfront.laws import fault
from caposaldo.upfront.overhearing import overheard, plan_overheard, secrets_of, swapped
from tests.upfront.boxes import UpFront, given, kind

FIELD = (
    "option solitaire on",
    "german A 2 g3 g4.assists=g3 g10 g5 g6",
    "german B 2 g7 g8 g9",
    "ground german B 14>forward",
    "american A 2 a9 a11",
    "american B 2 a5 a6",
    "hand german 63 31 12",
    "hand american 65 41",
)


def plans(game: UpFront, seat: str) -> tuple[list[str], list[str]]:
    """The declared actions and the cards shown in them, as a seat sees them."""
    table: Any = game.view(seat)["table"]
    (found,) = [frame for frame in table["under_way"] if frame.get("plans")]
    return found["plans"], found["cards"]


@proves("UF 8.1", 1)
def test_a_card_declared_face_down_is_seen_by_its_own_side_only() -> None:
    game = given(*FIELD)
    before: Any = game.view("american")["table"]
    game.answer("plan open B 31")
    game.answer("plan move A 12 forward")
    own = ["open B 31", "move A 12 forward"]
    assert plans(game, "german") == (own, ["12"])
    for seat in ("american", SPECTATOR):
        assert plans(game, seat) == (["open B", "move A 12 forward"], ["12"])
    after: Any = game.view("american")["table"]
    assert after["unseen"]["count"] == before["unseen"]["count"] - 1


def test_while_it_is_carried_out_it_stays_secret() -> None:
    game = given(*FIELD, rig="b0 b0")
    game.answer("plan fire A>A; plan with 63; plan shoot; plan open B 31")
    game.answer("declared")
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "react"
    assert plans(game, "american") == (["open B"], [])
    assert plans(game, "german") == (["open B 31"], [])


@pytest.mark.parametrize("seat", ["american", SPECTATOR])
def test_to_the_other_seat_it_may_be_any_card(seat: str) -> None:
    game = given(*FIELD)
    game.answer("plan open B 31")
    named: set[str] = set()
    for seed in range(30):
        twin = game.redeal(seat, stream(seed, "twin"))
        assert fault(twin.table) is None
        ((plan,), _) = plans(twin, "german")
        card = plan.removeprefix("open B ")
        assert card in twin.table.hands["german"]
        named.add(card)
    assert len(named) > 20
    for seed in range(5):
        assert plans(game.redeal("german", stream(seed, "twin")), "german")[0] == ["open B 31"]


def test_the_other_seat_hears_of_no_card_when_it_was_declared_in_vain() -> None:
    lines = [line for line in FIELD if not line.startswith(("ground", "american A"))]
    game = given(*lines, "american A 2 a9 a11", "ground german B 14>forward", "hand german 77")
    game.answer("plan open B 31")
    top = game.stack[-1]
    # The group is on its way no longer when its turn comes.
    game.table.put(game.table.groups["german-B"].but(laid=()))
    assert top.KIND == "upfront.foretell"
    game.answer("declared")
    told = {
        seat: [event.facts["action"] for event in game.told(seat) if "vain" in event.kind]
        for seat in ("german", "american", SPECTATOR)
    }
    assert told == {"german": ["open B 31"], "american": ["open B"], SPECTATOR: ["open B"]}


@pytest.mark.parametrize(
    ("answer", "heard"),
    [
        ("discard 31", "discard"),
        ("open B 31", "open B"),
        ("found-open C 31", "found-open C"),
        ("plan open B 31", "plan open B"),
        ("plan found-open C 31", "plan found-open C"),
        ("plan move A 12 forward", "plan move A 12 forward"),
        ("move A 12 forward", "move A 12 forward"),
        ("plan", "plan"),
        ("declared", "declared"),
        ("open", "open"),
    ],
)
def test_what_is_heard_of_an_answer(answer: str, heard: str) -> None:
    assert overheard(answer) == heard
    assert kind().overheard(answer) == heard


def test_chains_of_declared_steps_keep_their_secrets() -> None:
    plan = "fire A>A; with 63; shoot"
    assert plan_overheard(plan) == plan
    assert secrets_of((plan, "open B 31", "found-open C 7")) == ["31", "7"]
    exchange: Any = {"31": "44", "63": "45"}
    assert swapped("open B 31", exchange) == "open B 44"
    assert swapped("open A 7", exchange) == "open A 7"
    assert swapped(plan, exchange) == plan


def test_what_the_other_seat_hears_is_said_in_words() -> None:
    english, italian = Words("en"), Words("it")
    said = "Declare: Group B stops in open ground, a card face down"
    assert english.action("upfront", "plan open B") == said
    said = "Dichiara: Nasce il Gruppo C in terreno aperto, una carta coperta"
    assert italian.action("upfront", "plan found-open C") == said
