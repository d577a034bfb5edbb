"""Ambushes: a Concealed card that makes partisans' fire stronger (37.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.barrage import Barrage
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.hiding import AMBUSH, CONCEALED, nothing_hides_in, surprise
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, spend

NEEDS: Final = rule("UF 6.1")
FIRE: Final = "fire"


def cannot_ambush(table: UpFrontTable, group: Group, target: Group) -> Refusal | None:
    """Say why a group cannot fire from ambush (37.5)."""
    facts = {"group": group.letter}
    hides = table.battle.sheets[group.side].troops.ambushes_from
    if not hides:
        return Refusal("no-ambushes", AMBUSH, facts)
    terrain = spot_of(table, group).terrain
    if group.moving or not any(terrain.is_a(kind) for kind in hides):
        return Refusal("no-ambush-from-here", AMBUSH, facts)
    refusal = nothing_hides_in(terrain, group.letter)
    if refusal is not None:
        return refusal
    if group.pinned:
        return Refusal("ambush-with-pinned", AMBUSH, facts)
    if target.pinned:
        return Refusal("ambush-on-pinned", AMBUSH, {"target": target.letter})
    return None


class Ambush(Deed[UpFrontTable]):
    """Add a Concealed card to one's own fire (37.5): `ambush 65`."""

    VERB: ClassVar[str] = "ambush"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        if not game.table.battle.sheets[side].troops.ambushes_from:
            return ()
        return [(id,) for id in game.table.holding(side, CONCEALED)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        refusal = cannot_play(game, side_of(frame.group), words[0], CONCEALED)
        if refusal is not None:
            return refusal
        groups = game.table.groups
        refusal = cannot_ambush(game.table, groups[frame.group], groups[frame.target])
        if refusal is not None:
            return refusal
        if not frame.cards:
            return Refusal("no-fire-card", NEEDS)
        if any(game.table.card(id).kind != FIRE for id in frame.cards):
            return Refusal("one-ambush", AMBUSH)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.cards = (*frame.cards, words[0])
        facts = {"seat": side, "group": frame.group[-1], "card": words[0]}
        game.tell("ambush", (AMBUSH,), {**facts}, (surprise(card),))
