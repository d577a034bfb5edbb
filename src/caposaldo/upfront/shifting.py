"""Lateral group transfer: a group takes another letter (17.7, 20.56)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.encirclement import is_encircled
from caposaldo.upfront.groups import LETTERS, ORDER, SIDEWAYS, Group, beside, group_id
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.movement import MOVEMENT, can_move, play_movement
from caposaldo.upfront.renaming import free_letter, rename, rename_all
from caposaldo.upfront.surrounded import keeps_place
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

SHIFTING: Final = rule("UF 17.7")
IN_TRANSFER: Final = rule("UF 17.8")
INFILTRATED: Final = rule("UF 20.56")


# What stops it -------------------------------------------------------------------------------


def cannot_change_letter(game: UpFront, group: Group) -> Refusal | None:
    """Say why a group must keep its letter (17.611, 17.8, 20.56)."""
    facts = {"group": group.letter}
    refusal = keeps_place(group) or is_encircled(game, group)
    if refusal is not None:
        return refusal
    if any(man.inside for man in group.men):
        return Refusal("has-infiltrator", INFILTRATED, facts)
    for other in game.table.groups.values():
        if other.side != group.side and any(man.inside == group.id for man in other.men):
            return Refusal("is-infiltrated", INFILTRATED, facts)
    if travellers(game.table, group):
        return Refusal("men-in-transfer", IN_TRANSFER, facts)
    return None


def travellers(table: UpFrontTable, group: Group) -> bool:
    """Tell whether men are on their way from or to a group (17.8)."""
    return any(
        man.heading and (other is group or man.heading == group.letter)
        for other in table.side(group.side)
        for man in other.men
    )


def cannot_shift(game: UpFront, group: Group, letter: str) -> Refusal | None:
    """Say why a group cannot announce a transfer to a letter (17.7)."""
    table = game.table
    facts = {"group": group.letter, "letter": letter}
    if len(letter) != 1 or letter not in ORDER or not beside(group.letter, letter):
        return Refusal("letter-not-beside", SHIFTING, facts)
    enemy = table.battle.enemy(group.side)
    if letter not in LETTERS and group_id(enemy, letter) not in table.groups:
        return Refusal("letter-not-in-play", SHIFTING, facts)
    if not free_letter(table, group.side, letter) or _promised(table, group, letter):
        return Refusal("letter-taken", SHIFTING, facts)
    return cannot_change_letter(game, group)


def _promised(table: UpFrontTable, group: Group, letter: str) -> bool:
    """Tell whether another group, or men forming one, are already on their way to a letter."""
    return any(
        (other.lateral == letter and other.id != group.id)
        or any(man.heading == letter for man in other.men)
        for other in table.side(group.side)
    )


# Doing it ------------------------------------------------------------------------------------


def announce(game: UpFront, group: Group, letter: str) -> None:
    """Note the letter a group is going to take once it is in terrain (17.7)."""
    call_off(game, game.table.groups[group.id])
    group = game.table.groups[group.id]
    game.table.put(group.but(lateral=letter))
    facts = {"seat": group.side, "group": group.letter, "letter": letter}
    game.tell("shifts", (SHIFTING,), {**facts})


def holds(_game: UpFront, group: Group) -> Refusal | None:
    """Say that a group keeps its range number until it has its new letter (17.7)."""
    letter = group.lateral or group.swap
    if not letter:
        return None
    return Refusal("shift-holds", SHIFTING, {"group": group.letter, "letter": letter})


def call_off(game: UpFront, group: Group) -> None:
    """End an announced transfer; of two who exchange letters neither changes (17.7)."""
    table = game.table
    if not group.lateral and not group.swap:
        return
    for id in (group.id, group_id(group.side, group.swap)):
        if id in table.groups and (id == group.id or group.swap):
            table.put(table.groups[id].but(lateral="", swap=""))
    facts = {"seat": group.side, "group": group.letter}
    game.tell("shift-off", (SHIFTING,), {**facts, "letter": group.lateral or group.swap})


class Shift(Deed[UpFrontTable]):
    """Announce a transfer to a free letter with a sideways card (17.7): `shift A 12 B`."""

    VERB: ClassVar[str] = "shift"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        if not cards:
            return ()
        return [
            (group.letter, card, letter)
            for group in ready_groups(game)
            for letter in near(group)
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, wanted = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_shift(game, group, wanted)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, wanted = words
        group = own_group(game, letter)
        assert group is not None
        announce(game, play_movement(game, group, card, SIDEWAYS), wanted)


def near(group: Group) -> list[str]:
    """Return the letters beside a group's own, in use or not (17.7)."""
    return [letter for letter in ORDER if beside(group.letter, letter)]


# Its end -------------------------------------------------------------------------------------


def settled(game: UpFront, group: Group) -> None:
    """Terrain taken completes a transfer, and an exchange when both have it (17.7)."""
    if group.lateral:
        table = game.table
        free = group_id(group.side, group.lateral) not in table.groups
        if not free or cannot_change_letter(game, group) is not None:
            call_off(game, group)
            return
        table.put(group.but(lateral=""))
        rename(game, table.groups[group.id], group.lateral)
    elif group.swap:
        _exchange_if_both(game, group)


def _exchange_if_both(game: UpFront, group: Group) -> None:
    table = game.table
    other = table.groups[group_id(group.side, group.swap)]
    if other.moving:
        return
    unfit = any(cannot_change_letter(game, each) is not None for each in (group, other))
    if unfit or parted(group, other) is not None:
        call_off(game, group)
        return
    table.put(group.but(swap=""))
    table.put(other.but(swap=""))
    rename_all(game, {group.id: other.letter, other.id: group.letter})


def group_gone(game: UpFront, group: Group) -> None:
    """Who was to exchange letters with a lost group may still take its letter (17.7)."""
    other = game.table.groups.get(group_id(group.side, group.swap)) if group.swap else None
    if other is None:
        return
    other = other.but(swap="", lateral=group.letter)
    game.table.put(other)
    if not other.moving:
        settled(game, other)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Shift(),)
