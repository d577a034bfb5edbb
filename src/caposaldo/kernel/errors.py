"""The errors a caller can meet; a broken invariant is an assertion instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.rules import Refusal


class GameError(Exception):
    """Anything that was asked of a game and could not be done; nothing has changed."""


class UnreadableAction(GameError):
    """The text is not an action in any notation."""


class NotYourDecision(GameError):
    """Another seat is asked, or nobody is."""


class StaleDecision(GameError):
    """The question that was answered is no longer open."""


class IllegalAction(GameError):
    """A rule refuses the action; `refusal` carries the reason and the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence())
        self.refusal = refusal


class UnreadableFile(GameError):
    """A record, a save or a position that cannot be used; the message says why."""


NOTES: Final = ("basis", "basis_of", "note")
"""What any entry of a data file may have to say where its figures come from."""


def refuse_unknown(place: str, data: Iterable[str], known: Iterable[str]) -> None:
    """Refuse an entry of a data file with a key that nobody reads, misspelt perhaps."""
    allowed = sorted(known)
    for key in data:
        if key not in (*allowed, *NOTES) and not key.endswith("_basis"):
            choice = ", ".join(allowed)
            raise UnreadableFile(f"{place}: {key} is nothing it has; choose from: {choice}")
