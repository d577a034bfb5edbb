"""Smoke shells that an AFV puts on another group, friend or enemy (13.2, 25.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firepower import FIXED
from caposaldo.upfront.ground import terrain_of
from caposaldo.upfront.groups import SMOKE, Group
from caposaldo.upfront.gunnery import ASSAULT_MOVING, unfit
from caposaldo.upfront.holdings import cannot_act, cannot_play, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.sight import cannot_suffer, hidden_from, out_of_sight
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, lay, man_name

LAYING: Final = rule("UF 13.2")
SHELLS: Final = rule("UF 25.8")
GROUPS: Final = rule("UF 3.2")


def throwers(game: UpFront) -> list[Group]:
    """Return the AFVs of the side in turn that have smoke shells and an action (25.8)."""
    return [group for group in ready_groups(game) if group.armoured and _shells(group.men[0])]


def _shells(man: Man) -> bool:
    return man.card.vehicle is not None and man.card.vehicle.smoke


def becalmed(game: UpFront, card: str) -> Refusal | None:
    """Say why no Smoke is laid in this turn at all (13.2)."""
    return Refusal("breeze-blew", LAYING, {"card": card}) if game.table.turn.breeze else None


def cannot_throw(game: UpFront, group: Group, target: Group, card: str) -> Refusal | None:
    """Say why a group cannot put Smoke on another (25.8)."""
    refusal = cannot_play(game, group.side, card, SMOKE) or becalmed(game, card)
    if refusal is not None:
        return refusal
    if not group.armoured or not _shells(group.men[0]):
        return Refusal("no-smoke-shells", SHELLS, {"group": group.letter})
    refusal = _cannot_fire(group, group.men[0])
    if refusal is not None:
        return refusal
    refusal = cannot_suffer(game.table, group, target, "smoke")
    if refusal is not None:
        return refusal
    terrain = terrain_of(game.table, target)
    if not terrain.smoke:
        facts = {"group": target.letter, "terrain": term(f"terrain-{terrain.id}")}
        return Refusal("no-smoke-there", SHELLS, facts)
    if target.side == group.side:
        return hidden_from(game.table, group, target)
    return out_of_sight(game.table, group, target)


def _cannot_fire(group: Group, man: Man) -> Refusal | None:
    """The shells come out of the main gun (25.8)."""
    refusal = unfit(man)
    if refusal is not None:
        broken = man.jammed or man.weapon is None
        return Refusal(refusal.key, SHELLS, refusal.facts) if broken else refusal
    if group.moving and man.weapon is not None and man.weapon.moving == FIXED:
        return Refusal("not-while-moving", ASSAULT_MOVING, {"man": man_name(man)})
    return None


def throw(game: UpFront, group: Group, target: Group, card: str) -> None:
    """Put a Smoke card on another group as the AFV's action (25.8)."""
    act(game, group)
    lay(game, group.side, game.table.groups[target.id], CardId(card), SMOKE)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "owner": target.side,
        "target": target.letter,
        "card": card,
    }
    game.tell("smoke-thrown", (SHELLS,), facts)


class ThrowSmoke(Deed[UpFrontTable]):
    """Put Smoke on another own group from an AFV (25.8): `smoke A B 130`."""

    VERB: ClassVar[str] = "smoke"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        side = table.turn.side
        cards = table.holding(side, SMOKE)
        if not cards:
            return ()
        return [
            (group.letter, other.letter, card)
            for group in throwers(game)
            for other in table.side(side)
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, other, card = words
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), own_group(game, other)
        assert group is not None
        if target is None or target is group:
            return Refusal("no-such-group", GROUPS, {"group": other})
        return cannot_throw(game, group, target, card)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, target = own_group(game, words[0]), own_group(game, words[1])
        assert group is not None
        assert target is not None
        throw(game, group, target, words[2])


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (ThrowSmoke(),)
