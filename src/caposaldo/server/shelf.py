"""The games, their scenarios and their rules, which never change while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Lock
from typing import Any, Final, TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from caposaldo import __version__, library
from caposaldo.kernel.errors import GameError
from caposaldo.kernel.rulebook import Rule, RuleTable
from caposaldo.players import levels_of
from caposaldo.server.documents import KEPT, errors
from caposaldo.server.inputs import TheHall
from caposaldo.server.printed import Printed
from caposaldo.server.problems import AnyRequest, not_found
from caposaldo.server.protocol import Health, Words
from caposaldo.story import story_of
from caposaldo.text import LANGUAGES
from caposaldo.text import Words as Prose

_PLURALS: Final = {
    "place": "places",
    "road": "roads",
    "river": "rivers",
    "unit": "units",
    "setup": "setups",
}


class ChoiceCard(Struct):
    """What is agreed before a scenario, with its values, the usual one first."""

    id: str
    values: list[str]


class ScenarioCard(Struct):
    """A scenario in the list of games."""

    id: str
    title: Words
    story: Words
    choices: list[ChoiceCard]
    seats: list[str]
    pairs: list[list[str]]


class ReadingCard(Struct):
    """A named reading with its values and presets."""

    id: str
    rule: str
    question: str
    values: list[str]
    document: str
    published: str
    title: Words
    text: Words
    labels: dict[str, Words]
    alone: str
    also: list[str]


class GameCard(Struct):
    """A game in the list of games."""

    id: str
    sides: list[str]
    levels: list[str]
    scenarios: list[ScenarioCard]
    readings: list[ReadingCard]


class WhenCard(Struct):
    """The values of a reading under which a statement holds."""

    reading: str
    values: list[str]


class TableCard(Struct):
    """A table shown with a rule; a cell is text, marked names of messages, or both languages."""

    head: list[str | Words]
    rows: list[list[str | Words]]


class RuleCard(Struct):
    """One rule in our own words; `when` names what some statements depend on, by their number."""

    id: str
    title: Words
    summary: Words
    statements: list[Words]
    when: dict[int, WhenCard]
    table: TableCard | None


class RulebookCard(Struct):
    """A rulebook."""

    book: str
    rules: list[RuleCard]


class Shelf:
    """What is told of the games, printed once for all who ask."""

    def __init__(self) -> None:
        self._printing: Final = Lock()
        # By what they tell of: games may be read anew with data of one's own.
        self._prints: Final[dict[tuple[object, ...], Printed]] = {}

    async def print_all(self) -> None:
        """Print everything before anybody asks for it."""
        await self.games()
        for kind in library.games().values():
            await self.rules(kind)

    async def games(self) -> Printed:
        """Return the list of the games."""
        # Until something is printed the games may not have been read, which takes a while.
        read = library.games() if self._prints else await asyncio.to_thread(library.games)
        kinds = list(read.values())
        return await self._print(("games", *kinds), lambda: [_card(kind) for kind in kinds])

    async def rules(self, kind: library.AnyKind) -> Printed:
        """Return the rulebook of a game."""
        return await self._print(("rules", kind), lambda: _rulebook(kind))

    async def _print(self, what: tuple[object, ...], write: Callable[[], object]) -> Printed:
        if what not in self._prints:
            await asyncio.to_thread(self._print_once, what, write)
        return self._prints[what]

    def _print_once(self, what: tuple[object, ...], write: Callable[[], object]) -> None:
        with self._printing:
            if what not in self._prints:
                self._prints[what] = Printed(write())


TheShelf: TypeAlias = NamedDependency[Shelf]


@get("/api/health", tags=["server"], responses=errors(503))
async def health(hall: TheHall) -> Health:
    """Say that the server is well: something was written a moment ago, and read again."""
    await hall.pulse.feel()
    return Health(True, __version__)


@get("/api/games", tags=["games"], cache_control=KEPT)
async def list_games(request: AnyRequest, shelf: TheShelf) -> Response[list[GameCard]]:
    """List the games with their scenarios and readings."""
    return (await shelf.games()).reply(request)


@get(
    "/api/games/{game:str}/scenarios/{scenario:str}",
    tags=["games"],
    cache_control=KEPT,
    responses=errors(404),
)
async def show_scenario(game: FromPath[str], scenario: FromPath[str]) -> dict[str, Any]:
    """Return a scenario's data."""
    scenarios = _kind(game).scenarios
    if scenario not in scenarios:
        raise not_found("there is no such scenario")
    found: dict[str, Any] = {plural: [] for plural in _PLURALS.values()}
    for name, value in scenarios[scenario].items():
        found[_PLURALS.get(name, name)] = value
    return found


@get("/api/games/{game:str}/rules", tags=["games"], cache_control=KEPT, responses=errors(404))
async def show_rules(
    request: AnyRequest, game: FromPath[str], shelf: TheShelf
) -> Response[RulebookCard]:
    """Return a game's rulebook in our own words."""
    return (await shelf.rules(_kind(game))).reply(request)


def _rulebook(kind: library.AnyKind) -> RulebookCard:
    return RulebookCard(kind.book.book, [_rule(kind, rule) for rule in kind.book.rules.values()])


def _rule(kind: library.AnyKind, rule: Rule) -> RuleCard:
    when = {at: WhenCard(each.reading, list(each.values)) for at, each in rule.when.items()}
    table = _table(kind.rule_table(rule.table)) if rule.table else None
    return RuleCard(rule.id, rule.title, rule.summary, list(rule.statements), when, table)


def _table(table: RuleTable) -> TableCard:
    return TableCard(list(table.head), [list(row) for row in table.rows])


def _kind(game: str) -> library.AnyKind:
    try:
        return library.game(game)
    except GameError as error:
        raise not_found(str(error)) from error


def _card(kind: library.AnyKind) -> GameCard:
    scenarios = [_scenario(kind, id) for id in kind.scenarios]
    readings = [
        ReadingCard(
            reading.id,
            reading.rule,
            reading.question,
            list(reading.values),
            reading.document,
            reading.published,
            reading.title,
            reading.text,
            reading.labels,
            reading.alone,
            list(reading.also),
        )
        for reading in kind.readings.values()
    ]
    return GameCard(kind.id, list(kind.sides), list(levels_of(kind)), scenarios, readings)


def _scenario(kind: library.AnyKind, id: str) -> ScenarioCard:
    choices = [ChoiceCard(name, list(values)) for name, values in kind.choices(id).items()]
    seats = list(kind.seats(kind.setup(id, {})))
    title = _words(kind, id, "title", f"scenario-{id}")
    story = _words(kind, id, "story", f"scenario-{id}-story")
    if kind.briefing(id, None):
        story = {lang: " ".join(story_of(kind, id, Prose(lang))) for lang in LANGUAGES}
    pairs = [list(pair) for pair in kind.pairs(id)]
    return ScenarioCard(id, title, story, choices, seats, pairs)


def _words(kind: library.AnyKind, scenario: str, field: str, message: str) -> Words:
    """Return what a scenario says of itself, or what the prose of its game says of it."""
    own = kind.scenarios[scenario].get(field)
    if isinstance(own, dict):
        return dict(own)
    return {lang: Prose(lang).term(message, kind.id) for lang in LANGUAGES}
