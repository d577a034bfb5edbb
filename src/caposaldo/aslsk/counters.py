"""Squads, half-squads, leaders and support weapons as they are printed (4.0, V6, V8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NewType

from caposaldo.kernel.codec import refuse_unknown
from caposaldo.kernel.errors import UnreadableFile

UnitTypeId = NewType("UnitTypeId", str)
WeaponTypeId = NewType("WeaponTypeId", str)

UNKNOWN: Final[int] = -1
"""A printed value that nobody has established; counters of complete nations have none."""

SQUAD: Final[str] = "squad"
HALF_SQUAD: Final[str] = "half-squad"
ELITE: Final[str] = "E"
GREEN: Final[str] = "G"
CONSCRIPT: Final[str] = "C"
MG: Final[str] = "MG"
FT: Final[str] = "FT"
DC: Final[str] = "DC"
EVERY_NATION: Final[str] = "all"
NONE: Final[str] = "none"
NATION: Final = ("complete", "promotion_drm")
UNIT: Final = (
    "assault_fire", "broken", "casualty", "class", "elr", "elr_exempt", "kit", "mark", "name",
    "nation", "self_rally", "size", "smoke",
)  # fmt: skip
LEADER: Final = (
    "broken", "elr", "leadership", "morale", "name", "self_rally", "victory_points", "wounded",
)  # fmt: skip
WEAPON: Final = (
    "advancing_fire", "breakdown", "fp", "key", "kind", "kit", "long_range", "name", "nation",
    "pp", "printed", "range", "removal", "repair", "rof", "x_number", "x_number_inexperienced",
    "x_number_non_elite",
)  # fmt: skip
"""What the entries of the file may say; `printed` and `long_range` are for people."""


@dataclass(frozen=True)
class Nation:
    """A nation with the modifier of its field promotions (5.9)."""

    id: str
    complete: bool
    promotion_drm: int


@dataclass(frozen=True)
class UnitType:
    """A kind of squad or half-squad of one nation."""

    id: UnitTypeId
    nation: str
    name: str
    squad: bool
    fp: int
    range: int
    morale: int
    broken: int
    quality: str
    mark: str
    smoke: int
    assault_fire: bool
    elr_exempt: bool
    self_rally: bool
    casualty: UnitTypeId | None
    elr: UnitTypeId | None
    elr_known: bool
    kit: int
    basis: str

    @property
    def elite(self) -> bool:
        """Whether it handles flamethrowers and charges as they deserve (F18)."""
        return self.quality == ELITE


@dataclass(frozen=True)
class LeaderType:
    """A kind of leader, the same in every nation."""

    name: str
    morale: int
    leadership: int
    broken: int
    self_rally: bool
    elr: str | None
    wounded_morale: int
    wounded_leadership: int
    points: int
    basis: str


@dataclass(frozen=True)
class WeaponType:
    """A kind of support weapon; `breakdown` is B#, or X# of what is never repaired."""

    id: WeaponTypeId
    nation: str
    key: str
    name: str
    kind: str
    fp: int
    range: int
    rof: int
    breakdown: int
    non_elite: int
    inexperienced: int
    pp: int
    repair: int
    removal: int
    advancing_fire: bool
    kit: int
    basis: str

    @property
    def known(self) -> bool:
        """Whether every printed value is established, so that it can be played with."""
        return UNKNOWN not in (self.rof, self.breakdown, self.pp, self.repair)


@dataclass(frozen=True)
class Counters:
    """All kinds of counters in the box."""

    nations: dict[str, Nation]
    units: dict[UnitTypeId, UnitType]
    leaders: dict[str, LeaderType]
    weapons: dict[WeaponTypeId, WeaponType]
    own_leaders: dict[str, dict[str, LeaderType]] = field(default_factory=dict)
    """Leaders of a nation that differ from those of the others, by a scenario's own rule."""

    def unit(self, nation: str, name: str) -> UnitType:
        """Return the squad or half-squad of a nation by its printed values."""
        found = self.units.get(unit_id(nation, name))
        if found is None:
            own = [unit.name for unit in self.units.values() if unit.nation == nation]
            raise UnreadableFile(f"there is no {nation} {name}; choose one of: {', '.join(own)}")
        return found

    def leader(self, name: str, nation: str = "") -> LeaderType:
        """Return a leader, of a nation if that matters, by his printed values."""
        if name not in self.leaders:
            known = ", ".join(self.leaders)
            raise UnreadableFile(f"there is no leader {name}; choose one of: {known}")
        return self.own_leaders.get(nation, self.leaders)[name]

    def weapon(self, nation: str, name: str) -> WeaponType:
        """Return a nation's support weapon by its printed name, or the one that all have."""
        for weapon in self.weapons.values():
            if weapon.name == name and weapon.nation in (nation, EVERY_NATION):
                return weapon
        raise UnreadableFile(f"there is no {nation} {name}; see counters.toml")

    def reduced(self, unit: UnitType) -> UnitType | None:
        """Return what casualty reduction leaves of a unit; None when it is eliminated (V8)."""
        return None if unit.casualty is None else self.units[unit.casualty]

    def replaced(self, unit: UnitType) -> UnitType:
        """Return what a unit becomes when it fails by more than its ELR, if anything else (V6)."""
        return unit if unit.elr_exempt or unit.elr is None else self.units[unit.elr]

    def demoted(self, leader: LeaderType, nation: str = "") -> LeaderType:
        """Return what a leader becomes when he fails by more than his ELR (V6)."""
        return leader if leader.elr is None else self.leader(leader.elr, nation)

    def steadier(self, nation: str, add: int) -> Counters:
        """Return the counters with the broken morale of a nation raised, as a scenario may (V9)."""
        units = {
            id: replace(unit, broken=unit.broken + add) if unit.nation == nation else unit
            for id, unit in self.units.items()
        }
        leaders = {
            name: replace(leader, broken=leader.broken + add)
            for name, leader in self.leaders.items()
        }
        own = {**self.own_leaders, nation: leaders}
        return replace(self, units=units, own_leaders=own)


