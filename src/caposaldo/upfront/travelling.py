"""Men between two groups: who they are, what they hold up, and how they turn back (17.8)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.groups import Group, group_id
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

TRANSFER: Final = rule("UF 17.8")

SENT: Final = "sent:"
"""The mark, before his name, of a man who set out in this very turn (17.8)."""
ARRIVED: Final = "arrived"
"""The mark, for a turn, of the two groups of a transfer just completed (17.8)."""


def on_the_way(table: UpFrontTable, side: str, letter: str) -> list[tuple[Group, Man]]:
    """Return the men on their way to a letter, with the groups they come from (17.8)."""
    return [
        (group, man)
        for group in table.groups.values()
        if group.side == side and len(group.ranks) < len(group.men)
        for man in group.men
        if man.heading == letter
    ]


def size(table: UpFrontTable, side: str, letter: str) -> int:
    """Return how many men a group may come to have: those on their way to it, and from it (17.82).

    Who has set out keeps his place, as he is back in it if he is pinned (17.84).
    """
    group = table.groups.get(group_id(side, letter))
    own = len(group.men) if group is not None else 0
    return own + len(on_the_way(table, side, letter))


def halts(game: UpFront, group: Group) -> Refusal | None:
    """Say that the groups of a transfer may not leave their range number (17.8)."""
    waits = ARRIVED in group.marks or any(man.heading for man in group.men)
    if waits or on_the_way(game.table, group.side, group.letter):
        return Refusal("transfer-holds", TRANSFER, {"group": group.letter})
    return None


def call_back(game: UpFront, side: str, letter: str, cited: RuleId) -> None:
    """Everybody on his way to a letter is back where he came from (17.84, 17.92)."""
    for group, man in on_the_way(game.table, side, letter):
        go_back(game, group.id, man.card.id, cited)


def go_back(game: UpFront, gid: str, man_id: str, cited: RuleId) -> None:
    """A man goes back to his old group and is no longer in transfer (17.84)."""
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None
    game.table.put(group.with_man(man.but(heading="")))
    facts = {"seat": group.side, "group": group.letter, "man": man_name(man)}
    game.tell("goes-back", (cited,), {**facts})
