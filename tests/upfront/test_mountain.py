"""The mountain: its deck, how high wheels come, and what is seen of the levels (UF M5, M5.1)."""

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.points import ground, victory_points
from tests.upfront.boxes import box
from tests.upfront.opened import answer
from tests.upfront.scenes import given, then, when

FIELD = "option battlefield mountain"


def kinds(terrain: str, *, mountain: bool) -> dict[str, int]:
    deck = box().fielded(box().fields["mountain"]).deck if mountain else box().deck
    return {str(id): card.defence for id, card in deck.items() if card.terrain == terrain}


@proves("UF M5", 1)
def test_m5_five_buildings_are_hills_with_the_same_numbers() -> None:
    before, after = kinds("buildings", mountain=False), kinds("buildings", mountain=True)
    changed = [before[id] for id in before if id not in after]
    assert sorted(changed) == [-3, -3, -3, -2, -2]
    assert set(kinds("hill", mountain=True)) == {*kinds("hill", mountain=False), *before} - {*after}
    field = box().fields["mountain"]
    assert len(field.cards) == 8
    for id, card in field.cards.items():
        printed = box().deck[id]
        assert (card.rn, card.red, card.positions) == (printed.rn, printed.red, printed.positions)


@proves("UF M5", 2)
def test_m5_stone_houses_are_rarer_than_wooden_ones() -> None:
    left = list(kinds("buildings", mountain=True).values())
    assert (left.count(-3), left.count(-2)) == (1, 2)


def test_m5_1_no_hill_prints_a_figure_of_its_own() -> None:
    hills = kinds("hill", mountain=True)
    assert set(hills.values()) == {0}
    terrain = box().fielded(box().fields["mountain"]).terrain["hill"]
    assert (terrain.attack, terrain.climbs) == (0, 1)
    assert not terrain.cover
    assert not terrain.hull_down


def opened(draw: str) -> list[str]:
    scene = given(
        FIELD,
        "nations german russian",
        "phase set-up",
        "waiting german g1 g2 g4 g5",
        "german A 0 g6 g7",
        "russian A 0 r1 r3",
        "russian B 0 r2 r4",
        rig=f"{draw} " + "* " * 9,
    )
    when(scene, "place g1 A", "place g2 B", "place g4 B", "place g5 B", "ready", "russian: ready")
    assert scene.game.table.notes
    then(scene, f"event wheels-drawn level={draw[-1]} by UF M5")
    notes: list[str] = scene.game.view("german")["table"]["notes"]  # type: ignore[index]  # data
    return notes


@pytest.mark.parametrize("draw", ["r@4=3", "b@4=3", "*@4=1", "*@4=4"])
@proves("UF M5", 4)
def test_m5_the_fourth_column_says_how_high_wheels_come_whatever_the_colour(draw: str) -> None:
    assert opened(draw) == [f"wheels:{draw[-1]}"]


@proves("UF M5", 4)
def test_m5_nothing_is_drawn_where_it_is_settled_already_nor_on_other_ground() -> None:
    for line in (f"{FIELD}\nnote wheels:2", "option battlefield city"):
        scene = given(
            *line.split("\n"),
            "nations german russian",
            "phase set-up",
            "german A 0 g1 g2",
            "german B 0 g4 g5",
            "russian A 0 r1 r3",
            "russian B 0 r2 r4",
            rig="* " * 9,
        )
        when(scene, "ready", "russian: ready")
        then(scene, "no event wheels-drawn")


def test_m5_the_card_drawn_for_the_wheels_goes_back_before_the_deal() -> None:
    options = {"side-1": "german", "side-2": "russian", "battlefield": "mountain"}
    game = library.start("upfront", "A", options, 1)
    answer(game, ["setup balanced", "ready"] * 2)
    table = game.table
    assert table.noted("wheels") in ("1", "2", "3", "4")
    assert not table.discards
    held = sum([len(hand) for hand in table.hands.values()])
    assert len(table.pile) + held == len(table.battle.deck)


@pytest.mark.parametrize(
    ("field", "asked"), [("plain", "dig-in-first"), ("mountain", "lay-terrain")]
)
@proves("UF M5", 3)
def test_m5_nobody_begins_dug_in_either(field: str, asked: str) -> None:
    options = {"side-1": "german", "side-2": "russian", "battlefield": field}
    game = library.start("upfront", "L", options, 1)
    while (question := game.decision()) is not None and question.prompt == "form-groups":
        offered = [option.notation for option in question.options]
        game.answer("ready" if "ready" in offered else offered[0])
    assert question is not None
    assert question.prompt == asked


@proves("UF M5.1", 7)
def test_m5_1_the_ground_of_a_side_is_multiplied_by_its_lowest_level() -> None:
    lines = (
        "nations german russian",
        "german A 2 g3 g4",
        "german B 1 g5 g6 g7",
        "russian A 3 r3 r4",
        "lost r5 kia",
    )
    plain = given(*lines).game.table
    assert (ground(plain, "german"), ground(plain, "russian")) == (7, 6)
    marks = ("mark german A level:2", "mark german B level:3", "mark russian A level:1")
    table = given(FIELD, *lines, *marks).game.table
    assert (ground(table, "german"), ground(table, "russian")) == (14, 6)
    # Losses are multiplied by nothing.
    assert victory_points(table, "german") == 16
    low = given(FIELD, *lines, *marks[:1]).game.table
    assert (ground(low, "german"), ground(low, "russian")) == (0, 0)


@pytest.mark.parametrize(
    "line",
    ["mark german A level:5", "mark german A level:0", "mark german A level:x", "note wheels:9"],
)
def test_m5_1_a_position_knows_no_other_level(line: str) -> None:
    with pytest.raises(UnreadableFile):
        given(FIELD, "german A 2 g3 g4", "american A 2 a3 a4", line)


def test_m5_1_nobody_is_on_two_levels_and_none_is_elsewhere_than_on_the_mountain() -> None:
    lines = ("german A 2 g3 g4", "american A 2 a3 a4")
    with pytest.raises(UnreadableFile):
        given(FIELD, *lines, "mark german A level:1 level:2")
    with pytest.raises(UnreadableFile):
        given(*lines, "mark german A level:1")
