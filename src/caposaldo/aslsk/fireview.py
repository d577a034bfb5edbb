"""What the view shows while a side fires (SK 5.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.finalfire import FinalFire
from caposaldo.aslsk.firegroup import Group, attack_of
from caposaldo.aslsk.fireorders import FireOrders
from caposaldo.aslsk.firepower import strength, written
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.view import Shows


def firing(game: Starter, frame: Step) -> dict[str, object]:
    """Show who fires, and in which way."""
    assert isinstance(frame, FireOrders)
    return {"firing": {"kind": frame.FIRE, "side": frame.seat(game)}}


def grouping(game: Starter, frame: Step) -> dict[str, object]:
    """Show a fire group as far as it is put together, with its firepower; nothing of sight."""
    assert isinstance(frame, Group)
    table = game.table
    total = strength(table, attack_of(table, frame)).total
    fire = table.battle.box.tables.fire
    column = fire.column_for(total)
    return {
        "fire_group": {
            "kind": frame.kind,
            "side": frame.side,
            "hex": table.battle.name(frame.hex),
            "targets": list(frame.targets),
            "members": list(frame.members),
            "leaders": list(frame.leaders),
            "fp": written(total),
            "column": 0 if column == NO_COLUMN else fire.columns[column],
        }
    }


SHOWS: Final[dict[str, Shows]] = {
    PrepFire.KIND: firing,
    FinalFire.KIND: firing,
    Group.KIND: grouping,
}
