"""How AFVs and guns recover from pins and stuns, rally points adding up (28.42, 28.45, 34.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule
from caposaldo.upfront.armour import alter, hull
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.hulls import STUNS
from caposaldo.upfront.men import Man
from caposaldo.upfront.verbs import UpFront, man_name, unpin

PINNED: Final = rule("UF 28.42")
STUN: Final = rule("UF 28.45")
STUN_AGAIN: Final = rule("UF 28.451")
GUN: Final = rule("UF 34.6")
PART_CREDIT: Final = rule("UF 10.41")
HERO: Final = rule("UF 28.421")
NEEDED: Final = 3
"""The points that undo a pin, or a stun, or half of a double one."""
POINTS: Final = 1
"""What a Hero counts as a Rally card."""
BOTH: Final = 6
"""The points that undo two of these together."""
_, STUN_3, STUN_6 = STUNS

RECOVERED: Final = "recovered"
STUN_GONE: Final = "stun-gone"
STUN_EASED: Final = "stun-eased"
CREDIT: Final = "credit"


class State:
    """The stun, the pin and the credit of an AFV or a gun."""

    __slots__ = ("credit", "pinned", "stun")

    def __init__(self, stun: int, pinned: bool, credit: int) -> None:
        self.stun: Final = stun
        self.pinned: Final = pinned
        self.credit: Final = credit


def shaken(man: Man) -> bool:
    """Tell whether Rally cards do a card any good (10.2, 28.45); a berserk man is lost (20.9)."""
    if man.hull is not None and man.hull.stun:
        return True
    return man.pinned and not man.berserk


def in_need(group: Group) -> bool:
    """Tell whether a group has cards to rally."""
    return group.pinned or (group.armoured and shaken(group.men[0]))


def after(man: Man, points: int | None) -> State:
    """Return what points, added to the credit, make of an AFV or gun; None is a Rally All."""
    state = hull(man)
    if points is None:
        return State(0, False, 0)
    total = state.credit + points
    if total < NEEDED:
        return State(state.stun, man.pinned, total)
    # What is left over when a stun is removed or eased is lost (10.22, 28.451).
    if state.stun == STUN_6:
        return State(0 if total >= BOTH else STUN_3, man.pinned, 0)
    if state.stun == STUN_3:
        return State(0, man.pinned and total < BOTH, 0)
    return State(0, False, 0)


def said(man: Man, points: int | None) -> str:
    """Name what points would do."""
    now, then = hull(man), after(man, points)
    if then.credit:
        return CREDIT
    if then.stun:
        return STUN_EASED
    return STUN_GONE if now.stun and then.pinned else RECOVERED


def price(man: Man) -> int:
    """Return the points that bring a card of an infantry group back (10.21, 34.6)."""
    return 1 if man.hull is None else NEEDED - man.hull.credit


def recover(
    game: UpFront, gid: str, man: Man, points: int | None, rules: tuple[RuleId, ...] = ()
) -> None:
    """Give an AFV or a gun its points and do what they come to (28.42, 28.45, 34.6)."""
    group = game.table.groups[gid]
    before, then = hull(man), after(man, points)
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "man": man_name(man)}
    alter(game, gid, man.card.id, stun=then.stun, credit=then.credit)
    own = PINNED if man.armoured else GUN
    if then.credit:
        game.tell("rally-credit", (*rules, own), {**facts, "count": then.credit})
    if then.stun != before.stun:
        cited = STUN if before.stun == STUN_3 else STUN_AGAIN
        game.tell("stun-over", (*rules, cited), {**facts, "stun": then.stun})
    if man.pinned and not then.pinned:
        current = game.table.groups[gid].man(man.card.id)
        assert current is not None
        unpin(game, game.table.groups[gid], current)
        game.tell("rallied", (*rules, own), facts)


# Hero cards ----------------------------------------------------------------------------------


def hero_helps(man: Man) -> bool:
    """Tell whether a Hero does an AFV or a gun any good (28.421)."""
    return shaken(man) or (hull(man).buttoned and not hull(man).losses)


def no_help(man: Man) -> Refusal | None:
    """Say why a Hero does an AFV or a gun no good (10.41, 28.421)."""
    if hero_helps(man):
        return None
    facts = {"man": man_name(man)}
    if hull(man).losses and hull(man).buttoned:
        return Refusal("commander-is-dead", HERO, facts)
    return Refusal("hero-has-no-use", PART_CREDIT, facts)


def help_crew(game: UpFront, gid: str, man: Man, card: str) -> None:
    """Count a Hero, already spent, as a rally point, or open the hatches (28.421)."""
    facts: dict[str, Fact] = {"seat": side_of(gid), "man": man_name(man), "card": card}
    if shaken(man):
        game.tell("hero-credit", (PART_CREDIT, HERO if man.armoured else GUN), facts)
        recover(game, gid, man, POINTS)
        return
    alter(game, gid, man.card.id, buttoned=False)
    game.tell("opens-up", (HERO,), facts)
