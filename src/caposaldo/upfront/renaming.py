"""A group takes another letter, and everything that speaks of it follows (17.44, 17.62, 17.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.charging import note_move
from caposaldo.upfront.encirclement import lift
from caposaldo.upfront.flanking import GROUPS_GONE, REAR, lose_all, lose_facing, lose_on, note_rear
from caposaldo.upfront.groups import CHARGE, ORDER, Group, group_id, letter_of, side_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.verbs import UpFront

LETTERS: Final = rule("UF 17.7")
NAMING: Final = (REAR, CHARGE)
"""The marks that go on with the name of another group."""


def rename(game: UpFront, group: Group, letter: str) -> Group:
    """Give a group another letter and return it (17.7)."""
    rename_all(game, {group.id: letter})
    return game.table.groups[group_id(group.side, letter)]


def rename_all(game: UpFront, letters: Mapping[str, str]) -> None:
    """Give groups other letters at once; flanks and encirclements they had part in end."""
    table = game.table
    for id in letters:
        _break_off(game, id)
    names = {id: group_id(side_of(id), letter) for id, letter in letters.items()}
    acted = {id for id in letters if table.groups[id].acted}
    before = {id: table.groups[id] for id in letters}
    groups = [_renamed(group, names) for group in table.groups.values()]
    table.groups = {group.id: group for group in groups}
    in_order(table)
    table.turn = _turn(table.turn, names, acted)
    for id, name in names.items():
        group = table.groups[name]
        facts = {"seat": group.side, "group": letter_of(id), "letter": group.letter}
        game.tell("letter-changed", (LETTERS,), {**facts})
        note_rear(game, group)
        note_move(table, before[id], group)


def _break_off(game: UpFront, id: str) -> None:
    """End the flanks and encirclements that hang on a group's letter (17.44, 17.62)."""
    lose_all(game, id, GROUPS_GONE)
    lose_on(game, id, GROUPS_GONE)
    lose_facing(game, side_of(id), letter_of(id))
    for target, pair in tuple(game.table.encircled.items()):
        if id == target or id in pair:
            lift(game, target)


def _renamed(group: Group, names: Mapping[str, str]) -> Group:
    letter = letter_of(names.get(group.id, group.id))
    marks = tuple([_mark(mark, names) for mark in group.marks])
    men = tuple([_man(man, names) for man in group.men])
    return group.but(letter=letter, marks=marks, men=men)


def _man(man: Man, names: Mapping[str, str]) -> Man:
    inside, acquired = names.get(man.inside, man.inside), names.get(man.acquired, man.acquired)
    if man.hull is not None and man.hull.driven in names:
        # Which group an AFV has driven over does not hang on its letter (29.5).
        man = man.but(hull=man.hull.but(driven=names[man.hull.driven]))
    if inside == man.inside and acquired == man.acquired:
        return man
    return man.but(inside=inside, acquired=acquired)


def _mark(mark: str, names: Mapping[str, str]) -> str:
    for word in NAMING:
        name = mark.removeprefix(word)
        if name != mark and name in names:
            return f"{word}{names[name]}"
    return mark


def _turn(turn: Turn, names: Mapping[str, str], acted: set[str]) -> Turn:
    """A letter left by an action of this turn was taken when the turn began (17.7)."""
    started: list[str] = []
    for entry in turn.started:
        id, _, at = entry.partition("=")
        started.append(f"{names.get(id, id)}={at}")
        if id in acted and id not in names.values():
            started.append(entry)
    watched = [">".join([names.get(id, id) for id in pair.split(">")]) for pair in turn.watched]
    shot_at = [names.get(id, id) for id in turn.shot_at]
    return turn.but(started=tuple(started), watched=tuple(watched), shot_at=tuple(shot_at))


def free_letter(table: UpFrontTable, side: str, letter: str) -> bool:
    """Tell whether a letter has no group of a side, now and when the turn began (17.7)."""
    id = group_id(side, letter)
    return id not in table.groups and table.turn.began_at(id) is None


def in_order(table: UpFrontTable) -> None:
    """Keep the groups of each side in the order of their letters (3.2)."""
    sides = table.battle.sides
    groups = sorted(
        table.groups.values(),
        key=lambda group: (sides.index(group.side), ORDER.index(group.letter)),
    )
    table.groups = {group.id: group for group in groups}
