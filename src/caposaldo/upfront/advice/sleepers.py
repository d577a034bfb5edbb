"""Men who do nothing until they are attacked: asleep, or in surrender (2.4, 50.41)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.desert import given_up
from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.squads import Squad
from caposaldo.upfront.asleep import ASLEEP

AWAKE: Final = 0.6  # what it is worth to pinned men that Rally cards help them again


def asleep(squad: Squad) -> bool:
    """Tell whether a group does not know yet that the enemy is there (2.4)."""
    return ASLEEP in squad.face["marks"]


def alarm(guns: Firing, squad: Squad, target: Squad) -> float:
    """Return what the noise of an attack is worth: it wakes who attacks and who suffers."""
    return (_up(guns, squad) if asleep(squad) else 0.0) - roused(guns, target)


def roused(guns: Firing, target: Squad, *, silent: bool = False) -> float:
    """Return what an attack gives to its victims, if it lets them rally again.

    A `silent` one, as a sniper's, wakes nobody.
    """
    hears = asleep(target) and not silent
    return _up(guns, target) if hears or given_up(target) else 0.0


def _up(guns: Firing, squad: Squad) -> float:
    return AWAKE * sum([guns.worth(squad, man) for man in squad.pinned])
