"""The errors a caller can meet; a broken invariant is an assertion instead."""

from __future__ import annotations

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
