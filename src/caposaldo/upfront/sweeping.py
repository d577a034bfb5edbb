"""Clearing a path through a Minefield (24.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.cards import Card
from caposaldo.upfront.driving import is_stunned
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import cannot_act, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.minefields import MineAttack
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, draw, man_name, to_discards

CLEARING: Final = rule("UF 24.5")
MEN: Final = rule("UF 3.2")
BLOWS_UP: Final = 5
"""The lowest red number that turns against the man who clears (24.5)."""


class Sweep(Deed[UpFrontTable]):
    """Let a man try to clear a path through the Minefield (24.5): `sweep A g4`."""

    VERB: ClassVar[str] = "sweep"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id)
            for group in ready_groups(game)
            if spot_of(game.table, group).terrain.mined
            for man in group.ranks
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, man_id = words
        refusal = cannot_act(game, letter)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        if not spot_of(game.table, group).terrain.mined:
            return Refusal("no-mines-here", CLEARING, {"group": letter})
        man = group.man(man_id)
        if man is None or man.heading:
            return Refusal("no-such-man", MEN, {"name": man_id})
        if man.pinned:
            return Refusal("pinned-cannot-sweep", CLEARING, {"man": man_name(man)})
        return is_stunned(man)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        man = group.man(words[1]) if group is not None else None
        mine = spot_of(game.table, group).card if group is not None else None
        assert group is not None
        assert man is not None
        assert mine is not None
        group = act(game, group)
        drawn = draw(game, "clearing of mines")
        cleared = not drawn.red and drawn.rn > mine.mine
        _tell_sweep(game, group, man, drawn, mine, cleared)
        if cleared:
            _clear(game, game.table.groups[group.id], mine)
        elif drawn.red and drawn.rn >= BLOWS_UP:
            game.push(MineAttack(mine.id, group.id, man.card.id))


def _tell_sweep(
    game: UpFront, group: Group, man: Man, drawn: Card, mine: Card, cleared: bool
) -> None:
    game.tell(
        "sweeps",
        (CLEARING,),
        {
            "seat": group.side,
            "group": group.letter,
            "man": man_name(man),
            "card": drawn.id,
            "strength": mine.mine,
            "cleared": cleared,
        },
    )


def _clear(game: UpFront, group: Group, mine: Card) -> None:
    """Leave the group in Open Ground; the card goes out of the game, being done with (24.6)."""
    gone = tuple([laid for laid in group.laid if laid.card == mine.id])
    game.table.put(group.but(laid=tuple([laid for laid in group.laid if laid.card != mine.id])))
    to_discards(game, gone, group.side)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Sweep(),)
