"""What a man is worth in close combat (20.6 to 20.622, 32.11, 32.21, 33.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import printed_morale, suffers

VALUE: Final = rule("UF 20.6")
UNARMED: Final = Modifier(0, VALUE, "cc-unarmed")
ASSISTANT: Final = Modifier(0, rule("UF 20.61"), "cc-assistant")
JAMMED: Final = Modifier(-1, VALUE, "cc-jammed")
BURDENED: Final = Modifier(-1, VALUE, "cc-secondary")
PINNED: Final = Modifier(-4, VALUE, "cc-pinned")
WOUNDED: Final = Modifier(-4, rule("UF 33.5"), "cc-wounded")
GUARD: Final = rule("UF 32.21")
CAPTURING: Final = Modifier(-2, rule("UF 32.11"), "cc-capturing")
SUPPORT: Final = rule("UF 20.622")
GUN: Final = rule("UF 34.7")
GUN_PINNED: Final = Modifier(-4, GUN, "cc-pinned")
BY_COMRADE: Final = 3


def weapon_value(table: UpFrontTable, man: Man) -> list[Modifier]:
    """List what a man's weapons add (20.6, 20.61)."""
    if man.assists:
        return [ASSISTANT]
    # Wounded and pinned he fights with his bare hands (33.5).
    if man.weapon is None or (man.pinned and suffers(table, man)):
        return [UNARMED]
    facts = {"weapon": f"@weapon-{man.weapon.code}"}
    found = [Modifier(man.weapon.cc, VALUE, "cc-weapon", facts)]
    if man.jammed:
        found.append(JAMMED)
    if man.secondary or man.kept:
        found.append(BURDENED)
    return found


def close_combat(table: UpFrontTable, man: Man) -> list[Modifier]:
    """List a man's close combat value, part by part; a gun's crew has none (20.6, 34.7)."""
    if man.gun:
        base = Modifier(man.card.morale, GUN, "morale")
        return [base, GUN_PINNED] if man.pinned else [base]
    found = [
        Modifier(printed_morale(table, man), VALUE, "morale"),
        *weapon_value(table, man),
    ]
    if man.pinned:
        found.append(PINNED)
    elif suffers(table, man):
        found.append(WOUNDED)
    if man.guards:
        whole = total(found)
        found.append(Modifier(whole // 2 - whole, GUARD, "cc-guard"))
    return found


def supporters(table: UpFrontTable, others: list[Man]) -> list[Modifier]:
    """List the bonus for comrades in the same combat; pinned and wounded men give none (20.622)."""
    helping = [man for man in others if not man.pinned and not suffers(table, man)]
    return [Modifier(BY_COMRADE * len(helping), SUPPORT, "cc-comrades")] if helping else []


def helpless(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a man who defends alone loses whatever is drawn (33.5)."""
    return man.pinned and man.weapon is None and suffers(table, man)
