"""The shelf of games with those on it that only the tests know."""

from __future__ import annotations

import pytest

from caposaldo import library
from tests.kernel.duel import KIND
from tests.kernel.duel_chosen import CHOSEN


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the whole program know Duel, until the test is over."""
    every = {**library.games(), KIND.id: KIND, CHOSEN.id: CHOSEN}
    monkeypatch.setattr(library, "games", lambda: every)
