"""Where rules and supplements take part in each other's work: typed lists, read in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable

UpFront = Game[UpFrontTable]

OnSide = Callable[[UpFront, str], None]
OnGroup = Callable[[UpFront, Group], None]
OnMan = Callable[[UpFront, Group, Man, str], None]
Bar = Callable[[UpFront, Group], "Refusal | None"]


@dataclass(frozen=True)
class Hooks:
    """What other rules do when something happens; each list is run in its order.

    `man_lost` gets the group as it was with him, the man and his fate; `man_pinned` the group
    after, the man and the cause. `moved` is a Movement card that stays on a group, `stirred` any
    Movement card the group played, also to clear Wire or for a failed ford. `grounded` is a
    Terrain card played on a group by either side, even if it is refused, `settled` terrain taken,
    `refused` terrain turned down. `stirred` and `grounded` see the group before the card lies on
    it, the others after. `bars_movement` is asked about retreats, `holds_range` about every change
    of range number. `round_won` is a win that decides only a round of the scenario. `halted` is an
    AFV that loses its Movement cards, `rattled` one that an attack has just buttoned up or pinned,
    and no more; it gets the AFV as it was before.
    """

    turn_begins: tuple[OnSide, ...] = ()
    turn_ends: tuple[OnSide, ...] = ()
    man_lost: tuple[OnMan, ...] = ()
    man_pinned: tuple[OnMan, ...] = ()
    group_gone: tuple[OnGroup, ...] = ()
    moved: tuple[OnGroup, ...] = ()
    stirred: tuple[OnGroup, ...] = ()
    grounded: tuple[OnGroup, ...] = ()
    settled: tuple[OnGroup, ...] = ()
    wired: tuple[OnGroup, ...] = ()
    reshuffled: tuple[OnSide, ...] = ()
    refused: tuple[OnGroup, ...] = ()
    bars_movement: tuple[Bar, ...] = ()
    holds_range: tuple[Bar, ...] = ()
    round_won: tuple[OnSide, ...] = ()
    halted: tuple[OnGroup, ...] = ()
    rattled: tuple[OnMan, ...] = ()
