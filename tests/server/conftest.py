"""A server for the tests of a module; a database file of its own for each test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from caposaldo.server.app import create_app
from caposaldo.server.limits import OWN


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of `client`."""
    return f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.sqlite3'}"


@pytest.fixture(scope="module")
def client(shared: str) -> Iterator[TestClient[Litestar]]:
    """One server for all tests of a module: each makes tables of its own."""
    with TestClient(create_app(shared, limits=OWN)) as client:
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
