"""Replies packed with gzip for whoever can read that, each in one go."""

from __future__ import annotations

import zlib
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALLEST: Final = 1200
"""What fits into one packet of the network is not worth the while."""
LEVEL: Final = 4
"""Beyond this a state takes twice the time to become a tenth smaller."""
TIGHTEST: Final = 9
"""For what is packed once and sent often."""
_GZIP: Final = 31

Headers = list[tuple[bytes, bytes]]


def pack(body: bytes, level: int = TIGHTEST) -> bytes:
    """Return bytes packed with gzip."""
    return zlib.compress(body, level, _GZIP)


def packed(app: ASGIApp) -> ASGIApp:
    """Pack the replies of an application, but for those that are packed already."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and reads_gzip(scope):
            await app(scope, receive, _packing(send))
        else:
            await app(scope, receive, send)

    return handle


def reads_gzip(scope: Scope) -> bool:
    """Tell whether whoever asks can read gzip."""
    wanted = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    return any(b"gzip" in value for value in wanted)


def _packing(send: Send) -> Send:
    start: HTTPResponseStartEvent | None = None

    async def send_packed(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is not None and message["type"] == "http.response.body":
            body = message["body"]
            if len(body) >= SMALLEST and not message.get("more_body") and not _is_packed(start):
                body = pack(body, LEVEL)
                start["headers"] = _headers(start, len(body))
                message["body"] = body
            await send(start)
            start = None
        await send(message)

    return send_packed


def _is_packed(start: HTTPResponseStartEvent) -> bool:
    return any(name.lower() == b"content-encoding" for name, _ in start["headers"])


def _headers(start: HTTPResponseStartEvent, length: int) -> Headers:
    kept = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
    return [
        *kept,
        (b"content-length", b"%d" % length),
        (b"content-encoding", b"gzip"),
        (b"vary", b"Accept-Encoding"),
    ]
