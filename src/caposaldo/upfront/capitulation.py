"""Groups that surrender, and how an infiltrator takes them prisoner (50.41, 50.42)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact
from caposaldo.upfront.asleep import ASLEEP
from caposaldo.upfront.groups import SURRENDERED, Group, find
from caposaldo.upfront.infiltrators import inside
from caposaldo.upfront.men import Man
from caposaldo.upfront.prisoners import take_prisoners
from caposaldo.upfront.surrender import OVER, SURRENDER, take_mark
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

STILL_OF_IT: Final = "surrender-counts-men-under-way"


def turn_ends(game: UpFront, _side: str) -> None:
    """Let groups surrender whose men are all pinned as a turn ends, whoever's it was (50.41)."""
    table = game.table
    for side, sheet in table.battle.sheets.items():
        if not sheet.surrenders or table.noted(OVER):
            continue
        for group in table.side(side):
            if _gives_up(table, group):
                _surrender(game, group)


def _gives_up(table: UpFrontTable, group: Group) -> bool:
    """Men in transfer are between the groups; a group with a gun never surrenders (50.41).

    Nor does one that is only asleep, as its scenario lets it begin (2.4). By a reading who has set
    out is of the group that he leaves until he arrives.
    """
    if SURRENDERED in group.marks or ASLEEP in group.marks or not group.ranks:
        return False
    men = group.men if table.battle.reads(STILL_OF_IT) else group.ranks
    return all(man.pinned and man.hull is None for man in men)


def _surrender(game: UpFront, group: Group) -> None:
    table = game.table
    table.put(group.but(marks=(*group.marks, SURRENDERED)))
    game.tell("surrenders", (SURRENDER,), {"seat": group.side, "group": group.letter})
    captors = [man for _, man in inside(table, group.id)]
    if captors:
        capture(game, captors[0], group.id)


def capture(game: UpFront, man: Man, gid: str) -> None:
    """Let an infiltrator take the whole group prisoner, but for men in transfer (32.2, 50.41)."""
    table = game.table
    captor = find(table.groups, man.card.id)
    assert captor is not None, f"{man.card.id} is in no group"
    group = table.groups[gid]
    men = tuple([each.card.id for each in group.ranks])
    facts: dict[str, Fact] = {"seat": captor.side, "man": man_name(man), "target": group.letter}
    game.tell("group-captured", (SURRENDER,), {**facts, "count": len(men)})
    take_prisoners(game, gid, men, captor.id, (SURRENDER,))
    if gid in table.groups:
        take_mark(game, gid)
