"""A group: its men in position order, the cards laid on it, and its standing towards others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, cast

from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.men import Man
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.terrain import Terrain

LETTERS: Final = ("A", "B", "C", "D")
"""The letters a side forms groups under (3.2); E and Z come with reinforcements (17.7)."""

ORDER: Final = "ZABCDE"

FORWARD: Final = "forward"
BACK: Final = "back"
SIDEWAYS: Final = "sideways"
DIRECTIONS: Final = (FORWARD, BACK, SIDEWAYS)
TERRAIN: Final = "terrain"
OPEN: Final = "open"
BARE: Final = "bare"
"""A card turned over to open ground before everybody, so that its face stays known (8.1, 52.11)."""
WIRE: Final = "wire"
SMOKE: Final = "smoke"
GROUNDS: Final = (TERRAIN, OPEN, BARE)
ROLES: Final = (*DIRECTIONS, *GROUNDS, WIRE, SMOKE)
IMPOSED: Final = "imposed"
"""The mark of a group whose topmost Terrain card its owner has yet to accept or refuse (7.3)."""
COLUMN: Final = "column:"
"""The mark, before a letter, of a group that stands behind the enemy, opposite that letter."""
OWES: Final = "owes-terrain"
"""The mark of a group that must be put into terrain now, its partner having been (17.7)."""
CHARGE: Final = "charge:"
"""The mark, before the name of the group it charges, of a group in a Banzai charge (45.4)."""
ABLAZE: Final = "ablaze"
"""The mark of a group whose terrain burns (F4.1)."""
SMOKE_MARKER: Final = "smoke-marker"
"""The mark of a group on whose terrain the smoke of a fire lies, which counts as a card (F4.1)."""
ENTRANCE: Final = "sewer-entrance"
"""The mark of a group that has found the way down into the sewers (T3.7)."""
BELOW: Final = "below"
"""The mark of a group in the sewers (T3.7)."""
SURRENDERED: Final = "surrendered"
"""The mark of a group that has given up and waits to be relieved or captured (50.41)."""


def group_id(side: str, letter: str) -> str:
    """Name a group over the whole table, as in `german-A`."""
    return f"{side}-{letter}"


def letter_of(id: str) -> str:
    """Return the letter of a group's name."""
    return id[-1]


def side_of(id: str) -> str:
    """Return the side of a group's name."""
    return id[:-2]


def in_rear(group: Group) -> bool:
    """Tell whether a group has begun behind the enemy and comes at him from there."""
    return any(mark.startswith(COLUMN) for mark in group.marks)


def column_of(letter: str, marks: tuple[str, ...]) -> int:
    """Return the place in the line of a group of that letter with these marks."""
    for mark in marks:
        if mark.startswith(COLUMN):
            return ORDER.index(mark[-1])
    return ORDER.index(letter)


def beside(one: str, other: str) -> bool:
    """Tell whether two letters are neighbours (5.61)."""
    return abs(ORDER.index(one) - ORDER.index(other)) == 1


class Spot:
    """Where a group is, as its cards say (5.2, 7.2).

    `terrain` is what it is in, `card` that terrain's card if there is one; `beneath` is the last
    terrain laid, however many Movement cards lie on it, and `moves` how many do. `shield` is the
    card of the terrain that counts against fire, `steps`, `wires` and `smokes` what else counts.
    """

    __slots__ = (
        "beneath",
        "card",
        "moves",
        "sheltered",
        "shield",
        "smokes",
        "steps",
        "terrain",
        "wires",
    )

    def __init__(
        self,
        terrain: Terrain,
        card: Card | None,
        beneath: Terrain,
        moves: int,
        sheltered: Terrain,
        shield: Card | None,
        steps: int,
        wires: int,
        smokes: int,
    ) -> None:
        self.terrain: Final = terrain
        self.card: Final = card
        self.beneath: Final = beneath
        self.moves: Final = moves
        self.sheltered: Final = sheltered
        self.shield: Final = shield
        self.steps: Final = steps
        self.wires: Final = wires
        self.smokes: Final = smokes


