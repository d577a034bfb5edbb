"""Writing a position in its text form (docs/notation.md); `positions` reads it back."""

from __future__ import annotations

from caposaldo.mortain.attack import Attack
from caposaldo.mortain.deck import DECK
from caposaldo.mortain.fire import Volley
from caposaldo.mortain.markers import CallMarker
from caposaldo.mortain.movement import MoveUnit
from caposaldo.mortain.orders import Orders
from caposaldo.mortain.scenario import LOST
from caposaldo.mortain.verbs import Mortain, Step


def describe(game: Mortain) -> list[str]:
    """Write the position, every unit and every open question included."""
    table = game.table
    defaults = {name: reading.document for name, reading in game.kind.readings.items()}
    lines = [f"scenario {table.scenario.id}"]
    for name, value in sorted(game.setup.readings.items()):
        if value != defaults[name]:
            lines.append(f"reading {name} {value}")
    lines.append(f"turn {table.turn}")
    for id, unit in table.units.items():
        side_up = " flipped" if unit.flipped and unit.place != LOST else ""
        lines.append(f"{id} {unit.place}{side_up}")
    if table.turn > 0:
        lines.append("deck " + (" ".join(c for c in DECK if c in table.deck) or "empty"))
    if table.activated:
        lines.append("activated " + " ".join(sorted(table.activated)))
    if table.came_up:
        lines.append("came-up " + " ".join(sorted(table.came_up)))
    if table.marker:
        lines.append(f"marker {table.marker} {table.suppressed}".rstrip())
    for frame in game.stack:
        lines += _open(frame)
    return lines


def _open(frame: Step) -> list[str]:
    """Write what a procedure under way adds to the position."""
    if isinstance(frame, Orders):
        return [f"card {frame.card}", f"left {frame.left}", *_used(frame)]
    if isinstance(frame, MoveUnit):
        return [f"moving {frame.unit}"]
    if isinstance(frame, CallMarker):
        return [f"calling {frame.marker}"]
    if isinstance(frame, Volley):
        return [" ".join(["volley", frame.target, *_with(frame.firers)])]
    if isinstance(frame, Attack) and frame.means == "fire":
        return [" ".join(["face", frame.card, "fire", frame.target, *_with(frame.firers)])]
    if isinstance(frame, Attack):
        return [f"face {frame.card} {frame.means} {frame.target} {frame.factor}"]
    return []


def _used(orders: Orders) -> list[str]:
    found = [f"tied {orders.origin}"] if orders.origin else []
    if orders.acted:
        found.append("acted " + " ".join(orders.acted))
    if orders.made:
        found.append("made " + " ".join(orders.made))
    return found


def _with(firers: tuple[str, ...]) -> list[str]:
    return ["with", *firers] if firers else []
