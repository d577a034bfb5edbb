"""Positions as text: what is written reads back, and what cannot be is refused."""

import re
from typing import Any, Final

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import FIELD, given, kind, laid, moments, started

CROWDED: Final = (
    "scenario C",
    "nations german russian",
    "turn russian 7",
    "phase discards",
    "actions 2",
    "free 1",
    "digs 1",
    "discarded 1",
    "idle-before",
    "breeze",
    "hero r1",
    "fuse r2",
    "watched A>B german-B>russian-A",
    "shot-at german-A",
    "started german-A=1 german-D=3 russian-B=-",
    "german A 2 g1 g3.weapon=russian-R.pinned.jammed.captured.kept=german-R g4.assists=g5 g5",
    "ground german A 58 12>forward 33>open 105 130",
    "entrenched german A",
    "acted german A",
    "fired german A",
    "loose german A german-LMG german-R.jammed DC.captured.operator=g9",
    "sniped german A 2",
    "mark german A behind:russian-B other",
    "flank german A B A",
    "natural german A A",
    "lateral german A B",
    "swap german A B",
    "german B 1 g2.unarmed.carries=DC g6.inside=A.acquired=B g7.berserk.to=A g8.guards=r9,r8",
    "ground german B",
    "russian A 0 r1 r2 r3",
    "ground russian A 13>back",
    "encircled russian A A B",
    "russian B 0 r4 r5",
    "ground russian B 158>smoke",
    "encircled russian B A -",
    "hand german 31 77",
    "hand russian",
    "discards 3 1 2",
    "gone 4",
    "unseen german 3 1",
    "quota buildings 3",
    "deck 2",
    "over",
    "lost g10 kia",
    "lost r9 captured",
    "lost r8 captured",
    "lost r7 rout",
    "strength german 10",
    "snipers german 0",
    "short german",
    "waiting russian r11 r12",
    "endured russian 1",
    "shell russian B 2 1",
)


def unordered(table: UpFrontTable) -> dict[str, Any]:
    """Return the table without the order in which groups began the turn, which says nothing."""
    data: dict[str, Any] = table.data()
    data["turn"]["started"].sort()
    return data


def test_every_kind_of_fact_reads_back_line_by_line() -> None:
    setup, table, stack = kind().position(list(CROWDED))
    assert setup.scenario == "C"
    assert [frame.data() for frame in stack][-1]["step"] == "discards"
    game = given(*FIELD)
    game.table, game.stack = table, stack
    # The phase comes from the frames, which here have not run yet.
    wanted = [line for line in CROWDED if not line.startswith(("scenario", "phase"))]
    lines = kind().describe(game)
    assert [line for line in lines if not line.startswith("scenario")] == wanted
    again = laid(*("scenario C" if line == "scenario A" else line for line in lines))
    assert unordered(again) == unordered(table)


def test_the_words_of_a_man_and_of_the_turn_fill_their_fields() -> None:
    table = laid(*CROWDED)
    men = {str(man.card.id): man for group in table.groups.values() for man in group.men}
    three = men["g3"]
    assert three.weapon is not None
    assert (three.weapon.code, three.kept) == ("russian-R", "german-R")
    assert (three.pinned, three.jammed, three.captured, three.wounded) == (True, True, True, False)
    assert (men["g2"].weapon, men["g2"].secondary, men["g4"].assists) == (None, "DC", "g5")
    assert (men["g6"].inside, men["g6"].acquired) == ("russian-A", "russian-B")
    assert (men["g7"].heading, men["g7"].berserk, men["g8"].guards) == ("A", True, ("r9", "r8"))
    group = table.groups["german-A"]
    assert [(x.card, x.role) for x in group.laid] == [
        ("58", "terrain"),
        ("12", "forward"),
        ("33", "open"),
        ("105", "wire"),
        ("130", "smoke"),
    ]
    assert (group.flanks, group.natural) == (("russian-B", "russian-A"), ("russian-A",))
    assert table.encircled == {
        "russian-A": ("german-A", "german-B"),
        "russian-B": ("german-A", ""),
    }
    turn = table.turn
    assert (turn.side, turn.number, turn.actions, turn.idle) == ("russian", 7, 2, False)
    assert turn.watched == ("russian-A>german-B", "german-B>russian-A")
    assert turn.began_at("german-A") == 1
    assert turn.began_at("russian-B") is None
    assert turn.began_at("german-D") == 3
    assert turn.began_at("russian-A") == 0


@pytest.mark.parametrize(
    ("scenario", "one", "other", "seed"),
    [("A", "german", "russian", 1), ("B", "american", "german", 2), ("A", "british", "french", 3)],
)
def test_a_position_written_at_any_moment_of_the_turns_reads_back(
    scenario: str, one: str, other: str, seed: int
) -> None:
    for game in moments(started(scenario, one, other, seed), seed, every=5):
        lines = kind().describe(game)
        setup, table, _ = kind().position(lines)
        assert setup.data() == game.setup.data()
        assert unordered(table) == unordered(game.table)


@pytest.mark.parametrize(
    ("phase", "prompt"), [("actions", "act"), ("discards", "discard"), ("refill", "refill")]
)
def test_a_position_goes_on_in_its_phase(phase: str, prompt: str) -> None:
    game = given(*FIELD, "turn german 3", f"phase {phase}")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", prompt)
    lines = kind().describe(game)
    assert (f"phase {phase}" in lines) == (phase != "actions")
    assert "turn german 3" in lines


