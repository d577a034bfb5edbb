"""A real server and a real Chromium for the tests in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.seat import Seat

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
HOME = Path(__file__).parent
SERVE = (
    "import sys; from caposaldo.server.run import serve; "
    "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
)


class Server:
    """The server as a process of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database]
        # Boards are kept in the user's data folder, which is not a test's to touch.
        env = {**os.environ, "XDG_DATA_HOME": str(self.folder)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, f"the server did not start: {said!r}"
        self.port = int(said.strip().rstrip("/").rsplit(":", 1)[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=10)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder, so that none runs among those without a browser."""
    for item in items:
        if HOME in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CAPOSALDO_CHROMIUM") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Seating = Callable[..., Seat]


@pytest.fixture
def seat(chromium: Browser, server: Server) -> Iterator[Seat]:
    """One browser, whose scripts must not have thrown anything when it leaves."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="it-IT")
    found = Seat(context.new_page(), server.address)
    yield found
    context.close()
    assert found.defects == []


@pytest.fixture
def seating(chromium: Browser, server: Server) -> Iterator[Seating]:
    """Open as many browsers as a test wants, each with its own storage."""
    contexts: list[BrowserContext] = []

    def open_one(width: int = 1440, height: int = 900, theme: str = "light") -> Seat:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale="it-IT",
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=width < 700,
        )
        contexts.append(context)
        return Seat(context.new_page(), server.address)

    yield open_one
    for context in contexts:
        context.close()
