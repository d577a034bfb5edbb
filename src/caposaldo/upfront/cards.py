"""The action cards as printed, and what each of them is good for to each nation (2.2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NewType

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.nations import Nation, Troops

CardId = NewType("CardId", str)

FILE: Final = "action_deck.toml"
CARDS: Final = 162
COLUMNS: Final = ("1", "2b", "3", "4c", "5o", "6", "7w", "8", "9", "0r")
HALF_KINDS: Final = ("movement", "rally", "concealed", "smoke")
KINDS: Final = (*HALF_KINDS, "fire", "terrain", "wire", "hero", "sniper", "split", "burning")
TERRAIN: Final = (
    "brush",
    "woods",
    "gully",
    "hill",
    "wall",
    "marsh",
    "stream",
    "buildings",
    "minefield",
    "pillbox",
)
"""The kinds of terrain of the printed deck; battlefields have others (T0)."""
NO_RANGE: Final = (1, 0)


class Half:
    """One of the two actions of a split card and the nations it is printed for (2.21)."""

    __slots__ = (
        "all",
        "attack",
        "breeze",
        "defence",
        "flank",
        "ford",
        "kind",
        "nations",
        "radio",
        "value",
    )

    def __init__(self, entry: Entry, nations: Mapping[str, Nation]) -> None:
        self.kind: Final = entry.word("kind", HALF_KINDS)
        self.nations: Final = entry.words("nations", nations)
        self.value: Final = _value(entry, self.kind)
        self.all: Final = self.kind == "rally" and entry.yes("all")
        self.breeze: Final = self.kind == "rally" and entry.yes("breeze")
        self.radio: Final = entry.words("radio", nations) if self.kind == "rally" else ()
        self.flank: Final = self.kind == "movement" and entry.yes("flank")
        self.ford: Final = self.kind == "movement" and entry.yes("ford")
        self.attack: Final = entry.whole("attack", -9, 9, otherwise=0)
        self.defence: Final = entry.whole("defence", -9, 9, otherwise=0)
        entry.done()

    def open_to(self, split: tuple[str, ...]) -> bool:
        """Whether those who use the halves of these nations may use this one."""
        return any(nation in self.nations for nation in split)


class Card:
    """An action card: its function, its random number and its ten position numbers."""

    __slots__ = (
        "attack",
        "attack_na",
        "basis",
        "breeze",
        "defence",
        "defence_mortar",
        "defence_ordnance",
        "defence_other",
        "flank",
        "ford",
        "halves",
        "id",
        "kia",
        "kind",
        "mine",
        "mine_again",
        "nations",
        "need",
        "number",
        "pin",
        "positions",
        "radio",
        "rally_all",
        "red",
        "reds",
        "rn",
        "strength",
        "terrain",
        "uses",
        "value",
    )

    def __init__(
        self, entry: Entry, nations: Mapping[str, Nation], grounds: Collection[str] = TERRAIN
    ) -> None:
        kind = entry.word("kind", KINDS)
        mined = entry.at("terrain", "") == "minefield"
        self.id: Final = CardId(str(entry.whole("no", 1, CARDS)))
        self.kind: Final = kind
        self.rn: Final = entry.whole("rn", 0, 6)
        self.red: Final = entry.word("colour", ("red", "black")) == "red"
        self.number: Final = -self.rn if self.red else self.rn
        cells = _positions(entry)
        self.positions: Final = tuple(number for number, _ in cells)
        self.reds: Final = tuple(red for _, red in cells)
        self.strength: Final = entry.whole("strength", 1, 9) if kind == "fire" else 0
        self.need: Final = entry.whole("firepower", 1, 20) if kind == "fire" else 0
        self.value: Final = _value(entry, kind)
        self.halves: Final = _halves(entry, nations) if kind == "split" else ()
        lone = kind == "rally"
        self.rally_all: Final = entry.yes("all") if lone else any(h.all for h in self.halves)
        self.breeze: Final = entry.yes("breeze") if lone else any(h.breeze for h in self.halves)
        self.radio: Final = entry.words("radio", nations) if lone else _radio(self.halves)
        moves = kind == "movement"
        self.flank: Final = entry.yes("flank") if moves else any(h.flank for h in self.halves)
        self.ford: Final = entry.yes("ford") if moves else any(h.ford for h in self.halves)
        self.terrain: Final = entry.word("terrain", grounds) if kind == "terrain" else ""
        self.attack_na: Final = entry.yes("attack_na", otherwise=False)
        self.attack: Final = entry.whole("attack", -9, 9, otherwise=0)
        self.defence: Final = entry.whole("defence", -9, 9, None if self.terrain else 0)
        self.defence_other: Final = entry.whole("defence_other", -9, 9, self.defence)
        self.defence_mortar: Final = entry.whole("defence_mortar", -9, 9, self.defence)
        # Against ordnance that is no mortar (T1.6, T2.2).
        self.defence_ordnance: Final = entry.whole("defence_ordnance", -9, 9, self.defence)
        self.mine: Final = entry.whole("strength", 0, 9) if mined else 0
        self.mine_again: Final = entry.whole("second", 0, 6) if mined else 0
        self.pin: Final = _range(entry, "pin") if kind == "sniper" else NO_RANGE
        self.kia: Final = _range(entry, "kia") if kind == "sniper" else NO_RANGE
        self.nations: Final = entry.words("nations", nations) if kind == "smoke" else ()
        self.basis: Final = entry.word("basis", ("known", "inferred", "filled"))
        self.uses: Final = self._uses(nations)

    def value_as(self, kind: str) -> int:
        """The Rally or Concealed value when the card is used as that kind."""
        for half in self.halves:
            if half.kind == kind:
                return half.value
        return self.value

    def uses_for(self, nation: Nation, troops: Troops) -> tuple[str, ...]:
        """The kinds of play the card gives these troops; none makes it a Cower card (2.22)."""
        return self.uses[_key(nation.id, troops.id)]

    def _uses(self, nations: Mapping[str, Nation]) -> dict[str, tuple[str, ...]]:
        uses: dict[str, tuple[str, ...]] = {}
        for nation in nations.values():
            uses[nation.id] = self._kinds(nation, nation.split)
            for troops in nation.troops.values():
                uses[_key(nation.id, troops.id)] = self._kinds(nation, troops.split_uses)
        return uses

    def _kinds(self, nation: Nation, split: tuple[str, ...]) -> tuple[str, ...]:
        if self.halves:
            return tuple(half.kind for half in self.halves if half.open_to(split))
        if self.nations and nation.cards_of not in self.nations:
            return ()
        return (self.kind,)


def read_deck(data: Mapping[str, Any], nations: Mapping[str, Nation]) -> dict[CardId, Card]:
    """Read the action deck, each card under its number, from parsed TOML."""
    whole = opened(FILE, data)
    if whole.part("deck").words("columns") != COLUMNS:
        raise whole.wrong(f"the columns are changed; write them as {', '.join(COLUMNS)}")
    deck: dict[CardId, Card] = {}
    for entry in whole.list_of("card", "card", "no"):
        card = Card(entry, nations)
        entry.done()
        if card.id in deck:
            raise entry.wrong("the card stands there twice; take one of the two out")
        deck[card.id] = card
    missing = [no for no in range(1, CARDS + 1) if CardId(str(no)) not in deck]
    if missing:
        raise whole.wrong(f"card {missing[0]} is missing; the deck has {CARDS} cards, add it")
    return deck


def _key(nation: str, troops: str) -> str:
    return f"{nation}/{troops}"


def _value(entry: Entry, kind: str) -> int:
    match kind:
        case "rally":
            return entry.whole("value", 0, 6)
        case "concealed":
            return entry.whole("value", -9, -1)
        case _:
            return 0


def _halves(entry: Entry, nations: Mapping[str, Nation]) -> tuple[Half, ...]:
    halves = tuple(Half(part, nations) for part in entry.list_of("halves", "half"))
    if len(halves) != 2 or halves[0].kind == halves[1].kind:
        raise entry.wrong("a split card has two halves of different kinds; correct its halves")
    return halves


def _radio(halves: tuple[Half, ...]) -> tuple[str, ...]:
    return next((half.radio for half in halves if half.radio), ())


def _range(entry: Entry, field: str) -> tuple[int, int]:
    low, high = entry.wholes(field, 0, 6, length=2)
    return low, high


def _positions(entry: Entry) -> tuple[tuple[int, bool], ...]:
    cells = entry.at("rpn")
    if not isinstance(cells, list) or len(cells) != len(COLUMNS):
        raise entry.wrong(
            "rpn needs ten cells, one for each column; write each as [number, colour]"
        )
    for column, cell in enumerate(cells, 1):
        match cell:
            case [int(number), "red" | "black"] if 1 <= number <= column:
                continue
            case _:
                raise entry.wrong(
                    f"column {COLUMNS[column - 1]} is {cell!r}; "
                    f"write [number, colour] with a number from 1 to {column}"
                )
    return tuple((cell[0], cell[1] == "red") for cell in cells)
