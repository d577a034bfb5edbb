"""What a seat may know, built by adding (2.1)."""

from __future__ import annotations

from caposaldo.mortain.attack import Attack
from caposaldo.mortain.deck import OWNER
from caposaldo.mortain.fire import Volley
from caposaldo.mortain.hexes import HexId
from caposaldo.mortain.knowledge import cards_left
from caposaldo.mortain.markers import CallMarker
from caposaldo.mortain.movement import MoveUnit
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.setup import SetUp, next_to_place
from caposaldo.mortain.verbs import Mortain
from caposaldo.mortain.victory import exits


def view(game: Mortain) -> dict[str, object]:
    """Return the open table; every seat and every spectator sees the same of it."""
    table = game.table
    area = table.scenario.area[HexId(table.suppressed)] if table.suppressed else ()
    return {
        "turn": table.turn,
        "turns": table.scenario.turns,
        "units": {
            id: {"place": unit.place, "flipped": unit.flipped} for id, unit in table.units.items()
        },
        "deck": cards_left(game),
        "activated": list(table.activated),
        "came_up": list(table.came_up),
        "marker": table.marker,
        "suppressed": {"hex": table.suppressed, "area": sorted(area)},
        "exits": exits(table),
        "exits_to_win": table.scenario.exits_to_win,
        **_procedures(game),
    }


def _procedures(game: Mortain) -> dict[str, object]:
    found: dict[str, object] = {}
    for frame in game.stack:
        if isinstance(frame, SetUp):
            unit = next_to_place(game.table)
            found["placing"] = unit.type.id if unit is not None else ""
        elif isinstance(frame, Orders):
            found["orders"] = {
                "card": frame.card,
                "side": OWNER[frame.card],
                "left": frame.left,
                "origin": frame.origin,
                "acted": list(frame.acted),
                "made": list(frame.made),
            }
        elif isinstance(frame, MoveUnit):
            found["moving"] = frame.unit
        elif isinstance(frame, Volley):
            found["volley"] = {"target": frame.target, "firers": list(frame.firers)}
        elif isinstance(frame, CallMarker):
            found["calling"] = frame.marker
        elif isinstance(frame, Attack):
            found["attack"] = {
                "means": frame.means,
                "factor": frame.factor,
                "target": frame.target,
                "firers": list(frame.firers),
                "card": frame.card,
            }
    return found
