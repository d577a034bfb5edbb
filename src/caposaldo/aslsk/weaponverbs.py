"""The verbs that change support weapons and say so (SK 4.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import HELD, LOST, Unit, Weapon
from caposaldo.kernel.rules import Fact, RuleId, rule, term

WEAPONS: Final[RuleId] = rule("SK 4.0")
LEFT: Final[RuleId] = rule("SK V8")


def facts_of_weapon(table: StarterTable, weapon: Weapon) -> dict[str, Fact]:
    """Return the facts by which an event speaks of a weapon: its id, its kind and its hex."""
    where = table.where(weapon)
    hex = table.battle.name(where) if where >= 0 else ""
    return {"weapon": weapon.id, "type": term(f"weapon-{weapon.type.key}"), "hex": hex}


def note_weapon(game: Starter, weapon: Weapon, mark: str) -> Weapon:
    """Remember something of a weapon until its mark goes (phases.py)."""
    game.table.hold(weapon.marked(mark))
    return game.table.weapons[weapon.id]


def issue(game: Starter, weapon: Weapon, unit: Unit, why: RuleId) -> None:
    """Give a weapon to its first possessor (SK V1)."""
    _take(game, weapon, unit, "issued", why)


def recover(game: Starter, weapon: Weapon, unit: Unit, why: RuleId) -> None:
    """Let a unit pick a weapon up that lies in its hex (SK 3.1b, 3.3recover)."""
    _take(game, weapon, unit, "recovered", why)


def hand_over(game: Starter, weapon: Weapon, unit: Unit, why: RuleId) -> None:
    """Pass a weapon to another unit of the hex (SK 3.1d, 3.7)."""
    _take(game, weapon, unit, "handed-over", why)


def drop(game: Starter, weapon: Weapon, why: RuleId) -> None:
    """Leave a weapon in the hex of its holder, unpossessed (SK 4.0)."""
    table = game.table
    facts = facts_of_weapon(table, weapon)
    table.hold(weapon.but(holder="", place=table.where(weapon)))
    game.tell("dropped", (why,), {**facts, "unit": weapon.holder})


def leave_behind(game: Starter, unit: Unit) -> None:
    """Leave all weapons of a unit that is eliminated where it was (SK V8)."""
    table = game.table
    for weapon in table.held(unit.id):
        if unit.on_map:
            drop(game, weapon, LEFT)
        else:
            destroy(game, weapon, LEFT)


def malfunction(game: Starter, weapon: Weapon, why: RuleId) -> None:
    """Break a weapon down until it is repaired (SK F17)."""
    game.table.hold(weapon.but(malfunctioned=True))
    game.tell("malfunctioned", (why,), facts_of_weapon(game.table, weapon))


def repair(game: Starter, weapon: Weapon, why: RuleId) -> None:
    """Mend a weapon (SK 3.1c)."""
    game.table.hold(weapon.but(malfunctioned=False))
    game.tell("repaired", (why,), facts_of_weapon(game.table, weapon))


def destroy(game: Starter, weapon: Weapon, why: RuleId) -> None:
    """Take a weapon out of the game."""
    facts = facts_of_weapon(game.table, weapon)
    gone = weapon.but(holder="", place=LOST, malfunctioned=False, fire="", marks=())
    game.table.hold(gone)
    game.tell("destroyed", (why,), facts)


def mark_weapons(game: Starter, weapons: Sequence[Weapon], marker: str, why: RuleId) -> None:
    """Put Prep, First or Final Fire markers on weapons."""
    changed = [weapon for weapon in weapons if weapon.fire != marker]
    for weapon in changed:
        game.table.hold(weapon.but(fire=marker))
    if changed:
        facts: dict[str, Fact] = {
            "units": [weapon.id for weapon in changed],
            "marker": term(f"marker-{marker}-fire"),
        }
        game.tell("marked", (why,), facts)


def _take(game: Starter, weapon: Weapon, unit: Unit, kind: str, why: RuleId) -> None:
    game.table.hold(weapon.but(holder=unit.id, place=HELD))
    taken = game.table.weapons[weapon.id]
    game.tell(kind, (why, WEAPONS), {**facts_of_weapon(game.table, taken), "unit": unit.id})
