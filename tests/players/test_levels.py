from collections.abc import Mapping

import pytest

from caposaldo import library
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.players import LEVELS, levels_of, make
from caposaldo.players.levels import Recruit, Regular
from tests.kernel.duel import DuelKind

SCENARIOS = ("postcard", "sector")


class Alphabetical:
    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        return [Candidate(option, -i, "because") for i, option in enumerate(sorted(options))]


def shares_of_the_best(noise: float) -> float:
    player, chance = Recruit(Alphabetical(), noise), stream(1, "player:us")
    options = ["a", "b", "c", "d"]
    taken = [player.choose({}, options, chance).notation for _ in range(4000)]
    return taken.count("a") / len(taken)


def test_a_recruit_is_a_dial_from_regular_to_random() -> None:
    assert shares_of_the_best(0.0) == 1.0
    assert shares_of_the_best(0.4) == pytest.approx(0.7, abs=0.03)
    assert shares_of_the_best(1.0) == pytest.approx(0.25, abs=0.03)


def test_a_regular_takes_the_first_candidate_and_shows_them_all() -> None:
    choice = Regular(Alphabetical()).choose({}, ["z", "b"], stream(1, "player:us"))
    assert choice.notation == "b"
    assert [candidate.notation for candidate in choice.candidates] == ["b", "z"]


def test_a_game_without_an_adviser_is_played_at_random_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind = DuelKind()
    assert levels_of(kind) == LEVELS
    monkeypatch.setattr(kind, "adviser", lambda *_: None)
    assert levels_of(kind) == ("random",)
    with pytest.raises(UnreadableFile, match="choose random"):
        make("regular", kind, "long")


def test_an_unknown_level_says_which_there_are() -> None:
    with pytest.raises(UnreadableFile, match="random, recruit, regular"):
        make("genius", library.game("mortain"), "postcard")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_give_the_same_choice(level: str, scenario: str) -> None:
    first, second = (play(level, scenario, 4, 150) for _ in range(2))
    assert first == second
    assert first != play(level, scenario, 5, 150)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", LEVELS)
def test_another_future_of_the_same_table_gives_the_same_choice(level: str, scenario: str) -> None:
    kind = library.game("mortain")
    player, chance = make(level, kind, scenario), stream(2, "player")
    game = library.start("mortain", scenario, seed=2)
    for step in range(200):
        asked = game.decision()
        assert asked is not None
        twin = game.redeal(asked.seat, stream(step, "another future"))
        twin_asked = twin.decision()
        assert twin_asked is not None
        options = [option.notation for option in asked.options]
        there = [option.notation for option in twin_asked.options]
        same = chance.copy()
        chosen = player.choose(game.view(asked.seat), options, chance)
        assert player.choose(twin.view(asked.seat), there, same).notation == chosen.notation
        game.answer(chosen.notation)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_player_is_given_cannot_change_the_game(scenario: str) -> None:
    kind = library.game("mortain")
    game = library.start("mortain", scenario, seed=3)
    player, chance = make("regular", kind, scenario), stream(3, "player")
    for _ in range(60):
        asked = game.decision()
        assert asked is not None
        before, view = game.digest(), game.view(asked.seat)
        kept = game.view(asked.seat)
        choice = player.choose(view, [option.notation for option in asked.options], chance)
        assert game.digest() == before
        assert view == kept
        game.answer(choice.notation)


def play(level: str, scenario: str, seed: int, steps: int) -> list[str]:
    player = make(level, library.game("mortain"), scenario)
    chance: Chance = stream(seed, "player")
    game = library.start("mortain", scenario, seed=seed)
    for _ in range(steps):
        asked = game.decision()
        if asked is None:
            break
        options = [option.notation for option in asked.options]
        game.answer(player.choose(game.view(asked.seat), options, chance).notation)
    return [notation for _, notation in game.answers]
