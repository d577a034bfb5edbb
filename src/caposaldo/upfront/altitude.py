"""Up and down the mountain: Hills, sideways Movement cards, and what begins higher (M5, M5.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SIDEWAYS, TERRAIN, Group, group_id, letter_of, side_of
from caposaldo.upfront.heights import (
    ALTITUDE,
    LEVELS,
    SET_UP,
    WHEELS,
    at_level,
    level_after,
    level_of,
    too_high,
)
from caposaldo.upfront.holdings import NOT_HELD
from caposaldo.upfront.leaving import on_wheels
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import go_back
from caposaldo.upfront.verbs import Step, UpFront, spend

COLUMN: Final = "wheels_column"
"""The switch that names the column of the RPN for the highest level of guns and AFVs (M5)."""


# Before the start ----------------------------------------------------------------------------


def begins(game: UpFront) -> None:
    """Draw how high guns and AFVs come, unless the scenario has said so (M5)."""
    table = game.table
    column = table.battle.field.switches.get(COLUMN, 0)
    if not column or table.noted(WHEELS):
        return
    # The card goes back, as the deck is shuffled only when the hands are dealt.
    card = table.card(table.pile[game.chance.pick(table.pile, "highest level")])
    highest = card.positions[column - 1]
    table.note(WHEELS, str(highest))
    game.tell("wheels-drawn", (SET_UP,), {"card": card.id, "level": highest})


# Up and down ---------------------------------------------------------------------------------


def stand_at(game: UpFront, gid: str, level: int) -> None:
    """Bring a group to another level; men between it and others turn back (M5.1)."""
    table = game.table
    group = table.groups[gid]
    before = level_of(group)
    if level == before:
        return
    table.put(at_level(group, level))
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter}
    facts |= {"from": before, "level": level}
    game.tell("climbs" if level > before else "descends", (LEVELS,), facts)
    for other in table.side(group.side):
        for man in other.men:
            goal = table.groups.get(group_id(group.side, man.heading)) if man.heading else None
            if goal is not None and level_of(table.groups[other.id]) != level_of(goal):
                go_back(game, other.id, man.card.id, LEVELS)


def climb(game: UpFront, group: Group) -> None:
    """Lead a group a level up by the Hill that was played on it and that it has taken (M5.1).

    Ground taken over from an enemy was played on him, and those among his men are as high as he.
    """
    if game.table.battle.field.has(ALTITUDE) and group.laid[0].role == TERRAIN:
        stand_at(game, group.id, level_after(game.table, group, group.laid[0].card))


def moved(game: UpFront, group: Group) -> None:
    """Ask whether a group goes down with the sideways card just laid, if that is red (M5.1)."""
    last = group.laid[-1]
    if level_of(group) and last.role == SIDEWAYS and game.table.card(last.card).red:
        game.push(GoDown(group.id))


class GoDown(Question[UpFrontTable]):
    """Whether a group goes a level down with the sideways card it has just played (M5.1)."""

    KIND: ClassVar[str] = "upfront.go_down"
    PROMPT: ClassVar[str] = "go-down"
    FIELDS: ClassVar[tuple[str, ...]] = ("group",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, group: str) -> None:
        self.group: Final = group

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return LEVELS

    def facts(self, game: UpFront) -> Facts:
        level = level_of(game.table.groups[self.group])
        return {"group": letter_of(self.group), "level": level}


class Down(Deed[UpFrontTable]):
    """Go a level down (M5.1): `down`."""

    VERB: ClassVar[str] = "down"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, GoDown)
        game.finish(frame)
        stand_at(game, frame.group, level_of(game.table.groups[frame.group]) - 1)


class KeepLevel(Deed[UpFrontTable]):
    """Stay on the level one is on (M5.1): `decline`."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


# Several Hills at once -----------------------------------------------------------------------


class Stacking(Question[UpFrontTable]):
    """Which further Hills a side plays with the one it has just laid before play (M5.1).

    It is asked whatever the side holds, or not being asked would tell its hand.
    """

    KIND: ClassVar[str] = "upfront.stacking"
    PROMPT: ClassVar[str] = "stack-hills"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "group")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, side: str, group: str) -> None:
        self.side: Final = side
        self.group: Final = group

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return LEVELS

    def facts(self, game: UpFront) -> Facts:
        group = game.table.groups[self.group]
        return {"owner": group.side, "group": group.letter, "level": level_of(group)}

    def waiting(self, game: UpFront) -> bool:
        group = game.table.groups[self.group]
        return level_of(group) < game.table.battle.field.switches[ALTITUDE]

    def run(self, game: UpFront) -> None:
        game.finish(self)


def first_laid(game: UpFront, side: str, gid: str) -> None:
    """Lead a group up by a Hill laid on it before play, and ask for further ones (M5.1)."""
    climb(game, game.table.groups[gid])
    if spot_of(game.table, game.table.groups[gid]).terrain.climbs:
        game.push(Stacking(side, gid))


class Stack(Deed[UpFrontTable]):
    """Play a further Hill, which is spent and leads a level higher (M5.1): `stack 103`."""

    VERB: ClassVar[str] = "stack"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stacking)
        return [(id,) for id in game.table.hands[frame.side]]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stacking)
        table, id = game.table, CardId(words[0])
        if id not in table.hands[frame.side]:
            return Refusal("not-in-hand", NOT_HELD, {"card": id})
        terrain = table.card(id).terrain if TERRAIN in table.uses(frame.side, id) else ""
        if not terrain or not table.battle.box.terrain[terrain].climbs:
            return Refusal("no-hill-to-stack", LEVELS, {"card": id})
        group = table.groups[frame.group]
        return too_high(table, group, id) if on_wheels(group) else None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stacking)
        table, group = game.table, game.table.groups[frame.group]
        card = spend(game, frame.side, CardId(words[0]))
        facts = {"seat": frame.side, "owner": group.side, "group": group.letter, "card": card.id}
        game.tell("stacks", (LEVELS,), {**facts})
        stand_at(game, group.id, level_after(table, group, card.id))


class NoMoreHills(Deed[UpFrontTable]):
    """Play no further Hill (M5.1): `decline`."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [GoDown, Stacking]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    GoDown.KIND: (Down(), KeepLevel()),
    Stacking.KIND: (Stack(), NoMoreHills()),
}
