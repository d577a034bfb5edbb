"""What a Concealed card is worth to whoever hides, or ambushes, with it (9.1, 37.2, 37.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain

STEALTHY: Final = rule("UF 37.2")
AMBUSH: Final = rule("UF 37.5")
CONCEALED: Final = "concealed"


def nothing_hides(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say that no Concealed card can be played where a group is (T4.5)."""
    return nothing_hides_in(spot_of(table, group).terrain, group.letter)


def nothing_hides_in(terrain: Terrain, letter: str) -> Refusal | None:
    """Say that no Concealed card can be played in a kind of terrain (T4.5)."""
    if terrain.concealment:
        return None
    facts = {"group": letter, "terrain": term(f"terrain-{terrain.id}")}
    return Refusal("nothing-hides-here", terrain.rule, facts)


def hidden_by(table: UpFrontTable, side: str, card: Card) -> int:
    """Return what a Concealed card takes off an attack; some troops hide better (37.2)."""
    return card.value_as(CONCEALED) - table.battle.sheets[side].troops.conceals


def hiding(table: UpFrontTable, side: str, card: Card, cited: RuleId) -> Modifier:
    """Return what a Concealed card of a side changes, by the rule it is played under."""
    better = table.battle.sheets[side].troops.conceals
    value = hidden_by(table, side, card)
    return Modifier(value, STEALTHY if better else cited, "concealed", {"card": card.id})


def surprise(card: Card) -> Modifier:
    """Return what a Concealed card adds to its owner's fire, its sign ignored (37.5)."""
    return Modifier(-card.value_as(CONCEALED), AMBUSH, "ambush", {"card": card.id})
