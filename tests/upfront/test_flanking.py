"""Flanking fire and encirclement in fire attacks (UF 17.4, 17.61 - 17.62, 23.7, 23.8)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.strength import cards_strength, target_terrain
from caposaldo.upfront.values import kia, panic
from tests.upfront.scenes import given, then, when

ENEMIES = ("american A 1 a1 a4", "american B 1 a2 a5")


def total(scene: Scene, group: str, target: str, heroes: tuple[str, ...] = ()) -> int:
    table = scene.game.table
    return firepower(Aim(table, table.groups[group], table.groups[target], heroes))


def shot(men: str, range: int, *lines: str, heroes: tuple[str, ...] = ()) -> int:
    """Firepower of german A with these men at american B, which stands at range number 1."""
    scene = given(f"german A {range} {men}", "german B 0 g2", *ENEMIES, *lines)
    return total(scene, "german-A", "american-B", heroes)


FLANK = "flank german A B"
NATURAL = "natural german A B"
RING = "encircled american B A B"
MOVING = "ground german A 2>sideways"


@pytest.mark.parametrize("flank", [FLANK, NATURAL])
@proves("UF 17.4", 1)
def test_17_4_a_flanking_group_has_double_firepower_on_the_flanked_group(flank: str) -> None:
    assert shot("g1 g4 g6", 2) == 1 + 2 + 2
    assert shot("g1 g4 g6", 2, flank) == 2 * (1 + 2 + 2)


@proves("UF 17.21", 3)
def test_17_21_fire_at_any_other_group_has_no_bonus() -> None:
    scene = given("german A 2 g4 g6", "german B 0 g2", FLANK, *ENEMIES, "hand german 66")
    assert total(scene, "german-A", "american-A") == 4
    assert total(scene, "german-A", "american-B") == 8
    then(scene, "offered fire A>A", "offered fire A>B")


@proves("UF 17.4", 2)
def test_17_4_flamethrowers_are_not_doubled() -> None:
    assert shot("g14", 4) == shot("g14", 4, FLANK) > 0
    assert shot("g14 g4", 4, FLANK) == shot("g14", 4) + 2 * 3


@proves("UF 17.4", 4, 5)
def test_17_4_halving_and_doubling_cancel_before_rounding_uf2_17_10() -> None:
    assert shot("g4", 2, MOVING) == 1
    assert shot("g4", 2, MOVING, FLANK) == 2
    assert shot("g4", 0, MOVING, FLANK) == 1, "uf1_moving_flank_rifle"


@proves("UF 17.4", 6)
def test_17_4_the_half_point_of_a_wounded_rifleman_becomes_one_uf2_17_09() -> None:
    assert shot("g4.wounded", 0) == 0
    assert shot("g4.wounded", 0, FLANK) == 1, "uf1_moving_wounded_rifle"


@proves("UF 17.4", 7)
def test_17_4_a_crewed_gun_doubles_its_full_value_but_a_hero_the_bracketed_one() -> None:
    crew = "g3 g4.assists=g3"
    assert shot(crew, 2) == 7
    assert shot(crew, 2, FLANK) == 14
    assert shot(crew, 2, heroes=("g3",)) == 2 * 4, "uf1_hero_vs_flank_lmg"


@proves("UF 17.612", 1, 2)
def test_17_612_every_attack_on_an_encircled_group_has_the_bonus_once() -> None:
    men = ("german A 6 g4 g6", "german B 2 g2 g5", "german C 2 g7 g8")
    scene = given(*men, "american B 1 a2 a5", "american C 0 a1 a4", RING)
    for group in ("german-A", "german-B", "german-C"):
        ring, scene.game.table.encircled = scene.game.table.encircled, {}
        plain = total(scene, group, "american-B")
        scene.game.table.encircled = ring
        assert plain > 0
        assert total(scene, group, "american-B") == 2 * plain
    flanked = given(*men, "american B 1 a2 a5", "american C 0 a1 a4", RING, "flank german C B")
    assert total(flanked, "german-C", "american-B") == total(scene, "german-C", "american-B")


@proves("UF 17.61", 1)
@proves("UF 17.612", 3)
def test_17_61_the_ring_outlasts_what_ends_a_flank() -> None:
    scene = given(
        "german A 4 g4 g6",
        "german B 3 g2 g5",
        "american B 2 a2 a5",
        "american C 0 a1 a4",
        RING,
        "hand american 9",
        "turn american",
    )
    when(scene, "move B 9 sideways")
    then(scene, "encircled american B A B")
    assert total(scene, "german-B", "american-B") == 2 * (5 + 3)


@proves("UF 17.613", 1, 2)
def test_17_613_pinned_men_have_one_less_panic_and_the_rout_number_stays() -> None:
    men = ("german A 5 g4 g6", "german B 2 g2 g5", "american B 1 a2.pinned a5")
    free, ring = given(*men), given(*men, RING)
    for scene, expected in ((free, 5), (ring, 4)):
        table = scene.game.table
        group = table.groups["american-B"]
        man = group.men[0]
        assert panic(table, group, man) == expected
        assert (man.card.rout, kia(man)) == (5, 9)


@proves("UF 17.62", 2)
def test_17_62_it_ends_when_an_encircling_group_is_infiltrated_by_the_encircled() -> None:
    scene = given(
        "german A 5 g4 g6",
        "german B 4 g2 g5",
        "american B 1 a2 a5",
        RING,
        "hand american 9",
        "turn american",
        rig="*@2=r",
    )
    when(scene, "infiltrate B; try a5 >B 9; go", "decline")
    then(scene, "event encirclement-ends seat=american group=B by UF 17.62")
    assert scene.game.table.encircled == {}


@proves("UF 23.7", 3, 4)
def test_23_7_from_behind_the_pillbox_is_flanked_and_answers_with_half_uf2_23_02() -> None:
    men = ("german A 5 g4 g6", "german B 3 g2 g5", "american B 0 a2 a5", "american C 0 a1 a4")
    pillbox = "ground american B 117"
    front = given(*men, pillbox)
    rear = given(*men, pillbox, "mark german A behind:american-B")
    assert total(rear, "german-A", "american-B") == 2 * total(front, "german-A", "american-B")
    table = rear.game.table
    aim = Aim(table, table.groups["american-B"], table.groups["german-A"])
    assert [card.value for card in cards_strength(aim, (CardId("81"),))] == [2]
    table = front.game.table
    aim = Aim(table, table.groups["american-B"], table.groups["german-A"])
    assert [card.value for card in cards_strength(aim, (CardId("81"),))] == [5]


@pytest.mark.parametrize("line", [FLANK, NATURAL, "encircled american B A B"])
@proves("UF 23.8", 1, 2)
def test_23_8_neither_a_flank_nor_a_ring_helps_against_a_pillbox_uf2_23_01(line: str) -> None:
    men = ("german A 4 g4 g6", "german B 3 g2 g5", "american B 0 a2 a5", "american C 0 a1 a4")
    pillbox = "ground american B 117"
    scene = given(*men, pillbox, line)
    assert total(scene, "german-A", "american-B") == total(
        given(*men, pillbox), "german-A", "american-B"
    )


@proves("UF 23.7", 2)
def test_23_7_farther_back_than_range_five_a_group_is_in_front_of_the_pillbox_again() -> None:
    scene = given(
        "german A 5 g4 g6",
        "german B 3 g2 g5",
        "american B 0 a2 a5",
        "american C 0 a1 a4",
        "ground american B 117",
        "mark german A behind:american-B",
        "hand german 9",
    )
    when(scene, "move A 9 back")
    assert scene.game.table.groups["german-A"].marks == ()


def test_8_9_walls_shelter_nobody_who_is_encircled_uf1_wall_encircled() -> None:
    men = ("german B 3 g4 g6", "german C 6 g2 g5", "american B 0 a2 a5", "ground american B 97")
    free, ring = given(*men), given(*men, "encircled american B C B")
    for scene, expected in ((free, True), (ring, False)):
        table = scene.game.table
        aim = Aim(table, table.groups["german-B"], table.groups["american-B"])
        sheltered = [m.value < 0 for m in target_terrain(aim) if m.label == "target-in"]
        assert any(sheltered) == expected


@proves("UF 17.44", 1)
def test_17_44_a_flanker_that_is_eliminated_flanks_nobody() -> None:
    scene = given("german A 2 g4.pinned", "german B 0 g2", FLANK, *ENEMIES, rig="*@10=1")
    when(scene, "panic g4")
    groups = scene.game.table.groups
    assert "german-A" not in groups
    assert all(not group.flanks for group in groups.values())
