"""The weapons of vehicles as the adviser counts them (28.43, 29.11)."""

from __future__ import annotations

from caposaldo.upfront.advice.squads import Soldier, Squad, Stand, apart
from caposaldo.upfront.hulls import FLAME, MG, SECOND_GUN
from caposaldo.upfront.vehicles import Face
from caposaldo.upfront.weapons import Weapon


def fire_power(man: Soldier, rr: int, *, doubled: bool) -> int:
    """Return what the machine gun and the flamethrower of an AFV add to fire (17.4, 28.43)."""
    vehicle = man.vehicle
    if vehicle is None or man.gun or man.silent:
        return 0
    found = flame_power(man, rr)
    if vehicle.mg is not None and man.hull.works(MG):
        values = vehicle.mg.bracketed if man.hull.buttoned else vehicle.mg.fp
        found += values[rr] * (2 if doubled else 1)
    return found


def flame_power(man: Soldier, rr: int) -> int:
    """Return the firepower of the flamethrower of an AFV (22.2)."""
    vehicle = man.vehicle
    if vehicle is None or vehicle.flame is None or man.silent or not man.hull.works(FLAME):
        return 0
    return vehicle.flame.fp[rr]


def guns_of(man: Soldier) -> list[tuple[str, Weapon]]:
    """Return the guns of a vehicle that work, the second one with its name (28.1, 51.6)."""
    vehicle, face = man.vehicle, man.face
    if vehicle is None or man.silent:
        return []
    found = []
    for number, gun in enumerate(vehicle.guns):
        works = man.hull.works(SECOND_GUN) if number else bool(face["weapon"])
        if works and (number or not face["jammed"]):
            found.append((SECOND_GUN if number else "", gun))
    return found


def side_up(man: Soldier) -> Face | None:
    """Return the side of an AFV's card that is up: its overrun and bog figures (28.53)."""
    if man.vehicle is None:
        return None
    return man.vehicle.turned if man.hull.buttoned else man.vehicle.exposed


def overrun_value(man: Soldier) -> int:
    """Return the overrun value of an AFV as it is now (29.11)."""
    side, vehicle = side_up(man), man.vehicle
    if side is None or vehicle is None:
        return 0
    if vehicle.flame is not None and not man.hull.works(FLAME):
        return side.overrun // 4
    guns = len(guns_of(man)) < len(vehicle.guns)
    mg = vehicle.mg is not None and not man.hull.works(MG)
    return side.overrun // 2 if guns or mg else side.overrun


def escorted(squad: Squad, here: Stand, friends: list[Squad]) -> bool:
    """Tell whether infantry at a place has an AFV beside it, or an AFV infantry (28.71, 28.72)."""
    for other in friends:
        level = other.stand.level == here.level and not other.below
        near = level and other.stand.range == here.range and apart(other, squad) == 1
        if near and other.armoured != squad.armoured:
            return True
    return False
