"""Malfunctions of weapons in a fire attack (19.1 to 19.2, 19.5, 20.741, 22.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caposaldo.kernel.rules import Fact, RuleId, rule
from caposaldo.upfront.acquiring import piece_jams
from caposaldo.upfront.armour import alter, hull
from caposaldo.upfront.arms import remove_weapon, weapon_name
from caposaldo.upfront.cards import Card
from caposaldo.upfront.firepower import FLAME, Aim, bracketed, man_firepower, silent
from caposaldo.upfront.fittings import (
    fitted,
    fitting_firepower,
    fittings_firing,
    fittings_jammed,
)
from caposaldo.upfront.hulls import FLAME as FLAMES
from caposaldo.upfront.men import Man
from caposaldo.upfront.sand import worn
from caposaldo.upfront.verbs import UpFront, draw, man_name
from caposaldo.upfront.weapons import Weapon

if TYPE_CHECKING:
    from caposaldo.upfront.fire import FireAttack

TRIGGER: Final = rule("UF 19.1")
SINGLE: Final = rule("UF 19.11")
SEVERAL: Final = rule("UF 19.13")
EXPOSED: Final = rule("UF 19.14")
WIDER: Final = rule("UF 19.15")
AGAIN: Final = rule("UF 19.2")
CAPTURED: Final = rule("UF 20.741")
FLAMETHROWER: Final = rule("UF 22.3")

DELICATE: Final = rule("UF 45.52")
TRAIT: Final = "lmg_jams"
LMG: Final = "lmg"
ON_FIVE: Final = "japanese-lmg-auto-on-5-only"

WORST: Final = 6
EVERY: Final = frozenset((WORST,))
"""What may jam every weapon, even one that is pinned or jammed (19.14, 19.2)."""
FOREIGN: Final = frozenset((5, WORST))
"""What jams a captured weapon, or a piece used as a small arm without its crew (20.741)."""
EVERY_DRAW: Final = "any"
# What an attack has seen: its first draw (19.5), a flamethrower jammed in it (22.3), its end,
# its end with a captured flamethrower that nobody holds any more (20.741).
BEGUN: Final = "begun"
BURNT: Final = "burnt"
CEASED: Final = "cease"
SPENT: Final = "spent"
ENDED: Final = (CEASED, SPENT)


def jam(game: UpFront, attack: FireAttack, card: Card, aim: Aim) -> None:
    """See whether the card drawn jams a weapon; change the attack's strength or stop it (19.1).

    `aim` is the attack as it stood when the card was drawn.
    """
    first = attack.state == ""
    if first:
        attack.state = BEGUN
    if not card.red:
        return
    if aim.group.armoured:
        fitting_jams(game, attack, card, aim)
        return
    armed = [man for man in aim.group.ranks if man.weapon is not None]
    fits = [man for man in armed if card.rn in breakdown(aim, man, first)]
    flames = [man for man in fits if burning(aim, man)]
    if len(armed) == 1:
        if fits:
            attack.state = SPENT if flames and fits[0].captured else CEASED
            malfunction(game, attack.group, fits[0].card.id, SINGLE)
    elif flames:
        jams(game, attack, aim, one_of(game, flames), FLAMETHROWER)
    elif (gunner := delicate(aim, card, fits)) is not None:
        jams(game, attack, aim, gunner, DELICATE)
    elif any(firing(aim, man) and man.captured for man in fits):
        widest = min(worn(aim.table.battle, FOREIGN))
        shared = [man for man in fits if widest in breakdown(aim, man, first)]
        jams(game, attack, aim, one_of(game, shared), CAPTURED)
    elif card.rn in usual(aim):
        whole_group(game, attack, aim, first, card.rn)
    elif fits:
        jams(game, attack, aim, one_of(game, fits), WIDER)


def delicate(aim: Aim, card: Card, fits: list[Man]) -> Man | None:
    """Return the man whose gun jams without a position drawn for it (45.52).

    That is the only light machine gun of a group without a flamethrower or a captured weapon.
    """
    battle = aim.table.battle
    if TRAIT not in battle.sheets[aim.group.side].traits:
        return None
    if card.rn == WORST and battle.reads(ON_FIVE):
        return None
    guns = [man for man in fits if _of_kind(man, LMG) and firing(aim, man)]
    armed = [man for man in aim.group.men if man.weapon is not None]
    if len(guns) != 1 or any(man.captured or _of_kind(man, FLAME) for man in armed):
        return None
    return guns[0] if sum([_of_kind(man, LMG) for man in armed]) == 1 else None


def _of_kind(man: Man, family: str) -> bool:
    return man.weapon is not None and man.weapon.family == family


def fitting_jams(game: UpFront, attack: FireAttack, card: Card, aim: Aim) -> None:
    """Jam the machine gun or the flamethrower of an AFV; its guns are not touched (19.11, 22.3)."""
    man = aim.group.men[0]
    fitting = fittings_jammed(aim, man).get(card.rn)
    weapon = fitted(man, fitting) if fitting is not None else None
    if fitting is None or weapon is None:
        return
    if len(fittings_firing(aim, man)) == 1:
        attack.state = CEASED
    else:
        attack.state = BURNT
        weaken(attack, -(-fitting_firepower(aim, man, fitting) // 2))
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": aim.group.side,
        "group": aim.group.letter,
        "weapon": weapon_name(game.table, weapon.code),
        "strength": attack.strength,
    }
    game.tell("jams", (TRIGGER, FLAMETHROWER if fitting == FLAMES else SINGLE), facts)
    alter(game, aim.group.id, man.card.id, jams=(*hull(man).jams, fitting))


def usual(aim: Aim) -> frozenset[int]:
    """Return the red numbers that may jam any weapon of a group: the worst one (19.13, 52.3)."""
    return worn(aim.table.battle, EVERY)


def whole_group(game: UpFront, attack: FireAttack, aim: Aim, first: bool, number: int) -> None:
    """Pick a position of the group and do what the table says of the man there (19.13)."""
    man = one_of(game, list(aim.group.ranks))
    if man.weapon is not None and number in breakdown(aim, man, first):
        jams(game, attack, aim, man, EXPOSED if man.pinned or man.jammed else SEVERAL)
        return
    weaken(attack, 1 if man.weapon is not None and helps(aim, man) else 0)
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": aim.group.side,
        "group": aim.group.letter,
        "strength": attack.strength,
    }
    game.tell("does-not-jam", (SEVERAL,), facts)


def helps(aim: Aim, man: Man) -> bool:
    """Tell whether a man serves a weapon that fires the better for it (19.13)."""
    operator = aim.group.man(man.assists) if man.assists and not man.pinned else None
    if operator is None or operator.weapon is None or not hangs_on_crew(operator.weapon):
        return False
    return man_firepower(aim, operator) > 0


def hangs_on_crew(weapon: Weapon) -> bool:
    """Tell whether a weapon has firepower in brackets; a mortar's needs no crew (19.4)."""
    return weapon.bracketed is not weapon.fp


