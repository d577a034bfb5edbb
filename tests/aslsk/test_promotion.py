"""Field promotion: who comes forward on a lucky roll (SK 5.9, R3, X10)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo.aslsk.promotion import chances, poor_odds, promote_by
from caposaldo.kernel.rules import rule, total
from caposaldo.proofs import proves
from tests.aslsk.scenes import still, told, unit

WHY: Final = rule("SK R3")
BELOW: Final = 4
"""The odds column 1-2."""
EVEN: Final = 5


@proves("SK 5.9", 1, 2)
@proves("SK R3", 2)
@pytest.mark.parametrize(
    ("line", "rig", "leader"),
    [
        ("german g1 4-6-7 B5", "1", "8-1"),
        ("german g1 4-6-7 B5", "4", "8-0"),
        ("german g1 4-6-7 B5", "6", "7-0"),
        ("german g1 4-6-7 B5 broken dm", "6", "6+1"),
        # An elite squad has 8 in order and broken, conscripts 6 and 5.
        ("german g1 5-4-8 B5 broken", "4", "8-0"),
        ("german g1 5-4-8 B5", "4", "8-0"),
        ("german g1 4-3-6 B5", "6", "6+1"),
        ("american g1 6-6-6 B5", "6", "6+1"),
        ("russian g1 4-4-7 B5", "2", "8-0"),
        ("russian g1 4-4-7 B5", "5", "6+1"),
        ("russian g1 4-2-6 B5 broken", "3", "6+1"),
    ],
)
def test_5_9_nation_morale_and_state_count(line: str, rig: str, leader: str) -> None:
    side = line.split()[0]
    game = still(
        line.replace("g1", f"{side[0]}1"),
        f"{'russian r9 4-4-7' if side != 'russian' else 'german g9 4-6-7'} J5",
        rig=rig,
    )
    made = promote_by(game, unit(game, f"{side[0]}1"), [], WHY)
    assert made is not None
    assert made.type.name == leader
    assert made.place == unit(game, f"{side[0]}1").place
    assert made.broken == unit(game, f"{side[0]}1").broken


@proves("SK 5.9", 1)
def test_5_9_seven_or_more_makes_nobody() -> None:
    game = still("russian r1 4-4-7 B5", "german g1 4-6-7 J5", rig="6")
    assert promote_by(game, unit(game, "r1"), [], WHY) is None
    [event] = game.told()
    assert (event.kind, event.facts["roll"], event.facts["final"]) == ("promotion", 6, 7)
    assert event.facts["made"] is False


@proves("SK X10", 1, 2, 3)
@pytest.mark.parametrize(
    ("reading", "column", "leader"),
    [("table", BELOW, "8-1"), ("example", BELOW, "8-0"), ("table", EVEN, "8-0")],
)
def test_X10_poor_odds_help_by_the_table_and_not_by_the_example(
    reading: str, column: int, leader: str
) -> None:
    lines = [f"option promotion_odds_drm {reading}", "russian r1 4-4-7 B5", "german g1 4-6-7 B5"]
    game = still(*lines, rig="1")
    names = game.table.battle.box.tables.odds.names
    assert (names[BELOW], names[EVEN]) == ("1-2", "1-1")
    made = promote_by(game, unit(game, "r1"), poor_odds(game.table, column), WHY)
    assert made is not None
    assert made.type.name == leader


def test_X5_a_hex_with_four_leaders_takes_no_fifth() -> None:
    lines = [f"german g{at} 8-0 B5" for at in (2, 3, 4, 5)]
    game = still("german g1 4-6-7 B5", *lines, "russian r1 4-4-7 J5", rig="1")
    assert promote_by(game, unit(game, "g1"), [], WHY) is None
    assert told(game) == ["promotion"]
    # The log says so too.
    assert [event.facts["made"] for event in game.told()] == [False]


def test_5_9_the_chances_of_a_promotion_are_exact() -> None:
    game = still("russian r1 4-4-7 B5 broken", "german g1 4-6-7 J5")
    found = chances(game.table, unit(game, "r1"), [])
    assert found == {"8-0": 1, "7-0": 2, "6+1": 1, "": 2}
    assert sum(found.values()) == 6
    assert total(poor_odds(game.table, BELOW)) == -1
