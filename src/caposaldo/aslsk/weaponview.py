"""Previews of flamethrowers, charges and rates declined, and what the view shows of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.aslsk import declining
from caposaldo.aslsk.advancingfire import AdvancingFire
from caposaldo.aslsk.chargefire import CHARGES, Blast, blast_of, find, forecast, made_with
from caposaldo.aslsk.declining import Declining
from caposaldo.aslsk.fates import fates
from caposaldo.aslsk.finalfire import FinalFire
from caposaldo.aslsk.firepower import written
from caposaldo.aslsk.firepreview import ROLLS, show
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.fireview import firing
from caposaldo.aslsk.firstfire import FirstFire
from caposaldo.aslsk.flamethrower import Flame, flame
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import WeaponId
from caposaldo.aslsk.view import Shows
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.frames import Question


def preview(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Show what a flamethrower or a charge would do."""
    assert isinstance(frame, Question)
    table = game.table
    if wanted.verb == Flame.VERB:
        hex = table.battle.ground.index[wanted.args[1]]
        attack = flame(table, frame.seat(game), WeaponId(wanted.args[0]), hex)
        return show(table, attack, wanted.notation)
    if wanted.verb == Blast.VERB:
        return _blast(table, wanted)
    return None


def _blast(table: StarterTable, wanted: Action) -> Preview | None:
    charge = find(table, wanted.args[0])
    if charge is None:
        return None
    found, chances = forecast(table, charge)
    odds = [Outcome(f"result-{key}", number, ROLLS) for key, number in chances.items()]
    columns = table.battle.box.tables.fire.columns
    detail: dict[str, object] = {
        "hex": table.battle.name(charge.hex),
        "fp": written(found.strength.total),
        "column": 0 if found.column == NO_COLUMN else columns[found.column],
        "drm": found.drm,
        "number": charge.number,
        # It was declared when it was placed: nothing of it is left untold (SK X15).
        **fates(table, blast_of(table, charge), found.column, True, made_with(table, charge)),
    }
    factors, terms = found.strength.factors, found.modifiers
    return Preview(wanted.notation, CHARGES, factors, terms, odds, detail=detail)


PREVIEWS: Final[dict[str, Callable[[Starter, Step, Action], Preview | None]]] = {
    PrepFire.KIND: preview,
    FirstFire.KIND: preview,
    FinalFire.KIND: preview,
    AdvancingFire.KIND: preview,
    Declining.KIND: declining.preview,
}
SHOWS: Final[dict[str, Shows]] = {
    AdvancingFire.KIND: firing,
    Declining.KIND: declining.shows,
}
