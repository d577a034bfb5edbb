"""A man in play: his card, his weapon and what has become of him."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, cast

from caposaldo.upfront.hulls import SOUND, Hull, read_hull
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.weapons import Weapon

LEADERS: Final = ("SL", "ASL", "COMMISSAR")


class Man:
    """One man, never changed but replaced; `FIELDS` are the constructor's arguments in order.

    `assists` is the operator whose weapon he serves, `inside` the enemy group he has infiltrated,
    `heading` the letter he is on his way to, `guards` his prisoners, `acquired` the group his
    weapon has ranged in on, `kept` his own weapon while he holds a captured one, `faulty` that his
    secondary weapon is jammed. A vehicle or gun is such a card too; `hull` is then what has become
    of it, its `weapon` the main gun.
    """

    __slots__ = (
        "acquired",
        "assists",
        "berserk",
        "captured",
        "card",
        "faulty",
        "guards",
        "heading",
        "hull",
        "inside",
        "jammed",
        "kept",
        "pinned",
        "secondary",
        "weapon",
        "wounded",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "weapon",
        "jammed",
        "captured",
        "kept",
        "secondary",
        "pinned",
        "wounded",
        "berserk",
        "assists",
        "inside",
        "heading",
        "guards",
        "acquired",
        "hull",
        "faulty",
    )

    def __init__(
        self,
        card: ManCard,
        weapon: Weapon | None,
        jammed: bool = False,
        captured: bool = False,
        kept: str = "",
        secondary: str = "",
        pinned: bool = False,
        wounded: bool = False,
        berserk: bool = False,
        assists: str = "",
        inside: str = "",
        heading: str = "",
        guards: tuple[str, ...] = (),
        acquired: str = "",
        hull: Hull | None = None,
        faulty: bool = False,
    ) -> None:
        self.card: Final = card
        self.weapon: Final = weapon
        self.jammed: Final = jammed
        self.captured: Final = captured
        self.kept: Final = kept
        self.secondary: Final = secondary
        self.pinned: Final = pinned
        self.wounded: Final = wounded
        self.berserk: Final = berserk
        self.assists: Final = assists
        self.inside: Final = inside
        self.heading: Final = heading
        self.guards: Final = guards
        self.acquired: Final = acquired
        self.hull: Final = hull
        self.faulty: Final = faulty

    @property
    def id(self) -> ManId:
        """His name in notation."""
        return self.card.id

    @property
    def leader(self) -> bool:
        """Whether he commands: squad leader, assistant or commissar (15.1, 15.5)."""
        return self.card.role in LEADERS

    @property
    def armed(self) -> bool:
        """Whether he has a working primary weapon of his own (19.4)."""
        return self.weapon is not None and not self.jammed

    @property
    def armoured(self) -> bool:
        """Whether the card is an AFV (28.1)."""
        return self.card.vehicle is not None and self.card.vehicle.armoured

    @property
    def gun(self) -> bool:
        """Whether the card is an infantry gun with its crew (34.1)."""
        return self.card.vehicle is not None and not self.card.vehicle.armoured

    def but(self, **changes: object) -> Man:
        """Return the same man with some things changed; another secondary weapon works."""
        if "secondary" in changes:
            changes.setdefault("faulty", False)
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Man]", Man)(*values)

    def data(self) -> dict[str, object]:
        """Return the man as JSON-ready data; what is as on his card is left out."""
        found: dict[str, object] = {"id": self.card.id}
        if self.weapon is not self.card.weapon:
            found["weapon"] = self.weapon.code if self.weapon is not None else ""
        for name in self.FIELDS[2:]:
            value = getattr(self, name)
            if name == "hull":
                if value is not None and (state := value.data()):
                    found[name] = state
            elif value:
                found[name] = list(value) if isinstance(value, tuple) else value
        return found


def fresh(card: ManCard) -> Man:
    """Return a man as he is printed."""
    return Man(card, card.weapon, hull=None if card.vehicle is None else SOUND)


def read_man(
    roster: Mapping[ManId, ManCard], weapons: Mapping[str, Weapon], data: Mapping[str, Any]
) -> Man:
    """Read a man from his data; what does not fit raises LookupError, TypeError or ValueError."""
    card = roster[data["id"]]
    code = data.get("weapon")
    weapon = card.weapon if code is None else weapons[code] if code else None
    changes: dict[str, object] = {}
    plain = fresh(card).but(weapon=weapon)
    if "hull" in data:
        if plain.hull is None:
            raise ValueError("hull")
        changes["hull"] = read_hull(data["hull"])
    for name in data.keys() - {"id", "weapon", "hull"}:
        if name not in Man.FIELDS[2:]:
            raise ValueError(name)
        value = tuple(data[name]) if isinstance(data[name], list) else data[name]
        if type(value) is not type(getattr(plain, name)):
            raise TypeError(name)
        changes[name] = value
    return plain.but(**changes) if changes else plain
