"""What stays the same for a whole game: the ground, the counters, the readings agreed."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk import sighttable
from caposaldo.aslsk.board import TERRAINS
from caposaldo.aslsk.conditions import Condition
from caposaldo.aslsk.counters import Counters
from caposaldo.aslsk.maps import Map
from caposaldo.aslsk.options import Options
from caposaldo.aslsk.places import edge_hexes, hexes_in, union, whole_buildings
from caposaldo.aslsk.roster import Roster
from caposaldo.aslsk.scenario import Group, Scenario
from caposaldo.aslsk.sight import Season
from caposaldo.aslsk.sighttable import Sights
from caposaldo.aslsk.special.book import Specials, read_specials
from caposaldo.aslsk.special.steadiness import steadied
from caposaldo.aslsk.tables import Tables, Terrain
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.actions import Action, action

GRAIN: Final[int] = TERRAINS.index("grain")
OPEN: Final[int] = TERRAINS.index("open")
PLACE: Final[str] = "place"


class Box:
    """What is in the box: counters and tables."""

    __slots__ = ("counters", "tables")

    def __init__(self, counters: Counters, tables: Tables) -> None:
        self.counters: Final = counters
        self.tables: Final = tables


class Battle:
    """A scenario as it was agreed to be played; what takes long is worked out when first asked."""

    __slots__ = (
        "_entries",
        "_places",
        "_sights",
        "areas",
        "box",
        "elr",
        "exits",
        "ground",
        "kinds",
        "options",
        "owner",
        "roster",
        "scenario",
        "season",
        "sides",
        "specials",
        "targets",
        "victory",
        "watched",
    )

    def __init__(self, box: Box, scenario: Scenario, ground: Map, options: Options) -> None:
        self.scenario: Final = scenario
        self.specials: Final = read_specials(scenario.special, scenario.nations)
        self.box: Final = _in_scenario(box, self.specials)
        self.ground: Final = ground
        self.options: Final = options
        self.sides: Final = scenario.nations
        self.elr: Final[dict[str, int]] = {side.nation: side.elr for side in scenario.sides}
        self.roster: Final = Roster(self.box.counters, scenario)
        self.victory: Final = scenario.victory
        grown = box.tables.in_season(scenario.month)
        self.season: Final = Season(
            orchard=options.orchard_all_year or grown, grain=grown, every=options.every_hex_hinders
        )
        # What each kind of terrain does in the month of the scenario (SK X7), by its number.
        self.kinds: Final[tuple[Terrain, ...]] = _in_season(box.tables, grown)
        self.areas: Final[tuple[frozenset[int], ...]] = tuple(
            [union(ground, group.area) for group in scenario.groups]
        )
        # The hexes that the victory conditions speak of, and those from which one may exit.
        self.targets: Final[tuple[int, ...]] = _targets(ground, scenario.victory)
        self.watched: Final[frozenset[int]] = frozenset(self.targets)
        self.exits: Final[tuple[int, ...]] = _exits(ground, scenario)
        # Whose each hex is before anybody has moved (SK V3).
        self.owner: Final[tuple[str, ...]] = _owners(ground, scenario, self.areas)
        self._sights: Sights | None = None
        self._entries: Final[dict[int, tuple[int, ...]]] = {}
        self._places: Final[dict[UnitId, list[Action]]] = {}

    @property
    def sights(self) -> Sights:
        """All lines of sight, in the season of the scenario."""
        known = self._sights
        if known is None:
            known = Sights(self.ground, sighttable.of(self.ground), self.season)
            self._sights = known
        return known

    def other(self, side: str) -> str:
        """Return the opponent of a side."""
        one, two = self.sides
        return two if side == one else one

    def terrain(self, hex: int) -> Terrain:
        """Return what is in a hex."""
        return self.kinds[self.ground.terrain[hex]]

    def name(self, hex: int) -> str:
        """Return the name of a hex."""
        return self.ground.names[hex]

    def entries(self, group: Group) -> tuple[int, ...]:
        """Return the hexes by which a group enters the map."""
        if group.index not in self._entries:
            edges = [self.scenario.edges.get(edge, edge) for edge in group.edges]
            found = [edge_hexes(self.ground, edge, group.first, group.last) for edge in edges]
            self._entries[group.index] = tuple(sorted({hex for each in found for hex in each}))
        return self._entries[group.index]

    def places(self, unit: UnitId) -> list[Action]:
        """Return what sets a unit up in each hex of its area, in the order of their names."""
        if unit not in self._places:
            area = self.areas[self.roster.unit_group[unit].index]
            names = sorted([self.name(hex) for hex in area])
            self._places[unit] = [action(PLACE, (unit, name)) for name in names]
        return self._places[unit]

    def special(self, key: str) -> bool:
        """Tell whether the scenario has a special rule (SK V9)."""
        return key in self.scenario.special


def _in_scenario(box: Box, specials: Specials) -> Box:
    """Return the box with its counters as the special rules of a scenario have them (SK V9)."""
    counters = steadied(box.counters, specials)
    return box if counters is box.counters else Box(counters, box.tables)


def _in_season(tables: Tables, grown: bool) -> tuple[Terrain, ...]:
    kinds = list(tables.by_code)
    if not grown:
        kinds[GRAIN] = kinds[OPEN]
    return tuple(kinds)


def _targets(ground: Map, victory: Condition | None) -> tuple[int, ...]:
    if victory is None or victory.exits:
        return ()
    found = hexes_in(ground, victory.where)
    return whole_buildings(ground, found) if victory.where.hexes else found


def _exits(ground: Map, scenario: Scenario) -> tuple[int, ...]:
    victory = scenario.victory
    if victory is None or not victory.exits:
        return ()
    if victory.edge:
        edge = scenario.edges.get(victory.edge, victory.edge)
        return edge_hexes(ground, edge, victory.first, victory.last)
    return hexes_in(ground, victory.where)


def _owners(ground: Map, scenario: Scenario, areas: tuple[frozenset[int], ...]) -> tuple[str, ...]:
    """Say whose each hex is: in whose area it lies, else the side's that sets up first (SK V3)."""
    claims: list[list[str]] = [[] for _ in range(ground.size)]
    for group in scenario.groups:
        for hex in sorted(areas[group.index]):
            if group.side not in claims[hex]:
                claims[hex].append(group.side)
    first = scenario.sets_up_first
    return tuple([claim[0] if len(claim) == 1 else first for claim in claims])
