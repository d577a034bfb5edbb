"""Booby traps: the Minefield cards of partisans (37.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group
from caposaldo.upfront.placing import cannot_receive
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.verbs import UpFront

TRAP: Final = rule("UF 37.6")


def lays_traps(game: UpFront) -> bool:
    """Tell whether the Minefield cards of the side in turn are booby traps (37.6)."""
    return game.table.battle.sheets[game.table.turn.side].troops.booby_traps


def cannot_mine(game: UpFront, group: Group) -> Refusal | None:
    """Say why no mine, or no booby trap, can be played on a group (24.3, 37.6)."""
    if not lays_traps(game):
        return cannot_receive(game, group)
    if not group.moving:
        return Refusal("trap-needs-movement", TRAP, {"group": group.letter})
    return cannot_suffer(game.table, None, group, "mine")


def set_trap(game: UpFront, group: Group, id: str) -> None:
    """Set a booby trap for a group; the card is in no hand and leaves the game (37.6)."""
    game.table.gone = (*game.table.gone, CardId(id))
    facts = {"seat": game.table.turn.side, "card": id, "target": group.letter}
    game.tell("booby-trap", (TRAP,), {**facts})
