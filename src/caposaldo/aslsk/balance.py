"""The changes for balance that players may choose before set-up (SK V9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from caposaldo.aslsk.conditions import Condition
from caposaldo.aslsk.scenario import Group, Scenario, Side
from caposaldo.kernel.errors import UnreadableFile

BALANCE: Final[str] = "balance"
NOBODY: Final[str] = "none"
Counts = tuple[tuple[str, int], ...]


def offered(scenario: Scenario) -> tuple[str, ...]:
    """Return the sides that may be helped, after nobody."""
    return (NOBODY, *[side.nation for side in scenario.sides if side.balance])


def balanced(scenario: Scenario, helped: str) -> Scenario:
    """Return the scenario with the change that helps a side (SK V9)."""
    if helped == NOBODY:
        return scenario
    change = scenario.side(helped).balance
    kind = change["change"]
    if kind == "drop_special":
        left = {key: rules for key, rules in scenario.special.items() if key != change["key"]}
        return scenario.but(special=left)
    if kind in ("drop_hex", "need"):
        assert scenario.victory is not None
        return scenario.but(victory=_other_victory(scenario.victory, change))
    one, two = [
        _changed(side, change) if side.nation == change["side"] else side for side in scenario.sides
    ]
    return scenario.but(sides=(one, two))


def _other_victory(victory: Condition, change: Mapping[str, Any]) -> Condition:
    if change["change"] == "need":
        return victory.but(need=change["need"])
    left = tuple([name for name in victory.where.hexes if name != change["hex"]])
    return victory.but(where=replace(victory.where, hexes=left))


def _changed(side: Side, change: Mapping[str, Any]) -> Side:
    """Add, remove or replace counters in the first group of a turn that can take the change."""
    groups = list(side.groups)
    for at, group in enumerate(groups):
        if group.turn == change["turn"]:
            other = _regrouped(group, change)
            if other is not None:
                groups[at] = other
                return replace(side, groups=tuple(groups))
    raise UnreadableFile(f"no group of turn {change['turn']} can have the change for balance")


def _regrouped(group: Group, change: Mapping[str, Any]) -> Group | None:
    name, number = change["name"], change["number"]
    if change["change"] == "add":
        field = "counters" if _is_squad(name) else "weapons"
        return _with(group, field, _counted(_field(group, field), name, number))
    for field in ("counters", "leaders", "weapons"):
        counts = _field(group, field)
        if dict(counts).get(name, 0) >= number:
            counts = _counted(counts, name, -number)
            if change["change"] == "replace":
                counts = _counted(counts, change["by"], number)
            return _with(group, field, counts)
    return None


def _is_squad(name: str) -> bool:
    return name.replace("-", "").isdecimal()


def _field(group: Group, field: str) -> Counts:
    return {"counters": group.counters, "leaders": group.leaders, "weapons": group.weapons}[field]


def _with(group: Group, field: str, counts: Counts) -> Group:
    if field == "counters":
        return replace(group, counters=counts)
    if field == "leaders":
        return replace(group, leaders=counts)
    return replace(group, weapons=counts)


def _counted(counts: Counts, name: str, number: int) -> Counts:
    found = dict(counts)
    found[name] = found.get(name, 0) + number
    return tuple([(each, count) for each, count in found.items() if count > 0])
