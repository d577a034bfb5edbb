"""Cards that lay face up and are turned over before everybody stay known (UF 8.1, 20.8, 28.441)."""

from typing import Any

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.knowledge import announced, unseen_by
from caposaldo.upfront.redeal import redeal
from caposaldo.upfront.verbs import to_discards
from tests.upfront.scenes import given, when

SECOND = "german A 3 g31", "ground german A 58 9>forward 12>forward"
ON_A_HILL = "german A 3 g31", "ground german A 76 9>forward"
ON_A_WALL = "german A 3 g31", "ground german A 97 12>back"


def stopped(*lines: str) -> AnyGame:
    """A German AFV that bogs on the Wire laid before it."""
    place = ("turn american", "phase discards", "german B 0 g2 g5", "american A 0 a1 a3")
    scene = given(*place, *lines, "hand american 105", rig="*@9=r")
    when(scene, "wire 105 >A", "end", "stay")
    return scene.game


def captured() -> AnyGame:
    """A German group in the Open Ground of the Russians it has wiped out."""
    lines = (
        "nations german russian",
        "german A 3 g6.inside=A g4",
        "ground german A 58",
        "russian A 2 r10",
        "russian C 0 r4 r5",
        "ground russian A 55 9>sideways 12>sideways",
    )
    scene = given(*lines, rig="b0 b0 b0")
    when(scene, "close A", "enter g6", "go", "decline", "decline", "decline", "take A")
    return scene.game


def known(game: AnyGame, card: str) -> None:
    """Check that every seat sees the card on group A, counts it out and keeps it in a redeal."""
    for seat in (*game.table.battle.sides, SPECTATOR):
        view: Any = game.kind.view(game, seat)
        group = next(found for found in view["groups"] if found["id"] == "german-A")
        laid = next(found for found in group["laid"] if found["role"] == "bare")
        assert laid["card"]["id"] == card
        assert group["terrain"] == "open"
        unseen = unseen_by(game.table, seat, announced(game))
        assert card not in unseen
        assert view["unseen"]["count"] == len(unseen)
        for seed in range(8):
            twin = redeal(game, seat, stream(seed, "twin"))
            assert twin.table.groups["german-A"].laid[0].card == card


@pytest.mark.parametrize(
    ("lines", "card"), [(SECOND, "9"), (ON_A_HILL, "76"), (ON_A_WALL, "97")], ids=str
)
@proves("UF 8.1", 5)
@proves("UF 28.441", 2, 4)
def test_28_441_the_card_an_afv_stops_on_is_known_to_both_sides(
    lines: tuple[str, ...], card: str
) -> None:
    known(stopped(*lines), card)


@proves("UF 8.1", 5)
@proves("UF 20.8", 7)
def test_20_8_the_movement_card_taken_as_open_ground_is_known_to_both_sides() -> None:
    known(captured(), "9")


@proves("UF 8.1", 5)
def test_8_1_it_goes_to_the_discards_before_everybody_too() -> None:
    game = stopped(*SECOND)
    twin = game.copy()
    group = twin.table.groups["german-A"]
    to_discards(twin, group.laid, "german")
    assert "9" in twin.table.discards
    assert twin.table.unseen == {"german": (), "american": ()}
