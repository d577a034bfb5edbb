"""Portage: weapons too heavy for one man, which stay behind without their crew (45.6, 50.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.arms import LEFT_BEHIND, carried, remove_weapon, weapon_name
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

HEAVY: Final = "heavy_weapons"
BARE: Final = "bare_crews"
ONE_MAN: Final = 1
ANY_CARD: Final = "any-card-leaves-heavy-weapons"
USUAL: Final = rule("UF 45.6")
CREWS: Final = rule("UF 50.7")


def too_heavy(table: UpFrontTable, group: Group, man: Man) -> bool:
    """Tell whether a man's weapon would stay behind if his group played a Movement card (45.6)."""
    weapon = man.weapon
    if weapon is None or weapon.men_to_move <= ONE_MAN or man.heading:
        return False
    if not table.battle.supplements:
        return False
    crew = [other for other in group.ranks if other.assists == man.card.id]
    return len([one for one in (man, *crew) if not one.wounded]) < weapon.men_to_move


def cited(table: UpFrontTable, man: Man) -> RuleId:
    """Name the rule that makes a man's weapon too heavy: that of the nation which made it."""
    assert man.weapon is not None
    return table.battle.box.nations[man.weapon.nation].cites.get(HEAVY, USUAL)


def left_behind(game: UpFront, group: Group) -> None:
    """Lose what its crew cannot carry off, for a Movement card or at the next terrain (45.6)."""
    table = game.table
    for man in group.ranks:
        if too_heavy(table, group, man):
            remove_weapon(game, group.id, man.card.id, (cited(table, man), LEFT_BEHIND))


def card_played(game: UpFront, gid: str) -> None:
    """Leave them for a Movement card that moves one man or none, by a reading too (50.7, U163)."""
    if game.table.battle.reads(ANY_CARD) and gid in game.table.groups:
        left_behind(game, game.table.groups[gid])


def unburdened(game: UpFront, group: Group) -> None:
    """Let a crew that carries its weapon leave whatever else it has in hand (50.7)."""
    table = game.table
    if BARE not in table.battle.sheets[group.side].traits:
        return
    for man in table.groups[group.id].ranks:
        if man.secondary and _serves_heavy(group, man):
            table.put(table.groups[group.id].with_man(man.but(secondary="", faulty=False)))
            for weapon in carried(man):
                facts = {"man": man_name(man), "weapon": weapon_name(table, weapon.code)}
                game.tell("weapon-removed", (CREWS,), {**facts, "seat": group.side})


def _serves_heavy(group: Group, man: Man) -> bool:
    operator = group.man(man.assists) if man.assists else None
    weapon = operator.weapon if operator is not None else None
    return weapon is not None and weapon.men_to_move > ONE_MAN
