"""The values a man defends with now: Morale or Panic, and KIA (2.3, 6.5, 15.52, 17.613)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable

UNARMED: Final = Modifier(-1, rule("UF 19.4"), "unarmed")
STEADIED: Final = Modifier(1, rule("UF 15.52"), "commissar")
NO_ARMOUR: Final = Modifier(-1, rule("UF 28.opt"), "no-armour-beside")
OASIS: Final = rule("UF 52.16")
DREAD: Final = "armour-dread"


def printed_morale(table: UpFrontTable, man: Man) -> int:
    """Return his Morale as he plays it: some sides have nobody below a minimum (39.2c)."""
    return max(man.card.morale, table.battle.sheets[man.card.nation].min_morale)


def printed_panic(table: UpFrontTable, man: Man) -> int:
    """Return his Panic value as he plays it: some troops have another (37.1, 39.2c)."""
    sheet = table.battle.sheets[man.card.nation]
    troops = sheet.troops
    raised = man.card.morale < troops.min_morale
    panic = max(man.card.panic, troops.raised_panic) if raised else man.card.panic
    return panic - troops.lowered_panic + sheet.raises_panic


def morale_changes(table: UpFrontTable, group: Group, man: Man) -> list[Modifier]:
    """List what changes his Morale and Panic alike."""
    # The crew of an AFV or a gun is never a man without a weapon, whatever its gun does (34.1).
    found = [] if man.armed or man.hull is not None else [UNARMED]
    if steadied(group, man):
        found.append(STEADIED)
    found += refreshed(table, group, man)
    if table.battle.reads(DREAD) and man.hull is None and outgunned(table, group.side):
        found.append(NO_ARMOUR)
    return found


def refreshed(table: UpFrontTable, group: Group, man: Man) -> list[Modifier]:
    """List what the ground adds for those who are in it: an oasis has water (52.16)."""
    terrain = spot_of(table, group).terrain
    if not terrain.steadies or man.heading or man.inside:
        return []
    return [Modifier(terrain.steadies, OASIS, "oasis")]


def outgunned(table: UpFrontTable, side: str) -> bool:
    """Tell whether the enemy has an AFV in play and this side has none (28.opt)."""
    armour = {group.side for group in table.groups.values() if group.armoured}
    return table.battle.enemy(side) in armour and side not in armour


def suffers(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a man is wounded and no Hero lets him forget it this turn (33.9)."""
    return man.wounded and man.card.id not in table.turn.heroes


def steadied(group: Group, man: Man) -> bool:
    """Tell whether an unpinned Commissar of his group steadies him; none in transfer (15.52)."""
    if man.heading:
        return False
    return any(
        other.card.role == "COMMISSAR" and not other.pinned and other.card is not man.card
        for other in group.ranks
    )


def morale(table: UpFrontTable, group: Group, man: Man) -> int:
    """Return the Morale in force (6.52)."""
    return printed_morale(table, man) + total(morale_changes(table, group, man))


def panic(table: UpFrontTable, group: Group, man: Man) -> int:
    """Return the Panic value in force (6.53)."""
    changed = printed_panic(table, man) + total(morale_changes(table, group, man))
    return changed - ringed(table, group)


def ringed(table: UpFrontTable, group: Group) -> int:
    """Return what encirclement takes off the Panic of pinned cards (17.613)."""
    return int(group.id in table.encircled)


def breaking(table: UpFrontTable, group: Group, man: Man, *, shielded: bool = False) -> int:
    """Return the lowest result that pins him, or removes him if he is pinned (6.52, 6.53).

    `shielded` asks for a gun's values against boxed attacks (34.4).
    """
    if shielded and man.card.vehicle is not None:
        changed = total(morale_changes(table, group, man))
        if man.pinned:
            return man.card.vehicle.boxed[2] + changed - ringed(table, group)
        return man.card.vehicle.boxed[0] + changed
    return panic(table, group, man) if man.pinned else morale(table, group, man)


def kia(man: Man, *, shielded: bool = False) -> int:
    """Return the lowest result that kills him; a flamethrower's tank costs 1 (6.51, 22.4)."""
    if shielded and man.card.vehicle is not None:
        return man.card.vehicle.boxed[3 if man.pinned else 1]
    base = man.card.kia_pinned if man.pinned else man.card.kia
    printed = man.card.weapon is not None and man.card.weapon.family == "flamethrower"
    carried = man.weapon is not None and man.weapon.family == "flamethrower"
    return base + int(printed) - int(carried)
