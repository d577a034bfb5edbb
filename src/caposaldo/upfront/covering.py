"""Alone at the table: new cards lie face down for both sides until they may be seen (49.12)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import rule
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable

UpFront = Game[UpFrontTable]

HANDS: Final = rule("UF 49.12")
OPEN_HANDS: Final = "solitaire-open-hands"


def open_hands(battle: Battle) -> bool:
    """Tell whether both hands lie open, but for the new cards."""
    return battle.solitaire and battle.reads(OPEN_HANDS)


def holds(table: UpFrontTable, side: str, id: CardId) -> bool:
    """Tell whether a side has a card that it can play; of one face down nobody may know."""
    if table.covered and id in table.covered[side]:
        return False
    return id in table.hands[side]


def strangers(battle: Battle, side: str, *, seen: bool = False) -> tuple[str, ...]:
    """Return who is told only how many cards a side has drawn: alone, its own player too."""
    if battle.solitaire and not seen:
        return (SPECTATOR, *battle.sides)
    return (SPECTATOR, battle.enemy(side))


# When they are turned up -------------------------------------------------------------------------


def uncover(game: UpFront, side: str) -> None:
    """Turn up the new cards of a side; what led to it cannot be taken back."""
    table = game.table
    if not table.covered or not table.covered[side]:
        return
    count = table.uncover(side)
    game.reveal()
    game.tell("uncovers", (HANDS,), {"seat": side, "count": count})


def under_attack(game: UpFront, group: Group) -> None:
    """The other side attacks one of the groups; its side must know what it can answer with."""
    uncover(game, group.side)


def grounded(game: UpFront, group: Group) -> None:
    """Terrain is played on one of the groups; where hands lie open, it must be a moving one."""
    if group.moving or not open_hands(game.table.battle):
        uncover(game, group.side)


def stirred(game: UpFront, group: Group) -> None:
    """A Movement card is played on one of the groups, which counts where hands lie face down."""
    if not open_hands(game.table.battle):
        uncover(game, group.side)
