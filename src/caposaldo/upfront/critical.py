"""Critical hits of mortars on AFVs, and the other things a shot does to one (26.5, 28.46)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, RuleId, rule
from caposaldo.upfront.armour import FLANK, destroy, immobilise, shows_flank, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.effects import SHELL, hit
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.verbs import UpFront, man_name

CRITICAL: Final = rule("UF 26.5")
ON_THE_ENGINE: Final = 6
INTO_THE_OPEN: Final = 5


def critical(shot: Shot, man: Man, to_hit: Card, card: Card) -> bool:
    """Tell whether a mortar's hit on an AFV is a critical one (26.5)."""
    return shot.mortar and not to_hit.red and from_above(man, card)


def from_above(man: Man, card: Card) -> bool:
    """Tell whether a card drawn for an AFV is a critical hit from above (26.5, 40.22)."""
    if not man.armoured or card.red:
        return False
    open_above = vehicle(man).open_topped and card.rn == INTO_THE_OPEN
    return open_above or card.rn == ON_THE_ENGINE


def critical_hit(game: UpFront, group: Group, man: Man, card: Card, cited: RuleId) -> None:
    """Immobilise an AFV, or destroy it through its open top (26.5, 40.22)."""
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
    game.tell("critical-hit", (cited,), facts)
    if card.rn == ON_THE_ENGINE:
        immobilise(game, group.id, man.card.id)
    else:
        destroy(game, group, man, cited)


def strike(
    game: UpFront, shot: Shot, group: Group, man: Man, result: int, to_hit: Card, card: Card
) -> None:
    """Do to one card what the shot that hit it does (25.4, 26.5, 28.4, 34.4)."""
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side}
    if critical(shot, man, to_hit, card):
        critical_hit(game, group, man, card, CRITICAL)
        return
    flanked = shot.aim.flanking
    if shot.boxed and man.armoured and shows_flank(group, man, flanked=flanked, ordnance=True):
        game.tell("flank-shot", (FLANK,), facts)
    low = shot.against(man).low
    hit(
        game, group.id, man.card.id, result, card, SHELL, boxed=shot.boxed, flanked=flanked, low=low
    )
