"""Set-up: each side in the scenario's order places its units and hands out its weapons (SK V1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.asking import AskSide
from caposaldo.aslsk.battle import PLACE
from caposaldo.aslsk.scenario import LineUp
from caposaldo.aslsk.stacking import crowded
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UNPLACED, Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.verbs import set_down
from caposaldo.aslsk.weaponverbs import issue
from caposaldo.kernel.actions import Action
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule, term

SET_UP: Final[RuleId] = rule("SK V1")
SCENARIO: Final[RuleId] = rule("SK V9")


def to_place(table: StarterTable, side: str) -> list[Unit]:
    """Return the units of a side that must still be set up on the map."""
    return [unit for unit in table.units.values() if unit.side == side and unit.place == UNPLACED]


def to_give(table: StarterTable, side: str) -> list[Weapon]:
    """Return the weapons of a side that nobody possesses yet, reinforcements included."""
    return [
        weapon for weapon in table.weapons.values() if weapon.nation == side and not weapon.holder
    ]


def has_nothing_to_do(table: StarterTable, side: str) -> bool:
    """Tell whether a side has neither units to set up nor weapons to hand out."""
    return not to_place(table, side) and not to_give(table, side)


def line_ups(table: StarterTable, side: str) -> list[LineUp]:
    """Return the ready set-ups that fit the units of a side, also after a change for balance."""
    units = {str(unit.id) for unit in to_place(table, side)}
    weapons = {str(weapon.id) for weapon in to_give(table, side)}
    return [
        line_up
        for line_up in table.battle.scenario.line_ups
        if line_up.side == side and set(line_up.places) == units and set(line_up.holders) == weapons
    ]


class Place(Act):
    """Put a unit in a hex of its group's area (SK V1)."""

    VERB: ClassVar[str] = PLACE
    WORDS: ClassVar[int] = 2
    SURE: ClassVar[bool] = True

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        return [answer.args for answer in self.answers(game, frame)]

    def answers(self, game: Starter, frame: Step) -> list[Action]:
        # Hundreds of answers, most of them as before: they are made once for all set-ups.
        assert isinstance(frame, SetUp)
        table = game.table
        name = table.battle.name
        found: list[Action] = []
        for unit in to_place(table, frame.side):
            shut = {name(hex) for hex in table.stacks if _cannot_stand(table, unit, hex)}
            places = table.battle.places(unit.id)
            found += [each for each in places if each.args[1] not in shut] if shut else places
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SetUp)
        table = game.table
        unit = table.units.get(UnitId(words[0]))
        if unit is None:
            return Refusal("no-such-unit", SET_UP, {"unit": words[0]})
        if unit.side != frame.side:
            return Refusal("not-your-unit", SET_UP, {"unit": words[0]})
        if unit.place != UNPLACED:
            return Refusal(
                "already-placed" if unit.on_map else "enters-later", SET_UP, {"unit": words[0]}
            )
        hex = table.battle.ground.index.get(words[1])
        if hex is None:
            return Refusal("no-such-hex", SET_UP, {"hex": words[1]})
        return _cannot_stand(table, unit, hex)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        set_down(game, table.units[UnitId(words[0])], table.battle.ground.index[words[1]], SET_UP)


def _cannot_stand(table: StarterTable, unit: Unit, hex: int) -> Refusal | None:
    """Say why a unit cannot be set up in a hex."""
    battle = table.battle
    group = battle.roster.unit_group[unit.id]
    if hex not in battle.areas[group.index]:
        return Refusal("outside-area", SET_UP, {"unit": unit.id, "hex": battle.name(hex)})
    if hex not in table.stacks:
        return None
    if table.enemies_in(hex, unit.side):
        return Refusal("enemy-there", SET_UP, {"hex": battle.name(hex)})
    if group.mmc_per_hex and not unit.leader:
        there = [each for each in table.of_side(hex, unit.side) if not each.leader]
        if len(there) >= group.mmc_per_hex:
            facts: dict[str, Fact] = {"hex": battle.name(hex), "count": group.mmc_per_hex}
            return Refusal("enough-there", SCENARIO, facts)
    return crowded(table, hex, unit.side, [unit])


