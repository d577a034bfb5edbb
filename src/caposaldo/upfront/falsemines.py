"""Minefields of the desert, which may be refused and may hold no mines at all (52.11)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.gambles import kind_of, topmost, turned_over
from caposaldo.upfront.groups import TERRAIN, Group
from caposaldo.upfront.minefields import MineAttack
from caposaldo.upfront.snipers import pick_man
from caposaldo.upfront.verbs import UpFront, draw

FALSE: Final = rule("UF 52.11")
LEAST: Final = 1
"""The lowest black number that means mines."""


def holds_mines(card: Card) -> bool:
    """Tell whether an accepted Minefield holds mines, by the number drawn (52.11)."""
    return not card.red and card.rn >= LEAST


def taken(game: UpFront, group: Group) -> None:
    """Draw whether there are mines: one goes off, or the card is turned over (52.11)."""
    table = game.table
    laid = group.laid[topmost(group)]
    if laid.role != TERRAIN or not kind_of(table, laid.card).may_be_false:
        return
    drawn = draw(game, "mines")
    real = holds_mines(drawn)
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": drawn.id}
    game.tell("mines-real" if real else "mines-false", (FALSE,), facts)
    group = table.groups[group.id]
    if not real:
        table.put(turned_over(group, topmost(group)))
        return
    # The man is found now, as the group may bear another letter once it has taken the ground.
    man = pick_man(game, group.id, "mine's target")
    game.push(MineAttack(laid.card, group.id, man.card.id))
