"""Reinforcements: who is due in this turn, by dice where the scenario says so (SK 3.1a, V9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.arrival import BELOW_TURN, group_of, is_expected
from caposaldo.aslsk.dice import die
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import DUE, HELD_BACK, REINFORCED
from caposaldo.aslsk.rallyorders import RallyOrders
from caposaldo.aslsk.scenario import Dice, Group, HeldBack
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, off_map
from caposaldo.aslsk.verbs import keep_away, note
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule

REINFORCEMENTS: Final[RuleId] = rule("SK 3.1a")
SCENARIO: Final[RuleId] = rule("SK V9")
LOW: Final[int] = 3
"""The highest dr that brings the first of the two numbers of a scenario's roll."""


def lay_out(game: Starter) -> None:
    """Dice for those whom ATT expects in this turn, and say who is due to enter (SK 3.1a)."""
    table = game.table
    if REINFORCED not in table.notes:
        for group in table.battle.scenario.groups:
            if group.side == table.side:
                _dice_for(game, group)
    due = [unit.id for unit in table.units.values() if _is_due(table, unit)]
    if due:
        game.tell("reinforcements", (REINFORCEMENTS,), {"units": [*due], "count": len(due)})


def _is_due(table: StarterTable, unit: Unit) -> bool:
    return unit.side == table.side and is_expected(table, unit)


def _dice_for(game: Starter, group: Group) -> None:
    table = game.table
    if group.turn == table.turn:
        for diced in group.dice:
            _send(game, group, diced)
    if group.when == BELOW_TURN and group.turn <= table.turn:
        _await(game, group)


def _waiting(table: StarterTable, group: Group) -> list[Unit]:
    place = off_map(group.index)
    return [unit for unit in table.units.values() if unit.place == place]


def _cast(game: Starter) -> int:
    """Make a dr for reinforcements, once a turn even where a position is taken up again."""
    game.table.notes[REINFORCED] = str(game.table.turn)
    return die(game, "reinforcements")


def _send(game: Starter, group: Group, diced: Dice) -> None:
    """Dice for how many of a kind come; those whom the dr does not send stay away (SK V9)."""
    table = game.table
    waiting = [unit for unit in _waiting(table, group) if unit.type.name == diced.name]
    if not waiting:
        return
    rolled = _cast(game)
    number = diced.first if rolled <= LOW else diced.second
    facts: dict[str, Fact] = {"name": diced.name, "roll": rolled, "count": number}
    game.tell("reinforcements-diced", (SCENARIO,), facts)
    uncertain = table.battle.roster.uncertain
    waiting.sort(key=lambda unit: (unit.id in uncertain, unit.rank))
    for unit in waiting[number:]:
        keep_away(game, unit, SCENARIO)


def _await(game: Starter, group: Group) -> None:
    """Dice for a group that comes when the dr is below the number of the turn (SK V9)."""
    table = game.table
    waiting = _waiting(table, group)
    if not waiting:
        return
    rolled = _cast(game)
    comes = rolled < table.turn
    facts: dict[str, Fact] = {"roll": rolled, "turn": table.turn, "comes": comes}
    game.tell("reinforcements-awaited", (SCENARIO,), facts)
    if comes:
        for unit in waiting:
            note(game, unit, DUE)


def room_to_hold(table: StarterTable, unit: Unit) -> HeldBack | None:
    """Return what may be held back of a unit's group, if this is the turn to decide it."""
    if unit.side != table.side or not is_expected(table, unit):
        return None
    group = group_of(table, unit)
    return group.held_back if group.turn == table.turn else None


class HoldBack(Act):
    """Keep a unit, with its weapons, to enter in a later turn (SK V9)."""

    VERB: ClassVar[str] = "hold-back"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        table = game.table
        return [(unit.id,) for unit in table.units.values() if room_to_hold(table, unit)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None:
            return Refusal("no-such-unit", SCENARIO, {"unit": words[0]})
        held = room_to_hold(table, unit)
        if held is None:
            return Refusal("not-to-hold-back", SCENARIO, {"unit": unit.id})
        kept = [each for each in _waiting(table, group_of(table, unit)) if HELD_BACK in each.marks]
        alike = [each for each in kept if each.leader == unit.leader]
        weapons = [weapon for each in [*kept, unit] for weapon in table.held(each.id)]
        if len(alike) >= (held.smc if unit.leader else held.mmc) or len(weapons) > held.sw:
            return Refusal("enough-held-back", SCENARIO, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        unit = note(game, game.table.units[UnitId(words[0])], HELD_BACK)
        held = group_of(game.table, unit).held_back
        assert held is not None
        facts: dict[str, Fact] = {"unit": unit.id, "type": unit.type.name, "turn": held.turn}
        game.tell("held-back", (SCENARIO,), facts)


class Reserve(RallyOrders):
    """ATT chooses whom to hold back of the units due in this turn (SK V9)."""

    KIND: ClassVar[str] = "aslsk.reserve"
    PROMPT: ClassVar[str] = "hold-back"
    RULE: ClassVar[RuleId] = SCENARIO

    def facts(self, game: Starter) -> Facts:
        held = [unit for unit in game.table.units.values() if HELD_BACK in unit.marks]
        return {"held": len(held)}


FRAMES: Final[list[type[Step]]] = [Reserve]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Reserve.KIND: (HoldBack(), Done())}
