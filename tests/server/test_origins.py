"""Which pages may speak to a server: its own, and on one's own machine no other program's."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from caposaldo.server.app import create_app
from tests.server.seated import Client, error_of, sit

Wish = dict[str, Any]
HERE = "http://127.0.0.1:8484"
HOST = "127.0.0.1:8484"


def told(origin: str | None, host: str) -> dict[str, str]:
    return {"Host": host, **({"Origin": origin} if origin is not None else {})}


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        (None, HOST, 201),
        ("http://127.0.0.1:8484", HOST, 201),
        ("http://localhost:8484", HOST, 201),
        ("http://127.0.0.1:8484", "localhost:8484", 201),
        ("http://[::1]:8484", "[::1]:8484", 201),
        ("http://[::1]:8484", "localhost:8484", 201),
        ("http://localhost:5173", "localhost:5173", 201),
        ("http://localhost", "localhost", 201),
        ("http://localhost:80", "localhost", 201),
        ("http://127.0.0.1:9999", HOST, 403),
        ("http://localhost:5173", "localhost:8484", 403),
        ("http://127.0.0.1", HOST, 403),
        ("http://127.0.0.1:84840", HOST, 403),
        ("https://evil.example", HOST, 403),
        ("https://evil.example:8484", HOST, 403),
        ("null", HOST, 403),
        ("http://127.0.0.1.evil.example:8484", HOST, 403),
        ("http://127.0.0.1:8484@evil.example", HOST, 403),
        ("file://127.0.0.1:8484", HOST, 403),
        ("http://127.0.0.1:many", HOST, 403),
        ("http://[", HOST, 403),
        (None, "rebound.example", 403),
        ("http://rebound.example", "rebound.example", 403),
        (None, "[", 403),
    ],
)
def test_on_loopback_only_the_pages_of_this_very_server_speak_to_it(
    database: str, wish: Wish, origin: str | None, host: str, status: int
) -> None:
    with TestClient(create_app(database, loopback=True), base_url=HERE) as client:
        found = client.post("/api/tables", json=wish, headers=told(origin, host))
        assert found.status_code == status
        if status == 403:
            assert error_of((found.status_code, found.json())) == (403, "bad-request")


def test_on_loopback_another_page_may_not_even_look(database: str) -> None:
    with TestClient(create_app(database, loopback=True), base_url=HERE) as client:
        found = client.get("/api/games", headers=told("http://127.0.0.1:9999", HOST))
        assert found.status_code == 403


def begins(client: Client, url: str, origin: str | None, host: str) -> bool:
    """Tell whether a page gets a live connection."""
    try:
        with client.websocket_connect(f"{url}/live", headers=told(origin, host)):
            return True
    except WebSocketDisconnect:
        return False


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:9999", "null"])
def test_on_loopback_another_page_gets_no_live_connection(
    database: str, wish: Wish, origin: str
) -> None:
    with TestClient(create_app(database, loopback=True), base_url=HERE) as client:
        url = sit(client, wish).join().url
        assert not begins(client, url, origin, HOST)
        assert begins(client, url, "http://localhost:8484", HOST)
        assert begins(client, url, None, HOST)


OTHERS = [
    (None, "games.example", True),
    ("https://games.example", "games.example", True),
    ("http://games.example:8484", "games.example:8484", True),
    # A proxy in front of the server may name the host without its port.
    ("https://games.example:8443", "games.example", True),
    ("http://192.168.1.7:8484", "192.168.1.7:8484", True),
    ("https://evil.example", "games.example", False),
    ("https://games.example.evil.example", "games.example", False),
    ("null", "games.example", False),
    ("nonsense", "games.example", False),
]


@pytest.mark.parametrize(("origin", "host", "granted"), OTHERS)
def test_a_server_for_others_takes_no_change_from_the_page_of_another_host(
    client: Client, wish: Wish, origin: str | None, host: str, granted: bool
) -> None:
    found = client.post("/api/tables", json=wish, headers=told(origin, host))
    assert found.status_code == (201 if granted else 403)
    assert client.get("/api/games", headers=told(origin, host)).status_code == 200


@pytest.mark.parametrize(("origin", "host", "granted"), OTHERS)
def test_a_server_for_others_gives_no_live_connection_to_the_page_of_another_host(
    client: Client, wish: Wish, origin: str | None, host: str, granted: bool
) -> None:
    assert begins(client, sit(client, wish).join().url, origin, host) is granted
