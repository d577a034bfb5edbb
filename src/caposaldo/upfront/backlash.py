"""What an overrun may do to the AFV itself: bog, men close by, weapons (29.4 to 29.46)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, rule, term
from caposaldo.upfront.armour import alter, destroy, hull, immobilise, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.fittings import fittings_firing, fittings_jammed
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.hulls import FLAME
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

OPEN_RISK: Final = rule("UF 29.41")
RISK: Final = rule("UF 29.42")
JAMS: Final = rule("UF 19.1")
SINGLE: Final = rule("UF 19.11")
FLAMETHROWER: Final = rule("UF 22.3")
ELIMINATES: Final = 5
"""The red number that eliminates an open-topped AFV (29.41)."""
STOPS: Final = 6
"""The red number that immobilises any AFV (29.41, 29.42)."""


def risky(table: UpFrontTable, target: Group) -> bool:
    """Tell whether men can get at an AFV that drives over them here (29.4, 29.46)."""
    return bool(target.smokes) or spot_of(table, target).terrain.overrun_risk


def bog_checks(table: UpFrontTable, target: Group) -> tuple[bool, ...]:
    """Return the bog checks before an overrun, True for the one on Wire (29.43, 29.46).

    In the jungle the card of the overrun calls for one in any case, but not for two (47.6).
    """
    found = [False] if spot_of(table, target).terrain.bogs or table.battle.jungle else []
    return (*found, True) if target.wires else tuple(found)


def threatens(man: Man) -> bool:
    """Tell whether a card of the target group can hurt the AFV: only a man who is up (29.41)."""
    return man.hull is None and not man.pinned


def backlash(afv: Man, number: int) -> int:
    """Return which of the two risks a number drawn against a man is, or 0 (29.41, 29.42).

    A hero's number is one lower already, so that a red 4 counts as a red 5.
    """
    if number <= -STOPS:
        return STOPS
    hit = number == -ELIMINATES and vehicle(afv).open_topped
    return ELIMINATES if hit else 0


def strike_back(game: UpFront, gid: str, man: Man, number: int) -> None:
    """Let a man get at the AFV overhead if the number drawn against him says so (29.41, 29.42)."""
    group = game.table.groups[gid]
    afv = group.men[0]
    risk = backlash(afv, number) if threatens(man) else 0
    if not risk:
        return
    cited = OPEN_RISK if vehicle(afv).open_topped else RISK
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "enemy": man_name(afv),
        "seat": game.table.battle.enemy(group.side),
    }
    game.tell("strikes-back", (cited,), facts)
    if risk == ELIMINATES:
        destroy(game, group, afv, cited)
    else:
        immobilise(game, gid, afv.card.id)


def jams(game: UpFront, card: Card, aim: Aim) -> bool:
    """Jam a weapon of the AFV if the card says so; tell whether it was the last (19.11, 22.3)."""
    group = game.table.groups.get(aim.group.id)
    man = aim.group.men[0]
    jammed = fittings_jammed(aim, man).get(card.rn) if card.red else None
    if group is None or jammed is None:
        return False
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "group": group.letter,
        "weapon": term(f"fitting-{jammed}"),
    }
    game.tell("jams", (JAMS, FLAMETHROWER if jammed == FLAME else SINGLE), facts)
    alter(game, group.id, man.card.id, jams=(*hull(group.men[0]).jams, jammed))
    return len(fittings_firing(aim, man)) == 1
