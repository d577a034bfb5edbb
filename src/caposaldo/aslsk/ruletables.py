"""The tables that are shown with the rules, made from those the game reads (5.1, 3.8b, M1, O1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from caposaldo.aslsk.firetable import HIGHEST, LOWEST
from caposaldo.aslsk.tables import MF, Tables
from caposaldo.kernel.rulebook import Cell, Reading, RuleTable

MOST_OUTSIDE: Final = 3
"""The residual table is printed for so many DRM from outside the target hex."""

Readings = Mapping[str, Reading]


def rule_table(name: str, tables: Tables, readings: Readings) -> RuleTable:
    """Return the table of that name."""
    if name == "options":
        return _options(readings)
    return MADE[name](tables)


def _plus(number: int) -> str:
    return f"+{number}" if number else "0"


def _row(*cells: object) -> tuple[Cell, ...]:
    return tuple(str(cell) for cell in cells)


def _fire(tables: Tables) -> RuleTable:
    fire = tables.fire
    names = {LOWEST: f"≤{LOWEST}", HIGHEST: f"≥{HIGHEST}"}
    rows = [
        _row(names.get(dr, dr), *[fire.result(at, dr).text for at in range(len(fire.columns))])
        for dr in range(LOWEST, HIGHEST + 1)
    ]
    return RuleTable(_row("@table-dr-fp", *fire.columns), tuple(rows))


def _desperation(tables: Tables) -> RuleTable:
    fire = tables.fire
    rows = [
        _row(name, *[_plus(drm) for drm in drms])
        for name, drms in (("@table-cannot-cower", fire.led), ("@table-can-cower", fire.unled))
    ]
    return RuleTable(_row("@table-fp-column", *fire.columns), tuple(rows))


def _residual(tables: Tables) -> RuleTable:
    columns = tables.fire.columns
    rows = [
        _row(drm, *[tables.residual.marker(at, drm) for at in range(len(columns))])
        for drm in range(MOST_OUTSIDE + 1)
    ]
    return RuleTable(_row("@table-drm-fp", *columns), tuple(rows))


def _close_combat(tables: Tables) -> RuleTable:
    odds = tables.odds
    return RuleTable(_row("@table-odds", *odds.names), (_row("@table-kill", *odds.kill),))


def _movement(tables: Tables) -> RuleTable:
    rows = [
        _row(f"@table-{unit}", *_factors(each.of(led, run) for run in (False, True) for led in LED))
        for unit, each in tables.allowances.items()
    ]
    head = ("@table-mf", "@table-alone", "@table-with-leader", "@table-double-time")
    return RuleTable(_row(*head, "@table-double-time-with-leader"), tuple(rows))


def _terrain(tables: Tables) -> RuleTable:
    rows = [
        _row(
            f"@terrain-{each.id}",
            _plus(each.tem),
            *_factors([each.cost]),
            _plus(each.hindrance),
            "@table-yes" if each.obstacle else "@table-no",
        )
        for each in tables.terrain.values()
    ]
    head = ("@table-terrain", "TEM", "MF", "@table-hindrance", "@table-obstacle")
    return RuleTable(_row(*head), tuple(rows))


def _options(readings: Readings) -> RuleTable:
    rows: Sequence[tuple[Cell, ...]] = [
        (
            each.title,
            each.labels[each.document],
            each.labels[each.published],
            ", ".join(str(rule) for rule in each.rules),
        )
        for each in readings.values()
    ]
    head = ("@ui-reading", "@ui-preset-document", "@ui-preset-published", "@ui-rule")
    return RuleTable(_row(*head), tuple(rows))


def _factors(halves: Iterable[int]) -> list[str]:
    """Write movement factors as they are printed."""
    return [str(half // MF) if half % MF == 0 else f"{half // MF}½" for half in halves]


LED: Final = (False, True)
MADE: Final[Mapping[str, Callable[[Tables], RuleTable]]] = {
    "fire": _fire,
    "desperation": _desperation,
    "residual": _residual,
    "close_combat": _close_combat,
    "movement": _movement,
    "terrain": _terrain,
}
