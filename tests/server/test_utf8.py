"""Bytes that are no UTF-8 are answered with 400 wherever they stand, never with a stack trace."""

from __future__ import annotations

import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from websockets.sync.client import connect

from caposaldo.server import run
from caposaldo.server.app import create_app
from caposaldo.server.framing import CalmProtocol
from tests.server.seated import Client, Seated, error_of, sit

Wish = dict[str, Any]
BAD = "\udcff"
"""Stands for the byte ff, which no UTF-8 has, in texts that are written with `raw`."""
PLACES = ["A%ff", "%ed%a0%80", "%c0%80", "%ff%fe"]
JSON = {"Content-Type": "application/json"}


def raw(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", BAD),
        ("/api/tables", f'{{"game":"{BAD}"}}'),
        ("/api/tables", f'{{"{BAD}":1}}'),
        ("/api/records", f'{{"answers":"{BAD}"}}'),
        ("/api/records", f'{{"{BAD}":1}}'),
        ("/api/boards/read", f'{{"text":"{BAD}"}}'),
        ("/api/boards/check", f'{{"board":{{"id":"{BAD}"}}}}'),
        ("/api/designs/read", f'{{"text":"{BAD}"}}'),
        ("/api/designs/check", f'{{"design":{{"{BAD}":[]}}}}'),
        ("/api/campaigns", f'{{"name":"{BAD}"}}'),
        ("/api/invites/accept", f'{{"name":"{BAD}"}}'),
    ],
)
def test_a_body_that_is_no_utf8_is_refused(client: Client, path: str, body: str) -> None:
    found = client.post(path, content=raw(body), headers=JSON)
    assert error_of((found.status_code, found.json())) == (400, "bad-request")
    assert "no UTF-8" in found.json()["error"]["message"]


@pytest.mark.parametrize("bad", [b"\xed\xa0\x80", b"\xc0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82"])
def test_what_only_looks_like_utf8_is_refused_too(client: Client, bad: bytes) -> None:
    found = client.post("/api/boards/read", content=b'{"text":"' + bad + b'"}', headers=JSON)
    assert error_of((found.status_code, found.json())) == (400, "bad-request")


@pytest.mark.parametrize("half", ["\\ud800", "\\ud800x", "\\udc00", "\\ud800\\ud800"])
def test_half_a_sign_written_as_an_escape_is_refused(client: Client, half: str) -> None:
    for path in ("/api/tables", "/api/records", "/api/boards/read", "/api/designs/read"):
        found = client.post(path, content=f'{{"text":"{half}"}}', headers=JSON)
        assert error_of((found.status_code, found.json()))[0] == 400, path


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{}",
        "/api/tables/{}/record",
        "/api/games/{}/rules",
        "/api/games/mortain/scenarios/{}",
        "/api/boards/{}",
        "/api/campaigns/{}",
        "/api/nothing/{}",
        "/assets/{}",
        "/table/{}",
        "/{}",
    ],
)
def test_an_address_that_is_no_utf8_leads_nowhere(client: Client, path: str, place: str) -> None:
    found = client.get(path.format(place))
    assert error_of((found.status_code, found.json())) in (
        (400, "bad-request"),
        (404, "not-found"),
    )


def test_an_address_in_utf8_is_read(client: Client) -> None:
    found = client.get(f"/api/games/{quote('è')}/rules")
    assert error_of((found.status_code, found.json())) == (404, "not-found")
    assert "'è'" in found.json()["error"]["message"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    "what", ["", "/preview?action={}", "/why-not?action={}", "/replay?at={}", "/record?{}=1"]
)
def test_a_question_that_is_no_utf8_is_refused(
    client: Client, wish: Wish, what: str, place: str
) -> None:
    table = sit(client, wish)
    asked = what.format(place) if what else f"?after=-1&view={place}"
    found = client.get(f"{table.url}{asked}")
    assert error_of((found.status_code, found.json())) == (400, "bad-request")
    assert "no UTF-8" in found.json()["error"]["message"]


