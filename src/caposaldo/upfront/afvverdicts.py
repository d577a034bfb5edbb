"""What a result will do to an AFV, for previews: the verdicts behind `armour` (28.4 to 28.451)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.armour import MOST_LOSSES, closed, flees, hull, plate, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.effects import PIN, ROUT_COLUMN, UNHARMED
from caposaldo.upfront.hulls import STUNS
from caposaldo.upfront.men import Man
from caposaldo.upfront.verbs import ROUT

DESTROYED: Final = "destroyed"
IMMOBILISED: Final = "immobilised"
STUNNED: Final = "stunned"
COMMANDER: Final = "commander-killed"
BUTTONED: Final = "buttoned-up"
AFV_VERDICTS: Final = (
    DESTROYED,
    ROUT,
    IMMOBILISED,
    STUNNED,
    COMMANDER,
    BUTTONED,
    PIN,
    UNHARMED,
)


def after_stun(man: Man) -> str:
    """Say what a stun comes to: the third eliminates (28.45, 28.451)."""
    return DESTROYED if hull(man).stun == STUNS[-1] else STUNNED


def after_immobilising(man: Man, *, low: bool = False) -> str:
    """Say what an immobilisation comes to; `low` is hull down (28.44, 28.93)."""
    return after_stun(man) if low or hull(man).immobile else IMMOBILISED


def boxed_verdict(man: Man, result: int, *, flank: bool, low: bool = False) -> str | None:
    """Say what a boxed result comes to; None where one more draw decides (28.4)."""
    numbers = plate(man, flank=flank)
    if result >= numbers.kill:
        return DESTROYED
    if result == numbers.stun:
        return None if numbers.shared else after_stun(man)
    return after_immobilising(man, low=low) if result == numbers.immobilise else UNHARMED


def shared_verdict(man: Man, *, red: bool, low: bool = False) -> str:
    """Say what the further draw on a shared number comes to: red is the engine (28.4)."""
    return after_immobilising(man, low=low) if red else after_stun(man)


def deadly(man: Man, card: Card) -> bool:
    """Tell whether a card makes the panic of a carrier its end, not a rout (6.53, 44.7)."""
    return card.positions[ROUT_COLUMN] <= man.card.rout


def crew_verdict(man: Man, result: int, card: Card) -> str:
    """Say what an unboxed result comes to for the crew of an AFV (28.4, 28.431, 44.7)."""
    if flees(man, result):
        return DESTROYED if deadly(man, card) else ROUT
    if closed(man) or result < man.card.morale:
        return UNHARMED
    if result >= vehicle(man).ce_value:
        return DESTROYED if hull(man).losses + 1 >= MOST_LOSSES else COMMANDER
    return PIN if vehicle(man).open_topped else BUTTONED
