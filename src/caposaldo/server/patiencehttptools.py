"""The patient protocol over the parser in C, where that is installed."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from caposaldo.server.patience import Awaited, Patience


class PatientHttpTools(Patience, HttpToolsProtocol):
    """The protocol whose parser calls back at each part of a request."""

    _part = Awaited.NOTHING

    def awaited(self) -> Awaited:
        """Return what part of a request has to come next."""
        # There is no cycle before the first request.
        answered = getattr(self.cycle, "response_complete", True)
        if self._part is Awaited.NOTHING and answered:
            return Awaited.HEAD  # Empty lines before a request begin none, and stop no other clock.
        return self._part

    def on_message_begin(self) -> None:
        """Note that a head begins."""
        self._part = Awaited.HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that a body begins, be it an empty one."""
        self._part = Awaited.BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request is whole."""
        self._part = Awaited.NOTHING
        super().on_message_complete()
