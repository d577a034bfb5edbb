"""The text form of positions: what is written is read back, and nonsense is refused."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from tests.aslsk.scenes import kit, still, unit, weapon

FULL = """
map bare 17x10
hex N5 O6 stone
building C3 D3 wooden
hex O5 orchard
hex F3 F4 woods
road A5 B5 C6
month 9
sides russian german
sets-up russian
turns 5 half
elr german 2
edges north=high_rows south=low_rows
group german turn=2 edge=north,east from=A10 to=I10
group russian turn=0 columns=A-D rows=0-5
special smoke_exponent name=5-4-8 add=2
victory russian control end hexes=N5,C3 need=2
turn german 2 prep-fire
german g1 4-6-7 N5 broken dm
german g2 4-6-7 N5 pinned cx first +was-cx +shot:r1.2
german g3 8-1 N5 wounded
german g4 4-6-8 off:2
german g5 4-6-7 lost
german g6 9-2 exited
german gw1 MMG g2 first +moved
german gw2 HMG O6 malfunctioned
german gw3 DC g2
russian r1 4-4-7 O6
russian r2 5-2-7 O6
german g7 4-6-7 O6
russian rw1 LMG lost
smoke N5
smoke O5
residual P5 4
melee O6
charge gw3 g2 O5 10 cx
control N5 german
control building C3 german
losses german 3
note fought N5 O6
"""


def lines_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_a_position_is_written_as_it_was_read() -> None:
    game = still(*lines_of(FULL))
    written = kit().describe(game)
    assert sorted(written) == sorted(lines_of(FULL))
    again = still(*written)
    assert again.table.data() == game.table.data()
    assert [frame.data() for frame in again.stack] == [frame.data() for frame in game.stack]
    assert again.setup == game.setup


def test_the_order_of_the_lines_does_not_matter() -> None:
    lines = lines_of(FULL)
    game = still(*lines)
    # Groups are numbered as they come, so that they alone keep their order.
    other = still(*sorted(lines, key=lambda line: (not line.startswith("group"), line[::-1])))
    assert other.table.data() == game.table.data()
    assert [*other.table.units] == [*game.table.units]
    assert other.table.stacks == game.table.stacks


def test_what_a_position_says_is_so() -> None:
    table = still(*lines_of(FULL)).table
    battle = table.battle
    assert battle.terrain(battle.ground.find("N5")).id == "stone"
    assert battle.terrain(battle.ground.find("O5")).id == "orchard"
    assert (
        battle.ground.house[battle.ground.find("C3")]
        == battle.ground.house[battle.ground.find("D3")]
    )
    assert (
        battle.ground.house[battle.ground.find("N5")]
        != battle.ground.house[battle.ground.find("O6")]
    )
    assert (battle.elr, battle.scenario.turns, battle.scenario.half) == (
        {"russian": 3, "german": 2}, 5, True,
    )  # fmt: skip
    assert battle.scenario.special["smoke_exponent"][0]["add"] == 2
    assert table.charges[0].cx
    assert (table.turn, table.side, table.phase) == (2, "german", "prep-fire")


@pytest.mark.parametrize("scenario", ["lane", "village"])
def test_every_moment_of_a_random_set_up_is_read_back(scenario: str) -> None:
    game, luck = library.start("aslsk", scenario, seed=3), stream(3, "walk")
    while (asked := game.decision()) is not None and game.table.turn == 0:
        again = library.from_position("aslsk", "\n".join(kit().describe(game)))
        found = again.decision()
        assert found is not None
        assert found.data() == asked.data()
        assert again.table.data() == game.table.data()
        game.answer(asked.options[luck.below(len(asked.options), "option")])


def test_the_sides_are_those_of_the_counters_when_none_are_named() -> None:
    assert still("american a1 7-4-7 B5").table.battle.sides == ("american", "german")
    assert still("turn russian 1", "german g1 4-6-7 B5").table.battle.sides == (
        "russian", "german",
    )  # fmt: skip
    with pytest.raises(UnreadableFile, match="more than two sides"):
        still("american a1 7-4-7 B5", "german g1 4-6-7 B6", "russian r1 4-4-7 B7")


def test_a_preset_sets_every_reading_and_an_option_still_counts() -> None:
    game = still("preset published", "option los_block over_6", "german g1 4-6-7 B5")
    assert game.reading("dm_by_fire") == "possible_nmc"
    assert game.reading("los_block") == "over_6"
    written = kit().describe(game)
    assert "option dm_by_fire possible_nmc" in written
    assert not any(line.startswith("preset") for line in written)
    assert still(*written).setup == game.setup


def test_a_map_may_be_a_board_of_the_box_or_two() -> None:
    game = still("map borgo H-Y", "german g1 4-6-7 P3")
    assert game.table.battle.ground.names[0] == "H0"
    two = still("map borgo", "map rione turned along low_rows of borgo", "german g1 4-6-7 borgoP3")
    assert {name[0] for name in two.table.battle.ground.names} == {"b", "r"}
    assert still(*kit().describe(two)).table.data() == two.table.data()


def test_counters_of_a_scenario_that_no_line_names_are_lost() -> None:
    game = still("scenario lane", "turn german 2 rout", "german g1 4-6-7 E2", "german g5 8-0 E2")
    assert unit(game, "g2").place == unit(game, "r1").place == -2
    assert weapon(game, "gw1").place == -2
    # A leader made in the game has a number beyond those of the scenario.
    assert unit(game, "g5").leader


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("german g1 4-6-7 Z9", "no hex 'Z9'"),
        ("german g1 9-9-9 B5", "there is no german 9-9-9"),
        ("german g1 4-6-7", "write a unit as side"),
        ("german r1 4-6-7 B5", "another letter"),
        ("german g1 4-6-7 B5 tired", "cannot be 'tired'"),
        ("german g1 4-6-7 B5 cx cx", "something twice"),
        ("german g1 4-6-7 B5 wounded", "only a leader"),
        ("german g1 4-6-7 off:4", "no group '4'"),
        ("german g1 4-6-7 off:x", "no group 'x'"),
        ("german g1 4-6-7 B5 dm", "g1 cannot be where it is"),
        ("german g1 4-6-7 unplaced", "g1 cannot be where it is"),
        ("german gw1 BAR g9", "no german weapon 'BAR'"),
        ("german gw1 LMG", "write a weapon as nation"),
        ("german rw1 LMG g9", "another letter"),
        ("german gw1 LMG g1", "held by nobody"),
        ("german gw1 LMG unplaced", "given to nobody"),
        ("german x1 LMG g1", "another letter"),
        ("german tank LMG g1", "'tank' is no counter"),
        ("german g9 4-6-7 B5", "g9 is there twice"),
        ("turn german 2 lunch", "write it as in: turn german 2 prep-fire"),
        ("turn german 9 rally", "there is no turn 9"),
        ("residual B5 5", "residual marker of no known value"),
        ("melee B5", "without two sides"),
        ("control building B5 german", "there is no building in B5"),
        ("charge gw1 g9 B5 10", "placed by nobody"),
        ("map bare 99x99", "write the size as 17x10"),
        ("map bare big", "write the size as 17x10"),
        ("map nowhere", "there is no board 'nowhere'"),
        ("map lane A-B C-D", "write a map as in"),
        ("hex B5 lava", "the terrain is one of"),
        ("hex Q99 stone", "no hex 'Q99'"),
        ("hex nothing stone", "there is no hex 'nothing'"),
        ("month 13", "no month 13"),
        ("sides german german", "two sides of different nations"),
        ("sides german martian", "no side 'martian'"),
        ("sets-up american", "'american' is no side"),
        ("elr american 3", "'american' is no side"),
        ("group german edge", "write it as in turn=2"),
        ("victory german luck end", "write one of no_good_order"),
        ("victory german control end hexes=Z99 need=1", "no hex 'Z99'"),
        ("option los_block maybe", "no value of los_block"),
        ("option", "this cannot be agreed"),
        ("preset own", "this cannot be agreed"),
        ("dance", "see docs/notation.md"),
    ],
)
def test_a_line_that_cannot_be_is_refused_in_one_sentence(line: str, complaint: str) -> None:
    with pytest.raises(UnreadableFile, match=complaint):
        still(line, "german g9 4-6-7 C5", "russian r9 4-4-7 J5")


def test_a_scenario_says_its_ground_itself() -> None:
    with pytest.raises(UnreadableFile, match="the scenario says this already"):
        still("scenario lane", "month 6")
