"""Captured weapons given up or destroyed (20.74)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.arms import leave, primary_of, remove_weapon
from caposaldo.upfront.holdings import in_transfer, man_to_act, own_group, ready_groups
from caposaldo.upfront.spoils import LOOT
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name


class Destroy(Deed[UpFrontTable]):
    """Destroy a captured weapon as the group's only action (20.74): `destroy A g3`."""

    VERB: ClassVar[str] = "destroy"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id)
            for group in ready_groups(game)
            for man in group.ranks
            if man.captured
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = man_to_act(game, words[0], words[1], LOOT)
        if isinstance(found, Refusal):
            return found
        man = found[1]
        if not man.captured or man.pinned:
            return Refusal("no-captured-weapon", LOOT, {"man": man_name(man)})
        return in_transfer(man)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        remove_weapon(game, group.id, words[1], (LOOT,))


class Abandon(Destroy):
    """Lay a captured weapon down as the group's only action (20.74): `abandon A g3`."""

    VERB: ClassVar[str] = "abandon"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        man = game.table.groups[group.id].man(words[1])
        assert man is not None
        assert man.weapon is not None
        own = game.table.battle.box.weapons[man.kept] if man.kept else None
        bare = man.but(weapon=own, jammed=False, captured=False, kept="", acquired="")
        game.table.put(game.table.groups[group.id].with_man(bare))
        leave(game, group.id, (primary_of(man, man.weapon),))


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Destroy(), Abandon())
