"""What sets kinds of terrain apart beside the usual: for vehicles, and on battlefields (T0)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import RuleId, rule

ENTER: Final = "enter"
BAR: Final = "bar"
"""They cannot enter: an imposed card must be turned down (7.33, 28.5)."""
SPARE: Final = "spare"
"""They cannot enter, and the card cannot even be played on them (T3.6, T4.5)."""
WAYS_IN: Final = (ENTER, BAR, SPARE)

FOR_VEHICLES: Final = (
    "afv_attack",
    "afvs",
    "bog_shift",
    "bogs",
    "close_to_afv",
    "crew_needed",
    "entering_rule",
    "faust",
    "gun_check",
    "guns",
    "hull_down",
    "overrun",
    "overrun_risk",
    "thick",
    "vehicles_sideways",
)
OF_BATTLEFIELDS: Final = (
    "banished",
    "burns",
    "burns_at",
    "climbs",
    "concealment",
    "counts_as",
    "digging_rule",
    "digs_black",
    "digs_on",
    "gamble",
    "hampers",
    "he",
    "infiltrates_with_card",
    "infiltration_into",
    "may_be_false",
    "mortar_rule",
    "needs_forward",
    "one_sided",
    "room",
    "sewers",
    "steadies",
)


class Drive:
    """What a kind of terrain does to vehicles, guns and crewed weapons."""

    __slots__ = FOR_VEHICLES

    def __init__(self, data: Mapping[str, Any]) -> None:
        flag, number = flags(data), numbers(data)
        # An AFV that enters may bog, more easily to the left (28.51, 52.15);
        # it leaves by a sideways card only (28.53).
        self.bogs: Final = flag("bogs", False)
        self.bog_shift: Final = number("bog_shift", 0)
        self.vehicles_sideways: Final = flag("vehicles_sideways", False)
        # How AFVs and guns on wheels take it (28.5, 34.32).
        self.afvs: Final = word(data, "afvs", ENTER, WAYS_IN)
        self.guns: Final = word(data, "guns", ENTER, WAYS_IN)
        # What it changes in the fire of an AFV out of it: of a Stream nothing (8.52).
        self.afv_attack: Final = number("afv_attack", number("attack", 0))
        # A card that prints this defence keeps AFVs out (47.6).
        self.thick: Final = number("thick", 0)
        # The rule that keeps them out, where it is not the usual one.
        named = word(data, "entering_rule", "")
        self.entering_rule: Final[RuleId | None] = rule(named) if named else None
        # A gun checks its nerve when it enters and when it moves there (52.15).
        self.gun_check: Final = flag("gun_check", False)
        # An AFV or gun at a halt in it is hull down (28.9).
        self.hull_down: Final = flag("hull_down", False)
        # Crewed weapons fire from it only fully crewed (T3.4); a panzerfaust hits less (30.3).
        self.crew_needed: Final = flag("crew_needed", False)
        self.faust: Final = number("faust", 0)
        # What it adds to a man's close combat against an AFV in it (28.81).
        self.close_to_afv: Final = number("close_to_afv", 0)
        # A group in it can be overrun (29.1); the AFV then runs the risks of 29.41 and 29.42.
        self.overrun: Final = flag("overrun", True)
        self.overrun_risk: Final = flag("overrun_risk", False)


class Quirks(Drive):
    """What only some kinds do, most of them on a battlefield of their own (T0)."""

    __slots__ = OF_BATTLEFIELDS

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        flag, number = flags(data), numbers(data)
        # The kinds it also is for scenario conditions, given cards, ambush and slipping out.
        self.counts_as: Final[tuple[str, ...]] = tuple(data.get("counts_as", ()))
        # Weaker against all but the group opposite, void when encircled (8.9).
        self.one_sided: Final = flag("one_sided", False)
        # What it adds to HE attacks at a group in it (52.15), to Morale and Panic (52.16).
        self.he: Final = number("he", 0)
        self.steadies: Final = number("steadies", 0)
        # The rules that keep mortars silent and nobody digging, where it does (26.2, 36.3).
        self.mortar_rule: Final = rule(word(data, "mortar_rule", "UF 26.2"))
        self.digging_rule: Final = rule(word(data, "digging_rule", "UF 36.3"))
        # The random number that entrenches, and whether it must be black (36.1, 52.2).
        self.digs_on: Final = number("digs_on", 0)
        self.digs_black: Final = flag("digs_black", False)
        # Columns an attempt into it shifts (T2.2); whether nobody is out of it before a Movement
        # card lies there, so that infiltrators need one and no Wire is laid (13.3, 20.24).
        self.infiltration_into: Final = number("infiltration_into", 0)
        self.infiltrates_with_card: Final = flag("infiltrates_with_card", False)
        # Only on a forward Movement card (T2.2); at most so many cards, 0 any number (T2.4).
        self.needs_forward: Final = flag("needs_forward", False)
        self.room: Final = number("room", 0)
        self.concealment: Final = flag("concealment", True)
        # Its column in the table of fires, for cards of that defence only if one is named (F4.1).
        self.burns: Final = word(data, "burns", "")
        self.burns_at: Final = number("burns_at", 0)
        # A red number when it is taken: the card leaves the game, or is open ground (52.16, T1.5).
        self.gamble: Final = word(data, "gamble", "", ("", "leaves", "open"))
        # Useless, and out of the game when drawn or discarded (52.14); mines only maybe (52.11).
        self.banished: Final = flag("banished", False)
        self.may_be_false: Final = flag("may_be_false", False)
        # The printed defence of those with an entrance (T3.7); levels it leads up (M5.1).
        self.sewers: Final = number("sewers", 0)
        self.climbs: Final = number("climbs", 0)
        # A charging man in it fights at 1 less (45.423).
        self.hampers: Final = flag("hampers", False)


def flags(data: Mapping[str, Any]) -> Callable[[str, bool], bool]:
    """Return a reader of fields that are true or false."""
    return lambda name, otherwise: bool(data.get(name, otherwise))


def numbers(data: Mapping[str, Any]) -> Callable[[str, int], int]:
    """Return a reader of fields that are numbers."""
    return lambda name, otherwise: int(data.get(name, otherwise))


def word(data: Mapping[str, Any], name: str, otherwise: str, known: tuple[str, ...] = ()) -> str:
    """Return a field that is a word, one of the known ones if there are such."""
    value = data.get(name, otherwise)
    if not isinstance(value, str) or (known and value not in known):
        choice = ", ".join(repr(one) for one in known) or "any word"
        raise UnreadableFile(f"{name} of a terrain is {value!r}; choose from: {choice}")
    return value
