"""The verbs that change the table and say so."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import RuleId, rule, term
from caposaldo.mortain.scenario import EXITED, LOST
from caposaldo.mortain.table import MortainTable, Unit

Mortain = Game[MortainTable]
Step = Frame[MortainTable]

FIRE: Final = rule("SM 3.2")
LOSSES: Final = rule("SM R19")
MOVE: Final = rule("SM 2.2")
EXIT: Final = rule("SM R13")


def name(unit: Unit) -> str:
    """Return the reference under which a counter is named in a log."""
    return term(f"unit-{unit.type.id}")


def advance(game: Mortain, unit: Unit, place: str) -> None:
    """Move a unit one hex (2.2)."""
    game.tell("moved", (MOVE,), {"unit": name(unit), "from": unit.place, "to": place})
    game.table.put(unit, place, unit.flipped)


def enter(game: Mortain, unit: Unit, place: str, why: RuleId) -> None:
    """Bring a unit on the map."""
    game.tell("entered", (why,), {"unit": name(unit), "to": place})
    game.table.put(unit, place, unit.flipped)


def leave(game: Mortain, unit: Unit, needed: int) -> None:
    """Take a unit off the west edge for good."""
    game.table.put(unit, EXITED, unit.flipped)
    out = len(game.table.stacks[EXITED])
    game.tell(
        "exited",
        (EXIT, rule("SM 6.1")),
        {"unit": name(unit), "from": unit.place, "out": out, "needed": needed},
    )


def hit(game: Mortain, unit: Unit) -> None:
    """Flip a unit; eliminate it if it was flipped already (3.2)."""
    table = game.table
    if unit.flipped:
        table.put(unit, LOST, True)
        game.tell("eliminated", (FIRE, LOSSES), {"unit": name(unit), "hex": unit.place})
    else:
        table.put(unit, unit.place, True)
        game.tell("flipped", (FIRE, LOSSES), {"unit": name(unit), "hex": unit.place})


def mark_activated(game: Mortain, side: str) -> None:
    """Remember that a side has activated something this turn (2.3)."""
    if side not in game.table.activated:
        game.table.activated = (*game.table.activated, side)
