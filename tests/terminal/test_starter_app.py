"""The Starter Kit played by keys."""

from __future__ import annotations

import json
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from caposaldo import library
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.screens import Curtain, Page
from caposaldo.terminal.sitting import sit_down
from tests.terminal.starters import BLIND, church
from tests.terminal.tables import drive, press, words


async def write(app: TableApp, pilot: Pilot[None], action: str) -> str:
    """Write an action in the command line and return what is said."""
    await press(app, pilot, "slash")
    app.query_one("#command", Input).value = action
    await press(app, pilot, "enter")
    return words(app, "message")


def test_a_shot_is_put_together_seen_and_fired(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "turn 2/6, Germans, prep fire phase" in words(app, "top")
        assert [choice for choice, _ in app.table.choices()] == [
            "target O4", "target P5", "destroy gw1", "done",
        ]  # fmt: skip
        await press(app, pilot, "2")
        # What ends the attack is listed last.
        assert app.table.options()[-1] == "cancel"
        await press(app, pilot, "1")
        assert "g1" in sitting.view()["table"]["fire_group"]["members"]
        app.table.choice_list.point_at("shoot")
        await press(app, pilot, "enter")
        assert app.table.pending == "shoot"
        assert "column 8; DR 0" not in words(app, "preview")
        assert "4 FP, column 4; DR 0" in words(app, "preview")
        await press(app, pilot, "enter")
        assert sitting.game.answers[-1] == ("german", "shoot")
        log = "\n".join(
            line.plain for entry in sitting.log for line in app.table.prose.entry(entry, "german")
        )
        assert "Prep fire at P5 by g1: 4 FP" in log

    drive(sitting, tmp_path, steps)


def test_a_shot_that_is_to_be_confirmed_is_told_to_the_last_line(tmp_path: Path) -> None:
    game = church()
    for answer in ("target P5", "add g1", "add g2", "add gw1"):
        game.answer(answer)
    sitting = sit_down(game, side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.choice_list.point_at("shoot")
        await press(app, pilot, "enter")
        preview = app.table.query_one("#preview")
        wanted = preview.get_content_height(app.size, app.size, preview.size.width)
        assert preview.size.height == wanted > 22

    drive(sitting, tmp_path, steps)


def test_the_cursor_begins_at_the_choice_and_reads_the_hex(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        app.table.choice_list.point_at("target P5")
        await press(app, pilot, "tab")
        assert app.table.cursor == "P5"
        assert "a2 squad 7-4-7, elite, morale 7, pinned" in words(app, "message")
        await press(app, pilot, "up", "up")
        assert app.table.cursor == "P3"
        assert "P3 Church, stone building +3" in words(app, "message")
        await press(app, pilot, "r")
        assert "The ruler lies in P3" in words(app, "message")
        await press(app, pilot, "left", "left")
        said = words(app, "message")
        assert said.startswith("P3 to N3, range 2: the line of sight is clear, with hindrances")
        assert said.endswith("N3 stone building +3")
        await press(app, pilot, "r")
        assert words(app, "message") == "The ruler is put away."
        await press(app, pilot, "tab")
        assert app.table.choice_list.has_focus

    drive(sitting, tmp_path, steps)


def test_there_is_no_ruler_at_a_table_that_declares_first(tmp_path: Path) -> None:
    sitting = sit_down(church(BLIND), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "tab", "r")
        assert "declared before the line of sight" in words(app, "message")
        await press(app, pilot, "right")
        assert "range" not in words(app, "message").splitlines()[0]

    drive(sitting, tmp_path, steps)


def test_wrong_input_is_answered_with_a_reason_and_changes_nothing(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        before = sitting.game.digest()
        assert "no enemy in P4. [SK F11]" in await write(app, pilot, "target P4")
        assert "There is no hex Z99" in await write(app, pilot, "target Z99")
        assert "not possible now" in await write(app, pilot, "advance g1 P4")
        await press(app, pilot, "L")
        assert "In P4 non c'è nessun nemico" in await write(app, pilot, "target P4")
        assert await write(app, pilot, "((")
        assert sitting.game.digest() == before
        await write(app, pilot, "target P5; add g1; add gw1")
        assert [answer for _, answer in sitting.game.answers] == ["target P5", "add g1", "add gw1"]

    drive(sitting, tmp_path, steps)


def test_two_people_at_one_screen_need_no_curtain_where_nothing_is_hidden(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")
    assert not sitting.shared

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await write(app, pilot, "done")
        await press(app, pilot, "enter", "enter")
        assert not isinstance(app.screen, Curtain)

    drive(sitting, tmp_path, steps)


def test_the_help_is_the_game_s_own_and_scrolls(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Page)
        assert "⇓ broken and DM" in app.screen.words
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Page)

    drive(sitting, tmp_path, steps)


def test_a_lesson_says_at_the_start_what_to_try(tmp_path: Path) -> None:
    game = library.start("aslsk", "lesson-1", {}, 3)
    sitting = sit_down(game, side=game.kind.seats(game.setup)[0], against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Page)
        assert app.screen.words.startswith("Lezione 1")
        await press(app, pilot, "enter")
        assert type(app.screen).__name__ != "Page"
        await press(app, pilot, "b")
        assert type(app.screen).__name__ == "Page"

    drive(sitting, tmp_path, steps, lang="it")


def test_a_lane_is_played_against_the_computer_and_saved(tmp_path: Path) -> None:
    options = {"los_check": "free"}
    sitting = sit_down(
        library.start("aslsk", "lane", options, 3), side="german", against="recruit", seed=3
    )

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            hint = sitting.hint(1)
            choice = hint[0].notation if hint else app.table.options()[0]
            app.table.choice_list.point_at(choice)
            await press(app, pilot, "enter")
            if app.table.pending:
                await press(app, pilot, "enter")
        await press(app, pilot, "s", "enter")
        assert "caposaldo-aslsk-lane-1.json" in words(app, "message")

    drive(sitting, tmp_path, steps, lang="it")
    record = json.loads((tmp_path / "caposaldo-aslsk-lane-1.json").read_text("utf-8"))
    assert library.verify(record).digest() == sitting.game.digest()


def test_a_rule_written_by_its_number_is_shown_as_this_table_plays_it(tmp_path: Path) -> None:
    sitting = sit_down(church(), side="german", against="human")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await write(app, pilot, "SK X5")
        assert isinstance(app.screen, Page)
        assert "Here: 3 counters of any size. Other way: 3 squads" in app.screen.words
        await press(app, pilot, "escape")
        assert sitting.game.answers == []

    drive(sitting, tmp_path, steps)
