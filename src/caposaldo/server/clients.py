"""Whose work it is: the address that a request or a live line comes from.

Behind a proxy it is the one that the proxy names, if the proxy is trusted to: uvicorn puts it in
the place of the proxy's own.
"""

from __future__ import annotations

import ipaddress
from contextvars import ContextVar
from typing import Final

from litestar.types import Scope

CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")
"""The client that the present task works for; tasks that it starts work for him too."""
_NETWORK: Final = 64
"""So many bits of an address of IPv6 are given to one household."""


def client_of(scope: Scope) -> str:
    """Return where a connection comes from, as it is counted."""
    client = scope.get("client")
    return counted(client[0]) if client is not None else ""


def counted(host: str) -> str:
    """Return what an address counts as: one of IPv6 as its network, one of IPv4 as itself."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _NETWORK), strict=False))
