"""New groups formed by men sent out together (17.9 to 17.92)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.altitude import climb
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.covering import holds
from caposaldo.upfront.gambles import GONE, found_role, vanish
from caposaldo.upfront.groups import LETTERS, OPEN, TERRAIN, Group, Laid, beside, group_id
from caposaldo.upfront.heights import at_level, level_of
from caposaldo.upfront.holdings import (
    NOT_HELD,
    UNNAMED,
    cannot_play,
    own_group,
    ready_groups,
    too_many_actions,
)
from caposaldo.upfront.leaving import cannot_climb, cannot_come_up, cannot_stand
from caposaldo.upfront.movement import MOVEMENT
from caposaldo.upfront.placing import not_for_ground
from caposaldo.upfront.receiving import arrivals, depart, mark_arrived
from caposaldo.upfront.renaming import free_letter, in_order
from caposaldo.upfront.softsand import check_guns
from caposaldo.upfront.surrounded import keeps_place
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.transfers import PAIR, TOGETHER, begin, cannot_send, nobody_to_send
from caposaldo.upfront.travelling import SENT, TRANSFER, on_the_way
from caposaldo.upfront.verbs import Step, UpFront, act, take_from_hand

ARISING: Final = rule("UF 17.9")
CONDITIONS: Final = rule("UF 17.91")
COMPLETION: Final = rule("UF 17.92")


# Setting out ---------------------------------------------------------------------------------


def cannot_split(game: UpFront, letter: str, to: str) -> Refusal | None:
    """Say why a group cannot send men to form a new one (17.9, 17.91)."""
    refusal = cannot_send(game, letter)
    if refusal is not None:
        return refusal
    table, group = game.table, own_group(game, letter)
    assert group is not None
    refusal = keeps_place(group)
    if refusal is not None:
        return refusal
    facts = {"group": letter, "to": to}
    if to not in LETTERS:
        named = to or UNNAMED
        return Refusal("letter-not-in-play", ARISING, {"group": letter, "letter": named})
    if not beside(letter, to):
        return Refusal("not-neighbours", CONDITIONS, facts)
    promised = any(other.lateral == to for other in table.side(group.side))
    if promised or not free_letter(table, group.side, to) or on_the_way(table, group.side, to):
        return Refusal("letter-taken", CONDITIONS, {"group": letter, "letter": to})
    if not group.led:
        return Refusal("no-leader-there", TRANSFER, facts)
    return nobody_to_send(game, group, to, TOGETHER)


class Split(Deed[UpFrontTable]):
    """Begin to send men who will form a new group (17.91): `split A>C`."""

    VERB: ClassVar[str] = "split"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        if len(table.holding(table.turn.side, MOVEMENT)) < TOGETHER:
            return ()
        return [
            (f"{group.letter}{PAIR}{to}",)
            for group in ready_groups(game)
            for to in LETTERS
            if beside(group.letter, to)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, _, to = words[0].partition(PAIR)
        return cannot_split(game, letter, to)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, _, to = words[0].partition(PAIR)
        begin(game, letter, to)


# Terrain of one's own ------------------------------------------------------------------------


def forming(game: UpFront, side: str) -> list[str]:
    """Return the letters men of a side are on their way to form a group under (17.9)."""
    groups = game.table.groups
    found = [
        man.heading
        for group in groups.values()
        if group.side == side and len(group.ranks) < len(group.men)
        for man in group.men
        if man.heading
    ]
    if not found:
        return []
    return [at for at in LETTERS if at in found and group_id(side, at) not in groups]


def not_forming(game: UpFront, side: str, letter: str) -> Refusal | None:
    """Say why no group can be formed at a letter now (17.8, 17.92)."""
    if letter not in forming(game, side):
        return Refusal("nobody-forms", COMPLETION, {"group": letter})
    if not arrivals(game.table, side, letter):
        return Refusal("set-out-this-turn", TRANSFER, {"group": letter})
    return too_many_actions(game)


def newcomers(game: UpFront, side: str, letter: str) -> Group:
    """Return the group that the men on their way to a letter will be (17.9)."""
    coming = on_the_way(game.table, side, letter)
    men = [man.but(heading="") for _, man in coming]
    # They are where the group is that they come from (M5.1).
    level = level_of(coming[0][0]) if coming else 0
    return at_level(Group(side, letter, 0, tuple(men)), level)


def cannot_form_in(game: UpFront, side: str, letter: str, card: str) -> Refusal | None:
    """Say why men cannot form a group in the terrain of a card: a gun with them (34.31, 34.32)."""
    table, coming = game.table, newcomers(game, side, letter)
    refusal = cannot_stand(table, coming, card) or cannot_come_up(table, coming, card)
    if refusal is not None:
        return refusal
    source = on_the_way(table, side, letter)[0][0]
    # The first of the two cards lies on the group they come from (34.3).
    return None if source.moving else cannot_climb(table, coming, card)


def found(game: UpFront, side: str, letter: str, card: CardId, role: str) -> Group:
    """Set a new group down in terrain; the card is in nobody's hand any more (17.92)."""
    table = game.table
    coming = on_the_way(table, side, letter)
    source = coming[0][0]
    men = tuple([man.but(heading="") for _, man in coming])
    depart(game, source.id, tuple([man.card.id for man in men]))
    there = Group(side, letter, source.range, men, (Laid(card, role),))
    mark_arrived(game, at_level(there, level_of(source)))
    in_order(table)
    facts = {"seat": side, "group": source.letter, "letter": letter}
    game.tell("group-formed", (COMPLETION,), {**facts, "count": len(men)})
    return table.groups[group_id(side, letter)]


