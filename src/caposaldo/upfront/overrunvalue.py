"""The strength of an overrun (29.11 to 29.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule
from caposaldo.upfront.armour import hull, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.escort import escort
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.heights import slope
from caposaldo.upfront.hulls import FLAME, MG, SECOND_GUN
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.men import Man
from caposaldo.upfront.strength import crew_losses, target_movement, target_terrain

OUT_OF_ORDER: Final = rule("UF 29.11")
ATTACK: Final = rule("UF 29.2")
SMOKE: Final = rule("UF 13.22")
ON_SLOPES: Final = "overrun-slope"
HALVED: Final = 2
QUARTERED: Final = 4


def overrun_value(man: Man) -> list[Modifier]:
    """List the overrun value of an AFV as it is now, weapons out of order included (29.11)."""
    printed = vehicle(man)
    face = printed.turned if hull(man).buttoned else printed.exposed
    assert face is not None, f"{man.card.id} has no such side"
    found = [Modifier(face.overrun, ATTACK, "overrun")]
    parts = _divided_by(man)
    if parts > 1:
        less = face.overrun // parts - face.overrun
        found.append(Modifier(less, OUT_OF_ORDER, "overrun-out-of-order"))
    return found


def _divided_by(man: Man) -> int:
    printed, state = vehicle(man), hull(man)
    if printed.flame is not None and not state.works(FLAME):
        return QUARTERED
    gun = bool(printed.guns) and (man.jammed or man.weapon is None)
    second = len(printed.guns) > 1 and not state.works(SECOND_GUN)
    mg = printed.mg is not None and not state.works(MG)
    return HALVED if gun or second or mg else 1


def overrun_strength(aim: Aim, card: Card | None = None) -> list[Modifier]:
    """List the strength of an overrun before concealment; the number's colour is ignored (29.2).

    Of the AFV's own cards only Smoke counts, its terrain does not (29.3).
    """
    found = overrun_value(aim.group.men[0])
    if card is not None:
        found.append(Modifier(card.rn, ATTACK, "random-number", {"card": card.id}))
    return [
        *found,
        *_from_smoke(aim),
        *_from_above(aim),
        *crew_losses(aim),
        *target_terrain(aim),
        *target_movement(aim),
        *escort(aim),
        *weaker(aim.table, fire=False),
    ]


def _from_above(aim: Aim) -> list[Modifier]:
    """List what the slope changes, which is no terrain card, by a reading only (29.3, M5.1)."""
    return slope(aim.group, aim.target) if aim.table.battle.reads(ON_SLOPES) else []


def _from_smoke(aim: Aim) -> list[Modifier]:
    smokes = 0 if aim.table.battle.night else aim.group.smokes
    return [Modifier(-smokes, SMOKE, "firing-from-smoke")] if smokes else []