class Laid:
    """An action card lying on a group, and as what: a direction, terrain, open, wire or smoke."""

    __slots__ = ("card", "role")

    def __init__(self, card: CardId, role: str) -> None:
        self.card: Final = card
        self.role: Final = role

    @property
    def moves(self) -> bool:
        """Whether it lies there as a Movement card."""
        return self.role in DIRECTIONS

    @property
    def grounds(self) -> bool:
        """Whether it lies there as terrain, open ground included."""
        return self.role in GROUNDS


class Loose:
    """An unheld weapon left in a group, primary (a weapon's code) or secondary (18.1)."""

    __slots__ = ("captured", "code", "jammed", "operator")

    def __init__(self, code: str, jammed: bool, captured: bool, operator: str) -> None:
        self.code: Final = code
        self.jammed: Final = jammed
        self.captured: Final = captured
        self.operator: Final = operator


def _without_last_terrain(laid: tuple[Laid, ...]) -> tuple[Laid, ...]:
    last = max([at for at, card in enumerate(laid) if card.role == TERRAIN], default=99)
    return laid[:last] + laid[last + 1 :]


def _charged(marks: tuple[str, ...]) -> str:
    for mark in marks:
        if mark.startswith(CHARGE):
            return mark.removeprefix(CHARGE)
    return ""


def _uncovered(laid: tuple[Laid, ...]) -> bool:
    for card in reversed(laid):
        if card.role in DIRECTIONS:
            return True
        if card.grounds:
            return False
    return False


class Group:
    """One group, never changed but replaced; `FIELDS` are the constructor's arguments in order.

    `men` are in position order; those with a `heading` are in transfer and out of the order.
    `flanks` and `natural` are the enemy groups it has flanking fire on, by card and by passing.
    `lateral` is the letter it has announced to take, `swap` the letter it exchanges with.
    `sniped` is the lowest number a sniper drew against it in the last enemy turn, or -1.
    `fired` tells that it fired in its side's latest turn. `marks` are rare notes, each explained
    where it is set.
    """

    __slots__ = (
        "abroad",
        "acted",
        "armoured",
        "charge",
        "column",
        "entrenched",
        "fired",
        "flanks",
        "id",
        "laid",
        "lateral",
        "letter",
        "loose",
        "marks",
        "men",
        "moving",
        "natural",
        "powers",
        "range",
        "ranks",
        "side",
        "sniped",
        "spot",
        "standing",
        "swap",
        "wires",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "side",
        "letter",
        "range",
        "men",
        "laid",
        "entrenched",
        "loose",
        "flanks",
        "natural",
        "lateral",
        "swap",
        "acted",
        "fired",
        "sniped",
        "marks",
    )

    def __init__(
        self,
        side: str,
        letter: str,
        range: int,
        men: tuple[Man, ...],
        laid: tuple[Laid, ...] = (),
        entrenched: bool = False,
        loose: tuple[Loose, ...] = (),
        flanks: tuple[str, ...] = (),
        natural: tuple[str, ...] = (),
        lateral: str = "",
        swap: str = "",
        acted: bool = False,
        fired: bool = False,
        sniped: int = -1,
        marks: tuple[str, ...] = (),
    ) -> None:
        self.side: Final = side
        self.letter: Final = letter
        self.range: Final = range
        self.men: Final = men
        self.laid: Final = laid
        self.entrenched: Final = entrenched
        self.loose: Final = loose
        self.flanks: Final = flanks
        self.natural: Final = natural
        self.lateral: Final = lateral
        self.swap: Final = swap
        self.acted: Final = acted
        self.fired: Final = fired
        self.sniped: Final = sniped
        self.marks: Final = marks
        # What follows from these, worked out once since a group never changes: its name over the
        # whole table, its place in the line, the men who hold positions (3.3, 17.8), whether a
        # Movement card lies on it
        # that no terrain covers (6.4), how many Wire cards do, whether it has infiltrators, whom it
        # charges, whether it is an AFV.
        self.id: Final = f"{side}-{letter}"
        self.column: Final = column_of(letter, marks) if marks else ORDER.index(letter)
        self.ranks: Final = tuple([man for man in men if not man.heading])
        # The cards that count: all but a Terrain card the enemy has only just played (7.3).
        self.standing: Final = laid if IMPOSED not in marks else _without_last_terrain(laid)
        self.moving: Final = _uncovered(self.standing)
        self.wires: Final = len([card for card in laid if card.role == WIRE])
        self.abroad: Final = any(man.inside for man in men)
        # The group it charges, or nothing (45.4).
        self.charge: Final = _charged(marks) if marks else ""
        # An AFV is always a group by itself (28.11).
        self.armoured: Final = len(men) == 1 and men[0].armoured
        # Worked out when first asked for, by `ground.spot_of` and `firepower.firepower`.
        self.spot: Spot | None = None
        self.powers: dict[tuple[int, bool, str], int] = {}

    @property
    def smokes(self) -> int:
        """How many Smoke cards lie on it; the smoke of a fire counts as one (F4.1)."""
        cards = len([laid for laid in self.laid if laid.role == SMOKE])
        return cards + 1 if SMOKE_MARKER in self.marks else cards

    @property
    def pinned(self) -> bool:
        """Whether any of its men is pinned (5.1, 10.12)."""
        return any(man.pinned for man in self.men)

    @property
    def led(self) -> bool:
        """Whether it holds an unpinned leader; one in transfer is between the groups (17.8)."""
        return any(man.leader and not man.pinned for man in self.ranks)

    def man(self, id: str) -> Man | None:
        """Return the man of that name if he is here."""
        for man in self.men:
            if man.card.id == id:
                return man
        return None

    def but(self, **changes: object) -> Group:
        """Return the same group with some things changed."""
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Group]", Group)(*values)

    def with_man(self, man: Man) -> Group:
        """Return the group with this man in the place of his former self."""
        return self.but(men=tuple([man if m.card is man.card else m for m in self.men]))

    def without(self, id: str) -> Group:
        """Return the group without this man; those to his right move down (3.3)."""
        return self.but(men=tuple([man for man in self.men if man.card.id != id]))

    def data(self) -> dict[str, object]:
        """Return the group as JSON-ready data."""
        return {
            "side": self.side,
            "letter": self.letter,
            "range": self.range,
            "men": [man.data() for man in self.men],
            "laid": [[laid.card, laid.role] for laid in self.laid],
            "entrenched": self.entrenched,
            "loose": [[w.code, w.jammed, w.captured, w.operator] for w in self.loose],
            "flanks": list(self.flanks),
            "natural": list(self.natural),
            "lateral": self.lateral,
            "swap": self.swap,
            "acted": self.acted,
            "fired": self.fired,
            "sniped": self.sniped,
            "marks": list(self.marks),
        }


