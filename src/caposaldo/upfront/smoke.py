"""Smoke from a leader or an AFV: on his own group, or from an AFV on the enemy (13.2, 25.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.afvsmoke import LAYING, becalmed, cannot_throw, throw, throwers
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.driving import is_stunned
from caposaldo.upfront.ground import terrain_of
from caposaldo.upfront.groups import SMOKE, Group
from caposaldo.upfront.holdings import (
    cannot_act,
    cannot_play,
    enemy_group,
    own_group,
    ready_groups,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, lay, man_name

ON_MARSH: Final = rule("UF 13.4")
GROUPS: Final = rule("UF 3.2")
PINNED: Final = rule("UF 28.42")
TRAIT: Final = "smoke"


def lays_smoke(table: UpFrontTable, group: Group) -> bool:
    """Tell whether there is somebody to lay Smoke on his own group: a leader, or an AFV (13.2)."""
    if not group.armoured:
        return group.led
    shaken = group.pinned or is_stunned(group.men[0]) is not None
    return not shaken and TRAIT in table.battle.sheets[group.side].traits


def nobody_lays(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say who is missing to lay Smoke on an own group (13.2)."""
    if lays_smoke(table, group):
        return None
    if not group.armoured:
        return Refusal("no-leader-for-smoke", LAYING, {"group": group.letter})
    if group.pinned:
        return Refusal("is-pinned", PINNED, {"man": man_name(group.men[0])})
    stunned = is_stunned(group.men[0])
    return stunned or Refusal("no-smoke-from-afv", LAYING, {"group": group.letter})


class LaySmoke(Deed[UpFrontTable]):
    """Lay Smoke on an own group, `smoke A 130`, or from an AFV on an enemy one, `smoke A>B 130`."""

    VERB: ClassVar[str] = "smoke"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = table.holding(table.turn.side, SMOKE)
        if not cards:
            return ()
        enemies = table.side(table.battle.enemy(table.turn.side))
        places = [group.letter for group in ready_groups(game) if lays_smoke(table, group)]
        places += [f"{one.letter}>{other.letter}" for one in throwers(game) for other in enemies]
        return [(place, card) for place in places for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        place, card = words
        letter, mark, other = place.partition(">")
        side = game.table.turn.side
        refusal = cannot_act(game, letter) or cannot_play(game, side, card, SMOKE)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        if mark:
            target = enemy_group(game, other)
            if target is None:
                return Refusal("no-such-group", GROUPS, {"group": other})
            return cannot_throw(game, group, target, card)
        refusal = becalmed(game, card) or nobody_lays(game.table, group)
        if refusal is not None:
            return refusal
        terrain = terrain_of(game.table, group)
        if not terrain.smoke:
            facts = {"group": letter, "terrain": term(f"terrain-{terrain.id}")}
            return Refusal("no-smoke-there", ON_MARSH, facts)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        place, card = words
        letter, mark, other = place.partition(">")
        group = own_group(game, letter)
        assert group is not None
        if mark:
            target = enemy_group(game, other)
            assert target is not None
            throw(game, group, target, card)
            return
        group = act(game, group)
        lay(game, group.side, group, CardId(card), SMOKE)
        game.tell("smoke-laid", (LAYING,), {"seat": group.side, "group": letter, "card": card})


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (LaySmoke(),)
