"""What the view shows of a rally phase under way (SK 3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.aslsk.handing import Handing
from caposaldo.aslsk.phases import ACTED, HELD_BACK, KEEPS_DM, LONE_TRY, TRIED
from caposaldo.aslsk.rallyend import Keeping
from caposaldo.aslsk.rallyorders import RallyOrders
from caposaldo.aslsk.recovery import Recovery
from caposaldo.aslsk.reinforcing import Reserve
from caposaldo.aslsk.repair import Repair
from caposaldo.aslsk.selfrally import SelfRally
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.unitrally import UnitRally


def _step(game: Starter, frame: Step) -> dict[str, object]:
    """Show the step and its side, and who has had his turn in the phase.

    The question that is asked lies on top and is shown last, so that it is the one that stays.
    """
    assert isinstance(frame, RallyOrders)
    table = game.table
    return {
        "rally": {
            "step": frame.PROMPT,
            "side": frame.side,
            "acted": _marked(game, ACTED),
            "tried": _marked(game, TRIED),
            "keeps_dm": _marked(game, KEEPS_DM),
            "held_back": _marked(game, HELD_BACK),
            "lone_try": table.notes.get(LONE_TRY, ""),
        }
    }


def _marked(game: Starter, mark: str) -> list[str]:
    return [unit.id for unit in game.table.units.values() if mark in unit.marks]


SHOWS: Final[dict[str, Callable[[Starter, Step], dict[str, object]]]] = {
    Reserve.KIND: _step,
    Recovery.KIND: _step,
    Repair.KIND: _step,
    Handing.KIND: _step,
    SelfRally.KIND: _step,
    UnitRally.KIND: _step,
    Keeping.KIND: _step,
}
