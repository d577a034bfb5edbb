"""What stays the same for a whole game: scenario, deck, forces, terrain and the rules' hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.nations import Nation, Troops
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.scenarios import Force, Scenario
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.weapons import Secondary, Weapon

if TYPE_CHECKING:
    from caposaldo.upfront.hooks import Hooks


class Sheet:
    """One side as it goes into battle: its nation, class of troops, force and role."""

    __slots__ = ("force", "nation", "role", "side", "troops", "useless")

    def __init__(
        self,
        side: str,
        role: str,
        nation: Nation,
        troops: Troops,
        force: Force,
        useless: frozenset[str],
    ) -> None:
        self.side: Final = side
        self.role: Final = role
        self.nation: Final = nation
        self.troops: Final = troops
        self.force: Final = force
        # The kinds of card, and of terrain, that the scenario makes Cower cards for it (2.22).
        self.useless: Final = useless

    @property
    def snipers(self) -> int:
        """How many checks end its use of Sniper cards (14.4, 14.41, 37.4)."""
        return max(self.force.snipers, self.troops.sniper_checks)


class Box:
    """Everything that comes in the box: deck, men, weapons, terrain."""

    __slots__ = ("deck", "men", "nations", "scenarios", "secondary", "terrain", "weapons")

    def __init__(
        self,
        deck: dict[CardId, Card],
        men: dict[ManId, ManCard],
        weapons: dict[str, Weapon],
        secondary: dict[str, Secondary],
        nations: dict[str, Nation],
        terrain: dict[str, Terrain],
        scenarios: dict[str, Scenario],
    ) -> None:
        self.deck: Final = deck
        self.men: Final = men
        self.weapons: Final = weapons
        self.secondary: Final = secondary
        self.nations: Final = nations
        self.terrain: Final = terrain
        self.scenarios: Final = scenarios


class Battle:
    """One scenario between two sides, as it was agreed."""

    __slots__ = (
        "box",
        "campaign",
        "deck",
        "dread",
        "enemies",
        "first",
        "hooks",
        "night",
        "scenario",
        "sheets",
        "sides",
        "uses",
    )

    def __init__(
        self,
        box: Box,
        scenario: Scenario,
        sheets: Mapping[str, Sheet],
        first: str,
        night: bool,
        hooks: Hooks,
        *,
        campaign: bool = False,
        dread: bool = False,
    ) -> None:
        self.box: Final = box
        # Whether men without armour of their own fear that of the enemy (28.opt).
        self.dread: Final = dread
        # Whether it is one of a chain, where men may withdraw and be pursued (42.6, 42.7).
        self.campaign: Final = campaign
        self.deck: Final = box.deck
        self.scenario: Final = scenario
        self.sheets: Final = dict(sheets)
        self.sides: Final = tuple(sheets)
        self.first: Final = first
        self.night: Final = night
        one, other = self.sides
        self.enemies: Final = {one: other, other: one}
        self.hooks: Final = hooks
        # What each card can be played as by each side, before scenario and quota (2.21).
        self.uses: Final = {
            side: {id: _uses(card, sheet) for id, card in box.deck.items()}
            for side, sheet in sheets.items()
        }

    def enemy(self, side: str) -> str:
        """Name the other side."""
        return self.enemies[side]


def _uses(card: Card, sheet: Sheet) -> tuple[str, ...]:
    if card.terrain in sheet.useless:
        return ()
    # Of a split card the scenario may bar one half and leave the other (2.21, 13.26).
    uses = card.uses_for(sheet.nation, sheet.troops)
    return tuple([kind for kind in uses if kind not in sheet.useless])
