"""What a seat may know, built by adding: an open table (SK V1), secret notes apart (SK V9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from caposaldo.aslsk.battle import Battle
from caposaldo.aslsk.control import holder_of_hex, holder_of_house
from caposaldo.aslsk.knowledge import hidden, tells_sight
from caposaldo.aslsk.places import first_hex
from caposaldo.aslsk.points import exit_points
from caposaldo.aslsk.setup import SetUp, line_ups, to_give, to_place
from caposaldo.aslsk.special.fortified import known_to
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import SET_UP, StarterTable
from caposaldo.aslsk.units import Unit, Weapon
from caposaldo.aslsk.victory import count, leaders_out, needed
from caposaldo.aslsk.wording import write_place

Shows: TypeAlias = Callable[[Starter, Step], dict[str, object]]


def view(game: Starter, seat: str, shows: dict[str, Shows]) -> dict[str, object]:
    """Return the open table, and what lasts of the scenario's own rules as far as a seat knows it.

    `shows` has for each kind of frame what it adds while it is under way.
    """
    table = game.table
    found = {
        "hidden": hidden(table),
        "sight": "free" if tells_sight(table) else "declare-first",
        "turn": table.turn,
        "turns": table.battle.scenario.turns,
        "half": table.battle.scenario.half,
        "side": table.side,
        "phase": table.phase,
        "elr": table.battle.elr.copy(),
        "units": {id: _unit(table, unit) for id, unit in table.units.items()},
        "weapons": {id: _weapon(table, weapon) for id, weapon in table.weapons.items()},
        "notes": table.notes.copy(),
        "lasting": table.lasting.copy() if game.outcome is not None else known_to(table, seat),
        **_markers(table),
        **_victory(table),
    }
    for frame in game.stack:
        if frame.KIND in shows:
            found.update(shows[frame.KIND](game, frame))
    return found


def _unit(table: StarterTable, unit: Unit) -> dict[str, object]:
    return {
        "side": unit.side,
        "type": unit.type.name,
        "kind": "leader" if unit.leader else "squad" if unit.squad else "half-squad",
        "place": write_place(table.battle, unit.place),
        "broken": unit.broken,
        "dm": unit.dm,
        "pinned": unit.pinned,
        "cx": unit.cx,
        "wounded": unit.wounded,
        "fire": unit.fire,
        "morale": unit.morale,
        "leadership": unit.leadership,
        "marks": list(unit.marks),
    }


def _weapon(table: StarterTable, weapon: Weapon) -> dict[str, object]:
    return {
        "nation": weapon.nation,
        "type": weapon.type.key,
        "place": write_place(table.battle, table.where(weapon)),
        "holder": weapon.holder,
        "malfunctioned": weapon.malfunctioned,
        "fire": weapon.fire,
        "marks": list(weapon.marks),
    }


def _markers(table: StarterTable) -> dict[str, object]:
    name = table.battle.ground.names
    return {
        "residual": {name[hex]: value for hex, value in sorted(table.residual.items())},
        "smoke": [name[hex] for hex in sorted(table.smoke)],
        "melee": [name[hex] for hex in sorted(table.melee)],
        "charges": [
            {"weapon": each.weapon, "placer": each.placer, "hex": name[each.hex]}
            for each in table.charges
        ],
    }


def _victory(table: StarterTable) -> dict[str, object]:
    """Show whom the places that count belong to, and how far the side on the attack has got."""
    battle = table.battle
    name = battle.ground.names
    houses = sorted({battle.ground.house[hex] for hex in battle.targets} - {-1})
    return {
        "control": {name[hex]: holder_of_hex(table, hex) for hex in battle.targets},
        "buildings": {
            name[_spoken_hex(battle, house)]: holder_of_house(table, house) for house in houses
        },
        "losses": table.losses.copy(),
        "exits": {side: exit_points(table, side) for side in battle.sides},
        "count": count(table) if table.phase != SET_UP else 0,
        "need": needed(table),
        "leaders_out": leaders_out(table),
    }


def _spoken_hex(battle: Battle, house: int) -> int:
    """Return the hex by which the victory conditions name a building, else its first."""
    ground, victory = battle.ground, battle.victory
    named = [ground.find(name) for name in victory.where.hexes] if victory is not None else []
    spoken = [hex for hex in named if ground.house[hex] == house]
    return spoken[0] if spoken else first_hex(ground, house)


def _setting_up(game: Starter, frame: Step) -> dict[str, object]:
    assert isinstance(frame, SetUp)
    table = game.table
    battle = table.battle
    return {
        "setting_up": {
            "side": frame.side,
            "units": [unit.id for unit in to_place(table, frame.side)],
            "weapons": [weapon.id for weapon in to_give(table, frame.side)],
            "line_ups": [line_up.id for line_up in line_ups(table, frame.side)],
            "areas": {
                str(group.index + 1): [
                    battle.name(hex) for hex in sorted(battle.areas[group.index])
                ]
                for group in battle.scenario.groups
                if group.side == frame.side and group.turn == 0
            },
        }
    }


def _names(battle: Battle, hexes: Iterable[int]) -> list[str]:
    return [battle.name(hex) for hex in sorted(hexes)]


SHOWS: Final[dict[str, Shows]] = {SetUp.KIND: _setting_up}
