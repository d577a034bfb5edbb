"""How strong a hit is: effect number, range or number drawn, the ground (25.4 to 25.43, 28.32)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, term, total
from caposaldo.upfront.cards import Card
from caposaldo.upfront.escort import escort
from caposaldo.upfront.fire import own_changes
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.heights import SLOPES
from caposaldo.upfront.hulldown import NO_COVER
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.men import Man
from caposaldo.upfront.shots import GUN, Shot
from caposaldo.upfront.strength import (
    MORTAR,
    SHELL,
    firer_position,
    muffled,
    shelter,
    target_movement,
    target_terrain,
)
from caposaldo.upfront.tohit import hits_of, ladder_step

STRENGTH: Final = rule("UF 25.4")
LONG_ODDS: Final = rule("UF 25.43")
RIFLE: Final = rule("UF 30.6")
NO_SHELL: Final = Modifier(0, rule("UF 44.6"), "no-high-explosive")
HILL_ADDS: Final = "red-zero-and-hill"
LIFTS_ZERO: Final = ("target-moving", "target-on-wire")
# What fire strength has and a hit has not: Smoke, Wire and ground under the firer (25.7, 13.32).
NOT_OF_A_HIT: Final = ("firing-from-smoke", "firing-from-wire", "target-in-smoke")


def hit_strength(shot: Shot, step: int, card: Card) -> list[Modifier]:
    """List the strength of a hit for everything in the target (25.4 to 25.43, 8.31, 28.32)."""
    found = [*_effect(shot), *_added(shot, step, card), *weaker(shot.aim.table)]
    aim = shot.aim
    high = _height(shot)
    found += _muffled(shot)
    if aim.target.armoured:
        return _no_more(shot, found + high + _cover(shot))
    place = [*high, *target_terrain(aim, by=_by(shot))]
    found += [line for line in place if line.label not in NOT_OF_A_HIT]
    return _no_more(shot, [*found, *target_movement(aim, mortar=shot.mortar), *escort(aim)])


def _no_more(shot: Shot, lines: list[Modifier]) -> list[Modifier]:
    """Leave out what lifts a red zero, but for the target's movement and Wire (44.6, U161)."""
    if not _solid(shot) or shot.boxed or shot.aim.table.battle.reads(HILL_ADDS):
        return lines
    return [line for line in lines if line.value <= 0 or line.label in LIFTS_ZERO]


def _solid(shot: Shot) -> bool:
    """Tell whether a gun fires no high explosive, as its red zero says (44.6)."""
    printed = shot.man.card.vehicle
    return printed is not None and printed.no_he


def _height(shot: Shot) -> list[Modifier]:
    """List what a Hill or a slope adds to a hit on what is not armoured (8.31, M5.1)."""
    if shot.boxed and shot.aim.target.armoured:
        return []
    lines = firer_position(shot.aim)
    return [line for line in lines if line.value > 0 or line.label in SLOPES]


def _muffled(shot: Shot) -> list[Modifier]:
    """List what the ground takes off high explosive; a shot at armour is none (52.15, T1.4)."""
    return [] if shot.boxed or _solid(shot) else muffled(shot.aim.table, shot.aim.target)


def _by(shot: Shot) -> str:
    return MORTAR if shot.mortar else SHELL


def _effect(shot: Shot) -> list[Modifier]:
    weapon, rr = shot.weapon, shot.aim.rr
    if weapon is None:
        assert shot.faust is not None, "a shot needs a weapon"
        return [Modifier(shot.faust.boxed, STRENGTH, "effect-number")]
    if shot.boxed and weapon.effect_is_range:
        return [Modifier(rr, RIFLE, "range-number")]
    effect = weapon.boxed if shot.boxed else weapon.effect[rr]
    return [Modifier(effect, STRENGTH, "effect-number")]


def _added(shot: Shot, step: int, card: Card) -> list[Modifier]:
    """List what is added to the effect number: the range, or the number drawn (25.4, 30.5)."""
    weapon = shot.weapon
    if weapon is not None and shot.boxed and weapon.effect_is_range:
        return []
    if _solid(shot) and not shot.boxed:
        return [NO_SHELL]
    if shot.aim.target.armoured and shot.family == GUN:
        return [Modifier(shot.aim.rr, STRENGTH, "range-number")]
    if 0 in hits_of(step):
        return [Modifier(card.rn, STRENGTH, "to-hit-number", {"card": card.id})]
    return [Modifier(0, LONG_ODDS, "long-odds")]


def _cover(shot: Shot) -> list[Modifier]:
    """List what the terrain of an AFV takes off a hit on its armour (28.32, 28.62, 28.92)."""
    if not shot.boxed:
        return []
    if shot.low:
        return [Modifier(0, NO_COVER, "hull-down")]
    spot = spot_of(shot.aim.table, shot.aim.target)
    value = shelter(shot.aim, spot, by=_by(shot))
    named = {"terrain": term(f"terrain-{spot.sheltered.id}")}
    return [Modifier(value, spot.sheltered.rule, "target-in", named)] if value else []


def own_lines(shot: Shot, man: Man) -> tuple[Modifier, ...]:
    """Return what changes a hit for one card only (17.8, 28.92, 36.2)."""
    own = own_changes(shot.aim, man)
    if not man.gun or not shot.against(man).low:
        return own
    # The ground is in the strength for the men beside the gun; the gun itself has none of it.
    value = shelter(shot.aim, spot_of(shot.aim.table, shot.aim.target), by=_by(shot))
    return (*own, Modifier(-value, NO_COVER, "hull-down"))


def long_odds(shot: Shot, man: Man, concealed: int, card: Card) -> tuple[Modifier, ...]:
    """Return what a hull-down gun among men gets back of the number that hit it (25.43).

    A black 0 may hit the men beside it and not the gun, so that the number counts for them alone.
    """
    alone = shot.against(man)
    if alone is shot:
        return ()
    with_men = _added(shot, ladder_step(shot, concealed), card)
    by_itself = _added(alone, ladder_step(alone, concealed), card)
    change = total(by_itself) - total(with_men)
    return (Modifier(change, LONG_ODDS, "long-odds"),) if change else ()
