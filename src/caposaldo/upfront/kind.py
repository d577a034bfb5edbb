"""Up Front as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.codec import mapping
from caposaldo.kernel.contract import Adviser, GameKind, Preview, Setup, Timing
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rulebook import RuleTable, read_readings, read_rulebook
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.advice.adviser import UpFrontAdviser
from caposaldo.upfront.battle import Battle, Box
from caposaldo.upfront.battlefields import FIRE
from caposaldo.upfront.battlemaking import (
    FORCES,
    NIGHT,
    SIDE_1,
    SIDE_2,
    SOLITAIRE,
    SUPPLEMENTS,
    USUAL_FORCES,
    battle_of,
    roles_of,
    with_blanks,
)
from caposaldo.upfront.clock import CLOCK, MINUTE, NONE, timing
from caposaldo.upfront.describe import describe
from caposaldo.upfront.fielding import (
    BATTLEFIELD,
    field_of,
    fields_offered,
)
from caposaldo.upfront.knowledge import check
from caposaldo.upfront.laying import lay
from caposaldo.upfront.matching import variants
from caposaldo.upfront.orders import (
    ORDERS,
    OWN,
    enlisted,
    read_orders,
    scenario_of,
)
from caposaldo.upfront.overhearing import overheard
from caposaldo.upfront.overrunvalue import ON_SLOPES
from caposaldo.upfront.pairings import CHOICE, PAIRINGS, offered, settled, usual_second
from caposaldo.upfront.positions import read_position
from caposaldo.upfront.preview import preview
from caposaldo.upfront.redeal import redeal
from caposaldo.upfront.registry import DEEDS, FRAMES
from caposaldo.upfront.rigging import rig
from caposaldo.upfront.ruletables import rule_table
from caposaldo.upfront.scenarios import Scenario
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tabledata import read_table
from caposaldo.upfront.turn import Fight
from caposaldo.upfront.untimely import untimely
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.view import view

VERSION: Final = 2
ON_OFF: Final = ("on", "off")
DATA: Final = "data"
KEPT: Final = 64
"""How many battles are kept ready."""


class UpFrontKind(GameKind[UpFrontTable]):
    """The game, its box of cards, its scenarios and its rules."""

    def __init__(
        self,
        book: Mapping[str, Any],
        readings: Mapping[str, Any],
        box: Box,
        scenarios: Mapping[str, Mapping[str, Any]],
        mark: str = "",
        shown: Callable[[str], RuleTable | None] | None = None,
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
        # Tables shown with rules whose figures are not in the box.
        self._shown: Final = shown
        # Which data files a game was played with; the package's own need no mark.
        self.mark: Final = mark
        self._battles: dict[tuple[object, ...], Battle] = {}

    def rule_table(self, name: str) -> RuleTable:
        found = rule_table(name, self.box)
        if found is None and self._shown is not None:
            found = self._shown(name)
        return found or super().rule_table(name)

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        return {**self._choices(self.box.scenarios[scenario]), PAIRINGS: CHOICE}

    def pairs(self, scenario: str) -> tuple[tuple[str, str], ...]:
        found = self._choices(self.box.scenarios[scenario])
        return offered(self.box.pairs, found[SIDE_1], found[SIDE_2])

    def _choices(self, scenario: Scenario) -> dict[str, tuple[str, ...]]:
        nations = [
            tuple([side for side in self.sides if _fights(scenario, role, side)])
            for role in roles_of(scenario)
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
        return game.table.battle.field.dialect

    def battle(self, setup: Setup) -> Battle:
        """Return what stays the same for a whole game, as it was agreed."""
        key = (setup.scenario, *sorted(setup.readings.items()))
        if key not in self._battles:
            if len(self._battles) >= KEPT:
                del self._battles[next(iter(self._battles))]
            self._battles[key] = battle_of(self.box, setup, self.in_force(setup))
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
        return overheard(notation)

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
        unnamed = {name: reading.unnamed for name, reading in self.readings.items()}
        agreed = {**unnamed, **options} if options else {}
        orders = read_orders(agreed.get(ORDERS, ""))
        advice = mapping(next(iter(self.scenarios.values()))["advice"], "the advice")
        box = with_blanks(enlisted(self.box, orders), agreed)
        fought = scenario_of(box, scenario, orders)
        sides = agreed.get(SIDE_1, ""), agreed.get(SIDE_2, "")
        field, on_slopes = field_of(box, agreed, fought, sides), agreed.get(ON_SLOPES) == "yes"
        return UpFrontAdviser(box.fielded(field), fought, advice, on_slopes=on_slopes)


def _fights(scenario: Scenario, role: str, nation: str) -> bool:
    return any(entry.role == role and entry.nation == nation for entry in scenario.forces)
