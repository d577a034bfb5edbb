"""Fording: the sole way out of a Stream (8.53)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import SIDEWAYS, Group
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.movement import (
    MOVEMENT,
    ON_WIRE,
    cannot_stir,
    fords_next,
    leave_for,
    spend_action,
    stir,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, draw, spend

FORDING: Final = rule("UF 8.53")


def can_ford(game: UpFront, letter: str, card: str) -> Refusal | None:
    """Say why a group cannot try to ford with this Movement card (8.53)."""
    refusal = cannot_stir(game, letter, card)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    if not fords_next(game, group):
        return Refusal("nothing-to-ford", FORDING, {"group": letter})
    if group.wires:
        return Refusal("wire-holds", ON_WIRE, {"group": letter})
    return None


def finds_ford(game: UpFront, group: Group, card: str) -> bool:
    """Tell whether a group fords with this card without any draw (8.53, 37.3)."""
    troops = game.table.battle.sheets[group.side].troops
    return game.table.card(card).ford or troops.fords_sideways


def try_ford(game: UpFront, group: Group, card: str) -> Group | None:
    """Use the group's action to ford; return the group on its way, None when it failed (8.53)."""
    spend_action(game, group)
    group = stir(game, group)
    facts = {"seat": group.side, "group": group.letter, "card": card}
    if finds_ford(game, group, card):
        game.tell("ford-found", (FORDING,), {**facts})
        return leave_for(game, group, card, SIDEWAYS)
    drawn = draw(game, f"ford of {group.id}")
    # The draw may have been a Breeze and taken the group's Smoke away.
    group = game.table.groups[group.id]
    if drawn.red:
        spend(game, group.side, CardId(card))
        game.tell("ford-fails", (FORDING,), {**facts, "drawn": drawn.id})
        return None
    game.tell("fords", (FORDING,), {**facts, "drawn": drawn.id})
    return leave_for(game, group, card, SIDEWAYS)


class Ford(Deed[UpFrontTable]):
    """Try to ford with a Movement card played sideways (8.53): `ford A 12`."""

    VERB: ClassVar[str] = "ford"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = [group for group in ready_groups(game) if fords_next(game, group)]
        if not groups:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(group.letter, card) for group in groups for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return can_ford(game, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        try_ford(game, group, words[1])


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Ford(),)
