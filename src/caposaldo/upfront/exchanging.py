"""Two neighbouring groups exchange their letters (17.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.charging import no_partner
from caposaldo.upfront.fording import can_ford, try_ford
from caposaldo.upfront.groups import ORDER, SIDEWAYS, beside, group_id
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import own_group, ready_groups, too_many_actions
from caposaldo.upfront.movement import MOVEMENT, can_move, fords_next, play_movement
from caposaldo.upfront.shifting import SHIFTING, call_off, cannot_change_letter
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import cut_off
from caposaldo.upfront.verbs import Step, UpFront

APART: Final = ":"


def cannot_exchange(game: UpFront, one: str, card: str, other: str) -> Refusal | None:
    """Say why a group cannot exchange letters by this card; fording may be part of it (17.7)."""
    group = own_group(game, one)
    wet = group is not None and fords_next(game, group)
    refusal = can_ford(game, one, card) if wet else can_move(game, one, card)
    if refusal is not None:
        return refusal
    assert group is not None
    if len(other) != 1 or other not in ORDER or not beside(one, other):
        return Refusal("letter-not-beside", SHIFTING, {"group": one, "letter": other})
    partner = own_group(game, other)
    refusal = parted(group, partner) if partner is not None else None
    return refusal or no_partner(group) or cut_off(group) or cannot_change_letter(game, group)


class Exchange(Deed[UpFrontTable]):
    """Let two neighbouring groups exchange letters (17.7): `exchange A:12 B:15`."""

    VERB: ClassVar[str] = "exchange"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        if len(cards) < 2:
            return ()
        groups = [group.letter for group in ready_groups(game) if not group.pinned]
        return [
            (f"{one}{APART}{card}", f"{other}{APART}{second}")
            for one in groups
            for other in groups
            if one < other and beside(one, other)
            for card in cards
            for second in cards
            if card != second
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        (one, _, card), (other, _, second) = [word.partition(APART) for word in words]
        refusal = cannot_exchange(game, one, card, other)
        if refusal is None:
            refusal = cannot_exchange(game, other, second, one)
        if refusal is None and card == second:
            return Refusal("one-card-each", SHIFTING, {"card": card})
        if refusal is None and one > other:
            return Refusal("other-order", SHIFTING, {"one": words[1], "other": words[0]})
        return refusal or too_many_actions(game, len(words))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        pairs = [word.partition(APART) for word in words]
        crossed = [_step_aside(game, letter, card) for letter, _, card in pairs]
        if not all(crossed):
            return
        one, other = pairs[0][0], pairs[1][0]
        for letter in (one, other):
            call_off(game, game.table.groups[group_id(game.table.turn.side, letter)])
        for letter, partner in ((one, other), (other, one)):
            group = game.table.groups[group_id(game.table.turn.side, letter)]
            game.table.put(group.but(swap=partner))
        facts = {"seat": game.table.turn.side, "group": one, "other": other}
        game.tell("exchanges", (SHIFTING,), {**facts})


def _step_aside(game: UpFront, letter: str, card: str) -> bool:
    group = own_group(game, letter)
    assert group is not None
    if fords_next(game, group):
        return try_ford(game, group, card) is not None
    play_movement(game, group, card, SIDEWAYS)
    return True


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Exchange(),)
