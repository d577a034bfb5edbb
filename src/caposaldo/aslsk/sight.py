"""The line of sight between two hexes, exact and with its reasons (SKB4, SKB5, SKB6)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from caposaldo.aslsk.board import GRAIN, OBSTACLES, ORCHARD, TERRAINS, WOODS, is_obstacle
from caposaldo.aslsk.crossing import Crossing, common
from caposaldo.aslsk.hexes import ACROSS, DOWN, Point
from caposaldo.aslsk.lines import ALONG, CORNER, Line, Touch, line_to
from caposaldo.aslsk.maps import CUT_ALONG, CUT_DOWN, OFF_MAP, Map
from caposaldo.kernel.rules import RuleId, rule

OBSTACLE: Final[RuleId] = rule("SK B4")
HINDRANCE: Final[RuleId] = rule("SK B5")
SMOKE_RULE: Final[RuleId] = rule("SK X6")
SMOKE: Final[str] = "smoke"
NO_SMOKE: Final[dict[int, int]] = {}

_Met: TypeAlias = tuple[int, int, int, str]
"""A hindrance met: hex, range from the firer, value, what it is."""


class Hindrance:
    """A hex that hinders a line: what is in it, its value and its range from the firer."""

    __slots__ = ("counts", "hex", "range", "rule", "value", "what")

    def __init__(self, hex: int, range: int, value: int, what: str, counts: bool) -> None:
        self.hex: Final = hex
        self.range: Final = range
        self.value: Final = value
        self.what: Final = what
        self.rule: Final[RuleId] = SMOKE_RULE if what == SMOKE else HINDRANCE
        self.counts: Final = counts
        """False where another hex at the same range hinders as much or more in all."""


class Sighting:
    """What one sees along a line, and why not.

    `blocker` is the hex whose drawing blocks, `OFF_MAP` if none does; `met` says where on the line
    that begins. `total` is the sum of the hindrances that count, the same from both ends; whether a
    large sum blocks is for the caller's reading to say.
    """

    __slots__ = ("blocker", "hindrances", "met", "range", "rule", "total")

    def __init__(
        self, range: int, blocker: int, met: Fraction, hindrances: list[Hindrance]
    ) -> None:
        self.range: Final = range
        self.blocker: Final = blocker
        self.met: Final = met
        self.hindrances: Final = tuple(hindrances)
        self.total: Final = sum([each.value for each in hindrances if each.counts])
        self.rule: Final[RuleId] = OBSTACLE if blocker >= 0 else HINDRANCE

    @property
    def is_clear(self) -> bool:
        """Whether no drawing blocks the line."""
        return self.blocker < 0


class Season:
    """What hinders at this time of the year, and whether hexes at one range all do (SKB5)."""

    __slots__ = ("every", "grain", "orchard")

    def __init__(self, orchard: bool = True, grain: bool = True, every: bool = False) -> None:
        self.orchard: Final = orchard
        self.grain: Final = grain
        self.every: Final = every
        """By the player aid every hex counts, else one at each range."""


SUMMER: Final = Season()


def look(
    ground: Map, a: int, b: int, season: Season = SUMMER, smoke: Mapping[int, int] = NO_SMOKE
) -> Sighting:
    """Trace the line from a firer's hex to another (SKB4, SKB5).

    `smoke` gives the value of the smoke in each hex that has some, as this firer meets it.
    """
    line = _line(ground, a, b)
    found = obstruction(ground, a, b)
    blocker, met = (OFF_MAP, Fraction(1)) if found is None else (found[2], found[0])
    return Sighting(
        line.range, blocker, met, _counted(_met(ground, a, b, season, smoke), season.every)
    )


def touched(ground: Map, a: int, b: int) -> list[int]:
    """List the hexes of the map that the line touches on its way, corners included."""
    line = _line(ground, a, b)
    found = [_hex(ground, a, touch) for touch in line.touches]
    return [each for each in found if each >= 0]


def obstruction(ground: Map, a: int, b: int) -> tuple[Fraction, bool, int] | None:
    """Return where drawings first block the line, and in which hex (SKB4).

    Of two hexes that share the side it runs along, it is the one that has obstacles: the flag
    between the two says that it has none.
    """
    line = _line(ground, a, b)
    crossing = _crossing(ground, a, b, OBSTACLES)
    edge = _edge(ground, a, b)
    found: list[tuple[Fraction, bool, int]] = []
    for touch in line.touches:
        each = _hex(ground, a, touch)
        if each < 0 or touch.how == CORNER:
            continue
        within = (Fraction(touch.begin, line.parts), Fraction(touch.end, line.parts))
        stretch = crossing.both(*within)
        if stretch is None and touch.turn == 0 and ground.cut[each] == edge:
            # Beyond the edge of the map a half hex is as on this side of it.
            stretch = crossing.either(*within)
        if stretch is not None:
            found.append((stretch[0], not is_obstacle(ground.terrain[each]), each))
    return min(found) if found else None


def crosses_wood(ground: Map, a: int, b: int) -> bool:
    """Tell whether the line to a hex crosses the wood drawn in that hex, before its dot (SKB6)."""
    line = _line(ground, a, b)
    crossing = _crossing(ground, a, b, (WOODS,))
    return crossing.both(Fraction(line.enters, line.parts), Fraction(1)) is not None


def hindering(ground: Map, a: int, b: int, season: Season) -> list[int]:
    """Return the hexes whose orchard or grain hinders a line (SKB5)."""
    return [met[0] for met in _met(ground, a, b, season, NO_SMOKE)]


def _line(ground: Map, a: int, b: int) -> Line:
    (c1, d1), (c2, d2) = ground.cells[a], ground.cells[b]
    return line_to(c2 - c1, d2 - d1)


def _hex(ground: Map, a: int, touch: Touch) -> int:
    column, down = ground.cells[a]
    return ground.at.get((column + touch.across, down + touch.down), OFF_MAP)


def _dot(ground: Map, a: int) -> Point:
    column, down = ground.cells[a]
    return ACROSS * column * ground.scale[0], DOWN * down * ground.scale[1]


def _crossing(ground: Map, a: int, b: int, kinds: tuple[int, ...]) -> Crossing:
    start, end = _dot(ground, a), _dot(ground, b)
    left, right = min(start[0], end[0]), max(start[0], end[0])
    top, bottom = min(start[1], end[1]), max(start[1], end[1])
    crossing = Crossing()
    if start == end:
        return crossing
    for at, (least, high, most, low) in enumerate(ground.frames):
        if least <= right and most >= left and high <= bottom and low >= top:
            each = ground.drawings[at]
            if each.terrain in kinds:
                crossing.add(each.outline, start, end)
    return crossing


def _edge(ground: Map, a: int, b: int) -> int:
    """Say which edge of the map a line runs along, through half hexes; -1 if it does not."""
    (c1, d1), (c2, d2) = ground.cells[a], ground.cells[b]
    cut = CUT_ALONG if d1 == d2 else CUT_DOWN if c1 == c2 else -1
    return cut if ground.cut[a] == ground.cut[b] == cut else -1


def _met(ground: Map, a: int, b: int, season: Season, smoke: Mapping[int, int]) -> list[_Met]:
    """List what hinders the line, before any is left out."""
    line = _line(ground, a, b)
    found: list[_Met] = []
    grain = _crossing(ground, a, b, (GRAIN,)) if season.grain else Crossing()
    for touch in line.touches:
        each, away = _hex(ground, a, touch), touch.range
        if each < 0:
            continue
        if season.orchard and ground.terrain[each] == ORCHARD:
            found.append((each, away, 1, TERRAINS[ORCHARD]))
        elif season.grain and _in_grain(grain, touch, line):
            found.append((each, away, 1, TERRAINS[GRAIN]))
        if each in smoke:
            found.append((each, away, smoke[each], SMOKE))
    # Smoke hinders at the ends too, where terrain does not.
    if a in smoke:
        found.append((a, 0, smoke[a], SMOKE))
    if b in smoke and a != b:
        found.append((b, line.range, smoke[b], SMOKE))
    return found


def _in_grain(grain: Crossing, touch: Touch, line: Line) -> bool:
    """Tell whether the line runs through or along grain drawn in a hex."""
    if touch.how == CORNER:
        return False
    low, high = Fraction(touch.begin, line.parts), Fraction(touch.end, line.parts)
    if touch.how != ALONG:
        return grain.either(low, high) is not None
    beside = grain.left if touch.turn > 0 else grain.right
    return any(common(stretch, (low, high)) is not None for stretch in beside)


def _counted(found: list[_Met], every: bool) -> list[Hindrance]:
    """Sort by range and mark those that do not count: at each range one hex does (SKB5).

    It is the one that hinders most; smoke in it adds to its orchard or grain. By the player aid
    (`hindrance_side = every_hex`) all of them count.
    """
    # Read as a sum within the hex; see docs/questions.md K97.
    sums: dict[int, int] = {}
    for met in found:
        sums[met[0]] = sums.get(met[0], 0) + met[2]
    found = sorted(found, key=lambda met: (met[1], -sums[met[0]], met[0], -met[2]))
    first: dict[int, int] = {}
    marked: list[Hindrance] = []
    for each, away, value, what in found:
        counts = every or first.setdefault(away, each) == each
        marked.append(Hindrance(each, away, value, what, counts))
    return marked
