"""What is done before a database is used: its file made, its health and its version looked at."""

from __future__ import annotations

import os
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.database import Database

_OWNER_ONLY: Final = 0o600
_FOLDER_OF_OWNER: Final = 0o700
_WHOLE: Final = "ok"


async def examine(database: Database, url: URL) -> None:
    """Refuse a database that is damaged, or made by a newer version; change nothing in it."""
    make_file(url)
    try:
        await _check_version(database, url)
        is_file = url.get_backend_name() == "sqlite"
        found = await database.read(_quick_check) if is_file else _WHOLE
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) != sqlite3.SQLITE_CORRUPT:
            raise
        found = str(error.orig)
    if found != _WHOLE:
        raise UnreadableFile(
            f"the database {url.database} is damaged ({' '.join(found.split())}); put a copy from"
            " before in its place, or move it away to begin with an empty one"
        )


async def bring_up_to_date(database: Database, url: URL) -> None:
    """Bring a database to the present shape."""
    make_file(url)
    if not await _check_version(database, url):
        await database.write(_upgrade)


def make_file(url: URL) -> None:
    """Make the file of a SQLite database if there is none, for its owner's eyes only.

    What SQLite puts beside it later has the rights of the file.
    """
    if url.get_backend_name() != "sqlite" or url.database is None:
        return
    path = Path(url.database).absolute()
    for folder in reversed(path.parents):
        if not folder.exists():
            folder.mkdir(_FOLDER_OF_OWNER, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))


async def _check_version(database: Database, url: URL) -> bool:
    """Tell whether a database has the present shape; refuse one that only a newer version knows."""
    steps = ScriptDirectory(_migrations())
    found = set(await database.read(_revisions))
    if not found <= {step.revision for step in steps.walk_revisions()}:
        shown = url.render_as_string(hide_password=True)
        raise UnreadableFile(
            f"the database {shown} was made by a newer version of Caposaldo; update the program"
        )
    return found == set(steps.get_heads())


def _revisions(connection: Connection) -> tuple[str, ...]:
    return MigrationContext.configure(connection).get_current_heads()


def _quick_check(connection: Connection) -> str:
    return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())


def _upgrade(connection: Connection) -> None:
    config = Config()
    # Alembic reads its settings with a percent sign as a mark of its own.
    config.set_main_option("script_location", _migrations().replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> str:
    return str(files("caposaldo.server") / "migrations")
