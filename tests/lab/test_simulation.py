import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.lab import simulate
from tests.kernel.duel_shelf import put_on_the_shelf


def test_a_study_is_the_same_however_many_processes_share_it() -> None:
    alone = simulate("mortain", "postcard", ("random", "random"), 20, seed=5, workers=1)
    shared = simulate("mortain", "postcard", ("random", "random"), 20, seed=5, workers=2)
    assert alone.rows == shared.rows
    assert alone.data() == shared.data()


def test_another_seed_gives_other_games() -> None:
    first = simulate("mortain", "postcard", ("random", "random"), 4, seed=1)
    second = simulate("mortain", "postcard", ("random", "random"), 4, seed=50)
    assert [row.answers for row in first.rows] != [row.answers for row in second.rows]


def test_different_players_play_every_seed_twice_with_the_sides_swapped() -> None:
    study = simulate("mortain", "postcard", ("regular", "random"), 3, seed=9)
    assert [row.seed for row in study.rows] == [9, 9, 10, 10]
    assert [row.levels["german"] for row in study.rows] == ["regular", "random"] * 2
    assert [row.levels["us"] for row in study.rows] == ["random", "regular"] * 2
    for row in study.rows:
        assert row.levels[row.winner] == study.players["ab".index(row.by)]


def test_equal_players_play_each_seed_once() -> None:
    study = simulate("mortain", "postcard", ("random", "random"), 3, seed=9)
    assert [row.seed for row in study.rows] == [9, 10, 11]
    assert "match" not in study.data()


def test_progress_counts_up_to_the_total() -> None:
    seen: list[tuple[int, int]] = []
    simulate(
        "mortain",
        "postcard",
        ("random", "random"),
        18,
        on_progress=lambda done, total: seen.append((done, total)),
    )
    assert seen == [(8, 18), (16, 18), (18, 18)]


def test_the_readings_asked_for_are_those_played() -> None:
    study = simulate("mortain", "", ("random", "random"), 1, readings={"adjacent": "any"})
    assert study.scenario == "postcard"
    assert study.readings["adjacent"] == "any"
    assert study.readings["early-joker"] == "reshuffled"


@pytest.mark.parametrize(
    ("game", "scenario", "players", "games", "says"),
    [
        ("chess", "", ("random", "random"), 1, "no game"),
        ("mortain", "nowhere", ("random", "random"), 1, "no scenario"),
        ("mortain", "", ("random", "genius"), 1, "no level"),
        ("mortain", "", ("random", "random"), 0, "at least one game"),
    ],
)
def test_a_study_that_cannot_be_says_why(
    game: str, scenario: str, players: tuple[str, str], games: int, says: str
) -> None:
    with pytest.raises(UnreadableFile, match=says):
        simulate(game, scenario, players, games)


def test_players_are_named_in_the_order_of_the_seats_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch)
    chosen = {"side-1": "south", "side-2": "north"}
    study = simulate("chosen-duel", "long", ("regular", "random"), 2, readings=chosen)
    assert study.sides == ("south", "north")
    assert [row.levels for row in study.rows] == [
        {"south": "regular", "north": "random"},
        {"south": "random", "north": "regular"},
    ]
    assert study.readings["side-1"] == "south"
    with pytest.raises(UnreadableFile, match="both sides"):
        simulate("chosen-duel", players=("random", "random"), readings={"side-1": "south"})
