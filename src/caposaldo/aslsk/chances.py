"""Exact chances from numbers alone: fire, what it does to one unit, checks, rally (SK 5.1, 5.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.dice import ALL_ROLLS, FACES
from caposaldo.aslsk.effects import KIA, MC, NO_RESULT, PTC, Effect, K
from caposaldo.aslsk.firetable import NO_COLUMN, FireTable
from caposaldo.kernel.contract import Outcome

DR: Final[int] = FACES * FACES
"""In so many ways two dice can fall."""
WORST: Final[int] = 2 * FACES

UNAFFECTED: Final[str] = "fate-unaffected"
PINNED: Final[str] = "fate-pinned"
BROKEN: Final[str] = "fate-broken"
REPLACED: Final[str] = "fate-replaced"
"""Broken, and of a lower class from now on (SK V6)."""
REDUCED: Final[str] = "fate-reduced"
REDUCED_PINNED: Final[str] = "fate-reduced-pinned"
REDUCED_BROKEN: Final[str] = "fate-reduced-broken"
ELIMINATED: Final[str] = "fate-eliminated"
RALLIED: Final[str] = "rally-works"
STILL_BROKEN: Final[str] = "rally-fails"
RALLY_COST: Final[str] = "rally-reduced"
NEVER: Final[int] = 99
"""An ELR that no check is failed by."""

_FATES: Final[tuple[str, ...]] = (
    ELIMINATED,
    REDUCED_BROKEN,
    REDUCED_PINNED,
    REDUCED,
    REPLACED,
    BROKEN,
    PINNED,
    UNAFFECTED,
)
_AFTER_LOSS: Final[dict[str, str]] = {
    UNAFFECTED: REDUCED,
    PINNED: REDUCED_PINNED,
    BROKEN: REDUCED_BROKEN,
    REPLACED: REDUCED_BROKEN,
    REDUCED_BROKEN: ELIMINATED,
}
"""What becomes of a squad that a K has reduced, by how its half-squad checks (SK F12)."""


def ways(sum: int) -> int:
    """Return in how many of the 36 rolls two dice show a sum."""
    return FACES - abs(FACES + 1 - sum) if 2 <= sum <= WORST else 0


def effects(fire: FireTable, column: int, drm: int, shift: int) -> dict[Effect | None, int]:
    """Return how many of the 36 rolls give each result; None when the attack is off the table.

    `shift` is how many columns an Original double costs (SK F8).
    """
    found: dict[Effect | None, int] = {}
    for rolled in ALL_ROLLS:
        used = fire.shift(column, shift if rolled.double else 0)
        effect = None if used == NO_COLUMN else fire.result(used, rolled.original + drm)
        found[effect] = found.get(effect, 0) + 1
    return found


def spread(fire: FireTable, column: int, drm: int, shift: int) -> list[tuple[str, int]]:
    """Return the key of every result of an attack with its 36ths, the gravest first (SK 5.1)."""
    found = effects(fire, column, drm, shift)
    counts: dict[str, int] = {}
    known = [effect for effect in found if effect is not None]
    known.sort(key=_gravity, reverse=True)
    for effect in [*known, None]:
        key = NO_RESULT if effect is None else effect.key
        counts[key] = counts.get(key, 0) + found.get(effect, 0)
    return [(key, often) for key, often in counts.items() if often]


def fire_odds(fire: FireTable, column: int, drm: int, shift: int) -> list[Outcome]:
    """Return the chances of every result of an attack (SK 5.1)."""
    found = spread(fire, column, drm, shift)
    return [Outcome(f"result-{key}", often, DR) for key, often in found]


def _gravity(effect: Effect) -> int:
    return effect.severity


def fate_odds(fire: FireTable, column: int, drm: int, shift: int, morale: int) -> list[Outcome]:
    """Return what an attack does to a lone squad in good order, in 1296ths (SK 5.8)."""
    counts = dict.fromkeys(_FATES, 0)
    for effect, often in effects(fire, column, drm, shift).items():
        for fate, chances in _suffer(effect, morale).items():
            counts[fate] += often * chances
    return _listed(counts, DR * DR)


def _suffer(effect: Effect | None, morale: int) -> dict[str, int]:
    """Return what becomes of a lone squad under one result, in 36ths."""
    if effect is None or not effect.severity:
        return {UNAFFECTED: DR}
    if effect.kind == KIA:
        return {ELIMINATED: DR}
    if effect.kind == PTC:
        pinned = sum([ways(roll) for roll in range(2, WORST + 1) if roll > morale])
        return {PINNED: pinned, UNAFFECTED: DR - pinned}
    checked = _check(morale, effect.number, NEVER)
    if effect.kind == MC:
        return checked
    assert effect.kind == K
    found: dict[str, int] = {}
    for fate, chances in checked.items():
        found[_AFTER_LOSS[fate]] = found.get(_AFTER_LOSS[fate], 0) + chances
    return found


def _check(morale: int, drm: int, elr: int) -> dict[str, int]:
    """Return how a squad in good order takes a morale check, in 36ths (SK 5.6, F14, V6)."""
    found = dict.fromkeys(_FATES, 0)
    for roll in range(2, WORST + 1):
        final = roll + drm
        if roll == WORST:
            fate = REDUCED_BROKEN
        elif final > morale:
            fate = REPLACED if final - morale > elr else BROKEN
        else:
            fate = PINNED if final == morale else UNAFFECTED
        found[fate] += ways(roll)
    return {fate: chances for fate, chances in found.items() if chances}


def check_odds(morale: int, drm: int, elr: int = NEVER) -> list[Outcome]:
    """Return how a squad in good order takes a morale check (SK 5.6)."""
    return _listed({**dict.fromkeys(_FATES, 0), **_check(morale, drm, elr)}, DR)


def broken_check_odds(morale: int, drm: int) -> list[Outcome]:
    """Return how a broken squad takes a morale check: a failure reduces it (SK 5.6, F14)."""
    counts = dict.fromkeys((ELIMINATED, REDUCED, UNAFFECTED), 0)
    for roll in range(2, WORST + 1):
        fate = REDUCED if roll + drm > morale else UNAFFECTED
        counts[ELIMINATED if roll == WORST else fate] += ways(roll)
    return _listed(counts, DR)


def rally_odds(morale: int, drm: int, two_rallies: bool) -> list[Outcome]:
    """Return the chances of a rally DR; an Original 12 is casualty reduction (SK R2)."""
    counts = dict.fromkeys((RALLIED, RALLY_COST, STILL_BROKEN), 0)
    for roll in range(2, WORST + 1):
        if roll == WORST:
            counts[RALLY_COST] += ways(roll)
        elif roll + drm <= morale or (two_rallies and roll == 2):
            counts[RALLIED] += ways(roll)
        else:
            counts[STILL_BROKEN] += ways(roll)
    return _listed(counts, DR)


def _listed(counts: dict[str, int], of: int) -> list[Outcome]:
    return [Outcome(key, chances, of) for key, chances in counts.items() if chances]