def test_no_live_connection_under_an_address_that_is_no_utf8(client: Client) -> None:
    for address in ("/api/tables/%ff/live", f"/api/tables/{'0' * 16}/live?key=%ff"):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(address):
            pass


@pytest.mark.parametrize(
    "name",
    ["Authorization", "Accept", "Accept-Encoding", "Accept-Language", "Cookie", "If-None-Match"],
)
def test_a_header_of_odd_bytes_breaks_nothing(client: Client, wish: Wish, name: str) -> None:
    table = sit(client, wish)
    found = client.get(table.url, headers={name.encode(): b"Bearer \xff\xfe\x80"})
    assert found.status_code in (200, 400, 403)
    sent = client.post("/api/tables", json=wish, headers={name.encode(): b"Bearer \xff"})
    assert sent.status_code in (201, 400, 403)


@pytest.mark.parametrize("kind", ["application/json; charset=\xff", "\xff", "text/plain; \xff"])
def test_a_kind_of_content_of_odd_bytes_breaks_nothing(
    client: Client, wish: Wish, kind: str
) -> None:
    headers = {b"Content-Type": kind.encode("latin-1")}
    sent = client.post("/api/tables", content=json.dumps(wish), headers=headers)
    assert sent.status_code in (201, 400)


def test_a_body_in_another_encoding_is_refused(client: Client, wish: Wish) -> None:
    headers = {"Content-Type": "application/json; charset=utf-16"}
    sent = client.post("/api/tables", content=json.dumps(wish).encode("utf-16"), headers=headers)
    assert error_of((sent.status_code, sent.json())) == (400, "bad-request")


@pytest.fixture(scope="module")
def address(shared: str) -> Iterator[str]:
    """A server as it is run, on the database of `client`."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(create_app(shared), ws=CalmProtocol, log_config=None, lifespan="on")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: server.run(sockets=[listening]))
        thread.start()
        end = time.monotonic() + 30
        while not server.started and time.monotonic() < end:
            time.sleep(0.02)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(30)
    assert not thread.is_alive()


@pytest.fixture
def table(client: Client, wish: Wish) -> Seated:
    return sit(client, wish).join()


@pytest.mark.parametrize("as_text", [True, False], ids=["text", "bytes"])
def test_a_live_message_that_is_no_utf8_is_answered_and_the_line_goes_on(
    address: str, table: Seated, as_text: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), connect(f"ws://{address}{table.url}/live") as line:
        line.send('{"do":"enter"}')
        assert json.loads(line.recv(timeout=10))["type"] == "state"
        for bad in (BAD, f'{{"do":"answer","at":0,"action":"{BAD}"}}'):
            line.send(raw(bad), text=as_text)
            told = json.loads(line.recv(timeout=10))
            assert (told["type"], told["error"]["code"]) == ("error", "bad-request")
        line.send('{"do":"ping"}')
        assert json.loads(line.recv(timeout=10)) == {"type": "pong"}
    assert [record.getMessage() for record in caplog.records] == []


def test_text_in_pieces_that_is_no_utf8_only_in_each_is_read(address: str, table: Seated) -> None:
    with connect(f"ws://{address}{table.url}/live") as line:
        line.send('{"do":"enter"}')
        assert json.loads(line.recv(timeout=10))["type"] == "state"
        line.send(iter(['{"do":"answer","at":0,', '"action":"è"}']))
        assert json.loads(line.recv(timeout=10))["type"] == "error"
        line.send(iter(['{"do":', '"ping"}']))
        assert json.loads(line.recv(timeout=10)) == {"type": "pong"}


def test_the_server_is_run_with_calm_lines(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    def note(*_: object, **options: object) -> None:
        given.append(options["ws"])
        raise KeyboardInterrupt

    monkeypatch.setattr("uvicorn.Config", note)
    with pytest.raises(KeyboardInterrupt):
        run.serve("127.0.0.1", 0, database)
    assert given == [CalmProtocol]
