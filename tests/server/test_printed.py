"""What never changes is printed once; replies are packed for those who can read that."""

from __future__ import annotations

import gzip
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.response import Response
from litestar.testing import TestClient

from caposaldo import library
from caposaldo.server import shelf
from caposaldo.server.app import create_app
from caposaldo.server.packing import SMALLEST, packed

ADDRESSES = ("/api/games", "/api/games/mortain/rules", "/api/games/upfront/rules")
PLAIN = {"Accept-Encoding": "identity"}
Client = TestClient[Litestar]


@pytest.mark.parametrize("address", ADDRESSES)
def test_who_has_it_already_is_told_so_and_no_more(client: Client, address: str) -> None:
    first = client.get(address)
    mark = first.headers["etag"]
    for wanted in (mark, f'"other", {mark}'):
        again = client.get(address, headers={"If-None-Match": wanted})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == mark
        assert again.headers["cache-control"] == first.headers["cache-control"]
    other = client.get(address, headers={"If-None-Match": 'W/"other"'})
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize("address", ADDRESSES)
def test_packed_and_plain_say_the_same(client: Client, address: str) -> None:
    with client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as found:
        small = b"".join(found.iter_raw())
        assert found.headers["content-encoding"] == "gzip"
        assert int(found.headers["content-length"]) == len(small)
        assert "accept-encoding" in found.headers["vary"].lower()
    plain = client.get(address, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == "application/json"
    assert gzip.decompress(small) == plain.content
    assert len(small) < len(plain.content) / 3


def test_what_is_told_of_the_games_is_written_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: Counter[str] = Counter()
    card = shelf._card

    def counted(kind: library.AnyKind) -> shelf.GameCard:
        written[kind.id] += 1
        return card(kind)

    monkeypatch.setattr(shelf, "_card", counted)
    with TestClient(create_app(database)) as client:
        sent = {client.get("/api/games", headers=PLAIN).content for _ in range(5)}
    assert len(sent) == 1
    assert written == dict.fromkeys(library.games(), 1)


def test_the_games_are_ready_before_anybody_asks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = threading.Event()
    with TestClient(create_app(database, when_ready=ready.set)) as client:
        assert ready.wait(60)
        monkeypatch.setattr(shelf, "_card", None)
        monkeypatch.setattr(shelf, "_rulebook", None)
        for address in ADDRESSES:
            assert client.get(address).status_code == 200


def test_the_server_does_not_wait_for_the_games_to_be_ready(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    card = shelf._card

    def slow(kind: library.AnyKind) -> shelf.GameCard:
        assert go_on.wait(60)
        return card(kind)

    monkeypatch.setattr(shelf, "_card", slow)
    with TestClient(create_app(database)) as client:
        assert client.get("/api/health").status_code == 200
        go_on.set()
        assert client.get("/api/games").status_code == 200


def test_games_are_read_once_however_many_ask_for_them_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []

    def slow() -> library.AnyKind:
        read.append("mortain")
        time.sleep(0.1)
        return mortain

    mortain = library.game("mortain")
    others = {name: library.game(id) for name, id in (("_upfront", "upfront"), ("_aslsk", "aslsk"))}
    monkeypatch.setattr(library, "_mortain", slow)
    for name, kind in others.items():
        monkeypatch.setattr(library, name, lambda kind=kind: kind)
    library.read_anew()
    try:
        found: list[Any] = []
        askers = [threading.Thread(target=lambda: found.append(library.games())) for _ in range(4)]
        for asker in askers:
            asker.start()
        for asker in askers:
            asker.join(20)
        assert read == ["mortain"]
        assert all(one is found[0] for one in found)
    finally:
        monkeypatch.undo()
        library.read_anew()


# Packing


@get("/small")
async def small() -> dict[str, str]:
    return {"a": "x" * (SMALLEST - 20)}


@get("/large")
async def large() -> dict[str, str]:
    return {"a": "x" * SMALLEST}


@get("/ready")
async def ready_packed() -> Response[bytes]:
    body = gzip.compress(b"y" * 5000)
    return Response(body, headers={"Content-Encoding": "gzip", "ETag": '"1"'})


@get("/nothing", status_code=204)
async def nothing() -> None:
    return


@pytest.fixture
def packing() -> Iterator[Client]:
    with TestClient(Litestar([small, large, ready_packed, nothing], middleware=[packed])) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "accepts", "encoding"),
    [
        ("/small", "gzip", None),
        ("/large", "gzip", "gzip"),
        ("/large", "br, gzip;q=0.5", "gzip"),
        ("/large", "br", None),
        ("/ready", "gzip", "gzip"),
    ],
)
def test_only_what_is_worth_it_is_packed_and_only_for_who_can_read_it(
    packing: Client, path: str, accepts: str, encoding: str | None
) -> None:
    found = packing.get(path, headers={"Accept-Encoding": accepts})
    assert found.headers.get("content-encoding") == encoding
    assert found.status_code == 200
    assert len(found.content) > SMALLEST - 20
    if path == "/large" and encoding:
        assert found.headers["vary"] == "Accept-Encoding"
        assert int(found.headers["content-length"]) < 200


def test_a_reply_without_a_body_stays_one(packing: Client) -> None:
    found = packing.get("/nothing", headers={"Accept-Encoding": "gzip"})
    assert (found.status_code, found.content) == (204, b"")


def test_a_large_page_is_packed_too(database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>x</p>" * 1000)
    with TestClient(create_app(database, static=tmp_path)) as client:
        found = client.get("/", headers={"Accept-Encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip"
    assert found.text.startswith("<!doctype html>")
