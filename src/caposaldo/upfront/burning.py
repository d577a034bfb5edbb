"""Attacks on armour with boxed firepower: flamethrowers, and hands on an open top (22.5, 28.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.aiming import Hold, Shoot, With, cannot_fire, pair
from caposaldo.upfront.ambush import Ambush
from caposaldo.upfront.barrage import BOXED_NEEDS, Burning, cheapest, suffices
from caposaldo.upfront.byhand import open_topped
from caposaldo.upfront.fire import NEEDS
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.fittings import cannot_shoot
from caposaldo.upfront.groups import group_id
from caposaldo.upfront.holdings import UNNAMED, cannot_act, enemy_group, own_group, ready_groups
from caposaldo.upfront.inspiring import HeroFire, HeroPowers
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.reach import too_weak
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

ARMOUR: Final = rule("UF 28.3")
OPEN_TOPPED: Final = rule("UF 28.7")


class Burn(Deed[UpFrontTable]):
    """Attack the armour of an AFV with boxed firepower (22.5, 28.3): `burn A>B`."""

    VERB: ClassVar[str] = "burn"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        side = table.turn.side
        targets = [group for group in table.side(table.battle.enemy(side)) if group.armoured]
        if not targets or cheapest(game, side) is None:
            return ()
        return [
            (f"{group.letter}>{target.letter}",)
            for group in ready_groups(game)
            for target in targets
            if firepower(Aim(table, group, target, boxed=True))
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, other = pair(words[0])
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, f">{other}")
        if group is None or target is None:
            return Refusal("no-such-group", rule("UF 3.2"), {"group": other or UNNAMED})
        if not target.armoured:
            return Refusal("no-armour", ARMOUR, {"group": other})
        refusal = cannot_shoot(group)
        if refusal is not None:
            return refusal
        aim = Aim(game.table, group, target, boxed=True)
        return _too_weak(game, aim) or cannot_fire(game, group, target)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, other = pair(words[0])
        table = game.table
        side = table.turn.side
        target = group_id(table.battle.enemy(side), other)
        game.push(Burning(group_id(side, one), target, (), (), ()))


def _too_weak(game: UpFront, aim: Aim) -> Refusal | None:
    """Say why a group has too little boxed firepower for any card (28.31, 28.7)."""
    strong = firepower(aim)
    if not strong:
        closed = aim.rr == CLOSEST and not aim.group.armoured and not open_topped(aim.target)
        cited = OPEN_TOPPED if closed else ARMOUR
        return Refusal("nothing-boxed", cited, {"group": aim.group.letter})
    need = cheapest(game, aim.group.side)
    if need is None:
        return Refusal("no-fire-card", NEEDS)
    if strong < need and not suffices(game, aim):
        return too_weak(game.table, aim.group.side, strong, need, BOXED_NEEDS)
    return None


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Burning]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Burning.KIND: (With(), Ambush(), HeroFire(), HeroPowers(), Hold(), Shoot())
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Burn(),)
