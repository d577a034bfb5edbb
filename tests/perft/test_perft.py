"""The number of ways a game can go from fixed positions changes only on purpose."""

import pytest

from tests.perft.perft import NODE_CAP, Position, perft, positions


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_answers_are_as_many_as_were_counted(position: Position) -> None:
    assert len(position.counts) >= 3
    assert sum(position.counts[:-1]) < NODE_CAP, "this position is too large to count again"
    assert perft(position.game(), len(position.counts)) == position.counts