def test_nothing_said_is_scenario_a_of_germans_and_americans_with_an_empty_table() -> None:
    setup, table, _ = kind().position([])
    assert (setup.scenario, table.battle.sides) == ("A", ("german", "american"))
    assert (table.groups, table.quota, table.discards) == ({}, {}, [])
    assert table.hands == {"german": (), "american": ()}
    assert table.pile == [str(number) for number in range(1, 163)]
    assert table.strength == {"german": 99, "american": 99}
    assert (table.turn.side, table.turn.number, table.turn.idle) == ("german", 1, True)


def test_comments_and_the_order_of_lines_do_not_matter() -> None:
    upside_down = [f"{line}  # said" for line in reversed(FIELD)]
    one, other = laid(*FIELD), laid("# a field", "", *upside_down)
    assert {id: group.data() for id, group in one.groups.items()} == {
        id: group.data() for id, group in other.groups.items()
    }
    assert (one.pile, one.hands, one.discards) == (other.pile, other.hands, other.discards)


def test_the_pile_is_all_the_rest_or_as_given() -> None:
    table = laid(*FIELD)
    assert len(table.pile) == 162 - 4 - 3 - 4 - 4
    assert table.discards == ["1", "2", "3", "4"]
    given_whole = laid(*FIELD, "pile 7 6")
    assert given_whole.pile == ["6", "7"]
    assert len(given_whole.discards) == 162 - 4 - 3 - 4 - 2
    assert laid("unseen german 9").discards == ["9"]


def test_actions_make_a_turn_busy_unless_it_is_said_otherwise() -> None:
    assert laid().turn.idle
    assert not laid("actions 1").turn.idle
    assert not laid("discarded 1").turn.idle
    assert not laid("idle no").turn.idle
    assert laid("actions 1", "idle yes").turn.idle


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("scenario moon", "'moon' is no scenario"),
        ("nations german", "cannot be agreed"),
        ("nations german german", "cannot be agreed"),
        ("option weather rain", "'weather' is no reading"),
        ("french A 1 f1", "no position says that"),
        ("german A 1", "german-A is there twice"),
        ("german Q 1", "no group has the letter 'Q'"),
        ("german AB 1", "no group has the letter 'AB'"),
        ("german C six g8", "'six' is no range number"),
        ("german C 1.5 g8", "'1.5' is no range number"),
        ("german C", "needs its letter"),
        ("german C 1 g99", "german has no man 'g99'"),
        ("german C 1 g8.tired", "cannot be 'tired'"),
        ("german C 1 g8.weapon=club", "no weapon 'club'"),
        ("german C 1 g8.carries=club", "no weapon 'club'"),
        ("german C 1 g8.inside=", "cannot be 'inside='"),
        ("german C 1 g8.inside=Q", "no group has the letter 'Q'"),
        ("german C 1 g8.assists=x", "no man 'x'"),
        ("german C 1 g8.guards=r9,x", "no man 'x'"),
        ("german C 1 g1", "g1 is in two places"),
        ("german C 1", "german-C has no men"),
        (f"german C 1 {' '.join(f'g{no}' for no in range(11, 22))}", "has more than 10 men"),
        ("german C 1 g31 g11", "which is always a group by itself"),
        ("german C 1 g11 g31", "which is always a group by itself"),
        ("german C 1 g31.driven=russian-Q", "there can be no group 'russian-Q'"),
        ("ground german C 59", "no group german C stands"),
        ("ground german", "say of which group"),
        ("ground german A 200", "no card '200'"),
        ("ground german A 13", "say as what card 13 lies"),
        ("ground german A 13>up", "card 13 cannot lie there as 'up'"),
        ("ground german A 60>forward", "card 60 cannot lie there as 'forward'"),
        ("ground german A 13>terrain", "card 13 cannot lie there as 'terrain'"),
        ("entrenched german A deep", "needs other words"),
        ("loose german A", "needs other words"),
        ("loose german A club", "no weapon 'club'"),
        ("loose german A german-R.broken", "cannot be 'broken'"),
        ("sniped german A 7", "'7' is no whole number from 0 to 6"),
        ("encircled russian A B", "the groups behind and before"),
        ("hand french 5", "'french' is no side"),
        ("hand german 200", "no card '200'"),
        ("hand german 41", "card 41 is in two places"),
        ("discards 1", "card 1 is in two places"),
        ("quota sand 3", "no position says that"),
        ("deck -1", "'-1' is no whole number"),
        ("phase night", "no position says that"),
        ("watched A", "names no two groups"),
        ("shot-at A", "'' is no side"),
        ("started german-A=x", "'x' is no range number"),
        ("lost g9 tired", "no position says that"),
        ("lost g1 kia", "g1 is in two places"),
        ("waiting german r9", "r9 does not fight for german"),
        ("shell russian Q 1 1", "no group has the letter 'Q'"),
        ("what is this", "no position says that"),
        ("unseen german 41", "card 41 is no discard"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(line: str, complaint: str) -> None:
    with pytest.raises(UnreadableFile, match=re.escape(complaint)):
        laid(*FIELD, line)


def test_a_refused_line_is_named_by_its_number() -> None:
    with pytest.raises(UnreadableFile, match="line 3 of this position, 'german A x g1'"):
        laid("# first", "", "german A x g1   # here")


@pytest.mark.parametrize(
    ("men", "can"),
    [
        (("waiting russian r1 r3",), False),
        (("waiting russian r1 r3 r4",), False),
        (("waiting russian r1 r3 r4", "russian A 0 r5"), True),
        (("russian A 0 r1 r3", "russian B 0 r4 r5"), True),
    ],
)
def test_men_who_cannot_form_groups_are_refused_in_the_set_up(
    men: tuple[str, ...], can: bool
) -> None:
    lines = ["nations german russian", "phase set-up", "waiting german g1 g2 g3 g4", *men]
    if can:
        assert kind().position(lines)
    else:
        with pytest.raises(UnreadableFile, match="russian cannot form groups"):
            kind().position(lines)
