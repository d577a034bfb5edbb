"""Repair of jammed weapons (19.3, 33.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.arms import remove_weapon, weapon_name
from caposaldo.upfront.cards import Card
from caposaldo.upfront.crews import able
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import Step, UpFront, act, draw, man_name

REPAIR: Final = rule("UF 19.3")
WOUNDED: Final = rule("UF 33.4")


class Repair(Deed[UpFrontTable]):
    """Try to repair a man's jammed weapon as the group's action (19.3): `repair A g3`."""

    VERB: ClassVar[str] = "repair"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id)
            for group in ready_groups(game)
            for man in group.ranks
            if man.jammed
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = able(game, words[0], words[1], REPAIR)
        if isinstance(found, Refusal):
            return found
        group, man = found
        if not man.jammed:
            return Refusal("not-jammed", REPAIR, {"man": man_name(man)})
        if group.moving:
            return Refusal("repair-moving", REPAIR, {"group": group.letter})
        if not spot_of(game.table, group).terrain.repairs:
            return Refusal("repair-terrain", REPAIR, {"group": group.letter})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        man = group.man(words[1])
        assert man is not None
        if suffers(game.table, man) and not steady_hand(game, group, man):
            return
        repair(game, group, man, draw(game, "repair"))


def steady_hand(game: UpFront, group: Group, man: Man) -> bool:
    """Draw whether a wounded man can attempt the repair at all (33.4)."""
    card = draw(game, "steady hand")
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
    game.tell("too-weak-to-repair" if card.red else "tries-repair", (WOUNDED,), facts)
    return not card.red


def repair(game: UpFront, group: Group, man: Man, card: Card) -> None:
    """Compare the card with the numbers printed for the weapon (19.3)."""
    weapon = man.weapon
    assert weapon is not None
    mended = weapon.repairs_red if card.red else weapon.repairs_black
    ruined = weapon.removed_red if card.red else weapon.removed_black
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "card": card.id,
        "weapon": weapon_name(game.table, weapon.code),
    }
    if card.rn in mended:
        game.table.put(game.table.groups[group.id].with_man(man.but(jammed=False)))
        game.tell("repaired", (REPAIR,), facts)
    elif card.rn in ruined:
        game.tell("repair-ruins", (REPAIR,), facts)
        remove_weapon(game, group.id, man.card.id, (REPAIR,))
    else:
        game.tell("not-repaired", (REPAIR,), facts)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Repair(),)
