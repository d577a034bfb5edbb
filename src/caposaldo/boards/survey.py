"""What a page needs once to show a game: its map, its kinds of counters, who fights for what."""

from __future__ import annotations

from typing import Any

from caposaldo import library
from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.conditions import Condition
from caposaldo.aslsk.counters import LeaderType, UnitType, WeaponType
from caposaldo.aslsk.scenario import Group
from caposaldo.aslsk.special.book import Fortified, Snow
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.tables import Terrain
from caposaldo.boards import ruler
from caposaldo.boards.sheet import sheet
from caposaldo.kernel.errors import UnreadableFile


def survey(game: library.AnyGame) -> dict[str, Any]:
    """Return all that stays the same while a game lasts."""
    battle = table_of(game).battle
    scenario = battle.scenario
    return {
        **sheet(battle.ground),
        "sides": list(battle.sides),
        "first": scenario.moves_first,
        "turns": scenario.turns,
        "half": scenario.half,
        "month": scenario.month,
        "elr": battle.elr.copy(),
        "special": list(scenario.special),
        "snow": _snow(battle.specials.snow),
        "fortified": _works(battle.specials.fortified),
        "targets": [battle.name(hex) for hex in battle.targets],
        "exits": [battle.name(hex) for hex in battle.exits],
        "victory": None if battle.victory is None else _victory(battle.victory),
        "groups": {str(group.index + 1): _group(battle, group) for group in scenario.groups},
        "terrain": {TERRAINS[at]: _terrain(kind) for at, kind in enumerate(battle.kinds)},
        "fire_columns": list(battle.box.tables.fire.columns),
        **_counters(battle),
    }


def sight(game: library.AnyGame, one: str, other: str, over: bool = False) -> dict[str, Any]:
    """Trace a line of a game; without a second hex say what is seen from the first."""
    table = table_of(game)
    if not other:
        return {"from": one, "seen": ruler.outlook(table, one, over)}
    return ruler.sight(table, one, other, over)


def table_of(game: library.AnyGame) -> StarterTable:
    """Return the table of a game that has a map."""
    if not isinstance(game.table, StarterTable):
        raise UnreadableFile("this game is not played on boards; there is nothing to show")
    return game.table


def _terrain(kind: Terrain) -> dict[str, Any]:
    return {"tem": kind.tem, "halves": kind.cost, "hindrance": kind.hindrance}


def _snow(snow: Snow | None) -> dict[str, Any] | None:
    if snow is None:
        return None
    return {"from_range": snow.from_range, "hindrance": snow.hindrance}


def _works(works: Fortified | None) -> dict[str, Any] | None:
    # Buildings noted in secret are in the views of those who know them.
    return None if works is None else {"hexes": list(works.hexes), "tem": works.tem}


def _group(battle: Battle, group: Group) -> dict[str, Any]:
    return {
        "side": group.side,
        "turn": group.turn,
        "when": group.when,
        "edges": list(group.edges),
        "entries": [battle.name(hex) for hex in battle.entries(group)] if group.turn else [],
    }


def _victory(victory: Condition) -> dict[str, Any]:
    return {
        "winner": victory.winner,
        "kind": victory.kind,
        "at_once": victory.at_once,
        "hexes": list(victory.where.hexes),
        "need": victory.wanted,
        "more": victory.more,
        "more_per": victory.more_per,
        "edge": victory.edge,
        "enemy": victory.enemy,
        "leaders": victory.leaders,
        "spoiled_at": victory.spoiled_at,
    }


def _counters(battle: Battle) -> dict[str, Any]:
    counters = battle.box.counters
    units = [unit for unit in counters.units.values() if unit.nation in battle.sides]
    weapons = [
        weapon for weapon in counters.weapons.values() if weapon.nation in (*battle.sides, "all")
    ]
    return {
        "units": {str(unit.id): _unit(unit) for unit in units},
        "leaders": {name: _leader(leader) for name, leader in counters.leaders.items()},
        "weapons": {str(weapon.id): _weapon(weapon) for weapon in weapons},
    }


def _unit(unit: UnitType) -> dict[str, Any]:
    return {
        "fp": unit.fp,
        "range": unit.range,
        "morale": unit.morale,
        "broken": unit.broken,
        "quality": unit.quality,
        "squad": unit.squad,
        "smoke": max(unit.smoke, 0),
        "assault_fire": unit.assault_fire,
        "elr_exempt": unit.elr_exempt,
        "self_rally": unit.self_rally,
    }


def _leader(leader: LeaderType) -> dict[str, Any]:
    return {
        "morale": leader.morale,
        "leadership": leader.leadership,
        "broken": leader.broken,
        "self_rally": leader.self_rally,
    }


def _weapon(weapon: WeaponType) -> dict[str, Any]:
    return {
        "name": weapon.name,
        "kind": weapon.kind,
        "fp": weapon.fp,
        "range": weapon.range,
        "rof": max(weapon.rof, 0),
        "breakdown": weapon.breakdown,
        "pp": weapon.pp,
        "repair": weapon.repair,
    }
