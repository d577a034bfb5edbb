"""One card for two ends: fording, flanking, a change of letter (8.531, 8.532, 17.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.flanking import cannot_claim, claim, flank_cards
from caposaldo.upfront.fording import can_ford, try_ford
from caposaldo.upfront.groups import SIDEWAYS
from caposaldo.upfront.holdings import enemy_group, own_group, ready_groups
from caposaldo.upfront.movement import MOVEMENT, can_move, fords_next, play_movement
from caposaldo.upfront.shifting import announce, cannot_shift, near
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront


class FordOn(Deed[UpFrontTable]):
    """Ford and flank, `ford A 12 >B`, or ford and change letter, `ford A 12 B` (8.531, 8.532)."""

    VERB: ClassVar[str] = "ford"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = [group for group in ready_groups(game) if fords_next(game, group)]
        if not groups:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [
            (group.letter, card, mark + letter)
            for group in groups
            for letter in near(group)
            for mark in ("", ">")
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, aim = words
        refusal = can_ford(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        if aim.startswith(">"):
            return cannot_claim(game, group, card, aim)
        return cannot_shift(game, group, aim)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, aim = words
        group = own_group(game, letter)
        assert group is not None
        forded = try_ford(game, group, card)
        if forded is None:
            return
        target = enemy_group(game, aim) if aim.startswith(">") else None
        if target is not None:
            claim(game, forded, target)
        else:
            announce(game, forded, aim)


class ShiftAndFlank(Deed[UpFrontTable]):
    """Announce a transfer with a FLANK card that flanks as well (17.7): `shift B 2 C >A`."""

    VERB: ClassVar[str] = "shift"
    WORDS: ClassVar[int] = 4

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = flank_cards(table)
        if not cards:
            return ()
        return [
            (group.letter, card, letter, f">{target}")
            for group in ready_groups(game)
            for letter in near(group)
            for target in near(group)
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, wanted, target = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_shift(game, group, wanted) or cannot_claim(game, group, card, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, wanted, word = words
        group, target = own_group(game, letter), enemy_group(game, word)
        assert group is not None
        assert target is not None
        announce(game, play_movement(game, group, card, SIDEWAYS), wanted)
        claim(game, group, target)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (FordOn(), ShiftAndFlank())