def form_there(game: UpFront, side: str, letter: str, card: CardId) -> Group | None:
    """Set a new group down in the terrain of a card, unless that is a mirage (17.92, 52.16).

    Then the men are still on their way, and arrive no sooner than in their next turn.
    """
    table = game.table
    role = found_role(game, side, letter, card)
    if role != GONE:
        group = found(game, side, letter, card, role)
        climb(game, group)
        check_guns(game, table.groups[group.id])
        return table.groups[group.id]
    vanish(table, card)
    for group, man in on_the_way(table, side, letter):
        group = table.groups[group.id]
        table.put(group.but(marks=(*group.marks, f"{SENT}{man.card.id}")))
    return None


class Found(Deed[UpFrontTable]):
    """Complete a new group with a Terrain card (17.92): `found C 58`."""

    VERB: ClassVar[str] = "found"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        letters = forming(game, side)
        cards = game.table.holding(side, TERRAIN) if letters else ()
        return [(letter, card) for letter in letters for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        side = game.table.turn.side
        refusal = not_forming(game, side, letter) or cannot_play(game, side, card, TERRAIN)
        refusal = refusal or not_for_ground(game, card)
        return refusal or cannot_form_in(game, side, letter, card)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = game.table.turn.side
        take_from_hand(game, side, CardId(words[1]))
        group = form_there(game, side, words[0], CardId(words[1]))
        if group is not None:
            act(game, group)
        else:
            turn = game.table.turn
            game.table.turn = turn.but(idle=False, actions=turn.actions + 1)


class FoundOpen(Deed[UpFrontTable]):
    """Complete a new group in Open Ground, a card face down (17.92, 8.1): `found-open C 33`."""

    VERB: ClassVar[str] = "found-open"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        letters = forming(game, side)
        return [(at, card) for at in letters for card in game.table.hands[side]]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        side = game.table.turn.side
        refusal = not_forming(game, side, letter)
        if refusal is None and not holds(game.table, side, CardId(card)):
            return Refusal("not-in-hand", NOT_HELD, {"card": card})
        return refusal

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = game.table.turn.side
        take_from_hand(game, side, CardId(words[1]))
        act(game, found(game, side, words[0], CardId(words[1]), OPEN))


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Split(), Found(), FoundOpen())
