"""What stops a piece of ordnance from firing: its man, its place, its range (25.1, 25.42, 26.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.charging import too_close_for_guns
from caposaldo.upfront.firepower import FIXED
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import cannot_play, in_transfer
from caposaldo.upfront.hulldown import hull_down
from caposaldo.upfront.hulls import SECOND_GUN
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.ranges import relative_range
from caposaldo.upfront.shots import MORTAR, Shot, has_powers, heeds_heroes, piece
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import FREQUENCY
from caposaldo.upfront.verbs import UpFront, man_name
from caposaldo.upfront.weapons import CANNOT, Weapon

ORDNANCE: Final = rule("UF 25.1")
TWO_NUMBERS: Final = rule("UF 25.42")
MOVING: Final = rule("UF 12.12")
ASSAULT_MOVING: Final = rule("UF 28.22")
GUN_MOVING: Final = rule("UF 34.33")
FAUST_MOVING: Final = rule("UF 30.1")
FAUST: Final = rule("UF 30.3")
TOO_NEAR: Final = rule("UF 26.3")
CREW_ONLY: Final = rule("UF 26.5")
CREW: Final = rule("UF 13.32")
PINNED: Final = rule("UF 10.1")
AFV_PINNED: Final = rule("UF 28.42")
GUN_PINNED: Final = rule("UF 34.6")
STUNNED: Final = rule("UF 28.45")
TWO_GUNS: Final = rule("UF 51.6")
HEROES: Final = rule("UF 10.45")
NOBODY: Final = rule("UF 3.2")
SECOND: Final = "2"


# Which pieces there are ------------------------------------------------------------------------


def pieces(group: Group) -> list[Man]:
    """Return the men of a group who have ordnance in working order (25.1)."""
    return [man for man in group.ranks if man.weapon is not None and man.weapon.ordnance]


def piece_words(table: UpFrontTable, group: Group, *, boxed: bool) -> list[str]:
    """Name the pieces of a group: a man, `f34:2` a tank's second gun, or who has a panzerfaust."""
    found: list[str] = [man.card.id for man in pieces(group)]
    if group.armoured and two_guns(group.men[0]):
        found.append(f"{group.men[0].card.id}:{SECOND}")
    if boxed:
        found += [man.card.id for man in group.ranks if has_faust(table, man)]
    return found


def two_guns(man: Man) -> bool:
    """Tell whether a tank has a second gun (51.6)."""
    return man.card.vehicle is not None and len(man.card.vehicle.guns) > 1


