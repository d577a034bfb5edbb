"""Fortified buildings: their higher TEM, noted in secret, and how they are found out (SK V9).

Read so: a building is a secret until an enemy enters one of its hexes, or the TEM of the hex
counts in an attack by the enemy's fire, which shows all its modifiers. From then on everybody
knows what it is, fortified or not; both are `searched`.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.places import first_hex
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.rules import RuleId, rule, term

SCENARIO: Final[RuleId] = rule("SK V9")
NOTED: Final[str] = "fortified"
"""What the table keeps for the whole game: the buildings noted, by their first hexes."""
SEARCHED: Final[str] = "searched"
"""And those of which everybody knows by now whether they are."""


def houses_of(table: StarterTable, state: str) -> list[int]:
    """Return the buildings that the table keeps under a word."""
    ground = table.battle.ground
    return [ground.house[ground.find(name)] for name in table.lasting.get(state, "").split()]


def candidates(table: StarterTable) -> list[int]:
    """Return the buildings that may be noted: all of each lies in the side's set-up area."""
    works = table.battle.specials.fortified
    if works is None:
        return []
    area: set[int] = set()
    for group in table.battle.scenario.groups:
        if group.side == works.side:
            area |= table.battle.areas[group.index]
    ground = table.battle.ground
    # A building that has no hex to itself has no name either.
    return [
        at
        for at, house in enumerate(ground.houses)
        if area.issuperset(house.hexes) and any(ground.house[hex] == at for hex in house.hexes)
    ]


def note(table: StarterTable, state: str, houses: list[int]) -> None:
    """Write buildings down under a word, in the order of the map."""
    if houses:
        table.lasting[state] = " ".join(written(table, sorted(houses)))


def written(table: StarterTable, houses: list[int]) -> list[str]:
    """Name buildings by the first hex of each."""
    ground = table.battle.ground
    return [ground.names[first_hex(ground, house)] for house in houses]


def tem(table: StarterTable, hex: int) -> int:
    """Return what fortification adds to the TEM of a hex, as far as everybody knows."""
    works = table.battle.specials.fortified
    if works is None:
        return 0
    house = table.battle.ground.house[hex]
    named = table.battle.name(hex) in works.hexes
    found = house in houses_of(table, NOTED) and house in houses_of(table, SEARCHED)
    return works.tem if named or found else 0


def tem_to_owner(table: StarterTable, hex: int) -> int:
    """Return what it adds to the knowledge of a table: secrets count too where they are there."""
    works = table.battle.specials.fortified
    if works is None:
        return 0
    noted = table.battle.ground.house[hex] in houses_of(table, NOTED)
    return works.tem if noted else tem(table, hex)


def search(game: Starter, hex: int, side: str) -> None:
    """Find out about the building of a hex that a side has entered or fired at.

    What led to it cannot be taken back, whatever was found: nothing is an answer too.
    """
    table = game.table
    works = table.battle.specials.fortified
    house = table.battle.ground.house[hex]
    if works is None or not works.number or side == works.side or house < 0:
        return
    known = houses_of(table, SEARCHED)
    if house in known or house not in candidates(table):
        return
    note(table, SEARCHED, [*known, house])
    game.reveal()
    if house in houses_of(table, NOTED):
        facts = {"side": term(f"side-{works.side}"), "hex": table.battle.name(hex)}
        game.tell("fortified-shown", (SCENARIO,), {**facts, "tem": works.tem})


def known_to(table: StarterTable, seat: str) -> dict[str, str]:
    """Return what a seat knows of all that lasts: the other side's secrets are left out."""
    works = table.battle.specials.fortified
    known = table.lasting.copy()
    if works is None or seat == works.side or NOTED not in known:
        return known
    searched = known.get(SEARCHED, "").split()
    shown = [name for name in known.pop(NOTED).split() if name in searched]
    return {**known, NOTED: " ".join(shown)} if shown else known


def exchange(table: StarterTable, seat: str, chance: Chance) -> None:
    """Put other buildings in the place of those that a seat does not know."""
    works = table.battle.specials.fortified
    noted = houses_of(table, NOTED)
    if works is None or seat == works.side or not noted:
        return
    searched = houses_of(table, SEARCHED)
    shown = [house for house in noted if house in searched]
    left = [house for house in candidates(table) if house not in searched]
    for _ in range(len(noted) - len(shown)):
        shown.append(left.pop(chance.below(len(left), "fortified")))
    note(table, NOTED, shown)


def fault(table: StarterTable) -> str | None:
    """Say what cannot be of the buildings written down; None when all can."""
    works = table.battle.specials.fortified
    noted, searched = houses_of(table, NOTED), houses_of(table, SEARCHED)
    if not noted and not searched:
        return None
    if works is None or len(noted) > works.number:
        return "more buildings are fortified than the scenario allows"
    if not set(noted + searched) <= set(candidates(table)):
        return "a building is fortified that cannot be"
    for state, houses in ((NOTED, noted), (SEARCHED, searched)):
        names = table.lasting.get(state, "").split()
        if names != written(table, sorted(set(houses))):
            return "buildings are written down once, by their first hexes, in the map's order"
    return None
