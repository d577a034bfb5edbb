"""Encirclement: one group behind an enemy group, one before it (17.6 to 17.63)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.flanking import busy_elsewhere, facing
from caposaldo.upfront.groups import SIDEWAYS, Group, letter_of, side_of
from caposaldo.upfront.holdings import GROUPS, enemy_group, own_group, ready_groups
from caposaldo.upfront.movement import MOVEMENT, can_move, play_movement
from caposaldo.upfront.ranges import CLOSEST, behind, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import cut_off
from caposaldo.upfront.verbs import Step, UpFront, man_name

ENCIRCLING: Final = rule("UF 17.6")
NO_TRANSFERS: Final = rule("UF 17.611")
ENDING: Final = rule("UF 17.62")
AT_FOUR: Final = rule("UF 17.63")

NEAREST_BEHIND: Final = CLOSEST + 1
FRONT_RANGE: Final = 2
TOO_FAR: Final = 1


def is_encircled(game: UpFront, group: Group) -> Refusal | None:
    """Say that an encircled group sends and receives nobody and keeps its letter (17.611)."""
    if group.id in game.table.encircled:
        return Refusal("encircled", NO_TRANSFERS, {"group": group.letter})
    return None


def cannot_encircle(game: UpFront, group: Group, word: str) -> Refusal | None:
    """Say why a sideways card does not encircle an enemy group (17.6, 17.63)."""
    table = game.table
    target = enemy_group(game, word) if word.startswith(">") else None
    if target is None:
        return Refusal("no-such-group", GROUPS, {"group": word})
    facts = {"group": group.letter, "target": target.letter}
    if target.armoured:
        return Refusal("afv-not-encircled", ENCIRCLING, {"man": man_name(target.men[0])})
    if target.id in table.encircled:
        return Refusal("already-encircled", ENCIRCLING, facts)
    if not behind(group, target):
        return Refusal("not-behind", ENCIRCLING, facts)
    if group.range + target.range != NEAREST_BEHIND:
        return Refusal("encircle-at-four", AT_FOUR, facts)
    front = facing(table, group.side, target)
    if front is None:
        return Refusal("encircle-nobody-opposite", ENCIRCLING, facts)
    refusal = cut_off(target) or cut_off(front)
    if refusal is not None:
        return refusal
    if relative_range(front, target) < FRONT_RANGE:
        return Refusal("front-too-far", ENCIRCLING, facts)
    for part in (group, front):
        if infiltrated(part, target):
            return Refusal("ring-infiltrated", ENDING, {"group": part.letter})
    return _part_of_another(table, group, front, target)


def infiltrated(group: Group, target: Group) -> bool:
    """Tell whether men of the target have infiltrated a group that encircles it (17.62)."""
    return any(man.inside == group.id for man in target.men)


def _part_of_another(
    table: UpFrontTable, group: Group, front: Group, target: Group
) -> Refusal | None:
    """A group takes part against one enemy group only; its own flanks end with the card (17.6)."""
    if any(group.id in pair for pair in table.encircled.values()):
        return Refusal("encircles-another", ENCIRCLING, {"group": group.letter})
    flanks = any(id != target.id for id in front.natural)
    if flanks or busy_elsewhere(table, front, target.id):
        return Refusal("encircles-another", ENCIRCLING, {"group": front.letter})
    return None


class Encircle(Deed[UpFrontTable]):
    """Close the ring with a sideways Movement card from behind (17.6): `encircle A 12 >B`."""

    VERB: ClassVar[str] = "encircle"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = table.holding(table.turn.side, MOVEMENT)
        if not cards:
            return ()
        enemies = table.side(table.battle.enemy(table.turn.side))
        pairs = [(one, other) for one in ready_groups(game) for other in enemies]
        close = [(one, other) for one, other in pairs if behind(one, other)]
        return [(one.letter, card, f">{other.letter}") for one, other in close for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card, target = words
        refusal = can_move(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        return cannot_encircle(game, group, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card, word = words
        group, target = own_group(game, letter), enemy_group(game, word)
        assert group is not None
        assert target is not None
        front = facing(game.table, group.side, target)
        assert front is not None
        play_movement(game, group, card, SIDEWAYS)
        game.table.encircled[target.id] = (group.id, front.id)
        facts = {"seat": group.side, "group": letter, "front": front.letter}
        game.tell("encircles", (ENCIRCLING,), {**facts, "target": target.letter})


# The end of it -------------------------------------------------------------------------------


def holds(table: UpFrontTable, id: str) -> bool:
    """Tell whether the ring around a group still holds (17.62, 17.63)."""
    target = table.groups.get(id)
    rear, front = [table.groups.get(name) for name in table.encircled[id]]
    if target is None or rear is None or front is None:
        return False
    if infiltrated(rear, target) or infiltrated(front, target):
        return False
    if min(relative_range(rear, target), relative_range(front, target)) <= TOO_FAR:
        return False
    # A group that has fallen back as far as range 5 still closes the ring, no farther.
    return rear.range + target.range >= CLOSEST


def review(game: UpFront) -> None:
    """End every encirclement that no longer holds (17.62)."""
    for id in tuple(game.table.encircled):
        if not holds(game.table, id):
            lift(game, id)


def lift(game: UpFront, id: str) -> None:
    """End the encirclement of a group (17.62)."""
    del game.table.encircled[id]
    game.tell("encirclement-ends", (ENDING,), {"seat": side_of(id), "group": letter_of(id)})


def review_for_group(game: UpFront, _group: Group) -> None:
    """Look at the rings when a group has moved or is gone (17.62)."""
    if game.table.encircled:
        review(game)


def review_for_side(game: UpFront, _side: str) -> None:
    """Look at the rings when a turn begins or ends (17.62)."""
    if game.table.encircled:
        review(game)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Encircle(),)
