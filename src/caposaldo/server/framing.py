"""The frames of the live connection, below the application."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class CalmProtocol(WebSocketsSansIOProtocol):
    """A live connection on which text that is no UTF-8 arrives as bytes.

    The application answers them as any other message that it cannot read. Left to itself the
    protocol writes a stack trace for each into the log, and breaks off.
    """

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the application."""
        if self.curr_msg_data_type == "text":
            frames: list[bytes] = getattr(self, "frames", [])
            try:
                b"".join(frames).decode("utf-8")
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
