import pytest

from caposaldo.lab import simulate

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
    study = simulate(
        "upfront", scenario, ("regular", "random"), 20, seed=100, workers=2, readings=nations
    )
    score = study.match()["score"]
    assert isinstance(score, float)
    assert score >= 0.85
