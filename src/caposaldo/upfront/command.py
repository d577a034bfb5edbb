"""Leaders, and the hand that depends on them (15.1 to 15.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.succession import named, ranked, with_newcomer
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

TAKES_OVER: Final = rule("UF 15.3")
NO_LEADER: Final = rule("UF 15.4")
STAFF_SERGEANT: Final = "SSG"


def leader(table: UpFrontTable, side: str) -> Man | None:
    """Return the man who leads a side now: the SL or who has taken over from him (15.3)."""
    line = table.leaders(side)
    return line[0] if line else None


def formed(game: UpFront, side: str) -> None:
    """Keep the order of the leaders a side begins with (15.1)."""
    game.table.settle_command(side)


def join(table: UpFrontTable, side: str, men: tuple[Man, ...]) -> None:
    """Put the leaders among the men who have come in behind those there were (35.1, 48.32)."""
    coming = [man.id for man in men]
    line = tuple([man for man in table.leaders(side) if man.id not in coming])
    for man in ranked(table.groups, side):
        if man.id in coming:
            line = with_newcomer(line, man, own=man.id in table.battle.sheets[side].force.later)
    table.command[side] = named(line)


def hand_limit(table: UpFrontTable, side: str) -> int:
    """Return how many cards a side may hold after its refill (3.5, 15.2-15.6, 42.46)."""
    limit = table.battle.sheets[side].nation.hand
    man = leader(table, side)
    if man is None or man.pinned or table.short[side]:
        limit -= 1
    elif table.battle.campaign and man.card.rank == STAFF_SERGEANT:
        # One raised so high is worth a card, and costs it again with the usual one (42.46).
        limit += 1
    enemy = table.battle.enemy(side)
    if len([group for group in table.groups.values() if group.side == enemy]) == 1:
        limit += 1
    return limit


def leader_lost(game: UpFront, group: Group, man: Man, _fate: str) -> None:
    """Note that the squad leader is gone: the next refill is a card short (15.2, 15.3)."""
    table, side = game.table, group.side
    if not man.leader:
        return
    noted = table.command[side]
    before = noted[: noted.index(man.id)] if man.id in noted else noted
    table.command[side] = tuple([id for id in noted if id != man.id])
    heir = leader(table, side)
    if heir is not None and heir.id in before:
        return
    table.short[side] = True
    if heir is None:
        game.tell("no-leader", (NO_LEADER,), {"seat": side})
    else:
        game.tell("takes-over", (TAKES_OVER,), {"seat": side, "man": man_name(heir)})


def turn_ends(game: UpFront, side: str) -> None:
    """The hand is whole again in later turns, even if this one brought no refill (15.3)."""
    game.table.short[side] = False
