"""Solitaire: what is declared hangs on no draw, and tells of none (49.11, 38.2)."""

from __future__ import annotations

from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from tests.upfront.boxes import UpFront, given
from tests.upfront.test_solitaire_declared import FIELD, notations

NIGHT = ("option night night", *FIELD)


def offers_of_twins(game: UpFront, seat: str = "german") -> set[tuple[str, ...]]:
    twins = [game.redeal(seat, stream(seed, "twin")) for seed in range(12)]
    return {tuple(notations(twin)) for twin in (game, *twins)}


@proves("UF 49.11", 1)
def test_who_looks_out_at_night_may_declare_what_he_does_if_he_sees() -> None:
    game = given(*NIGHT)
    assert "plan fire A>A" not in notations(game)
    game.answer("plan observe A>A")
    assert "plan fire A>A" in notations(game)
    assert "plan observe A>B" not in notations(game)
    assert len(offers_of_twins(game)) == 1


@proves("UF 49.11", 2)
def test_what_was_declared_for_a_sighting_is_lost_if_nobody_is_seen() -> None:
    game = given(*NIGHT, rig="b6")
    game.answer("plan observe A>A; plan fire A>A; plan with 63; plan shoot")
    told = game.answer("declared")
    assert "sees-nothing" in [event.kind for event in told]
    lost = [event.facts["action"] for event in told if event.kind == "declared-in-vain"]
    assert lost == ["fire A>A; with 63; shoot"]
    assert "63" in game.table.hands["german"]


@proves("UF 49.11", 1)
def test_an_attempt_costs_its_group_the_turn_whatever_it_will_draw() -> None:
    # One card is left: the attempt in the mind's eye must not end the deck.
    game = given(*FIELD, "pile 31")
    game.answer("plan dig B")
    offered = notations(game)
    assert not [each for each in offered if each.split()[2:3] and each.split()[2].startswith("B")]
    assert "plan dig A" in offered
    assert len(offers_of_twins(game)) == 1


@proves("UF 49.11", 1)
def test_what_would_end_the_round_in_the_minds_eye_does_not_end_the_declaration() -> None:
    # Six Russians are lost: whoever routs next breaks the squad, and ends a round of scenario K.
    lost = [f"lost r{number} kia" for number in (2, 3, 4, 5, 6, 7)]
    game = given(
        "scenario K",
        "nations german russian",
        "option solitaire on",
        "turn russian 9",
        "russian A 2 r9 r1 r8",
        "russian B 2 r10.pinned r11 r12 r13",
        "german A 2 g3 g4.assists=g3 g10",
        "german B 2 g7 g8 g9",
        *lost,
        "strength russian 13",
    )
    before = notations(game)
    assert "plan panic r10" in before
    game.answer("plan panic r10")
    assert set(notations(game)) <= set(before)
    assert "declared" in notations(game)
    assert len(offers_of_twins(game, "russian")) == 1
