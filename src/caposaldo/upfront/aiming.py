"""Aiming: a fire attack is put together from cards, heroes and men who stay out (6.1 to 6.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.ambush import Ambush
from caposaldo.upfront.barrage import (
    BOXED_NEEDS,
    Barrage,
    aim_of,
    cheapest,
    needed,
    suffices,
)
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.fire import NEEDS, FireAttack, targets
from caposaldo.upfront.firepower import Aim, firepower, plain_firepower
from caposaldo.upfront.fittings import cannot_shoot, fitted
from caposaldo.upfront.groups import Group, group_id, side_of
from caposaldo.upfront.holdings import (
    UNNAMED,
    cannot_act,
    cannot_play,
    enemy_group,
    own_group,
    ready_groups,
)
from caposaldo.upfront.hullfire import BurnAttack, FireOnHull
from caposaldo.upfront.hulls import FLAME as FLAMES
from caposaldo.upfront.inspiring import HeroFire, HeroPowers
from caposaldo.upfront.malfunction import firing
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.pistols import pistols
from caposaldo.upfront.reach import too_weak
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend

SEVERAL: Final = rule("UF 6.3")


def pair(word: str) -> tuple[str, str]:
    """Read `A>B`: the letter of an own group and of an enemy's."""
    one, _, other = word.partition(">")
    return one, other


def cannot_fire(game: UpFront, group: Group, target: Group) -> Refusal | None:
    """Say why a group cannot fire at another, cards and firepower aside (6.1)."""
    refusal = out_of_sight(game.table, group, target)
    return refusal if refusal is not None else cannot_attack(game, group, target)


class Fire(Deed[UpFrontTable]):
    """Fire with a group at an enemy group (4.22, 6.1)."""

    VERB: ClassVar[str] = "fire"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        side = table.turn.side
        need = cheapest(game, side)
        if need is None:
            return ()
        targets = table.side(table.battle.enemy(side))
        # Heroes and pistols may help a group that is too weak by itself.
        helped = bool(table.turn.heroes or table.holding(side, "hero"))
        return [
            (f"{group.letter}>{target.letter}",)
            for group in ready_groups(game)
            for target in targets
            if helped or plain_firepower(table, group, target) >= need or pistols(table, group)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, other = pair(words[0])
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, f">{other}")
        if group is None or target is None:
            return Refusal("no-such-group", rule("UF 3.2"), {"group": other or UNNAMED})
        refusal = cannot_shoot(group)
        if refusal is not None:
            return refusal
        need = cheapest(game, group.side)
        if need is None:
            return Refusal("no-fire-card", NEEDS)
        strong = plain_firepower(game.table, group, target)
        if strong < need and not suffices(game, Aim(game.table, group, target)):
            return too_weak(game.table, group.side, strong, need, NEEDS)
        return cannot_fire(game, group, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, other = pair(words[0])
        table = game.table
        side = table.turn.side
        game.push(
            Barrage(group_id(side, one), group_id(table.battle.enemy(side), other), (), (), ())
        )


class With(Deed[UpFrontTable]):
    """Add a Fire card to the attack (6.3)."""

    VERB: ClassVar[str] = "with"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(id,) for id in game.table.holding(game.table.turn.side, "fire")]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        refusal = cannot_play(game, side_of(frame.group), words[0], "fire")
        if refusal is not None:
            return refusal
        aim, cards = aim_of(game, frame), (*frame.cards, words[0])
        strong = firepower(aim.but(cards=cards))
        need = needed(aim, cards)
        if strong < need:
            cited = BOXED_NEEDS if frame.BOXED else SEVERAL if frame.cards else NEEDS
            return too_weak(game.table, aim.group.side, strong, need, cited)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        # Laid open at once, so that no frame holds the number of a card still hidden.
        spend(game, side_of(frame.group), CardId(words[0]))
        frame.cards = (*frame.cards, words[0])


class Hold(Deed[UpFrontTable]):
    """Keep an infiltrator or a flamethrower out of the attack (20.51, 22.2)."""

    VERB: ClassVar[str] = "hold"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Barrage)
        return [
            (man.card.id,)
            for man in game.table.groups[frame.group].men
            if _may_hold(man) and man.card.id not in frame.holding
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        man = game.table.groups[frame.group].man(words[0])
        if man is None:
            return Refusal("no-such-man", rule("UF 3.2"), {"name": words[0]})
        if not _may_hold(man):
            return Refusal("must-fire", rule("UF 19.14"), {"man": man_name(man)})
        if words[0] in frame.holding:
            return Refusal("stays-out-already", rule("UF 20.51"))
        aim = aim_of(game, frame)
        left = firepower(aim.but(holding=(*aim.holding, words[0])))
        short = cheapest(game, aim.group.side) if not frame.cards else needed(aim, frame.cards)
        if short is None:
            return Refusal("no-fire-card", NEEDS)
        return too_weak(game.table, aim.group.side, left, short, NEEDS) if left < short else None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        frame.holding = (*frame.holding, words[0])


def _may_hold(man: Man) -> bool:
    if man.hull is not None:
        # Of an AFV only the flamethrower can stay out; its machine gun fires on (22.2).
        return not man.pinned and fitted(man, FLAMES) is not None
    burns = man.weapon is not None and man.weapon.family == "flamethrower"
    return not man.pinned and (bool(man.inside) or burns)


class Shoot(Deed[UpFrontTable]):
    """Open fire with the cards chosen (6.3)."""

    VERB: ClassVar[str] = "shoot"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        return None if frame.cards else Refusal("no-fire-card", NEEDS)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        game.finish(frame)
        out = (*frame.holding, *_cannot_join(aim_of(game, frame)))
        game.push(_attack(game, frame, tuple(out)))


def _attack(game: UpFront, frame: Barrage, out: tuple[str, ...]) -> FireAttack:
    """Return the attack as it is carried out, by what it goes for (6.4, 28.3, 28.7)."""
    group, target, cards, heroes = frame.group, frame.target, frame.cards, frame.heroes
    if frame.BOXED:
        return BurnAttack("", group, target, cards, heroes, out, (), 0, "")
    if any(man.hull is not None for man in targets(game.table, target)):
        return FireOnHull("", group, target, cards, heroes, out, (), 0, "", 0)
    return FireAttack("", group, target, cards, heroes, out, (), 0, "")


def _cannot_join(aim: Aim) -> list[str]:
    """List the infiltrators who cannot fire, and so keep their status after it (20.53)."""
    return [
        man.card.id
        for man in aim.group.men
        if man.inside and man.card.id not in aim.holding and not firing(aim, man)
    ]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Barrage]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Barrage.KIND: (With(), Ambush(), HeroFire(), HeroPowers(), Hold(), Shoot())
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Fire(),)
