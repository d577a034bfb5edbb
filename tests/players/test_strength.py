import pytest

from caposaldo.lab import simulate


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["postcard", "sector"])
def test_a_regular_beats_random_play_from_either_side(scenario: str) -> None:
    study = simulate("mortain", scenario, ("regular", "random"), 40, seed=100, workers=2)
    assert study.share_of("regular", "german") >= 0.9
    assert study.share_of("regular", "us") >= 0.9


@pytest.mark.slow
def test_the_ladder_goes_up() -> None:
    lower = simulate("mortain", "postcard", ("recruit", "random"), 20, seed=200, workers=2)
    upper = simulate("mortain", "postcard", ("regular", "recruit"), 40, seed=300, workers=2)
    for study in (lower, upper):
        score = study.match()["score"]
        assert isinstance(score, float)
        assert score > 0.55
