"""The turn of a position under construction, from the lines that speak of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.groupdraft import NOBODY
from caposaldo.upfront.groups import Group, group_id
from caposaldo.upfront.pieces import count, known_letter, known_man, known_side, range_number
from caposaldo.upfront.table import Turn

PHASES: Final = ("actions", "discards", "refill", "set-up", "first-terrain")
# The words of the text form, and the fields of the turn they fill.
COUNTS: Final = {"actions": "actions", "free": "free", "digs": "digs", "discarded": "discards"}
LISTS: Final = {"hero": "heroes", "fuse": "fuses"}


class TurnDraft:
    """What is known so far of the turn under way; what is not said is as in a fresh turn."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.phase = PHASES[0]
        self.facts: dict[str, object] = {"side": battle.sides[0], "number": 1}
        self.started: dict[str, str] = {}

    def turn(self, groups: Mapping[str, Group]) -> Turn:
        """Return the turn; a group began it at the range number it has, if nothing is said."""
        plain = Turn("", 0).but(**self.facts)
        started = usual_start(groups) | self.started
        return plain.but(
            idle=self.facts.get("idle", usually_idle(plain)),
            started=tuple([f"{id}={at}" for id, at in started.items() if at != NOBODY]),
        )

    def take(self, words: list[str]) -> bool:
        """Read a line if it is about the turn."""
        turn = self.facts
        match words:
            case ["turn", side]:
                turn["side"] = known_side(self.battle, side)
            case ["turn", side, number]:
                turn["side"], turn["number"] = known_side(self.battle, side), count(number)
            case ["phase", phase] if phase in PHASES:
                self.phase = phase
            case [word, number] if word in COUNTS:
                turn[COUNTS[word]] = count(number)
            case ["idle", ("yes" | "no") as answer]:
                turn["idle"] = answer == "yes"
            case ["idle-before"] | ["breeze"]:
                turn[words[0].replace("-", "_")] = True
            case [word, _, *_] if word in LISTS:
                turn[LISTS[word]] = tuple(known_man(self.battle, man) for man in words[1:])
            case ["watched", _, *_]:
                turn["watched"] = tuple(self._pair(pair) for pair in words[1:])
            case ["shot-at", _, *_]:
                turn["shot_at"] = tuple(self._named(id) for id in words[1:])
            case ["started", _, *_]:
                self._started(words[1:])
            case _:
                return False
        return True

    def _started(self, words: list[str]) -> None:
        for word in words:
            id, _, at = word.partition("=")
            self.started[self._named(id)] = at if at == NOBODY else str(range_number(at))

    def _pair(self, word: str) -> str:
        one, mark, other = word.partition(">")
        if not mark:
            raise UnreadableFile(f"{word!r} names no two groups; write them as A>B")
        side = str(self.facts["side"])
        return f"{self._named(one, side)}>{self._named(other, self.battle.enemy(side))}"

    def _named(self, word: str, side: str = "") -> str:
        """Take a group's full name, or its letter alone where the side is clear."""
        if side and len(word) == 1:
            return group_id(side, known_letter(word))
        name, _, letter = word.rpartition("-")
        return group_id(known_side(self.battle, name), known_letter(letter))


def usually_idle(turn: Turn) -> bool:
    """Tell whether nothing was done this turn, as far as its counts say (4.6)."""
    return not (turn.actions or turn.free or turn.digs or turn.discards)


def usual_start(groups: Mapping[str, Group]) -> dict[str, str]:
    """Return where groups were when the turn began if they have not moved."""
    return {id: str(group.range) for id, group in groups.items()}
