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
    # Banzai
    ("M", {"side-1": "japanese", "side-2": "american"}),
    ("O", {"side-1": "japanese", "side-2": "american"}),
    ("W", {}),
    # Desert War
    ("D", {"side-1": "italian", "side-2": "british"}),
    ("A", {"side-1": "italian", "side-2": "british", "battlefield": "desert"}),
    ("A", {"side-1": "french", "side-2": "german", "battlefield": "desert-rules"}),
    # Other ground
    ("A", {"battlefield": "city", "fire": "on"}),
    ("A", {"battlefield": "countryside", "fire": "on"}),
    ("A", {"battlefield": "mountain"}),
    ("A", {"battlefield": "jungle"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "choices"), SAMPLES)
def test_a_regular_beats_random_play_from_either_side(
    scenario: str, choices: dict[str, str]
) -> None:
    players = ("regular", "random")
    assert reaches(0.85, "upfront", scenario, players, range(20), seed=100, readings=choices)