def read_group(data: Mapping[str, Any], read: Callable[[Mapping[str, Any]], Man]) -> Group:
    """Read a group from its data; what does not fit raises LookupError, TypeError or ValueError."""
    if set(data) != set(Group.FIELDS) or data["letter"] not in tuple(ORDER):
        raise ValueError("the fields of a group")
    laid = tuple(Laid(CardId(card), role) for card, role in data["laid"])
    if any(card.role not in ROLES for card in laid):
        raise ValueError("the role of a card")
    sorts = (bool(data["entrenched"] is True), bool(data["acted"] is True), data["fired"] is True)
    numbers = (data["range"], data["sniped"])
    if not all(type(number) is int for number in numbers):
        raise TypeError("a number of a group")
    return Group(
        str(data["side"]),
        str(data["letter"]),
        data["range"],
        tuple(read(man) for man in data["men"]),
        laid,
        sorts[0],
        tuple(Loose(str(c), j is True, t is True, str(o)) for c, j, t, o in data["loose"]),
        tuple(str(id) for id in data["flanks"]),
        tuple(str(id) for id in data["natural"]),
        str(data["lateral"]),
        str(data["swap"]),
        sorts[1],
        sorts[2],
        data["sniped"],
        tuple(str(mark) for mark in data["marks"]),
    )


def find(groups: Mapping[str, Group], man: str) -> Group | None:
    """Return the group a man is in."""
    id = ManId(man)
    for group in groups.values():
        for other in group.men:
            if other.card.id == id:
                return group
    return None
