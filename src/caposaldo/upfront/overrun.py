"""An AFV drives over a group: who may, and whom (29.1, 29.11, 29.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.armour import hull
from caposaldo.upfront.fittings import fitted
from caposaldo.upfront.flanking import cannot_claim, claim
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SIDEWAYS, Group
from caposaldo.upfront.holdings import (
    GROUPS,
    UNNAMED,
    cannot_act,
    enemy_group,
    own_group,
    ready_groups,
)
from caposaldo.upfront.hulls import FLAME, MG
from caposaldo.upfront.leaving import THICK, too_thick
from caposaldo.upfront.movement import MOVEMENT, can_move, play_movement
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.overrunning import Overrunning
from caposaldo.upfront.ranges import CLOSEST, adjacent, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import cut_off
from caposaldo.upfront.verbs import Step, UpFront, man_name

WHEN: Final = rule("UF 29.1")
OUT_OF_ORDER: Final = rule("UF 29.11")
PILLBOX: Final = rule("UF 23.6")


# What stops it -------------------------------------------------------------------------------


def cannot_drive_over(group: Group) -> Refusal | None:
    """Say why a group overruns nobody at all (29.1, 29.11)."""
    if not group.armoured:
        return Refusal("only-afv-overruns", WHEN, {"group": group.letter})
    man = group.men[0]
    state = hull(man)
    facts = {"man": man_name(man)}
    if man.pinned or state.stun:
        return Refusal("overrun-shaken", WHEN, facts)
    if state.stuck:
        return Refusal("overrun-stuck", WHEN, facts)
    if fitted(man, MG) is None and fitted(man, FLAME) is None:
        return Refusal("overrun-unarmed", OUT_OF_ORDER, facts)
    return None


def cannot_be_overrun(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why this AFV does not overrun this group (23.6, 29.1, 38.2)."""
    facts = {"group": group.letter, "target": target.letter}
    if target.armoured:
        return Refusal("overrun-armour", WHEN, facts)
    if relative_range(group, target) != CLOSEST:
        return Refusal("overrun-not-close", WHEN, facts)
    spot = spot_of(game.table, target)
    terrain = spot.terrain
    named = {"target": target.letter, "terrain": term(f"terrain-{terrain.id}")}
    if not terrain.overrun:
        cited = PILLBOX if terrain.fortified else terrain.entering_rule or WHEN
        return Refusal("overrun-terrain", cited, named)
    if spot.card is not None and too_thick(terrain, spot.card):
        return Refusal("overrun-terrain", THICK, named)
    return cut_off(target) or cannot_attack(game, group, target)


def cannot_overrun(game: UpFront, word: str, card: str) -> Refusal | None:
    """Say why an overrun written `A>B` is not possible with this card (29.1)."""
    one, other = pair(word)
    refusal = cannot_act(game, one)
    if refusal is not None:
        return refusal
    group, target = own_group(game, one), enemy_group(game, other)
    assert group is not None
    if target is None:
        return Refusal("no-such-group", GROUPS, {"group": other or UNNAMED})
    return (
        cannot_drive_over(group)
        or cannot_be_overrun(game, group, target)
        or can_move(game, one, card)
    )


# Doing it ------------------------------------------------------------------------------------


def pairs(game: UpFront) -> list[tuple[Group, Group]]:
    """Return the AFVs of the side in turn with the groups close enough to be overrun (29.1)."""
    drivers = [group for group in ready_groups(game) if group.armoured]
    if not drivers:
        return []
    enemies = game.table.side(game.table.battle.enemy(game.table.turn.side))
    return [
        (group, target)
        for group in drivers
        for target in enemies
        if not target.armoured and relative_range(group, target) == CLOSEST
    ]


def drive_over(game: UpFront, word: str, card: str) -> None:
    """Play the sideways card and begin the overrun; what the card sets off comes first (29.2)."""
    one, other = pair(word)
    group, target = own_group(game, one), enemy_group(game, other)
    assert group is not None
    assert target is not None
    game.push(Overrunning(group.id, target.id))
    play_movement(game, group, card, SIDEWAYS)


class Overrun(Deed[UpFrontTable]):
    """Overrun a group with a sideways Movement card (29.1, 29.2): `overrun A>B 12`."""

    VERB: ClassVar[str] = "overrun"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        found = pairs(game)
        if not found:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(f"{one.letter}>{other.letter}", card) for one, other in found for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_overrun(game, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        drive_over(game, words[0], words[1])


class OverrunAndFlank(Deed[UpFrontTable]):
    """Overrun with a FLANK card that flanks a group beside it too (29.2): `overrun A>B 12 >B`."""

    VERB: ClassVar[str] = "overrun"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        found = pairs(game)
        if not found:
            return ()
        table = game.table
        held = table.holding(table.turn.side, MOVEMENT)
        cards = [card for card in held if table.card(card).flank]
        enemies = table.side(table.battle.enemy(table.turn.side))
        return [
            (f"{one.letter}>{other.letter}", card, f">{flanked.letter}")
            for one, other in found
            for card in cards
            for flanked in enemies
            if adjacent(one, flanked)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_overrun(game, words[0], words[1])
        if refusal is not None:
            return refusal
        group = own_group(game, pair(words[0])[0])
        assert group is not None
        return cannot_claim(game, group, words[1], words[2])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        drive_over(game, words[0], words[1])
        group, flanked = own_group(game, pair(words[0])[0]), enemy_group(game, words[2])
        assert group is not None
        assert flanked is not None
        claim(game, group, flanked)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Overrun(), OverrunAndFlank())
