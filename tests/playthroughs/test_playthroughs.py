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


def test_together_the_games_show_every_verb_and_almost_every_event() -> None:
    text = "".join((HOME / f"{name}.txt").read_text("utf-8") for name in GAMES)
    verbs = {line.split()[1] for line in text.splitlines() if line.startswith("> ")}
    assert {"activate", "move", "enter", "fire", "with", "shoot", "pass", "again"} <= verbs
    assert {"suppress", "strike", "air", "oba", "place", "setup", "ready", "exit"} <= verbs
    for kind in ("card-turned", "joker-ignored", "joker-ends-turn", "resolved", "flipped"):
        assert f"  * {kind} " in text
