"""The counters of a hex in a few characters each: `467▼ 9-1 LMG`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

View = Mapping[str, Any]

SIGNS: Final = (
    ("pinned", "▼"),
    ("cx", "~"),
    ("wounded", "*"),
)
BROKEN: Final = "↓"
DESPERATE: Final = "⇓"
FIRED: Final = {"prep": "ᴾ", "first": "\N{PRIME}", "final": "\N{DOUBLE PRIME}"}
SHORT: Final = {"hmg-50": ".50"}
JAMMED: Final = "x"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
LEADER: Final = "leader"
LYING: Final = ""
MORE: Final = "+"


@dataclass(frozen=True)
class Chip:
    """Equal counters: what is written, whose they are, which they are."""

    text: str
    side: str
    ids: tuple[str, ...]

    def having(self, text: str, more: Chip) -> Chip:
        """Return one chip for two."""
        return Chip(text, self.side, (*self.ids, *more.ids))


def by_hex(table: View) -> dict[str, list[Chip]]:
    """Return the chips of every place: squads, leaders, their weapons, then what lies there."""
    found: dict[str, list[Chip]] = {}
    units, weapons = table["units"], table["weapons"]
    for leaders in (False, True):
        for id, unit in units.items():
            if (unit["kind"] == LEADER) is leaders:
                chip = Chip(_unit(unit), unit["side"], (id,))
                found.setdefault(unit["place"], []).append(chip)
    for id, weapon in weapons.items():
        holder = weapon["holder"]
        side = units[holder]["side"] if holder in units else LYING
        chip = Chip(_weapon(weapon), side, (id,))
        found.setdefault(weapon["place"], []).append(chip)
    return {place: _gathered(chips) for place, chips in found.items()}


def packed(chips: list[Chip], widths: list[int]) -> list[list[Chip]]:
    """Lay chips into lines of these widths, each side in its own; `+2` ends what is cut."""
    sides = list(dict.fromkeys(chip.side for chip in chips if chip.side))
    if len(sides) < 2 or len(widths) < 2:
        return _packed(chips, widths)
    half = (len(widths) + 1) // 2
    first = [chip for chip in chips if chip.side != sides[1]]
    second = [chip for chip in chips if chip.side == sides[1]]
    upper = _packed(first, widths[:half])
    upper += [[] for _ in range(half - len(upper))]
    return [*upper, *_packed(second, widths[half:])]


def _packed(chips: list[Chip], widths: list[int]) -> list[list[Chip]]:
    lines: list[list[Chip]] = []
    left = list(chips)
    for at, width in enumerate(widths):
        line: list[Chip] = []
        while left and _length([*line, left[0]]) <= width:
            line.append(left.pop(0))
        if left and at == len(widths) - 1:
            line = _cut(line, left, width)
        lines.append(line)
        if not left:
            break
    return lines


def _cut(line: list[Chip], left: list[Chip], width: int) -> list[Chip]:
    """End a line with the number of those for whom there is no room, or a bare plus."""
    while True:
        ids = tuple(id for chip in left for id in chip.ids)
        for text in (f"{MORE}{len(ids)}", MORE):
            rest = Chip(text, left[0].side, ids)
            if not line or _length([*line, rest]) <= width:
                return [*line, rest]
        left.insert(0, line.pop())


def gap(chip: Chip) -> int:
    """Return how many cells stand free before a chip that is not the first."""
    return 0 if chip.text.startswith(MORE) else 1


def _length(line: list[Chip]) -> int:
    return sum(len(chip.text) + gap(chip) for chip in line) - (gap(line[0]) if line else 0)


def _gathered(chips: list[Chip]) -> list[Chip]:
    """Write equal counters once, with their number."""
    found: dict[tuple[str, str], Chip] = {}
    for chip in chips:
        key = (chip.text, chip.side)
        found[key] = found[key].having(chip.text, chip) if key in found else chip
    return [
        Chip(f"{len(chip.ids)}{TIMES}{chip.text}", chip.side, chip.ids)
        if len(chip.ids) > 1
        else chip
        for chip in found.values()
    ]


def _unit(unit: View) -> str:
    name = str(unit["type"])
    # Squads without hyphens, so that a leader's figures are known by theirs.
    label = name if unit["kind"] == LEADER else name.replace("-", "")
    heart = DESPERATE if unit["dm"] else BROKEN if unit["broken"] else ""
    states = heart + "".join([sign for key, sign in SIGNS if unit[key]])
    return label + states + FIRED.get(unit["fire"], "")


def _weapon(weapon: View) -> str:
    name = SHORT.get(weapon["type"]) or str(weapon["type"]).upper()
    return name + (JAMMED if weapon["malfunctioned"] else "") + FIRED.get(weapon["fire"], "")
