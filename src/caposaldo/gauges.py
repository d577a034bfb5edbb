"""Exact odds from numbers alone, without a game at the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite
from typing import Final, cast

from caposaldo import library
from caposaldo.aslsk import ccodds, chances
from caposaldo.aslsk.firetable import NO_COLUMN, WHOLE
from caposaldo.aslsk.kind import StarterKind
from caposaldo.aslsk.tables import Tables
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Outcome
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.game import Game, Origin
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.odds import attack_odds

LEAST_MORALE: Final = 1


def mortain_odds(limit: int, gone: Iterable[str], early: bool) -> list[Outcome]:
    """Return the exact chances of a Mortain attack that hits up to `limit`, some cards being gone.

    `early` says that a Joker would be ignored now.
    """
    without = set(gone)
    if unknown := sorted(without - set(DECK)):
        raise UnreadableFile(f"there is no card {unknown[0]!r}; write them as in 9S 10H KC JOKER")
    deck = " ".join(card for card in DECK if card not in without)
    sides = "" if early else "german us"
    lines = [f"deck {deck}", f"activated {sides}", f"came-up {sides}"]
    kind = library.game("mortain")
    setup, table, stack = kind.position(lines)
    # Not begun, since nothing may be turned for a question about the cards.
    still = Game(kind, Origin(setup, {}, None), table, stack, stream(0, "game"), [])
    return attack_odds(still, limit, ())


@dataclass(frozen=True)
class Shot:
    """The odds of an attack of the Starter Kit: its column, 0 below the first, and the results.

    `squad` is what becomes of a squad in good order that stands alone, if its morale was named.
    """

    column: int
    odds: list[Outcome]
    squad: list[Outcome]


def starter_fire(fp: float, drm: int, cower: int, morale: int | None) -> Shot:
    """Return the odds of an attack by fire; `cower` is how many columns a double costs."""
    fire = _tables().fire
    column = fire.column_for(_parts(fp, WHOLE, "firepower"))
    squad = [] if morale is None else chances.fate_odds(fire, column, drm, cower, _checked(morale))
    value = 0 if column == NO_COLUMN else fire.columns[column]
    return Shot(value, chances.fire_odds(fire, column, drm, cower), squad)


def starter_check(morale: int, drm: int, elr: int | None, broken: bool) -> list[Outcome]:
    """Return how a squad takes a morale check."""
    if broken:
        return chances.broken_check_odds(_checked(morale), drm)
    return chances.check_odds(_checked(morale), drm, chances.NEVER if elr is None else elr)


def starter_rally(morale: int, drm: int, two_rallies: bool) -> list[Outcome]:
    """Return the chances of a rally DR."""
    return chances.rally_odds(_checked(morale), drm, two_rallies)


@dataclass(frozen=True)
class Fight:
    """The odds of a close combat attack: its column, its kill number and the results."""

    column: str
    kill: int
    odds: list[Outcome]


def starter_fight(attack: float, defence: float, drm: int) -> Fight:
    """Return the odds of a close combat attack by its firepower against that of the defence."""
    table = _tables().odds
    mine = _parts(attack, ccodds.FP, "the attack's firepower")
    theirs = _parts(defence, ccodds.FP, "the defence's firepower")
    if not theirs:
        raise UnreadableFile("nobody defends with no firepower at all; give --defence above 0")
    column = table.column_for(mine, theirs)
    odds = ccodds.fight_odds(table, mine, theirs, drm)
    return Fight(table.names[column], table.kill[column], odds)


def starter_ambush(own: int, other: int) -> list[Outcome]:
    """Return the chances of an ambush, with what each side adds to its dr."""
    return ccodds.ambush_odds(own, other)


def _tables() -> Tables:
    return cast("StarterKind", library.game("aslsk")).box.tables


def _parts(number: float, of: int, what: str) -> int:
    """Turn a number into whole parts, so that the rules can count exactly."""
    parts = number * of
    if not isfinite(parts) or parts < 0 or parts != int(parts):
        raise UnreadableFile(f"{what} cannot be {number:g}; write it in whole parts of 1/{of}")
    return int(parts)


def _checked(morale: int) -> int:
    if not LEAST_MORALE <= morale <= 12:
        raise UnreadableFile(f"morale cannot be {morale}; it is from 1 to 12")
    return morale
