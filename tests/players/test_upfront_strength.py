import pytest

from tests.players.series import reaches

SAMPLES = [
    ("A", {}),
    ("A", {"side-1": "russian", "side-2": "japanese"}),
    ("B", {}),
    ("C", {}),
    ("C", {"side-1": "american", "side-2": "italian"}),
    ("D", {}),
    ("E", {}),
    ("F", {}),
    ("F", {"side-1": "russian", "side-2": "italian"}),
    ("G", {}),
    ("H", {}),
    ("I", {"side-2": "russian"}),
    ("K", {}),
    ("L", {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "nations"), SAMPLES)
def test_a_regular_beats_random_play_from_either_side(
    scenario: str, nations: dict[str, str]
) -> None:
    players = ("regular", "random")
    assert reaches(0.85, "upfront", scenario, players, range(20), seed=100, readings=nations)
