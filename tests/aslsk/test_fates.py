"""What becomes of a lone squad under fire, counted a second time from the printed table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from caposaldo.kernel.game import Game
from tests.aslsk.data_files import parsed
from tests.aslsk.scenes import given

FIRE_TABLE = parsed("tables")["fire"]
LINES = ("option los_check free", "german g1 4-6-7 C3", "german g2 8-0 C3", "german g3 4-6-7 C3")
FIRE = "turn german 1 prep-fire"


def fates(game: Game[Any], *chain: str) -> list[dict[str, int]]:
    for action in chain:
        game.answer(action)
    preview = game.preview("shoot")
    assert preview is not None
    return cast(list[dict[str, int]], preview.detail["fates"])


def rolls() -> Iterator[tuple[int, int]]:
    for coloured in range(1, 7):
        for white in range(1, 7):
            yield coloured, white


def result(column: int, total: int) -> str:
    row = "dr_le0" if total <= 0 else "dr_ge15" if total >= 15 else f"dr{total}"
    return str(FIRE_TABLE[row][FIRE_TABLE["columns"].index(column)])


def fate(text: str, check: int, morale: int) -> str:
    """Read what becomes of a squad off a printed result and the DR of its own check."""
    if text.endswith("KIA"):
        return "removed"
    if text.startswith("K/"):
        return "removed"
    if text == "-":
        return ""
    if text == "PTC":
        return "pinned" if check > morale else ""
    if check == 12:
        return "removed"
    final = check + (0 if text[0] == "N" else int(text[0]))
    return "broken" if final > morale else "pinned" if final == morale else ""


def test_5_8_the_fate_of_a_lone_squad_is_counted_over_all_1296_rolls() -> None:
    scene = given(*LINES, "russian r1 4-4-7 C6", FIRE)
    found = fates(scene.game, "target C6", "add g1", "add g3", "direct g2")
    counts = {"removed": 0, "broken": 0, "pinned": 0, "": 0}
    for coloured, white in rolls():
        for one, other in rolls():
            # Eight firepower in the open, with an 8-0 who lets nobody cower.
            counts[fate(result(8, coloured + white), one + other, 7)] += 1
    assert found == [
        {
            "unit": "r1",
            "removed": counts["removed"],
            "broken": counts["broken"],
            "pinned": counts["pinned"],
            "of": 1296,
        }
    ]
    assert counts["broken"] > 300


def test_f12_of_several_targets_nothing_is_told_of_one_alone() -> None:
    scene = given(*LINES, "russian r1 4-4-7 C6", "russian r2 8-0 C6", FIRE)
    assert fates(scene.game, "target C6", "add g1") == []


def test_f14_a_broken_target_is_left_out() -> None:
    scene = given(*LINES, "russian r1 4-4-7 C6 broken dm", FIRE)
    assert fates(scene.game, "target C6", "add g1") == []
