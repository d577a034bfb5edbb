"""What is checked before and added after every request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT, client_of
from caposaldo.server.problems import Problem

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that keep a browser careful, and forbid to keep what may change."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def on_account(budget: Budget) -> Callable[[ASGIApp], ASGIApp]:
    """Let every request and every live line know whose it is, and charge him with what it costs."""

    def around(app: ASGIApp) -> ASGIApp:
        async def charged(scope: Scope, receive: Receive, send: Send) -> None:
            CLIENT.set(client_of(scope))
            await budget.metered(_asked(app, scope, receive, send))

        return charged

    return around


async def _asked(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def within_budget(budget: Budget) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """Refuse requests of those who have used up their time; a live line looks for itself."""

    def check(connection: AnyConnection, _: BaseRouteHandler) -> None:
        scope = connection.scope
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            budget.admit(Work.PLAY)

    return check


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
