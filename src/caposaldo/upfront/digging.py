"""Entrenching (36)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import terrain_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import group_to_act, own_group, ready_groups
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.verbs import Step, UpFront, act, draw

ATTEMPT: Final = rule("UF 36.1")
LEFT: Final = rule("UF 36.2")
NO_USE: Final = rule("UF 36.4")
BLACK_ON_HILLS: Final = "desert-hill-black-1"


def cannot_dig(game: UpFront, group: Group) -> Refusal | None:
    """Say why a group can make no attempt to entrench where it is (36.1, 36.3)."""
    facts = {"group": group.letter}
    if all(man.hull is not None for man in group.men):
        return Refusal("nobody-to-dig", NO_USE, facts)
    if group.entrenched:
        return Refusal("entrenched-already", ATTEMPT, facts)
    if group.moving:
        return Refusal("dig-moving", ATTEMPT, facts)
    if group.pinned:
        return Refusal("dig-pinned", ATTEMPT, facts)
    if group.wires:
        return Refusal("dig-on-wire", ATTEMPT, facts)
    if any(man.inside for man in group.men):
        return Refusal("dig-with-infiltrator", ATTEMPT, facts)
    terrain = terrain_of(game.table, group)
    if not terrain.digging:
        named = {"terrain": term(f"terrain-{terrain.id}")}
        return Refusal("no-digging-here", terrain.digging_rule, named)
    return None


def digs(battle: Battle, terrain: Terrain, card: Card) -> bool:
    """Tell whether a card drawn entrenches a group in this terrain (36.1, 52.2)."""
    # By one reading a Hill in the desert wants a black number, as a Dune does (52.12, T1.3).
    black = terrain.elevated and terrain.digs_on > 0 and battle.reads(BLACK_ON_HILLS)
    return card.rn == terrain.digs_on and not (card.red and (black or terrain.digs_black))


def left_behind(game: UpFront, group: Group) -> None:
    """Take the entrenchment of a group that has moved (36.2)."""
    if group.entrenched:
        game.table.put(group.but(entrenched=False))
        game.tell("entrenchment-left", (LEFT,), {"seat": group.side, "group": group.letter})


class Dig(Deed[UpFrontTable]):
    """Try to entrench (36.1): `dig A`."""

    VERB: ClassVar[str] = "dig"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(group.letter,) for group in ready_groups(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = group_to_act(game, words[0])
        return group if isinstance(group, Refusal) else cannot_dig(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        table = game.table
        group = act(game, group)
        # Counted apart, since for some troops they do not bar discards but lower them (36.5).
        table.turn = table.turn.but(digs=table.turn.digs + 1)
        card = draw(game, "entrenching")
        dug = digs(table.battle, terrain_of(table, table.groups[group.id]), card)
        if dug:
            table.put(table.groups[group.id].but(entrenched=True))
        game.tell(
            "digs",
            (ATTEMPT,),
            {"seat": group.side, "group": group.letter, "card": card.id, "done": dug},
        )


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Dig(),)
