"""How far a total of firepower reaches: some nations shoot better or worse (44.3, 50.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, RuleId, rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable

BONUS: Final = "fire_bonus"
EXCESS: Final = "must_exceed"
NEED_LESS: Final = "british-need-minus-one"
NEED_MORE: Final = "italian-must-exceed"
BETTER: Final = Modifier(1, rule("UF 44.3"), "better-shots")
WORSE: Final = Modifier(-1, rule("UF 50.3"), "worse-shots")


def counted(table: UpFrontTable, group: Group, own: int) -> int:
    """Return the firepower of a group as it counts, from what its cards add up to (44.3, 50.3)."""
    return own + sum([line.value for line in training(table, group, own)])


def training(table: UpFrontTable, group: Group, own: int) -> list[Modifier]:
    """List what a nation's training changes of the total of infantry that has any (44.3, 50.3)."""
    battle = table.battle
    traits = battle.sheets[group.side].traits
    if own < 1 or group.armoured:
        return []
    if BONUS in traits and not battle.reads(NEED_LESS):
        return [BETTER]
    if EXCESS in traits and not battle.reads(NEED_MORE):
        return [WORSE]
    return []


def needed_by_side(table: UpFrontTable, side: str, printed: int) -> int:
    """Return the firepower a side needs for cards that ask for so much together (44.3, 50.3).

    It is one change for each attack, however many cards; ordnance needs none at all.
    """
    battle = table.battle
    traits = battle.sheets[side].traits
    if BONUS in traits and battle.reads(NEED_LESS):
        return max(1, printed - 1)
    if EXCESS in traits and battle.reads(NEED_MORE):
        return printed + 1
    return printed


def too_weak(table: UpFrontTable, side: str, strong: int, need: int, cited: RuleId) -> Refusal:
    """Say that a group has too little firepower, or just enough where that is too little (50.3)."""
    excess = need - 1 == strong and needed_by_side(table, side, strong) == need
    facts = {"firepower": strong, "need": need}
    return (
        Refusal("must-exceed", WORSE.rule, facts) if excess else Refusal("too-weak", cited, facts)
    )


def edge(table: UpFrontTable, side: str) -> tuple[int, int]:
    """Return how much further infantry and armour of a side reach than the printed figures."""
    battle = table.battle
    traits = battle.sheets[side].traits
    if BONUS in traits:
        return 1, 1 if battle.reads(NEED_LESS) else 0
    if EXCESS in traits:
        return -1, -1 if battle.reads(NEED_MORE) else 0
    return 0, 0
