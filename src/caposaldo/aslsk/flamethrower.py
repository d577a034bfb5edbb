"""Flamethrowers: they attack alone, near, and whatever the cover (SK 4.2, X13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.attackkinds import ADVANCING, FINAL, FIRST, FLAME, PREP
from caposaldo.aslsk.attackrecord import Attack, Resolved
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.declaring import declare
from caposaldo.aslsk.firekinds import KINDS, FireKind
from caposaldo.aslsk.firing import MALFUNCTION, full_reach
from caposaldo.aslsk.goodorder import good_order
from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.phases import (
    ADVANCING_FIRE,
    ADVANCING_FIRED,
    DEFENSIVE_FIRE,
    MOVEMENT,
    MOVING,
    PREP_FIRE,
)
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.shots import COUNT, may_fire_again
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon, WeaponId
from caposaldo.aslsk.weaponuse import overuse
from caposaldo.kernel.frames import Question, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule

FLAMES: Final[RuleId] = rule("SK 4.2")
NEAR: Final[RuleId] = rule("SK X13")
SUPPORT: Final[RuleId] = rule("SK 4.0")
SIGHT: Final[RuleId] = rule("SK 3.2los")
TARGETS: Final[RuleId] = rule("SK F11")
ADVANCE: Final[RuleId] = rule("SK 3.5")
IN_PHASE: Final[dict[str, str]] = {
    PREP_FIRE: PREP,
    MOVEMENT: FIRST,
    DEFENSIVE_FIRE: FINAL,
    ADVANCING_FIRE: ADVANCING,
}
"""The kind of fire in each phase, whose markers and other consequences a flamethrower has too."""


class Flame(Act):
    """Fire a flamethrower at a hex (SK 4.2)."""

    VERB: ClassVar[str] = "flame"
    WORDS: ClassVar[int] = 2

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        table, side = game.table, _side(game, frame)
        found: list[Words] = []
        for weapon in table.weapons.values():
            if weapon.type.kind == FT and weapon.holder:
                user = table.units[UnitId(weapon.holder)]
                if user.side == side and unusable(table, user, weapon) is None:
                    reach = full_reach(user, weapon)
                    found += [
                        (weapon.id, table.battle.name(hex)) for hex in _near(table, user, reach)
                    ]
        return found

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        weapon = table.weapons.get(WeaponId(words[0]))
        if weapon is None:
            return Refusal("no-such-weapon", SUPPORT, {"weapon": words[0]})
        hex = table.battle.ground.index.get(words[1])
        if hex is None:
            return Refusal("no-such-hex", TARGETS, {"hex": words[1]})
        user = table.units.get(UnitId(weapon.holder))
        if user is None or user.side != _side(game, frame):
            return Refusal("not-possessed", SUPPORT, {"weapon": weapon.id})
        return unusable(table, user, weapon) or _no_target(table, user, weapon, hex)

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        table = game.table
        hex = table.battle.ground.index[words[1]]
        declare(game, flame(table, _side(game, frame), WeaponId(words[0]), hex))


def flame(table: StarterTable, side: str, weapon: WeaponId, hex: int) -> Attack:
    """Return the attack of a flamethrower; in the movement phase only movers are its targets."""
    movers = tuple([unit.id for unit in _movers(table, side, hex)])
    return Attack(FLAME, side, hex, movers, (), (weapon,))


def unusable(table: StarterTable, user: Unit, weapon: Weapon) -> Refusal | None:
    """Say why a unit cannot use a flamethrower now, whatever the target (SK 4.2)."""
    facts = {"unit": str(user.id), "weapon": str(weapon.id)}
    if weapon.type.kind != FT:
        return Refusal("no-flamethrower", FLAMES, facts)
    if not user.on_map or not good_order(table, user):
        return Refusal("not-in-good-order", FLAMES, facts)
    if user.pinned:
        return Refusal("pinned-flamethrower", FLAMES, facts)
    if weapon.malfunctioned:
        return Refusal("malfunctioned", MALFUNCTION, {"weapon": weapon.id})
    if weapon.fire:
        return Refusal("weapon-has-fired", FLAMES, facts)
    kind = IN_PHASE[table.phase]
    if kind == ADVANCING and user.fire and ADVANCING_FIRED not in user.marks:
        return Refusal("has-prep-fired", ADVANCE, facts)
    return overuse(table, user, kind, False, [weapon.id])


def _no_target(table: StarterTable, user: Unit, weapon: Weapon, hex: int) -> Refusal | None:
    """Say why a flamethrower cannot be fired at a hex."""
    facts = {"weapon": str(weapon.id), "hex": table.battle.name(hex)}
    if table.battle.ground.distance(user.place, hex) > full_reach(user, weapon):
        return Refusal("flame-too-far", NEAR, facts)
    if table.phase == MOVEMENT:
        movers = _movers(table, user.side, hex)
        if not movers:
            return Refusal("nobody-moves-there", TARGETS, facts)
        if not may_fire_again(movers, weapon.id):
            return Refusal("fired-enough", COUNT, {"unit": weapon.id})
    elif not table.enemies_in(hex, user.side):
        return Refusal("no-enemy-there", TARGETS, facts)
    if tells_sight(table) and not in_sight(table, user.place, hex):
        name = table.battle.name
        return Refusal("out-of-sight", SIGHT, {"from": name(user.place), "hex": name(hex)})
    return None


def _near(table: StarterTable, user: Unit, reach: int) -> list[int]:
    """Return the hexes with enemies that a flamethrower could reach."""
    away = table.battle.ground.distance
    return [
        hex
        for hex in sorted(table.stacks)
        if away(user.place, hex) <= reach and table.enemies_in(hex, user.side)
    ]


def _movers(table: StarterTable, side: str, hex: int) -> list[Unit]:
    if table.phase != MOVEMENT:
        return []
    return [unit for unit in table.enemies_in(hex, side) if MOVING in unit.marks]


def _side(game: Starter, frame: Step) -> str:
    assert isinstance(frame, Question)
    return frame.seat(game)


class FlameFire(FireKind):
    """What follows the fire of a flamethrower; it joins no group (SK X13)."""

    def reach(self, table: StarterTable, unit: Unit, weapon: Weapon | None) -> int:
        if weapon is None or unusable(table, unit, weapon) is not None:
            return -1
        return full_reach(unit, weapon)

    def bar(
        self,
        table: StarterTable,
        unit: Unit,
        weapon: Weapon | None,
        hex: int,
        targets: tuple[UnitId, ...],
    ) -> Refusal | None:
        if weapon is None:
            return Refusal("no-flamethrower", FLAMES, {"unit": unit.id})
        return unusable(table, unit, weapon) or _no_target(table, unit, weapon, hex)

    def detail(self, table: StarterTable, attack: Attack, told: bool) -> dict[str, object]:
        # At movers it leaves what other fire of its column leaves (SK X3).
        return KINDS[IN_PHASE[table.phase]].detail(table, attack, told)

    def after(self, game: Starter, attack: Attack, resolved: Resolved) -> None:
        # It is marked as other fire of the phase is.
        KINDS[IN_PHASE[game.table.phase]].after(game, attack, resolved)


KINDS[FLAME] = FlameFire()
