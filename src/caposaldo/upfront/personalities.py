"""The men's cards as printed (2.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NewType

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.weapons import Weapon

ManId = NewType("ManId", str)

FILE: Final = "personalities.toml"
RANKS: Final = ("SSG", "SGT", "JRSGT", "CPL", "PFC", "PVT", "COMMISSAR")
ROLES: Final = ("", "SL", "ASL", "COMMISSAR")


def man_id(nation: str, number: int) -> ManId:
    """The id of a man: the initial of his nation and his number."""
    return ManId(f"{nation[0]}{number}")


class ManCard:
    """A man's card: who he is, what he carries, how much he stands."""

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
        "weapon",
    )

    def __init__(self, entry: Entry, weapon: Weapon | None) -> None:
        self.nation: Final = entry.word("nation")
        self.no: Final = entry.whole("no", 1, 99)
        self.id: Final = man_id(self.nation, self.no)
        self.name: Final = entry.word("name")
        self.rank: Final = entry.word("rank", RANKS)
        self.role: Final = entry.word("role", ROLES)
        self.weapon: Final = weapon
        self.morale: Final = entry.whole("morale", 1, 7)
        self.panic: Final = entry.whole("panic", 0, 9)
        self.rout: Final = entry.whole("rout", 0, 10)
        self.kia: Final = entry.whole("kia", 1, 12)
        self.kia_pinned: Final = entry.whole("kia_pinned", 1, 12)
        self.points: Final = entry.whole("points", 1, 999)
        self.ccv: Final = _close_combat(entry.part("ccv"))
        self.basis: Final = entry.word("basis")


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
        man = ManCard(entry, weapons.get(f"{nation}-{code}"))
        if man.id in men:
            raise entry.wrong("the number stands there twice; give one man another number")
        men[man.id] = man
    return men


def _close_combat(entry: Entry) -> tuple[int, int, int, int]:
    return (
        entry.whole("armed", -9, 20),
        entry.whole("unarmed", -9, 20),
        entry.whole("pinned_armed", -9, 20),
        entry.whole("pinned_unarmed", -9, 20),
    )
