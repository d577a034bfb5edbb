"""Acquisition: a piece of ordnance that has ranged in on a group (27.1, 27.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, find, letter_of
from caposaldo.upfront.hulls import SECOND_GUN
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import seen
from caposaldo.upfront.shots import (
    GUN,
    MORTAR,
    RANGED_BOTH,
    RANGED_SECOND,
    Shot,
    ranged_in,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

GAINED: Final = rule("UF 27.1")
LOST: Final = rule("UF 27.2")
RANGING: Final = (MORTAR, GUN)
MARKS: Final = (RANGED_SECOND, RANGED_BOTH)


def ranges_in(shot: Shot) -> bool:
    """Tell whether a shot, hit or miss, acquires its target (27.1, 27.11)."""
    aim = shot.aim
    if shot.family not in RANGING or aim.moving or aim.target.moving:
        return False
    smoke = aim.group.smokes + spot_of(aim.table, aim.target).smokes
    return aim.table.battle.night or not smoke


def fired_at(game: UpFront, shot: Shot) -> None:
    """Note what a shot does to the acquisition of its piece (27.1, 27.2)."""
    gid, target, id = shot.aim.group.id, shot.aim.target, shot.man.card.id
    man = _man(game.table, gid, id)
    if ranged_in(shot):
        return
    if ranges_in(shot):
        group = game.table.groups[gid]
        marks = [mark for mark in group.marks if mark not in MARKS]
        if man.acquired == target.id:
            marks.append(RANGED_BOTH)
        elif shot.arm == SECOND_GUN:
            marks.append(RANGED_SECOND)
        game.table.put(group.with_man(man.but(acquired=target.id)).but(marks=tuple(marks)))
        facts = {"man": man_name(man), "seat": shot.aim.group.side, "target": target.letter}
        game.tell("ranged-in", (GAINED,), {**facts})
    elif man.acquired != target.id:
        give_up(game, gid, id)


def give_up(game: UpFront, gid: str, id: str, why: RuleId = LOST) -> None:
    """End the acquisition of a man's piece, if it has one (27.2)."""
    group = game.table.groups.get(gid)
    man = group.man(id) if group is not None else None
    if group is None or man is None or not man.acquired:
        return
    marks = tuple([mark for mark in group.marks if mark not in MARKS])
    game.table.put(group.with_man(man.but(acquired="")).but(marks=marks))
    facts = {"man": man_name(man), "seat": group.side, "target": letter_of(man.acquired)}
    game.tell("range-lost", (why,), {**facts})


def piece_jams(game: UpFront, gid: str, id: str, arm: str = "") -> None:
    """A weapon has jammed; what a tank's other gun has acquired stays (27.2)."""
    group = game.table.groups[gid]
    second = arm == SECOND_GUN
    if RANGED_BOTH in group.marks:
        marks = [mark for mark in group.marks if mark not in MARKS]
        kept = tuple(marks) if second else (*marks, RANGED_SECOND)
        game.table.put(group.but(marks=kept))
    elif (RANGED_SECOND in group.marks) == second:
        give_up(game, gid, id)


def moved(game: UpFront, group: Group) -> None:
    """Firer or target has played a Movement card that stays (27.2)."""
    for other, man in holders(game.table):
        if other.id == group.id or man.acquired == group.id:
            give_up(game, other.id, man.card.id)


def man_pinned(game: UpFront, group: Group, man: Man, _cause: str) -> None:
    """The man at the piece is pinned (27.2)."""
    give_up(game, group.id, man.card.id)


def in_combat(game: UpFront, id: str) -> None:
    """A man is drawn into close combat (27.2)."""
    group = find(game.table.groups, id)
    if group is not None:
        give_up(game, group.id, id)


def group_gone(game: UpFront, group: Group) -> None:
    """The target is no more."""
    for other, man in holders(game.table):
        if man.acquired == group.id:
            give_up(game, other.id, man.card.id)


def turn_ends(game: UpFront, side: str) -> None:
    """At night the target was not seen in this turn, or the man has left his group (27.2)."""
    table = game.table
    for group, man in holders(table):
        if group.side == side and (man.heading or not seen(table, group.id, man.acquired)):
            give_up(game, group.id, man.card.id)


def holders(table: UpFrontTable) -> list[tuple[Group, Man]]:
    """Return the men whose piece has acquired a group, with their groups."""
    return [(group, man) for group in table.groups.values() for man in group.men if man.acquired]


def _man(table: UpFrontTable, gid: str, id: str) -> Man:
    man = table.groups[gid].man(id)
    assert man is not None, f"{id} is not in {gid}"
    return man
