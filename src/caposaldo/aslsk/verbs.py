"""The verbs that change units and say so; those of weapons and of markers have files of their own.

Each takes the rule under which it happens. A unit given to a verb is the one on the table, and the
one it returns has taken its place; None is returned when it is out of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.control import claim
from caposaldo.aslsk.dice import die
from caposaldo.aslsk.groundverbs import end_melee
from caposaldo.aslsk.phases import WAS_PINNED
from caposaldo.aslsk.points import worth
from caposaldo.aslsk.roster import initial
from caposaldo.aslsk.special.fortified import search
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import ABSENT, EXITED, LOST, Unit, UnitId
from caposaldo.aslsk.weaponverbs import leave_behind
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term

CASUALTY: Final[RuleId] = rule("SK 5.5")
REDUCTION: Final[RuleId] = rule("SK V8")
ELR: Final[RuleId] = rule("SK V6")
EXIT: Final[RuleId] = rule("SK V4")
POINTS: Final[RuleId] = rule("SK V5")
PROMOTION: Final[RuleId] = rule("SK 5.9")


def facts_of(table: StarterTable, unit: Unit) -> dict[str, Fact]:
    """Return the facts by which an event speaks of a unit: its id, its kind and its hex."""
    hex = table.battle.name(unit.place) if unit.on_map else ""
    return {"unit": unit.id, "type": unit.type.name, "hex": hex}


def note(game: Starter, unit: Unit, mark: str) -> Unit:
    """Remember something of a unit until its mark goes (phases.py); nobody needs to be told."""
    game.table.put(unit.marked(mark))
    return game.table.units[unit.id]


def set_down(game: Starter, unit: Unit, hex: int, why: RuleId) -> None:
    """Put a unit in a hex before the game begins."""
    game.table.put(unit.but(place=hex))
    game.tell("placed", (why,), facts_of(game.table, game.table.units[unit.id]))


def move(game: Starter, units: Sequence[Unit], hex: int, why: RuleId) -> None:
    """Bring units into a hex, from another one or from off the map."""
    table = game.table
    origins: list[int] = []
    for unit in units:
        if unit.on_map and unit.place not in origins:
            origins.append(unit.place)
        table.put(unit.but(place=hex))
    facts: dict[str, Fact] = {
        "units": [unit.id for unit in units],
        "count": len(units),
        "from": [table.battle.name(origin) for origin in origins],
        "to": table.battle.name(hex),
    }
    game.tell("moved" if origins else "entered", (why,), facts)
    for origin in origins:
        claim(game, origin)
    claim(game, hex)
    search(game, hex, units[0].side)


def exit_map(game: Starter, unit: Unit) -> None:
    """Take a unit off the map where the scenario counts it; its weapons go with it (SK V4)."""
    table = game.table
    facts = facts_of(table, unit)
    table.put(unit.but(place=EXITED))
    game.tell("exited", (EXIT, POINTS), {**facts, "points": worth(table, unit)})
    if unit.on_map:
        claim(game, unit.place)


def keep_away(game: Starter, unit: Unit, why: RuleId) -> None:
    """Take a unit out that a dr did not send (SK V9)."""
    game.table.put(unit.but(place=ABSENT))
    game.tell("absent", (why,), facts_of(game.table, unit))


def break_unit(game: Starter, unit: Unit, why: RuleId) -> Unit:
    """Break a unit: it is DM and not pinned any more, nor CX unless that stays (SK 5.6, M7)."""
    tired = unit.cx and game.table.battle.options.broken_stay_cx
    broken = unit.but(broken=True, dm=True, cx=tired, pinned=False)
    game.table.put(broken)
    game.tell("broke", (why,), facts_of(game.table, unit))
    end_melee(game, unit.place)
    return broken


def make_dm(game: Starter, unit: Unit, why: RuleId) -> Unit:
    """Put a broken unit under desperation morale."""
    if unit.dm:
        return unit
    desperate = unit.but(dm=True)
    game.table.put(desperate)
    game.tell("desperate", (why,), facts_of(game.table, unit))
    return desperate


def clear_dm(game: Starter, units: Sequence[Unit], why: RuleId) -> None:
    """Take DM markers off."""
    for unit in units:
        game.table.put(unit.but(dm=False))
    if units:
        game.tell("dm-ends", (why,), {"units": [unit.id for unit in units]})


def pin(game: Starter, unit: Unit, why: RuleId) -> Unit:
    """Pin a unit, but not twice in a player turn (SK F15)."""
    if unit.pinned or WAS_PINNED in unit.marks:
        return unit
    pinned = unit.but(pinned=True).marked(WAS_PINNED)
    game.table.put(pinned)
    game.tell("pinned", (why,), facts_of(game.table, unit))
    return pinned


def unpin(game: Starter, units: Sequence[Unit], why: RuleId) -> None:
    """Take pin markers off."""
    for unit in units:
        game.table.put(unit.but(pinned=False))
    if units:
        game.tell("pins-end", (why,), {"units": [unit.id for unit in units]})


def rally(game: Starter, unit: Unit, why: RuleId) -> Unit:
    """Bring a broken unit back into order."""
    rallied = unit.but(broken=False, dm=False)
    game.table.put(rallied)
    game.tell("rallied", (why,), facts_of(game.table, unit))
    claim(game, unit.place)
    return rallied


def exhaust(game: Starter, unit: Unit, why: RuleId) -> Unit:
    """Make a unit CX (SK M7)."""
    if unit.cx:
        return unit
    tired = unit.but(cx=True)
    game.table.put(tired)
    game.tell("exhausted", (why,), facts_of(game.table, unit))
    return tired


def mark_fired(game: Starter, units: Sequence[Unit], marker: str, why: RuleId) -> None:
    """Put Prep, First or Final Fire markers on units."""
    changed = [unit for unit in units if unit.fire != marker]
    for unit in changed:
        game.table.put(unit.but(fire=marker))
    if changed:
        facts: dict[str, Fact] = {
            "units": [unit.id for unit in changed],
            "marker": term(f"marker-{marker}-fire"),
        }
        game.tell("marked", (why,), facts)


def reduce(game: Starter, unit: Unit, why: RuleId) -> Unit | None:
    """Inflict casualty reduction: a squad becomes a half-squad, a leader is wounded (SK 5.5)."""
    table = game.table
    if unit.leader:
        return wound(game, unit, why)
    less = table.battle.box.counters.reduced(unit.mmc)
    if less is None:
        eliminate(game, unit, why)
        return None
    table.losses[unit.side] += worth(table, unit)
    reduced = unit.but(type=less)
    table.losses[unit.side] -= worth(table, reduced)
    table.put(reduced)
    game.tell("reduced", (why, REDUCTION), {**facts_of(table, unit), "to": less.name})
    return reduced


def wound(game: Starter, leader: Unit, why: RuleId) -> Unit | None:
    """Wound a leader, who may die of it: a dr decides (SK 5.5)."""
    table = game.table
    rolled = die(game, "wound")
    before = (
        (Modifier(table.battle.box.tables.wounded_before, CASUALTY, "wounded-before"),)
        if leader.wounded
        else ()
    )
    dies = table.battle.box.tables.dies_of_wound(rolled, leader.wounded)
    facts: dict[str, Fact] = {**facts_of(table, leader), "roll": rolled, "dies": dies}
    game.tell("wounded", (why, CASUALTY), facts, before)
    if dies:
        eliminate(game, leader, CASUALTY)
        return None
    hurt = leader.but(wounded=True)
    table.put(hurt)
    return hurt


def eliminate(game: Starter, unit: Unit, why: RuleId) -> None:
    """Take a unit out of the game; its weapons stay where it was (SK V8)."""
    table = game.table
    facts = facts_of(table, unit)
    table.losses[unit.side] += worth(table, unit)
    leave_behind(game, unit)
    table.put(unit.but(place=LOST, fire="", marks=()))
    facts |= {"points": worth(table, unit), "out": not unit.on_map}
    game.tell("eliminated", (why,), facts)
    if unit.on_map:
        end_melee(game, unit.place)
        claim(game, unit.place)


def replace_unit(game: Starter, unit: Unit) -> Unit:
    """Replace a unit by the next lower quality, if there is one (SK V6)."""
    counters = game.table.battle.box.counters
    worse = counters.demoted(unit.smc, unit.side) if unit.leader else counters.replaced(unit.mmc)
    if worse is unit.type:
        return unit
    replaced = unit.but(type=worse)
    game.table.put(replaced)
    game.tell("replaced", (ELR,), {**facts_of(game.table, unit), "to": worse.name})
    return replaced


def promote(game: Starter, unit: Unit, name: str, broken: bool, why: RuleId) -> Unit:
    """Make a new leader beside a unit; he takes the next number of his side (SK 5.9)."""
    table = game.table
    last = max([other.rank for other in table.units.values() if other.side == unit.side])
    id = UnitId(f"{initial(unit.side)}{last + 1}")
    type = table.battle.box.counters.leader(name, unit.side)
    leader = Unit(id, unit.side, type, unit.place, broken=broken)
    table.put(leader)
    facts: dict[str, Fact] = {**facts_of(table, leader), "by": unit.id}
    game.tell("promoted", (PROMOTION, why), facts)
    return leader
