"""One person at both seats of the terminal: no curtain, cards face down, declared actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from caposaldo import library
from caposaldo.cli.options import complete_level
from caposaldo.cli.sit import Wanted
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.boards import board_for
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.screens import Curtain
from caposaldo.terminal.sitting import Sitting, sit_down
from caposaldo.text import Words
from tests.terminal.tables import drive, press

POSITION = """
option solitaire on
phase refill
idle no
german A 2 g3 g4
american A 2 a9 a10
american B 1 a5 a6
hand german 12 14
hand american 65 41 15
covered american 41
"""


def seated(extra: str = "", against: str = "solitaire") -> Sitting:
    game = library.from_position("upfront", POSITION + extra)
    return sit_down(game, side="german", against=against, seed=7)


def drawn(sitting: Sitting, lang: str = "en") -> list[str]:
    view: dict[str, Any] = sitting.view()
    board = board_for(library.game("upfront"), "A")
    text = board.draw(view, Marks({}, {}, ""), (80, 24), Words(lang)).plain
    return [line.strip() for line in text.splitlines()]


def test_one_person_changes_places_without_a_curtain(tmp_path: Path) -> None:
    sitting = seated()

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert sitting.viewer == "german"
        app.table.choice_list.point_at("stay")
        await press(app, pilot, "enter", "enter")
        assert sitting.asked == "american"
        assert not isinstance(app.screen, Curtain)
        assert sitting.viewer == "american"

    drive(sitting, tmp_path, steps)


def test_two_people_at_one_screen_still_have_their_curtain() -> None:
    game = library.from_position("upfront", POSITION.replace("solitaire on", "solitaire off", 1)
        .replace("covered american 41\n", ""))  # fmt: skip
    assert sit_down(game, against="human").shared
    assert not seated(against="human").shared
    assert seated().alone


@pytest.mark.parametrize(
    ("lang", "back", "title"),
    [
        ("en", "one new card, face down", "Declared this turn"),
        ("it", "una carta nuova, coperta", "Dichiarato in questo turno"),
    ],
)
def test_the_table_shows_backs_and_what_is_declared(lang: str, back: str, title: str) -> None:
    sitting = seated("phase actions\ncovered german 12")
    assert back in drawn(sitting, lang)
    assert any(line.startswith(f"{title}: ") for line in drawn(sitting, lang))
    sitting.take("plan move A 14 forward")
    lines = drawn(sitting, lang)
    at = lines.index(f"{title}:")
    assert lines[at + 1].startswith("1. ")
    assert "14" in lines[at + 1]


def test_an_action_half_declared_says_so() -> None:
    sitting = seated("phase actions\ngerman B 2 g5 g6 g7 g8\nhand german 66")
    sitting.take("plan fire B>A")
    assert "1. Group B fires at enemy group A (being declared)" in drawn(sitting)


def test_with_open_hands_the_other_hand_is_listed_without_its_new_cards() -> None:
    sitting = seated("option solitaire-open-hands yes")
    lines = drawn(sitting)
    at = lines.index("Hand of the Americans")
    assert len([line for line in lines[at:] if line.startswith(("65 ", "15 "))]) == 2
    assert not any(line.startswith("41 ") for line in lines)
    assert "one new card, face down" in lines[at:]
    assert "Hand of the Americans" not in drawn(seated())


def test_solitaire_is_a_way_to_play_in_the_terminal() -> None:
    wanted = Wanted("upfront", "A", "american", "solitaire", 1, [])
    assert wanted.options() == {"solitaire": "on"}
    assert Wanted("upfront", "A", "german", "regular", 1, []).options() == {}
    assert "solitaire" in complete_level("so")


def test_a_game_without_rules_for_it_cannot_be_played_so() -> None:
    options = Wanted("mortain", "", "", "solitaire", 1, []).options()
    with pytest.raises(UnreadableFile, match="'solitaire' is no reading or choice of mortain"):
        library.start("mortain", "", options, 1)
