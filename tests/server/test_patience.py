"""Connections that say nothing, or drip, are closed; those that are only slow or quiet are not."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
from websockets.sync.client import connect

from caposaldo.server import patience, run
from caposaldo.server.patience import CONNECTIONS, Patience, PatientH11, patient
from caposaldo.server.patiencehttptools import PatientHttpTools

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HEAD: Final = 0.8
BODY: Final = 0.8
LONGER: Final = 1.2
DROP: Final = 0.05
DROPS: Final = 200
GET: Final = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
POST: Final = b"POST /%s HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n"


async def app(scope: Message, receive: Receive, send: Send) -> None:
    """Say how much was sent; /late takes its time first; a live line says back what it is told."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (told := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": told["text"]})
        return
    if scope["path"] == "/late":
        await asyncio.sleep(LONGER)
    size, more = 0, True
    while more:
        part = await receive()
        size, more = size + len(part.get("body", b"")), part.get("more_body", False)
    said = b"%d bytes" % size
    headers = [(b"content-length", b"%d" % len(said))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": said})


@pytest.fixture(scope="module", params=[PatientHttpTools, PatientH11], ids=["httptools", "h11"])
def port(request: pytest.FixtureRequest) -> Iterator[int]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patience, "_fastest", lambda: request.param)
        protocol = patient(head=HEAD, body=BODY)
    assert issubclass(protocol, request.param)
    # An idle connection is kept for long, so that only patience can close one.
    config = uvicorn.Config(
        app, http=protocol, log_level="critical", loop="asyncio", lifespan="off",
        timeout_keep_alive=60, timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(timeout=10)


@pytest.fixture
def line(port: int) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=20)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield line


def answer(line: socket.socket) -> bytes:
    """Return the body of one answer, and take nothing of the next one."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        part = line.recv(1)
        assert part, f"closed after {head!r}"
        head += part
    size = re.search(rb"content-length: (\d+)", head)
    assert size
    return line.recv(int(size[1]), socket.MSG_WAITALL)


def drips(line: socket.socket, drop: bytes) -> bool:
    """Tell whether the other side has closed before it was sent so many drops."""
    line.settimeout(DROP)
    for _ in range(DROPS):
        try:
            line.sendall(drop)
            if not line.recv(4096):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


def test_a_connection_that_sends_nothing_is_closed(line: socket.socket) -> None:
    assert line.recv(1) == b""


def test_half_a_head_that_goes_on_for_ever_is_closed(line: socket.socket) -> None:
    line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
    assert drips(line, b"a: b\r\n")


def test_empty_lines_instead_of_a_request_are_closed(line: socket.socket) -> None:
    assert drips(line, b"\r\n")


def test_half_a_head_after_an_answer_is_closed(line: socket.socket) -> None:
    line.sendall(GET)
    assert answer(line) == b"0 bytes"
    line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
    assert drips(line, b"a: b\r\n")


def test_empty_lines_after_an_answer_are_closed(line: socket.socket) -> None:
    line.sendall(GET)
    assert answer(line) == b"0 bytes"
    assert drips(line, b"\r\n")


def test_a_body_that_drips_is_closed(line: socket.socket) -> None:
    line.sendall(POST % (b"", 100_000))
    assert drips(line, b"x")


def test_a_body_that_never_comes_is_closed_even_behind_another_request(
    line: socket.socket,
) -> None:
    line.sendall(GET + POST % (b"", 10))
    assert answer(line) == b"0 bytes"
    with pytest.raises(AssertionError, match="closed after b''"):
        answer(line)


def test_who_comes_back_on_the_same_connection_is_served(line: socket.socket) -> None:
    line.sendall(GET)
    assert answer(line) == b"0 bytes"
    threading.Event().wait(LONGER)
    line.sendall(POST % (b"", 3) + b"abc")
    assert answer(line) == b"3 bytes"


def test_a_request_in_pieces_is_served(line: socket.socket) -> None:
    for piece in (GET[:7], GET[7:20], GET[20:], POST % (b"", 2), b"a", b"b"):
        line.sendall(piece)
    assert answer(line) + answer(line) == b"0 bytes2 bytes"


def test_an_answer_that_takes_long_is_waited_for(line: socket.socket) -> None:
    line.sendall(GET.replace(b"/ ", b"/late "))
    assert answer(line) == b"0 bytes"


def test_a_body_that_the_server_is_slow_to_take_is_not_cut(line: socket.socket) -> None:
    size = 8 * 1024 * 1024
    line.sendall(POST % (b"late", size) + b"x" * size)
    assert answer(line) == b"%d bytes" % size


def test_a_live_line_that_is_quiet_stays_open(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/", proxy=None) as live:
        live.send("one")
        assert live.recv(timeout=20) == "one"
        threading.Event().wait(LONGER)
        live.send("two")
        assert live.recv(timeout=20) == "two"


@pytest.mark.parametrize(("host", "most"), [("127.0.0.1", None), ("0.0.0.0", CONNECTIONS)])
def test_a_server_is_patient_and_a_public_one_counts_its_connections(
    host: str, most: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configs: list[uvicorn.Config] = []

    def keep(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        configs.append(server.config)
        sockets[0].close()

    monkeypatch.setattr(run._Server, "run", keep)
    monkeypatch.setattr(run, "listen", lambda *_: socket.create_server(("127.0.0.1", 0)))
    run.serve(host, port=0, database_url=f"sqlite:///{tmp_path / 'x.sqlite3'}")
    (config,) = configs
    assert isinstance(config.http, type)
    assert issubclass(config.http, Patience)
    assert config.limit_concurrency == most


def test_without_the_parser_in_c_the_other_one_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert issubclass(patient(), PatientHttpTools)
    monkeypatch.setitem(sys.modules, "caposaldo.server.patiencehttptools", None)
    assert issubclass(patient(), PatientH11)
