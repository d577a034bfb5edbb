"""The whole screen as a picture; `pytest --snapshot-update` after a change that was meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from caposaldo.terminal.app import TableApp
from tests.terminal.tables import POSTCARD, SECTOR, lay, seat

Compare = Callable[..., bool]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    ("position", "side", "size"),
    [
        pytest.param(POSTCARD, "german", (120, 40), id="postcard"),
        pytest.param(SECTOR, "us", (120, 40), id="sector"),
        pytest.param(SECTOR, "us", (80, 24), id="narrow"),
    ],
)
def test_the_table_looks_as_it_did(
    position: str,
    side: str,
    size: tuple[int, int],
    lang: str,
    snap_compare: Compare,
    tmp_path: Path,
) -> None:
    app = TableApp(seat(lay(position), side), lang, tmp_path, pace=0)
    assert snap_compare(app, terminal_size=size, press=["j"])
