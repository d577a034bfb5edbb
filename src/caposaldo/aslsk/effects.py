"""The results of the fire table as values (5.8)."""

from __future__ import annotations

import re
from typing import Final

from caposaldo.kernel.errors import UnreadableFile

NOTHING: Final[str] = "-"
NO_RESULT: Final[str] = "none"
PTC: Final[str] = "PTC"
MC: Final[str] = "MC"
K: Final[str] = "K"
KIA: Final[str] = "KIA"

# From the mildest to the gravest.
_KINDS: Final[tuple[str, ...]] = (NOTHING, PTC, MC, K, KIA)
_FORM: Final = re.compile(r"(-)|(PTC)|(NMC)|([1-9])MC|K/([1-9])|([1-9])KIA")


class Effect:
    """One cell of the fire table: its kind and the number printed with it.

    The number is what a check adds to the DR, or how many units a KIA eliminates.
    """

    __slots__ = ("kind", "number", "severity", "text")

    def __init__(self, text: str, kind: str, number: int) -> None:
        self.text: Final = text
        self.kind: Final = kind
        self.number: Final = number
        self.severity: Final = 10 * _KINDS.index(kind) + number

    @property
    def key(self) -> str:
        """Its name in messages, which have no signs in theirs."""
        return NO_RESULT if self.kind == NOTHING else self.text.replace("/", "")

    @property
    def checks(self) -> bool:
        """Whether it is a morale check or worse, as desperation asks (X2)."""
        return self.severity >= 10 * _KINDS.index(MC)

    def __repr__(self) -> str:
        return f"Effect({self.text})"


def read_effect(text: str) -> Effect:
    """Read a cell of the fire table, as in `2MC`, `K/1` or `3KIA`."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise UnreadableFile(f"the fire table has no result {text!r}; write - PTC NMC 2MC K/1 3KIA")
    if form[1] or form[2]:
        return Effect(text, text, 0)
    if form[3]:
        return Effect(text, MC, 0)
    for group, kind in ((4, MC), (5, K)):
        if form[group]:
            return Effect(text, kind, int(form[group]))
    return Effect(text, KIA, int(form[6]))
