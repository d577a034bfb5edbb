"""A scenario as its file describes it: boards, sides, groups, special rules, victory (SK V1).

Our own scenarios and the published ones have the same form; the comments of data/published.toml
explain its fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from caposaldo.aslsk.conditions import Condition, read_condition
from caposaldo.aslsk.places import PLACE, Where, read_where
from caposaldo.kernel.codec import refuse_unknown
from caposaldo.kernel.errors import UnreadableFile

NORTH: Final[str] = "north"
EDGES: Final[dict[str, str]] = {
    NORTH: "low_rows",
    "south": "high_rows",
    "west": "low_columns",
    "east": "high_columns",
}
"""Which edge of the map lies where, if the scenario does not say."""
STATES: Final[tuple[tuple[str, ...], ...]] = ((), ("broken",), ("broken", "dm"))
"""How the units of a group may begin."""
SCENARIO: Final = (
    "boards", "date", "doubts", "edges", "id", "last_turn_half", "layout", "lesson", "line_up",
    "moves_first", "record", "sets_up_first", "side", "special", "turns", "verified", "victory",
)  # fmt: skip
SIDE: Final = ("balance", "elr", "group", "nation")
GROUP: Final = (
    "area", "counters", "edge", "from", "held_back", "leaders", "mmc_per_hex", "nation", "roll",
    "state", "to", "turn", "weapons", "when",
)  # fmt: skip
"""What the entries of a scenario's file may say; some of it is for people."""


@dataclass(frozen=True)
class Lay:
    """A board of the scenario, perhaps along an edge of another one."""

    board: str
    columns: str
    turned: bool
    along: str = ""
    of: str = ""


@dataclass(frozen=True)
class Dice:
    """Counters whose number is diced for: the first on 1 to 3, the second on 4 to 6 (SK V9)."""

    name: str
    first: int
    second: int


@dataclass(frozen=True)
class HeldBack:
    """What may be kept to enter in a later turn."""

    turn: int
    edges: tuple[str, ...]
    mmc: int
    smc: int
    sw: int


@dataclass(frozen=True)
class Group:
    """Counters that set up or enter together; turn 0 sets up on the map.

    `first` and `last` are the hexes of the edge between which it enters. `when` names a rule by
    which it comes later than its turn. `state` is what its squads and half-squads have suffered
    before the game begins.
    """

    index: int
    side: str
    turn: int
    area: tuple[Where, ...]
    mmc_per_hex: int
    edges: tuple[str, ...]
    first: str
    last: str
    when: str
    state: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]
    leaders: tuple[tuple[str, int], ...]
    weapons: tuple[tuple[str, int], ...]
    dice: tuple[Dice, ...]
    held_back: HeldBack | None


@dataclass(frozen=True)
class Side:
    """One side: its nation, its ELR, its groups, and the change that helps it (SK V9)."""

    nation: str
    elr: int
    groups: tuple[Group, ...]
    balance: Mapping[str, Any]


@dataclass(frozen=True)
class LineUp:
    """A set-up of one side that a player may take whole."""

    id: str
    side: str
    places: dict[str, str]
    holders: dict[str, str]


@dataclass(frozen=True)
class Scenario:
    """One scenario; `special` are its own rules by key, with their figures (SK V9)."""

    id: str
    month: int
    turns: int
    half: bool
    sets_up_first: str
    moves_first: str
    lays: tuple[Lay, ...]
    edges: dict[str, str]
    sides: tuple[Side, Side]
    special: dict[str, tuple[Mapping[str, Any], ...]]
    victory: Condition | None
    line_ups: tuple[LineUp, ...]
    lesson: bool

    @property
    def nations(self) -> tuple[str, str]:
        """The two sides by name."""
        return self.sides[0].nation, self.sides[1].nation

    @property
    def groups(self) -> tuple[Group, ...]:
        """All groups, each at the place of its index."""
        return (*self.sides[0].groups, *self.sides[1].groups)

    @property
    def set_up_order(self) -> tuple[str, str]:
        """The two sides in the order in which they set up (SK V1)."""
        one, two = self.nations
        return (one, two) if one == self.sets_up_first else (two, one)

    def side(self, nation: str) -> Side:
        """Return one side."""
        one, two = self.sides
        return one if one.nation == nation else two

    def but(self, **changes: Any) -> Scenario:  # noqa: ANN401 - as `replace` takes them
        """Return the scenario with some things changed."""
        return replace(self, **changes)


