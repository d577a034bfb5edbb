"""The firepower of an attack, exact in sixty-fourths and with every factor (SK F1, F2, F3)."""

from __future__ import annotations

from math import gcd
from typing import Final

from caposaldo.aslsk.assaultfire import ASSAULT_FIRE, BONUS, has_assault_fire, raised
from caposaldo.aslsk.attackkinds import ADVANCING, CHARGE, FINAL, FLAME, PROTECTIVE, SUBSEQUENT
from caposaldo.aslsk.attackrecord import Attack, kind_of_unit, kind_of_weapon
from caposaldo.aslsk.crew import fires_alone
from caposaldo.aslsk.firetable import WHOLE
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule

FIREPOWER: Final[RuleId] = rule("SK F1")
RANGE: Final[RuleId] = rule("SK F2")
PIN: Final[RuleId] = rule("SK F15")
AGAIN: Final[RuleId] = rule("SK 3.3.3b")
LAST: Final[RuleId] = rule("SK 3.3.3c")
DEFENCE: Final[RuleId] = rule("SK 3.4")
ADVANCE: Final[RuleId] = rule("SK 3.5")
GUNS: Final[RuleId] = rule("SK 4.1")
FLAMES: Final[RuleId] = rule("SK 4.2")

SAME_HEX: Final[int] = 3
ADJACENT: Final[int] = 2
HALF: Final[int] = 2
FAR: Final[int] = 16
"""Beyond this range a machine gun needs a leader and is halved once more."""
VULGAR: Final[dict[tuple[int, int], str]] = {
    (1, 2): "½",
    (1, 4): "¼",
    (3, 4): "¾",
    (1, 8): "⅛",
    (3, 8): "⅜",
    (5, 8): "⅝",
    (7, 8): "⅞",
}


class Strength:
    """Firepower in sixty-fourths, and how it came about: printed figures and their factors."""

    __slots__ = ("factors", "total")

    def __init__(self, total: int, factors: list[Modifier]) -> None:
        self.total: Final = total
        self.factors: Final = factors


class _Sum:
    """The firepower of one firer in the making."""

    def __init__(self, id: str, printed: int, why: RuleId, label: str) -> None:
        self.id: Final = id
        self.amount = printed * WHOLE
        self.lines: Final[list[Modifier]] = []
        self._add(printed, why, label)

    def times(self, factor: int, why: RuleId, label: str) -> None:
        """Multiply."""
        self.amount *= factor
        self._add(factor, why, label)

    def halve(self, why: RuleId, label: str) -> None:
        """Halve; that stays exact, as often as it can happen to one firer."""
        self.amount //= HALF
        self._add(HALF, why, label)

    def round_up(self, why: RuleId, label: str) -> None:
        """Round the fraction up and add one."""
        self.amount = raised(self.amount)
        self._add(BONUS, why, label)

    def _add(self, value: int, why: RuleId, label: str) -> None:
        facts: dict[str, Fact] = {"unit": self.id, "fp": written(self.amount)}
        self.lines.append(Modifier(value, why, label, facts))


def written(amount: int) -> str:
    """Write sixty-fourths as a whole number and a fraction, the same in every language."""
    whole, rest = divmod(amount, WHOLE)
    if not rest:
        return str(whole)
    common = gcd(rest, WHOLE)
    part = (rest // common, WHOLE // common)
    fraction = VULGAR.get(part, f" {part[0]}/{part[1]}" if whole else f"{part[0]}/{part[1]}")
    return f"{whole}{fraction}" if whole else fraction


def strength(table: StarterTable, attack: Attack) -> Strength:
    """Sum the firepower of an attack; fractions are kept until the end (SK F1)."""
    if attack.value:
        label = "charge-fp" if attack.kind == CHARGE else "residual-fp"
        return Strength(attack.value * WHOLE, [Modifier(attack.value, FIREPOWER, label)])
    total, factors = 0, []
    for id in attack.firers:
        unit = table.units[id]
        if not unit.leader:
            own = _of_unit(table, attack, unit)
            total += own.amount
            factors += own.lines
    for each in attack.weapons:
        weapon = table.weapons[each]
        if weapon.holder:
            used = _of_weapon(table, attack, weapon, table.units[UnitId(weapon.holder)])
            total += used.amount
            factors += used.lines
    return Strength(total, factors)


def _of_unit(table: StarterTable, attack: Attack, unit: Unit) -> _Sum:
    """Work out a squad's or half-squad's own firepower."""
    away = table.battle.ground.distance(unit.place, attack.hex)
    own = _Sum(unit.id, unit.mmc.fp, FIREPOWER, "own-fp")
    _point_blank(own, away)
    if away > unit.mmc.range:
        own.halve(RANGE, "long-range")
    if unit.pinned:
        own.halve(PIN, "pinned-firer")
    _area(own, kind_of_unit(attack, unit), unit.fire)
    if attack.kind == ADVANCING and has_assault_fire(unit, away):
        own.round_up(ASSAULT_FIRE, "assault-fire")
    return own


def _of_weapon(table: StarterTable, attack: Attack, weapon: Weapon, user: Unit) -> _Sum:
    """Work out a weapon's firepower in the hands of its user."""
    away = table.battle.ground.distance(user.place, attack.hex)
    if attack.kind == FLAME:
        flame = _Sum(weapon.id, weapon.type.fp, FLAMES, "weapon-fp")
        if away > weapon.type.range:
            flame.halve(FLAMES, "long-range")
        return flame
    gun = _Sum(weapon.id, weapon.type.fp, FIREPOWER, "weapon-fp")
    _point_blank(gun, away)
    if away > weapon.type.range:
        gun.halve(RANGE, "long-range")
    if away > FAR:
        gun.halve(RANGE, "very-far")
    if user.pinned:
        gun.halve(PIN, "pinned-firer")
    if fires_alone(table, weapon.id, attack.weapons, attack.firers):
        gun.halve(GUNS, "lone-leader")
    _area(gun, kind_of_weapon(table, attack, weapon), weapon.fire)
    return gun


def _point_blank(own: _Sum, away: int) -> None:
    if away == 0:
        own.times(SAME_HEX, FIREPOWER, "same-hex")
    elif away == 1:
        own.times(ADJACENT, FIREPOWER, "point-blank")


def _area(own: _Sum, kind: str, marker: str) -> None:
    """Halve fire that is not aimed: in advance, or again by those who have fired."""
    if kind == ADVANCING:
        own.halve(ADVANCE, "advancing-fire")
    elif kind == SUBSEQUENT:
        own.halve(AGAIN, "subsequent-fire")
    elif kind == PROTECTIVE:
        own.halve(LAST, "protective-fire")
    elif kind == FINAL and marker == FIRST_FIRE:
        own.halve(DEFENCE, "fires-again")
