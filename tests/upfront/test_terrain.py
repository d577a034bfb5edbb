"""The terrain a group is in, imposed terrain, Smoke and Wire (UF 5.2, 7.3 - 7.4, 8, 13)."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, Spot
from tests.upfront.scenes import given, then, when

ENEMY = ("american A 0 a1 a3", "american B 0 a2 a4")


def group(game: AnyGame, id: str = "german-A") -> Group:
    found: Group = game.table.groups[id]
    return found


def spot(*cards: str) -> Spot:
    scene = given("german A 1 g1 g4", f"ground german A {' '.join(cards)}", *ENEMY)
    return spot_of(scene.game.table, group(scene.game))


def counted(*cards: str) -> int:
    """What the terrain and the cards on it add to fire at the group."""
    found = spot(*cards)
    terrain = found.shield.defence if found.shield is not None else 0
    return terrain + found.steps + found.wires - found.smokes


def imposed(*lines: str, hand: str) -> Scene:
    return given("turn american", "phase discards", *lines, *ENEMY, f"hand american {hand}")


@proves("UF 5.2", 1)
@proves("UF 7.4", 1)
def test_5_2_a_group_is_in_its_latest_terrain_also_under_one_movement_card() -> None:
    assert spot("58").terrain.id == "buildings"
    still = spot("73", "12>sideways")
    assert (still.terrain.id, still.terrain.attack) == ("marsh", -1)
    assert counted("73") == -1
    assert counted("73", "12>sideways") == 0


@proves("UF 5.2", 2)
@proves("UF 8.22", 2)
def test_5_2_two_movement_cards_take_a_group_into_open_ground() -> None:
    assert spot("84", "12>sideways").terrain.sunken
    assert spot("84", "12>sideways", "9>forward").terrain.id == "open"
    assert spot("58", "12>sideways", "9>forward", "18>back").terrain.id == "open"


@proves("UF 8.22", 2)
def test_8_22_terrain_takes_a_group_out_of_a_gully() -> None:
    scene = given("german A 1 g1 g4", "ground german A 84 12>sideways", *ENEMY, "hand german 79")
    when(scene, "terrain A 79")
    assert spot_of(scene.game.table, group(scene.game)).terrain.id == "brush"


@proves("UF 5.2", 3)
@proves("UF 8.1", 1, 2)
def test_5_2_without_terrain_or_under_a_card_face_down_it_is_open_ground() -> None:
    assert spot().terrain.id == "open"
    assert spot("12>forward").terrain.id == "open"
    assert spot("71>open").terrain.id == "open"
    assert counted() == counted("71>open") == 0


@proves("UF 5.2", 4)
def test_5_2_terrain_changes_fire_at_a_group_its_own_fire_and_its_movement() -> None:
    open_, marsh, woods = spot(), spot("73"), spot("55")
    assert counted("55") < counted("73") < counted()
    assert marsh.terrain.attack < open_.terrain.attack == woods.terrain.attack
    assert marsh.terrain.moves_to_leave > woods.terrain.moves_to_leave


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        (("60", "62", "12>sideways"), -1),  # uf1_smoke_stack_a
        (("12>sideways", "62", "9>sideways"), 1),  # uf1_smoke_stack_b
        (("60", "62", "92", "12>sideways"), -2),  # uf1_smoke_stack_d
        (("62", "92"), -2),
    ],
)
@proves("UF 13.25", 1)
@proves("UF 13.23", 2)
def test_13_25_smoke_cards_add_up_with_the_terrain_beneath(
    cards: tuple[str, ...], value: int
) -> None:
    assert counted(*cards) == value


@proves("UF 13.6", 1)
@proves("UF 13.1", 2)
def test_13_6_wire_and_smoke_add_up_uf1_wire_forded_stream() -> None:
    assert counted("105", "69") == 2
    assert counted("60", "105", "62") == -1
    assert counted("148", "15>sideways", "105") == 2
    assert counted("33>open", "105") == 1
    assert spot("60", "105", "62").terrain.id == "brush"


@proves("UF 13.5", 2)
def test_13_5_open_ground_beneath_wire_ends_movement_uf1_wire_open_ground_beneath() -> None:
    scene = given(
        "german A 1 g1 g4", "ground german A 60 12>forward 105 69", *ENEMY, "hand german 31"
    )
    assert group(scene.game).moving
    assert counted("60", "12>forward", "105", "69") == 2
    when(scene, "open A 31")
    assert not group(scene.game).moving
    assert counted("31>open", "105", "69") == 2


# Terrain put before the enemy ----------------------------------------------------------------


@proves("UF 7.3", 4)
@proves("UF 4.3", 7)
def test_7_3_until_the_owner_answers_the_group_is_where_it_was() -> None:
    scene = imposed("german A 1 g1 g4", "ground german A 58 12>forward", hand="79 105")
    when(scene, "impose 79 >A", "wire 105 >A")
    then(scene, "asked american discard", "ground german A 58 12>forward 79 105")
    waiting = group(scene.game)
    assert waiting.moving
    assert spot_of(scene.game.table, waiting).terrain.id == "buildings"
    assert spot_of(scene.game.table, waiting).wires == 1
    when(scene, "end", "stay")
    then(scene, "asked german accept-terrain group=A terrain=brush", "no event accepts")
    when(scene, "accept")
    assert spot_of(scene.game.table, group(scene.game)).terrain.id == "brush"


@proves("UF 7.32", 2, 3)
def test_7_32_a_rejected_card_gives_no_flank_and_no_new_letter_uf1_reject_sideways() -> None:
    scene = imposed("german A 1 g1 g4", "ground german A 2>sideways", "flank german A B", hand="79")
    assert group(scene.game).flanks == ("american-B",)
    when(scene, "impose 79 >A", "end", "stay", "reject")
    assert group(scene.game).flanks == ()
    moving = imposed(
        "german A 2 g1 g4", "ground german A 2>forward", "lateral german A B", hand="79"
    )
    when(moving, "impose 79 >A", "end", "stay", "reject")
    turned = group(moving.game)
    assert (turned.flanks, turned.lateral, turned.range) == ((), "", 1)
    assert turned.moving


@proves("UF 7.32", 7)
def test_7_32_a_group_that_lost_both_cards_is_in_its_terrain_uf1_reject_both_moves_gone() -> None:
    scene = imposed("german A 1 g1 g4", "ground german A 58 12>sideways", hand="79")
    when(scene, "impose 79 >A", "end", "stay", "reject")
    back = group(scene.game)
    assert not back.moving
    assert spot_of(scene.game.table, back).terrain.id == "buildings"


@proves("UF 4.3", 12)
@proves("UF 14.5", 7)
def test_14_5_a_refusal_ends_the_exchange_for_both_groups() -> None:
    scene = imposed(
        "german A 1 g1 g4",
        "german B 1 g2 g5",
        "ground german A 12>sideways",
        "ground german B 9>sideways",
        "swap german A B",
        "swap german B A",
        hand="79",
    )
    when(scene, "impose 79 >A", "end", "stay", "reject")
    assert group(scene.game).swap == ""
    assert group(scene.game, "german-B").swap == ""
    assert group(scene.game, "german-B").marks == ()


@proves("UF 7.31", 1)
@proves("UF 13.24", 1)
def test_7_31_an_answer_leaves_no_mark_behind() -> None:
    for answer in ("accept", "reject"):
        scene = imposed("german A 1 g1 g4", "ground german A 12>forward 62", hand="79")
        when(scene, "impose 79 >A", "end", "stay", answer)
        assert group(scene.game).marks == ()
        assert group(scene.game).smokes == 0


# Smoke ---------------------------------------------------------------------------------------


@proves("UF 13.26", 1)
def test_13_26_smoke_is_of_no_use_at_night() -> None:
    night = given("option night night", "german A 1 g1 g4", *ENEMY, "hand german 62")
    then(night, "refused smoke A 62 by UF 2.22 cower", "not offered smoke A 62")
    day = given("german A 1 g1 g4", *ENEMY, "hand german 62")
    then(day, "offered smoke A 62")


@proves("UF 13.2", 3)
def test_13_2_a_new_turn_forgets_the_breeze() -> None:
    scene = given("breeze", "german A 1 g1 g4", *ENEMY, "hand german 62 31", "hand american 41 43")
    when(scene, "done", "discard 31", "end", "stay", "done", "discard 41", "end", "stay")
    then(scene, "offered smoke A 62")


# Cards that count as actions -----------------------------------------------------------------


def test_45_11_some_troops_move_without_losing_their_discards() -> None:
    scene = given(
        "nations japanese american",
        "japanese A 1 j1 j4",
        "japanese B 1 j2 j5",
        *ENEMY,
        "hand japanese 12 31 33",
    )
    when(scene, "move A 12 forward")
    then(scene, "free 1", "acted japanese A", "refused open A 31 by UF 4.2 has-acted")
    when(scene, "done")
    then(scene, "asked japanese discard left=2")


# Weapons nobody holds ------------------------------------------------------------------------


@proves("UF 7.32", 8)
@proves("UF 13.33", 3)
def test_7_32_weapons_left_behind_do_not_come_back_uf1_reject_weapons_gone() -> None:
    scene = given(
        "german A 1 g1 g4",
        "ground german A 58",
        "loose german A german-LMG",
        *ENEMY,
        "hand german 12",
        "hand american 79",
    )
    assert group(scene.game).loose
    when(scene, "move A 12 sideways", "done", "end", "stay", "done", "impose 79 >A", "end", "stay")
    when(scene, "reject")
    back = group(scene.game)
    assert spot_of(scene.game.table, back).terrain.id == "buildings"
    assert back.loose == ()
    then(scene, "not offered acquire A g4 1")
    wired = given(
        "german A 1 g1 g4",
        "ground german A 58 105",
        "loose german A german-LMG",
        *ENEMY,
        "hand german 12",
    )
    when(wired, "clear A 12")
    assert group(wired.game).loose == ()
