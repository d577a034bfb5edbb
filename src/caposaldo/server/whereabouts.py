"""Where a server can be reached, so that an invitation can say how far it goes."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from caposaldo import __version__
from caposaldo.server.clients import CLIENT
from caposaldo.server.clocks import Clock, WallClock
from caposaldo.server.documents import errors
from caposaldo.server.limits import MINUTE

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is given to nobody; a way to it leads over the network card all the same."""


class ServerShown(Struct):
    """What a page may know of the server: who can reach it, and under which addresses."""

    version: str
    loopback: bool
    addresses: list[str]
    public_url: str


class Whereabouts:
    """Where a server listens, and what that is called from elsewhere."""

    def __init__(
        self,
        loopback: bool,
        host: str = "",
        port: int = 0,
        public_url: str = "",
        look: Callable[[], Iterable[str]] | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.loopback: Final = loopback
        self._host: Final = host
        self._port: Final = port
        self.public_url: Final = public_url
        self._look: Final = look or addresses_here
        self._clock: Final = clock or WallClock()
        self._found: list[str] = []
        self._looked: float | None = None

    async def shown(self, client: str) -> ServerShown:
        """Return what a client may know; the local network is nothing for one from elsewhere."""
        addresses = await self._addresses() if is_near(client) else []
        return ServerShown(__version__, self.loopback, addresses, self.public_url)

    async def _addresses(self) -> list[str]:
        if self._host in LOOPBACK or not self._port:
            return []
        now = self._clock.now()
        if self._looked is None or now - self._looked >= MINUTE:
            self._looked = now
            # A name that is looked up may take its time.
            self._found = await asyncio.to_thread(lambda: _local(self._host, self._look))
        return [f"http://{address}:{self._port}" for address in self._found]


TheWhereabouts: TypeAlias = NamedDependency[Whereabouts]


@get("/api/server", tags=["server"], responses=errors())
async def show_server(whereabouts: TheWhereabouts) -> ServerShown:
    """Say where this server can be reached: on its machine, in its network, or from anywhere."""
    return await whereabouts.shown(CLIENT.get())


def read_public_url(url: str) -> str:
    """Return the address at which others find the server, or say what is wrong with it."""
    try:
        parts = urlsplit(url.strip())
        host = parts.hostname
    except ValueError:
        parts, host = urlsplit(""), None
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not host or not plain:
        said = f"{url[:200]!r} is no address of a server; write it like https://table.example.org"
        raise ValueError(said)
    return f"{parts.scheme}://{parts.netloc}"


def is_near(client: str) -> bool:
    """Tell whether a client is on this machine or in a network of its own kind."""
    try:
        network = ipaddress.ip_network(client)
    except ValueError:
        return False
    return network.is_private or network.is_loopback or network.is_link_local


def addresses_here() -> Iterator[str]:
    """Find the addresses of this machine; nothing is sent for it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE)
        yield way.getsockname()[0]
    with suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(found[4][0])


def _local(host: str, look: Callable[[], Iterable[str]]) -> list[str]:
    """List the addresses of IPv4 that lead to a host from the local network, each once."""
    found = look() if host in EVERYWHERE else [host]
    return [address for address in dict.fromkeys(found) if _leads_here(address)]


def _leads_here(text: str) -> bool:
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
