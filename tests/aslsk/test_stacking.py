"""Stacking, good order, inexperience: what follows from who stands together (SK X5, V7)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.experience import inexperienced, unproven
from caposaldo.aslsk.goodorder import (
    good_leaders,
    good_order,
    in_melee,
    is_next_to_enemy,
    known_enemies,
)
from caposaldo.aslsk.stacking import crowded, has_room
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from tests.aslsk.scenes import hex_of, still, unit

PUBLISHED = "option stacking_unit squad_equivalents"
AID = "option stacking_unit counters"


def stack(reading: str, *names: str) -> Starter:
    """Put counters in E5, and one of each kind beside it in F5."""
    lines = [f"german g{number} {name} E5" for number, name in enumerate(names, start=1)]
    others = ["german g20 4-6-7 F5", "german g21 2-4-7 F5", "german g22 8-0 F5"]
    return still(reading, *lines, *others, "russian r1 4-4-7 E5", "russian r2 8-0 J5")


def takes(game: Starter, id: str) -> bool:
    return has_room(game.table, hex_of(game, "E5"), "german", [unit(game, id)])


@proves("SK X5", 1)
@proves("SK X5", 2)
@pytest.mark.parametrize(
    ("names", "squad", "half_squad"),
    [
        (["4-6-7"] * 2, True, True),
        (["4-6-7"] * 3, False, False),
        (["2-4-7"] * 5, False, True),
        (["2-4-7"] * 6, False, False),
        (["4-6-7", "4-6-7", "2-4-7"], False, True),
    ],
)
def test_X5_a_hex_holds_three_squad_equivalents(
    names: list[str], squad: bool, half_squad: bool
) -> None:
    game = stack(PUBLISHED, *names)
    assert (takes(game, "g20"), takes(game, "g21"), takes(game, "g22")) == (squad, half_squad, True)


@proves("SK X5", 6)
def test_X5_by_the_player_aid_a_hex_holds_three_squads_or_half_squads() -> None:
    game = stack(AID, *["2-4-7"] * 2)
    assert takes(game, "g20")
    game = stack(AID, *["2-4-7"] * 3)
    assert not takes(game, "g20")
    assert not takes(game, "g21")


def test_X5_a_hex_holds_four_leaders() -> None:
    assert takes(stack(AID, *["8-0"] * 3), "g22")
    game = stack(AID, *["8-0"] * 4)
    assert not takes(game, "g22")
    refusal = crowded(game.table, hex_of(game, "E5"), "german", [unit(game, "g22")])
    assert refusal is not None
    assert (refusal.key, refusal.rule, refusal.facts["hex"]) == ("hex-full", "SK X5", "E5")


@proves("SK X5", 3)
@proves("SK X5", 5)
def test_X5_each_side_has_its_own_limit_and_weapons_do_not_count() -> None:
    game = still(
        *[f"german g{n} 4-6-7 E5" for n in (1, 2, 3)],
        *[f"german gw{n} LMG g1" for n in (1, 2, 3, 4)],
        *[f"russian r{n} 4-4-7 E5" for n in (1, 2)],
        "russian r3 4-4-7 F5",
    )
    assert has_room(game.table, hex_of(game, "E5"), "russian", [unit(game, "r3")])


def test_X5_those_who_are_there_already_count_once() -> None:
    game = stack(PUBLISHED, *["4-6-7"] * 3)
    there = [unit(game, f"g{n}") for n in (1, 2, 3)]
    assert has_room(game.table, hex_of(game, "E5"), "german", there)
    assert not has_room(game.table, hex_of(game, "E5"), "german", [*there, unit(game, "g20")])


def test_X5_a_position_with_too_many_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="E5 holds too many german units"):
        stack(AID, *["4-6-7"] * 4)


def test_good_order_is_neither_broken_nor_in_melee() -> None:
    game = still(
        "german g1 4-6-7 B5", "german g2 4-6-7 B5 broken", "german g3 4-6-7 C5",
        "russian r1 4-4-7 C5", "melee C5",
    )  # fmt: skip
    found = [good_order(game.table, unit(game, id)) for id in ("g1", "g2", "g3", "r1")]
    assert found == [True, False, False, False]
    assert in_melee(game.table, unit(game, "g3"))


def test_the_best_leader_in_good_order_comes_first() -> None:
    game = still(
        "german g1 8-1 B5", "german g2 9-1 B5", "german g3 10-2 B5 broken", "german g4 8-0 B5",
        "german g5 4-6-7 B5", "german g6 9-2 C5", "russian r1 4-4-7 J5",
    )  # fmt: skip
    found = good_leaders(game.table, hex_of(game, "B5"), "german")
    assert [leader.id for leader in found] == ["g2", "g1", "g4"]


@proves("SK R4", 5)
def test_R4_a_known_enemy_is_an_unbroken_one() -> None:
    game = still("german g1 4-6-7 B5 broken", "russian r1 4-4-7 B5 broken", "russian r2 8-0 C5")
    here, there = hex_of(game, "B5"), hex_of(game, "C5")
    assert known_enemies(game.table, here, "german") == []
    assert [enemy.id for enemy in known_enemies(game.table, there, "german")] == ["r2"]
    assert is_next_to_enemy(game.table, here, "german")
    assert not is_next_to_enemy(game.table, here, "russian")
    assert not is_next_to_enemy(game.table, hex_of(game, "E5"), "german")


@proves("SK V7", 1)
@pytest.mark.parametrize(
    ("name", "alone", "led", "badly_led"),
    [
        ("4-2-6", True, True, True),
        ("4-4-7", False, False, False),
    ],
)
def test_V7_conscripts_are_inexperienced_whoever_leads_them(
    name: str, alone: bool, led: bool, badly_led: bool
) -> None:
    game = still(
        f"russian r1 {name} B5",
        f"russian r2 {name} C5", "russian r3 8-0 C5",
        f"russian r4 {name} D5", "russian r5 8-0 D5 broken",
    )  # fmt: skip
    found = [inexperienced(game.table, unit(game, id)) for id in ("r1", "r2", "r4")]
    assert found == [alone, led, badly_led]
    assert not inexperienced(game.table, unit(game, "r3"))


@proves("SK V7", 1)
def test_V7_green_troops_are_inexperienced_without_a_leader_in_good_order() -> None:
    game = still(
        "american a1 5-3-6 B5", "american a2 5-3-6 C5", "american a3 8-0 C5",
        "american a4 5-3-6 D5", "american a5 8-0 D5 broken", "german g1 8-0 B5",
    )  # fmt: skip
    found = [inexperienced(game.table, unit(game, id)) for id in ("a1", "a2", "a4")]
    assert found == [True, False, True]
    assert not unproven(unit(game, "a1"), led=True)
