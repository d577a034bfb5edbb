"""The crew of an infantry gun in close combat, man by man (34.5, 34.7, 34.71)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, rule
from caposaldo.upfront.armour import hull, kill_commander, vehicle
from caposaldo.upfront.ccvalue import BY_COMRADE, SUPPORT
from caposaldo.upfront.feats import CLOSE_COMBAT, earn
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.verbs import UpFront, man_name

CREW: Final = rule("UF 34.71")
SHOWN: Final = rule("UF 34.5")
NO_PRISONERS: Final = rule("UF 32.3")


def crewmen(man: Man) -> int:
    """Return how many crewmen a gun has left (34.7, 34.71)."""
    return vehicle(man).crew - hull(man).losses


def crew_mates(man: Man, count: int) -> list[Modifier]:
    """List the bonus for a gun's other crewmen, all in the same combat (20.71, 34.7)."""
    if count < 2 or man.pinned or not man.gun:
        return []
    return [Modifier(BY_COMRADE * (count - 1), SUPPORT, "cc-comrades")]


def crewman_falls(game: UpFront, gid: str, id: str, winner: str) -> None:
    """Note the death of one of a gun's crew, each a victory of its own (34.71, 42.43)."""
    victor = here(game, winner) if winner else None
    if victor is not None:
        earn(game, victor, CLOSE_COMBAT)
    kill_commander(game, gid, id, CREW)


def cannot_hide(man: Man | None) -> Refusal | None:
    """Say that no Concealed card helps a gun that has fired or moved, here either (34.5)."""
    if man is None or not man.gun or not hull(man).shown:
        return None
    return Refusal("gun-has-shown-itself", SHOWN, {"man": man_name(man)})


def cannot_capture(*men: Man | None) -> Refusal | None:
    """Say that a gun neither takes prisoners nor becomes one (32.3)."""
    for man in men:
        if man is not None and man.gun:
            return Refusal("guns-and-prisoners", NO_PRISONERS, {"man": man_name(man)})
    return None
