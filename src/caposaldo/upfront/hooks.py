"""Where rules and supplements take part in each other's work: typed lists, read in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import Refusal
from caposaldo.upfront.cards import Card
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable

UpFront = Game[UpFrontTable]

OnSide = Callable[[UpFront, str], None]
OnGroup = Callable[[UpFront, Group], None]
OnMan = Callable[[UpFront, Group, Man, str], None]
Bar = Callable[[UpFront, Group], "Refusal | None"]
BarsDeed = Callable[[UpFront, Group, str], "Refusal | None"]
BarsAttack = Callable[[UpFrontTable, "Group | None", Group, str], "Refusal | None"]
Spares = Callable[[UpFrontTable, str, str], bool]
OnGame = Callable[[UpFront], None]
OnDraw = Callable[[UpFront, Card, str, bool], None]
OnHit = Callable[[UpFront, str, str], None]


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

    `formed` comes for each side once all groups are formed, `rallied` is a group after a Rally
    card was played on it, which `bars_rally` may forbid; `spares_draw` is asked whether a wounded
    man of a side needs no draw when a deck begins (33.7).

    `begins` comes once, before the first hands are dealt. `drawn` gets a card turned up for its
    numbers, the side that drew it, and whether it was for a position and not for the number;
    `breeze` comes after a Breeze has blown (neither may draw: push a frame). `bars_deed` is asked
    about the action of a group, or of one of its men, with its verb. `bars_stirring` is asked
    about every Movement card a group or one of its men would play. `bars_attack` is asked about a
    target with what is done to it: fire, snipe, mine, smoke, terrain, infiltrate, close, call; the
    group that does it is None where the side does. `attacked` is a group on which an attack of
    any kind is certain and about to be resolved, `struck` the name of a group hit and the weapon
    of the table of fires (F4.1), `jammed` a man whose weapon has just jammed, with the weapon's
    code, `taken` a group about to take the topmost Terrain card on it, which may be turned over
    or go.
    """

    formed: tuple[OnSide, ...] = ()
    rallied: tuple[OnGroup, ...] = ()
    bars_rally: tuple[Bar, ...] = ()
    spares_draw: tuple[Spares, ...] = ()
    begins: tuple[OnGame, ...] = ()
    drawn: tuple[OnDraw, ...] = ()
    breeze: tuple[OnGame, ...] = ()
    bars_deed: tuple[BarsDeed, ...] = ()
    bars_stirring: tuple[Bar, ...] = ()
    bars_attack: tuple[BarsAttack, ...] = ()
    attacked: tuple[OnGroup, ...] = ()
    struck: tuple[OnHit, ...] = ()
    jammed: tuple[OnMan, ...] = ()
    taken: tuple[OnGroup, ...] = ()

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
