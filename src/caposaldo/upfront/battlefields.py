"""Battlefields: decks and terrain that change by card number (52.1, T0 to T4, M5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.nations import Nation
from caposaldo.upfront.terrain import Terrain, unknown_fields

FILE: Final = "battlefields.toml"
BURNING: Final = "burning"
FIRE: Final = "fire"
PLAIN: Final = "plain"
"""The battlefield of the printed deck, which changes nothing."""
UNDER: Final = "under"
"""What an entry has under values of readings, each written `reading=value`."""
COMMENTS: Final = ("like", "basis", "basis_of", "note", UNDER)
SWITCHES: Final = (
    "altitude",
    "fire",
    "jams_wider",
    "jungle",
    "keeps_cards",
    "sandstorm",
    "sewers",
    "wheels_column",
)
OWN_RULES: Final[dict[str, frozenset[str]]] = {
    "attack_rule": frozenset(["attack"]),
    "digging_rule": frozenset(["digging"]),
    "infiltration_rule": frozenset(["infiltration"]),
    "leaving_rule": frozenset(["fords", "leaves_sideways", "moves_to_leave"]),
    "mortar_rule": frozenset(["mortar_fire"]),
}
CARD_FIELDS: Final = ("no", "replaces", "whole", "basis", "basis_of", "note", UNDER)

Raw = Mapping[str, Any]
USUAL: Final[Mapping[str, str]] = {}
"""No reading is named: the words of the documents."""


class Battlefield:
    """What a battlefield changes: kinds of terrain, cards, and rules that hold for the game."""

    __slots__ = ("cards", "dialect", "id", "offered", "replaced", "rule", "switches", "terrain")

    def __init__(
        self,
        id: str,
        cited: RuleId,
        switches: Mapping[str, int],
        terrain: Mapping[str, Terrain],
        cards: Mapping[CardId, Card],
        replaced: Mapping[CardId, str],
        *,
        offered: bool = True,
        dialect: str | None = None,
    ) -> None:
        self.id: Final = id
        self.rule: Final = cited
        # Whose names its cards have in the words: its own, and those of cards added to it.
        usual = "" if id == PLAIN else id
        self.dialect: Final = usual if dialect is None else dialect
        # Whether players may choose it; if not, only a scenario brings it (47.2).
        self.offered: Final = offered
        self.switches: Final = dict(switches)
        self.terrain: Final = dict(terrain)
        self.cards: Final = dict(cards)
        # The kind of terrain that each of these cards has in the printed deck.
        self.replaced: Final = dict(replaced)

    def has(self, switch: str) -> bool:
        """Tell whether a rule holds here that most battlefields do not have."""
        return bool(self.switches.get(switch, 0))

    def burning(self, books: Books, entry: Entry) -> Battlefield:
        """Return it with the Burning card, where its own cards have none (F4.6)."""
        if any(card.kind == BURNING for card in self.cards.values()):
            return self
        taken = [int(id) for id in self.cards]
        cards = {
            card.id: card
            for part in entry.list_of("cards", "cards", "no")
            for card in _cards(books, part, _replaced(books, part, taken), (), USUAL)
        }
        return Battlefield(
            self.id,
            rule(entry.word("rule")) if self.id == PLAIN else self.rule,
            self.switches,
            self.terrain,
            {**self.cards, **cards},
            {**self.replaced, **{id: books.deck[int(id)]["terrain"] for id in cards}},
            offered=self.offered,
            dialect=f"{self.dialect} {FIRE}".strip(),
        )

    def changes(self) -> list[tuple[CardId, str, str]]:
        """List the cards that are of another kind than in the printed deck, old kind first (T0)."""
        found = [
            (id, self.replaced[id], card.terrain or card.kind) for id, card in self.cards.items()
        ]
        return sorted([each for each in found if each[1] != each[2]], key=lambda each: int(each[0]))


NO_FIELD: Final = Battlefield(PLAIN, rule("UF T0"), {}, {}, {}, {})


class Fires:
    """The table of F4.1: which number sets which ground on fire, by the weapon that hit it."""

    __slots__ = ("numbers",)

    def __init__(self, entry: Entry) -> None:
        table = entry.part("table")
        self.numbers: Final[dict[str, dict[str, tuple[str, int]]]] = {
            weapon: {column: _number(table.part(weapon), column) for column in table.at(weapon)}
            for weapon in table.data
            if weapon not in COMMENTS
        }

    def lights(self, weapon: str, column: str, card: Card) -> bool:
        """Tell whether a card drawn after a hit sets ground of that column on fire (F4.1)."""
        found = self.numbers.get(weapon, {}).get(column)
        if found is None:
            return False
        colour, number = found
        return card.rn == number and (colour == "any" or card.red == (colour == "red"))


def _number(part: Entry, column: str) -> tuple[str, int]:
    match part.at(column):
        case [("any" | "black" | "red") as colour, int(number)] if 0 <= number <= 6:
            return str(colour), number
        case other:
            raise part.wrong(f"{column} is {other!r}; write [colour, number]")


class Books:
    """The files the battlefields are made from, as they were parsed."""

    __slots__ = ("deck", "fields", "nations", "terrain")

    def __init__(self, fields: Raw, deck: Raw, terrain: Raw, nations: Mapping[str, Nation]) -> None:
        self.fields: Final = opened(FILE, fields)
        self.deck: Final[dict[int, Raw]] = {entry["no"]: entry for entry in deck["card"]}
        self.terrain: Final[Raw] = terrain["terrain"]
        self.nations: Final = nations


def read_battlefields(books: Books, agreed: Mapping[str, str] = USUAL) -> dict[str, Battlefield]:
    """Read every battlefield, with the figures it has under the readings agreed on."""
    new = {id: _terrain(books, entry, agreed) for id, entry in books.fields.parts("terrain")}
    return {
        id: _battlefield(books, id, entry, new, agreed)
        for id, entry in books.fields.parts("battlefield")
    }


def _battlefield(
    books: Books, id: str, entry: Entry, new: Mapping[str, Raw], agreed: Mapping[str, str]
) -> Battlefield:
    printed = {**books.terrain, **new}
    grounds = dict(new)
    if "terrain" in entry:
        for kind, part in entry.parts("terrain"):
            if kind not in printed:
                raise part.wrong(f"{kind} is no terrain; choose from: {', '.join(printed)}")
            grounds[kind] = {**printed[kind], **_fields(part, agreed)}
    switches = entry.part("rules").data if "rules" in entry else {}
    for name in switches:
        if name not in SWITCHES:
            raise entry.wrong(f"{name} is no rule; choose from: {', '.join(SWITCHES)}")
    cards: dict[CardId, Card] = {}
    for part in entry.list_of("cards", "cards", "no") if "cards" in entry else ():
        numbers = _replaced(books, part, [int(id) for id in cards])
        for card in _cards(books, part, numbers, tuple(printed), agreed):
            if card.id in cards:
                raise part.wrong(f"card {card.id} is replaced twice; take one of the two out")
            cards[card.id] = card
    return Battlefield(
        id,
        rule(entry.word("rule")),
        {name: int(switches[name]) for name in switches},
        {kind: Terrain(kind, data) for kind, data in grounds.items()},
        cards,
        {id: books.deck[int(id)]["terrain"] for id in cards},
        offered=entry.yes("offered", otherwise=True),
    )


def _terrain(books: Books, entry: Entry, agreed: Mapping[str, str]) -> Raw:
    like = entry.word("like", books.terrain)
    return {**books.terrain[like], **_fields(entry, agreed)}


def _fields(entry: Entry, agreed: Mapping[str, str]) -> dict[str, Any]:
    found = {name: value for name, value in entry.data.items() if name not in COMMENTS}
    found |= _agreed(entry, agreed)
    if unknown := unknown_fields(found):
        raise entry.wrong(f"{unknown[0]} is nothing a terrain has; take it out")
    if "rule" not in found:
        return found
    # What it does otherwise than the kind it is like, it does by its own rule.
    own = [cited for cited, fields in OWN_RULES.items() if fields.intersection(found)]
    named = dict.fromkeys(own, found["rule"])
    return {**named, **found}


def _agreed(entry: Entry, agreed: Mapping[str, str]) -> dict[str, Any]:
    """Return what an entry has only under the readings agreed on."""
    found: dict[str, Any] = {}
    for condition, part in entry.parts(UNDER) if UNDER in entry else ():
        name, _, value = condition.partition("=")
        if agreed.get(name) == value:
            found |= part.data
    return found


def _cards(
    books: Books,
    entry: Entry,
    numbers: list[int],
    grounds: tuple[str, ...],
    agreed: Mapping[str, str],
) -> Iterator[Card]:
    own = {name: value for name, value in entry.data.items() if name not in CARD_FIELDS}
    own |= _agreed(entry, agreed)
    for number in numbers:
        printed = books.deck[number]
        kept = {name: printed[name] for name in ("no", "rn", "colour", "rpn", "basis")}
        data = {"kind": "terrain", **kept, **own}
        made = Entry(f"{entry.place}, card {number}", data)
        yield Card(made, books.nations, grounds)
        made.done()


def fitting(books: Books, entry: Entry) -> list[int]:
    """Return the numbers of the cards of the deck that are of the kind to be replaced."""
    wanted = [part.split() for part in entry.word("replaces").split(" or ")]
    return [number for number, card in books.deck.items() if _fits(card, wanted)]


def _replaced(books: Books, entry: Entry, taken: list[int]) -> list[int]:
    """Return the numbers of the cards that are replaced, in the deck that is played with."""
    found = fitting(books, entry)
    if entry.yes("whole", otherwise=False):
        return found
    numbers = entry.wholes("no", 1, len(books.deck))
    left = [number for number in found if number not in taken]
    if any(number not in left for number in numbers):
        # Another deck has other numbers; the same number of cards of the kind will do.
        return left[: len(numbers)]
    return list(numbers)


def _fits(card: Raw, wanted: list[list[str]]) -> bool:
    for words in wanted:
        if card.get("terrain") == words[0] and words[1:] in ([], [str(card.get("defence"))]):
            return True
    return False


def terrain_named(fields: Mapping[str, Battlefield], id: str) -> Battlefield:
    """Return a battlefield by its name, or refuse it with the names there are."""
    if id == PLAIN:
        return NO_FIELD
    if id not in fields:
        raise UnreadableFile(f"there is no battlefield {id!r}; choose from: {', '.join(fields)}")
    return fields[id]
