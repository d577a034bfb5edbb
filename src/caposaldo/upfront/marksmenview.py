"""The attacks of several snipers shown before they are declared (48.4, 48.41)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront.armour import hull, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawtree import Shares, outcomes
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import BERSERK, PIN, UNHARMED, VERDICTS, WOUND
from caposaldo.upfront.fire import targets
from caposaldo.upfront.groups import find
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.marksmen import SNIPERS
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Say
from caposaldo.upfront.snipers import sees_crew
from caposaldo.upfront.sniperview import BUTTONED_UP, COMMANDER_LOST, shot
from caposaldo.upfront.sniperview import snipe as snipe_once
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, ROUT, UpFront

NOTHING: Final = "nothing"
EFFECT: Final = "effect"
ONE: Final = len(("card", "target"))
ON_ONE_GROUP: Final = 2
"""So many attacks on one group can be followed man by man."""
TOGETHER: Final = 3
"""So many attacks can be followed together."""
WORST_FIRST: Final = (KIA, ROUT, WOUND, BERSERK, COMMANDER_LOST, PIN, BUTTONED_UP, UNHARMED)
"""What may become of men, guns and AFVs; of two attacks the worse is shown."""


class Sights:
    """What the cards that may be drawn come to for each man of a group, as sets of cards."""

    __slots__ = ("men", "positions", "results", "table")

    def __init__(self, table: UpFrontTable, card: str, gid: str, pool: list[Card]) -> None:
        self.table: Final = table
        found = in_sight(table, gid)
        self.men: Final = [man.card.id for man in found]
        column = len(found) - 1
        # One alone needs no draw (14.6).
        self.positions: Final[list[list[int]]] = [
            [] if column == 0 else [_cards(pool, column, at + 1)] for at in range(len(found))
        ]
        self.results: Final = [
            _sorted_by(pool, shot(table, table.card(card), man)) for man in found
        ]


def in_sight(table: UpFrontTable, gid: str) -> list[Man]:
    """Return whom a sniper can hit in a group; nobody once it is gone or shut (14.2, 14.32)."""
    group = table.groups.get(gid)
    if group is None or (group.armoured and not sees_crew(group.men[0])):
        return []
    return targets(table, gid)


def _cards(pool: list[Card], column: int, position: int) -> int:
    return sum([1 << at for at, card in enumerate(pool) if card.positions[column] == position])


def _sorted_by(pool: list[Card], say: Say) -> dict[str, int]:
    found: dict[str, int] = {}
    for at, card in enumerate(pool):
        key = say(card)
        found[key] = found.get(key, 0) | 1 << at
    return found


def ways(sets: list[int]) -> int:
    """Count the ways to draw one card of each set without drawing any twice."""
    if not sets:
        return 1
    first, rest = sets[0], sets[1:]
    if not rest:
        return first.bit_count()
    found = first.bit_count() * ways(rest)
    for at, other in enumerate(rest):
        both = first & other
        if both:
            found -= ways([*rest[:at], both, *rest[at + 1 :]])
    return found


def all_ways(count: int, draws: int) -> int:
    """Count the ways to draw so many cards of a pile one after the other."""
    found = 1
    for drawn in range(draws):
        found *= max(1, count - drawn)
    return found


def snipe(game: UpFront, wanted: Action) -> Preview | None:
    """Show `snipe 27 >B`, or the attacks of several snipers (14.2, 48.41)."""
    return snipe_once(game, wanted) if len(wanted.args) == ONE else snipe_often(game, wanted)


def snipe_often(game: UpFront, wanted: Action) -> Preview | None:
    """Show what the attacks of several snipers come to for each man (48.4, 48.41).

    None where the deck may end between them.
    """
    card, *letters = wanted.args
    found = [group for group in [enemy_group(game, letter) for letter in letters] if group]
    groups = [group.id for group in found]
    draws = foreseen(game)
    table = game.table
    if draws.left < 2 * len(groups):
        return None
    listed: list[dict[str, object]] = []
    for gid in dict.fromkeys(groups):
        for id, odds in _by_man(table, card, gid, groups.count(gid), draws).items():
            listed.append({"id": id, "odds": [outcome.data() for outcome in odds]})
    odds = _nothing(table, card, groups, draws)
    return Preview(wanted.notation, SNIPERS, [], [], odds, "draws", {"men": listed})


def _nothing(table: UpFrontTable, card: str, groups: list[str], draws: Draws) -> list[Outcome]:
    """Return the chance that none of the attacks does anything; after a miss nothing changes."""
    if len(groups) > TOGETHER:
        return []
    sights = [Sights(table, card, gid, draws.pool) for gid in groups]
    share = _missed(sights, [], len(draws.pool))
    return outcomes({NOTHING: share, EFFECT: 1 - share})


def _missed(left: list[Sights], sets: list[int], count: int) -> Fraction:
    if not left:
        return Fraction(ways(sets), all_ways(count, len(sets)))
    sight, share = left[0], Fraction(0)
    for position, results in zip(sight.positions, sight.results, strict=True):
        missed = results.get(UNHARMED, 0)
        if missed:
            share += _missed(left[1:], [*sets, *position, missed], count)
    return share


def _by_man(
    table: UpFrontTable, card: str, gid: str, attacks: int, draws: Draws
) -> dict[str, list[Outcome]]:
    """Return what becomes of each man of a group after all attacks on it."""
    if attacks > ON_ONE_GROUP:
        return {}
    found = targets(table, gid)
    keys = WORST_FIRST if any(man.hull is not None for man in found) else VERDICTS
    men: list[str] = [man.card.id for man in found]
    shares: dict[str, Shares] = {id: dict.fromkeys(keys, Fraction(0)) for id in men}
    unharmed = dict.fromkeys(men, UNHARMED)
    _attack(table, card, gid, attacks, draws.pool, [], unharmed, shares)
    return {id: outcomes(found) for id, found in shares.items()}


def _attack(
    table: UpFrontTable,
    card: str,
    gid: str,
    left: int,
    pool: list[Card],
    sets: list[int],
    fates: dict[str, str],
    shares: dict[str, Shares],
) -> None:
    """Follow the attacks still to come on a group, and add up what has become of everybody."""
    sight = Sights(table, card, gid, pool) if left else None
    if sight is None or not sight.men:
        share = Fraction(ways(sets), all_ways(len(pool), len(sets)))
        for id, key in fates.items():
            shares[id][key] += share
        return
    for at, id in enumerate(sight.men):
        for key, result in sight.results[at].items():
            said = min(key, fates[id], key=WORST_FIRST.index)
            after = _after(table, id, key) if left > 1 else table
            drawn = [*sets, *sight.positions[at], result]
            _attack(after, card, gid, left - 1, pool, drawn, {**fates, id: said}, shares)


def _after(table: UpFrontTable, id: str, key: str) -> UpFrontTable:
    """Return the table as it is for the next attack, when a man has suffered one."""
    if key == UNHARMED:
        return table
    after = table.copy()
    assert isinstance(after, UpFrontTable)
    group = find(after.groups, id)
    man = group.man(id) if group is not None else None
    assert group is not None
    assert man is not None
    if key in (KIA, ROUT):
        rest = group.without(id)
        if rest.men:
            after.put(rest)
        else:
            del after.groups[group.id]
    else:
        after.put(group.with_man(_suffered(man, key)))
    return after


def _suffered(man: Man, key: str) -> Man:
    """Return a man, a gun or an AFV that has suffered an attack and is still there (14.31)."""
    if key == WOUND:
        return man.but(wounded=True)
    if key == BERSERK:
        return man.but(berserk=True)
    if key == BUTTONED_UP:
        return man.but(hull=hull(man).but(buttoned=True))
    if key != COMMANDER_LOST:
        return man.but(pinned=True)
    closes = man.armoured and not vehicle(man).open_topped
    state = hull(man).but(losses=hull(man).losses + 1, buttoned=closes)
    return man.but(hull=state, pinned=not closes)