class Give(Act):
    """Hand a support weapon to a unit of its group (SK V1)."""

    VERB: ClassVar[str] = "give"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, SetUp)
        table = game.table
        roster = table.battle.roster
        return [
            (weapon.id, id)
            for weapon in to_give(table, frame.side)
            for id, group in roster.unit_group.items()
            if group is roster.weapon_group[weapon.id]
        ]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SetUp)
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        unit = table.units.get(UnitId(words[1]))
        if weapon is None:
            return Refusal("no-such-weapon", SET_UP, {"weapon": words[0]})
        if unit is None:
            return Refusal("no-such-unit", SET_UP, {"unit": words[1]})
        if unit.side != frame.side or weapon.nation != frame.side:
            return Refusal("not-your-unit", SET_UP, {"unit": words[1]})
        if weapon.holder:
            return Refusal("already-given", SET_UP, {"weapon": weapon.id, "unit": weapon.holder})
        roster = table.battle.roster
        if roster.unit_group[unit.id] is not roster.weapon_group[weapon.id]:
            return Refusal("other-group", SET_UP, {"weapon": weapon.id, "unit": unit.id})
        if unit.id in roster.uncertain:
            return Refusal("may-not-come", SCENARIO, {"unit": unit.id})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        issue(game, table.weapons[WeaponId(words[0])], table.units[UnitId(words[1])], SET_UP)


class UseLineUp(Act):
    """Take a whole set-up that the scenario offers, before the first unit is placed."""

    VERB: ClassVar[str] = "setup"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, SetUp)
        return [(line_up.id,) for line_up in line_ups(game.table, frame.side)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SetUp)
        if any(line_up.id == words[0] for line_up in line_ups(game.table, frame.side)):
            return None
        known = [each.id for each in game.table.battle.scenario.line_ups if each.side == frame.side]
        key = "set-up-begun" if words[0] in known else "no-such-setup"
        return Refusal(key, SET_UP, {"setup": words[0]})

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, SetUp)
        table = game.table
        chosen = next(each for each in line_ups(table, frame.side) if each.id == words[0])
        facts = {"side": term(f"side-{frame.side}"), "setup": term(f"setup-{chosen.id}")}
        game.tell("set-up-chosen", (SET_UP,), {**facts})
        for unit in to_place(table, frame.side):
            set_down(game, unit, table.battle.ground.find(chosen.places[unit.id]), SET_UP)
        for weapon in to_give(table, frame.side):
            issue(game, weapon, table.units[UnitId(chosen.holders[weapon.id])], SET_UP)


class Ready(Act):
    """Declare a side's set-up finished."""

    VERB: ClassVar[str] = "ready"

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SetUp)
        if to_place(game.table, frame.side):
            return Refusal("not-all-placed", SET_UP)
        if to_give(game.table, frame.side):
            return Refusal("weapon-not-given", SET_UP)
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, SetUp)
        game.finish(frame)
        game.tell("set-up-done", (SET_UP,), {"side": term(f"side-{frame.side}")})


class SetUp(AskSide):
    """A side places its units and hands out its weapons (SK V1)."""

    KIND: ClassVar[str] = "aslsk.set_up"
    PROMPT: ClassVar[str] = "set-up"

    def rule(self, game: Starter) -> RuleId:
        return SET_UP

    def facts(self, game: Starter) -> Facts:
        units, weapons = to_place(game.table, self.side), to_give(game.table, self.side)
        return {"units": len(units), "weapons": len(weapons)}


FRAMES: Final[list[type[Step]]] = [SetUp]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    SetUp.KIND: (Place(), Give(), UseLineUp(), Ready())
}
