"""The change of guard over prisoners (32.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import cannot_act, in_transfer, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.prisoners import HELD, set_guard
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name


class ChangeGuard(Deed[UpFrontTable]):
    """Hand the prisoners over to another man as the group's action: `guard A g4 g5`."""

    VERB: ClassVar[str] = "guard"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, old.card.id, new.card.id)
            for group in ready_groups(game)
            for old in group.ranks
            if old.guards
            for new in group.ranks
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        old, new = group.man(words[1]), group.man(words[2])
        if old is None or new is None:
            return Refusal("no-such-man", HELD, {"name": words[1] if old is None else words[2]})
        return cannot_relieve(old, new)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        hand_over(game, act(game, group), words[1], words[2])


def cannot_relieve(old: Man, new: Man) -> Refusal | None:
    """Say why a man cannot take a guard's place (32.2)."""
    if not old.guards:
        return Refusal("guards-nobody", HELD, {"man": man_name(old)})
    if old.heading:
        return in_transfer(old)
    if new.card is old.card or new.pinned or new.assists or new.heading:
        return Refusal("cannot-guard", HELD, {"man": man_name(new)})
    return None


def hand_over(game: UpFront, group: Group, old: str, new: str) -> None:
    """Give the prisoners of one man to another (32.2)."""
    man = group.man(old)
    assert man is not None
    game.table.put(group.with_man(man.but(guards=())))
    set_guard(game, group.id, new, man.guards)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (ChangeGuard(),)
