"""The first step of a rout: weapons are left, and all who see it are remembered (SK R7, R11)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.burden import leave_weapons, to_choose
from caposaldo.aslsk.desperation import near
from caposaldo.aslsk.fleeing import START, Flight
from caposaldo.aslsk.phases import ROUTED, SEEN_BY
from caposaldo.aslsk.routground import Spot
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.stacking import crowded
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.aslsk.verbs import move, note
from caposaldo.kernel.rules import Refusal, RuleId, rule

ROUT: Final[RuleId] = rule("SK 3.6b")
PATH: Final[RuleId] = rule("SK R6")
STEPS: Final[RuleId] = rule("SK R7")
WEAPONS: Final[RuleId] = rule("SK R11")


def movers(table: StarterTable, frame: Flight) -> list[Unit]:
    """Return the unit that routs and the leader with it."""
    leader = frame.leader(table)
    return [frame.who(table)] if leader is None else [frame.who(table), leader]


def set_out(game: Starter, frame: Flight) -> None:
    """Begin the rout: what is too heavy stays, and the unit counts as having routed (SK R11)."""
    table = game.table
    frame.set_out(table)
    facts = {"unit": frame.unit, "hex": frame.path[0], "along": frame.along}
    game.tell("routs", (ROUT,), {**facts, "led": bool(frame.along)})
    leave_weapons(game, frame.who(table))
    for unit in movers(table, frame):
        note(game, unit, ROUTED)
    remember_sights(game, movers(table, frame))


def enter(game: Starter, frame: Flight, hex: int) -> None:
    """Bring those who rout into the next hex."""
    table = game.table
    together = movers(table, frame)
    move(game, together, hex, ROUT)
    remember_sights(game, movers(table, frame))
    if frame.along:
        near(game, hex, together[0].side)
    frame.forget()


def remember_sights(game: Starter, units: list[Unit]) -> None:
    """Note on broken enemies who will rout after these that they see them (SK R7)."""
    table = game.table
    if units[0].side != table.side:
        return
    for other in table.on_map(table.enemy):
        if other.broken and in_sight(table, units[0].place, other.place):
            for unit in units:
                note(game, table.units[other.id], f"{SEEN_BY}:{unit.id}")


def cannot_enter(game: Starter, frame: Flight, word: str) -> Refusal | None:
    """Say which rule forbids a step of a rout, wherever it leads (SK R7, R11, X5)."""
    table = game.table
    battle = table.battle
    hex = battle.ground.index.get(word)
    if hex is None:
        return Refusal("no-such-hex", PATH, {"hex": word})
    unit = frame.who(table)
    facts = {"unit": frame.unit, "hex": word}
    if hex not in battle.ground.neighbours[unit.place]:
        return Refusal("rout-not-adjacent", ROUT, facts)
    if frame.mode == START and to_choose(table, unit):
        return Refusal("rout-choose-weapons", WEAPONS, facts)
    paths = frame.paths(table)
    there = paths.ground.spot(hex)
    if there.inside:
        return Refusal("rout-enemy-there", STEPS, facts)
    full = crowded(table, hex, unit.side, movers(table, frame))
    return full if full is not None else _forbidden(table, frame, there, facts)


def _forbidden(
    table: StarterTable, frame: Flight, there: Spot, facts: dict[str, str]
) -> Refusal | None:
    paths, state = frame.paths(table), frame.state(table)
    if there.hex in paths.trodden:
        return Refusal("rout-back", PATH, facts)
    if there.cost > state[1]:
        return Refusal("rout-too-far", ROUT, facts)
    if not paths.forbidden(state, there):
        return None
    here = paths.ground.spot(state[0])
    nearer = paths.ground.nearer(here, there) & state[2]
    if nearer:
        return Refusal("rout-nearer", STEPS, {**facts, "enemy": paths.ground.names(nearer)[0]})
    beside = there.beside if paths.never_beside else there.beside & here.beside
    return Refusal("rout-beside", STEPS, {**facts, "enemy": paths.ground.names(beside)[0]})
