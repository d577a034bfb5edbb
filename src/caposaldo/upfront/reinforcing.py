"""Reinforcements: when they may come and for which card (35.1, 35.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront import arrival
from caposaldo.upfront.arrival import ENTRY, SEALED, Arrival
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, group_id
from caposaldo.upfront.holdings import cannot_play, held_still, too_many_actions
from caposaldo.upfront.keynumbers import mustered
from caposaldo.upfront.movement import MOVEMENT
from caposaldo.upfront.reserves import (
    BOTH_LETTERS,
    FIRST_LETTER,
    available,
    due,
    letter_for,
    waits_for,
    won,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, spend

WHEN: Final = rule("UF 35.1")
ATTEMPT: Final = rule("UF 48.2")
LETTERS: Final = rule("UF 48.33")


def not_yet(game: UpFront, side: str, card: str) -> Refusal | None:
    """Say why a side has no reinforcements to bring in now for this card (35.1, 35.2, 48.33)."""
    table = game.table
    if not table.waiting[side]:
        return Refusal("no-reinforcements", WHEN, {"seat": side})
    if mustered(table, side):
        return Refusal("only-action", ATTEMPT)
    letter = letter_for(table, side, card)
    if group_id(side, letter) in table.groups:
        scheduled = letter != FIRST_LETTER and (due(table, side) or not won(table, side))
        return Refusal("one-group-only", ENTRY if scheduled else LETTERS, {"group": letter})
    if not available(table, side, letter):
        soonest = min([waits_for(table, side, id) for id in table.waiting[side]])
        return Refusal("deck-too-early", WHEN, {"decks": soonest})
    return too_many_actions(game)


def sealed(table: UpFrontTable) -> bool:
    """Tell whether the side in turn may neither act nor discard any more (35.4)."""
    side = table.turn.side
    groups = [table.groups.get(group_id(side, letter)) for letter in BOTH_LETTERS]
    return any(group is not None and SEALED in group.marks for group in groups)


class Reinforce(Deed[UpFrontTable]):
    """Bring the reinforcements in for a Movement card (35.2): `reinforce 12`."""

    VERB: ClassVar[str] = "reinforce"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        if not game.table.waiting[side]:
            return ()
        return [(card,) for card in game.table.holding(side, MOVEMENT)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side = game.table.turn.side
        refusal = cannot_play(game, side, words[0], MOVEMENT)
        if refusal is not None and game.table.waiting[side]:
            return refusal
        refusal = not_yet(game, side, words[0])
        if refusal is not None:
            return refusal
        return held_still(game, Group(side, letter_for(game.table, side, words[0]), 0, ()))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        spend(game, game.table.turn.side, CardId(words[0]))
        game.push(Arrival(words[0], 0, ""))


def turn_ends(game: UpFront, side: str) -> None:
    """The limits of an entry in terrain are for one turn (35.4)."""
    for letter in BOTH_LETTERS:
        group = game.table.groups.get(group_id(side, letter))
        if group is not None and SEALED in group.marks:
            marks = tuple([mark for mark in group.marks if mark != SEALED])
            game.table.put(group.but(marks=marks))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Arrival]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Reinforce(),)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Arrival.KIND: arrival.DEEDS}
