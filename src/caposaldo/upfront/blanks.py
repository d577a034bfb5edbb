"""Blank personality cards, which play with the markers of the game (48.31, 48.32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.nations import Nation
from caposaldo.upfront.personalities import FILE, PINNED, ManCard, ManId
from caposaldo.upfront.weapons import Weapon

KIA: Final = 8
"""The printed KIA value of every man but those with a flamethrower."""
SPARE: Final = "spare"
BUSHIDO: Final = "bushido_rout"
LATER_ROUT: Final = 2
PLAIN_MARKERS: Final = (3, 4)
"""Morale and Panic of every blank card in the other reading of 48.31."""


class Blank:
    """A blank card with its markers.

    It is `usual` if these are the usual values of its weapon and nation, so that it may be chosen;
    the others only take the place of a card with the same values.
    """

    __slots__ = ("card", "usual")

    def __init__(self, card: ManCard, usual: bool) -> None:
        self.card: Final = card
        self.usual: Final = usual


def read_blanks(
    data: Mapping[str, Any], weapons: Mapping[str, Weapon], nations: Mapping[str, Nation]
) -> dict[ManId, Blank]:
    """Read the blank cards of every nation, each under its id, from parsed TOML."""
    whole = opened(FILE, data)
    blanks: dict[ManId, Blank] = {}
    for part in whole.list_of("blank", "blank card", "no") if "blank" in whole else ():
        if part.at("use") != SPARE:
            continue
        nation = part.word("nation", nations)
        entry = Entry(f"{FILE}, blank {nation} {part.at('no', '?')}", part.data)
        code = f"{nation}-{entry.word('weapon')}"
        if code not in weapons:
            raise entry.wrong(f"there is no weapon {code!r}; take one from weapons.toml")
        later = LATER_ROUT if BUSHIDO in nations[nation].traits else 0
        card = _marked(entry, nation, weapons[code], later)
        if card.id in blanks:
            raise entry.wrong("the number stands there twice; give one card another number")
        blanks[card.id] = Blank(card, entry.yes("usual", otherwise=False))
    return blanks


def _marked(entry: Entry, nation: str, weapon: Weapon, later: int) -> ManCard:
    morale, panic = entry.whole("morale", 1, 7), entry.whole("panic", 0, 9)
    number = entry.whole("no", 1, 98)
    return ManCard(
        nation,
        number,
        f"N.N. {number}",
        "PVT",
        "",
        weapon,
        (morale, panic, panic + later, KIA, KIA + 1),
        entry.whole("points", 1, 999),
        close_combat(morale, weapon),
        entry.word("basis"),
    )


def close_combat(morale: int, weapon: Weapon) -> tuple[int, int, int, int]:
    """Return the close combat values that follow from Morale and weapon (20.6)."""
    armed = morale + weapon.cc
    return armed, morale, armed - PINNED, morale - PINNED


def remarked(card: ManCard, markers: tuple[int, int]) -> ManCard:
    """Return a blank card with other markers."""
    assert card.weapon is not None
    morale, panic = markers
    rout = panic + card.rout - card.panic
    return ManCard(
        card.nation,
        card.no,
        card.name,
        card.rank,
        card.role,
        card.weapon,
        (morale, panic, rout, card.kia, card.kia_pinned),
        card.points,
        close_combat(morale, card.weapon),
        card.basis,
    )


def dealt(
    men: Mapping[ManId, ManCard], blanks: Mapping[ManId, Blank], *, plain: bool
) -> dict[ManId, ManCard]:
    """Return the men together with the blank cards; `plain` ones all have the same markers."""
    found = dict(men)
    for id, blank in blanks.items():
        marked = plain and blank.usual
        found[id] = remarked(blank.card, PLAIN_MARKERS) if marked else blank.card
    return found