def read_scenario(data: Mapping[str, Any]) -> Scenario:
    """Read a scenario from its parsed TOML."""
    refuse_unknown(f"scenario {data['id']}", data, SCENARIO)
    sides: list[Side] = []
    index = 0
    for entry in data["side"]:
        refuse_unknown(f"scenario {data['id']}, side {entry['nation']}", entry, SIDE)
        groups: list[Group] = []
        for group in entry.get("group", []):
            groups.append(_group(index, entry["nation"], group))
            index += 1
        sides.append(Side(entry["nation"], entry["elr"], tuple(groups), entry.get("balance", {})))
    if len(sides) != 2 or sides[0].nation == sides[1].nation:
        raise UnreadableFile(f"scenario {data['id']} must have two sides of different nations")
    special: dict[str, tuple[Mapping[str, Any], ...]] = {}
    for entry in data.get("special", []):
        special[entry["key"]] = (*special.get(entry["key"], ()), entry)
    found = Scenario(
        id=data["id"],
        month=_month(data),
        turns=data["turns"],
        half=data.get("last_turn_half", False),
        sets_up_first=data["sets_up_first"],
        moves_first=data["moves_first"],
        lays=_lays(data),
        edges={**EDGES, **_edges(data)},
        sides=(sides[0], sides[1]),
        special=special,
        victory=read_condition(data["victory"]) if "victory" in data else None,
        line_ups=tuple([_line_up(entry) for entry in data.get("line_up", [])]),
        lesson=data.get("lesson", False),
    )
    _refuse_strangers(found)
    return found


def _month(data: Mapping[str, Any]) -> int:
    month = int(str(data["date"]).split("-")[1])
    if not 1 <= month <= 12:
        raise UnreadableFile(f"there is no month {month}; write the date as 1944-06-07")
    return month


def _edges(data: Mapping[str, Any]) -> dict[str, str]:
    return {edge: str(name).replace(" ", "_") for edge, name in data.get("edges", {}).items()}


def _lays(data: Mapping[str, Any]) -> tuple[Lay, ...]:
    layout = data.get("layout", {})
    return tuple(
        [
            Lay(
                entry["board"],
                entry.get("columns", ""),
                entry.get("turned", False),
                str(layout["along"]).replace(" ", "_")
                if entry["board"] == layout.get("board")
                else "",
                layout["of"] if entry["board"] == layout.get("board") else "",
            )
            for entry in data["boards"]
        ]
    )


def _group(index: int, nation: str, data: Mapping[str, Any]) -> Group:
    refuse_unknown(f"group {index + 1}, {nation}", data, GROUP)
    for piece in data.get("area", []):
        refuse_unknown(f"group {index + 1}, {nation}, area", piece, PLACE)
    held = data.get("held_back")
    return Group(
        index=index,
        side=nation,
        turn=data["turn"],
        area=tuple([read_where(piece) for piece in data.get("area", [])]),
        mmc_per_hex=data.get("mmc_per_hex", 0),
        edges=tuple(data.get("edge", [])),
        first=data.get("from", ""),
        last=data.get("to", ""),
        when=data.get("when", ""),
        state=_state(data),
        counters=tuple(data.get("counters", {}).items()),
        leaders=tuple(data.get("leaders", {}).items()),
        weapons=tuple(data.get("weapons", {}).items()),
        dice=tuple([Dice(**entry) for entry in data.get("roll", [])]),
        held_back=None if held is None else HeldBack(**{**held, "edges": tuple(held["edges"])}),
    )


def _state(data: Mapping[str, Any]) -> tuple[str, ...]:
    state = tuple(data.get("state", ()))
    if state not in STATES:
        raise UnreadableFile(f"units cannot begin {' '.join(state)!r}; write broken, or broken dm")
    return state


def _line_up(data: Mapping[str, Any]) -> LineUp:
    refuse_unknown(f"line-up {data['id']}", data, ("give", "id", "place", "side"))
    return LineUp(data["id"], data["side"], dict(data["place"]), dict(data.get("give", {})))


def _refuse_strangers(scenario: Scenario) -> None:
    named = [scenario.sets_up_first, scenario.moves_first]
    named += [line_up.side for line_up in scenario.line_ups]
    if scenario.victory is not None:
        named.append(scenario.victory.winner)
    for name in named:
        if name not in scenario.nations:
            raise UnreadableFile(f"{name!r} is no side of scenario {scenario.id}")
