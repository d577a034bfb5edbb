"""Wire: laid on an enemy group as a discard, cleared with a Movement card (13.3 to 13.36)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import WIRE, Group
from caposaldo.upfront.hands import cannot_discard, count_discard, declare
from caposaldo.upfront.holdings import (
    GROUPS,
    cannot_play,
    enemy_group,
    only_the_enemy,
    own_group,
    ready_groups,
)
from caposaldo.upfront.movement import MOVEMENT, cannot_stir, spend_action, stir, yet_to_cross
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, lay, spend, to_discards

LAYING: Final = rule("UF 13.3")
CLEARING: Final = rule("UF 13.33")
TWO_WIRES: Final = rule("UF 13.6")


def cannot_hold_wire(game: UpFront, group: Group) -> Refusal | None:
    """Say why Wire cannot lie where a group is (13.3, 13.4)."""
    spot = spot_of(game.table, group)
    if spot.terrain.wire and not yet_to_cross(game, group):
        return None
    facts = {"group": group.letter, "terrain": term(f"terrain-{spot.terrain.id}")}
    return Refusal("no-wire-there", LAYING, facts)


class LayWire(Deed[UpFrontTable]):
    """Lay Wire on an enemy group in lieu of a discard (13.3): `wire 105 >B`."""

    VERB: ClassVar[str] = "wire"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = table.holding(table.turn.side, WIRE)
        if not cards:
            return ()
        enemies = table.side(table.battle.enemy(table.turn.side))
        return [(card, f">{group.letter}") for group in enemies for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        card, target = words
        side = game.table.turn.side
        refusal = cannot_discard(game, card) or cannot_play(game, side, card, WIRE)
        if refusal is not None:
            return refusal
        group = enemy_group(game, target)
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": target})
        return only_the_enemy(target, LAYING) or cannot_hold_wire(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        card, target = words
        group = enemy_group(game, target)
        assert group is not None
        count_discard(game, card)
        group = lay(game, game.table.turn.side, group, CardId(card), WIRE)
        facts = {"seat": group.side, "group": group.letter, "card": card}
        game.tell("wire-laid", (LAYING,), {**facts})
        for told in game.table.battle.hooks.wired:
            told(game, game.table.groups[group.id])
        if group.armoured:
            # Whether it bogs is seen when all discards are declared (13.35, 14.5).
            declare(frame, f"{WIRE} {card} {group.id}")


class ClearWire(Deed[UpFrontTable]):
    """Clear one Wire card with a Movement card that does nothing else (13.33): `clear A 12`."""

    VERB: ClassVar[str] = "clear"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = [group for group in ready_groups(game) if group.wires]
        if not groups:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(group.letter, card) for group in groups for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        refusal = cannot_stir(game, letter, card)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        if not group.wires:
            return Refusal("no-wire-to-clear", CLEARING, {"group": letter})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card = words
        group = own_group(game, letter)
        assert group is not None
        spend_action(game, group)
        group = stir(game, group)
        last = max(at for at, laid in enumerate(group.laid) if laid.role == WIRE)
        wire = group.laid[last]
        game.table.put(group.but(laid=group.laid[:last] + group.laid[last + 1 :]))
        to_discards(game, (wire,), group.side)
        spend(game, group.side, CardId(card))
        left = game.table.groups[group.id].wires
        facts = {"seat": group.side, "group": letter, "card": card}
        game.tell("wire-cleared", (CLEARING, TWO_WIRES), {**facts, "left": left})


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (ClearWire(),)
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (LayWire(),)
