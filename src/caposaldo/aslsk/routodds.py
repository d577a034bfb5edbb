"""The chances of a unit that is interdicted, alone or with a leader (SK R9, R10)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from caposaldo.aslsk.battle import Box
from caposaldo.aslsk.dice import ALL_ROLLS, FACES
from caposaldo.aslsk.interdiction import modifiers
from caposaldo.aslsk.leaderloss import Loss, against, is_shaken
from caposaldo.aslsk.onecheck import WORST, fails
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.contract import Outcome
from caposaldo.kernel.rules import total

GOES_ON: Final[str] = "rout-goes-on"
STOPPED: Final[str] = "rout-stopped"
REDUCED: Final[str] = "rout-reduced"
WOUNDED: Final[str] = "rout-wounded"
ELIMINATED: Final[str] = "rout-eliminated"
OUTCOMES: Final[tuple[str, ...]] = (GOES_ON, STOPPED, REDUCED, WOUNDED, ELIMINATED)
DR: Final[int] = len(ALL_ROLLS)


def odds(box: Box, unit: Unit, leader: Unit | None, safe: bool) -> list[Outcome]:
    """Return the exact chances of an interdiction check; `safe` is a hex it may be stopped in.

    A unit that fails loses the leader with it and checks once more for him. Another leader who
    stands in the hex already might help it then: that is not counted.
    """
    add = total(modifiers(leader))
    chances = dict.fromkeys(OUTCOMES, Fraction(0))
    for rolled in ALL_ROLLS:
        final = rolled.original + add
        if fails(rolled.original, final, unit.morale):
            lost = Fraction(1) if rolled.original == WORST else _lost(box, unit, leader)
            chances[ELIMINATED] += lost / DR
            chances[WOUNDED if unit.leader else REDUCED] += (1 - lost) / DR
        elif final == unit.morale:
            chances[STOPPED if safe else ELIMINATED] += Fraction(1, DR)
        else:
            chances[GOES_ON] += Fraction(1, DR)
    # Only a leader who may die of his wound needs a third die; who is shaken rolls all again.
    dice = DR * FACES if unit.leader else DR
    of = dice if leader is None else dice * dice
    return [Outcome(key, int(chances[key] * of), of) for key in OUTCOMES if chances[key]]


def _lost(box: Box, unit: Unit, leader: Unit | None) -> Fraction:
    """Return how likely a unit that failed is gone: by its casualties, or shaken by the loss."""
    gone, left = _reduced(box, unit)
    if left is None or leader is None or not is_shaken(left, leader, True):
        return gone
    add = total(against(Loss(leader, True)))
    again, _ = _reduced(box, left)
    shaken = Fraction(0)
    for rolled in ALL_ROLLS:
        if fails(rolled.original, rolled.original + add, left.morale):
            shaken += (Fraction(1) if rolled.original == WORST else again) / DR
    return gone + (1 - gone) * shaken


def _reduced(box: Box, unit: Unit) -> tuple[Fraction, Unit | None]:
    """Return how likely casualty reduction removes a unit, and what it leaves otherwise."""
    if unit.leader:
        faces = [
            face for face in range(1, FACES + 1) if box.tables.dies_of_wound(face, unit.wounded)
        ]
        return Fraction(len(faces), FACES), unit.but(wounded=True)
    less = box.counters.reduced(unit.mmc)
    return (Fraction(1), None) if less is None else (Fraction(0), unit.but(type=less))
