"""Range numbers shifted at a reshuffle, where the players have agreed to it (5.62)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.verbs import UpFront, side_name

REBASING: Final = rule("UF 5.62")
READING: Final = "rebase"
WIDEST: Final = 12


def rebase(game: UpFront, _side: str) -> None:
    """Bring range numbers back between 0 and 5 as far as one common shift can (5.62)."""
    if game.reading(READING) != "on":
        return
    table = game.table
    one, other = table.battle.sides
    ranges = [(group.side == one, group.range) for group in table.groups.values()]
    shift = best_shift(ranges)
    if not shift:
        return
    by = {one: -shift, other: shift}
    for group in tuple(table.groups.values()):
        table.put(group.but(range=group.range + by[group.side]))
    # What the turn and the starshells remember of ranges must stay on the same scale.
    table.turn = table.turn.but(started=_shifted(table.turn.started, by))
    table.shells = tuple([_moved_shell(shell, by) for shell in table.shells])
    game.tell(
        "rebased",
        (REBASING,),
        {"seat": one, "by": -shift, "other": side_name(other), "and": shift},
    )


def best_shift(ranges: Iterable[tuple[bool, int]]) -> int:
    """Return how far the first side goes down and the second up; the least shift of the best."""
    numbers = list(ranges)

    def excess(shift: int) -> int:
        moved = [number - shift if first else number + shift for first, number in numbers]
        return sum(max(0, -number, number - CLOSEST) for number in moved)

    return min(range(-WIDEST, WIDEST + 1), key=lambda shift: (excess(shift), abs(shift), shift))


def _shifted(started: tuple[str, ...], by: dict[str, int]) -> tuple[str, ...]:
    found = []
    for entry in started:
        id, _, number = entry.partition("=")
        found.append(f"{id}={int(number) + by[side_of(id)]}")
    return tuple(found)


def _moved_shell(shell: str, by: dict[str, int]) -> str:
    side, letter, number, turns = shell.split(" ")
    return f"{side} {letter} {int(number) + by[side]} {turns}"
