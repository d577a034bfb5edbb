"""Start the server, on this machine with the browser opened or for others to reach."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from caposaldo.boards import FolderShelf
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.app import create_app
from caposaldo.server.framing import CalmProtocol
from caposaldo.server.limits import LIVE_MESSAGE, OWN, PUBLIC
from caposaldo.server.patience import CONNECTIONS, patient
from caposaldo.server.store import Store
from caposaldo.server.whereabouts import LOOPBACK, Whereabouts

PORT: Final = 8484
_BYTES: Final = 4
"""A character takes at most so many bytes on its way."""


class _Server(uvicorn.Server):
    """A server that says where it is, and shows it."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address: Final = address
        self._open_browser: Final = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        print(f"Caposaldo is at {self._address}", flush=True)
        if self._open_browser:
            webbrowser.open(self._address)


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database_url: str | None = None,
    open_browser: bool = False,
    public_url: str = "",
) -> None:
    """Serve until interrupted; port 0 takes any free one.

    A port that is taken raises OSError, a database that cannot be opened UnreadableFile. With a
    public address others come in through a proxy, also where only this machine is listened to.
    """
    database = database_url or default_database()
    asyncio.run(_try_database(database))
    loopback = host in LOOPBACK and not public_url
    listening = listen(host, port)
    port = listening.getsockname()[1]
    app = create_app(
        database,
        loopback=loopback,
        limits=OWN if loopback else PUBLIC,
        whereabouts=Whereabouts(loopback, host, port, public_url),
        boards=FolderShelf() if loopback else None,
        when_ready=_set_aside,
    )
    serve_app(app, listening, loopback=loopback, open_browser=open_browser)


def serve_app(
    app: Litestar,
    listening: socket.socket,
    *,
    loopback: bool = True,
    open_browser: bool = False,
) -> None:
    """Serve an application until interrupted, and print where it is."""
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    config = uvicorn.Config(
        app,
        http=patient(),
        ws=CalmProtocol,
        limit_concurrency=None if loopback else CONNECTIONS,
        log_level="warning",
        ws_max_size=LIVE_MESSAGE * _BYTES,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = _Server(config, address, open_browser=open_browser)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def default_database() -> str:
    """Return the address of the database in the user's own data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def data_folder() -> Path:
    """Return where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "caposaldo"


def _set_aside() -> None:
    """Spare the collector what stays for good: going through it takes longer than many answers."""
    gc.collect()
    gc.freeze()


async def _try_database(url: str) -> None:
    """Open the database once, so that what is wrong with it is one sentence."""
    store = Store(url)
    try:
        await store.examine()
        await store.open()
    except (SQLAlchemyError, OSError) as error:
        shown = store.url.render_as_string(hide_password=True)
        reason = str(error).splitlines()[0]
        raise UnreadableFile(f"the database {shown} cannot be opened: {reason}") from error
    finally:
        await store.close()


def listen(host: str = "127.0.0.1", port: int = 0) -> socket.socket:
    """Take a port, any free one for 0, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(
            f"port {port} of {host} cannot be used ({error.strerror}); choose another with --port"
        ) from error
    return listening
