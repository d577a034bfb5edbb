"""The Starter Kit's screen as a picture; `pytest --snapshot-update` after a meant change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from caposaldo.terminal.app import TableApp
from caposaldo.terminal.sitting import sit_down
from tests.terminal.starters import church

Compare = Callable[..., bool]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    "size", [pytest.param((120, 40), id="wide"), pytest.param((80, 24), id="narrow")]
)
def test_the_starter_kit_looks_as_it_did(
    size: tuple[int, int], lang: str, snap_compare: Compare, tmp_path: Path
) -> None:
    app = TableApp(sit_down(church(), side="german", against="human"), lang, tmp_path, pace=0)
    # Fire at P5 with g1, and look at what shooting would do.
    assert snap_compare(app, terminal_size=size, press=["2", "1", "j"])
