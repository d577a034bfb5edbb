"""Weapons handed from man to man: swapped and given away (18.21, 33.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.arms import leave, rearmed, weapon_name
from caposaldo.upfront.crews import able, next_to
from caposaldo.upfront.groups import Group, Loose
from caposaldo.upfront.gunmoves import bound_to_gun
from caposaldo.upfront.holdings import ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

EXCHANGES: Final = rule("UF 18.21")
SECONDARY: Final = rule("UF 21.1")
ONE_ONLY: Final = rule("UF 33.6")


def two_men(game: UpFront, words: Words) -> tuple[Group, Man, Man] | Refusal:
    """Look up two men of a group, or say why they cannot hand anything to each other (18.21)."""
    letter, one, other = words
    first, second = [able(game, letter, id, EXCHANGES) for id in (one, other)]
    if isinstance(first, Refusal):
        return first
    if isinstance(second, Refusal):
        return second
    if one == other:
        return Refusal("one-man-only", EXCHANGES, {"name": one})
    refusal = bound_to_gun(first[1]) or bound_to_gun(second[1])
    return refusal or (first[0], first[1], second[1])


def hand_over(game: UpFront, words: Words) -> tuple[Group, Man, Man]:
    """Use the group's action for two of its men, and return all three."""
    found = two_men(game, words)
    assert not isinstance(found, Refusal)
    return act(game, found[0]), found[1], found[2]


class Swap(Deed[UpFrontTable]):
    """Exchange the primary weapons of two men, one of them wounded (18.21, 33.3)."""

    VERB: ClassVar[str] = "swap"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, one.card.id, other.card.id)
            for group in ready_groups(game)
            for one in group.ranks
            if one.wounded
            for other in group.ranks
            if not other.wounded or one.card.id < other.card.id
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = two_men(game, words)
        if isinstance(found, Refusal):
            return found
        _, one, other = found
        if not one.wounded and not other.wounded:
            return Refusal("nobody-wounded", EXCHANGES)
        if one.weapon is other.weapon and one.jammed == other.jammed:
            return Refusal("nothing-to-swap", EXCHANGES)
        # Each exchange is offered once, under the wounded man or the first of two.
        if not one.wounded or (other.wounded and words[1] > words[2]):
            return Refusal("other-order", EXCHANGES, {"one": words[2], "other": words[1]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, one, other = hand_over(game, words)
        swap(game, group, one, other)
        facts: dict[str, Fact] = {
            "man": man_name(one),
            "other": man_name(other),
            "seat": group.side,
            "group": group.letter,
        }
        game.tell("swapped", (EXCHANGES,), facts)


def swap(game: UpFront, group: Group, one: Man, other: Man) -> None:
    """Exchange two men's weapons; whoever serves a weapon goes on serving it (18.21, 33.3)."""
    dropped: list[Loose] = []
    for man, giver in ((one, other), (other, one)):
        changed, more = _handed(man, giver)
        dropped += more
        group = group.with_man(changed)
    group = _crews_after(group, one.card.id, other.card.id)
    game.table.put(group)
    leave(game, group.id, tuple(dropped))


def _handed(man: Man, giver: Man) -> tuple[Man, tuple[Loose, ...]]:
    """Return a man with the giver's weapon; his own goes to the giver, not to the ground."""
    if giver.weapon is None:
        bare = man.but(weapon=None, jammed=False, captured=False, acquired="")
        return bare, ()
    changed, dropped = rearmed(man.but(weapon=None), giver.weapon, giver.jammed)
    # The piece has ranged in, not the man, and nothing that ends it has happened (27.1, 27.2).
    return changed.but(acquired=giver.acquired), dropped


def _crews_after(group: Group, one: str, other: str) -> Group:
    """Let the assistants of both men follow the weapons they serve (11.1, 33.3)."""
    other_of = {one: other, other: one}
    for man in group.ranks:
        owner = other_of.get(man.assists)
        if owner is None:
            continue
        if owner != man.card.id:
            group = group.with_man(man.but(assists=owner))
            group = next_to(group, owner, man.card.id)
            continue
        # The assistant has become the operator, and the former operator serves him if he can.
        group = group.with_man(man.but(assists=""))
        former = group.man(man.assists)
        assert former is not None
        if not former.guards and not former.inside:
            group = group.with_man(former.but(assists=owner))
    for id in (one, other):
        # Who has a crewed weapon of his own now serves no other man's (11.11).
        armed = group.man(id)
        if armed is not None and armed.weapon is not None and armed.weapon.crewed:
            group = group.with_man(armed.but(assists=""))
    return group


class Give(Deed[UpFrontTable]):
    """Give a secondary weapon to another man, who may hand over his own (18.21)."""

    VERB: ClassVar[str] = "give"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, one.card.id, other.card.id)
            for group in ready_groups(game)
            for one in group.ranks
            if one.secondary
            for other in group.ranks
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = two_men(game, words)
        if isinstance(found, Refusal):
            return found
        _, one, other = found
        if not one.secondary:
            return Refusal("carries-nothing", EXCHANGES, {"man": man_name(one)})
        if other.weapon is not None and not other.weapon.carries_secondary:
            return Refusal("cannot-carry", SECONDARY, {"man": man_name(other)})
        if other.wounded and other.weapon is not None:
            return Refusal("one-weapon-wounded", ONE_ONLY, {"man": man_name(other)})
        if other.kept:
            return Refusal("carries-one-already", SECONDARY, {"man": man_name(other)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, one, other = hand_over(game, words)
        group = group.with_man(one.but(secondary=other.secondary, faulty=other.faulty))
        game.table.put(group.with_man(other.but(secondary=one.secondary, faulty=one.faulty)))
        facts: dict[str, Fact] = {
            "man": man_name(one),
            "other": man_name(other),
            "seat": group.side,
            "weapon": weapon_name(game.table, one.secondary),
        }
        game.tell("given", (EXCHANGES,), facts)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Swap(), Give())
