"""Who has won (6.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import Fact, rule, term
from caposaldo.mortain.scenario import EXITED, GERMAN, LOST, US, WEST
from caposaldo.mortain.table import NOBODY, MortainTable
from caposaldo.mortain.verbs import Mortain

VICTORY: Final = rule("SM 6.1")
STOP: Final = rule("SM R23")


def exits(table: MortainTable) -> int:
    """Count the German units that have left by the west edge."""
    return len(table.stacks.get(EXITED, NOBODY))


def stop_if_decided(game: Mortain) -> bool:
    """End the game at once when nothing can change its result any more (6.1)."""
    table = game.table
    if exits(table) >= table.scenario.exits_to_win:
        _win(game, GERMAN, "enough-exits")
        return True
    if all(unit.place == LOST for unit in table.units.values() if unit.type.side == US):
        _win(game, GERMAN, "no-us-unit-left")
        return True
    return False


def judge(game: Mortain) -> None:
    """Decide at the end of the last turn (6.1)."""
    table = game.table
    in_play = len(table.on_map(US))
    if game.reading("no-us-left") == "anywhere":
        in_play += len(table.stacks.get(WEST, NOBODY))
    if in_play == 0:
        _win(game, GERMAN, "no-us-unit-left")
    else:
        _win(game, US, "mortain-held")


def _win(game: Mortain, side: str, reason: str) -> None:
    facts: dict[str, Fact] = {
        "side": term(f"side-{side}"),
        "out": exits(game.table),
        "needed": game.table.scenario.exits_to_win,
    }
    game.tell("won", (VICTORY, STOP), {"reason": term(f"reason-{reason}"), **facts})
    game.end(Result(side, reason, VICTORY, facts))
