"""Armoured vehicles and infantry guns as printed (28.1, 28.3, 34.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.weapons import Weapon

FILE: Final = "vehicles.toml"
AFV: Final = "afv"
IG: Final = "ig"
KINDS: Final = (AFV, IG)
COLUMNS: Final = 10
NO_OVERRUN: Final = 0
ANTI_TANK_GUN: Final = "anti_tank_gun"
LOOKS: Final = (
    ANTI_TANK_GUN,
    "armoured_car",
    "assault_gun",
    "carrier",
    "flame_tank",
    "half_track",
    "heavy_tank",
    "infantry_gun",
    "light_tank",
    "open_gun",
    "tank",
    "tank_destroyer",
    "tankette",
)
"""The drawings a table has for vehicles and guns."""


class Plate:
    """The numbers at which a boxed result immobilises, stuns and kills (28.4).

    `shared` tells that one number is printed for immobilising and stunning, and a draw decides.
    """

    __slots__ = ("immobilise", "kill", "shared", "stun")

    def __init__(self, entry: Entry) -> None:
        self.immobilise: Final = entry.whole("immobilise", -9, 20)
        self.stun: Final = entry.whole("stun", -9, 20)
        self.kill: Final = entry.whole("kill", -9, 20)
        self.shared: Final = entry.yes("shared")
        if self.shared != (self.immobilise == self.stun):
            raise entry.wrong("immobilise and stun are one number if shared, else two; correct it")
        if not self.immobilise <= self.stun < self.kill:
            raise entry.wrong("the numbers must rise from immobilise to stun to kill; sort them")


class Face:
    """One side of an AFV's card: overrun strength and the columns of its bog checks (28.53)."""

    __slots__ = ("bog", "bog_wire", "overrun")

    def __init__(self, entry: Entry) -> None:
        self.overrun: Final = entry.whole("overrun", 0, 20)
        self.bog: Final = entry.whole("bog", 1, COLUMNS, otherwise=1)
        self.bog_wire: Final = entry.whole("bog_wire", 1, COLUMNS, otherwise=1)


class Vehicle:
    """What the card of an AFV or IG prints besides what a man's card does.

    `guns` has the main gun first; `boxed` are an IG's Morale, KIA, pinned Panic and pinned KIA
    against boxed attacks (34.4). A closed AFV has a `turned` side, buttoned up.
    """

    __slots__ = (
        "anti_tank",
        "armour",
        "assault",
        "boxed",
        "ce_value",
        "crew",
        "exposed",
        "first",
        "flame",
        "flank",
        "guns",
        "kind",
        "look",
        "mg",
        "no_he",
        "open_topped",
        "panics",
        "smoke",
        "turned",
        "vp",
    )

    def __init__(self, entry: Entry) -> None:
        self.kind: Final = entry.word("kind", KINDS)
        afv = self.kind == AFV
        self.guns: Final = tuple(_guns(entry))
        self.mg: Final = _machine_gun(entry)
        self.flame: Final = _flamethrower(entry)
        self.armour: Final = Plate(entry.part("armour")) if afv else None
        self.flank: Final = Plate(entry.part("flank")) if afv else None
        self.exposed: Final = Face(entry.part("ce")) if afv else None
        self.turned: Final = Face(entry.part("bu")) if "bu" in entry else None
        self.open_topped: Final = entry.yes("open_topped", otherwise=False)
        self.assault: Final = entry.yes("assault_gun", otherwise=False)
        self.smoke: Final = entry.yes("smoke", otherwise=False)
        self.no_he: Final = entry.yes("no_he", otherwise=False)
        self.ce_value: Final = entry.whole("ce_value", 1, 20) if afv else 0
        # Some open carriers can be driven off by panic (44.7).
        self.panics: Final = "panic" in entry
        self.crew: Final = entry.whole("crew", 1, 9, otherwise=1)
        self.boxed: Final = () if afv else _shield(entry)
        self.vp: Final = entry.whole("vp", 0, 99)
        self.first: Final = entry.word("from", otherwise="")
        # An anti-tank gun, which no asterisk brings (48.31).
        self.anti_tank: Final = _anti_tank(entry)
        self.look: Final = entry.word("look", LOOKS, otherwise=_usual_look(entry))
        if afv and self.open_topped == (self.turned is not None):
            raise entry.wrong("a closed AFV and no other has a side bu; correct one of the two")

    @property
    def armoured(self) -> bool:
        """Whether it is an AFV, not an infantry gun."""
        return self.kind == AFV


