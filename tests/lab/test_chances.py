from math import isclose

import pytest

from caposaldo.lab.chances import elo, mean_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=1e-4)
    assert isclose(found[1], high, abs_tol=1e-4)


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_count() -> None:
    few, many = mean_interval([0.0, 1.0] * 50), mean_interval([0.0, 1.0] * 200)
    assert isclose((few[0] + few[1]) / 2, 0.5)
    assert isclose((few[1] - few[0]) / (many[1] - many[0]), 2.0, rel_tol=0.01)


def test_pairs_that_always_split_leave_no_doubt() -> None:
    assert mean_interval([0.5] * 20) == (0.5, 0.5)
    assert mean_interval([0.5]) == (0.0, 1.0)


def test_elo_is_symmetric_and_silent_about_clean_sweeps() -> None:
    higher, lower = elo(0.75), elo(0.25)
    assert higher is not None
    assert lower is not None
    assert isclose(higher, 190.85, abs_tol=0.01)
    assert isclose(higher, -lower)
    assert elo(1.0) is None
    assert elo(0.0) is None
