"""The ruler: what one sees from hex to hex of a running game, and why not (SK B4, B5, X1)."""

from __future__ import annotations

from typing import Any, Final

from caposaldo.aslsk.knowledge import tells_sight
from caposaldo.aslsk.seeing import TOO_MUCH, hindrance, in_sight, smoke_from
from caposaldo.aslsk.sight import look
from caposaldo.aslsk.special.snow import veil
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.errors import IllegalAction
from caposaldo.kernel.rules import Refusal, RuleId, rule

DECLARE_FIRST: Final[RuleId] = rule("SK X15")
MUCH: Final[RuleId] = rule("SK X1")
NOT_SEEN: Final[int] = -1


def sight(table: StarterTable, one: str, other: str, over: bool = False) -> dict[str, Any]:
    """Trace a line as the table stands; refused while attacks are declared without looking."""
    _refuse_blind(table, over)
    battle = table.battle
    a, b = battle.ground.find(one), battle.ground.find(other)
    smoke = smoke_from(table, a)
    found = look(battle.ground, a, b, battle.season, smoke)
    seen = in_sight(table, a, b)
    return {
        "from": one,
        "to": other,
        "range": found.range,
        "seen": seen,
        "blocker": "" if found.is_clear else battle.name(found.blocker),
        "met": float(found.met),
        "total": found.total + veil(table, a, b),
        "snow": veil(table, a, b),
        "too_much": found.is_clear and not seen,
        "most": TOO_MUCH - 1 if battle.options.six_blocks else TOO_MUCH,
        "rule": MUCH if found.is_clear and not seen else found.rule,
        "hindrances": [
            {
                "hex": battle.name(each.hex),
                "range": each.range,
                "value": each.value,
                "what": each.what,
                "rule": each.rule,
                "counts": each.counts,
            }
            for each in found.hindrances
        ],
    }


def outlook(table: StarterTable, one: str, over: bool = False) -> dict[str, int]:
    """Return for every hex the sum of the hindrances from one hex, NOT_SEEN where none is seen."""
    _refuse_blind(table, over)
    battle = table.battle
    a = battle.ground.find(one)
    return {
        battle.name(b): hindrance(table, a, b) if in_sight(table, a, b) else NOT_SEEN
        for b in range(battle.ground.size)
    }


def _refuse_blind(table: StarterTable, over: bool) -> None:
    if not over and not tells_sight(table):
        raise IllegalAction(Refusal("declare-first", DECLARE_FIRST))
