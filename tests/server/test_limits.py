"""Limits, headers, and the browser pages."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from caposaldo.kernel.game import Game
from caposaldo.server.app import create_app
from caposaldo.server.limits import BODY, PUBLIC, RECORD_BODY
from tests.server.hand import Hand
from tests.server.seated import HUMAN, RANDOM, Client, Live, bearer, error_of, sit
from tests.server.test_campaigns import WISH as WAR

Wish = dict[str, Any]
WAR_ALONE: Wish = {"german": RANDOM, "american": RANDOM}


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_a_body_that_is_too_large_is_refused(client: Client, wish: Wish) -> None:
    large = client.post("/api/tables", json={**wish, "junk": "x" * BODY})
    assert error_of((large.status_code, large.json())) == (413, "bad-request")
    table = sit(client, wish).join()
    assert error_of(table.post("answers", "us", at=0, action="x" * BODY))[0] == 413


def test_a_record_may_be_larger_but_not_without_end(client: Client) -> None:
    for size, status in ((BODY, 400), (RECORD_BODY, 413)):
        found = client.post("/api/records", json={"is": "x" * size})
        assert error_of((found.status_code, found.json()))[0] == status


def test_tables_are_made_at_a_measured_pace(database: str, wish: Wish, hand: Hand) -> None:
    with TestClient(create_app(database, limits=replace(PUBLIC, tables=3), clock=hand)) as client:
        statuses = [client.post("/api/tables", json=wish).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        found = client.post("/api/records", json={})
        assert error_of((found.status_code, found.json())) == (429, "rate")
        retry = found.json()["error"]["retry"]
        assert found.headers["retry-after"] == str(retry)
        hand.move(retry - 1)
        assert client.post("/api/tables", json=wish).status_code == 429
        hand.move(1)
        assert client.post("/api/tables", json=wish).status_code == 201


def alone(client: Client, wish: Wish) -> list[int]:
    """Ask for what computers would play among themselves: a table, a branch, a campaign."""
    computers = {"us": RANDOM, "german": RANDOM}
    table = sit(client, wish).join()
    table.set_up()
    table.post("concede", "us")
    body = {"at": 1, "mode": "solo", "seats": computers}
    told = [
        client.post("/api/tables", json={**wish, "mode": "solo", "seats": computers}),
        client.post(f"{table.url}/branch", json=body),
        client.post("/api/campaigns", json={**WAR, "mode": "solo", "seats": WAR_ALONE}),
    ]
    for found in told:
        assert found.status_code == 201 or error_of((400, found.json())) == (400, "bad-request")
    return [found.status_code for found in told]


def test_for_others_computers_do_not_play_among_themselves(database: str, wish: Wish) -> None:
    with TestClient(create_app(database)) as client:
        assert alone(client, wish) == [400, 400, 400]
        solo = {"us": HUMAN, "german": RANDOM}
        assert sit(client, wish, mode="solo", seats=solo).join().state()["phase"] == "playing"


def test_on_ones_own_machine_computers_may_play_among_themselves(
    client: Client, wish: Wish
) -> None:
    assert alone(client, wish) == [201, 201, 201]


def test_who_tries_wrong_keys_is_refused_for_a_while(database: str, wish: Wish, hand: Hand) -> None:
    with TestClient(create_app(database, clock=hand)) as client:
        table = sit(client, wish, mode="link").join()
        for n in range(30):
            what = (table.url, "/api/invites", f"{table.url}/record")[n % 3]
            assert client.get(what, headers=bearer(f"guessed-{n}")).status_code in (403, 404)
        assert client.get(table.url).status_code == 200
        for key in ("guessed", table.keys["us"]):
            found = client.get(table.url, headers=bearer(key))
            assert error_of((found.status_code, found.json())) == (429, "rate")
        with Live(client, f"{table.url}/live", "guessed") as line:
            assert line.receive_json(timeout=5)["error"]["code"] == "rate"
        hand.move(found.json()["error"]["retry"])
        assert client.get(table.url, headers=bearer(table.keys["us"])).status_code == 200


def test_a_preview_that_takes_long_keeps_nobody_waiting(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, enough = threading.Event(), threading.Event()

    def slow(game: object, wanted: object) -> None:
        begun.set()
        assert enough.wait(10)

    monkeypatch.setattr(Game, "preview", slow)
    with TestClient(create_app(database)) as client, ThreadPoolExecutor(1) as beside:
        table = sit(client, wish).join()
        asked = beside.submit(table.get, "preview", "us", action="place 0101")
        assert begun.wait(10)
        assert table.answer("place 0101")["view"]["at"] == 1
        assert not asked.done()
        enough.set()
        assert asked.result(10) == (200, None)


def test_every_reply_tells_the_browser_to_be_careful(client: Client) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/tables/x"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_a_state_is_never_kept_by_a_cache(client: Client, wish: Wish) -> None:
    table = sit(client, wish).join()
    assert client.get(table.url).headers["cache-control"] == "no-store"
    assert client.get("/api/health").headers["cache-control"] == "no-store"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>pages</title>")
    (static / "assets" / "app-1.js").write_text("let a = 1;\n" * 400)
    (tmp_path / "secret.txt").write_text("outside")
    return static


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/abc", "/replay/abc", "/rules/mortain", "/open"]
)
def test_every_page_is_the_one_page(database: str, built: Path, path: str) -> None:
    with TestClient(create_app(database, static=built)) as client:
        found = client.get(path)
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("text/html")
    assert found.headers["cache-control"] == "no-cache"
    assert "pages" in found.text


def test_assets_are_compressed_and_kept_for_ever(database: str, built: Path) -> None:
    with TestClient(create_app(database, static=built)) as client:
        found = client.get("/assets/app-1.js", headers={"Accept-Encoding": "gzip"})
        missing = client.get("/assets/app-2.js")
    assert found.status_code == 200
    assert "javascript" in found.headers["content-type"]
    assert found.headers["content-encoding"] == "gzip"
    assert "immutable" in found.headers["cache-control"]
    assert error_of((missing.status_code, missing.json())) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%00.js"],
)
def test_no_path_leads_out_of_the_pages(database: str, built: Path, path: str) -> None:
    with TestClient(create_app(database, static=built)) as client:
        found = client.get(path)
    assert found.status_code in (400, 404)
    assert "outside" not in found.text


def test_without_pages_one_sentence_says_what_to_do(database: str, tmp_path: Path) -> None:
    with TestClient(create_app(database, static=tmp_path / "nowhere")) as client:
        found = client.get("/")
    assert found.text.strip() == "The browser pages are not built yet: run make ui."
