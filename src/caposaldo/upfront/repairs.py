"""Repair of jammed weapons (19.3, 33.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule, term
from caposaldo.upfront.armour import alter, current
from caposaldo.upfront.arms import remove_weapon, weapon_name
from caposaldo.upfront.cards import Card
from caposaldo.upfront.crews import able
from caposaldo.upfront.driving import hull_of, is_stunned
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.hulls import FITTINGS, FLAME, MG, SECOND_GUN
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import Step, UpFront, act, draw, man_name
from caposaldo.upfront.weapons import Secondary, Weapon

REPAIR: Final = rule("UF 19.3")
WOUNDED: Final = rule("UF 33.4")
MENDED: Final = "repaired"
UNCHANGED: Final = "unchanged"
RUINED: Final = "removed"


def weapon_named(table: UpFrontTable, man: Man, fitting: str) -> Weapon | Secondary | None:
    """Return the main weapon of a card, a fitting of a vehicle, or a man's radio (28.1, 40.4)."""
    printed = man.card.vehicle
    if not fitting:
        return man.weapon
    if printed is None:
        return table.battle.box.secondary.get(fitting)
    if fitting == SECOND_GUN:
        return printed.guns[1] if len(printed.guns) > 1 else None
    return printed.mg if fitting == MG else printed.flame if fitting == FLAME else None


class Repair(Deed[UpFrontTable]):
    """Try to repair a jammed weapon as the group's action (19.3): `repair A g3`.

    An AFV can in any terrain and while it moves, but not stunned.
    """

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
        return cannot_repair(game, words[0], words[1], "")

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        try_repair(game, words[0], words[1], "")


class RepairFitting(Deed[UpFrontTable]):
    """Try to repair another weapon than the main one, or a radio (19.3): `repair A g31 mg`."""

    VERB: ClassVar[str] = "repair"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, group.men[0].card.id, fitting)
            for group in ready_groups(game)
            if group.armoured
            for fitting in hull_of(group).jams
        ] + [
            (group.letter, man.card.id, man.secondary)
            for group in ready_groups(game)
            for man in group.ranks
            if man.faulty
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_repair(game, *words)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        try_repair(game, *words)


def cannot_repair(game: UpFront, letter: str, id: str, fitting: str) -> Refusal | None:
    """Say why a card cannot try to repair its weapon, or one of its fittings (19.3)."""
    found = able(game, letter, id, REPAIR)
    if isinstance(found, Refusal):
        return found
    group, man = found
    radio = (man.secondary,) if man.faulty else ()
    jams = man.hull.jams if man.hull is not None else radio
    if fitting not in jams if fitting else not man.jammed:
        return Refusal("not-jammed", REPAIR, {"man": man_name(man)})
    if man.armoured:
        return is_stunned(man)
    if group.moving:
        return Refusal("repair-moving", REPAIR, {"group": group.letter})
    if not spot_of(game.table, group).terrain.repairs:
        return Refusal("repair-terrain", REPAIR, {"group": group.letter})
    return None


def try_repair(game: UpFront, letter: str, id: str, fitting: str) -> None:
    """Use a group's action for a repair; a wounded man may be too weak for it (19.3, 33.4)."""
    group = own_group(game, letter)
    assert group is not None
    group = act(game, group)
    man = group.man(id)
    assert man is not None
    if suffers(game.table, man) and not steady_hand(game, group, man):
        return
    repair(game, group, man, draw(game, "repair"), fitting)


def steady_hand(game: UpFront, group: Group, man: Man) -> bool:
    """Draw whether a wounded man can attempt the repair at all (33.4)."""
    card = draw(game, "steady hand")
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
    game.tell("too-weak-to-repair" if card.red else "tries-repair", (WOUNDED,), facts)
    return not card.red


def repair(game: UpFront, group: Group, man: Man, card: Card, fitting: str = "") -> None:
    """Compare the card with the numbers printed for the weapon (19.3)."""
    weapon = weapon_named(game.table, man, fitting)
    assert weapon is not None
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "card": card.id,
        "weapon": _named(game, weapon, fitting),
    }
    outcome = mending(weapon, card)
    if outcome == MENDED:
        _works_again(game, group.id, man, fitting)
        game.tell("repaired", (REPAIR,), facts)
    elif outcome == RUINED:
        game.tell("repair-ruins", (REPAIR,), facts)
        if fitting:
            lose_fitting(game, group.id, man.card.id, fitting, (REPAIR,))
        else:
            remove_weapon(game, group.id, man.card.id, (REPAIR,))
    else:
        game.tell("not-repaired", (REPAIR,), facts)


def mending(weapon: Weapon | Secondary, card: Card) -> str:
    """Say what a card does to a jammed weapon (19.3)."""
    if card.rn in (weapon.repairs_red if card.red else weapon.repairs_black):
        return MENDED
    ruined = weapon.removed_red if card.red else weapon.removed_black
    return RUINED if card.rn in ruined else UNCHANGED


def lose_fitting(game: UpFront, gid: str, id: str, fitting: str, rules: tuple[RuleId, ...]) -> None:
    """Take a weapon of a vehicle, besides its main gun, or a radio out of the game (19.3, 40.4)."""
    found = current(game, gid, id)
    assert found is not None
    group, man = found
    weapon = weapon_named(game.table, man, fitting)
    assert weapon is not None
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side}
    facts["weapon"] = _named(game, weapon, fitting)
    game.tell("weapon-removed", rules, facts)
    if man.hull is None:
        game.table.put(group.with_man(man.but(secondary="")))
        return
    state = man.hull
    jams = tuple([jam for jam in state.jams if jam != fitting])
    alter(game, gid, id, jams=jams, gone=(*state.gone, fitting))


def _named(game: UpFront, weapon: Weapon | Secondary, fitting: str) -> str:
    mounted = fitting in FITTINGS
    return term(f"fitting-{fitting}") if mounted else weapon_name(game.table, weapon.code)


def _works_again(game: UpFront, gid: str, man: Man, fitting: str) -> None:
    if not fitting:
        game.table.put(game.table.groups[gid].with_man(man.but(jammed=False)))
        return
    if man.hull is None:
        game.table.put(game.table.groups[gid].with_man(man.but(faulty=False)))
        return
    jams = tuple([jam for jam in man.hull.jams if jam != fitting])
    alter(game, gid, man.card.id, jams=jams)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Repair(), RepairFitting())
