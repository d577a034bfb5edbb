"""Boards y and z as an owner has them: archives painted here, with houses where scenarios look.

Only the hexes that the published scenarios name are theirs; all else is a pattern of our own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner, Result

from caposaldo import library
from caposaldo.aslsk import sighttable
from caposaldo.aslsk.atlas import use_shelf
from caposaldo.aslsk.boardfile import read_board
from caposaldo.aslsk.hexes import column_name
from caposaldo.cli.app import app
from tests.aslsk.grounds import BLOCK, Points, data_of
from tests.boards.archives import archive, painted

LONG: Final[Points] = ((-10, -16), (10, -16), (10, 64), (-10, 64))
"""A house over two hexes, one below the other."""
VILLAGE, TOWN = "y", "z"
NAMED: Final = {VILLAGE: "N5 N6 M4 L3 P5 K6", TOWN: "F8 L6 O6 R2 D3"}
EVERY: Final = {VILLAGE: 8, TOWN: 2}
"""In which columns from D on there are houses beside those named."""
PUBLISHED: Final = [f"S{number}" for number in range(1, 9)]


def board(id: str) -> dict[str, Any]:
    """Return the file of a board: a village in fields, or a town."""
    houses: dict[str, tuple[Points, ...]] = {}
    for at in range(3, 31, EVERY[id]):
        column = column_name(at)
        houses |= {f"{column}1 {column}2": (LONG,), f"{column}4": (BLOCK,), f"{column}8": (BLOCK,)}
    covered = {name for names in houses for name in names.split()}
    houses |= {name: (BLOCK,) for name in NAMED[id].split() if name not in covered}
    woods, orchard = ("C5 W5 AA3", "S3 S4 T3") if id == VILLAGE else ("AA7 CC5", "I6")
    return data_of(columns=33, rows=10, stone=houses, id=id, woods=woods, orchard=orchard)


def run(*words: str | Path) -> Result:
    """Give a command of the program."""
    return CliRunner().invoke(app, [str(word) for word in words], env={"LC_ALL": "C"})


@contextmanager
def owner(folder: Path) -> Iterator[None]:
    """Be somebody with a shelf of his own, who has taken both boards onto it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.setattr("sys.platform", "linux")
        for id in (VILLAGE, TOWN):
            file = archive(folder / f"bd{id}", painted(read_board(board(id))), name=id)
            taken = run("boards", "import", file)
            assert taken.exit_code == 0, taken.output
        library.read_anew()
        try:
            yield
        finally:
            use_shelf(None)
            sighttable.use_store(None)
            sighttable.forget()
            library.read_anew()
