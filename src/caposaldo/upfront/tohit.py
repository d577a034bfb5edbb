"""What ordnance needs to hit: the ladder, and what moves a shot along it (25.3, 25.6, 25.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, term, total
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import halved_at_night
from caposaldo.upfront.sand import worn
from caposaldo.upfront.shots import Shot, ranged_in
from caposaldo.upfront.weapons import CANNOT, LADDER

FREQUENCY: Final = rule("UF 25.3")
CAPTURED: Final = frozenset((5, 6))
NO_SET: Final = "-"

SMOKE: Final = rule("UF 25.7")
WIRE: Final = rule("UF 13.32")
COMMANDER: Final = rule("UF 28.431")
CREWMEN: Final = rule("UF 34.71")
GUARD: Final = Modifier(-1, rule("UF 32.21"), "to-hit-guard")
WOUNDED: Final = Modifier(-1, rule("UF 33.2"), "to-hit-wounded")
NIGHT: Final = Modifier(-1, rule("UF 38.4"), "to-hit-night")
ACQUIRED: Final = Modifier(1, rule("UF 27.1"), "to-hit-acquired")
HERO: Final = Modifier(1, rule("UF 10.45"), "to-hit-hero")
FLANKING: Final = Modifier(1, rule("UF 30.6"), "to-hit-flanking")
BOTH: Final = Modifier(-1, rule("UF 25.33"), "to-hit-both")
NO_TURRET: Final = Modifier(-1, rule("UF 28.21"), "to-hit-no-turret")
STUCK: Final = Modifier(-2, rule("UF 28.23"), "to-hit-stuck")


# What moves it along the ladder ----------------------------------------------------------------


def changes(shot: Shot) -> list[Modifier]:
    """List what moves the shot along the ladder, better positive, Concealed cards aside."""
    aim, man = shot.aim, shot.man
    table = aim.table
    found = []
    if shot.heroic:
        found.append(HERO)
    if aim.group.wires:
        found.append(Modifier(-aim.group.wires, WIRE, "to-hit-wire"))
    smokes = aim.group.smokes + spot_of(table, aim.target).smokes
    if smokes and not table.battle.night:
        found.append(Modifier(-smokes, SMOKE, "to-hit-smoke"))
    if ranged_in(shot):
        found.append(ACQUIRED)
    if man.guards:
        found.append(GUARD)
    if man.wounded and man.card.id not in table.turn.heroes:
        found.append(WOUNDED)
    if halved_at_night(table, aim.target):
        found.append(NIGHT)
    return found + _of_the_weapon(shot)


def _of_the_weapon(shot: Shot) -> list[Modifier]:
    """List what only some weapons know: vehicles, anti-tank rifles, panzerfausts."""
    aim, hull = shot.aim, shot.man.hull
    found = []
    if aim.moving and (aim.target.moving or shot.low):
        found.append(BOTH)
    if shot.assault and aim.target.moving:
        found.append(NO_TURRET)
    if shot.assault and hull is not None and hull.stuck:
        found.append(STUCK)
    if hull is not None and hull.losses:
        cited = COMMANDER if shot.man.armoured else CREWMEN
        found.append(Modifier(-hull.losses, cited, "to-hit-losses"))
    if shot.weapon is not None and shot.weapon.effect_is_range and aim.flanking:
        found.append(FLANKING)
    terrain = spot_of(aim.table, aim.group).terrain
    if shot.faust is not None and terrain.faust:
        named = {"terrain": term(f"terrain-{terrain.id}")}
        found.append(Modifier(terrain.faust, terrain.attack_rule, "to-hit-terrain", named))
    return found


def step_after(step: int, change: int) -> int:
    """Move along the ladder, better positive; past its end nothing hits any more (25.6)."""
    if step == CANNOT:
        return CANNOT
    moved = max(0, step - change)
    return moved if moved < len(LADDER) else CANNOT


def hits_of(step: int) -> frozenset[int]:
    """Return the numbers that hit on a step of the ladder (25.6)."""
    if step == CANNOT:
        return frozenset()
    low, _, high = LADDER[step].partition("-")
    return frozenset(range(int(low), int(high or low) + 1))


def set_name(step: int) -> str:
    """Return the numbers of a step as they are printed, as in `0-2` (25.6)."""
    return LADDER[step] if step != CANNOT else NO_SET


def ladder_step(shot: Shot, concealed: int = 0) -> int:
    """Return the step in force; `concealed` is what a Concealed card takes off (25.34)."""
    return step_after(shot.printed, total(changes(shot)) + concealed)


# What a draw comes to --------------------------------------------------------------------------


def jams(shot: Shot, card: Card) -> bool:
    """Tell whether the to-hit draw jams the piece (19.12, 25.5)."""
    return card.red and card.rn in breakdown(shot)


def breakdown(shot: Shot) -> frozenset[int]:
    """Return the red numbers of the to-hit draw that jam the piece (19.12, 20.741, 25.5)."""
    if shot.weapon is None:
        numbers = frozenset() if shot.faust is None else shot.faust.jams
    else:
        numbers = shot.weapon.jams_bracketed if shot.short else shot.weapon.jams
    if shot.weapon is not None and shot.man.captured:
        numbers = numbers | CAPTURED
    return worn(shot.aim.table.battle, numbers)


def scores(shot: Shot, step: int, card: Card) -> bool:
    """Tell whether a to-hit draw that does not jam is a hit (25.3 to 25.33)."""
    if card.red and red_misses(shot):
        return False
    return card.rn in hits_of(step)


def red_misses(shot: Shot) -> bool:
    """Tell whether every red number misses: somebody moves, or hull down (25.31, 25.32)."""
    return shot.aim.moving or shot.aim.target.moving or shot.low


def strikes(shot: Shot, concealed: int, card: Card, man: Man) -> bool:
    """Tell whether a draw that does not jam hits one card of the target (25.3, 28.9)."""
    alone = shot.against(man)
    return scores(alone, ladder_step(alone, concealed), card)


def lands(shot: Shot, concealed: int, card: Card) -> bool:
    """Tell whether a draw that does not jam hits the target, or at least a gun in it (25.3)."""
    if scores(shot, ladder_step(shot, concealed), card):
        return True
    return any(man.gun and strikes(shot, concealed, card, man) for man in shot.aim.target.ranks)
