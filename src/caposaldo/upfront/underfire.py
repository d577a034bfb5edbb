"""The cards under a fire attack: the strength against each and its chances (6.5, 28.4, 34.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Outcome
from caposaldo.kernel.rules import Modifier, total
from caposaldo.upfront.armour import shows_flank
from caposaldo.upfront.armourodds import armour_odds, crew_odds
from caposaldo.upfront.fire import own_changes, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.hullfire import betrayed, shielded
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Struck, fates, fates_after
from caposaldo.upfront.values import breaking, steadied


class Attacked:
    """A card under attack: its chances, and the number drawn that touches it."""

    __slots__ = ("changes", "limit", "man", "odds", "strength")

    def __init__(
        self,
        man: Man,
        strength: int,
        changes: tuple[Modifier, ...],
        odds: list[Outcome],
        limit: int,
    ) -> None:
        self.man: Final = man
        self.strength: Final = strength
        self.changes: Final = changes
        self.odds: Final = odds
        self.limit: Final = limit

    def data(self) -> dict[str, object]:
        """Return the entry of a preview."""
        return {
            "id": self.man.card.id,
            "strength": self.strength,
            "modifiers": [change.data() for change in self.changes],
            "odds": [outcome.data() for outcome in self.odds],
        }


def attacked(aim: Aim, draws: Draws, strength: int, concealed: int = 0) -> list[Attacked]:
    """List the cards attacked in their order; `concealed` is what Concealed cards have taken off.

    A boxed attack is one on armour, or on the guns of a group and nobody else (28.3, 34.4).
    """
    table = aim.table
    found: list[Attacked] = []
    before: list[Struck] = []
    men = shielded(aim.target) if aim.boxed else targets(table, aim.target.id)
    for man in men:
        group = find(table.groups, man.card.id) or aim.target
        changes = (*own_changes(aim, man), *betrayed(man, concealed))
        mine = strength + total(changes)
        if man.armoured:
            # It is alone in its group, so that its own odds are those of the whole attack.
            odds, limit = _vehicle(aim, draws, man, mine), 0
        else:
            odds = _fates(aim, draws, group, man, mine, before)
            limit = breaking(table, group, man, shielded=_on_shield(aim, man))
        found.append(Attacked(man, mine, changes, odds, limit - mine))
        before.append((man, mine))
    return found


def _vehicle(aim: Aim, draws: Draws, man: Man, strength: int) -> list[Outcome]:
    """Return the chances of an AFV, its crew's or its armour's (28.4)."""
    if not aim.boxed:
        return crew_odds(draws.nth(0), man, strength)
    flank = shows_flank(aim.target, man, flanked=aim.flanking, ordnance=False)
    return armour_odds(draws, man, strength, flank=flank)


def _on_shield(aim: Aim, man: Man) -> bool:
    """Tell whether an attack meets the boxed values of a gun (34.4)."""
    return man.gun and (aim.boxed or aim.flanking)


def _fates(
    aim: Aim, draws: Draws, group: Group, man: Man, strength: int, before: list[Struck]
) -> list[Outcome]:
    """Return a man's chances; one who steadies him may have been hit by then (15.52)."""
    table, number = aim.table, len(before)
    if _on_shield(aim, man):
        return fates(table, draws.nth(number), group, man, strength, shielded=True)
    if steadied(group, man) and number < draws.left:
        for first in before:
            lost = group.with_man(first[0].but(pinned=True))
            if not steadied(lost, man):
                return fates_after(table, draws.pool, group, man, strength, first)
    return fates(table, draws.nth(number), group, man, strength)
