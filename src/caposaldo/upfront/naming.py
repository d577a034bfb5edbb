"""Naming those who infiltrate, before the first attempt (20.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId
from caposaldo.upfront.access import ATTEMPT, cannot_reach, cannot_try
from caposaldo.upfront.groups import Group, letter_of, side_of
from caposaldo.upfront.holdings import GROUPS, enemy_group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name


def within_reach(game: UpFront, group: Group) -> list[Group]:
    """Return the enemy groups the men of a group can try to infiltrate (20.1)."""
    enemies = game.table.side(game.table.battle.enemy(group.side))
    return [other for other in enemies if cannot_reach(game, group, other) is None]


class Naming(Question[UpFrontTable]):
    """Who tries, against which group and how: all fixed before the first attempt (20.2).

    `tries` are `g3>B` or, with a Movement card, `g3>B=12`; `keeping` are the carriers who will
    not use their charge, `dropping` the men who leave a weapon behind.
    """

    KIND: ClassVar[str] = "upfront.naming"
    PROMPT: ClassVar[str] = "infiltrate"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "tries", "keeping", "dropping")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, tuple, tuple)

    def __init__(
        self,
        group: str,
        tries: tuple[str, ...],
        keeping: tuple[str, ...],
        dropping: tuple[str, ...],
    ) -> None:
        self.group: Final = group
        self.tries = tries
        self.keeping = keeping
        self.dropping = dropping

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return ATTEMPT

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group), "count": len(self.tries)}

    def named(self, man: str) -> bool:
        """Tell whether a man has been named."""
        return any(entry.partition(">")[0] == man for entry in self.tries)


def cannot_name(game: UpFront, frame: Naming, man_id: str, target: str) -> Refusal | None:
    """Say why a man cannot be named against a group (20.2)."""
    group = game.table.groups[frame.group]
    man = group.man(man_id)
    if man is None:
        return Refusal("no-such-man", ATTEMPT, {"name": man_id})
    if frame.named(man_id):
        return Refusal("named-already", ATTEMPT, {"man": man_name(man)})
    other = enemy_group(game, target)
    if other is None:
        return Refusal("no-such-group", GROUPS, {"group": target})
    return cannot_try(game, man) or cannot_reach(game, group, other)


def pairs(game: UpFront, frame: Naming) -> list[Words]:
    """Return who can still be named against whom (20.2)."""
    group = game.table.groups[frame.group]
    targets = within_reach(game, group)
    return [
        (man.card.id, f">{target.letter}")
        for man in group.men
        if not frame.named(man.card.id) and cannot_try(game, man) is None
        for target in targets
    ]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Naming]
