"""What is checked before and added after every request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT, client_of
from caposaldo.server.problems import Problem

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_LOCAL: Final = "localhost"
_NOWHERE: Final = ("", 0)
_PORTS: Final = {"http": 80, "https": 443}
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_THIS_MACHINE: Final = "this server answers its own pages on this machine only"
_THIS_SERVER: Final = "this server takes no changes from the pages of another site"
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


def readable_only(app: ASGIApp) -> ASGIApp:
    """Refuse addresses whose percent signs make no UTF-8; they would be read as other ones."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        address = unquote_to_bytes(scope["raw_path"] + b"?" + scope["query_string"])
        try:
            address.decode("utf-8")
        except UnicodeDecodeError:
            await _turn_away(scope, receive, send, 400, "the address is no UTF-8")
        else:
            await app(scope, receive, send)

    return guarded


def own_pages_only(loopback: bool, public_url: str = "") -> Callable[[ASGIApp], ASGIApp]:
    """Return the guard that refuses what a page of another site makes a browser send.

    On one's own machine that is every page but those of this very server: another program's page
    stands at another port. A server for others is reached under names it does not know, so there
    the host decides, and only where something could be changed; `public_url` is one more that
    its pages may come from.
    """

    def guard(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if _is_ours(scope) if loopback else _is_of_this_host(scope, public_url):
                await app(scope, receive, send)
            else:
                why = _THIS_MACHINE if loopback else _THIS_SERVER
                await _turn_away(scope, receive, send, 403, why)

        return guarded

    return guard


def _is_ours(scope: Scope) -> bool:
    """Tell whether a request names this machine, and comes from no page or one of this server."""
    host, origin = _said(scope, b"host"), _said(scope, b"origin")
    if _place(f"http://{host}")[0] != _LOCAL:
        return False
    return not origin or _is_same_place(origin, host)


def _is_of_this_host(scope: Scope, public_url: str) -> bool:
    """Tell whether a request changes nothing, or comes from no page or one of this host."""
    origin = _said(scope, b"origin")
    if not origin or scope.get("method") in _READING:
        return True
    place, host = _place(origin), _place(f"http://{_said(scope, b'host')}")
    return place != _NOWHERE and (place[0] == host[0] or place == _place(public_url))


def _is_same_place(origin: str, host: str) -> bool:
    """Tell whether an origin is that of a host; where neither names a port, it is the usual one."""
    scheme = origin.partition(":")[0]
    place = _place(origin)
    return place != _NOWHERE and place == _place(f"{scheme}://{host}")


def _place(url: str) -> tuple[str, int]:
    """Return the host and port of a URL; the names of this machine are one."""
    try:
        parts = urlsplit(url)
        usual = _PORTS.get(parts.scheme)
        if usual is None or not parts.hostname:
            return _NOWHERE
        name = _LOCAL if parts.hostname in _LOOPBACK else parts.hostname
        return name, usual if parts.port is None else parts.port
    except ValueError:
        return _NOWHERE


def _said(scope: Scope, name: bytes) -> str:
    # Two of a kind come out as the name of no place.
    said = [value.decode("latin-1") for header, value in scope["headers"] if header == name]
    return ", ".join(said)


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": why})
    else:
        await _refuse(send, Problem(status, "bad-request", why))


async def _refuse(send: Callable[[Any], Awaitable[None]], problem: Problem) -> None:
    body = msgspec.json.encode(problem.reply())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
