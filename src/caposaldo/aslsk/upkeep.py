"""Markers that come and go by themselves when a phase begins or ends (SK 3.3, 3.4, 3.5, 3.8c)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.groundverbs import clear_residual, clear_smoke
from caposaldo.aslsk.phases import (
    ADVANCING_FIRE,
    CLOSE_COMBAT,
    DEFENSIVE_FIRE,
    MOVEMENT,
    WAS_CX,
    lasts,
)
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import FINAL, FIRST, PREP
from caposaldo.aslsk.verbs import unpin
from caposaldo.kernel.rules import Fact, RuleId, rule, term

MOVING: Final[RuleId] = rule("SK 3.3")
EXHAUSTION: Final[RuleId] = rule("SK M7")
RESIDUAL: Final[RuleId] = rule("SK M18")
DEFENCE: Final[RuleId] = rule("SK 3.4")
ADVANCING: Final[RuleId] = rule("SK 3.5")
PIN: Final[RuleId] = rule("SK F15")


def phase_begins(game: Starter) -> None:
    """Do what the rules say happens at the very start of the phase."""
    if game.table.phase == MOVEMENT:
        _rest(game)


def phase_ends(game: Starter) -> None:
    """Do what the rules say happens at the very end of the phase."""
    phase = game.table.phase
    if phase == MOVEMENT:
        clear_smoke(game, MOVING)
        clear_residual(game, RESIDUAL)
    elif phase == DEFENSIVE_FIRE:
        _unmark(game, (FIRST, FINAL), DEFENCE)
    elif phase == ADVANCING_FIRE:
        _unmark(game, (PREP,), ADVANCING)
    elif phase == CLOSE_COMBAT:
        pinned = [unit for unit in game.table.units.values() if unit.pinned]
        unpin(game, pinned, PIN)
    _forget(game, for_good=False)


def turn_ends(game: Starter) -> None:
    """Take off the marks that lasted for the player turn."""
    _forget(game, for_good=True)


def _rest(game: Starter) -> None:
    """Take CX off the units of ATT, who may not double-time in this phase (SK 3.3, M7)."""
    table = game.table
    tired = [unit for unit in table.units.values() if unit.side == table.side and unit.cx]
    for unit in tired:
        table.put(unit.but(cx=False).marked(WAS_CX))
    if tired:
        game.tell("cx-ends", (MOVING, EXHAUSTION), {"units": [unit.id for unit in tired]})


def _unmark(game: Starter, markers: tuple[str, ...], why: RuleId) -> None:
    """Take fire markers off units and weapons."""
    table = game.table
    for marker in markers:
        units = [unit for unit in table.units.values() if unit.fire == marker]
        weapons = [weapon for weapon in table.weapons.values() if weapon.fire == marker]
        for unit in units:
            table.put(unit.but(fire=""))
        for weapon in weapons:
            table.hold(weapon.but(fire=""))
        if units or weapons:
            facts: dict[str, Fact] = {
                "units": [*[unit.id for unit in units], *[weapon.id for weapon in weapons]],
                "marker": term(f"marker-{marker}-fire"),
            }
            game.tell("unmarked", (why,), facts)


def _forget(game: Starter, *, for_good: bool) -> None:
    """Take marks off: those of the phase, or those of the whole player turn too."""
    table = game.table
    for unit in list(table.units.values()):
        if unit.marks:
            over = [mark for mark in unit.marks if for_good or not lasts(mark)]
            table.put(unit.unmarked(*over))
    for weapon in list(table.weapons.values()):
        if weapon.marks:
            over = [mark for mark in weapon.marks if for_good or not lasts(mark)]
            table.hold(weapon.unmarked(*over))
    table.notes = {key: note for key, note in table.notes.items() if not for_good and lasts(key)}
