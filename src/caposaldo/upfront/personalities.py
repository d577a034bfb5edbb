"""The personality cards as printed: men, armoured vehicles, infantry guns (2.1, 2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NewType

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.vehicles import Vehicle, read_vehicles
from caposaldo.upfront.weapons import Weapon

ManId = NewType("ManId", str)

FILE: Final = "personalities.toml"
RANKS: Final = ("SSG", "SGT", "JRSGT", "CPL", "PFC", "PVT", "COMMISSAR")
ROLES: Final = ("", "SL", "ASL", "COMMISSAR")
PINNED: Final = 4
"""What pinning takes off a close combat value (20.6, 34.7)."""


def man_id(nation: str, number: int) -> ManId:
    """The id of a man: the initial of his nation and his number."""
    return ManId(f"{nation[0]}{number}")


class ManCard:
    """A personality card: who he is, what he carries, how much he stands; or a vehicle or gun."""

    __slots__ = (
        "basis",
        "ccv",
        "id",
        "kia",
        "kia_pinned",
        "morale",
        "name",
        "nation",
        "no",
        "panic",
        "points",
        "rank",
        "role",
        "rout",
        "vehicle",
        "weapon",
    )

    def __init__(
        self,
        nation: str,
        no: int,
        name: str,
        rank: str,
        role: str,
        weapon: Weapon | None,
        values: tuple[int, int, int, int, int],
        points: int,
        ccv: tuple[int, int, int, int],
        basis: str,
        vehicle: Vehicle | None = None,
    ) -> None:
        self.nation: Final = nation
        self.no: Final = no
        self.id: Final = man_id(nation, no)
        self.name: Final = name
        self.rank: Final = rank
        self.role: Final = role
        self.weapon: Final = weapon
        self.morale: Final = values[0]
        self.panic: Final = values[1]
        self.rout: Final = values[2]
        self.kia: Final = values[3]
        self.kia_pinned: Final = values[4]
        self.points: Final = points
        self.ccv: Final = ccv
        self.basis: Final = basis
        self.vehicle: Final = vehicle

    def revised(
        self,
        name: str,
        rank: str,
        role: str,
        weapon: Weapon | None,
        values: tuple[int, int, int, int, int],
    ) -> ManCard:
        """Return the card of the same man after what has happened to him (42.1)."""
        return ManCard(
            self.nation,
            self.no,
            name,
            rank,
            role,
            weapon,
            values,
            self.points,
            self.ccv,
            self.basis,
            self.vehicle,
        )


def man_card(entry: Entry, weapon: Weapon | None) -> ManCard:
    """Read the card of a man."""
    return ManCard(
        entry.word("nation"),
        entry.whole("no", 1, 99),
        entry.word("name"),
        entry.word("rank", RANKS),
        entry.word("role", ROLES),
        weapon,
        (
            entry.whole("morale", 1, 7),
            entry.whole("panic", 0, 9),
            entry.whole("rout", 0, 10),
            entry.whole("kia", 1, 12),
            entry.whole("kia_pinned", 1, 12),
        ),
        entry.whole("points", 1, 999),
        _close_combat(entry.part("ccv")),
        entry.word("basis"),
    )


def vehicle_card(entry: Entry, vehicle: Vehicle) -> ManCard:
    """Read the card of an AFV, or of a gun, whose crewmen fight with its Morale (28.3, 34.7)."""
    if vehicle.armoured:
        morale, kia = entry.whole("morale", 1, 9), vehicle.ce_value
        panic, kia_pinned = entry.whole("panic", 0, 9, otherwise=0), vehicle.ce_value
    else:
        front, pinned = entry.part("values"), entry.part("pinned_values")
        morale, kia = front.whole("morale", 1, 9), front.whole("kia", 1, 12)
        panic, kia_pinned = pinned.whole("panic", 0, 9), pinned.whole("kia", 1, 12)
    shaken = morale - PINNED
    return ManCard(
        entry.word("nation"),
        entry.whole("no", 1, 99),
        entry.word("title"),
        "",
        "",
        vehicle.guns[0] if vehicle.guns else None,
        (morale, panic, entry.whole("rout", 0, 10, otherwise=panic), kia, kia_pinned),
        entry.whole("points", 1, 999),
        (morale, morale, shaken, shaken),
        entry.word("basis"),
        vehicle,
    )


def read_personalities(
    data: Mapping[str, Any], weapons: Mapping[str, Weapon]
) -> dict[ManId, ManCard]:
    """Read the men of every nation, each under his id, from parsed TOML."""
    whole = opened(FILE, data)
    armed = {weapon.nation: True for weapon in weapons.values()}
    men: dict[ManId, ManCard] = {}
    for part in whole.list_of("personality", "man", "name"):
        nation = part.word("nation", armed)
        entry = Entry(f"{FILE}, {nation} {part.at('no', '?')}", part.data)
        code = entry.word("weapon")
        if code and f"{nation}-{code}" not in weapons:
            raise entry.wrong(f"the {nation} have no weapon {code!r}; take one from weapons.toml")
        man = man_card(entry, weapons.get(f"{nation}-{code}"))
        entry.done("marine")
        if man.id in men:
            raise entry.wrong("the number stands there twice; give one man another number")
        men[man.id] = man
    return men


def enlist_vehicles(men: dict[ManId, ManCard], data: Mapping[str, Any]) -> dict[ManId, ManCard]:
    """Return the men together with the vehicles and guns of their nations (2.1)."""
    found = men.copy()
    for entry, vehicle in read_vehicles(data, {man.nation for man in men.values()}):
        card = vehicle_card(entry, vehicle)
        entry.done("pinned", "points_lists")
        if card.id in found:
            raise entry.wrong("the number stands there twice; give one card another number")
        found[card.id] = card
    return found


def _close_combat(entry: Entry) -> tuple[int, int, int, int]:
    return (
        entry.whole("armed", -9, 20),
        entry.whole("unarmed", -9, 20),
        entry.whole("pinned_armed", -9, 20),
        entry.whole("pinned_unarmed", -9, 20),
    )
