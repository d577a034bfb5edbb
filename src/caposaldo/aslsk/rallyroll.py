"""The roll with which a broken unit rallies, alone or under a leader (SK 3.1e, 3.1f, R2, R3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo.aslsk.checks import settle
from caposaldo.aslsk.desperation import near
from caposaldo.aslsk.dice import ALL_ROLLS, FACES, roll
from caposaldo.aslsk.goodorder import good_leaders
from caposaldo.aslsk.leaderloss import Loss, record
from caposaldo.aslsk.phases import SELF_RALLIED, TRIED
from caposaldo.aslsk.promotion import LUCKY, chances, has_room_for, promote_by
from caposaldo.aslsk.rallyorders import count_action
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit
from caposaldo.aslsk.verbs import facts_of, note, rally, reduce
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, term, total

ROLLS: Final[RuleId] = rule("SK R2")
PROMOTION: Final[RuleId] = rule("SK R3")
CASUALTIES: Final[RuleId] = rule("SK 3.1f")
DESPERATE: Final[int] = 4
SHELTER: Final[int] = -1
ALONE: Final[int] = 1
WORST: Final[int] = 12
RALLIES: Final[str] = "rally-works"
FAILS: Final[str] = "rally-fails"
REDUCED: Final[str] = "rally-reduced"


def drm(table: StarterTable, unit: Unit, leader: Unit | None) -> list[Modifier]:
    """Return the modifiers of a rally roll; without a leader it is a self-rally (SK R2)."""
    found: list[Modifier] = []
    if leader is None:
        found.append(Modifier(ALONE, ROLLS, "rally-alone"))
        found += _encouraged(table, unit)
    elif leader.leadership:
        found.append(Modifier(leader.leadership, ROLLS, "check-leader", {"unit": leader.id}))
    if unit.dm:
        found.append(Modifier(DESPERATE, ROLLS, "rally-dm"))
    terrain = table.battle.terrain(unit.place)
    if terrain.shelter:
        facts: dict[str, Fact] = {"terrain": term(f"in-terrain-{terrain.id}")}
        found.append(Modifier(SHELTER, ROLLS, "rally-shelter", facts))
    return found


def _encouraged(table: StarterTable, unit: Unit) -> list[Modifier]:
    """Return what a leader beside it gives to a self-rally; nobody must accept a worse roll."""
    leaders = good_leaders(table, unit.place, unit.side)
    if not leaders or leaders[0].leadership >= 0:
        return []
    best = leaders[0]
    return [Modifier(best.leadership, ROLLS, "check-leader", {"unit": best.id})]


def read(table: StarterTable, unit: Unit, original: int, modifiers: Sequence[Modifier]) -> str:
    """Read a rally roll (SK R2): an Original 12 is casualty reduction, whatever the Final DR."""
    if original == WORST:
        return REDUCED
    if original == LUCKY and table.battle.options.original_two_rallies:
        return RALLIES
    return RALLIES if original + total(modifiers) <= unit.morale else FAILS


def may_promote(table: StarterTable, unit: Unit, alone: bool) -> bool:
    """Tell whether an Original 2 of this roll may create a leader (SK R3)."""
    if unit.leader:
        return False
    if table.battle.options.any_rally_promotes:
        return True
    return alone and SELF_RALLIED not in table.notes


def try_to_rally(game: Starter, unit: Unit, leader: Unit | None, why: RuleId) -> None:
    """Make the rally roll of a broken unit and see to what follows from it."""
    table = game.table
    alone = leader is None
    terms = drm(table, unit, leader)
    lucky = may_promote(table, unit, alone)
    note(game, unit, TRIED)
    count_action(game, unit)
    if alone and not unit.leader:
        table.notes.setdefault(SELF_RALLIED, unit.id)
    made = roll(game)
    result = read(table, unit, made.original, terms)
    facts: dict[str, Fact] = {
        **facts_of(table, unit),
        "coloured": made.coloured,
        "white": made.white,
        "final": made.final(terms),
        "morale": unit.morale,
        "result": term(f"outcome-{result}"),
    }
    game.tell("rally-roll", (why, ROLLS), facts, tuple(terms))
    _follow(game, unit, result, why)
    if made.original == LUCKY and lucky:
        promote_by(game, unit, [], PROMOTION)
        near(game, unit.place, unit.side)


def _follow(game: Starter, unit: Unit, result: str, why: RuleId) -> None:
    now = game.table.units[unit.id]
    if result == RALLIES:
        rally(game, now, why)
        near(game, unit.place, unit.side)
    elif result == REDUCED and reduce(game, now, CASUALTIES) is None:
        losses: list[Loss] = []
        record(losses, unit, True)
        settle(game, losses)


def foretell(
    table: StarterTable, unit: Unit, leader: Unit | None, notation: str, why: RuleId
) -> Preview:
    """Give the exact chances of a rally roll, and of a leader who may come with an Original 2."""
    terms = drm(table, unit, leader)
    counts = {RALLIES: 0, FAILS: 0, REDUCED: 0}
    for rolled in ALL_ROLLS:
        counts[read(table, unit, rolled.original, terms)] += 1
    odds = [Outcome(key, count, FACES * FACES) for key, count in counts.items()]
    detail: dict[str, object] = {"morale": unit.morale}
    if may_promote(table, unit, leader is None):
        made = chances(table, unit, [])
        detail["promotion"] = {
            name: Outcome(name, count, FACES * FACES * FACES).data()
            for name, count in made.items()
            if name and has_room_for(table, unit, name)
        }
    return Preview(notation, why, [], terms, odds, "", detail)
