"""What has become of a vehicle or a gun: its side, its stuns, its losses, its weapons (28, 34)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, cast

STUNS: Final = (0, 3, 6)
"""Not stunned, Stun 3 and Stun 6 (28.45, 28.451)."""
MG: Final = "mg"
FLAME: Final = "flame"
SECOND_GUN: Final = "gun2"
FITTINGS: Final = (MG, FLAME, SECOND_GUN)
"""The weapons besides the main gun, which is the card's own weapon."""


class Hull:
    """The state of an AFV or an IG, never changed but replaced; `FIELDS` are in order.

    `buttoned` is the buttoned-up side of a closed AFV (an open-topped one or an IG is pinned as a
    man is), `credit` the rally points collected (28.42, 34.6), `losses` the commanders or crewmen
    killed (28.431, 34.71). `jams` and `gone` are fittings jammed and destroyed. `shown` tells that
    an IG has fired or moved in this game (34.5), `driven` names the group an AFV has overrun and
    may now pass (29.5).
    """

    __slots__ = (
        "bogged",
        "buttoned",
        "credit",
        "driven",
        "gone",
        "immobile",
        "jams",
        "losses",
        "shown",
        "stun",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "buttoned",
        "stun",
        "immobile",
        "bogged",
        "losses",
        "credit",
        "jams",
        "gone",
        "shown",
        "driven",
    )

    def __init__(
        self,
        buttoned: bool = False,
        stun: int = 0,
        immobile: bool = False,
        bogged: bool = False,
        losses: int = 0,
        credit: int = 0,
        jams: tuple[str, ...] = (),
        gone: tuple[str, ...] = (),
        shown: bool = False,
        driven: str = "",
    ) -> None:
        self.buttoned: Final = buttoned
        self.stun: Final = stun
        self.immobile: Final = immobile
        self.bogged: Final = bogged
        self.losses: Final = losses
        self.credit: Final = credit
        self.jams: Final = jams
        self.gone: Final = gone
        self.shown: Final = shown
        self.driven: Final = driven

    @property
    def stuck(self) -> bool:
        """Whether it cannot move for good or until it is freed (28.44, 28.53)."""
        return self.immobile or self.bogged

    def works(self, fitting: str) -> bool:
        """Tell whether a weapon besides the main gun is in order (29.11)."""
        return fitting not in self.jams and fitting not in self.gone

    def but(self, **changes: object) -> Hull:
        """Return the same state with some things changed."""
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Hull]", Hull)(*values)

    def data(self) -> dict[str, object]:
        """Return the state as JSON-ready data; what is as at the start is left out."""
        found: dict[str, object] = {}
        for name in self.FIELDS:
            value = getattr(self, name)
            if value:
                found[name] = list(value) if isinstance(value, tuple) else value
        return found


SOUND: Final = Hull()


def read_hull(data: Mapping[str, Any]) -> Hull:
    """Read a state from its data; what does not fit raises TypeError or ValueError."""
    changes: dict[str, object] = {}
    for name, given in data.items():
        if name not in Hull.FIELDS:
            raise ValueError(name)
        value = tuple(given) if isinstance(given, list) else given
        if type(value) is not type(getattr(SOUND, name)):
            raise TypeError(name)
        changes[name] = value
    hull = SOUND.but(**changes)
    if hull.stun not in STUNS or not {*hull.jams, *hull.gone} <= set(FITTINGS):
        raise ValueError("the state of a vehicle")
    return hull
