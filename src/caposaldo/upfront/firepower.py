"""What each card adds to its group's fire (6.2, 10.45, 11, 12, 17.4, 20.51, 28.7, 33.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.byhand import bare, boxed_weapon, by_hand
from caposaldo.upfront.fittings import FIRED, fitting_firepower
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.hulls import FLAME as FLAMES
from caposaldo.upfront.men import Man
from caposaldo.upfront.pistols import has_pistol, pistols
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.reach import counted
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.weapons import Weapon

HEAVY: Final = ("mmg", "mortar")
FLAME: Final = "flamethrower"
FIXED: Final = "none"
BRACKET: Final = "bracket"
HALF: Final = "half"


class Aim:
    """A group's fire at another as it stands now: range, flank, movement and who takes part.

    `heroes` are men whose firepower a Hero multiplies, `holding` men who stay out (20.51, 22.2),
    `cards` the Fire cards as far as they are known, which matter to pistols (39.2b). `boxed` is
    an attack on armour or on a gun's shield, made with boxed firepower only (28.3, 34.4).
    """

    __slots__ = (
        "boxed",
        "cards",
        "flanking",
        "group",
        "heroes",
        "holding",
        "moving",
        "rr",
        "table",
        "target",
    )

    def __init__(
        self,
        table: UpFrontTable,
        group: Group,
        target: Group,
        heroes: tuple[str, ...] = (),
        holding: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        *,
        boxed: bool = False,
    ) -> None:
        self.table: Final = table
        self.group: Final = group
        self.target: Final = target
        self.rr: Final = relative_range(group, target)
        self.moving: Final = group.moving
        self.flanking: Final = flanking(table, group, target)
        self.heroes: Final = heroes
        self.holding: Final = holding
        self.cards: Final = cards
        self.boxed: Final = boxed

    def but(
        self,
        *,
        group: Group | None = None,
        heroes: tuple[str, ...] | None = None,
        holding: tuple[str, ...] | None = None,
        cards: tuple[str, ...] | None = None,
        boxed: bool | None = None,
    ) -> Aim:
        """Return the same aim with some things changed."""
        return Aim(
            self.table,
            self.group if group is None else group,
            self.target,
            self.heroes if heroes is None else heroes,
            self.holding if holding is None else holding,
            self.cards if cards is None else cards,
            boxed=self.boxed if boxed is None else boxed,
        )


def flanking(table: UpFrontTable, group: Group, target: Group) -> bool:
    """Tell whether fire at the target has the flanking bonus (17.1, 17.3, 17.612, 23.7, 23.8)."""
    id = target.id
    if spot_of(table, target).terrain.fortified:
        return f"behind:{id}" in group.marks
    return id in table.encircled or id in group.flanks or id in group.natural


def assistant(group: Group, man: Man) -> Man | None:
    """Return the unpinned man who serves his weapon (11.1)."""
    for other in group.men:
        if other.assists == man.card.id and not other.pinned:
            return other
    return None


def bracketed(aim: Aim, man: Man, weapon: Weapon) -> bool:
    """Tell whether a crewed weapon fires with its bracketed values (11.1, 12.13, 13.32, 8.41)."""
    if not weapon.crewed:
        return False
    if assistant(aim.group, man) is None:
        return True
    spot = spot_of(aim.table, aim.group)
    held_up = spot.terrain.crew_bracketed or aim.group.wires > 0
    return held_up or (aim.moving and weapon.moving == BRACKET)


def silent(aim: Aim, man: Man) -> bool:
    """Tell whether a man cannot take part in this fire at all."""
    weapon = man.weapon
    if weapon is None or man.jammed or man.pinned or man.assists or man.heading or man.berserk:
        return True
    if man.card.id in aim.holding:
        return True
    terrain = spot_of(aim.table, aim.group).terrain
    if weapon.family in HEAVY and not terrain.heavy_fire:
        return True
    crewed = weapon.crewed and not weapon.ordnance
    full = not crewed or assistant(aim.group, man) is not None
    if aim.moving:
        hurt = suffers(aim.table, man)
        if weapon.moving == FIXED or hurt or (weapon.moving == BRACKET and not full):
            return True
    if crewed and (terrain.crew_bracketed or aim.group.wires):
        return not full or aim.moving
    return crewed and terrain.crew_needed and not full


def man_firepower(aim: Aim, man: Man) -> int:
    """Return what a card adds to this fire; halving and doubling come before rounding (17.4)."""
    if man.hull is not None:
        return mounted_firepower(aim, man)
    weapon = man.weapon
    if aim.boxed and not boxed_weapon(aim, man):
        return by_hand(aim, man)
    if weapon is None:
        return pistol(aim, man)
    # An anti-tank rifle is ordnance to an AFV and adds to no fire at it (30.6).
    if silent(aim, man) or (weapon.effect_is_range and aim.target.armoured):
        return 0
    heroic = man.card.id in aim.heroes
    short = heroic and weapon.crewed
    values = weapon.bracketed if short or bracketed(aim, man, weapon) else weapon.fp
    if aim.boxed:
        values = weapon.fp_boxed
    value, times, parts = values[aim.rr], 1, 1
    if weapon.family != FLAME and (aim.flanking or man.inside == aim.target.id):
        times = 2
    if heroic:
        times += 1
    if aim.moving and weapon.moving == HALF:
        parts *= 2
    if suffers(aim.table, man):
        parts *= 2
    if man.guards:
        parts *= 2
    return value * times // parts


def mounted_firepower(aim: Aim, man: Man) -> int:
    """Return what an AFV adds; a gun on wheels is ordnance and has nothing but its crew (25.2)."""
    if man.gun:
        return by_hand(aim, man) if aim.boxed else 0
    return sum([fitting_firepower(aim, man, fitting) for fitting in FIRED])


def pistol(aim: Aim, man: Man) -> int:
    """Return what a man with a pistol adds: close by, with black cards only (39.2b, 45.5)."""
    if not aim.cards or aim.rr != CLOSEST or not has_pistol(aim.table, aim.group.side, man):
        return 0
    if man.pinned or man.assists or man.heading or man.berserk:
        return 0
    return 0 if any(aim.table.card(id).red for id in aim.cards) else bare(aim, man)


def firepower(aim: Aim) -> int:
    """Return the total firepower of the group at the target, as it counts (6.2, 44.3, 50.3)."""
    armed = aim.cards and pistols(aim.table, aim.group)
    if aim.boxed or aim.heroes or aim.holding or aim.table.turn.heroes or armed:
        return counted(aim.table, aim.group, own_firepower(aim))
    # It hangs on nothing but the group, the range, the flank, who has infiltrated the target and
    # whether that is an AFV.
    group = aim.group
    within = aim.target.id if group.abroad or aim.target.armoured else ""
    key = (aim.rr, aim.flanking, within)
    if key not in group.powers:
        group.powers[key] = counted(aim.table, group, own_firepower(aim))
    return group.powers[key]


def own_firepower(aim: Aim) -> int:
    """Return what the cards of the group add up to."""
    return sum([man_firepower(aim, man) for man in aim.group.men])


def plain_firepower(table: UpFrontTable, group: Group, target: Group) -> int:
    """Return a group's firepower without heroes, cards and men who stay out, quickly (6.2)."""
    within = target.id if group.abroad or target.armoured else ""
    key = (relative_range(group, target), flanking(table, group, target), within)
    known = None if table.turn.heroes else group.powers.get(key)
    return firepower(Aim(table, group, target)) if known is None else known


def flame(aim: Aim) -> int:
    """Return the firepower of the flamethrowers that take part (12.1, 22.1)."""
    return sum([_flames(aim, man) for man in aim.group.men])


def _flames(aim: Aim, man: Man) -> int:
    if man.armoured:
        return fitting_firepower(aim, man, FLAMES)
    if man.weapon is None or man.weapon.family != FLAME or man.jammed:
        return 0
    return man_firepower(aim, man)
