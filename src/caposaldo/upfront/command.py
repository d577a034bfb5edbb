"""Leaders, and the hand that depends on them (15.1 to 15.6)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

TAKES_OVER: Final = rule("UF 15.3")
NO_LEADER: Final = rule("UF 15.4")
# A commissar stands for the leader his force lacks (15.5), so he comes before a spare ASL.
RANKS: Final = ("SL", "COMMISSAR", "ASL")
STAFF_SERGEANT: Final = "SSG"


def leader(table: UpFrontTable, side: str) -> Man | None:
    """Return the man who leads a side now: the SL or who has taken over from him (15.3)."""
    found: Man | None = None
    for group in table.groups.values():
        if group.side != side:
            continue
        for man in group.men:
            if man.leader and (found is None or _rank(man) < _rank(found)):
                found = man
    return found


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
    table = game.table
    if not man.leader:
        return
    heir = leader(table, group.side)
    if heir is not None and not _led(table, group, man, heir):
        return
    table.short[group.side] = True
    if heir is None:
        game.tell("no-leader", (NO_LEADER,), {"seat": group.side})
    else:
        game.tell("takes-over", (TAKES_OVER,), {"seat": group.side, "man": man_name(heir)})


def _led(table: UpFrontTable, group: Group, man: Man, heir: Man) -> bool:
    """Tell whether a lost man led his side; of two equals the one who stands first does (15.1)."""
    if _rank(man) != _rank(heir):
        return _rank(man) < _rank(heir)
    ranks = [group.men if other.id == group.id else other.men for other in table.side(group.side)]
    order = [one.card.id for men in ranks for one in men]
    return order.index(man.card.id) < order.index(heir.card.id)


def turn_ends(game: UpFront, side: str) -> None:
    """The hand is whole again in later turns, even if this one brought no refill (15.3)."""
    game.table.short[side] = False


def _rank(man: Man) -> int:
    return RANKS.index(man.card.role)
