"""Which errors each address may answer with, for the description of the API."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import CacheControlHeader
from litestar.openapi.datastructures import ResponseSpec

from caposaldo.server.protocol import ErrorReply

_WORDS: Final = {
    400: "The request or something in it cannot be read",
    403: "The key opens no seat here",
    404: "There is no such thing",
    409: "The question is no longer open, or it is another's, or the game is over",
    410: "The invitation was used or withdrawn",
    413: "The request is too large",
    422: "A rule refuses the action",
    429: "Too much is asked from one address; `retry` says when to ask again",
    503: "It cannot be saved now, or the server has too much to do; nothing has changed",
}

_ANY: Final = (429, 503)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the errors of an address; every one has the same shape, and any may be refused."""
    return {
        status: ResponseSpec(ErrorReply, description=_WORDS[status], generate_examples=False)
        for status in sorted({*statuses, *_ANY})
    }


INVITED: Final = errors(400, 404, 409, 410, 413, 503)
SEATED: Final = errors(400, 403, 404, 409, 413, 503)
READ: Final = errors(400, 403, 404, 409, 503)
WRITE: Final = errors(400, 403, 404, 409, 413, 422, 503)
MAKE: Final = errors(400, 403, 404, 409, 413, 429, 503)
KEPT: Final = CacheControlHeader(public=True, max_age=300)
