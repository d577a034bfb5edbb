"""How an overrun may end for the AFV, from draws without replacement (29.41 to 29.44)."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final

from caposaldo.kernel.contract import Outcome
from caposaldo.upfront.backlash import ELIMINATES, backlash, risky, threatens
from caposaldo.upfront.bogging import bogs
from caposaldo.upfront.cards import Card
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.fittings import fittings_firing, fittings_jammed
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws
from caposaldo.upfront.overrunfates import HIGHEST

BOGGED: Final = "afv-bogged"
DESTROYED: Final = "afv-destroyed"
IMMOBILISED: Final = "afv-immobilised"
GOES_ON: Final = "afv-drives-on"
COURSE: Final = (DESTROYED, IMMOBILISED, BOGGED, GOES_ON)
Ends = dict[tuple[int, ...], dict[str, Fraction]]
"""How an overrun ends, by the red cards left of each number and the man it has come to."""


def course(
    draws: Draws,
    aim: Aim,
    checks: tuple[bool, ...],
    men: list[Man],
    braced: tuple[str, ...] = (),
    risk: bool | None = None,
) -> list[Outcome]:
    """Return the chances of the AFV, mines put on it aside, from draws without replacement."""
    dangerous = risky(aim.table, aim.target) if risk is None else risk
    steps = [_step(aim, man, dangerous, man.card.id in braced) for man in men]
    found = dict.fromkeys(COURSE, Fraction(0))
    _follow(draws.pool, aim.group, checks, steps, Fraction(1), found, {})
    of = lcm(*[chance.denominator for chance in found.values()])
    return [Outcome(key, int(chance * of), of) for key, chance in found.items()]


def _follow(
    pool: list[Card],
    group: Group,
    checks: tuple[bool, ...],
    steps: list[dict[int, str]],
    chance: Fraction,
    found: dict[str, Fraction],
    known: Ends,
) -> None:
    """Go through the bog checks, then through the men; cards that act alike go together."""
    if not checks:
        reds = {rn: len([c for c in pool if c.red and c.rn == rn]) for rn in range(HIGHEST + 1)}
        for key, part in _end(reds, len(pool), steps, 0, known).items():
            found[key] += chance * part
        return
    kinds: dict[tuple[tuple[bool, ...], int], list[Card]] = {}
    for card in pool:
        red = tuple([bogs(group, card, wire=wire) for wire in checks])
        kinds.setdefault((red, card.rn if card.red else -1), []).append(card)
    for (red, _), cards in kinds.items():
        part = chance * Fraction(len(cards), len(pool))
        if red[0]:
            found[BOGGED] += part
        else:
            rest = [card for card in pool if card is not cards[0]]
            _follow(rest, group, checks[1:], steps, part, found, known)


def _step(aim: Aim, man: Man, dangerous: bool, braced: bool) -> dict[int, str]:
    """Return what each red number drawn against a man ends the overrun with (29.41, 29.42)."""
    afv = aim.group.men[0]
    jams = fittings_jammed(aim, afv) if len(fittings_firing(aim, afv)) == 1 else {}
    found = dict.fromkeys(jams, GOES_ON)
    if dangerous and threatens(man):
        for rn in range(HIGHEST + 1):
            risk = backlash(afv, -rn - int(braced))
            if risk:
                found[rn] = DESTROYED if risk == ELIMINATES else IMMOBILISED
    return found


def _end(
    reds: dict[int, int], left: int, steps: list[dict[int, str]], at: int, known: Ends
) -> dict[str, Fraction]:
    """Return how an overrun ends from a man on: at a number, or after the last of them."""
    # The same cards are left by many ways, so each end is worked out once.
    watched = sorted({rn for later in steps[at:] for rn in later})
    place = (at, left, *[reds[rn] for rn in watched])
    if place not in known:
        known[place] = _worked_out(reds, left, steps, at, known, watched)
    return known[place]


def _worked_out(
    reds: dict[int, int],
    left: int,
    steps: list[dict[int, str]],
    at: int,
    known: Ends,
    watched: list[int],
) -> dict[str, Fraction]:
    found = dict.fromkeys(COURSE, Fraction(0))
    if at == len(steps):
        found[GOES_ON] = Fraction(1)
        return found
    step, others = steps[at], left
    for rn in watched:
        count = reds[rn]
        others -= count
        if not count:
            continue
        chance = Fraction(count, left)
        if rn in step:
            found[step[rn]] += chance
        else:
            rest = _end({**reds, rn: count - 1}, left - 1, steps, at + 1, known)
            _add(found, chance, rest)
    if others:
        _add(found, Fraction(others, left), _end(reds, left - 1, steps, at + 1, known))
    return found


def _add(found: dict[str, Fraction], chance: Fraction, parts: dict[str, Fraction]) -> None:
    for key, part in parts.items():
        found[key] += chance * part
