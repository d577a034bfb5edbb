"""The weapons of the men and the secondary weapons, as printed (2.3, 11.1, 19.3, 20.6, 25.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.entries import Entry, opened

FILE: Final = "weapons.toml"
# Sets of numbers that hit, from best to worst; a reduction by one is one step to the right (25.6).
LADDER: Final = ("0-4", "0-3", "0-2", "0-1", "0", "1", "2", "3", "4", "5", "6")
CANNOT: Final = -1
RANGES: Final = 6
FAMILIES: Final = (
    "rifle",
    "carbine",
    "assault_rifle",
    "machine_pistol",
    "bar",
    "lmg",
    "mmg",
    "anti_tank_rifle",
    "flamethrower",
    "mortar",
    "light_anti_tank",
)
# The weapons of vehicles and infantry guns, made from vehicles.toml (28.1, 34.1).
MOUNTED: Final = ("gun", "vehicle_mg", "flamethrower")
TOLD: Final = (
    "accepted_on", "hero", "moving", "needs_fire_card", "rules", "target", "when",
)  # fmt: skip
"""What a secondary weapon says of itself and its own rule carries out."""
NONE: Final = (0,) * RANGES
NEVER: Final = (CANNOT,) * RANGES


class Weapon:
    """A weapon of a nation; lists of six are for relative range 0 to 5."""

    __slots__ = (
        "against_armour",
        "basis",
        "black_hero_only",
        "bolt_action",
        "boxed",
        "bracketed",
        "carries_secondary",
        "cc",
        "code",
        "crewed",
        "effect",
        "effect_is_range",
        "family",
        "first",
        "fp",
        "fp_boxed",
        "hero",
        "jams",
        "jams_bracketed",
        "jams_on",
        "last",
        "men_to_move",
        "moving",
        "nation",
        "option",
        "ordnance",
        "removed_black",
        "removed_red",
        "repairs_black",
        "repairs_red",
        "short",
        "to_hit",
        "to_hit_bracketed",
    )

    def __init__(self, entry: Entry) -> None:
        self.nation: Final = entry.word("nation")
        self.short: Final = entry.word("code")
        self.code: Final = f"{self.nation}-{self.short}"
        self.family: Final = entry.word("family", (*FAMILIES, *MOUNTED))
        self.crewed: Final = entry.yes("crewed")
        self.bolt_action: Final = entry.yes("bolt_action")
        self.ordnance: Final = entry.yes("ordnance")
        self.against_armour: Final = entry.yes("boxed")
        self.fp: Final = _six(entry, "fp", NONE)
        self.bracketed: Final = _six(entry, "fp_uncrewed", self.fp)
        self.fp_boxed: Final = _six(entry, "fp_boxed", NONE)
        self.to_hit: Final = _steps(entry, "to_hit", NEVER)
        self.to_hit_bracketed: Final = _steps(entry, "to_hit_uncrewed", self.to_hit)
        self.effect: Final = _effect(entry)
        self.boxed: Final = _boxed(entry)
        self.effect_is_range: Final = entry.yes("effect_is_range", otherwise=False)
        self.jams: Final = frozenset(entry.wholes("malfunction", 0, 6))
        wider = "malfunction_uncrewed" if self.crewed else "malfunction"
        self.jams_bracketed: Final = frozenset(entry.wholes(wider, 0, 6))
        self.jams_on: Final = entry.word("malfunction_draw", ("any", "to_hit", "first"))
        self.repairs_black: Final = _numbers(entry, "repair", "black")
        self.repairs_red: Final = _numbers(entry, "repair", "red")
        self.removed_black: Final = _numbers(entry, "remove", "black")
        self.removed_red: Final = _numbers(entry, "remove", "red")
        self.cc: Final = entry.whole("cc", -9, 9)
        self.moving: Final = entry.word("moving", ("full", "half", "bracket", "none"))
        self.hero: Final = entry.word("hero", ("any", "black", "bracket", "to_hit", "none"))
        self.black_hero_only: Final = self.hero == "black"
        self.men_to_move: Final = entry.whole("men_to_move", 1, 4)
        self.carries_secondary: Final = entry.yes("carries_secondary")
        self.first: Final = entry.word("from", otherwise="")
        self.last: Final = entry.word("to", otherwise="")
        # The reading with which it is one of those that only a black Hero doubles (44.9).
        self.option: Final = entry.word("option", otherwise="")
        self.basis: Final = entry.word("basis")


class Secondary:
    """A weapon carried besides the man's own, or alone (21.1)."""

    __slots__ = (
        "anti_tank",
        "basis",
        "boxed",
        "cc_afv",
        "code",
        "first",
        "jams",
        "jams_on",
        "max_per_squad",
        "nations",
        "points",
        "radio",
        "removed_black",
        "removed_red",
        "repairs_black",
        "repairs_red",
        "strength",
        "to_hit",
        "uses",
    )

    def __init__(self, entry: Entry) -> None:
        draws = ("any", "to_hit", "first", "placement")
        self.code: Final = entry.word("code")
        self.nations: Final = entry.words("nations")
        self.points: Final = entry.whole("points", 0, 999, otherwise=0)
        self.max_per_squad: Final = entry.whole("max_per_squad", 1, 99, otherwise=99)
        self.strength: Final = entry.whole("strength", 0, 20, otherwise=0)
        self.uses: Final = entry.whole("uses", 1, 99, otherwise=99)
        self.cc_afv: Final = entry.whole("cc_afv", 0, 20, otherwise=0)
        self.anti_tank: Final = entry.yes("anti_tank", otherwise=False)
        # It calls artillery of that strength (40.2).
        self.radio: Final = entry.yes("radio", otherwise=False)
        self.to_hit: Final = _steps(entry, "to_hit", NEVER)
        self.boxed: Final = _boxed(entry)
        self.jams: Final = frozenset(entry.wholes("malfunction", 0, 6))
        self.jams_on: Final = entry.word("malfunction_draw", draws)
        self.repairs_black: Final = _numbers(entry, "repair", "black")
        self.repairs_red: Final = _numbers(entry, "repair", "red")
        self.removed_black: Final = _numbers(entry, "remove", "black")
        self.removed_red: Final = _numbers(entry, "remove", "red")
        self.first: Final = entry.word("from", otherwise="")
        self.basis: Final = entry.word("basis")


