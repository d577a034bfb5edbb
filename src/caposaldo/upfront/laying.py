"""The table as it lies before the first card is dealt (3.1)."""

from __future__ import annotations

from caposaldo.upfront.battle import Battle, Sheet
from caposaldo.upfront.fielding import cards_to_remove
from caposaldo.upfront.groups import Group
from caposaldo.upfront.table import Turn, UpFrontTable


def _cards(sheet: Sheet) -> int:
    return len(sheet.force.men) + len(sheet.force.later)


def lay(battle: Battle) -> UpFrontTable:
    """Lay the table of a new game: the deck is whole and everybody waits (3.1)."""
    groups: dict[str, Group] = {}
    return UpFrontTable(
        battle,
        groups,
        dict.fromkeys(battle.sides, ()),
        list(battle.deck),
        [],
        dict.fromkeys(battle.sides, ()),
        (),
        cards_to_remove(battle),
        1,
        False,
        Turn(battle.sets_up, 0),
        {},
        {side: _cards(sheet) for side, sheet in battle.sheets.items()},
        {side: sheet.snipers for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, False),
        {},
        (),
        {side: tuple(sheet.force.men) for side, sheet in battle.sheets.items()},
        dict.fromkeys(battle.sides, 1),
    )