def jams(game: UpFront, attack: FireAttack, aim: Aim, man: Man, cited: RuleId) -> None:
    """Jam a man's weapon; what it gave is missing from now on (19.13)."""
    gave = man_firepower(aim, man)
    if burning(aim, man):
        attack.state = BURNT
    weaken(attack, -(-gave // 2))
    malfunction(game, attack.group, man.card.id, cited, attack.strength)


def weaken(attack: FireAttack, steps: int) -> None:
    """Lower the strength for the men still to come (19.13)."""
    attack.strength -= steps


def one_of(game: UpFront, men: list[Man]) -> Man:
    """Let a position number choose among some men; one alone needs none (2.2, 19.13)."""
    if len(men) == 1:
        return men[0]
    return men[draw(game, "malfunction", position=True).positions[len(men) - 1] - 1]


# What can jam --------------------------------------------------------------------------------


def breakdown(aim: Aim, man: Man, first: bool) -> frozenset[int]:
    """Return the red numbers that jam a man's weapon now; none if it cannot jam (19.13 to 19.5)."""
    return worn(aim.table.battle, _breakdown(aim, man, first))


def _breakdown(aim: Aim, man: Man, first: bool) -> frozenset[int]:
    weapon = man.weapon
    assert weapon is not None
    if man.jammed:
        return EVERY
    if weapon.jams_on != EVERY_DRAW and not first:
        return frozenset()
    if man.pinned:
        return EVERY
    if not firing(aim, man):
        return frozenset()
    if man.captured:
        return FOREIGN
    return _own_range(aim, man, weapon)


def _own_range(aim: Aim, man: Man, weapon: Weapon) -> frozenset[int]:
    # A gun that cannot fire now, moving without its crew for one, uses no value at all (19.15).
    narrow = weapon.crewed and bracketed(aim, man, weapon) and not silent(aim, man)
    if weapon.ordnance:
        # The printed range is that of its to-hit draw.
        worse = narrow and hangs_on_crew(weapon)
        return FOREIGN if worse else EVERY
    return weapon.jams_bracketed if narrow else weapon.jams


def firing(aim: Aim, man: Man) -> bool:
    """Tell whether a man's weapon counts as firing, even at firepower 0 (19.13)."""
    weapon = man.weapon
    if weapon is None or man.pinned or man.jammed or man.assists:
        return False
    if man.card.id in aim.holding:
        return False
    if weapon.ordnance:
        return not aim.boxed and man_firepower(aim, man) > 0
    if weapon.family == FLAME:
        return man_firepower(aim, man) > 0
    return True


def burning(aim: Aim, man: Man) -> bool:
    """Tell whether a man fires a flamethrower in this attack (22.3)."""
    return man.weapon is not None and man.weapon.family == FLAME and firing(aim, man)


# What a malfunction does ---------------------------------------------------------------------


def malfunction(
    game: UpFront, gid: str, man_id: str, cited: RuleId, strength: int | None = None
) -> None:
    """Jam a weapon; one already jammed, or captured, is removed (19.2, 20.741)."""
    table = game.table
    group = table.groups[gid]
    man = group.man(man_id)
    assert man is not None, f"{man_id} is not in {gid}"
    assert man.weapon is not None, f"{man_id} has no weapon"
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "group": group.letter,
        "weapon": weapon_name(table, man.weapon.code),
    }
    if strength is not None:
        facts["strength"] = strength
    game.tell("jams", (TRIGGER, cited), facts)
    if man.jammed:
        remove_weapon(game, gid, man_id, (AGAIN,))
    elif man.captured:
        remove_weapon(game, gid, man_id, (CAPTURED,))
    else:
        table.put(group.with_man(man.but(jammed=True)))
        piece_jams(game, gid, man_id)
    for told in table.battle.hooks.jammed:
        told(game, table.groups[gid], man, man.weapon.code)
