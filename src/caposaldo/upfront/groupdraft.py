"""The groups of a position under construction, from the lines that speak of them."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.groups import Group, group_id
from caposaldo.upfront.pieces import (
    count,
    known_letter,
    range_number,
    read_laid,
    read_loose,
    read_man_word,
)

NOBODY: Final = "-"
MOST_SNIPED: Final = 6
GROUP_LINES: Final = (
    "ground",
    "entrenched",
    "loose",
    "acted",
    "fired",
    "sniped",
    "mark",
    "flank",
    "natural",
    "lateral",
    "swap",
    "encircled",
)


class GroupDraft:
    """The groups read so far."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.groups: dict[str, Group] = {}
        self.encircled: dict[str, tuple[str, str]] = {}

    def take(self, words: list[str]) -> bool:
        """Read a line if it is about a group."""
        if words[0] in self.battle.sides:
            self._group(words)
            return True
        if words[0] in GROUP_LINES:
            self._about(words)
            return True
        return False

    def _group(self, words: list[str]) -> None:
        match words:
            case [side, letter, range, *men]:
                id = group_id(side, known_letter(letter))
                if id in self.groups:
                    raise UnreadableFile(f"{id} is there twice")
                number = range_number(range)
                found = tuple(read_man_word(self.battle, side, man) for man in men)
                self.groups[id] = Group(side, letter, number, found)
            case _:
                raise UnreadableFile("a group needs its letter, its range number and its men")

    def _about(self, words: list[str]) -> None:
        match words:
            case [word, side, letter, *rest]:
                group = self._standing(side, letter)
                if word == "encircled":
                    self._encircled(group, rest)
                else:
                    self.groups[group.id] = group.but(**self._changes(group, word, rest))
            case _:
                raise UnreadableFile("say of which group: its side and its letter")

    def _changes(self, group: Group, word: str, rest: list[str]) -> dict[str, object]:
        enemy = self.battle.enemy(group.side)
        match word, rest:
            case "ground", cards:
                return {"laid": tuple(read_laid(self.battle, card) for card in cards)}
            case "loose", [_, *_]:
                return {"loose": tuple(read_loose(self.battle, weapon) for weapon in rest)}
            case (("entrenched" | "acted" | "fired"), []):
                return {word: True}
            case "sniped", [number]:
                return {"sniped": count(number, MOST_SNIPED)}
            case "mark", [_, *_]:
                return {"marks": (*group.marks, *rest)}
            case (("lateral" | "swap"), [letter]):
                return {word: known_letter(letter)}
            case "flank", [_, *_]:
                return {"flanks": tuple(group_id(enemy, known_letter(word)) for word in rest)}
            case "natural", [_, *_]:
                return {"natural": tuple(group_id(enemy, known_letter(word)) for word in rest)}
        raise UnreadableFile(f"{word} needs other words after the letter of the group")

    def _encircled(self, group: Group, rest: list[str]) -> None:
        if len(rest) != 2:
            raise UnreadableFile("encircled needs the letters of the groups behind and before it")
        enemy = self.battle.enemy(group.side)
        behind, before = [
            "" if word == NOBODY else group_id(enemy, known_letter(word)) for word in rest
        ]
        self.encircled[group.id] = (behind, before)

    def _standing(self, side: str, letter: str) -> Group:
        group = self.groups.get(group_id(side, letter))
        if group is None:
            raise UnreadableFile(f"no group {side} {letter} stands in this position")
        return group
