"""Victory conditions as data (SK V2, V3, V4, V5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from caposaldo.aslsk.places import PLACE, Where, read_where
from caposaldo.kernel.codec import refuse_unknown
from caposaldo.kernel.errors import UnreadableFile

NO_GOOD_ORDER: Final[str] = "no_good_order"
CONTROL: Final[str] = "control"
CONTROL_COUNT: Final[str] = "control_count"
EXIT_POINTS: Final[str] = "exit_points"
EXIT_UNITS: Final[str] = "exit_units"
KINDS: Final[tuple[str, ...]] = (NO_GOOD_ORDER, CONTROL, CONTROL_COUNT, EXIT_POINTS, EXIT_UNITS)
END: Final[str] = "end"
AT_ONCE: Final[str] = "at once"
MMC: Final[str] = "MMC"
ANY_UNIT: Final[str] = "any"
CONDITION: Final = (
    "edge", "enemy", "from", "kind", "more_per_enemy", "need", "or_no_good_order", "to", "units",
    "unless", "when", "winner",
)  # fmt: skip
"""What a condition may say beside the place it is about."""


@dataclass(frozen=True)
class Condition:
    """What the winner must have done; otherwise the other side wins.

    `need` counts buildings, hexes or points; units that must exit are counted in half-squads
    and leaders, `more` half-squads for each `more_per` of the enemy that have left. `also` is
    another way to win; own losses of `spoiled_at` points or more spoil it all.
    """

    winner: str
    kind: str
    at_once: bool
    where: Where
    need: int
    enemy: str = ""
    mmc_only: bool = False
    edge: str = ""
    first: str = ""
    last: str = ""
    half_squads: int = 0
    leaders: int = 0
    more: int = 0
    more_per: int = 1
    also: Condition | None = None
    spoiled_at: int = 0

    @property
    def exits(self) -> bool:
        """Whether units may leave the map for it (SK V4)."""
        return self.kind in (EXIT_POINTS, EXIT_UNITS)

    @property
    def wanted(self) -> int:
        """How much of what is counted the winner needs: half-squads where units must exit."""
        return self.half_squads if self.kind == EXIT_UNITS else self.need

    def but(self, **changes: Any) -> Condition:  # noqa: ANN401 - as `replace` takes them
        """Return the condition with some things changed."""
        return replace(self, **changes)


def read_condition(data: Mapping[str, Any]) -> Condition:
    """Read a victory condition from parsed TOML."""
    refuse_unknown("victory", data, (*PLACE, *CONDITION))
    kind, when = data["kind"], data["when"]
    if kind not in KINDS or when not in (END, AT_ONCE):
        raise UnreadableFile(
            f"victory is {kind!r} {when!r}; write one of {', '.join(KINDS)}, and end or at once"
        )
    need = data.get("need", 0)
    units = need if isinstance(need, dict) else {}
    more, unless = data.get("more_per_enemy", {}), data.get("unless", {})
    refuse_unknown("victory, need", units, ("leaders", "squad_equivalents"))
    refuse_unknown("victory, more_per_enemy", more, ("enemy", "for_half_squads", "half_squads"))
    refuse_unknown("victory, unless", unless, ("casualty_points", "points_of"))
    also = data.get("or_no_good_order")
    return Condition(
        winner=data["winner"],
        kind=kind,
        at_once=when == AT_ONCE,
        where=read_where(data),
        need=0 if units else need,
        enemy=data.get("enemy", more.get("enemy", "")),
        mmc_only=data.get("units") == MMC,
        edge=data.get("edge", ""),
        first=data.get("from", ""),
        last=data.get("to", ""),
        half_squads=2 * units.get("squad_equivalents", 0),
        leaders=units.get("leaders", 0),
        more=more.get("half_squads", 0),
        more_per=more.get("for_half_squads", 1),
        also=None if also is None else _other_way(data, also),
        spoiled_at=unless.get("casualty_points", 0),
    )


def _other_way(data: Mapping[str, Any], also: Mapping[str, Any]) -> Condition:
    same = {"winner": data["winner"], "when": data["when"], "kind": NO_GOOD_ORDER}
    return read_condition({**same, **also})