def read_weapons(data: Mapping[str, Any]) -> tuple[dict[str, Weapon], dict[str, Secondary]]:
    """Read the weapons and the secondary weapons, each under its code, from parsed TOML."""
    whole = opened(FILE, data)
    if whole.words("ladder") != LADDER:
        raise whole.wrong(f"the ladder of rule 25.6 is changed; write it as {', '.join(LADDER)}")
    weapons: dict[str, Weapon] = {}
    for entry in whole.list_of("weapon", "weapon", "code"):
        weapon = Weapon(entry)
        if weapon.code in weapons:
            raise entry.wrong(f"{weapon.code} stands there twice; take one of the two out")
        _check(weapon, entry)
        entry.done()
        weapons[weapon.code] = weapon
    secondary: dict[str, Secondary] = {}
    for entry in whole.list_of("secondary", "secondary weapon", "code"):
        other = Secondary(entry)
        if other.code in secondary:
            raise entry.wrong(f"{other.code} stands there twice; take one of the two out")
        entry.done(*TOLD)
        secondary[other.code] = other
    return weapons, secondary


def _check(weapon: Weapon, entry: Entry) -> None:
    if weapon.ordnance != ("to_hit" in entry):
        raise entry.wrong("ordnance and nothing else has to_hit; correct one of the two")
    if weapon.crewed != ("fp_uncrewed" in entry or "to_hit_uncrewed" in entry):
        raise entry.wrong(
            "a crewed weapon and no other has a bracketed set; correct one of the two"
        )
    if weapon.bolt_action != (weapon.moving == "half"):
        raise entry.wrong("a bolt-action weapon and no other moves at half; correct one of the two")
    both = weapon.repairs_black & weapon.removed_black, weapon.repairs_red & weapon.removed_red
    if any(both):
        raise entry.wrong("one number repairs and removes it; leave the number in one of the two")


def _six(entry: Entry, field: str, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    return entry.wholes(field, 0, 20, length=RANGES) if field in entry else otherwise


def _steps(entry: Entry, field: str, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    if field not in entry:
        return otherwise
    steps = entry.words(field, (*LADDER, "-"))
    if len(steps) != RANGES:
        raise entry.wrong(
            f"{field} has {len(steps)} steps; give one for each relative range 0 to 5"
        )
    return tuple(CANNOT if step == "-" else LADDER.index(step) for step in steps)


def _effect(entry: Entry) -> tuple[int, ...]:
    if "effect_by_range" in entry:
        return entry.wholes("effect_by_range", 0, 20, length=RANGES)
    if "effect" in entry:
        return (entry.part("effect").whole("unboxed", -1, 20),) * RANGES
    return NEVER


def _boxed(entry: Entry) -> int:
    return entry.part("effect").whole("boxed", -1, 20) if "effect" in entry else CANNOT


def _numbers(entry: Entry, field: str, colour: str) -> frozenset[int]:
    return frozenset(entry.part(field).wholes(colour, 0, 6) if field in entry else ())
