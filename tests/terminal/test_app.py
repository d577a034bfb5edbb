from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from caposaldo import library
from caposaldo.kernel.records import read_record
from caposaldo.kernel.replaying import verify
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.screens import AskName, Curtain, Page
from caposaldo.terminal.sitting import Sitting, sit_down
from tests.terminal.tables import POSTCARD, begin_short, drive, lay, press, seat, settle, words


def test_a_whole_game_is_played_by_keys_and_its_record_saved(tmp_path: Path) -> None:
    sitting = seat(begin_short(), side="us")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        assert sitting.game.answers == [("us", "setup depth")]
        while not sitting.over:
            moved = "move" in " ".join(a for seat, a in sitting.game.answers if seat == "us")
            app.table.choice_list.point_at(sitting.options()[-1 if moved else 0])
            await press(app, pilot, "enter")
            if app.table.pending:
                await press(app, pilot, "enter")
        assert "[SM 6.1]" in words(app, "prompt")
        await press(app, pilot, "1")
        assert isinstance(app.screen, AskName)
        await press(app, pilot, "enter")
        assert "caposaldo-mortain-postcard-1.json" in words(app, "message")
        await press(app, pilot, "2")

    app = drive(sitting, tmp_path, steps)
    record = json.loads((tmp_path / "caposaldo-mortain-postcard-1.json").read_text("utf-8"))
    kind = sitting.game.kind
    assert verify(kind, read_record(kind, record)).digest() == sitting.game.digest()
    assert app.return_code == 0


def test_what_cannot_be_undone_shows_its_odds_and_waits_for_a_second_enter(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        sitting.take("fire us-tdt; with ge-stug; with ge-df")
        app.go_on()
        await settle(app, pilot)
        app.table.choice_list.point_at("shoot")
        await press(app, pilot, "enter")
        assert app.table.pending == "shoot"
        assert len(sitting.game.answers) == 3
        shown = words(app, "preview")
        assert "town +2 [SM 3.2]" in shown
        assert "suppressed from 0802 +1 [SM R22]" in shown
        assert "Strength 6, card +2" in shown
        assert "%" in shown
        await press(app, pilot, "escape")
        assert (app.table.pending, len(sitting.game.answers)) == ("", 3)
        await press(app, pilot, "enter", "enter")
        assert len(sitting.game.answers) > 3

    drive(sitting, tmp_path, steps)


def test_odds_in_full_show_every_card_left(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        sitting.take("fire us-tdt; with ge-stug")
        app.go_on()
        await settle(app, pilot)
        app.table.choice_list.point_at("shoot")
        await press(app, pilot, "o")
        assert "1\N{MULTIPLICATION SIGN}3 2\N{MULTIPLICATION SIGN}3" in words(app, "preview")
        await press(app, pilot, "o")
        assert "\N{MULTIPLICATION SIGN}" not in words(app, "preview")

    drive(sitting, tmp_path, steps)


def test_a_hex_is_chosen_on_the_board_by_cursor_and_enter(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        sitting.take("activate ge-d")
        app.go_on()
        await settle(app, pilot)
        app.table.cursor = "0801"
        await press(app, pilot, "tab")
        assert app.table.board.has_focus
        await press(app, pilot, "l", "j", "down")
        assert app.table.cursor == "0903"
        await press(app, pilot, "enter")
        assert "No choice concerns 0903" in words(app, "message")
        await press(app, pilot, "k", "enter")
        assert sitting.game.answers[-1] == ("german", "move 0902")
        await press(app, pilot, "tab")
        assert app.table.choice_list.has_focus

    drive(sitting, tmp_path, steps)


def test_several_choices_in_one_hex_are_left_to_the_list(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.cursor = "0403"
        await press(app, pilot, "tab", "enter")
        assert "2 choices concern 0403" in words(app, "message")
        assert app.table.choice_list.has_focus
        assert app.table.choice_list.current == "activate ge-102"

    drive(sitting, tmp_path, steps)


def test_escape_and_u_take_moves_back_and_say_when_they_cannot(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "1")
        assert len(sitting.game.answers) == 2
        await press(app, pilot, "u", "escape")
        assert sitting.game.answers == []
        await press(app, pilot, "u")
        assert "Nothing can be taken back" in words(app, "message")

    drive(sitting, tmp_path, steps)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("activate us-117", "This unit belongs to the other player. [SM 2.1]"),
        ("activate ge-stug; move 0101", "Hex 0101 is not adjacent to this unit. [SM 2.2]"),
        ("!!", "Cannot read this action"),
    ],
)
def test_a_written_action_that_is_refused_is_answered_with_the_rule(
    written: str, said: str, tmp_path: Path
) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "slash")
        app.query_one("#command", Input).value = written
        await press(app, pilot, "enter")
        assert said in words(app, "message")
        assert sitting.game.answers == []

    drive(sitting, tmp_path, steps)


def test_a_written_chain_is_played(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "slash", "w", "1")
        assert app.query_one("#command", Input).value == "w1"
        app.query_one("#command", Input).value = "activate ge-d; move 0902"
        await press(app, pilot, "enter")
        assert len(sitting.game.answers) == 2
        await press(app, pilot, "slash", "escape")
        assert not app.query_one("#command", Input).has_class("-open")
        assert len(sitting.game.answers) == 2

    drive(sitting, tmp_path, steps)


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "your turn" in words(app, "top")
        await press(app, pilot, "L")
        assert "tocca a te" in words(app, "top")
        assert "Attiva" in app.table.choices()[0][1]

    drive(seat(lay(POSTCARD)), tmp_path, steps)


def test_hint_points_at_an_option_and_says_why(tmp_path: Path) -> None:
    sitting = seat(lay(POSTCARD))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h")
        assert "Hint: " in words(app, "message")
        assert app.table.choice_list.current in sitting.options()

    drive(sitting, tmp_path, steps)


def test_help_opens_and_closes(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Page)
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Page)

    drive(seat(lay(POSTCARD)), tmp_path, steps)


