"""The firepower that the pages show is what the engine counts (UF 6.2, 12.11, 17.4, 28.3, 44.3)."""

from typing import Any

import pytest

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.proofs import proves
from caposaldo.upfront.firepower import Aim, man_firepower
from tests.upfront.scenes import given

MOVING = "ground german A 12>forward"


def seen(*lines: str) -> dict[str, Any]:
    """The table as everybody sees it."""
    game = given(*lines).game
    found: dict[str, Any] = dict(game.kind.view(game, SPECTATOR))
    return found


def power(*lines: str, at: str = "german-A>american-B") -> dict[str, Any]:
    """What one group has against another."""
    found: dict[str, Any] = seen(*lines)["powers"].get(at, {})
    return found


@proves("UF 12.11", 1)
def test_12_11_a_moving_rifleman_is_halved_down_to_nothing() -> None:
    rifles = ("german A 1 g4 g5 g1", "american B 1 a4 a5")
    halted, moving = power(*rifles), power(*rifles, MOVING)
    assert (halted["men"]["g4"], halted["men"]["g5"]) == (1, 1)
    assert not {"g4", "g5"} & set(moving.get("men", {}))


POSITIONS = [
    ("german A 2 g4 g5 g3 g2.assists=g3", "american B 1 a4 a5"),
    ("german A 2 g4 g5 g3 g2.assists=g3", "american B 1 a4 a5", MOVING),
    ("german A 2 g4 g5.wounded g3 g1", "american B 1 a4 a5", MOVING),
    ("german A 2 g4 g5 g1", "american B 3 a4 a5", "flank german A american-B"),
    ("german A 2 g4.inside=B g5.pinned g1.jammed g6.unarmed", "american B 3 a4 a5"),
    ("german A 2 g4 g5 g3 g2.assists=g3", "american B 1 a4", "ground german A 148"),
    ("german A 2 g31", "american B 3 a4 a5", "american A 0 a34"),
    ("german A 4 g31.buttoned", "american B 1 a29 a5"),
    ("german A 2 g31.stun=3.buttoned", "american B 3 a4 a5"),
]


@pytest.mark.parametrize("lines", POSITIONS, ids=str)
@proves("UF 6.2", 1)
def test_6_2_what_is_shown_is_what_each_card_adds_to_the_attack(lines: tuple[str, ...]) -> None:
    game = given(*[line for line in lines if not line.startswith("flank")]).game
    if any(line.startswith("flank") for line in lines):
        group = game.table.groups["german-A"]
        game.table.put(group.but(flanks=("american-B",)))
    shown: Any = game.kind.view(game, "german")["powers"]
    for own in game.table.groups.values():
        for other in game.table.groups.values():
            if own.side == other.side:
                continue
            found = shown.get(f"{own.id}>{other.id}", {})
            for boxed, name in ((False, "men"), (True, "boxed")):
                aim = Aim(game.table, own, other, boxed=boxed)
                each = {man.card.id: man_firepower(aim, man) for man in own.men}
                hard = any(man.hull is not None for man in other.men)
                wanted = {id: value for id, value in each.items() if value}
                assert found.get(name, {}) == (wanted if hard or not boxed else {})


@pytest.mark.parametrize(
    ("nations", "own", "foe", "reach"),
    [
        ("german american", "german A 1 g4 g5", "american B 1 a4", 2),
        ("british german", "british A 1 b4 b5", "german B 1 g4", 3),
        ("italian british", "italian A 1 i4 i5", "british B 1 b4", 1),
    ],
)
@proves("UF 44.3", 1)
def test_44_3_the_reach_of_a_group_is_the_need_it_meets(
    nations: str, own: str, foe: str, reach: int
) -> None:
    one, other = nations.split()
    lines = (f"nations {nations}", own, foe)
    assert power(*lines, at=f"{one}-A>{other}-B")["reach"] == reach
    other_way = {"british": "british-need-minus-one yes", "italian": "italian-must-exceed no"}
    if one in other_way:
        assert power(f"option {other_way[one]}", *lines, at=f"{one}-A>{other}-B")["reach"] == reach


@pytest.mark.parametrize(
    ("ground", "changes", "exposed"),
    [
        ("55 12>forward", [None, 1], 1),
        ("55 12>forward 13>forward", [None, 1, 1], 2),
        ("55 105 12>forward 69", [None, 1, 1, 1], 1),
        ("55 92 12>forward", [None, -1, 1], 1),
        ("55 105 12>forward 13>forward 92", [None, None, 1, 1, -1], 2),
    ],
)
@proves("UF 7.2", 1)
def test_7_2_the_change_each_card_makes_is_told_with_it(
    ground: str, changes: list[int | None], exposed: int
) -> None:
    found = seen("german A 1 g4 g5", "american B 1 a4", f"ground german A {ground}")["groups"]
    group = next(one for one in found if one["id"] == "german-A")
    assert [laid.get("change") for laid in group["laid"]] == changes
    assert group["exposed"] == exposed
    assert "haze" not in group


@proves("UF 28.6", 1)
def test_28_6_an_afv_on_the_move_is_no_easier_a_target_for_fire() -> None:
    found = seen("german A 1 g31", "american B 1 a4", "ground german A 55 12>forward")["groups"]
    group = next(one for one in found if one["id"] == "german-A")
    assert (group["exposed"], [laid.get("change") for laid in group["laid"]]) == (0, [None, 0])
