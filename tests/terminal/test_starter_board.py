"""What the terminal says of a table of the Starter Kit."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.terminal.boards import PlainBoard, board_of
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.starterboard import StarterBoard
from caposaldo.text import MINUS, Words
from tests.terminal.starters import BLIND, church
from tests.terminal.tables import POSTCARD, lay


def test_a_game_of_the_starter_kit_has_its_own_board_and_others_theirs() -> None:
    assert isinstance(board_of(church()), StarterBoard)
    assert isinstance(board_of(library.start("aslsk", "lane")), StarterBoard)
    mortain = board_of(lay(POSTCARD))
    assert not isinstance(mortain, StarterBoard)
    assert mortain.headline({}, Words("en"), short=False) == ""
    assert mortain.measure(church(), ("P3", "P4"), Words("en")) == []
    assert PlainBoard().about({}, "move g1", Words("en")) == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "turn 2/6, Germans, prep fire phase",
                "Americans win by holding 2 of these places, at the end: 1 of 2",
                "Germans hold P3; Americans hold S5",
                "Americans, turn 3, from the west: 747",
                "Losses in points: Germans 3, Americans 0",
            ],
        ),
        (
            "it",
            [
                "turno 2/6, Tedeschi, fase di Prep Fire",
                "Americani vincono se controllano 2 di questi luoghi, alla fine: 1 di 2",
                "Tedeschi in possesso di P3; Americani in possesso di S5",
                "Americani, turno 3, da ovest: 747",
                "Perdite in punti: Tedeschi 3, Americani 0",
            ],
        ),
    ],
)
def test_the_status_tells_turn_victory_and_who_is_to_come(lang: str, lines: list[str]) -> None:
    game = church()
    assert board_of(game).status(game.view("german"), Words(lang)) == lines


def test_the_headline_is_short_where_there_is_little_room() -> None:
    game = church()
    board, view = board_of(game), game.view("german")
    assert board.headline(view, Words("it"), short=True) == "2/6 Tedeschi, PFPh"
    begun = library.start("aslsk", "lane")
    said = board_of(begun).headline(begun.view("german"), Words("en"), short=True)
    assert said == "set-up"


def test_the_inspector_tells_ground_markers_and_everybody() -> None:
    game = church()
    board, view = board_of(game), game.view("german")
    assert board.inspect(view, "P3", Words("en")).splitlines() == [
        "P3 Church, stone building +3; held by: Germans",
        "g1 squad 4-6-7, first line, morale 7; gw1 MMG, 5 FP, range 12, rate 2",
        "g2 squad 4-6-7, first line, morale 7",
        f"g3 leader 9-1, morale 9, leadership {MINUS}1",
    ]
    assert board.inspect(view, "P5", Words("it")).splitlines() == [
        "P5 strada",
        "a1 squadra 7-4-7, Elite, morale 7; aw1 HMG .50, 8 FP, gittata 16, ROF 3",
        "a2 squadra 7-4-7, Elite, morale 7, inchiodata",
        "a3 leader 8-1, morale 7, Leadership 0, ferito",
        "gw2 LMG, 3 FP, gittata 8, ROF 1, guasta, non è di nessuno",
    ]
    melee = board.inspect(view, "O4", Words("en")).splitlines()
    assert melee[0] == "O4 Church, stone building +3; melee; held by: Germans"
    assert melee[1] == "g4 half-squad 2-4-7, first line, broken, morale 6, DM"
    assert board.inspect(view, "O3", Words("en")) == "O3 orchard; smoke +2"
    assert board.inspect(view, "P4", Words("en")) == "P4 open ground; residual FP 4"
    assert board.inspect(view, "A1", Words("en")) == ""


def test_counters_named_in_a_choice_are_explained_and_found_on_the_map() -> None:
    game = church()
    board, view = board_of(game), game.view("german")
    assert board.about(view, "transfer gw1 g2", Words("en")) == [
        "P3: gw1 MMG, 5 FP, range 12, rate 2",
        "P3: g2 squad 4-6-7, first line, morale 7",
    ]
    assert board.about(view, "target P5", Words("en")) == []
    assert board.places("advance g1 P4; add gw2", view) == ["P3", "P4", "P5"]
    assert board.places("move a5", view) == []
    assert board.pointed(view, "advance g1 P4") == "P4"
    assert board.pointed(view, "done") == ""


def test_choices_are_numbered_where_they_lead_and_those_at_work_marked() -> None:
    game = church()
    game.answer("target P5")
    game.answer("add g1")
    board, view = board_of(game), game.view("german")
    marks = board.marks(["add g2", "add gw1", "shoot"], "add gw1", "", view)
    assert marks.units == {
        "g1": "chosen", "g2": "may", "gw1": "chosen",
        "a1": "target", "a2": "target", "a3": "target",
    }  # fmt: skip
    assert marks.offered == {"P3": 1}
    assert board.marks(["advance g1 P4"], "", "H1", view).offered == {"P4": 1}
    at_work = {id: state for id, state in marks.units.items() if id not in ("g2", "gw1")}
    assert board.marks([], "", "H1", view) == Marks({}, at_work, "H1")


def test_what_ends_something_is_known() -> None:
    board = board_of(church())
    assert [board.ends(action) for action in ("done", "cancel", "shoot", "go P4")] == [
        True, True, False, False,
    ]  # fmt: skip


def test_a_weapon_is_never_given_up_by_the_first_choice() -> None:
    board = board_of(church())
    offered = sorted(["destroy gw1", "done", "drop gw1", "target P3"], key=board.ends)
    assert offered == ["target P3", "destroy gw1", "done", "drop gw1"]


def test_the_ruler_says_what_blocks_and_what_hinders() -> None:
    game = church()
    board = board_of(game)
    assert board.measure(game, ("P3", "N4"), Words("en")) == [
        "P3 to N4, range 2: O4 blocks the line of sight. [SK B4]"
    ]
    assert board.measure(game, ("P3", "Q6"), Words("it")) == [
        "Da P3 a Q6, distanza 3: la linea di vista è libera."
    ]
    assert board.measure(game, ("P3", "N3"), Words("en")) == [
        "P3 to N3, range 2: the line of sight is clear, with hindrances of 3.",
        "smoke +2 in O3, range 1 [SK X6]",
        "orchard +1 in O3, range 1 [SK B5]",
    ]


def test_there_is_no_ruler_where_attacks_are_declared_without_looking() -> None:
    game = church(BLIND)
    assert board_of(game).measure(game, ("P3", "Q6"), Words("en")) == []


def test_the_cursor_is_brought_into_sight_with_a_hex_around_it() -> None:
    board = board_of(church())
    assert board.area("H0", (80, 11)) == (0, 0, 21, 6)
    assert board.area("P3", (80, 11)) == (49, 4, 21, 6)
    assert board.step("", 0, 0) == board.step("nowhere", 1, 0)
    assert board.step("P3", 0, 1) == "P4"
