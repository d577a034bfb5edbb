"""ASL Starter Kit #1 as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.aslsk.advice.adviser import StarterAdviser
from caposaldo.aslsk.atlas import Atlas
from caposaldo.aslsk.balance import BALANCE, NOBODY, balanced, offered
from caposaldo.aslsk.barefield import FIELD
from caposaldo.aslsk.battle import Battle, Box
from caposaldo.aslsk.briefing import balance_changes, special_rules
from caposaldo.aslsk.describe import describe
from caposaldo.aslsk.field import POSITION, read_field
from caposaldo.aslsk.framelaws import frame_fault
from caposaldo.aslsk.ground import lay_out
from caposaldo.aslsk.knowledge import check
from caposaldo.aslsk.options import FREE, LOS_CHECK, Options
from caposaldo.aslsk.positions import read_position
from caposaldo.aslsk.redeal import redeal
from caposaldo.aslsk.registry import DEEDS, FRAMES, PREVIEWS, SHOWS
from caposaldo.aslsk.rigging import rig
from caposaldo.aslsk.ruletables import rule_table
from caposaldo.aslsk.scenario import Scenario, read_scenario
from caposaldo.aslsk.special.fortifying import overheard
from caposaldo.aslsk.stacklaws import stack_fault
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable, lay
from caposaldo.aslsk.tabledata import read_table
from caposaldo.aslsk.turn import Fight
from caposaldo.aslsk.view import view
from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.contract import Adviser, GameKind, Preview, Setup
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rulebook import RuleTable, read_readings, read_rulebook
from caposaldo.kernel.rules import Facts

VERSION: Final[int] = 2
KEPT: Final[int] = 64
"""How many battles are kept ready."""


class StarterKind(GameKind[StarterTable]):
    """The game, its box of counters, its boards, its scenarios and its rules."""

    def __init__(
        self,
        book: Mapping[str, Any],
        readings: Mapping[str, Any],
        box: Box,
        atlas: Atlas,
        scenarios: Mapping[str, Mapping[str, Any]],
    ) -> None:
        nations = [id for id, nation in box.counters.nations.items() if nation.complete]
        super().__init__(
            "aslsk",
            VERSION,
            tuple(nations),
            playable(atlas, scenarios),
            read_rulebook(book),
            read_readings(readings),
            FRAMES,
            DEEDS,
        )
        self.box: Final = box
        self.atlas: Final = atlas
        self.read: Final[dict[str, Scenario]] = {
            id: read_scenario(data) for id, data in self.scenarios.items()
        }
        self._battles: dict[tuple[object, ...], Battle] = {}

    def rule_table(self, name: str) -> RuleTable:
        return rule_table(name, self.box.tables, self.readings)

    def choices(self, scenario: str) -> dict[str, tuple[str, ...]]:
        # A position brings its own terms along and has no changes for balance.
        return {BALANCE: offered(self.read[scenario])} if scenario in self.read else {}

    def briefing(self, scenario: str, agreed: dict[str, str] | None) -> list[tuple[str, Facts]]:
        if scenario not in self.read:
            return []
        found = self.read[scenario]
        if agreed is None:
            return [*special_rules(found), *balance_changes(found)]
        helped = agreed.get(BALANCE, NOBODY)
        return [*special_rules(balanced(found, helped)), *balance_changes(found, helped)]

    def setup(self, scenario: str, options: Mapping[str, str]) -> Setup:
        asked = dict(options)
        if scenario == POSITION:
            field = asked.pop(FIELD, "")
            agreed = self.agree(POSITION, self.choices(POSITION), asked)
            agreed.readings[FIELD] = field
            self.battle(agreed)
            return agreed
        agreed = super().setup(scenario, asked)
        if self.read[scenario].lesson and LOS_CHECK not in asked:
            agreed.readings[LOS_CHECK] = FREE
        return agreed

    def seats(self, setup: Setup) -> tuple[str, ...]:
        if setup.scenario == POSITION:
            return self.battle(setup).sides
        return self.read[setup.scenario].nations

    def battle(self, setup: Setup) -> Battle:
        """Return what stays the same for a whole game, as it was agreed."""
        key = (setup.scenario, *sorted(setup.readings.items()))
        if key not in self._battles:
            if len(self._battles) >= KEPT:
                del self._battles[next(iter(self._battles))]
            self._battles[key] = self._lay_out(setup)
        return self._battles[key]

    def _lay_out(self, setup: Setup) -> Battle:
        options = Options(self.in_force(setup))
        if setup.scenario == POSITION:
            try:
                return self._field(setup.readings[FIELD], options)
            except BROKEN as error:
                raise UnreadableFile(f"this position cannot be played: {error}") from None
        helped = setup.readings.get(BALANCE, NOBODY)
        scenario = balanced(self.read[setup.scenario], helped)
        return Battle(self.box, scenario, lay_out(self.atlas, scenario.lays), options)

    def _field(self, text: str, options: Options) -> Battle:
        """Lay out the scenario of a few lines that a position brings along."""
        scenario, board = read_field(text)
        for nation in scenario.nations:
            if nation not in self.sides:
                known = ", ".join(self.sides)
                raise UnreadableFile(f"there is no side {nation!r}; choose from: {known}")
        atlas = self.atlas if board is None else Atlas({FIELD: board})
        return Battle(self.box, scenario, lay_out(atlas, scenario.lays), options)

    def begin(self, setup: Setup) -> tuple[StarterTable, list[Frame[StarterTable]]]:
        return lay(self.battle(setup)), [Fight()]

    def read_table(self, setup: Setup, data: Mapping[str, object]) -> StarterTable:
        return read_table(self.battle(setup), data)

    def overheard(self, notation: str) -> str:
        return overheard(notation)

    def secretive(self, setup: Setup) -> bool:
        return self.battle(setup).specials.fortified is not None

    def check(self, game: Starter) -> str | None:
        return check(game) or frame_fault(game) or stack_fault(game)

    def view(self, game: Starter, seat: str) -> dict[str, object]:
        return view(game, seat, SHOWS)

    def redeal(self, game: Starter, seat: str, chance: Chance) -> Game[StarterTable]:
        return redeal(game, seat, chance)

    def rig(self, table: StarterTable, draws: tuple[str, ...]) -> tuple[str, ...]:
        return rig(draws)

    def preview(self, game: Starter, wanted: Action) -> Preview | None:
        frame = game.stack[-1]
        return PREVIEWS[frame.KIND](game, frame, wanted) if frame.KIND in PREVIEWS else None

    def position(self, lines: list[str]) -> tuple[Setup, StarterTable, list[Frame[StarterTable]]]:
        return read_position(self, lines)

    def describe(self, game: Starter) -> list[str]:
        return describe(game)

    def adviser(self, scenario: str, options: Mapping[str, str] | None = None) -> Adviser:
        return StarterAdviser(self.battle(self.setup(scenario, options or {})))


def playable(
    atlas: Atlas, scenarios: Mapping[str, Mapping[str, Any]]
) -> dict[str, Mapping[str, object]]:
    """Return the scenarios whose boards are at hand; owners import those of the published ones."""
    known = atlas.ids()
    return {
        id: data
        for id, data in scenarios.items()
        if all(entry["board"] in known for entry in data["boards"])
    }
