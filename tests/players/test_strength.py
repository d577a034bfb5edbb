import pytest

from tests.players.series import reaches


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["postcard", "sector"])
@pytest.mark.parametrize("first", [0, 1], ids=["first-seat", "second-seat"])
def test_a_regular_beats_random_play_from_either_side(scenario: str, first: int) -> None:
    numbers = range(first, 40, 2)
    assert reaches(0.9, "mortain", scenario, ("regular", "random"), numbers, seed=100, draw=0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "games", "seed"),
    [(("recruit", "random"), 20, 200), (("regular", "recruit"), 40, 300)],
)
def test_the_ladder_goes_up(players: tuple[str, str], games: int, seed: int) -> None:
    assert reaches(0.56, "mortain", "postcard", players, range(games), seed)
