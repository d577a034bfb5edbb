"""The errors a caller can meet; a broken invariant is an assertion instead."""

from __future__ import annotations

from caposaldo.kernel.rules import NO_FACTS, Facts, Refusal, RuleId


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

    def __reduce__(self) -> tuple[object, ...]:
        """Say how another process makes the same error."""
        return _illegal, _parts(self.refusal)


class UnreadableFile(GameError):
    """A record, a save or a position that cannot be used; the message says why.

    Of a record, `refusal` says it with a key and facts, for readers of any language.
    """

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        """Say how another process makes the same error."""
        refusal = self.refusal
        return _unreadable, (str(self), *(_parts(refusal) if refusal is not None else ()))


def _parts(refusal: Refusal) -> tuple[str, str, dict[str, object]]:
    return refusal.key, refusal.rule, dict(refusal.facts)


def _illegal(key: str, rule: str, facts: Facts) -> IllegalAction:
    return IllegalAction(Refusal(key, RuleId(rule), facts))


def _unreadable(
    message: str, key: str = "", rule: str = "", facts: Facts = NO_FACTS
) -> UnreadableFile:
    return UnreadableFile(message, Refusal(key, RuleId(rule), facts) if key else None)
