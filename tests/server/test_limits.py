"""Limits, headers, and the browser pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo.server.app import create_app
from caposaldo.server.limits import BODY, RECORD_BODY
from tests.server.seated import Client, error_of, sit

Wish = dict[str, Any]


def test_a_body_that_is_too_large_is_refused(client: Client, wish: Wish) -> None:
    large = client.post("/api/tables", json={**wish, "junk": "x" * BODY})
    assert error_of((large.status_code, large.json())) == (413, "bad-request")
    table = sit(client, wish).join()
    assert error_of(table.post("answers", "us", at=0, action="x" * BODY))[0] == 413


def test_a_record_may_be_larger_but_not_without_end(client: Client) -> None:
    for size, status in ((BODY, 400), (RECORD_BODY, 413)):
        found = client.post("/api/records", json={"is": "x" * size})
        assert error_of((found.status_code, found.json()))[0] == status


def test_tables_are_made_at_a_measured_pace(database: str, wish: Wish) -> None:
    with TestClient(create_app(database, tables_per_minute=3)) as client:
        statuses = [client.post("/api/tables", json=wish).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        found = client.post("/api/records", json={})
        assert error_of((found.status_code, found.json())) == (429, "rate")


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
