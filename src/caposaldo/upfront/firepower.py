"""What each man adds to his group's fire (6.2, 10.45, 11, 12, 17.4, 20.51, 33.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.hulls import FLAME as FLAMES
from caposaldo.upfront.hulls import MG, Hull
from caposaldo.upfront.men import Man
from caposaldo.upfront.nations import Troops
from caposaldo.upfront.ranges import CLOSEST, relative_range
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
    `cards` the Fire cards as far as they are known, which matter to pistols (39.2b).
    """

    __slots__ = (
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
    return False


def man_firepower(aim: Aim, man: Man) -> int:
    """Return what a man adds to this fire; halving and doubling come before rounding (17.4)."""
    if man.hull is not None:
        return mounted_firepower(aim, man, man.hull)
    weapon = man.weapon
    if weapon is None:
        return pistol(aim, man)
    if silent(aim, man):
        return 0
    heroic = man.card.id in aim.heroes
    short = heroic and weapon.crewed
    values = weapon.bracketed if short or bracketed(aim, man, weapon) else weapon.fp
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


def mounted_firepower(aim: Aim, man: Man, hull: Hull) -> int:
    """Return what an AFV's machine gun and flamethrower add; an IG has neither (25.2, 28.45)."""
    printed = man.card.vehicle
    if printed is None or hull.stun or man.pinned or man.card.id in aim.holding:
        return 0
    value = 0
    if printed.mg is not None and hull.works(MG):
        values = printed.mg.bracketed if hull.buttoned else printed.mg.fp
        value += values[aim.rr] * (2 if aim.flanking else 1)
    if printed.flame is not None and hull.works(FLAMES):
        value += printed.flame.fp[aim.rr]
    return value


def pistol(aim: Aim, man: Man) -> int:
    """Return what an unarmed man of some troops adds: close by, with black cards only (39.2b)."""
    if not aim.cards or not _troops(aim).pistol or aim.rr != CLOSEST:
        return 0
    hurt = suffers(aim.table, man)
    busy = man.pinned or man.assists or man.heading or man.berserk or (hurt and aim.moving)
    if busy or any(aim.table.card(id).red for id in aim.cards):
        return 0
    times = 2 if aim.flanking or man.inside == aim.target.id else 1
    # Halved for a wound and for guarding before anything is rounded (17.4, 32.21, 33.2).
    return times // (1 + hurt) // (1 + bool(man.guards))


def _troops(aim: Aim) -> Troops:
    return aim.table.battle.sheets[aim.group.side].troops


def firepower(aim: Aim) -> int:
    """Return the total firepower of the group at the target (6.2)."""
    armed = aim.cards and _troops(aim).pistol
    if aim.heroes or aim.holding or aim.table.turn.heroes or armed:
        return sum([man_firepower(aim, man) for man in aim.group.men])
    # It hangs on nothing but the group, the range, the flank and who has infiltrated the target.
    group = aim.group
    key = (aim.rr, aim.flanking, aim.target.id if group.abroad else "")
    if key not in group.powers:
        group.powers[key] = sum([man_firepower(aim, man) for man in group.men])
    return group.powers[key]


def plain_firepower(table: UpFrontTable, group: Group, target: Group) -> int:
    """Return a group's firepower without heroes, cards and men who stay out, quickly (6.2)."""
    within = target.id if group.abroad else ""
    key = (relative_range(group, target), flanking(table, group, target), within)
    known = None if table.turn.heroes else group.powers.get(key)
    return firepower(Aim(table, group, target)) if known is None else known


def flame(aim: Aim) -> int:
    """Return the firepower of the flamethrowers that take part (12.1, 22.1)."""
    return sum([_flames(aim, man) for man in aim.group.men])


def _flames(aim: Aim, man: Man) -> int:
    if man.hull is not None:
        flames = man.card.vehicle.flame if man.card.vehicle is not None else None
        ready = flames is not None and man.hull.works(FLAMES) and not man.hull.stun
        return flames.fp[aim.rr] if flames is not None and ready and not man.pinned else 0
    if man.weapon is None or man.weapon.family != FLAME:
        return 0
    return man_firepower(aim, man)
