"""What a scenario's own rules say, read from its file: a record for each kind of them (SK V9).

How many half-squads a dr sends stands with the groups of the scenario (`roll`), so that the rule
`diced_reinforcements` has only its side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from caposaldo.kernel.errors import UnreadableFile

SNOW: Final[str] = "snow"
FORTIFIED: Final[str] = "fortified_buildings"
CAMOUFLAGE: Final[str] = "winter_camouflage"
STEADIER: Final[str] = "broken_morale"
EXPONENT: Final[str] = "smoke_exponent"
DICED: Final[str] = "diced_reinforcements"

Entry: TypeAlias = Mapping[str, Any]
Entries: TypeAlias = Mapping[str, tuple[Entry, ...]]

FIGURES: Final[dict[str, tuple[str, ...]]] = {
    SNOW: ("side", "starts_from", "stops_to", "hindrance", "from_range"),
    FORTIFIED: ("side", "number", "tem", "hexes"),
    CAMOUFLAGE: ("side",),
    STEADIER: ("side", "add"),
    EXPONENT: ("name", "add"),
    DICED: ("side",),
}
"""What an entry of each kind may say beside its key."""
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {FORTIFIED: ("side", "number", "hexes")}


@dataclass(frozen=True)
class Snow:
    """Snow that a DR of a side brings and ends; it hinders lines from a range on."""

    side: str
    starts_from: int
    stops_to: int
    hindrance: int
    from_range: int


@dataclass(frozen=True)
class Fortified:
    """Buildings with a higher TEM: a number that a side notes in secret, and some known to all."""

    side: str
    number: int
    tem: int
    hexes: tuple[str, ...]


@dataclass(frozen=True)
class Raised:
    """A figure that is higher than the counters say: of a side, or of a kind of unit."""

    whose: str
    add: int


@dataclass(frozen=True)
class Specials:
    """The special rules of one scenario."""

    snow: Snow | None
    fortified: Fortified | None
    camouflaged: frozenset[str]
    steadier: tuple[Raised, ...]
    exponents: tuple[Raised, ...]


def read_specials(entries: Entries, sides: tuple[str, str]) -> Specials:
    """Read the special rules of a scenario; one that nobody knows is refused."""
    for key, found in entries.items():
        for entry in found:
            _refuse_unknown(key, entry, sides)
    snows, forts = entries.get(SNOW, ()), entries.get(FORTIFIED, ())
    if len(snows) > 1 or len(forts) > 1:
        raise UnreadableFile("a scenario can have each of its own rules once")
    return Specials(
        snow=_snow(snows[0]) if snows else None,
        fortified=_fortified(forts[0]) if forts else None,
        camouflaged=frozenset([entry["side"] for entry in entries.get(CAMOUFLAGE, ())]),
        steadier=_raised(entries.get(STEADIER, ()), "side"),
        exponents=_raised(entries.get(EXPONENT, ()), "name"),
    )


def _refuse_unknown(key: str, entry: Entry, sides: tuple[str, str]) -> None:
    if key not in FIGURES:
        raise UnreadableFile(f"there is no special rule {key!r}; choose from {', '.join(FIGURES)}")
    missing = set(FIGURES[key]) - set(OPTIONAL.get(key, ())) - set(entry)
    unknown = set(entry) - set(FIGURES[key]) - {"key"}
    if missing or unknown:
        raise UnreadableFile(f"the special rule {key} says {', '.join(FIGURES[key])}")
    if "side" in entry and entry["side"] not in sides:
        raise UnreadableFile(f"{entry['side']!r} is no side of this scenario")
    if "number" in entry and "side" not in entry:
        raise UnreadableFile("the special rule fortified_buildings must say which side notes them")


def _snow(entry: Entry) -> Snow:
    return Snow(
        entry["side"],
        int(entry["starts_from"]),
        int(entry["stops_to"]),
        int(entry["hindrance"]),
        int(entry["from_range"]),
    )


def _fortified(entry: Entry) -> Fortified:
    return Fortified(
        entry.get("side", ""),
        int(entry.get("number", 0)),
        int(entry["tem"]),
        tuple(entry.get("hexes", ())),
    )


def _raised(entries: tuple[Entry, ...], whose: str) -> tuple[Raised, ...]:
    return tuple([Raised(entry[whose], int(entry["add"])) for entry in entries])
