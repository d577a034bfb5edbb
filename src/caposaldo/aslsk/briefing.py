"""What players must know of a scenario besides its story: its own rules, its balance (SK V9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caposaldo.aslsk.arrival import BELOW_TURN
from caposaldo.aslsk.scenario import Group, Scenario
from caposaldo.aslsk.special.book import (
    CAMOUFLAGE,
    EXPONENT,
    FORTIFIED,
    SNOW,
    STEADIER,
)
from caposaldo.kernel.rules import Fact, Facts, term

Note = tuple[str, Facts]


def special_rules(scenario: Scenario) -> Iterator[Note]:
    """Name the rules that only this scenario has, with their figures."""
    for key in (EXPONENT, SNOW, CAMOUFLAGE, STEADIER):
        for entry in scenario.special.get(key, ()):
            yield _worded(f"special-{key}", entry)
    for entry in scenario.special.get(FORTIFIED, ()):
        if entry.get("number"):
            yield _worded(f"special-{FORTIFIED}", entry)
        if entry.get("hexes"):
            yield _worded("special-fortified-hexes", entry)
    for group in scenario.groups:
        yield from _late(group)


def balance_changes(scenario: Scenario, helped: str = "") -> Iterator[Note]:
    """Name the changes on offer, or the one that helps a side (SK V9)."""
    for side in scenario.sides:
        if side.balance and helped in ("", side.nation):
            favoured: Facts = {"helped": term(f"side-{side.nation}")}
            key, facts = _worded(f"balance-{side.balance['change']}", side.balance)
            yield key, {**facts, **favoured}


def _late(group: Group) -> Iterator[Note]:
    """Name what dice or their owner decide about a group that enters."""
    side: dict[str, Fact] = {"side": term(f"side-{group.side}"), "turn": group.turn}
    if group.when == BELOW_TURN:
        yield "special-dr-below-turn", side
    for diced in group.dice:
        figures: dict[str, Fact] = {
            "name": diced.name,
            "first": diced.first,
            "second": diced.second,
        }
        yield "special-diced-reinforcements", {**side, **figures}
    held = group.held_back
    if held is not None:
        numbers: dict[str, Fact] = {
            "turn": held.turn,
            "mmc": held.mmc,
            "smc": held.smc,
            "sw": held.sw,
        }
        edges: Fact = [term(f"edge-{edge}") for edge in held.edges]
        yield "special-held-back", {**side, **numbers, "edges": edges}


def _worded(key: str, entry: Mapping[str, Any]) -> Note:
    facts: dict[str, Fact] = {
        name: term(f"side-{value}") if name == "side" else list(value) if name == "hexes" else value
        for name, value in entry.items()
        if name != "change"
    }
    return key.replace("_", "-"), facts