def test_a_curtain_falls_when_two_players_change_places(tmp_path: Path) -> None:
    sitting = Sitting(lay(POSTCARD), {"german": "human", "us": "human"}, 1)

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        while not isinstance(app.screen, Curtain):
            app.table.choice_list.point_at("pass")
            await press(app, pilot, "enter", "enter")
        curtain = app.screen.query_one("#curtain")
        assert "Americans" in str(curtain.render())
        assert len(list(app.screen.walk_children())) == 1
        await press(app, pilot, "enter")
        assert "Americans: your turn" in words(app, "top")

    drive(sitting, tmp_path, steps)


def test_leaving_offers_to_save_and_never_writes_over_a_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("mine", "utf-8")
    sitting = sit_down(library.start("mortain", seed=2), side="us", against="random", seed=2)

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "q")
        app.screen.query_one("#name", Input).value = "kept.json"
        await press(app, pilot, "enter")
        assert "kept.json exists already" in words(app, "message")
        await press(app, pilot, "q")
        app.screen.query_one("#name", Input).value = "no/such/folder.json"
        await press(app, pilot, "enter")
        assert "cannot be written" in words(app, "message")
        await press(app, pilot, "q", "escape")

    drive(sitting, tmp_path, steps)
    assert kept.read_text("utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [kept]


def test_leaving_an_untouched_table_asks_nothing(tmp_path: Path) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "q")
        assert not isinstance(app.screen, AskName)

    assert drive(seat(lay(POSTCARD)), tmp_path, steps).return_code == 0


def test_a_key_makes_an_answer_stand_and_another_ends_it(tmp_path: Path) -> None:
    # In the last turn, since the rest of the game is played without a further question.
    sitting = seat(lay(POSTCARD.replace("turn 4", "turn 6")))

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "A")
        assert "no standing answer" in words(app, "message")
        app.table.choice_list.point_at("pass")
        await press(app, pilot, "a")
        assert (app.table.pending, sitting.standing["german"]) == ("pass", {})
        await press(app, pilot, "a")
        assert sitting.standing["german"] == {"give-orders": "pass"}
        assert ("german", "pass") in sitting.game.answers
        await press(app, pilot, "A")
        assert "asked everything again" in words(app, "message")
        assert sitting.standing["german"] == {}

    drive(sitting, tmp_path, steps)