def _anti_tank(entry: Entry) -> bool:
    """Tell whether a gun is an anti-tank gun; files of one's own may say so by its drawing."""
    return entry.yes("anti_tank", otherwise=entry.at("look", "") == ANTI_TANK_GUN)


def _usual_look(entry: Entry) -> str:
    """Return the drawing that the other fields tell."""
    if entry.at("kind") != AFV:
        return ANTI_TANK_GUN if _anti_tank(entry) else "infantry_gun"
    if entry.yes("open_topped", otherwise=False):
        if not entry.at("guns", ()):
            return "carrier"
        return "open_gun" if entry.yes("assault_gun", otherwise=False) else "tank_destroyer"
    if entry.yes("assault_gun", otherwise=False):
        return "assault_gun"
    return "flame_tank" if "ft" in entry else "tank"


def read_vehicles(
    data: Mapping[str, Any], nations: Collection[str]
) -> Iterator[tuple[Entry, Vehicle]]:
    """Read the vehicles and guns of every nation from parsed TOML, each with its entry."""
    whole = opened(FILE, data)
    for part in whole.list_of("vehicle", "vehicle", "title"):
        nation = part.word("nation", nations)
        entry = Entry(f"{FILE}, {nation} {part.at('no', '?')}", part.data)
        yield entry, Vehicle(entry)


def _guns(entry: Entry) -> Iterator[Weapon]:
    for number, gun in enumerate(entry.list_of("guns", "gun", "name"), 1):
        named = "gun" if number == 1 else f"gun{number}"
        bu = {"to_hit_uncrewed": gun.at("to_hit_bu")} if "to_hit_bu" in gun else {}
        afv = entry.at("kind") == AFV
        made = {
            **_plain(entry, named, "gun"),
            "ordnance": True,
            "boxed": True,
            "to_hit": gun.at("to_hit"),
            "effect": gun.at("effect"),
            "malfunction": gun.at("malfunction"),
            "malfunction_draw": "to_hit",
            "repair": entry.at("gun_repair" if afv else "repair"),
            "remove": entry.at("gun_remove" if afv else "remove"),
            # An assault gun is silent while it moves, a gun on wheels too (28.22, 34.33).
            "moving": "full" if afv and not _assault(entry, gun) else "none",
            **bu,
        }
        gun.done("assault", "name")
        yield Weapon(Entry(gun.place, made))


def _assault(entry: Entry, gun: Entry) -> bool:
    return entry.yes("assault_gun") or gun.yes("assault", otherwise=False)


def _machine_gun(entry: Entry) -> Weapon | None:
    if "mg_malfunction" not in entry:
        return None
    turned = {"fp_uncrewed": entry.part("bu").at("mg")} if "bu" in entry else {}
    made = {
        **_plain(entry, "mg", "vehicle_mg"),
        "fp": entry.part("ce").at("mg"),
        "malfunction": entry.at("mg_malfunction"),
        "repair": entry.at("mg_repair"),
        "remove": entry.at("mg_remove"),
        **turned,
    }
    return Weapon(Entry(entry.place, made))


def _flamethrower(entry: Entry) -> Weapon | None:
    if "ft" not in entry:
        return None
    made = {
        **_plain(entry, "flame", "flamethrower"),
        "boxed": True,
        "fp": entry.at("ft"),
        "fp_boxed": entry.at("ft"),
        "malfunction": entry.at("ft_malfunction"),
        "repair": {"black": [0, 1, 2], "red": []},
        "remove": {"black": [], "red": [3, 4, 5, 6]},
    }
    return Weapon(Entry(entry.place, made))


def _plain(entry: Entry, code: str, family: str) -> dict[str, object]:
    """Return the fields that all weapons of vehicles have alike."""
    return {
        "nation": entry.word("nation"),
        "code": f"{entry.whole('no', 1, 99)}-{code}",
        "family": family,
        "crewed": False,
        "bolt_action": False,
        "ordnance": False,
        "boxed": False,
        "malfunction_draw": "any",
        "cc": 0,
        "moving": "full",
        "hero": "none",
        "men_to_move": 1,
        "carries_secondary": False,
        "basis": entry.word("basis"),
    }


def _shield(entry: Entry) -> tuple[int, ...]:
    front, pinned = entry.part("values"), entry.part("pinned_values")
    return (
        front.whole("boxed_morale", 0, 20),
        front.whole("boxed_kia", 1, 20),
        pinned.whole("boxed_panic", 0, 20),
        pinned.whole("boxed_kia", 1, 20),
    )
