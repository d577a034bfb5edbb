"""Where a server can be reached: on its machine, in the local network, from anywhere."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar

from caposaldo import __version__
from caposaldo.server import run, whereabouts
from caposaldo.server.app import create_app
from caposaldo.server.whereabouts import Whereabouts, addresses_here, read_public_url
from tests.server.hand import Hand
from tests.server.seated import RANDOM
from tests.server.wires import OTHER, Data, asking

FOUND = ["192.168.1.20", "127.0.1.1", "169.254.3.4", "192.168.1.20", "10.8.0.2", "::1", "0.0.0.0"]
NEAR = "192.168.1.77"


def shown(app: Litestar, address: str) -> Data:
    async def scene() -> Data:
        async with app.lifespan(), asking(app, address) as client:
            found = await client.get("/api/server", headers={"Host": "127.0.0.1"})
            assert found.status_code == 200, found.text
            told: Data = found.json()
            return told

    return asyncio.run(scene())


def served(database: str, where: Whereabouts, address: str = NEAR) -> Data:
    return shown(create_app(database, whereabouts=where), address)


def test_a_server_on_this_machine_alone_names_no_address(database: str) -> None:
    where = Whereabouts(True, "127.0.0.1", 8484, look=lambda: FOUND)
    assert served(database, where, "127.0.0.1") == {
        "version": __version__,
        "loopback": True,
        "addresses": [],
        "public_url": "",
    }


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_the_local_network_names_its_addresses_there(database: str, host: str) -> None:
    where = Whereabouts(False, host, 8485, look=lambda: FOUND)
    told = served(database, where)
    assert told["addresses"] == ["http://192.168.1.20:8485", "http://10.8.0.2:8485"]
    assert told["loopback"] is False


def test_a_server_that_listens_at_one_address_names_that(database: str) -> None:
    where = Whereabouts(False, "10.8.0.1", 9000, look=lambda: FOUND)
    assert served(database, where)["addresses"] == ["http://10.8.0.1:9000"]


@pytest.mark.parametrize("client", [OTHER.replace("198.51.100", "8.8.8"), "2a00:1450::1", "?"])
def test_the_local_network_is_not_told_to_the_world(database: str, client: str) -> None:
    where = Whereabouts(False, "0.0.0.0", 8484, "https://table.example.org", look=lambda: FOUND)
    told = served(database, where, client)
    assert (told["addresses"], told["public_url"]) == ([], "https://table.example.org")


def test_the_network_is_looked_at_again_after_a_while() -> None:
    hand, looks = Hand(), [["192.168.1.20"], ["192.168.7.7"]]
    where = Whereabouts(False, "0.0.0.0", 1, look=lambda: looks.pop(0), clock=hand)

    async def told() -> list[str]:
        return (await where.shown(NEAR)).addresses

    assert asyncio.run(told()) == asyncio.run(told()) == ["http://192.168.1.20:1"]
    hand.move(60)
    assert asyncio.run(told()) == ["http://192.168.7.7:1"]


def test_nothing_is_sent_to_find_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int]] = []

    class Way:
        """A socket that can be pointed somewhere, and nothing else."""

        def __init__(self, family: int, kind: int) -> None:
            made.append((family, kind))

        def __enter__(self) -> Way:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, _: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.20", 4000

    def known(*_: object) -> list[Any]:
        return [(2, 1, 6, "", ("10.8.0.2", 0))]

    monkeypatch.setattr(socket, "socket", Way)
    monkeypatch.setattr(socket, "getaddrinfo", known)
    assert list(addresses_here()) == ["192.168.1.20", "10.8.0.2"]
    assert made == [(socket.AF_INET, socket.SOCK_DGRAM)]


def test_a_machine_without_a_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "socket", fails)
    monkeypatch.setattr(socket, "getaddrinfo", fails)
    assert list(addresses_here()) == []


@pytest.mark.parametrize(
    ("url", "read"),
    [
        ("https://table.example.org", "https://table.example.org"),
        (" http://192.168.1.20:8484/ ", "http://192.168.1.20:8484"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ],
)
def test_a_public_address_is_read(url: str, read: str) -> None:
    assert read_public_url(url) == read


@pytest.mark.parametrize(
    "url",
    [
        "table.example.org",
        "ftp://x",
        "https://",
        "https://x/tables",
        "https://u:p@x",
        "https://[",
        "https://x/?a",
    ],
)
def test_what_is_no_public_address_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(ValueError, match=r"write it like https://table\.example\.org"):
        read_public_url(url)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Litestar, int]]:
    """What was started, with its port; nothing waits for requests."""
    begun: list[tuple[Litestar, int]] = []

    def begin(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        app = server.config.app
        assert isinstance(app, Litestar)
        begun.append((app, sockets[0].getsockname()[1]))
        sockets[0].close()

    def listen(_: str, port: int) -> socket.socket:
        listening = socket.socket()
        listening.bind(("127.0.0.1", port))
        return listening

    monkeypatch.setattr(uvicorn.Server, "run", begin)
    monkeypatch.setattr(run, "listen", listen)
    monkeypatch.setattr(whereabouts, "addresses_here", lambda: ["192.168.1.20"])
    return begun


def test_the_port_is_the_one_that_was_found_free(
    tmp_path: Path, started: list[tuple[Litestar, int]]
) -> None:
    run.serve("0.0.0.0", 0, f"sqlite:///{tmp_path / 'x.sqlite3'}")
    ((app, port),) = started
    assert port
    told = shown(app, NEAR)
    assert told["addresses"] == [f"http://192.168.1.20:{port}"]


@pytest.mark.parametrize(
    ("host", "public_url", "loopback", "status"),
    [
        ("127.0.0.1", "", True, 201),
        ("0.0.0.0", "", False, 400),
        ("127.0.0.1", "https://table.example.org", False, 400),
    ],
)
def test_limits_for_others_hold_where_others_come_in_through_a_proxy_too(
    tmp_path: Path,
    started: list[tuple[Litestar, int]],
    wish: Data,
    host: str,
    public_url: str,
    loopback: bool,
    status: int,
) -> None:
    run.serve(host, 0, f"sqlite:///{tmp_path / 'x.sqlite3'}", public_url=public_url)
    ((app, _),) = started
    computers = dict.fromkeys(wish["seats"], RANDOM)

    async def scene() -> int:
        async with app.lifespan(), asking(app, "127.0.0.1") as client:
            body = {**wish, "mode": "solo", "seats": computers}
            head = {"Host": "localhost:8484"}
            return (await client.post("/api/tables", json=body, headers=head)).status_code

    assert asyncio.run(scene()) == status
    assert shown(app, "127.0.0.1")["loopback"] is loopback
