"""Replies that are printed once and handed out as they are, packed or plain."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from litestar import MediaType, Response

from caposaldo.server.packing import pack, reads_gzip
from caposaldo.server.problems import AnyRequest


class Printed:
    """A reply that stays the same: its bytes, also packed, and the mark of what it says."""

    def __init__(self, content: object) -> None:
        self._plain: Final = msgspec.json.encode(content)
        self._packed: Final = pack(self._plain)
        # Weak, for packed and plain say the same in different bytes.
        self._mark: Final = f'W/"{hashlib.sha256(self._plain).hexdigest()[:32]}"'

    def reply(self, request: AnyRequest) -> Response[Any]:
        """Hand it out to whoever asks, unless he has it already."""
        headers = {"ETag": self._mark, "Vary": "Accept-Encoding"}
        if self._mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        body = self._plain
        if reads_gzip(request.scope):
            body = self._packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=MediaType.JSON, headers=headers)
