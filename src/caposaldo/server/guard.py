"""What is checked before and added after every request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caposaldo.server.problems import Problem

_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_NOT_KEPT: Final = ((b"cache-control", b"no-store"),)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that keep a browser careful, and forbid to keep what may change."""
    if message["type"] != "http.response.start":
        return
    given = list(message["headers"])
    named = {name.lower() for name, _ in given}
    wanted = (*_HEADERS, *_NOT_KEPT) if scope["path"].startswith("/api") else _HEADERS
    message["headers"] = [*given, *(pair for pair in wanted if pair[0] not in named)]


def loopback_only(app: ASGIApp) -> ASGIApp:
    """Refuse requests that a page of another site makes a browser on this machine send."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if _is_ours(scope):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await _refuse(send)

    return guarded


def _is_ours(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    host = urlsplit("//" + headers.get(b"host", b"").decode("latin-1"))
    if _name(host.netloc) not in _LOOPBACK:
        return False
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    return _name(urlsplit(origin).netloc) in _LOOPBACK


def _name(netloc: str) -> str:
    try:
        return urlsplit("//" + netloc).hostname or ""
    except ValueError:
        return ""


async def _refuse(send: Callable[[Any], Awaitable[None]]) -> None:
    problem = Problem(403, "bad-request", "this server answers pages of its own machine only")
    body = msgspec.json.encode(problem.reply())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
