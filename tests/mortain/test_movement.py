"""Moving, entering and leaving (SM 2.2, R10 - R13)."""

import pytest

from caposaldo import library
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.mortain.scenes import given, then, when

ODD = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0))
EVEN = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1))
SIZE = {"postcard": (9, 5), "sector": (12, 9)}
UNIT = {"postcard": "ge-37", "sector": "ge-24"}
WEST_OF_POSTCARD = ["0101", "0102", "0103", "0104", "0105"]


def touching(scenario: str, place: str) -> list[str]:
    columns, rows = SIZE[scenario]
    c, r = int(place[:2]), int(place[2:])
    near = [(c + dc, r + dr) for dc, dr in (ODD if c % 2 else EVEN)]
    return sorted(f"{x:02}{y:02}" for x, y in near if 1 <= x <= columns and 1 <= y <= rows)


def hexes(scenario: str) -> list[str]:
    columns, rows = SIZE[scenario]
    return [f"{c:02}{r:02}" for c in range(1, columns + 1) for r in range(1, rows + 1)]


def options(game: AnyGame) -> list[str]:
    asked = game.decision()
    assert asked is not None
    return [option.notation for option in asked.options]


@pytest.mark.parametrize("scenario", ["postcard", "sector"])
@proves("SM 2.2", 1)
@proves("SM R13", 1)
def test_2_2_a_unit_alone_goes_to_each_hex_that_touches_its_own(scenario: str) -> None:
    unit = UNIT[scenario]
    for place in hexes(scenario):
        game = library.from_position("mortain", f"scenario {scenario}\ncard 2S\n{unit} {place}")
        game.answer(f"activate {unit}")
        moves = [f"move {near}" for near in touching(scenario, place)]
        assert options(game) == (["exit", *moves] if place.startswith("01") else moves)


@pytest.mark.parametrize(
    ("place", "terrain"),
    [
        ("0601", "clear"),
        ("0501", "forest"),
        ("0502", "village"),
        ("0703", "town"),
        ("0702", "hill"),
    ],
)
@proves("SM R10", 3)
def test_r10_a_step_costs_one_activation_in_every_terrain(place: str, terrain: str) -> None:
    start = touching("postcard", place)[0]
    scene = given("card 4S", f"ge-37 {start}", "us-117 0105")
    assert scene.game.table.scenario.terrain[place].key == terrain
    when(scene, f"activate ge-37; move {place}")
    then(
        scene,
        f"ge-37 {place}",
        "left 1",
        f"event moved unit=ge-37 from={start} to={place} by SM 2.2",
    )


@pytest.mark.parametrize("start", ["0503", "0603", "0702", "0704"])
@proves("SM 2.2", 2)
def test_2_2_enemies_close_only_the_hexes_they_stand_in(start: str) -> None:
    near = touching("postcard", start)
    enemies = [f"{unit} {place}" for unit, place in zip(["us-117", "us-119"], near, strict=False)]
    game = library.from_position("mortain", "\n".join(["card 2S", f"ge-37 {start}", *enemies]))
    game.answer("activate ge-37")
    assert options(game) == [f"move {place}" for place in near[2:]]


@proves("SM 2.2", 2)
def test_2_2_a_unit_passes_from_one_enemys_side_to_anothers() -> None:
    scene = given("card 2S", "ge-37 0704", "us-117 0803", "us-119 0603", "us-120 0604", rig="2C")
    when(scene, "activate ge-37; move 0703", "pass", "activate ge-37; move 0602")
    then(scene, "ge-37 0602")


@pytest.mark.parametrize(
    ("there", "tiger_too", "may"),
    [
        ([], False, True),
        (["ge-38"], False, True),
        (["ge-38", "ge-df"], False, False),
        ([], True, True),
        (["ge-38"], True, True),
        (["ge-38", "ge-df"], True, False),
    ],
)
@proves("SM R10", 1)
@proves("SM 1.4", 1)
def test_r10_two_units_a_hex_tiger_102_not_counted(
    there: list[str], tiger_too: bool, may: bool
) -> None:
    lines = [f"{unit} 0703" for unit in [*there, *(["ge-102"] if tiger_too else [])]]
    scene = given("card 10S", "ge-37 0803", "us-117 0101", *lines)
    when(scene, "activate ge-37")
    if may:
        then(scene, "offered move 0703")
    else:
        then(scene, "refused move 0703 by SM R10 hex-full", "not offered move 0703")


