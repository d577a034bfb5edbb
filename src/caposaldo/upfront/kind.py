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
from caposaldo.upfront.battlefields import PLAIN, Battlefield
from caposaldo.upfront.blanks import dealt
from caposaldo.upfront.clock import CLOCK, MINUTE, NONE, timing
from caposaldo.upfront.describe import describe
from caposaldo.upfront.fielding import (
    BATTLEFIELD,
    cards_to_remove,
    field_of,
    fields_offered,
    useless_there,
)
from caposaldo.upfront.formation import refuse_unfit
from caposaldo.upfront.groups import Group
from caposaldo.upfront.keynumbers import promised
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
from caposaldo.upfront.pairings import CHOICE, PAIRINGS, offered, settled, usual_second
from caposaldo.upfront.positions import read_position
from caposaldo.upfront.preview import preview
from caposaldo.upfront.redeal import redeal
from caposaldo.upfront.registry import DEEDS, FRAMES, HOOKS
from caposaldo.upfront.rigging import rig
from caposaldo.upfront.scenarios import (
    ANY,
    ATTACKER,
    DEFENDER,
    Force,
    Scenario,
    force,
    least_morale,
    variants,
    who_begins,
)
from caposaldo.upfront.springfields import rearmed
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.tabledata import read_table
from caposaldo.upfront.turn import Fight
from caposaldo.upfront.untimely import untimely
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.view import view

VERSION: Final = 1
SIDE_1: Final = "side-1"
SIDE_2: Final = "side-2"
NIGHT: Final = "night"
SUPPLEMENTS: Final = "supplements"
FIRE: Final = "fire"
SOLITAIRE: Final = "solitaire"
PLAIN_BLANKS: Final = "blank-reinforcement-3-4"
ON_OFF: Final = ("on", "off")
FORCES: Final = "forces"
USUAL_FORCES: Final = "early"
DATA: Final = "data"
KEPT: Final = 64
"""How many battles are kept ready."""
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
            tuple([id for id, nation in box.nations.items() if not nation.variant_of]),
            dict(scenarios),
            read_rulebook(book),
            read_readings(readings),
            FRAMES,
            DEEDS,
        )
        self.later = (CLOCK, SUPPLEMENTS, BATTLEFIELD, FIRE, SOLITAIRE, PAIRINGS)
        self.box: Final = box
        # Which data files a game was played with; the package's own need no mark.
        self.mark: Final = mark
        self._battles: dict[tuple[object, ...], Battle] = {}

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        return {**self._choices(self.box.scenarios[scenario]), PAIRINGS: CHOICE}

    def pairs(self, scenario: str) -> tuple[tuple[str, str], ...]:
        found = self._choices(self.box.scenarios[scenario])
        return offered(self.box.pairs, found[SIDE_1], found[SIDE_2])

    def _choices(self, scenario: Scenario) -> dict[str, tuple[str, ...]]:
        nations = [
            tuple([side for side in self.sides if _fights(scenario, role, side)])
            for role in _roles(scenario)
        ]
        second = usual_second(
            self.box.pairs,
            nations[0][0],
            nations[1],
            self.box.nations[nations[0][0]].usual_enemy,
        )
        found = {SIDE_1: nations[0], SIDE_2: second, NIGHT: ("day", "night")}
        found[CLOCK] = (NONE, MINUTE)
        found[SUPPLEMENTS] = ON_OFF
        found[BATTLEFIELD] = fields_offered(self.box, scenario)
        found[FIRE] = ON_OFF[::-1]
        found[SOLITAIRE] = ON_OFF[::-1]
        if later := variants(scenario):
            found[FORCES] = (USUAL_FORCES, *later)
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
        if scenario != OWN:
            agreed.readings[PAIRINGS] = settled(self.box.pairs, one, other, asked)
        if written:
            agreed.readings[ORDERS] = written
            self.battle(agreed)
        return agreed

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return setup.readings[SIDE_1], setup.readings[SIDE_2]

    def dialect(self, game: UpFront) -> str:
        field = game.table.battle.field.id
        return "" if field == PLAIN else field

    def battle(self, setup: Setup) -> Battle:
        """Return what stays the same for a whole game, as it was agreed."""
        key = (setup.scenario, *sorted(setup.readings.items()))
        if key not in self._battles:
            if len(self._battles) >= KEPT:
                del self._battles[next(iter(self._battles))]
            self._battles[key] = _battle(self.box, setup)
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
        agreed = options or {}
        orders = read_orders(agreed.get(ORDERS, ""))
        advice = mapping(next(iter(self.scenarios.values()))["advice"], "the advice")
        box = _with_blanks(enlisted(self.box, orders), agreed)
        fought = scenario_of(box, scenario, orders)
        sides = agreed.get(SIDE_1, ""), agreed.get(SIDE_2, "")
        return UpFrontAdviser(box.fielded(field_of(box, agreed, fought, sides)), fought, advice)


