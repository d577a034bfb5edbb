"""What stays the same for a whole game: scenario, deck, forces, terrain and the rules' hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from caposaldo.upfront.battlefields import NO_FIELD, Battlefield, Fires
from caposaldo.upfront.blanks import Blank
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.forces import Force
from caposaldo.upfront.nations import FACING, SURRENDER, Nation, Troops
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.scenarios import Scenario
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.weapons import Secondary, Weapon

if TYPE_CHECKING:
    from caposaldo.upfront.hooks import Hooks
    from caposaldo.upfront.shelf import Fields


AGREED: Final = ("yes", "on")
SNIPER: Final = "sniper"
NO_READINGS: Final[Mapping[str, str]] = {}


class Sheet:
    """One side as it goes into battle: its nation, class of troops, force and role."""

    __slots__ = (
        "breaks",
        "chances",
        "force",
        "min_morale",
        "nation",
        "raises_panic",
        "role",
        "side",
        "surrenders",
        "traits",
        "troops",
        "useless",
    )

    def __init__(
        self,
        side: str,
        role: str,
        nation: Nation,
        troops: Troops,
        force: Force,
        useless: frozenset[str],
        traits: frozenset[str],
        enemy: str,
        chances: frozenset[int] = frozenset(),
        min_morale: int = 0,
    ) -> None:
        self.side: Final = side
        self.role: Final = role
        self.nation: Final = nation
        self.troops: Final = troops
        self.force: Final = force
        # The kinds of card, and of terrain, that the scenario makes Cower cards for it (2.22).
        self.useless: Final = useless
        # The special rules of its nation and troops that hold in this game.
        self.traits: Final = traits
        # When its squad breaks, what its Panic gains, whether its groups surrender (50.4, 50.42).
        facing = nation.facing.get(enemy) if FACING in traits else None
        self.breaks: Final = nation.breaks if facing is None else facing.breaks
        self.raises_panic: Final = 0 if facing is None else facing.raises_panic
        gives_up = SURRENDER in traits and troops.surrenders
        self.surrenders: Final = gives_up and (facing is None or facing.surrenders)
        # The decks in which it may try for random reinforcements (48.1).
        self.chances: Final = chances
        # The Morale that nobody of it plays below, by its troops or its scenario (2.4, 39.2c).
        self.min_morale: Final = max(min_morale, troops.min_morale)

    @property
    def snipers(self) -> int:
        """How many checks end its use of Sniper cards (14.4, 14.41, 37.4).

        Who has none by his scenario, but may still win one, begins with none (48.4).
        """
        if self.chances and SNIPER in self.useless:
            return 0
        return max(self.force.snipers, self.troops.sniper_checks)


class Box:
    """Everything that comes in the box: deck, men, weapons, terrain."""

    __slots__ = (
        "blanks",
        "deck",
        "fires",
        "grounds",
        "men",
        "nations",
        "pairs",
        "scenarios",
        "secondary",
        "terrain",
        "weapons",
    )

    def __init__(
        self,
        deck: dict[CardId, Card],
        men: dict[ManId, ManCard],
        weapons: dict[str, Weapon],
        secondary: dict[str, Secondary],
        nations: dict[str, Nation],
        terrain: dict[str, Terrain],
        scenarios: dict[str, Scenario],
        grounds: Fields,
        fires: Fires,
        blanks: dict[ManId, Blank] | None = None,
        pairs: frozenset[frozenset[str]] = frozenset(),
    ) -> None:
        self.deck: Final = deck
        self.men: Final = men
        self.weapons: Final = weapons
        self.secondary: Final = secondary
        self.nations: Final = nations
        self.terrain: Final = terrain
        self.scenarios: Final = scenarios
        # The battlefields, of which some figures depend on readings (T0 to T4).
        self.grounds: Final = grounds
        self.fires: Final = fires
        # Cards for men who are on no list; they are in play with random reinforcements (48.31).
        self.blanks: Final = blanks or {}
        # The nations that met in history (3.1).
        self.pairs: Final = pairs

    @property
    def fields(self) -> dict[str, Battlefield]:
        """The battlefields by the words of the documents."""
        return self.grounds.under({})

    def but(
        self,
        deck: dict[CardId, Card] | None = None,
        men: dict[ManId, ManCard] | None = None,
        terrain: dict[str, Terrain] | None = None,
    ) -> Box:
        """Return the same box with other cards, men or terrain in it."""
        return Box(
            deck or self.deck,
            men or self.men,
            self.weapons,
            self.secondary,
            self.nations,
            terrain or self.terrain,
            self.scenarios,
            self.grounds,
            self.fires,
            self.blanks,
            self.pairs,
        )

    def fielded(self, field: Battlefield) -> Box:
        """Return the box with the cards and the terrain of a battlefield (T0)."""
        if not field.cards and not field.terrain:
            return self
        return self.but(
            deck={**self.deck, **field.cards}, terrain={**self.terrain, **field.terrain}
        )


class Battle:
    """One scenario between two sides, as it was agreed."""

    __slots__ = (
        "box",
        "campaign",
        "deck",
        "enemies",
        "field",
        "fire",
        "first",
        "hooks",
        "jungle",
        "night",
        "readings",
        "scenario",
        "sets_up",
        "sheets",
        "sides",
        "solitaire",
        "supplements",
        "uses",
    )

    def __init__(
        self,
        box: Box,
        scenario: Scenario,
        sheets: Mapping[str, Sheet],
        sets_up: str,
        first: str,
        night: bool,
        hooks: Hooks,
        *,
        campaign: bool = False,
        readings: Mapping[str, str] = NO_READINGS,
        field: Battlefield = NO_FIELD,
        supplements: bool = True,
        fire: bool = False,
        solitaire: bool = False,
    ) -> None:
        self.box: Final = box
        # Whether one person plays both sides (49).
        self.solitaire: Final = solitaire
        # What was agreed, for rules that see only the table; the battlefield (T0).
        self.readings: Final = dict(readings)
        self.field: Final = field
        # Whether the rules of the supplements hold (44 to 51); in old records they do not.
        self.supplements: Final = supplements
        # Whether the rules of the jungle hold (47.2).
        self.jungle: Final = field.has("jungle")
        # Whether terrain can burn: agreed on, or by a deck that has a card for it (F4).
        self.fire: Final = fire or field.has("fire")
        # Whether it is one of a chain, where men may withdraw and be pursued (42.6, 42.7).
        self.campaign: Final = campaign
        self.deck: Final = box.deck
        self.scenario: Final = scenario
        self.sheets: Final = dict(sheets)
        self.sides: Final = tuple(sheets)
        # Who forms groups first, and who has the first turn (4.1).
        self.sets_up: Final = sets_up
        self.first: Final = first
        self.night: Final = night
        one, other = self.sides
        self.enemies: Final = {one: other, other: one}
        self.hooks: Final = hooks
        # What each card can be played as by each side, before scenario and quota (2.21).
        # Some terrain is of no use on this battlefield, and not even worth a try (52.14).
        idle = {kind for kind, each in box.terrain.items() if each.banished and not each.gamble}
        self.uses: Final = {
            side: {
                id: () if card.terrain in idle else _uses(card, sheet)
                for id, card in box.deck.items()
            }
            for side, sheet in sheets.items()
        }

    def reads(self, name: str) -> bool:
        """Tell whether a reading that is a yes or no was agreed on."""
        return self.readings.get(name, "no") in AGREED

    def enemy(self, side: str) -> str:
        """Name the other side."""
        return self.enemies[side]


def _uses(card: Card, sheet: Sheet) -> tuple[str, ...]:
    if card.terrain in sheet.useless:
        return ()
    # Of a split card the scenario may bar one half and leave the other (2.21, 13.26).
    uses = card.uses_for(sheet.nation, sheet.troops)
    # A sniper who comes as reinforcement gives the use of Sniper cards all the same (48.4).
    useless = sheet.useless - {SNIPER} if sheet.chances else sheet.useless
    return tuple([kind for kind in uses if kind not in useless])
