"""An end to waiting: a connection that never says what it wants, or drop by drop, is closed."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from enum import Enum
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_TIME: Final = 20.0
BODY_TIME: Final = 60.0
# A process may usually open 1024 files; the database needs some of them.
CONNECTIONS: Final = 800


class Awaited(Enum):
    """What a connection owes the server; between two requests that is nothing."""

    NOTHING = "nothing"
    HEAD = "head"
    BODY = "body"


class Patience(asyncio.Protocol):
    """What uvicorn's protocols lack: a limit for the time that a request may take to arrive.

    The time in which a head must be whole runs from the opening of the connection, later from the
    first byte after an answer; that of a body from the end of its head.
    """

    limits: ClassVar[dict[Awaited, float]]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    flow: FlowControl
    _timer: asyncio.TimerHandle | None = None
    _owed: Awaited = Awaited.NOTHING

    @abstractmethod
    def awaited(self) -> Awaited:
        """Return what part of a request has to come next, now that something has come."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for a first request."""
        super().connection_made(transport)
        self._expect(Awaited.HEAD)

    def data_received(self, data: bytes) -> None:
        """Take what has come, and wait for what is missing."""
        super().data_received(data)
        ours = self.transport.get_protocol() is self  # A live connection goes its own way.
        self._expect(self.awaited() if ours else Awaited.NOTHING)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._expect(Awaited.NOTHING)
        super().connection_lost(exc)

    def _expect(self, awaited: Awaited) -> None:
        if awaited is self._owed:
            return  # More of the same wins no time.
        self._owed = awaited
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if awaited is not Awaited.NOTHING:
            self._wait(self.limits[awaited])

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._give_up, seconds)

    def _give_up(self, seconds: float) -> None:
        if self.flow.read_paused:
            self._wait(seconds)  # It is the server that is slow.
        else:
            self.transport.abort()


class PatientH11(Patience, H11Protocol):
    """The protocol in Python alone."""

    def awaited(self) -> Awaited:
        """Return what part of a request has to come next."""
        state = self.conn.their_state
        if state is h11.IDLE:
            return Awaited.HEAD
        return Awaited.BODY if state is h11.SEND_BODY else Awaited.NOTHING

    def on_response_complete(self) -> None:
        """Go on to a request that came meanwhile; an idle connection has a limit already."""
        super().on_response_complete()
        awaited = self.awaited()
        self._expect(awaited if awaited is Awaited.BODY else Awaited.NOTHING)


def patient(head: float = HEAD_TIME, body: float = BODY_TIME) -> type[Patience]:
    """Return the protocol to serve with, the faster one if it is installed."""
    limits = {Awaited.HEAD: head, Awaited.BODY: body}
    return type("Patient", (_fastest(),), {"limits": limits})


def _fastest() -> type[Patience]:
    try:
        from caposaldo.server.patiencehttptools import PatientHttpTools
    except ImportError:
        return PatientH11
    return PatientHttpTools