def has_faust(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a man carries a secondary weapon that is fired as ordnance (30.3)."""
    carried = table.battle.box.secondary.get(man.secondary)
    return carried is not None and any(step != CANNOT for step in carried.to_hit)


def named_piece(table: UpFrontTable, group: Group, word: str) -> tuple[Man, str] | Refusal:
    """Read the word for a piece: its man, and which of his weapons if it is not his own."""
    id, _, number = word.partition(":")
    man = group.man(id)
    if man is None:
        return Refusal("no-such-man", NOBODY, {"name": id})
    if number:
        known = number == SECOND and two_guns(man)
        return (man, SECOND_GUN) if known else Refusal("no-such-gun", ORDNANCE, {"name": id})
    own = man.weapon is not None and man.weapon.ordnance
    return man, man.secondary if not own and has_faust(table, man) else ""


# What stops them -------------------------------------------------------------------------------


def unfit(man: Man, arm: str = "") -> Refusal | None:
    """Say why a man cannot serve his ordnance now (10.1, 11.2, 17.8, 19.1, 20.91, 28.42, 28.45)."""
    facts = {"man": man_name(man)}
    refusal = _out_of_order(man, arm)
    if refusal is not None:
        return refusal
    if man.pinned:
        cited = PINNED if man.hull is None else AFV_PINNED if man.armoured else GUN_PINNED
        return Refusal("is-pinned", cited, facts)
    if man.hull is not None and man.hull.stun:
        return Refusal("is-stunned", STUNNED, facts)
    if man.heading:
        return in_transfer(man)
    if man.berserk:
        return Refusal("is-berserk", rule("UF 20.91"), facts)
    if man.assists:
        return Refusal("is-busy", rule("UF 11.2"), facts)
    return None


def _out_of_order(man: Man, arm: str) -> Refusal | None:
    weapon, facts = piece(man, arm), {"man": man_name(man)}
    if arm == SECOND_GUN and man.hull is not None:
        missing, jammed = arm in man.hull.gone, arm in man.hull.jams
    elif arm:
        return None
    else:
        missing, jammed = weapon is None or not weapon.ordnance, man.jammed
    if missing:
        return Refusal("no-ordnance", ORDNANCE, facts)
    return Refusal("is-jammed", rule("UF 19.1"), facts) if jammed else None


def misplaced(game: UpFront, group: Group, man: Man, arm: str = "") -> Refusal | None:
    """Say why a piece cannot fire from where it is (8.41, 8.52, 12.12, 13.32, 26.2)."""
    facts = {"man": man_name(man)}
    weapon, terrain = piece(man, arm), spot_of(game.table, group).terrain
    if group.moving and (weapon is None or weapon.moving == FIXED):
        return Refusal("not-while-moving", _at_a_halt(man, weapon), facts)
    if weapon is None:
        return None
    if weapon.family == MORTAR and not terrain.mortar_fire:
        return Refusal("no-mortar-from-here", terrain.mortar_rule, facts)
    if man.gun and not terrain.heavy_fire:
        return Refusal("no-gun-from-here", terrain.attack_rule, facts)
    held_up = terrain.crew_bracketed or terrain.crew_needed or group.wires > 0
    alone = not any(other.assists == man.card.id and not other.pinned for other in group.men)
    if weapon.crewed and held_up and alone:
        return Refusal("needs-full-crew", CREW if group.wires else terrain.attack_rule, facts)
    return None


def _at_a_halt(man: Man, weapon: Weapon | None) -> RuleId:
    if weapon is None:
        return FAUST_MOVING
    return ASSAULT_MOVING if man.armoured else GUN_MOVING if man.gun else MOVING


def cannot_harm(shot: Shot) -> Refusal | None:
    """Say why a weapon can do nothing to a target in this way (25.42, 26.5, 30.3, 34.4)."""
    facts = {"man": man_name(shot.man)}
    weapon, target = shot.weapon, shot.aim.target
    if not shot.boxed:
        if weapon is None:
            return Refusal("armour-only", FAUST, facts)
        harmless = weapon.effect[shot.aim.rr] == CANNOT
        return Refusal("no-effect-on-men", TWO_NUMBERS, facts) if harmless else None
    rifle = weapon is not None and weapon.effect_is_range
    # An anti-tank rifle is ordnance to the shield of a gun as well (34.4).
    if not target.armoured and not (rifle and any(man.gun for man in target.ranks)):
        cited = FAUST if weapon is None else TWO_NUMBERS
        return Refusal("no-armour-there", cited, {"group": target.letter})
    if weapon is not None and weapon.boxed == CANNOT and not rifle:
        return Refusal("no-effect-on-armour", CREW_ONLY if shot.mortar else TWO_NUMBERS, facts)
    return None


def cannot_reach(game: UpFront, shot: Shot) -> Refusal | None:
    """Say why a piece cannot fire at a target: range, sight, its place (26.3, 38.2, 51.6)."""
    aim, table = shot.aim, game.table
    if shot.printed == CANNOT:
        cited = TOO_NEAR if shot.mortar else FREQUENCY
        return Refusal("out-of-range", cited, {"range": relative_range(aim.group, aim.target)})
    # The gun in the hull of a tank that has another in the turret is behind the crest (51.6).
    if shot.assault and two_guns(shot.man) and hull_down(table, aim.group, aim.target):
        return Refusal("gun-too-low", TWO_GUNS, {"man": man_name(shot.man)})
    unseen = out_of_sight(table, aim.group, aim.target, mortar=shot.mortar)
    return unseen if unseen is not None else cannot_attack(game, aim.group, aim.target)


def cannot_shell(
    game: UpFront, group: Group, target: Group, word: str, *, boxed: bool = False
) -> Refusal | None:
    """Say why a piece of a group cannot fire at a target in this way, cards aside."""
    found = named_piece(game.table, group, word)
    if isinstance(found, Refusal):
        return found
    man, arm = found
    refusal = unfit(man, arm) or misplaced(game, group, man, arm)
    if refusal is not None:
        return refusal
    shot = Shot(game.table, group, target, man, boxed=boxed, arm=arm)
    return cannot_harm(shot) or too_close_for_guns(group, target) or cannot_reach(game, shot)


def no_hero(game: UpFront, group: Group, word: str, card: str) -> Refusal | None:
    """Say why a Hero card does not help a piece to hit (10.45, 28.421)."""
    refusal = cannot_play(game, group.side, card, "hero")
    if refusal is not None:
        return refusal
    found = named_piece(game.table, group, word)
    assert not isinstance(found, Refusal), f"{word} cannot fire at all"
    man, arm = found
    if not heeds_heroes(man, arm):
        return Refusal("no-heroics", HEROES, {"man": man_name(man)})
    if has_powers(game.table, man, arm):
        return Refusal("hero-already", HEROES, {"man": man_name(man)})
    return None
