"""The tables and prices of rule 43, read from dyo.toml and nations.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.nations import CLASSES, Nation

FILE: Final = "dyo.toml"
NATIONS_FILE: Final = "nations.toml"
ALWAYS: Final = 99
BOLT_RIFLE: Final = "bolt_rifle_instead_of_semi_automatic"
STRENGTHS: Final = 3
LAST_COLUMN: Final = 9


class Type:
    """What a force of one type of troops costs and whom it takes (39.8, 43.5)."""

    __slots__ = ("heavy", "highest", "leaders", "lowest", "most_leaders", "percent")

    def __init__(self, entry: Entry) -> None:
        self.percent: Final = entry.whole("percent", 1, 300)
        self.lowest: Final = entry.whole("lowest_morale", 1, 9, otherwise=1)
        self.highest: Final = entry.whole("highest_morale", 1, 9, otherwise=9)
        # Which leaders it must take of those its nation has, if not any.
        self.leaders: Final = entry.word("leaders", ("", "highest", "lowest"), otherwise="")
        self.most_leaders: Final = entry.whole("most_leaders", 0, ALWAYS, otherwise=ALWAYS)
        self.heavy: Final = entry.yes("heavy", otherwise=True)


class Market:
    """What a nation may buy besides its cards (21.11, 43.7)."""

    __slots__ = (
        "at_weapons",
        "bolt_rifle",
        "partisans",
        "partisans_from",
        "radios",
        "secondary",
        "squad",
    )

    def __init__(self, entry: Entry, types: Mapping[str, Type]) -> None:
        self.at_weapons: Final = entry.whole("at_weapons_per_squad", 0, 9)
        self.squad: Final = entry.whole("squad_men", 1, 30)
        self.secondary: Final = entry.words("secondary")
        self.partisans: Final = entry.yes("partisans")
        # The first half-year of its partisans, empty if any will do (50.9).
        self.partisans_from: Final = entry.word("partisans_from", otherwise="")
        # What a bolt-action rifle changes in the price of a man who would have another (46.4).
        self.bolt_rifle: Final = entry.whole(BOLT_RIFLE, -9, 9, otherwise=0)
        line = entry.wholes("radio_line", 1, 999, STRENGTHS)
        # The price of strength 5, 6 and 7 for each type of troops.
        self.radios: Final = {
            id: entry.wholes(f"radio_{id}", 1, 999, STRENGTHS) if f"radio_{id}" in entry else line
            for id in types
        }


class Victory:
    """A row of the table of victory conditions, as far as a scenario takes it over (43.33)."""

    __slots__ = ("given", "points", "removed", "time_limit", "useless", "win")

    def __init__(self, entry: Entry) -> None:
        removed = entry.part("removed")
        self.removed: Final = {kind: removed.whole(kind, 1, 20) for kind in removed.data}
        self.useless: Final = entry.words("useless")
        self.win: Final[list[Mapping[str, Any]]] = [
            part.data for part in entry.list_of("win", "way to win")
        ]
        self.time_limit: Final = entry.word("time_limit")
        self.points: Final = entry.part("vp").data
        self.given: Final = entry.word("given", otherwise="")


class Tables:
    """Everything that rule 43 prints in tables."""

    __slots__ = (
        "limit",
        "markets",
        "most_later",
        "only_leader",
        "pacific",
        "pacific_against",
        "percent_later",
        "position_column",
        "positions",
        "random_deck",
        "snipers",
        "time_columns",
        "time_otherwise",
        "times",
        "troops",
        "type_column",
        "types",
        "victories",
        "victory_column",
        "years",
    )

    def __init__(self, whole: Entry, nations: Entry, known: Mapping[str, Nation]) -> None:
        position, time = whole.part("position"), whole.part("time")
        self.years: Final = whole.words("years")
        self.position_column: Final = position.whole("column", 0, LAST_COLUMN)
        self.positions: Final = _pairs(position, known)
        columns = time.part("columns")
        self.time_columns: Final = {
            nation: columns.whole(nation, 0, LAST_COLUMN) for nation in columns.data
        }
        self.time_otherwise: Final = time.whole("otherwise", 0, LAST_COLUMN)
        self.times: Final = time.words("rows", self.years)
        won = whole.part("victory")
        self.victory_column: Final = won.whole("column", 0, LAST_COLUMN)
        numbers = [name for name in won.data if name.isdigit()]
        self.victories: Final = {int(name): Victory(won.part(name)) for name in numbers}
        decks = whole.part("limit")
        self.limit: Final = (decks.whole("zero_or_black", 1, 9), decks.whole("red", 1, 9))
        later = whole.part("reinforcements")
        self.percent_later: Final = later.wholes("percent", 0, 100)
        self.most_later: Final = later.wholes("most", 1, 9, 2)
        self.troops: Final = {name: Type(part) for name, part in whole.parts("troops")}
        self.only_leader: Final = {
            (part.word("nation", known), part.word("troops", CLASSES)): part.whole("no", 1, 99)
            for part in whole.list_of("only_leader", "leader", "nation")
        }
        kinds = whole.part("types")
        self.type_column: Final = kinds.whole("column", 0, LAST_COLUMN)
        self.types: Final = {nation: _years(part) for nation, part in kinds.parts("nation")}
        pacific = kinds.part("pacific")
        self.pacific_against: Final = pacific.words("against", known)
        self.pacific: Final = {
            nation: _years(pacific.part(nation)) for nation in pacific.data if nation in known
        }
        sniping = whole.part("snipers")
        self.random_deck: Final = whole.part("random").whole("deck", 1, 999)
        self.snipers: Final = (sniping.whole("first", 0, 999), sniping.whole("second", 0, 999))
        self.markets: Final = {
            id: Market(part.part("dyo"), self.troops) for id, part in nations.parts("nation")
        }


def read_tables(
    data: Mapping[str, Any], written: Mapping[str, Any], nations: Mapping[str, Nation]
) -> Tables:
    """Read the tables from parsed TOML: dyo.toml, and nations.toml for what each nation may buy."""
    whole = opened(FILE, data)
    tables = Tables(whole, opened(NATIONS_FILE, written), nations)
    if set(tables.troops) != set(CLASSES):
        raise whole.wrong(f"troops must be {', '.join(CLASSES)}; add or take out a table")
    return tables


def _years(entry: Entry) -> dict[str, tuple[int, ...]]:
    return {year: entry.wholes(year, 0, 10, 2) for year in entry.data}


def _pairs(entry: Entry, known: Mapping[str, Nation]) -> tuple[tuple[str, str], ...]:
    rows: list[tuple[str, str]] = []
    for number, names in enumerate(entry.at("rows"), 1):
        pair = Entry(f"{entry.place}, row {number}", {"nations": names}).words("nations", known)
        if len(pair) != 2:
            raise entry.wrong(f"row {number} is {names!r}; name attacker and defender")
        rows.append((pair[0], pair[1]))
    return tuple(rows)