def _roles(scenario: Scenario) -> tuple[str, str]:
    return (ANY, ANY) if scenario.kind == "meeting" else (ATTACKER, DEFENDER)


def _fights(scenario: Scenario, role: str, nation: str) -> bool:
    return any(entry.role == role and entry.nation == nation for entry in scenario.forces)


def _battle(printed: Box, setup: Setup) -> Battle:
    agreed = setup.readings
    one, other, night = agreed[SIDE_1], agreed[SIDE_2], agreed[NIGHT] == NIGHT
    orders = read_orders(agreed.get(ORDERS, ""))
    box = enlisted(printed, orders)
    scenario = scenario_of(box, setup.scenario, orders)
    field = field_of(box, agreed, scenario, (one, other))
    box = box.fielded(field)
    # Records from before the supplements do not name them.
    supplements = agreed.get(SUPPLEMENTS, "off") == "on"
    variant = agreed.get(FORCES, USUAL_FORCES)
    roles = _roles(scenario)
    pairs = ((one, roles[0], other), (other, roles[1], one))
    forces = [
        ordered_force(box, orders, side, force(scenario, role, side, enemy, variant))
        for side, role, enemy in pairs
    ]
    sheets: dict[str, Sheet] = {}
    for (side, role, enemy), men in zip(pairs, forces, strict=True):
        barred = _useless(scenario, role, field, night=night)
        sheets[side] = _sheet(box, scenario, men, (side, role, enemy), barred, supplements)
    if any(sheet.chances for sheet in sheets.values()):
        box = _with_blanks(box, agreed)
    box = rearmed(box, forces) if supplements else box
    sets_up, first = who_begins(scenario, (one, other), (forces[0], forces[1]))
    return Battle(
        box,
        scenario,
        sheets,
        sets_up,
        first,
        night,
        HOOKS,
        campaign=orders.campaign,
        readings=agreed,
        field=field,
        supplements=supplements,
        fire=agreed.get(FIRE, "off") == "on",
        solitaire=agreed.get(SOLITAIRE, "off") == "on",
    )


def _sheet(
    box: Box,
    scenario: Scenario,
    men: Force,
    part: tuple[str, str, str],
    useless: frozenset[str],
    supplements: bool,
) -> Sheet:
    """Return one side of a battle; `part` is its name, its role and its enemy."""
    side, role, enemy = part
    nation = box.nations[side]
    # In a scenario of one's own it is for the player to say who is a Marine (46.1).
    told = supplements and scenario.id == OWN
    troops = _troops(box, nation, men, enemy, told=told)
    refuse_unfit(troops, men, box.men)
    traits = nation.traits if supplements else nation.base_traits
    chances = promised(scenario, men, role) if supplements else frozenset()
    least = least_morale(scenario, role)
    return Sheet(side, role, nation, troops, men, useless, traits, enemy, chances, least)


def _useless(scenario: Scenario, role: str, field: Battlefield, *, night: bool) -> frozenset[str]:
    """Return what a scenario makes Cower cards for a role; Smoke does nothing at night (13.26)."""
    barred = useless_there(field, {*scenario.cower["both"], *scenario.cower.get(role, ())})
    return frozenset((*barred, "smoke") if night else barred)


def _with_blanks(box: Box, agreed: Mapping[str, str]) -> Box:
    """Return the box with its blank cards among the men, as random reinforcements want (48.31)."""
    plain = agreed.get(PLAIN_BLANKS, "no") == "yes"
    return box.but(men=dealt(box.men, box.blanks, plain=plain))


def _troops(box: Box, nation: Nation, men: Force, enemy: str, *, told: bool) -> Troops:
    """Return the class of troops a nation fields; some enemies are met by others (39.2c, 46.1)."""
    for variant in box.nations.values():
        if variant.variant_of != nation.id or men.troops not in variant.troops:
            continue
        if bool(men.marines) if told else enemy in variant.against:
            return variant.troops[men.troops]
    return nation.troops[men.troops]


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
        cards_to_remove(battle),
        1,
        False,
        Turn(battle.sets_up, 0),
        {},
        {side: _cards(sheet) for side, sheet in battle.sheets.items()},
        {side: sheet.snipers for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, False),
        {},
        (),
        {side: tuple(sheet.force.men) for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, 1),
    )
