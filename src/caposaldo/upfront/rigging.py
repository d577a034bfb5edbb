"""Draws a case describes in words, turned into cards of the draw pile (docs/notation.md)."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.cards import COLUMNS, Card, CardId
from caposaldo.upfront.table import UpFrontTable

FACE: Final = re.compile(r"(?P<colour>[br])(?P<number>[0-6]?)|\*|breeze")
CONDITION: Final = re.compile(
    r"(?P<column>[0-9]{1,2})(?P<sign><=|>=|=|<|>)(?P<number>[0-9]{0,2})(?P<colour>[br]?)"
)
SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
BREEZE: Final = "breeze"
RED: Final = "r"
Test = Callable[[Card], bool]


def rig(table: UpFrontTable, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Name the cards that the tokens describe: for each the lowest one not used before.

    A description avoids Breeze cards, which blow Smoke away, and cards that would leave the game.
    """
    used = {CardId(token) for token in tokens if token.isdecimal()}
    found: list[str] = []
    for token in tokens:
        if token.isdecimal():
            if CardId(token) not in table.battle.deck:
                raise UnreadableFile(f"there is no card {token!r} to draw")
            found.append(token)
            continue
        card = _lowest(table, token, used)
        used.add(card.id)
        found.append(card.id)
    return tuple(found)


def _lowest(table: UpFrontTable, token: str, used: set[CardId]) -> Card:
    fits = _reader(token)
    breezy = token.startswith(BREEZE)
    for id in sorted(table.pile, key=int):
        card = table.battle.deck[id]
        leaves = bool(card.terrain) and _leaves(table, card)
        if id not in used and card.breeze == breezy and not leaves and fits(card):
            return card
    raise UnreadableFile(f"no card left in the draw pile is {token!r}")


def _leaves(table: UpFrontTable, card: Card) -> bool:
    banished = table.battle.box.terrain[card.terrain].banished
    return banished or bool(table.quota.get(card.terrain, 0))


def _reader(token: str) -> Test:
    """Read a description such as `b2@10=8`: a face, then conditions on columns."""
    face, *conditions = token.split("@")
    tests = [_face(token, face), *[_condition(token, text) for text in conditions]]
    return lambda card: all(test(card) for test in tests)


def _face(token: str, text: str) -> Test:
    read = FACE.fullmatch(text)
    if read is None:
        raise _unreadable(token, text)
    colour, number = read["colour"], read["number"]
    return lambda card: (
        (not colour or card.red == (colour == RED)) and (not number or card.rn == int(number))
    )


def _condition(token: str, text: str) -> Test:
    read = CONDITION.fullmatch(text)
    if read is None or not 1 <= int(read["column"]) <= len(COLUMNS):
        raise _unreadable(token, text)
    at, sign, number, colour = int(read["column"]) - 1, read["sign"], read["number"], read["colour"]
    if not number and (not colour or sign != "="):
        raise _unreadable(token, text)
    compare = SIGNS[sign]
    return lambda card: (
        (not colour or card.reds[at] == (colour == RED))
        and (not number or compare(card.positions[at], int(number)))
    )


def _unreadable(token: str, part: str) -> UnreadableFile:
    return UnreadableFile(
        f"cannot read {part!r} of the draw {token!r}; write it as 42, b2, r, * or *@10>5@7=4"
    )