def unit_id(nation: str, name: str) -> UnitTypeId:
    """Name a kind of squad or half-squad, as in `german-4-6-7`."""
    return UnitTypeId(f"{nation}-{name}")


def read_counters(data: Mapping[str, Any]) -> Counters:
    """Read the counters from their parsed TOML."""
    for id, entry in data["nations"].items():
        refuse_unknown(f"counters.toml, nation {id}", entry, NATION)
    nations = {
        id: Nation(id, entry["complete"], entry.get("promotion_drm", 0))
        for id, entry in data["nations"].items()
    }
    return Counters(
        nations,
        {unit.id: unit for unit in _units(data)},
        {entry["name"]: _leader(entry) for entry in data["leader"]},
        {weapon.id: weapon for weapon in _weapons(data)},
    )


def _units(data: Mapping[str, Any]) -> Iterator[UnitType]:
    for entry in data["unit"]:
        nation, name = entry["nation"], entry["name"]
        refuse_unknown(f"counters.toml, unit {nation} {name}", entry, UNIT)
        fp, reach, morale = [int(part) for part in name.split("-")]
        casualty, elr = entry.get("casualty"), entry["elr"]
        known = elr != "unknown"
        yield UnitType(
            id=unit_id(nation, name),
            nation=nation,
            name=name,
            squad=entry["size"] == SQUAD,
            fp=fp,
            range=reach,
            morale=morale,
            broken=entry["broken"],
            quality=entry["class"],
            mark=entry.get("mark", ""),
            smoke=entry.get("smoke", UNKNOWN),
            assault_fire=entry.get("assault_fire", False),
            elr_exempt=entry.get("elr_exempt", False),
            self_rally=entry.get("self_rally", False),
            casualty=None if casualty is None else unit_id(nation, casualty),
            elr=unit_id(nation, elr) if known and elr != NONE else None,
            elr_known=known,
            kit=entry["kit"],
            basis=entry["basis"],
        )


def _leader(entry: Mapping[str, Any]) -> LeaderType:
    refuse_unknown(f"counters.toml, leader {entry['name']}", entry, LEADER)
    return LeaderType(
        name=entry["name"],
        morale=entry["morale"],
        leadership=entry["leadership"],
        broken=entry["broken"],
        self_rally=entry["self_rally"],
        elr=None if entry["elr"] == NONE else entry["elr"],
        wounded_morale=entry["wounded"][0],
        wounded_leadership=entry["wounded"][1],
        points=entry["victory_points"],
        basis=entry["basis"],
    )


def _weapons(data: Mapping[str, Any]) -> Iterator[WeaponType]:
    for entry in data["weapon"]:
        place = f"counters.toml, weapon {entry['nation']} {entry['key']}"
        refuse_unknown(place, entry, WEAPON)
        gun = entry["kind"] == MG
        # What cannot be repaired has neither rate nor repair number.
        missing = UNKNOWN if gun else 0
        breakdown = entry.get("breakdown", entry.get("x_number", UNKNOWN))
        yield WeaponType(
            id=WeaponTypeId(f"{entry['nation']}-{entry['key']}"),
            nation=entry["nation"],
            key=entry["key"],
            name=entry["name"],
            kind=entry["kind"],
            fp=entry["fp"],
            range=entry["range"],
            rof=entry.get("rof", missing),
            breakdown=breakdown,
            non_elite=entry.get("x_number_non_elite", breakdown),
            inexperienced=entry.get("x_number_inexperienced", -1),
            pp=entry.get("pp", UNKNOWN),
            repair=entry.get("repair", missing),
            removal=entry.get("removal", 0),
            advancing_fire=entry.get("advancing_fire", True),
            kit=entry["kit"],
            basis=entry["basis"],
        )
