"""What stops a piece of ordnance from firing: its man, its place, its range (25.1, 25.42, 26.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import cannot_play, in_transfer
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.ranges import relative_range
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.tohit import FREQUENCY, MORTAR, TO_HIT, Shot, has_powers
from caposaldo.upfront.verbs import UpFront, man_name
from caposaldo.upfront.weapons import CANNOT

ORDNANCE: Final = rule("UF 25.1")
NO_EFFECT: Final = rule("UF 25.42")
MOVING: Final = rule("UF 12.12")
PLACES: Final = rule("UF 26.2")
TOO_NEAR: Final = rule("UF 26.3")
CREW: Final = rule("UF 13.32")
PINNED: Final = rule("UF 10.1")
HEROES: Final = rule("UF 10.45")
NOBODY: Final = rule("UF 3.2")


def pieces(group: Group) -> list[Man]:
    """Return the men of a group who have ordnance in working order (25.1)."""
    return [man for man in group.ranks if man.weapon is not None and man.weapon.ordnance]


def unfit(man: Man) -> Refusal | None:
    """Say why a man cannot serve ordnance of his own now (10.1, 11.2, 17.8, 19.1, 20.91)."""
    facts = {"man": man_name(man)}
    if man.weapon is None or not man.weapon.ordnance:
        return Refusal("no-ordnance", ORDNANCE, facts)
    if man.jammed:
        return Refusal("is-jammed", rule("UF 19.1"), facts)
    if man.pinned:
        return Refusal("is-pinned", PINNED, facts)
    if man.heading:
        return in_transfer(man)
    if man.berserk:
        return Refusal("is-berserk", rule("UF 20.91"), facts)
    if man.assists:
        return Refusal("is-busy", rule("UF 11.2"), facts)
    return None


def misplaced(game: UpFront, group: Group, man: Man) -> Refusal | None:
    """Say why a piece cannot fire from where it is (8.41, 12.12, 13.32, 26.2)."""
    facts = {"man": man_name(man)}
    weapon, terrain = man.weapon, spot_of(game.table, group).terrain
    assert weapon is not None
    if group.moving:
        return Refusal("not-while-moving", MOVING, facts)
    if weapon.family == MORTAR and not terrain.mortar_fire:
        return Refusal("no-mortar-from-here", PLACES, facts)
    held_up = terrain.crew_bracketed or group.wires > 0
    alone = not any(other.assists == man.card.id and not other.pinned for other in group.men)
    if weapon.crewed and held_up and alone:
        return Refusal("needs-full-crew", CREW if group.wires else terrain.attack_rule, facts)
    return None


def cannot_reach(game: UpFront, group: Group, target: Group, man: Man) -> Refusal | None:
    """Say why a piece cannot fire at a target: range, effect, sight (25.42, 26.3, 38.2)."""
    weapon = man.weapon
    assert weapon is not None
    mortar = weapon.family == MORTAR
    rr = relative_range(group, target)
    if weapon.effect[rr] == CANNOT:
        return Refusal("no-effect-on-men", NO_EFFECT, {"man": man_name(man)})
    if Shot(game.table, group, target, man).printed == CANNOT:
        return Refusal("out-of-range", TOO_NEAR if mortar else FREQUENCY, {"range": rr})
    unseen = out_of_sight(game.table, group, target, mortar=mortar)
    return unseen if unseen is not None else cannot_attack(game, group, target)


def cannot_shell(game: UpFront, group: Group, target: Group, id: str) -> Refusal | None:
    """Say why a man of a group cannot fire his ordnance at a target, cards aside."""
    man = group.man(id)
    if man is None:
        return Refusal("no-such-man", NOBODY, {"name": id})
    return unfit(man) or misplaced(game, group, man) or cannot_reach(game, group, target, man)


def no_hero(game: UpFront, group: Group, man: Man, card: str) -> Refusal | None:
    """Say why a Hero card does not help a piece to hit (10.45)."""
    refusal = cannot_play(game, group.side, card, "hero")
    if refusal is not None:
        return refusal
    if man.weapon is None or man.weapon.hero != TO_HIT:
        return Refusal("no-heroics", HEROES, {"man": man_name(man)})
    if has_powers(game.table, man):
        return Refusal("hero-already", HEROES, {"man": man_name(man)})
    return None
