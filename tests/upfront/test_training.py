"""How far the training of British and Italians reaches, as the players see it (44.3, 50.3)."""

from __future__ import annotations

import pytest

from caposaldo.upfront.reach import edge
from tests.upfront.scenes import given


@pytest.mark.parametrize(
    ("side", "enemy", "lines", "reach"),
    [
        ("british", "german", (), (1, 0)),
        ("british", "german", ("option british-need-minus-one yes",), (1, 1)),
        ("italian", "british", (), (-1, -1)),
        ("italian", "british", ("option italian-must-exceed no",), (-1, 0)),
        ("german", "british", (), (0, 0)),
        ("italian", "british", ("option supplements off",), (0, 0)),
    ],
)
def test_44_3_and_50_3_what_infantry_and_armour_gain_or_lose(
    side: str, enemy: str, lines: tuple[str, ...], reach: tuple[int, int]
) -> None:
    places = (f"{side} A 1 {side[0]}4", f"{enemy} A 1 {enemy[0]}4")
    game = given(f"nations {side} {enemy}", *lines, *places).game
    assert edge(game.table, side) == reach
    sides = game.kind.view(game, side)["sides"]
    assert isinstance(sides, dict)
    assert sides[side]["edge"] == list(reach)
