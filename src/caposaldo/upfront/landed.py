"""What men who have just landed cannot do yet (2.4, 11.12)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManCard
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import man_name

SCENARIO: Final = rule("UF 2.4")
NO_ASSISTANT: Final = "no_crewed_lmg_at_start"
SEEN: Final = "no_concealed_first_turn"
FIRST_TURNS: Final = 2
"""The turns of the game that are the first of one side or the other."""


def served_later(battle: Battle, side: str, card: ManCard) -> bool:
    """Tell whether a man's machine gun, which has jumped with him, begins without an assistant."""
    special = special_for(battle.scenario, NO_ASSISTANT, battle.sheets[side].role)
    if special is None or card.weapon is None:
        return False
    return card.weapon.family in special.value["families"]


def no_assistant_yet(table: UpFrontTable, side: str, operator: Man) -> Refusal | None:
    """Say that a machine gun which has jumped begins without an assistant (2.4)."""
    if not served_later(table.battle, side, operator.card):
        return None
    return Refusal("no-assistant-yet", SCENARIO, {"man": man_name(operator)})


def cannot_hide_yet(table: UpFrontTable, side: str) -> Refusal | None:
    """Say that nobody who has just landed hides in the first turn of the enemy."""
    turn = table.turn
    if turn.number > FIRST_TURNS or turn.side == side:
        return None
    if special_for(table.battle.scenario, SEEN, table.battle.sheets[side].role) is None:
        return None
    return Refusal("cannot-hide-yet", SCENARIO)
