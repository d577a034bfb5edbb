"""What an attack does to each unit that it hits, with the chances of all its rolls (SK 5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.attack import by_drm, by_effect
from caposaldo.aslsk.attackrecord import Attack, targets_of
from caposaldo.aslsk.chances import DR
from caposaldo.aslsk.cowering import shift_on_doubles
from caposaldo.aslsk.dice import ALL_ROLLS, Roll
from caposaldo.aslsk.effects import Effect
from caposaldo.aslsk.firedrm import common
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.ordeal import Ordeal
from caposaldo.aslsk.phases import WAS_PINNED
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.trials import Trials
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import total

MOST_LEADERS: Final[int] = 2
"""With more of them in a hex, what they do to each other is too long to count."""
FINE: Final[int] = 1_000_000_000
"""Where more dice are rolled than for one squad alone, chances are written in so many parts."""

MELEE: Final[str] = "melee"
LEADERS: Final[str] = "leaders"
"""Why nothing is told: leaders in a melee, or too many of them."""

Results = list[tuple[Effect, list[UnitId]]]


def fates(
    table: StarterTable,
    attack: Attack,
    column: int,
    told: bool,
    made: Sequence[Roll] = ALL_ROLLS,
) -> dict[str, object]:
    """Return how likely each target has losses, breaks or is pinned; or why that is not told.

    Losses are to be eliminated, reduced or wounded. `column` is that of the attack; without `told`
    its lines count as clear (SK X15). `made` are the rolls with which it is made at all: with the
    others nothing happens, as when a charge is a dud (SK X12).
    """
    units = targets_of(table, attack)
    if not units:
        return {"fates": []}
    results = [] if column == NO_COLUMN else _results(table, attack, column, told, made)
    untold = _untold(table, attack.hex)
    if untold:
        return {"fates": [], "untold": untold}
    trials = Trials(table)
    known: dict[tuple[object, ...], tuple[float, float, float]] = {}
    found: list[dict[str, object]] = []
    for unit in units:
        key = _alike(unit, results)
        if key not in known:
            known[key] = _fate(table, trials, unit, results)
        shares = known[key]
        of = DR * DR if len(units) == 1 and not unit.leader and not _leaders(table, unit) else FINE
        removed, broken, pinned = [round(share * of) for share in shares]
        found.append(
            {"unit": unit.id, "removed": removed, "broken": broken, "pinned": pinned, "of": of}
        )
    return {"fates": found}


def _results(
    table: StarterTable, attack: Attack, column: int, told: bool, made: Sequence[Roll]
) -> list[tuple[Results, int]]:
    """Return what the rolls do to whom, and how many of the 36 do the same."""
    hit, shared = by_drm(table, attack, told), total(common(table, attack, told))
    shift = shift_on_doubles(table, attack)
    counts: dict[tuple[object, ...], int] = {}
    first: dict[tuple[object, ...], Results] = {}
    for rolled in made:
        found = by_effect(table, column, shift, rolled, shared, hit)
        found = [(effect, ids) for effect, ids in found if effect.severity]
        key = tuple([(effect.text, *ids) for effect, ids in found])
        first.setdefault(key, found)
        counts[key] = counts.get(key, 0) + 1
    return [(first[key], often) for key, often in counts.items()]


def _untold(table: StarterTable, hex: int) -> str:
    """Say why the fates of those in a hex cannot be counted; nothing when they can.

    The end of a melee decides whom the loss of a leader shakes, and it hangs on everybody.
    """
    leaders = [unit for unit in table.here(hex) if unit.leader]
    if not leaders:
        return ""
    if hex in table.melee:
        return MELEE
    return LEADERS if len(leaders) > MOST_LEADERS else ""


def _alike(unit: Unit, results: list[tuple[Results, int]]) -> tuple[object, ...]:
    """Return what two units have in common that share their chances."""
    hit = [[at for at, (_, ids) in enumerate(found) if unit.id in ids] for found, _ in results]
    kind = unit.id if unit.leader else unit.type.name
    return kind, unit.side, unit.broken, unit.pinned, WAS_PINNED in unit.marks, str(hit)


def _leaders(table: StarterTable, unit: Unit) -> list[Unit]:
    return [other for other in table.of_side(unit.place, unit.side) if other.leader]


def _fate(
    table: StarterTable, trials: Trials, unit: Unit, results: list[tuple[Results, int]]
) -> tuple[float, float, float]:
    """Return how likely a unit has losses, breaks and is pinned."""
    leaders = _leaders(table, unit)
    ordeal = Ordeal(trials, leaders, None if unit.leader else unit)
    at = leaders.index(unit) if unit.leader else len(leaders)
    removed, broken, pinned = 0.0, 0.0, 0.0
    for found, often in results:
        ordeal.begin()
        for effect, ids in found:
            ordeal.suffer(effect, ids)
        ordeal.settle()
        for (units, _), chance in ordeal.spread.items():
            after, share = units[at], chance * often / DR
            if not after.on_map or after.wounded != unit.wounded or after.squad != unit.squad:
                removed += share
            elif after.broken and not unit.broken:
                broken += share
            elif after.pinned and not unit.pinned:
                pinned += share
    return removed, broken, pinned
