"""Games told as golden texts; `python -m tests.playthroughs.write` writes them anew."""

import pytest

from tests.playthroughs.text import GAMES, HOME, playthrough


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_game_goes_as_it_was_written_down(name: str) -> None:
    written = (HOME / f"{name}.txt").read_text("utf-8").splitlines()
    played = playthrough(name).splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), start=1):
        assert new == old, f"{name}.txt differs first at line {number}"
    assert len(played) == len(written)


def test_every_golden_text_belongs_to_a_game() -> None:
    assert {path.stem for path in HOME.glob("*.txt")} == set(GAMES)


def told(game: str) -> str:
    return "".join(
        (HOME / f"{name}.txt").read_text("utf-8") for name in GAMES if GAMES[name].game == game
    )


def verbs(text: str) -> set[str]:
    return {line.split()[1] for line in text.splitlines() if line.startswith("> ")}


def test_together_the_games_of_mortain_show_every_verb_and_almost_every_event() -> None:
    text = told("mortain")
    assert {"activate", "move", "enter", "fire", "with", "shoot", "pass", "again"} <= verbs(text)
    assert {"suppress", "strike", "air", "oba", "place", "setup", "ready", "exit"} <= verbs(text)
    for kind in ("card-turned", "joker-ignored", "joker-ends-turn", "resolved", "flipped"):
        assert f"  * {kind} " in text


def test_together_the_games_of_up_front_show_most_verbs_and_what_comes_of_fire() -> None:
    text = told("upfront")
    assert len(verbs(text)) >= 45
    assert {"fire", "with", "shoot", "conceal", "resolve", "rally", "move"} <= verbs(text)
    assert {"discard", "draw", "impose", "transfer", "send", "infiltrate", "enter"} <= verbs(text)
    for kind in ("pinned", "lost", "conceals", "group-gone", "turn-begins", "discards"):
        assert f"  * {kind} " in text
