"""Good order: who is not broken and not held in a melee (SK 3.3, A7)."""

from __future__ import annotations

from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit


def in_melee(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit is locked in a melee."""
    return unit.place in table.melee


def hold_each_other(table: StarterTable, hex: int) -> bool:
    """Tell whether those in a hex, fought over already, are locked in a melee (SK A7).

    Every reading asks for both sides, and for somebody unbroken: on each side for it to begin
    (`each_side` and `until_all_broken`) or to go on (`each_side`).
    """
    units = table.here(hex)
    present = [unit.side for unit in units]
    fighting = [unit.side for unit in units if not unit.broken]
    options = table.battle.options
    held = hex in table.melee
    if options.melee_lasts_with_both if held else options.melee_begins_with_both:
        return all(side in fighting for side in table.battle.sides)
    return bool(fighting) and all(side in present for side in table.battle.sides)


def good_order(table: StarterTable, unit: Unit) -> bool:
    """Tell whether a unit is in good order (GO)."""
    return not unit.broken and unit.place not in table.melee


def good_leaders(table: StarterTable, hex: int, side: str) -> list[Unit]:
    """Return the leaders of a side in good order in a hex, the best first."""
    found = [unit for unit in table.of_side(hex, side) if unit.leader and good_order(table, unit)]
    found.sort(key=_merit)
    return found


def known_enemies(table: StarterTable, hex: int, side: str) -> list[Unit]:
    """Return the unbroken enemy units in a hex, from the side's point of view (KEU, SK R4)."""
    return [unit for unit in table.enemies_in(hex, side) if not unit.broken]


def is_next_to_enemy(table: StarterTable, hex: int, side: str) -> bool:
    """Tell whether a known enemy is in a hex or adjacent to it."""
    if known_enemies(table, hex, side):
        return True
    for other in table.battle.ground.neighbours[hex]:
        if other >= 0 and other in table.stacks and known_enemies(table, other, side):
            return True
    return False


def keeps_despair(table: StarterTable, unit: Unit) -> bool:
    """Tell whether an enemy beside a unit keeps its DM on it (SK R4).

    By the player aid (`dm_neighbour = any_enemy`) a known enemy is one also while it is broken.
    """
    if not table.battle.options.any_enemy_keeps_dm:
        return is_next_to_enemy(table, unit.place, unit.side)
    around = [unit.place, *table.battle.ground.neighbours[unit.place]]
    return any(hex in table.stacks and table.has_enemy(hex, unit.side) for hex in around)


def _merit(leader: Unit) -> tuple[int, int, int]:
    return leader.leadership, -leader.morale, leader.rank
