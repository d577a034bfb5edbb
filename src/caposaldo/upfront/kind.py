"""Up Front as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.codec import mapping
from caposaldo.kernel.contract import Adviser, GameKind, Preview, Setup, Timing
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rulebook import read_readings, read_rulebook
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.advice.adviser import UpFrontAdviser
from caposaldo.upfront.battle import Battle, Box, Sheet
from caposaldo.upfront.clock import CLOCK, MINUTE, NONE, timing
from caposaldo.upfront.describe import describe
from caposaldo.upfront.formation import refuse_unfit
from caposaldo.upfront.groups import Group
from caposaldo.upfront.knowledge import check
from caposaldo.upfront.nations import Nation, Troops
from caposaldo.upfront.orders import (
    ORDERS,
    OWN,
    enlisted,
    ordered_force,
    read_orders,
    scenario_of,
)
from caposaldo.upfront.positions import read_position
from caposaldo.upfront.preview import preview
from caposaldo.upfront.redeal import redeal
from caposaldo.upfront.registry import DEEDS, FRAMES, HOOKS
from caposaldo.upfront.rigging import rig
from caposaldo.upfront.scenarios import ANY, ATTACKER, DEFENDER, Scenario, first_side, force
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.tabledata import read_table
from caposaldo.upfront.turn import Fight
from caposaldo.upfront.untimely import untimely
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.view import view

VERSION: Final = 1
SIDES: Final = ("german", "russian", "american", "british", "japanese", "italian", "french")
SIDE_1: Final = "side-1"
SIDE_2: Final = "side-2"
NIGHT: Final = "night"
DREAD: Final = "armour-dread"
DATA: Final = "data"
ORDERED: Final = 8
"""How many battles with orders of their own are kept ready."""
HIDDEN: Final = ("discard", "open", "found-open")
"""The verbs whose card the enemy does not see (4.4, 8.1)."""


class UpFrontKind(GameKind[UpFrontTable]):
    """The game, its box of cards, its scenarios and its rules."""

    def __init__(
        self,
        book: Mapping[str, Any],
        readings: Mapping[str, Any],
        box: Box,
        scenarios: Mapping[str, Mapping[str, Any]],
        mark: str = "",
    ) -> None:
        super().__init__(
            "upfront",
            VERSION,
            SIDES,
            dict(scenarios),
            read_rulebook(book),
            read_readings(readings),
            FRAMES,
            DEEDS,
        )
        self.later = (CLOCK,)
        self.box: Final = box
        # Which data files a game was played with; the package's own need no mark.
        self.mark: Final = mark
        self._battles: dict[tuple[str, ...], Battle] = {}

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        return self._choices(self.box.scenarios[scenario])

    def _choices(self, scenario: Scenario) -> dict[str, tuple[str, ...]]:
        nations = [
            tuple([side for side in SIDES if _fights(scenario, role, side)])
            for role in _roles(scenario)
        ]
        # The usual second side is another nation than the first.
        usual = nations[0][0]
        second = tuple(sorted(nations[1], key=lambda side: (side == usual, side != "american")))
        found = {SIDE_1: nations[0], SIDE_2: second, NIGHT: ("day", "night")}
        found[CLOCK] = (NONE, MINUTE)
        return {**found, DATA: (self.mark,)} if self.mark else found

    def setup(self, scenario: str, options: Mapping[str, str]) -> Setup:
        asked = dict(options)
        written = asked.pop(ORDERS, "")
        wanted = asked.get(DATA, self.mark)
        if wanted != self.mark:
            raise UnreadableFile(
                f"this game was played with the data files {wanted or 'of the package'}; "
                "start with them (--data names the folder of your own)"
            )
        if scenario == OWN:
            own = scenario_of(self.box, OWN, read_orders(written))
            agreed = self.agree(OWN, self._choices(own), asked)
        else:
            agreed = super().setup(scenario, asked)
        one, other = self.seats(agreed)
        if one == other:
            raise UnreadableFile(f"two {one} sides cannot meet; choose another nation for one side")
        if written:
            agreed.readings[ORDERS] = written
            self.battle(agreed)
        return agreed

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return setup.readings[SIDE_1], setup.readings[SIDE_2]

    def battle(self, setup: Setup) -> Battle:
        """Return what stays the same for a whole game, as it was agreed."""
        written = setup.readings.get(ORDERS, "")
        key = (
            setup.scenario,
            setup.readings[SIDE_1],
            setup.readings[SIDE_2],
            setup.readings[NIGHT],
            setup.readings.get(DREAD, "off"),
            written,
        )
        if key not in self._battles:
            # Orders are of one game each and would only pile up.
            ordered = [kept for kept in self._battles if kept[-1]]
            for old in ordered[:-ORDERED]:
                del self._battles[old]
            self._battles[key] = _battle(self.box, *key)
        return self._battles[key]

    def begin(self, setup: Setup) -> tuple[UpFrontTable, list[Frame[UpFrontTable]]]:
        return lay(self.battle(setup)), [Fight()]

    def read_table(self, setup: Setup, data: Mapping[str, object]) -> UpFrontTable:
        return read_table(self.battle(setup), data)

    def check(self, game: UpFront) -> str | None:
        return check(game)

    def view(self, game: UpFront, seat: str) -> dict[str, object]:
        return view(game, seat)

    def redeal(self, game: UpFront, seat: str, chance: Chance) -> Game[UpFrontTable]:
        return redeal(game, seat, chance)

    def rig(self, table: UpFrontTable, draws: tuple[str, ...]) -> tuple[str, ...]:
        return rig(table, draws)

    def overheard(self, notation: str) -> str:
        words = notation.split(" ")
        if words[0] not in HIDDEN:
            return notation
        return " ".join(words[:-1])

    def preview(self, game: UpFront, wanted: Action) -> Preview | None:
        return preview(game, wanted)

    def timing(self, game: UpFront) -> Timing | None:
        return timing(game)

    def untimely(self, game: UpFront, wanted: Action) -> Refusal | None:
        return untimely(game, wanted)

    def position(self, lines: list[str]) -> tuple[Setup, UpFrontTable, list[Frame[UpFrontTable]]]:
        return read_position(self, lines)

    def describe(self, game: UpFront) -> list[str]:
        return describe(game)

    def adviser(self, scenario: str, options: Mapping[str, str] | None = None) -> Adviser:
        written = (options or {}).get(ORDERS, "")
        orders = read_orders(written)
        advice = mapping(next(iter(self.scenarios.values()))["advice"], "the advice")
        box = enlisted(self.box, orders)
        return UpFrontAdviser(box, scenario_of(box, scenario, orders), advice)


def _roles(scenario: Scenario) -> tuple[str, str]:
    return (ANY, ANY) if scenario.kind == "meeting" else (ATTACKER, DEFENDER)


def _fights(scenario: Scenario, role: str, nation: str) -> bool:
    return any(entry.role == role and entry.nation == nation for entry in scenario.forces)


def _battle(
    printed: Box, id: str, one: str, other: str, time: str, dread: str, written: str
) -> Battle:
    orders = read_orders(written)
    box = enlisted(printed, orders)
    scenario = scenario_of(box, id, orders)
    roles = _roles(scenario)
    pairs = ((one, roles[0], other), (other, roles[1], one))
    forces = [
        ordered_force(box, orders, side, force(scenario, role, side, enemy))
        for side, role, enemy in pairs
    ]
    sheets: dict[str, Sheet] = {}
    for (side, role, enemy), men in zip(pairs, forces, strict=True):
        nation = box.nations[side]
        useless = {*scenario.cower["both"], *scenario.cower.get(role, ())}
        if time == "night":
            # Smoke does nothing at night (13.26).
            useless.add("smoke")
        troops = _troops(box, nation, men.troops, enemy)
        refuse_unfit(troops, men, box.men)
        sheets[side] = Sheet(side, role, nation, troops, men, frozenset(useless))
    first = (one, other)[first_side(scenario, (one, other), (forces[0], forces[1]))]
    return Battle(
        box,
        scenario,
        sheets,
        first,
        time == "night",
        HOOKS,
        campaign=orders.campaign,
        dread=dread == "on",
    )


def _troops(box: Box, nation: Nation, kind: str, enemy: str) -> Troops:
    """Return the class of troops a nation fields; some enemies are met by others (39.2c)."""
    for variant in box.nations.values():
        if variant.variant_of == nation.id and enemy in variant.against and kind in variant.troops:
            return variant.troops[kind]
    return nation.troops[kind]


def _cards(sheet: Sheet) -> int:
    return len(sheet.force.men) + len(sheet.force.later)


def lay(battle: Battle) -> UpFrontTable:
    """Lay the table of a new game: the deck is whole and everybody waits (3.1)."""
    groups: dict[str, Group] = {}
    return UpFrontTable(
        battle,
        groups,
        dict.fromkeys(battle.sides, ()),
        list(battle.deck),
        [],
        dict.fromkeys(battle.sides, ()),
        (),
        dict(battle.scenario.removed),
        1,
        False,
        Turn(battle.first, 0),
        {},
        {side: _cards(sheet) for side, sheet in battle.sheets.items()},
        {side: sheet.snipers for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, False),
        {},
        (),
        {side: tuple(sheet.force.men) for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, 1),
    )
