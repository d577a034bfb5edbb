"""Heroic fire: what a Hero card adds to a man's firepower, wounded or not (10.43, 10.45, 33.9)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firepower import Aim, firepower, man_firepower
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import UpFront, man_name
from caposaldo.upfront.weapons import Weapon

HERO_FIRE: Final = rule("UF 10.45")
WOUND_FORGOTTEN: Final = rule("UF 33.9")
NO_FIREPOWER: Final = ("none", "to_hit")


def inspired(aim: Aim, man: Man) -> Aim:
    """Return the aim with a Hero played on one of the men."""
    group, heroes = aim.group, aim.heroes
    if suffers(aim.table, man):
        group = group.with_man(man.but(wounded=False))
    else:
        heroes = (*heroes, man.card.id)
    return aim.but(group=group, heroes=heroes)


def choosy(table: UpFrontTable, weapon: Weapon) -> bool:
    """Tell whether only a Hero card with a black number doubles a weapon (44.9)."""
    return weapon.black_hero_only or (weapon.option != "" and table.battle.reads(weapon.option))


def no_heroics(aim: Aim, man: Man, red: bool) -> Refusal | None:
    """Say why a Hero cannot raise a man's firepower; it never does nothing (10.45, 33.9)."""
    facts = {"man": man_name(man)}
    weapon = man.weapon
    if suffers(aim.table, man):
        more = inspired(aim, man)
        better = firepower(more) > firepower(aim)
        return None if better else Refusal("no-heroics", WOUND_FORGOTTEN, facts)
    if weapon is None or weapon.hero in NO_FIREPOWER:
        return Refusal("no-heroics", HERO_FIRE, facts)
    if red and choosy(aim.table, weapon):
        return Refusal("black-hero-only", HERO_FIRE, facts)
    if man.card.id in aim.heroes:
        return Refusal("hero-already", HERO_FIRE, facts)
    after = inspired(aim, man)
    if man_firepower(after, man) <= man_firepower(aim, man):
        return Refusal("no-heroics", HERO_FIRE, facts)
    return None


def no_powers(aim: Aim, man: Man) -> Refusal | None:
    """Say why a man cannot fire with the powers of the Hero that rallied him (10.43).

    A weapon that minds the colour made no hero of him if the card was red (44.9).
    """
    if man.card.id not in aim.table.turn.heroes or man.wounded:
        return Refusal("no-powers", rule("UF 10.43"), {"man": man_name(man)})
    return no_heroics(aim, man, red=False)


def most_firepower(game: UpFront, aim: Aim, cards: list[CardId]) -> int:
    """Return the firepower an attack can reach with the Heroes of a hand (10.45)."""
    for man in aim.group.men:
        if no_powers(aim, man) is None:
            aim = inspired(aim, man)
    most = firepower(aim)
    for card in cards:
        rest = [other for other in cards if other != card]
        red = game.table.battle.deck[card].red
        for man in aim.group.men:
            if no_heroics(aim, man, red) is None:
                most = max(most, most_firepower(game, inspired(aim, man), rest))
    return most
