"""The modifiers of an attack by fire, each with its rule (SK 5.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackkinds import CHARGE, FLAME, RESIDUAL
from caposaldo.aslsk.attackrecord import Attack, origins, targets_of, users_of
from caposaldo.aslsk.counters import FT
from caposaldo.aslsk.direction import leadership
from caposaldo.aslsk.markedfire import ANSWERS
from caposaldo.aslsk.phases import ASSAULT, MOVING, ROAD_RATE
from caposaldo.aslsk.seeing import hindering_hexes, hindrance
from caposaldo.aslsk.sight import crosses_wood
from caposaldo.aslsk.special import camouflage, fortified, snow
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.kernel.rules import Modifier, RuleId, rule, term, total

TERRAIN: Final[RuleId] = rule("SK B3")
BESIDE_ROAD: Final[RuleId] = rule("SK B6")
WORST: Final[RuleId] = rule("SK F6")
SMOKE: Final[RuleId] = rule("SK X6")
CHARGES: Final[RuleId] = rule("SK X12")
FLAMES: Final[RuleId] = rule("SK F18")
MOVERS: Final[RuleId] = rule("SK M17")
SCENARIO: Final[RuleId] = rule("SK V9")

EXHAUSTED: Final[int] = 1
BEARER: Final[int] = -1
FFMO: Final[int] = -1
FFNAM: Final[int] = -1


def modifiers(table: StarterTable, attack: Attack, told: bool = True) -> list[Modifier]:
    """Return the modifiers of an attack, against the target that suffers most of it.

    Without `told` the hindrance of the lines is left out, as nobody may know it yet (SK X15).
    """
    shared = common(table, attack, told)
    worst: list[Modifier] = []
    for unit in targets_of(table, attack):
        own = against(table, attack, unit, told)
        if total(own) < total(worst):
            worst = own
    return [*shared, *worst]


def common(table: StarterTable, attack: Attack, told: bool = True) -> list[Modifier]:
    """Return the modifiers that hold whoever in the hex is hit."""
    found: list[Modifier] = []
    if attack.kind != FLAME:
        found += _cover(table, attack)
    if told:
        found += hindrances(table, attack)
    return [*found, *_exhaustion(table, attack), *leadership(table, attack)]


def against(table: StarterTable, attack: Attack, unit: Unit, told: bool = True) -> list[Modifier]:
    """Return the modifiers that come from what one target carries or does."""
    if attack.kind == CHARGE:
        return []
    flames = [weapon for weapon in table.held(unit.id) if weapon.type.kind == FT]
    found = [Modifier(BEARER, FLAMES, "carries-flamethrower") for _ in flames]
    if attack.kind not in ANSWERS and attack.kind not in (RESIDUAL, FLAME):
        return found
    if MOVING not in unit.marks:
        return found
    careful = ASSAULT in unit.marks
    if table.battle.options.exposure_by_state:
        # A pinned mover is free of both; who breaks was not careful enough (SK M17).
        if unit.pinned and not unit.broken:
            return found
        careful = careful and not unit.broken
    if not careful:
        found.append(Modifier(FFNAM, MOVERS, "ffnam"))
    if not camouflage.spares(table, unit) and is_in_the_open(table, attack, unit, told):
        found.append(Modifier(FFMO, MOVERS, "ffmo"))
    return found


def is_in_the_open(table: StarterTable, attack: Attack, unit: Unit, told: bool = True) -> bool:
    """Tell whether a mover is in open ground, with no hindrance on the way to it (SK M17)."""
    hexes = [] if attack.kind == RESIDUAL else origins(table, attack)
    if attack.hex in table.smoke:
        return False
    if told and any(hindrance(table, hex, attack.hex) for hex in hexes):
        return False
    if ROAD_RATE in unit.marks:
        ground = table.battle.ground
        return not (told and any(crosses_wood(ground, hex, attack.hex) for hex in hexes))
    return table.battle.terrain(attack.hex).open_ground


def hindrances(table: StarterTable, attack: Attack) -> list[Modifier]:
    """Return the worst hindrance of any firer's line: terrain, smoke and snow apart (SK F6)."""
    if attack.kind == RESIDUAL:
        return []
    if attack.kind == CHARGE:
        if not table.battle.options.hindrance_counts_for_charges:
            return []
        # It lies where it was placed, next to its placer: where he went then does not matter.
        placers = [table.units[c.placer] for c in table.charges if c.weapon in attack.weapons]
        beside = [attack.hex, *table.battle.ground.neighbours[attack.hex]]
        hexes = [placer.place for placer in placers if placer.place in beside]
    else:
        hexes = origins(table, attack)
    worst, plain, where = 0, 0, -1
    for hex in hexes:
        sum = hindrance(table, hex, attack.hex)
        if sum > worst:
            worst, where = sum, hex
            plain = table.battle.sights.hindrance(hex, attack.hex)
    found: list[Modifier] = []
    facts = {"hex": table.battle.name(where)} if worst else {}
    if plain:
        found.append(Modifier(plain, WORST, "hindrance", facts))
    flakes = snow.veil(table, where, attack.hex) if worst else 0
    if worst > plain + flakes:
        found.append(Modifier(worst - plain - flakes, SMOKE, "smoke", facts))
    if flakes:
        found.append(Modifier(flakes, SCENARIO, "snow", facts))
    return found


def hindering(table: StarterTable, attack: Attack) -> int:
    """Count the hexes that hinder the line of the firer whom they hinder most (SK F6, X3)."""
    lines = [
        (hindrance(table, hex, attack.hex), hindering_hexes(table, hex, attack.hex))
        for hex in origins(table, attack)
    ]
    return max(lines, default=(0, 0))[1]


def _cover(table: StarterTable, attack: Attack) -> list[Modifier]:
    """Return what the target hex does for those in it (TEM)."""
    terrain = table.battle.terrain(attack.hex)
    if not terrain.tem:
        return []
    if attack.kind in ANSWERS or attack.kind == RESIDUAL:
        hit = targets_of(table, attack)
        # A road through woods covers nobody who took it (SK B6).
        if hit and all(ROAD_RATE in unit.marks for unit in hit):
            return []
    found = [Modifier(terrain.tem, TERRAIN, "tem", {"terrain": term(f"terrain-{terrain.id}")})]
    stronger = fortified.tem(table, attack.hex)
    if stronger:
        found.append(Modifier(stronger, TERRAIN, "fortified"))
    return found


def _exhaustion(table: StarterTable, attack: Attack) -> list[Modifier]:
    """Return +1, once, if anybody who fires or directs is CX (SK F6)."""
    if attack.kind == CHARGE:
        placed = [charge for charge in table.charges if charge.weapon in attack.weapons]
        tired = any(charge.cx for charge in placed)
        return [Modifier(EXHAUSTED, CHARGES, "cx")] if tired else []
    men = [*users_of(table, attack), *[table.units[id] for id in attack.leaders]]
    return [Modifier(EXHAUSTED, WORST, "cx")] if any(unit.cx for unit in men) else []
