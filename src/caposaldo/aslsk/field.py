"""A scenario of a few lines, for positions that belong to none: the ground and the terms (SK V1).

`map bare 17x10`, `hex N5 stone` and the like stand in a position (docs/notation.md); joined by
semicolons they are agreed on with the game, so that it can be saved and replayed.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from caposaldo.aslsk.barefield import FIELD, USUAL, BareField
from caposaldo.aslsk.conditions import AT_ONCE, END
from caposaldo.aslsk.scenario import Scenario, read_scenario
from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.errors import UnreadableFile

POSITION: Final[str] = "position"
BETWEEN: Final[str] = ";"
GROUND: Final[tuple[str, ...]] = ("hex", "building", "road")
LINES: Final[tuple[str, ...]] = (
    "map",
    "hex",
    "building",
    "road",
    "month",
    "sides",
    "sets-up",
    "turns",
    "elr",
    "edges",
    "group",
    "special",
    "victory",
)
"""The first words of the lines that make up such a scenario."""
LISTS: Final[tuple[str, ...]] = ("edge", "hexes", "line")
USUAL_ELR: Final[int] = 3
USUAL_TURNS: Final[int] = 6
MOST_TURNS: Final[int] = 99

Data: TypeAlias = dict[str, Any]


class Field:
    """The lines being read; what is left out is usual."""

    def __init__(self) -> None:
        self.boards: list[Data] = []
        self.layout: Data = {}
        self.bare: BareField | None = None
        self.month = 6
        self.sides: list[str] = []
        self.sets_up = ""
        self.turns = USUAL_TURNS
        self.half = False
        self.elr: dict[str, int] = {}
        self.edges: Data = {}
        self.groups: list[Data] = []
        self.special: list[Data] = []
        self.victory: Data = {}

    def take(self, words: list[str]) -> None:
        """Read one line."""
        match words:
            case ["map", "bare", size]:
                self.bare = BareField(size)
            case ["map", board, *rest]:
                self._lay(board, rest)
            case ["month", number] if number.isdecimal() and len(number) < 3:
                self.month = int(number)
            case ["sides", one, two]:
                self.sides = [one, two]
            case ["sets-up", side]:
                self.sets_up = side
            case ["turns", number, *half] if number.isdecimal() and half in ([], ["half"]):
                if not 1 <= int(number) <= MOST_TURNS:
                    raise UnreadableFile(f"a game has 1 to {MOST_TURNS} turns")
                self.turns, self.half = int(number), bool(half)
            case ["elr", side, number] if number.isdecimal() and len(number) == 1:
                self.elr[side] = int(number)
            case _:
                self._terms(words)

    def _terms(self, words: list[str]) -> None:
        match words:
            case ["edges", *pairs] if pairs:
                self.edges = _pairs(pairs)
            case ["group", side, *pairs] if pairs:
                self.groups.append({"nation": side, **_group(_pairs(pairs))})
            case ["special", key, *pairs]:
                self.special.append({"key": key, **_pairs(pairs)})
            case ["victory", side, kind, ("end" | "once") as when, *pairs]:
                self.victory = _victory(side, kind, when, _pairs(pairs))
            case [word, *_] if word in GROUND:
                self.ground().take(words)
            case _:
                raise UnreadableFile(f"cannot read {' '.join(words)!r}; see docs/notation.md")

    def ground(self) -> BareField:
        """Return the bare map, which is there if no board is named."""
        if self.boards:
            raise UnreadableFile("only a bare map takes hexes; write map bare instead of the board")
        if self.bare is None:
            self.bare = BareField(USUAL)
        return self.bare

    def _lay(self, board: str, rest: list[str]) -> None:
        """Read `map y A-P`, or `map z R-GG turned along low_rows of y`."""
        entry: Data = {"board": board}
        if len(rest) >= 4 and rest[-4] == "along" and rest[-2] == "of":
            self.layout = {"board": board, "along": rest[-3], "of": rest[-1]}
            rest = rest[:-4]
        if rest and rest[-1] == "turned":
            entry["turned"] = True
            rest = rest[:-1]
        if len(rest) > 1:
            raise UnreadableFile("write a map as in: map borgo A-V")
        self.boards.append({**entry, "columns": rest[0] if rest else ""})

    def data(self) -> Data:
        """Return the scenario as its file would be parsed."""
        if len(self.sides) != 2:
            raise UnreadableFile("name the two sides after the word sides")
        for side in (*self.elr, *[group["nation"] for group in self.groups]):
            if side not in self.sides:
                raise UnreadableFile(f"{side!r} is no side; the sides are {' '.join(self.sides)}")
        sides = [
            {
                "nation": side,
                "elr": self.elr.get(side, USUAL_ELR),
                "group": [group for group in self.groups if group["nation"] == side],
            }
            for side in self.sides
        ]
        found: Data = {
            "id": POSITION,
            "date": f"1944-{self.month:02}-01",
            "turns": self.turns,
            "last_turn_half": self.half,
            "sets_up_first": self.sets_up or self.sides[1],
            "moves_first": self.sides[0],
            "boards": self.boards or [{"board": FIELD}],
            "layout": self.layout,
            "edges": self.edges,
            "side": sides,
            "special": self.special,
        }
        return {**found, "victory": self.victory} if self.victory else found


def read_field(text: str) -> tuple[Scenario, Data | None]:
    """Read a scenario of a few lines, and the file of its bare board if it has one."""
    field = Field()
    try:
        lines = [line.split() for line in text.split(BETWEEN)]
        # The size of the ground comes before what stands on it.
        for words in sorted(lines, key=_rank):
            field.take(words)
        board = None if field.boards else field.ground().data()
        return read_scenario(field.data()), board
    except BROKEN as error:
        raise UnreadableFile(f"this position has no scenario that can be read: {error}") from None


def _rank(words: list[str]) -> int:
    return 0 if words[:1] == ["map"] else 1


def _pairs(words: list[str]) -> Data:
    """Read words such as `turn=2 edge=north,east`."""
    found: Data = {}
    for word in words:
        key, mark, value = word.partition("=")
        if not mark or not value:
            raise UnreadableFile(f"cannot read {word!r}; write it as in turn=2")
        if key in LISTS:
            found[key] = value.split(",")
        elif key == "rows":
            first, _, last = value.partition("-")
            found[key] = [int(first), int(last or first)]
        else:
            found[key] = int(value) if value.isdecimal() else value
    return found


def _group(pairs: Data) -> Data:
    """Put what says where a group sets up into its area."""
    own = ("turn", "edge", "from", "to", "when", "mmc_per_hex")
    area = {key: value for key, value in pairs.items() if key not in own}
    rest = {key: value for key, value in pairs.items() if key in own}
    return {**rest, "area": [area]} if area else rest


def _victory(side: str, kind: str, when: str, pairs: Data) -> Data:
    """Read a victory condition; units that must exit are `squads` and `leaders`."""
    found: Data = {**pairs, "winner": side, "kind": kind}
    found["when"] = END if when == "end" else AT_ONCE
    if "edge" in found:
        found["edge"] = found["edge"][0]
    if "squads" in found or "leaders" in found:
        squads, leaders = found.pop("squads", 0), found.pop("leaders", 0)
        found["need"] = {"squad_equivalents": squads, "leaders": leaders}
    if "more" in found:
        found["more_per_enemy"] = {"half_squads": found.pop("more")}
    if "spoiled" in found:
        found["unless"] = {"casualty_points": found.pop("spoiled")}
    return found
