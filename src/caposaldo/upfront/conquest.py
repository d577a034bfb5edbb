"""Terrain taken over from an infiltrated group that is no more (20.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId
from caposaldo.upfront.arms import left_behind
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.charging import chargers
from caposaldo.upfront.ground import GONE_AFTER
from caposaldo.upfront.groundmarks import on_the_ground, take_marks
from caposaldo.upfront.groups import (
    BARE,
    IMPOSED,
    OWES,
    TERRAIN,
    Group,
    Laid,
    Loose,
    find,
    group_id,
    letter_of,
    side_of,
)
from caposaldo.upfront.heights import parted
from caposaldo.upfront.infiltrators import inside
from caposaldo.upfront.joining import CONQUEST, Joining, forget, still_in
from caposaldo.upfront.leaving import cannot_stand
from caposaldo.upfront.pillbox import barred, manned
from caposaldo.upfront.placing import tell_smoke
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.receiving import VANISHED
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, clear_off

# What can be had -----------------------------------------------------------------------------


def group_gone(game: UpFront, group: Group) -> None:
    """Ask who takes the ground of an infiltrated group; nobody is inside it any more (20.8)."""
    within = [g.id for g, man in inside(game.table, group.id) if still_in(game, man)]
    near = dict.fromkeys([*within, *_charged_down(game.table, group)])
    takers = tuple([id for id in near if parted(game.table.groups[id], group) is None])
    if takers:
        laid = tuple([f"{card.card}>{card.role}" for card in prize(group)])
        loose = tuple([_written(weapon) for weapon in group.loose])
        marks = on_the_ground(group)
        game.push(Conquest(group.id, takers, laid, int(group.entrenched), loose, marks))
    else:
        forget(game, group.id)


def _charged_down(table: UpFrontTable, group: Group) -> list[str]:
    """Return the groups in a Banzai charge that are among the men just wiped out (20.8)."""
    if VANISHED in group.marks:
        return []
    near = [g for g in chargers(table, group.id) if relative_range(g, group) == CLOSEST]
    return [charger.id for charger in near]


def prize(group: Group) -> tuple[Laid, ...]:
    """Return the cards to be had: the terrain with what lies on it, or Open Ground (20.8).

    The number of a card face down is no captor's business, so that one is left out: a group with
    no Terrain card is in Open Ground anyway. A Movement card lay face up, and is turned over
    before everybody (8.1).
    """
    found: list[Laid] = []
    moves: list[Laid] = []
    for laid in group.standing:
        if laid.grounds:
            found, moves = [laid] if laid.role == TERRAIN else [], []
        elif laid.moves:
            moves.append(laid)
        else:
            found.append(laid)
    return (Laid(moves[0].card, BARE),) if len(moves) >= GONE_AFTER else tuple(found)


def _written(weapon: Loose) -> str:
    return f"{weapon.code}:{int(weapon.jammed)}:{int(weapon.captured)}:{weapon.operator}"


def _read(text: str) -> Loose:
    code, jammed, captured, operator = text.split(":")
    return Loose(code, jammed == "1", captured == "1", operator)


def _laid(text: str) -> Laid:
    card, _, role = text.partition(">")
    return Laid(CardId(card), role)


def _recover(table: UpFrontTable, card: CardId) -> None:
    """Take a card back that went with its group; a new deck may have swallowed it since."""
    if card in table.gone:
        # A Minefield goes out of the game with its group (24.6).
        table.gone = tuple([id for id in table.gone if id != card])
        return
    place = table.discards if card in table.discards else table.pile
    place.remove(card)
    for side, cards in table.unseen.items():
        table.unseen[side] = tuple([id for id in cards if id != card])


# Who gets it ---------------------------------------------------------------------------------


class Conquest(Question[UpFrontTable]):
    """Which of the groups inside takes the ground over, if any (20.8)."""

    KIND: ClassVar[str] = "upfront.conquest"
    PROMPT: ClassVar[str] = "take-terrain"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "gone",
        "takers",
        "laid",
        "entrenched",
        "loose",
        "marks",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, tuple, int, tuple, tuple)
    LATER: ClassVar[tuple[str, ...]] = ("marks",)

    def __init__(
        self,
        gone: str,
        takers: tuple[str, ...],
        laid: tuple[str, ...],
        entrenched: int,
        loose: tuple[str, ...],
        marks: tuple[str, ...],
    ) -> None:
        self.gone: Final = gone
        self.takers: Final = takers
        self.laid: Final = laid
        self.entrenched: Final = entrenched
        self.loose: Final = loose
        self.marks: Final = marks

    def seat(self, game: UpFront) -> str:
        return side_of(self.takers[0])

    def rule(self, game: UpFront) -> RuleId:
        return CONQUEST

    def facts(self, game: UpFront) -> Facts:
        return {"target": letter_of(self.gone)}


class TakeOver(Deed[UpFrontTable]):
    """Put the ground in place of a group's own (20.8): `take A`."""

    VERB: ClassVar[str] = "take"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Conquest)
        return [(letter_of(id),) for id in frame.takers]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Conquest)
        id = group_id(side_of(frame.takers[0]), words[0])
        if id not in frame.takers:
            return Refusal("not-inside", CONQUEST, {"group": words[0]})
        return no_place(game, frame, game.table.groups[id])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Conquest)
        game.finish(frame)
        id = group_id(side_of(frame.takers[0]), words[0])
        game.push(Joining(take_over(game, frame, id), frame.gone))


class LeaveGround(Deed[UpFrontTable]):
    """Leave the cards to the discard pile (20.8)."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Conquest)
        game.finish(frame)
        forget(game, frame.gone)


def no_place(game: UpFront, prey: Conquest, group: Group) -> Refusal | None:
    """Say why a group does not fit into the ground: a Pillbox, a gun in a Marsh (23.3, 34.32)."""
    table = game.table
    laid = tuple([_laid(text) for text in prey.laid])
    for card in laid:
        refusal = cannot_stand(table, group, card.card) if card.role == TERRAIN else None
        if refusal is not None:
            return refusal
    if not manned(table, group.but(laid=laid, marks=())):
        return None
    for man in group.men:
        refusal = barred(man)
        if refusal is not None:
            return refusal
    return None


def take_over(game: UpFront, prey: Conquest, id: str) -> str:
    """Move a group into the ground of another and return its name (20.8).

    Range number and letter stay, but a move sideways under way ends with its new letter (17.7).
    """
    table = game.table
    group = table.groups[id]
    laid = tuple([_laid(text) for text in prey.laid])
    for card in laid:
        _recover(table, card.card)
    # What lay unheld in his own ground stays behind, and terrain not yet answered for is void.
    left_behind(game, group)
    group = take_marks(game, table.groups[id])
    kept = [mark for mark in group.marks if mark not in (IMPOSED, OWES)]
    table.put(
        group.but(
            laid=laid,
            marks=(*kept, *prey.marks),
            entrenched=bool(prey.entrenched),
            loose=tuple([_read(text) for text in prey.loose]),
        )
    )
    clear_off(game, group)
    tell_smoke(game, group, group.laid)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "target": letter_of(prey.gone),
    }
    game.tell("terrain-captured", (CONQUEST,), facts)
    member = group.men[0].card.id
    for told in table.battle.hooks.settled:
        told(game, table.groups[id])
    settled = find(table.groups, member)
    assert settled is not None
    return settled.id


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Conquest]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Conquest.KIND: (TakeOver(), LeaveGround()),
}
