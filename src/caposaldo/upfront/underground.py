"""What the rules of those above ground must know of groups in the sewers (T3.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, Refusal, rule
from caposaldo.upfront.groups import BELOW, Group
from caposaldo.upfront.ranges import CLOSEST, adjacent, opposite, relative_range

SEWERS: Final = rule("UF T3.7")
IN_THE_DARK: Final = Modifier(3, SEWERS, "columns-sewers")


def is_below(group: Group) -> bool:
    """Tell whether a group is in the sewers."""
    return BELOW in group.marks


def cut_off(group: Group) -> Refusal | None:
    """Say that a group in the sewers takes no part in what goes on above (T3.7)."""
    return Refusal("below-ground", SEWERS, {"group": group.letter}) if is_below(group) else None


def apart(one: Group, other: Group) -> Refusal | None:
    """Say that of two groups one is in the sewers and the other is not (T3.7)."""
    if is_below(one) == is_below(other):
        return None
    return cut_off(one) or cut_off(other)


def meet_below(one: Group, other: Group) -> bool:
    """Tell whether two groups in the sewers are opposite or adjacent: that is RR 5 (T3.7)."""
    near = adjacent(one, other) or opposite(one, other)
    return near and is_below(one) and is_below(other)


def close_by(one: Group, other: Group) -> bool:
    """Tell whether men of one group can get at those of another: at RR 5 (20.1, T3.7)."""
    if is_below(one) or is_below(other):
        return meet_below(one, other)
    return relative_range(one, other) == CLOSEST
