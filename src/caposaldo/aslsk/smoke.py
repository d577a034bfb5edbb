"""Smoke grenades thrown on the move, into one's own hex or the next (SK 3.3smoke, M10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.allowance import can_pay
from caposaldo.aslsk.dice import FACES, die
from caposaldo.aslsk.entering import ENTRY
from caposaldo.aslsk.groundverbs import lay_smoke
from caposaldo.aslsk.moving import Stack, answer, members, spend
from caposaldo.aslsk.phases import MOVED
from caposaldo.aslsk.special.exponents import raised
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.stepping import too_dear
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.tracks import ON_ROAD, SMOKED
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.aslsk.verbs import note
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Fact, Modifier, Refusal, RuleId, rule, total

GRENADES: Final[RuleId] = rule("SK M10")
EXHAUSTION: Final[RuleId] = rule("SK M7")
OWN_COST: Final[int] = MF
NEXT_COST: Final[int] = 2 * MF
EXHAUSTED: Final[int] = 1


def exponent(table: StarterTable, unit: Unit) -> int:
    """Return the smoke exponent of a unit; leaders and half-squads have none (SK M10, V9)."""
    if unit.leader or not unit.squad or not unit.mmc.smoke:
        return 0
    return unit.mmc.smoke + raised(table, unit)


def modifiers(unit: Unit) -> list[Modifier]:
    """Return what changes the dr of one who throws smoke or picks a weapon up (SK M7)."""
    return [Modifier(EXHAUSTED, EXHAUSTION, "cx")] if unit.cx else []


def chances(table: StarterTable, unit: Unit) -> int:
    """Return how many of the six faces place smoke."""
    return max(0, min(FACES, exponent(table, unit) - total(modifiers(unit))))


def ends(table: StarterTable, unit: Unit, rolled: int) -> bool:
    """Tell whether a dr for smoke ends the unit's move: an Original 6, or a Final one (SK M10)."""
    if table.battle.options.smoke_ends_at_final:
        rolled += total(modifiers(unit))
    return rolled >= FACES


def cost_of(unit: Unit, hex: int) -> int:
    """Return the MF, in halves, of throwing smoke into a hex."""
    return OWN_COST if hex == unit.place else NEXT_COST


class ThrowSmoke(Act):
    """Let a squad of the stack throw smoke; DEF may answer the MF (SK M10)."""

    VERB: ClassVar[str] = "smoke"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stack)
        table = game.table
        found: list[Words] = []
        for unit in members(table, frame):
            if unit.on_map and exponent(table, unit) and SMOKED not in unit.marks:
                around = [hex for hex in table.battle.ground.neighbours[unit.place] if hex >= 0]
                found += [(unit.id, table.battle.name(hex)) for hex in (unit.place, *around)]
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stack)
        table = game.table
        if words[0] not in frame.units:
            return Refusal("not-in-stack", GRENADES, {"unit": words[0]})
        hex = table.battle.ground.index.get(words[1])
        if hex is None:
            return Refusal("no-such-hex", GRENADES, {"hex": words[1]})
        unit = table.units[UnitId(words[0])]
        if not unit.on_map:
            return Refusal("only-enters", ENTRY, {"unit": unit.id})
        if not exponent(table, unit):
            return Refusal("no-exponent", GRENADES, {"unit": unit.id})
        if SMOKED in unit.marks:
            return Refusal("smoke-tried", GRENADES, {"unit": unit.id})
        if hex != unit.place and hex not in table.battle.ground.neighbours[unit.place]:
            return Refusal("not-adjacent", GRENADES, {"hex": words[1]})
        group, cost = members(table, frame), cost_of(unit, hex)
        if not can_pay(table, group, unit, cost, ON_ROAD in unit.marks):
            return too_dear(table, group, unit, cost)
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stack)
        table = game.table
        hex = table.battle.ground.index[words[1]]
        id = UnitId(words[0])
        cost = cost_of(table.units[id], hex)
        spend(game, frame, table.units[id], cost)
        throw(game, note(game, table.units[id], SMOKED), hex)
        answer(game, id, cost)


def throw(game: Starter, unit: Unit, hex: int) -> None:
    """Make the dr; a 6 ends the unit's move (SK M10)."""
    table = game.table
    changes = modifiers(unit)
    rolled = die(game, "smoke")
    works = rolled + total(changes) <= exponent(table, unit)
    facts: dict[str, Fact] = {
        "unit": unit.id,
        "hex": table.battle.name(hex),
        "roll": rolled,
        "exponent": exponent(table, unit),
        "works": works,
        "ends": ends(table, unit, rolled),
    }
    game.tell("smoke-thrown", (GRENADES,), facts, tuple(changes))
    if works:
        lay_smoke(game, hex, GRENADES)
    if ends(table, unit, rolled):
        note(game, unit, MOVED)
