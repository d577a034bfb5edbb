"""Groups in surrender: what they cannot do, and how it ends (50.41)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.groups import SURRENDERED, Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.verbs import UpFront, man_name

SURRENDER: Final = rule("UF 50.41")
OVER: Final = "no-surrender"
"""The note of a game in which a group in surrender was attacked, with the side."""
FREE: Final = ("receive",)
"""What a group in surrender still does: it takes in the man who relieves it."""


def bars_deed(_game: UpFront, group: Group, verb: str) -> Refusal | None:
    """Say that a group in surrender does nothing until it is relieved or attacked (50.41)."""
    return None if verb in FREE else still_in(group)


def still_in(group: Group) -> Refusal | None:
    """Say that a group is in surrender."""
    if SURRENDERED not in group.marks:
        return None
    return Refusal("in-surrender", SURRENDER, {"group": group.letter})


# How it ends ---------------------------------------------------------------------------------


def attacked(game: UpFront, group: Group) -> None:
    """An attack ends the surrender, and nobody of that side surrenders any more (50.41)."""
    if SURRENDERED not in group.marks:
        return
    game.table.note(OVER, group.side)
    take_mark(game, group.id)
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter}
    game.tell("surrender-broken", (SURRENDER,), facts)


def relieve(game: UpFront, gid: str, man: Man) -> None:
    """An unpinned man who joins by individual transfer ends the surrender (50.41)."""
    group = game.table.groups[gid]
    if SURRENDERED not in group.marks or man.pinned:
        return
    take_mark(game, gid)
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "man": man_name(man)}
    game.tell("relieved", (SURRENDER,), facts)


def take_mark(game: UpFront, gid: str) -> None:
    """Let a group be in surrender no more."""
    group = game.table.groups[gid]
    game.table.put(group.but(marks=tuple([mark for mark in group.marks if mark != SURRENDERED])))
