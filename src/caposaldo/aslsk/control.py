"""Control of hexes and buildings (SK V3).

Every building is watched, and every hex that the victory conditions count. What nobody has taken
since the beginning is not written down: it belongs to whom the scenario gives it.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.phases import FIGHTING
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.rules import RuleId, rule, term

CONTROL: Final[RuleId] = rule("SK V3")


def holder_of_hex(table: StarterTable, hex: int) -> str:
    """Name the side that controls a hex."""
    return table.control.get(hex) or table.battle.owner[hex]


def holder_of_house(table: StarterTable, house: int) -> str:
    """Name the side that controls a building; one between two areas is the first side's."""
    taken = table.houses.get(house)
    if taken is not None:
        return taken
    owners = [table.battle.owner[hex] for hex in table.battle.ground.houses[house].hexes]
    alike = all(owner == owners[0] for owner in owners)
    return owners[0] if alike else table.battle.scenario.sets_up_first


def holder(table: StarterTable, hex: int) -> str:
    """Name the side that controls the building of a hex, or the hex if it has none."""
    house = table.battle.ground.house[hex]
    return holder_of_house(table, house) if house >= 0 else holder_of_hex(table, hex)


def claim(game: Starter, hex: int) -> None:
    """Give a hex and its building to the side that has gained control there, if one has (SK V3).

    To be called whenever somebody has come, gone, rallied or left a melee.
    """
    table = game.table
    battle = table.battle
    house = battle.ground.house[hex]
    if house < 0 and hex not in battle.watched:
        return
    # Losses of one close combat fall together: who is alone between two of them gains nothing.
    if table.notes.get(FIGHTING) == battle.name(hex):
        return
    side = _master(table, hex)
    if side and holder_of_hex(table, hex) != side:
        table.control[hex] = side
        if hex in battle.watched:
            _tell(game, "hex-taken", hex, side)
    if house >= 0:
        _claim_house(game, house)


def _claim_house(game: Starter, house: int) -> None:
    table = game.table
    hexes = table.battle.ground.houses[house].hexes
    present = {unit.side for hex in hexes for unit in table.here(hex)}
    if len(present) != 1:
        return
    for hex in hexes:
        side = _master(table, hex)
        if side and holder_of_house(table, house) != side:
            table.houses[house] = side
            _tell(game, "building-taken", hex, side)
        if side:
            for each in hexes:
                if holder_of_hex(table, each) != side:
                    table.control[each] = side
            return


def _master(table: StarterTable, hex: int) -> str:
    """Name the side with a squad or half-squad in good order in a hex without enemies."""
    if hex in table.melee:
        return ""
    units = table.here(hex)
    if not units or any(unit.side != units[0].side for unit in units):
        return ""
    return units[0].side if any(not unit.leader and not unit.broken for unit in units) else ""


def _tell(game: Starter, kind: str, hex: int, side: str) -> None:
    name = game.table.battle.name(hex)
    game.tell(kind, (CONTROL,), {"side": term(f"side-{side}"), "hex": name})
