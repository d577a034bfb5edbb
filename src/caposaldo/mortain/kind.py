"""Stand at Mortain as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.codec import mapping
from caposaldo.kernel.contract import Adviser, GameKind, Preview, Setup
from caposaldo.kernel.frames import Deed, Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rulebook import read_readings, read_rulebook
from caposaldo.mortain import attack, fire, markers, movement, setup
from caposaldo.mortain.activation import Activate, Pass
from caposaldo.mortain.advice.adviser import MortainAdviser
from caposaldo.mortain.attack import Attack
from caposaldo.mortain.describe import describe
from caposaldo.mortain.fire import Fire, Volley
from caposaldo.mortain.knowledge import check_cards, check_places
from caposaldo.mortain.markers import CallMarker, UseAir, UseOba
from caposaldo.mortain.movement import MoveUnit
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.positions import read_position
from caposaldo.mortain.preview import preview
from caposaldo.mortain.redeal import redeal
from caposaldo.mortain.scenario import SIDES, UNPLACED, Scenario, read_scenario
from caposaldo.mortain.setup import SetUp
from caposaldo.mortain.table import MortainTable, Unit, read_table
from caposaldo.mortain.turn import Battle, Turn
from caposaldo.mortain.verbs import Mortain
from caposaldo.mortain.view import view

VERSION: Final = 1
FRAMES: Final[list[type[Frame[MortainTable]]]] = [
    Battle,
    Turn,
    SetUp,
    Orders,
    MoveUnit,
    Volley,
    Attack,
    CallMarker,
]
DEEDS: Final[dict[str, tuple[Deed[MortainTable], ...]]] = {
    SetUp.KIND: setup.DEEDS,
    Orders.KIND: (Activate(), Fire(), UseAir(), UseOba(), Pass()),
    MoveUnit.KIND: movement.DEEDS,
    Volley.KIND: fire.DEEDS,
    Attack.KIND: attack.DEEDS,
    CallMarker.KIND: markers.DEEDS,
}


class MortainKind(GameKind[MortainTable]):
    """The game, its scenarios and its rules."""

    def __init__(
        self,
        book: Mapping[str, Any],
        readings: Mapping[str, Any],
        scenarios: Mapping[str, Mapping[str, Any]],
    ) -> None:
        super().__init__(
            "mortain",
            VERSION,
            SIDES,
            dict(scenarios),
            read_rulebook(book),
            read_readings(readings),
            FRAMES,
            DEEDS,
        )
        self.battles = {id: read_scenario(data) for id, data in scenarios.items()}

    def secretive(self, setup: Setup) -> bool:
        return False

    def begin(self, setup: Setup) -> tuple[MortainTable, list[Frame[MortainTable]]]:
        return lay(self.battles[setup.scenario]), [Battle()]

    def read_table(self, setup: Setup, data: Mapping[str, object]) -> MortainTable:
        return read_table(self.battles[setup.scenario], data)

    def check(self, game: Mortain) -> str | None:
        return check_cards(game) or check_places(game)

    def view(self, game: Mortain, seat: str) -> dict[str, object]:
        return view(game)

    def redeal(self, game: Mortain, seat: str, chance: Chance) -> Game[MortainTable]:
        return redeal(game, chance)

    def preview(self, game: Mortain, wanted: Action) -> Preview | None:
        return preview(game, wanted)

    def position(self, lines: list[str]) -> tuple[Setup, MortainTable, list[Frame[MortainTable]]]:
        return read_position(self, self.battles, lines)

    def describe(self, game: Mortain) -> list[str]:
        return describe(game)

    def adviser(self, scenario: str, options: Mapping[str, str] | None = None) -> Adviser:
        plan = self.scenarios[scenario].get("advice", {})
        return MortainAdviser(self.battles[scenario], mapping(plan, "the advice"))


def lay(scenario: Scenario) -> MortainTable:
    """Lay the table of a new game: everybody waits (1.1, 1.2, 1.3)."""
    units = {
        id: Unit(type, UNPLACED if type.start == "map" else type.start, False)
        for id, type in scenario.units.items()
    }
    return MortainTable(scenario, units, [], 0, (), (), "", "")
