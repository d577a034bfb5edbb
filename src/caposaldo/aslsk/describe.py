"""Writing a position in its text form (docs/notation.md); `positions` reads it back."""

from __future__ import annotations

from collections.abc import Iterator

from caposaldo.aslsk.barefield import FIELD
from caposaldo.aslsk.field import BETWEEN, POSITION
from caposaldo.aslsk.places import first_hex
from caposaldo.aslsk.setup import SetUp
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import SET_UP, StarterTable
from caposaldo.aslsk.wording import write_unit, write_weapon


def describe(game: Starter) -> list[str]:
    """Write the position, every counter included; what is under way inside a phase is left out."""
    return [*_agreed(game), _turn(game), *_counters(game.table), *_markers(game.table)]


def _agreed(game: Starter) -> Iterator[str]:
    setup = game.setup
    asked: dict[str, str] = {}
    if setup.scenario == POSITION:
        asked[FIELD] = setup.readings[FIELD]
        yield from setup.readings[FIELD].split(BETWEEN)
    else:
        yield f"scenario {setup.scenario}"
    usual = game.kind.setup(setup.scenario, asked).readings
    for name, value in sorted(setup.readings.items()):
        if value != usual[name]:
            yield f"option {name} {value}"


def _turn(game: Starter) -> str:
    table = game.table
    if table.phase != SET_UP:
        return f"turn {table.side} {table.turn} {table.phase}"
    asked = [frame.side for frame in game.stack if isinstance(frame, SetUp)]
    first = table.battle.scenario.set_up_order[0]
    return f"turn {asked[0] if asked else first} 0 {SET_UP}"


def _counters(table: StarterTable) -> Iterator[str]:
    for id, unit in table.units.items():
        side, _, rest = write_unit(table.battle, unit).partition(" ")
        yield f"{side} {id} {rest}"
    for key, weapon in table.weapons.items():
        nation, _, rest = write_weapon(table.battle, weapon).partition(" ")
        yield f"{nation} {key} {rest}"


def _markers(table: StarterTable) -> Iterator[str]:
    name = table.battle.ground.names
    for hex in sorted(table.smoke):
        yield f"smoke {name[hex]}"
    for hex, value in sorted(table.residual.items()):
        yield f"residual {name[hex]} {value}"
    for hex in sorted(table.melee):
        yield f"melee {name[hex]}"
    for each in table.charges:
        tired = " cx" if each.cx else ""
        yield f"charge {each.weapon} {each.placer} {name[each.hex]} {each.number}{tired}"
    for hex, side in sorted(table.control.items()):
        yield f"control {name[hex]} {side}"
    for house, side in sorted(table.houses.items()):
        yield f"control building {name[first_hex(table.battle.ground, house)]} {side}"
    for side, points in table.losses.items():
        if points:
            yield f"losses {side} {points}"
    for key, note in sorted(table.notes.items()):
        yield f"note {key} {note}"
    for key, words in sorted(table.lasting.items()):
        yield f"lasting {key} {words}"
