"""An attack by fire from the sum of firepower to its results, and its exact odds (SK 5.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackkinds import (
    ADVANCING,
    CHARGE,
    FINAL,
    FIRST,
    FLAME,
    PREP,
    PROTECTIVE,
    RESIDUAL,
    SUBSEQUENT,
)
from caposaldo.aslsk.attackrecord import (
    NO_EFFECT,
    Attack,
    Resolved,
    kinds_of_weapons,
    nature,
    origins,
    targets_of,
    users_of,
)
from caposaldo.aslsk.breakdown import break_down
from caposaldo.aslsk.chances import spread
from caposaldo.aslsk.checks import settle
from caposaldo.aslsk.cowering import COWERING, shift_on_doubles
from caposaldo.aslsk.desperation import by_fire
from caposaldo.aslsk.dice import Roll, roll
from caposaldo.aslsk.effects import Effect
from caposaldo.aslsk.firedrm import against, common, modifiers
from caposaldo.aslsk.firepower import Strength, strength, written
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.leaderloss import Loss
from caposaldo.aslsk.rate import kept
from caposaldo.aslsk.results import inflict
from caposaldo.aslsk.special.fortified import search
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term, total

__all__ = [
    "RULES", "Attack", "Forecast", "Resolved", "by_drm", "by_effect", "foretell", "modifiers",
    "origins", "resolve", "strength", "targets_of", "users_of", "waste",
]  # fmt: skip

TABLE: Final[RuleId] = rule("SK 5.1")
NO_SIGHT: Final[RuleId] = rule("SK B7")
RULES: Final[dict[str, RuleId]] = {
    PREP: rule("SK 3.2"),
    FIRST: rule("SK 3.3.3a"),
    SUBSEQUENT: rule("SK 3.3.3b"),
    PROTECTIVE: rule("SK 3.3.3c"),
    FINAL: rule("SK 3.4"),
    ADVANCING: rule("SK 3.5"),
    FLAME: rule("SK 4.2"),
    CHARGE: rule("SK 4.3"),
    RESIDUAL: rule("SK 3.3.3r"),
}
"""The rule of each kind of attack."""


class Forecast:
    """The odds of an attack: its column and DRM, and the chances of every result in 36ths.

    `column` is NO_COLUMN for too weak an attack; `shift` is what a double costs.
    """

    __slots__ = ("chances", "column", "modifiers", "shift", "strength")

    def __init__(
        self,
        strength: Strength,
        column: int,
        shift: int,
        modifiers: list[Modifier],
        chances: dict[str, int],
    ) -> None:
        self.strength: Final = strength
        self.column: Final = column
        self.shift: Final = shift
        self.modifiers: Final = modifiers
        self.chances: Final = chances

    @property
    def drm(self) -> int:
        """The sum of the modifiers."""
        return total(self.modifiers)


def foretell(table: StarterTable, attack: Attack, told: bool = True) -> Forecast:
    """Work out the chances of an attack, against the target that suffers most of it.

    Without `told` its lines count as clear and without hindrance (SK X15).
    """
    fire = table.battle.box.tables.fire
    power = strength(table, attack)
    column, shift = fire.column_for(power.total), shift_on_doubles(table, attack)
    terms = modifiers(table, attack, told)
    chances = dict(spread(fire, column, total(terms), shift))
    return Forecast(power, column, shift, terms, chances)


def resolve(game: Starter, attack: Attack, made: Roll | None = None) -> Resolved:
    """Make an attack: firepower, DR, results, then breakdown and rate of the weapons (SK 5.1).

    `made` is a DR that was made before, to see whether a charge goes off.
    """
    table = game.table
    fire = table.battle.box.tables.fire
    # Cover that counts is cover everybody hears of, and flames know none (SK V9, F18).
    if attack.kind != FLAME:
        search(game, attack.hex, attack.side)
    power = strength(table, attack)
    start, shift = fire.column_for(power.total), shift_on_doubles(table, attack)
    shared = common(table, attack)
    hit = by_drm(table, attack)
    rolled = roll(game) if made is None else made
    cowered = shift if rolled.double else 0
    column = fire.shift(start, cowered)
    drm = total(shared) + min([total(own) for own, _ in hit], default=0)
    worst = _effect(table, start, shift, rolled, drm)
    _tell(game, attack, power, Resolved(rolled, start, cowered, column, drm, worst), shared)
    why = RULES[nature(table, attack)]
    for own, ids in hit:
        by_fire(game, ids, start, total(shared) + total(own), shift > 0, why)
    losses: list[Loss] = []
    for effect, ids in by_effect(table, start, shift, rolled, total(shared), hit):
        if column != NO_COLUMN:
            inflict(game, effect, ids, column, why, losses)
    # Leader loss waits until the attack has done to everybody what it does (SK 5.7).
    settle(game, losses)
    kinds = kinds_of_weapons(table, attack)
    broken = break_down(game, attack.weapons, kinds, rolled)
    held = kept(table, attack.weapons, kinds, rolled, broken, cowered > 0)
    return Resolved(rolled, start, cowered, column, drm, worst, tuple(held), tuple(broken))


def waste(game: Starter, attack: Attack, reason: str = "") -> Resolved:
    """Make the DR of an attack that nobody is hit by, for breakdown and rate only (SK B7)."""
    rolled = roll(game)
    missed = "fire-lost-no-sight" if targets_of(game.table, attack) else "fire-lost-no-target"
    lost = reason or missed
    dice: dict[str, Fact] = {"coloured": rolled.coloured, "white": rolled.white}
    facts = {**_who(game.table, attack), **dice, "reason": term(lost)}
    why = RULES[nature(game.table, attack)]
    game.tell("fire-blocked", (NO_SIGHT, why), facts)
    kinds = kinds_of_weapons(game.table, attack)
    broken = break_down(game, attack.weapons, kinds, rolled)
    held = kept(game.table, attack.weapons, kinds, rolled, broken)
    return Resolved(rolled, kept=tuple(held), broken=tuple(broken), blocked=True)


def _effect(table: StarterTable, column: int, shift: int, rolled: Roll, drm: int) -> Effect:
    fire = table.battle.box.tables.fire
    used = fire.shift(column, shift if rolled.double else 0)
    return NO_EFFECT if used == NO_COLUMN else fire.result(used, rolled.original + drm)


def by_drm(
    table: StarterTable, attack: Attack, told: bool = True
) -> list[tuple[list[Modifier], list[UnitId]]]:
    """Return the targets by what holds against each of them, those with a leader first.

    So a leader has made his own check before he helps others whom the attack hits less hard.
    Without `told` the lines count as clear, as nobody may know them yet (SK X15).
    """
    found: dict[tuple[str, ...], tuple[list[Modifier], list[UnitId]]] = {}
    led: list[tuple[str, ...]] = []
    for unit in targets_of(table, attack):
        own = against(table, attack, unit, told)
        key = tuple([modifier.label for modifier in own])
        found.setdefault(key, (own, []))[1].append(unit.id)
        if unit.leader and key not in led:
            led.append(key)
    return [found[key] for key in [*led, *[key for key in found if key not in led]]]


def by_effect(
    table: StarterTable,
    column: int,
    shift: int,
    rolled: Roll,
    drm: int,
    hit: list[tuple[list[Modifier], list[UnitId]]],
) -> list[tuple[Effect, list[UnitId]]]:
    """Return the targets by what happens to them: the same DR for all (SK F11)."""
    found: dict[str, tuple[Effect, list[UnitId]]] = {}
    for own, ids in hit:
        effect = _effect(table, column, shift, rolled, drm + total(own))
        found.setdefault(effect.text, (effect, []))[1].extend(ids)
    return list(found.values())


def _who(table: StarterTable, attack: Attack) -> dict[str, Fact]:
    return {
        "side": term(f"side-{attack.side}"),
        "kind": term(f"fire-{nature(table, attack)}"),
        "hex": table.battle.name(attack.hex),
        "units": [*attack.firers, *attack.weapons],
        "count": len(attack.firers) + len(attack.weapons),
        "leaders": list(attack.leaders),
        "directed": len(attack.leaders),
    }


def _tell(
    game: Starter, attack: Attack, power: Strength, found: Resolved, shared: list[Modifier]
) -> None:
    """Say how an attack came out: firepower, column, dice, modifiers, result."""
    table = game.table
    columns = table.battle.box.tables.fire.columns
    listed = modifiers(table, attack) if targets_of(table, attack) else shared
    facts: dict[str, Fact] = {
        **_who(table, attack),
        "fp": written(power.total),
        "column": columns[found.column] if found.column != NO_COLUMN else 0,
        "cowered": found.shift,
        "coloured": found.roll.coloured,
        "white": found.roll.white,
        "final": found.roll.original + found.drm,
        "result": term(f"result-{found.effect.key}"),
    }
    why = RULES[nature(table, attack)]
    rules = (why, TABLE, COWERING) if found.shift else (why, TABLE)
    game.tell("fired", rules, facts, tuple(listed))
