"""A server over a database file of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from caposaldo.server.app import create_app


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(database, tables_per_minute=1000)) as client:
        yield client


@pytest.fixture
def wish() -> dict[str, Any]:
    return {
        "game": "mortain",
        "scenario": "postcard",
        "mode": "hotseat",
        "seats": {"us": {"player": "human"}, "german": {"player": "human"}},
        "seed": "7",
    }