@pytest.mark.parametrize("others", [[], ["ge-37"], ["ge-37", "ge-38"]])
@proves("SM 1.4", 1)
@proves("SM R10", 1)
def test_1_4_tiger_102_finds_room_beside_any_number_of_friends(others: list[str]) -> None:
    scene = given("card 10S", "ge-102 0803", "us-117 0101", *[f"{id} 0703" for id in others])
    when(scene, "activate ge-102; move 0703")
    then(scene, "ge-102 0703")


@pytest.mark.parametrize("flipped", ["", " flipped"])
@proves("SM R13", 1)
def test_r13_a_unit_leaves_front_or_flipped_and_is_seen_no_more(flipped: str) -> None:
    for place in WEST_OF_POSTCARD:
        scene = given("card 10S", f"ge-37 {place}{flipped}", "us-117 0505", "ge-38 0202", rig="10C")
        when(scene, "activate ge-37; exit", "pass")
        then(
            scene,
            f"ge-37 exited{flipped}",
            f"event exited unit=ge-37 from={place} out=1 needed=5 by SM R13",
            "refused activate ge-37 by SM R13 not-in-play",
        )


@pytest.mark.parametrize("place", ["0201", "0505", "0901", "0905"])
@proves("SM R13", 1)
def test_r13_nobody_leaves_from_elsewhere(place: str) -> None:
    scene = given("card 10S", f"ge-37 {place}", "us-117 0303")
    then(scene, "refused activate ge-37; exit by SM R13 not-at-the-west-edge")


@pytest.mark.parametrize("place", [*WEST_OF_POSTCARD, "0901"])
@proves("SM R13", 2)
def test_r13_an_american_never_leaves(place: str) -> None:
    scene = given("card 10H", f"us-117 {place}", "ge-37 0505")
    then(scene, "refused activate us-117; exit by SM R13 us-never-leave")


@pytest.mark.parametrize("place", ["0901", "0902", "0903", "0904", "0905"])
@proves("SM R11", 3)
def test_r11_each_hex_of_the_east_column_is_open_to_americans_after_the_set_up(place: str) -> None:
    start = touching("postcard", place)[0]
    scene = given("card 2H", f"us-117 {start}", "ge-37 east")
    when(scene, f"activate us-117; move {place}")
    then(scene, f"us-117 {place}")


@proves("SM R11", 1)
@proves("SM R10", 2)
def test_r11_americans_in_the_whole_east_column_shut_the_germans_out() -> None:
    names = ["us-117", "us-119", "us-120", "us-tdt", "us-tds"]
    wall = [f"{unit} 090{row}" for row, unit in enumerate(names, start=1)]
    scene = given("card 10S", "ge-37 east", "ge-102 east", *wall)
    then(
        scene,
        "refused activate ge-37 by SM 2.2 nowhere-to-go",
        "refused activate ge-102 by SM 2.2 nowhere-to-go",
        "offered pass",
    )


@proves("SM R11", 1)
@proves("SM R10", 1)
def test_r11_the_pool_needs_room_but_tiger_102_does_not() -> None:
    names = ["ge-38", "ge-df", "ge-d", "ge-stug"]
    full = [f"{unit} 090{row // 2 + 1}" for row, unit in enumerate(names)]
    wall = ["us-117 0903", "us-119 0904", "us-120 0905"]
    scene = given("card 10S", "ge-37 east", "ge-102 east", *full, *wall)
    then(
        scene,
        "refused activate ge-37 by SM 2.2 nowhere-to-go",
        "offered activate ge-102; enter 0901",
        "offered activate ge-102; enter 0902",
        "refused activate ge-102; enter 0903 by SM R10 enemy-there",
    )


@proves("SM R12", 2)
def test_r12_the_reserve_is_never_made_to_enter() -> None:
    scene = given("turn 6", "card 10H", "us-cca west", "us-117 0502", "ge-37 0505", rig="10D")
    when(scene, "us: pass")
    then(scene, "us-cca west", "offered pass", "offered activate us-cca")


@pytest.mark.parametrize(("card", "left"), [("2H", 0), ("6D", 2), ("KH", 0)])
@proves("SM R12", 1)
def test_r12_entering_takes_one_activation_or_a_whole_face_card(card: str, left: int) -> None:
    scene = given("turn 2", f"card {card}", "us-cca west", "us-ccb west", "ge-37 0505")
    when(scene, "activate us-cca; enter 0101")
    then(scene, f"left {left}", "us-cca 0101", "made west>0101")


@proves("SM R11", 1)
def test_r11_a_flipped_unit_keeps_its_side_when_it_moves_or_enters() -> None:
    scene = given("card 4S", "ge-37 0803 flipped", "ge-38 east flipped", "us-117 0101")
    when(scene, "activate ge-37; move 0703", "activate ge-38; enter 0901")
    then(scene, "ge-37 0703 flipped", "ge-38 0901 flipped")
