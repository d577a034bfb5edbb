"""Everything that can be wrong with a request, in the one shape the wire knows."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from caposaldo.kernel.errors import (
    GameError,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnreadableAction,
    UnreadableFile,
)
from caposaldo.kernel.rules import Refusal
from caposaldo.server.protocol import ErrorBody, ErrorCode, ErrorReply, RefusalData

USED: Final = "invite-used"
WITHDRAWN: Final = "invite-withdrawn"
UNSAVED_RETRY: Final = 5
"""After so many seconds a sick disk may be well again."""
AnyRequest = Request[Any, Any, Any]
_log: Final = logging.getLogger(__name__)


class Problem(Exception):
    """A request that cannot be granted: its status, its code and one sentence."""

    def __init__(
        self,
        status: int,
        code: ErrorCode,
        message: str,
        refusal: RefusalData | None = None,
        retry: int = 0,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = sentence(message)
        self.refusal = refusal
        self.retry = retry

    def reply(self) -> ErrorReply:
        """Return the problem as it is sent."""
        return ErrorReply(ErrorBody(self.code, self.message, self.refusal, self.retry))


def sentence(words: str) -> str:
    """Write words as one sentence: a capital in front and a full stop behind."""
    plain = " ".join(words.split())[:400] or "something is wrong"
    return plain[0].upper() + plain[1:] + ("" if plain[-1] in ".!?" else ".")


def not_found(what: str) -> Problem:
    """Say that there is no such thing."""
    return Problem(404, "not-found", what)


def bad_request(what: str) -> Problem:
    """Say what is wrong with the request itself."""
    return Problem(400, "bad-request", what)


def wrong_key() -> Problem:
    """Refuse a key that opens no seat of the table."""
    return Problem(403, "not-yours", "this key opens no seat at this table; use the link you got")


def spent(key: str, facts: Mapping[str, str]) -> Problem:
    """Refuse an invitation that was used or withdrawn, with when, and to what it was."""
    said = "this invitation was used already" if key == USED else "this invitation was withdrawn"
    return Problem(410, "used", f"{said}; ask for a new one", RefusalData(key, "", dict(facts)))


def unsaved() -> Problem:
    """Say that the disk is sick; what was asked for can be asked again."""
    said = "this cannot be saved now; nothing has changed, try again"
    return Problem(503, "unsaved", said, retry=UNSAVED_RETRY)


def game_over() -> Problem:
    """Refuse what comes after the end."""
    return Problem(409, "over", "the game is over; look at its replay or branch from it")


def stopped(at: int) -> Problem:
    """Refuse to go on with a table that no longer replays."""
    where = f"it stops after answer {at}" if at else "not even its beginning can be laid out"
    said = f"this table was played under other rules and cannot go on: {where}"
    return Problem(409, "stopped", said)


def refusal_data(refusal: Refusal) -> RefusalData:
    """Write a refusal as it is sent."""
    return RefusalData(refusal.key, refusal.rule, dict(refusal.facts))


def problem_of(error: GameError) -> Problem:
    """Translate a game's own error."""
    match error:
        case IllegalAction():
            return Problem(422, "illegal", str(error), refusal_data(error.refusal))
        case NotYourDecision():
            return Problem(409, "not-yours", str(error))
        case StaleDecision():
            return Problem(409, "stale", str(error))
        case UnreadableAction():
            return Problem(400, "unreadable", str(error))
        case UnreadableFile():
            refusal = refusal_data(error.refusal) if error.refusal is not None else None
            return Problem(400, "unreadable", str(error), refusal)
        case _:
            return Problem(400, "bad-request", str(error))


def _send(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[ErrorReply]:
    return Response(
        problem.reply(),
        status_code=problem.status,
        media_type=MediaType.JSON,
        headers=dict(headers or {}),
    )


def answer_problem(_: AnyRequest, error: Problem) -> Response[ErrorReply]:
    """Send a problem."""
    return _send(error, {"Retry-After": str(error.retry)} if error.retry else None)


def answer_game_error(_: AnyRequest, error: GameError) -> Response[ErrorReply]:
    """Send a game's own error."""
    return _send(problem_of(error))


def answer_http_error(_: AnyRequest, error: HTTPException) -> Response[ErrorReply]:
    """Send what the framework found wrong with a request."""
    code: ErrorCode = "not-found" if error.status_code == 404 else "bad-request"
    problem = Problem(error.status_code, code, _detail(error))
    return _send(problem, error.headers)


def answer_recursion(_: AnyRequest, __: RecursionError) -> Response[ErrorReply]:
    """Send a sentence about data that is nested without end."""
    return _send(bad_request("the request is nested too deeply"))


def answer_defect(_: AnyRequest, error: Exception) -> Response[ErrorReply]:
    """Send a plain sentence for a fault of our own; the log has the rest."""
    _log.error("a request failed", exc_info=error)
    return _send(Problem(500, "bad-request", "the server made a mistake; nothing has changed"))


def _detail(error: HTTPException) -> str:
    match error.status_code:
        case 404:
            return "there is nothing at this address"
        case 405:
            return "this address does not take that method"
        case 413:
            return "the request is too large"
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key", "")
        why = extra[0].get("message", "")
        return f"the request cannot be read: {where} {why}"
    return f"the request cannot be read: {error.detail}"
