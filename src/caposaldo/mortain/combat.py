"""The arithmetic of an attack: factors, modifiers, and what the card must be (3.2, 4.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.rules import Modifier, rule, term
from caposaldo.mortain.hexes import HexId, distance
from caposaldo.mortain.scenario import GERMAN, UnitId
from caposaldo.mortain.table import MortainTable, Unit
from caposaldo.mortain.verbs import FIRE, Mortain, name

MODIFIERS: Final = rule("SM R18")
MARKER: Final = rule("SM 4.1")
STRIKE: Final = rule("SM R21")
SUPPRESSION: Final = rule("SM R22")


def fire_factors(table: MortainTable, target: Unit, firers: Iterable[str]) -> list[Modifier]:
    """List what each firer adds: AT against armour, AI against guns and infantry (3.2)."""
    label = "factor-at" if target.type.armour else "factor-ai"
    return [
        Modifier(
            unit.factor(target.type.armour),
            FIRE,
            label,
            {
                "unit": name(unit),
                "id": unit.type.id,
                "hex": unit.place,
                "distance": distance(HexId(unit.place), HexId(target.place)),
            },
        )
        for unit in [table.units[UnitId(id)] for id in firers]
    ]


def fire_modifiers(game: Mortain, target: Unit, firers: Iterable[str]) -> list[Modifier]:
    """List what is added to the card of a fire attack (3.2, 4.1)."""
    table = game.table
    group = [table.units[UnitId(id)] for id in firers]
    found = cover(table, target.place)
    near = table.scenario.neighbours[HexId(target.place)]
    beside = [unit.place in near for unit in group]
    if all(beside) if game.reading("adjacent") == "all" else any(beside):
        found.append(Modifier(-1, MODIFIERS, "adjacent"))
    if target.type.armour and any(unit.type.tiger for unit in group):
        found.append(Modifier(-1, FIRE, "tiger-fires"))
    if table.suppressed and (held := len([u for u in group if is_suppressed(table, u)])):
        value = held if game.reading("suppression") == "each" else 1
        found.append(Modifier(value, SUPPRESSION, "suppressed", {"hex": table.suppressed}))
    return found


def cover(table: MortainTable, place: str) -> list[Modifier]:
    """Return the modifier of the target's terrain, none when it is nothing (3.2)."""
    terrain = table.scenario.terrain[HexId(place)]
    if terrain.cover == 0:
        return []
    facts = {"terrain": term(f"terrain-{terrain.key}"), "hex": place}
    return [Modifier(terrain.cover, FIRE, "terrain", facts)]


def strike_factors(table: MortainTable, marker: str) -> list[Modifier]:
    """Return the strength of a marker (4.1)."""
    facts = {"marker": term(f"marker-{marker}")}
    return [Modifier(table.scenario.strength[marker], MARKER, "strength", facts)]


def struck(table: MortainTable, place: str, factor: str) -> list[Unit]:
    """Return the German units of one class in a hex, in the order of the counters (4.1)."""
    return [
        unit
        for unit in table.units.values()
        if unit.place == place and unit.type.side == GERMAN and unit.type.armour == (factor == "at")
    ]


def is_suppressed(table: MortainTable, unit: Unit) -> bool:
    """Tell whether Air holds a unit's fire down this turn (4.1)."""
    return (
        table.suppressed != ""
        and unit.type.side == GERMAN
        and unit.place in table.scenario.area[HexId(table.suppressed)]
    )
