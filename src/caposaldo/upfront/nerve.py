"""The morale check of a man who goes in among the enemy (20.21, 20.52)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule
from caposaldo.upfront.groups import find
from caposaldo.upfront.men import Man
from caposaldo.upfront.values import morale, morale_changes, printed_morale
from caposaldo.upfront.verbs import UpFront, draw, man_name, pin

CHECK: Final = rule("UF 20.21")
NERVE: Final = "nerve"
"""The cause of a pin by a check that failed; the checking rule itself sees to what follows."""


def here(game: UpFront, man_id: str) -> Man | None:
    """Return a man wherever he is; None when he is lost."""
    group = find(game.table.groups, man_id)
    return group.man(man_id) if group is not None else None


def nerve(game: UpFront, man_id: str, rules: tuple[RuleId, ...] = (CHECK,)) -> bool:
    """Draw for a man's nerve; whoever fails is pinned (20.21)."""
    table = game.table
    group = find(table.groups, man_id)
    man = here(game, man_id)
    assert group is not None
    assert man is not None
    card = draw(game, "nerve", by=group.side)
    group = table.groups[group.id]
    stands = morale(table, group, man)
    passed = card.rn < stands
    base = Modifier(printed_morale(table, man), CHECK, "morale")
    facts: dict[str, Fact] = {
        "seat": group.side,
        "man": man_name(man),
        "card": card.id,
        "number": card.rn,
        "morale": stands,
        "passed": passed,
    }
    game.tell("nerve", rules, facts, (base, *morale_changes(table, group, man)))
    if not passed:
        pin(game, group, man, NERVE, rules)
    return passed
