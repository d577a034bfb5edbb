"""The force lists of the scenarios: men, their loads and what comes later (3.1, 35.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.upfront.entries import Entry
from caposaldo.upfront.nations import CLASSES
from caposaldo.upfront.personalities import ManCard, ManId, man_id

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
ANY: Final = "any"
EARLY_MARINES: Final = "before 1943"
LATE_MARINES: Final = "from 1943"
MARINES: Final = (EARLY_MARINES, LATE_MARINES)
FORCE: Final = (
    "against", "cards", "chances", "extra_points", "marines", "nation", "official", "printed",
    "reinforcements", "role", "secondary", "snipers", "troops", "variant",
)  # fmt: skip
"""What the file says of a force."""
OWN_BASIS: Final = "own"
"""The basis of a force that its player bought (43.0)."""


class Wave:
    """Reinforcements that come together, after so many decks; 0 as the scenario says (35.1)."""

    __slots__ = ("decks", "men", "secondary")

    def __init__(self, entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> None:
        self.decks: Final = entry.whole("decks", 1, 9) if "decks" in entry else 0
        self.men: Final = _men(entry, nation, men)
        self.secondary: Final = counts(entry, "secondary")


class Force:
    """The cards and secondary weapons of a nation in a role; `later` come with a deck (35.1)."""

    __slots__ = (
        "against",
        "basis",
        "chances",
        "extra_points",
        "later",
        "later_secondary",
        "marines",
        "men",
        "nation",
        "official",
        "points",
        "role",
        "secondary",
        "snipers",
        "troops",
        "variant",
        "waves",
    )

    def __init__(self, entry: Entry, men: Mapping[ManId, ManCard]) -> None:
        nations = {man.nation: True for man in men.values()}
        self.nation: Final = entry.word("nation", nations)
        self.role: Final = entry.word("role", (ANY, ATTACKER, DEFENDER))
        self.troops: Final = entry.word("troops", CLASSES)
        self.men: Final = _men(entry, self.nation, men)
        self.secondary: Final = counts(entry, "secondary")
        self.waves: Final = _waves(entry, self.nation, men)
        self.later: Final = tuple([id for wave in self.waves for id in wave.men])
        self.later_secondary: Final = _all_loads(self.waves)
        # How many checks it takes to end its use of Sniper cards (14.41, 43.6).
        self.snipers: Final = entry.whole("snipers", 1, 2, otherwise=1)
        self.points: Final = entry.whole("printed", 1, 9999)
        # What the total counts that is no card of the list (48.1).
        self.extra_points: Final = entry.whole("extra_points", 0, 999, otherwise=0)
        # The decks in which it may try for random reinforcements, as it has paid for them (48.1).
        self.chances: Final = entry.wholes("chances", 1, 9) if "chances" in entry else ()
        # Of which time its Marines are, where the list says so (46.4).
        self.marines: Final = entry.word("marines", MARINES) if "marines" in entry else ""
        # The variant of the scenario this list belongs to, if it is not the usual one.
        self.variant: Final = entry.word("variant", otherwise="")
        self.against: Final = entry.words("against", nations, otherwise=())
        self.official: Final = entry.yes("official", otherwise=True)
        self.basis: Final = entry.word("basis")


def _men(entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> tuple[ManId, ...]:
    ids = tuple(man_id(nation, number) for number in entry.wholes("cards", 1, 99))
    for id in ids:
        if id not in men:
            raise entry.wrong(f"there is no man {id}; take the cards from personalities.toml")
        if ids.count(id) > 1:
            raise entry.wrong(f"man {id} stands there twice; take one of the two out")
    return ids


def _waves(entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> tuple[Wave, ...]:
    """Read the reinforcements: one lot that the scenario times, or several with their decks."""
    if "reinforcements" not in entry:
        return ()
    if isinstance(entry.at("reinforcements"), list):
        lots = list(entry.list_of("reinforcements", "reinforcements"))
    else:
        lots = [entry.part("reinforcements")]
    return tuple([Wave(lot, nation, men) for lot in lots])


def _all_loads(waves: tuple[Wave, ...]) -> dict[str, int]:
    loads: dict[str, int] = {}
    for wave in waves:
        for code, count in wave.secondary.items():
            loads[code] = loads.get(code, 0) + count
    return loads


def counts(entry: Entry, field: str) -> dict[str, int]:
    """Read how many there are of each thing; none if the field is missing."""
    if field not in entry:
        return {}
    part = entry.part(field)
    return {name: part.whole(name, 1, 99) for name in part.data}
