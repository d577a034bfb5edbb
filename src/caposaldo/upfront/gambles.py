"""Terrain that may not be there: an oasis or a mirage (52.16, T1.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, RuleId, rule, term
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import BARE, IMPOSED, TERRAIN, Group, Laid
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.verbs import UpFront, draw

LEAVES: Final = "leaves"
OPENS: Final = "open"
GONE: Final = ""
"""What lies there once the card has left the game."""
RULES: Final[dict[str, RuleId]] = {LEAVES: rule("UF 52.16"), OPENS: rule("UF T1.5")}


def kind_of(table: UpFrontTable, id: str) -> Terrain:
    """Return the kind of terrain a card is."""
    return table.battle.box.terrain[table.card(id).terrain]


def is_there(card: Card) -> bool:
    """Tell whether the terrain is there, by the number drawn: any black one (52.16, T1.5)."""
    return not card.red


def found_role(game: UpFront, side: str, letter: str, id: str) -> str:
    """Draw whether terrain is there, and return as what its card lies; most is, without a draw."""
    table = game.table
    terrain = kind_of(table, id)
    if not terrain.gamble:
        return TERRAIN
    drawn = draw(game, "mirage")
    facts: dict[str, Fact] = {
        "seat": side,
        "group": letter,
        "card": drawn.id,
        "terrain": term(f"terrain-{terrain.id}"),
    }
    cited = (RULES[terrain.gamble],)
    if is_there(drawn):
        game.tell("oasis", cited, facts)
        return TERRAIN
    if terrain.gamble == OPENS:
        game.tell("mirage-open", cited, facts)
        return BARE
    game.tell("mirage", cited, facts)
    return GONE


def taken(game: UpFront, group: Group) -> None:
    """Let a group that is about to take terrain find it, or see it vanish (52.16, T1.5)."""
    table = game.table
    at = topmost(group)
    laid = group.laid[at]
    if laid.role != TERRAIN or not kind_of(table, laid.card).gamble:
        return
    role = found_role(game, group.side, group.letter, laid.card)
    group = table.groups[group.id]
    at = topmost(group)
    if role == GONE:
        vanish(table, laid.card)
        marks = tuple([mark for mark in group.marks if mark != IMPOSED])
        table.put(group.but(laid=group.laid[:at] + group.laid[at + 1 :], marks=marks))
    elif role == BARE:
        table.put(turned_over(group, at))


def topmost(group: Group) -> int:
    """Return the place of the uppermost card that lies on a group as ground."""
    return max(at for at, laid in enumerate(group.laid) if laid.grounds)


def turned_over(group: Group, at: int) -> Group:
    """Return a group with a card turned over to open ground before everybody (52.11, T1.5)."""
    bare = Laid(group.laid[at].card, BARE)
    return group.but(laid=(*group.laid[:at], bare, *group.laid[at + 1 :]))


def vanish(table: UpFrontTable, card: CardId) -> None:
    """Take a card that lies nowhere any more out of the game."""
    table.gone = (*table.gone, card)
