"""Close combats before they are entered: what both sides can expect of them (SK 3.8b, A5)."""

from __future__ import annotations

from collections.abc import Sequence

from caposaldo.aslsk.advice.harms import worth
from caposaldo.aslsk.advice.judging import Judge
from caposaldo.aslsk.advice.movingweights import AMBUSHED, MELEE
from caposaldo.aslsk.ambush import hides
from caposaldo.aslsk.ccodds import ELIMINATED, REDUCED, fight_odds
from caposaldo.aslsk.closeattack import fp_attacking, fp_defending, leadership
from caposaldo.aslsk.units import Unit


def exchange(judge: Judge, hex: int, mine: Sequence[Unit]) -> float:
    """Return what a side can expect to gain by a close combat in a hex, without its losses.

    Both attack all at once, which is near enough; broken enemies do not strike back (SK A3).
    """
    theirs = judge.table.enemies_in(hex, judge.seat)
    if not mine or not theirs:
        return 0.0
    fighting = [unit for unit in theirs if not unit.broken]
    killed, reduced = blows(judge, mine, theirs)
    gain = losses(theirs, killed, reduced)
    cost = 0.0
    if fighting:
        killed, reduced = blows(judge, fighting, mine)
        cost = losses(mine, killed, reduced)
        if hides(judge.table, hex):
            cost += AMBUSHED * sum([worth(unit) for unit in mine])
    # Who loses anyway if he does not win here need not spare his men.
    return gain - MELEE * cost / judge.goals.press


def blows(judge: Judge, units: Sequence[Unit], others: Sequence[Unit]) -> tuple[float, float]:
    """Return the chances to eliminate others and to reduce one of them."""
    odds = judge.battle.box.tables.odds
    drm = leadership(judge.table, units) or 0
    if any(unit.cx for unit in units):
        drm += 1
    if any(unit.cx for unit in others):
        drm -= 1
    if any(unit.broken for unit in others):
        drm -= 2
    attack = sum([fp_attacking(unit) for unit in units])
    defence = sum([fp_defending(unit) for unit in others])
    shares = {each.key: each.chances / each.of for each in fight_odds(odds, attack, defence, drm)}
    return shares.get(ELIMINATED, 0.0), shares.get(REDUCED, 0.0)


def losses(units: Sequence[Unit], killed: float, reduced: float) -> float:
    """Return what units lose with those chances."""
    whole = sum([worth(unit) for unit in units])
    return killed * whole + reduced * whole / (2 * len(units))
