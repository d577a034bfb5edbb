"""Snow and fortified buildings of the Starter Kit in the terminal, as each seat knows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

from caposaldo import library
from caposaldo.library import AnyGame
from caposaldo.terminal.app import TableApp
from caposaldo.terminal.boards import board_of
from caposaldo.terminal.grid import Size
from caposaldo.terminal.hexmap import RISING, Marks
from caposaldo.terminal.screens import Curtain
from caposaldo.terminal.sitting import sit_down
from caposaldo.terminal.starterboard import StarterBoard
from caposaldo.terminal.startermap import TERRAIN, StarterMap
from caposaldo.text import Words
from tests.terminal.starters import church
from tests.terminal.tables import drive, press, words

WINTER = """
special snow side=german starts_from=10 stops_to=3 hindrance=1 from_range=6
special fortified_buildings side=german number=2 tem=1
option los_check free
sides russian german
sets-up german
group german turn=0 columns=A-F
group russian turn=0 columns=L-P
building C3 D3 stone
hex B6 E5 stone
turn russian 2 prep-fire
lasting snow falls
lasting fortified C3 E5
lasting searched C3 B6
german g1 4-6-7 E5
russian r1 4-4-7 E8
"""
FAIR = WINTER.replace("lasting snow falls\n", "")


def laid(text: str = WINTER) -> AnyGame:
    return library.from_position("aslsk", text)


def drawn(game: AnyGame, seat: str, size: Size) -> Text:
    board, table = board_of(game), game.view(seat)["table"]
    assert isinstance(board, StarterBoard)
    assert isinstance(table, dict)
    return StarterMap(board.battle, size).draw(table, Marks())


def ground_of(text: Text, name: str) -> str:
    at = text.plain.index(RISING + name)
    spans = [span.style for span in text.spans if span.start <= at < span.end]
    colour = Style.combine(style for style in spans if isinstance(style, Style)).bgcolor
    assert colour is not None
    return colour.name


@pytest.mark.parametrize(
    ("lang", "line", "head"),
    [
        ("en", "It snows: from range 6 on, fire has a hindrance of +1.",
         "2/6 Russians, PFPh, snow"),
        ("it", "Nevica: da distanza 6 in su il fuoco ha una Hindrance di +1.",
         "2/6 Russi, PFPh, neve"),
    ],
)  # fmt: skip
def test_falling_snow_is_told_beside_the_map_with_its_figures(
    lang: str, line: str, head: str
) -> None:
    game = laid()
    board, view = board_of(game), game.view("russian")
    assert board.status(view, Words(lang))[1] == line
    assert board.headline(view, Words(lang), short=True) == head
    fair = laid(FAIR)
    board, view = board_of(fair), fair.view("russian")
    assert line not in board.status(view, Words(lang))
    assert board.headline(view, Words(lang), short=True) == head.rpartition(",")[0]


def test_the_ground_is_white_while_it_snows() -> None:
    fair, foul = [drawn(laid(text), "german", Size(9, 4)) for text in (FAIR, WINTER)]
    plain, white = [{ground_of(map, name) for name in ("N1", "M1", "M2")} for map in (fair, foul)]
    assert TERRAIN["open"][0] in plain
    assert "#f3f2e4" in white
    # Neighbours stay apart in the snow too.
    assert len(white) == 3


@pytest.mark.parametrize("size", [Size(11, 6), Size(9, 4)])
def test_a_fortified_building_is_marked_in_all_its_hexes_as_each_seat_knows_it(size: Size) -> None:
    game = laid()
    signs = {
        seat: [drawn(game, seat, size).plain.count(sign) for sign in ("♜", "♖")]
        for seat in ("german", "russian", "spectator")
    }
    assert signs == {"german": [2, 1], "russian": [2, 0], "spectator": [2, 0]}
    assert not {"♜", "♖"} & set(drawn(church(), "german", size).plain)


@pytest.mark.parametrize(
    ("lang", "shown", "secret"),
    [
        ("en", "D3 stone building +3; fortified +1",
         "E5 stone building +3; fortified +1, unknown to the enemy"),
        ("it", "D3 edificio in pietra +3; fortificato +1",
         "E5 edificio in pietra +3; fortificato +1, il nemico non lo sa"),
    ],
)  # fmt: skip
def test_the_inspector_tells_a_fortified_building_to_those_who_know_it(
    lang: str, shown: str, secret: str
) -> None:
    game = laid()
    board, say = board_of(game), Words(lang)
    german, russian = game.view("german"), game.view("russian")
    assert board.inspect(german, "E5", say).splitlines()[0] == secret
    assert board.inspect(russian, "E5", say).splitlines()[0] == secret.partition(";")[0]
    for view in (german, russian):
        assert board.inspect(view, "D3", say) == shown
        # Searched and found plain.
        assert ";" not in board.inspect(view, "B6", say)


def test_buildings_that_the_scenario_names_are_marked_for_all() -> None:
    game = library.start("aslsk", "suburb", {}, 3)
    for seat in ("german", "russian"):
        assert drawn(game, seat, Size(9, 4)).plain.count("♜") == 5
        said = board_of(game).inspect(game.view(seat), "rioneZ4", Words("en"))
        assert "fortified +1" in said.splitlines()[0]


def test_two_people_at_one_screen_have_a_curtain_where_one_of_them_notes_secrets(
    tmp_path: Path,
) -> None:
    sitting = sit_down(laid(), side="russian", against="human")
    assert sitting.shared

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "snow" in words(app, "top")
        app.table.choice_list.point_at("done")
        await press(app, pilot, "enter")
        while sitting.asked != "german":
            await press(app, pilot, "enter")
        assert isinstance(app.screen, Curtain)

    drive(sitting, tmp_path, steps)
