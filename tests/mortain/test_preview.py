"""What an action will do before one commits to it, for every kind of action."""

from typing import Final

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.errors import IllegalAction
from caposaldo.scene import Scene
from tests.mortain.scenes import given

FIELD: Final = (
    "turn 2",
    "us-117 0503",
    "us-119 0404",
    "us-tds 0503",
    "us-cca west",
    "ge-37 0505",
    "ge-pz1 0505",
    "ge-d 0102",
    "ge-38 east",
)


def us(card: str = "8H", *lines: str, rig: str = "") -> Scene:
    return given(*FIELD, f"card {card}", *lines, rig=rig)


def shown(scene: Scene, action: str) -> Preview:
    found = scene.game.preview(action)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("8H", "activate us-117"),
        ("8H", "oba"),
        ("7H", "air"),
        ("8H", "pass"),
        ("8S", "activate ge-d; exit"),
    ],
)
def test_what_turns_no_card_and_moves_nowhere_has_no_preview(card: str, action: str) -> None:
    assert us(card).game.preview(action) is None


@pytest.mark.parametrize(
    ("card", "target", "firers", "limit"),
    [
        ("8H", "ge-37", ["us-117", "us-tds", "us-119"], 10),  # AI 4 + 4 + 2 at range 2
        ("2H", "ge-37", ["us-119"], 5),  # one activation: AI 4 from beside
        ("KH", "ge-37", ["us-117", "us-tds"], 6),  # a face card: one hex only
        ("8H", "ge-pz1", ["us-tds", "us-117", "us-119"], 5),  # AT 3 + 1 + 1
    ],
)
def test_choosing_a_target_shows_the_best_attack_of_the_card(
    card: str, target: str, firers: list[str], limit: int
) -> None:
    found = shown(us(card), f"fire {target}")
    assert sorted(str(factor.facts["id"]) for factor in found.factors) == sorted(firers)
    assert found.detail["limit"] == limit
    assert found.reveals == ""


def test_the_best_attack_prefers_the_neighbour_to_an_equal_further_off() -> None:
    lines = ("us-117 0503", "us-119 0504", "ge-37 0505", "card 2H")
    found = shown(given("turn 2", *lines), "fire ge-37")
    assert [factor.facts["id"] for factor in found.factors] == ["us-119"]
    assert found.detail["limit"] == 5


def test_the_best_attack_takes_tiger_102_along_free() -> None:
    lines = ("ge-pz1 0505", "ge-102 0505", "us-tds 0504")
    found = shown(given("turn 2", "card 2S", *lines), "fire us-tds")
    assert [factor.value for factor in found.factors] == [7, 6]
    assert found.detail["limit"] == 15


def test_the_set_up_has_no_preview() -> None:
    game = library.start("mortain", "postcard")
    assert game.preview("place 0503") is None
    assert game.preview("setup historical") is None
    assert game.preview("setup historical; ready") is None


def test_a_miss_by_choice_has_no_preview() -> None:
    scene = us("8H", rig="KS")
    scene.play("fire ge-37; with us-117; shoot")
    assert scene.game.preview("miss") is None
    assert shown(scene, "again").notation == "again"


def test_a_shot_shows_its_sum_and_its_odds() -> None:
    found = shown(us(), "fire ge-37; with us-117; with us-119; shoot")
    assert (found.notation, found.rule, found.reveals) == ("shoot", "SM 3.2", "a-card")
    assert [(f.value, f.label) for f in found.factors] == [(4, "factor-ai"), (4, "factor-ai")]
    assert found.modifiers == []
    detail = dict(found.detail)
    assert (detail["strength"], detail["change"], detail["limit"]) == (8, 0, 8)
    assert detail["victims"] == ["ge-37"]
    assert detail["faces"] == 12
    assert detail["faces_rule"] == "SM R9"


def test_to_add_a_firer_shows_the_shot_with_it() -> None:
    scene = us()
    scene.play("fire ge-37; with us-117")
    with_it, without = shown(scene, "with us-119"), shown(scene, "shoot")
    assert [f.facts["id"] for f in with_it.factors] == ["us-117", "us-119"]
    assert [f.facts["id"] for f in without.factors] == ["us-117"]
    assert (with_it.detail["limit"], without.detail["limit"]) == (8, 4)


def test_cover_lowers_the_limit_and_adjacency_raises_it() -> None:
    scene = given("turn 2", "card 8H", "us-117 0602", "ge-38 0703")
    found = shown(scene, "fire ge-38; with us-117; shoot")
    assert [m.value for m in found.modifiers] == [2, -1]
    assert (found.detail["strength"], found.detail["change"], found.detail["limit"]) == (4, 1, 3)
    assert [(o.key, o.chances, o.of) for o in found.odds] == [("hit", 12, 39), ("miss", 27, 39)]


def test_a_strike_shows_its_victims() -> None:
    found = shown(us(), "oba; strike 0505 at")
    assert (found.notation, found.rule, found.reveals) == ("strike 0505 at", "SM 4.1", "a-card")
    assert found.detail["victims"] == ["ge-pz1"]
    assert [(f.value, f.facts) for f in found.factors] == [(3, {"marker": "@marker-oba"})]
    assert found.detail["limit"] == 3
    assert shown(us("7H"), "air; strike 0505 ai").detail["limit"] == 4


def test_a_redraw_of_a_strike_shows_the_same_strike() -> None:
    scene = us("8H", rig="KS")
    scene.play("oba; strike 0505 at")
    found = shown(scene, "again")
    assert found.detail["victims"] == ["ge-pz1"]
    assert (found.rule, found.detail["limit"], found.detail["faces"]) == ("SM 4.1", 3, 11)


def test_a_redraw_of_a_shot_shows_the_same_shot() -> None:
    scene = us("8H", rig="KS")
    scene.play("fire ge-pz1; with us-tds; shoot")
    found = shown(scene, "again")
    assert found.detail["victims"] == ["ge-pz1"]
    assert (found.rule, found.detail["strength"], found.detail["limit"]) == ("SM 3.2", 3, 3)


def test_suppression_shows_the_hexes_and_who_stands_there() -> None:
    found = shown(us("7H"), "air; suppress 0505")
    assert (found.rule, found.reveals) == ("SM R22", "")
    assert found.odds == []
    assert found.detail["area"] == ["0404", "0405", "0504", "0505", "0604", "0605"]
    assert found.detail["victims"] == ["ge-37", "ge-pz1"]


@pytest.mark.parametrize(
    ("chain", "threat", "strength", "limit"),
    [
        ("activate us-119; move 0405", True, 7, 8),  # both Germans adjacent, AI
        ("activate us-117; move 0502", False, 0, 0),  # out of their range
        ("activate us-tds; move 0504", True, 8, 9),  # AT, both adjacent
        ("activate us-tds; move 0402", False, 0, 0),
        ("activate us-cca; enter 0101", True, 3, 4),  # the German in 0102 is adjacent
        ("activate us-cca; enter 0105", False, 0, 0),
    ],
)
def test_a_move_shows_what_the_enemies_in_reach_could_do_together(
    chain: str, threat: bool, strength: int, limit: int
) -> None:
    found = shown(us(), chain)
    assert (found.rule, found.reveals) == ("SM 2.2", "")
    assert found.detail["threat"] is threat
    assert bool(found.odds) is threat
    if threat:
        assert (found.detail["strength"], found.detail["limit"]) == (strength, limit)
    else:
        assert (found.factors, found.modifiers) == ([], [])


def test_the_threat_counts_terrain_suppression_and_the_joker() -> None:
    scene = given("turn 2", "card 7H", "us-117 0503", "ge-37 0803", "marker air 0704")
    found = shown(scene, "activate us-117; move 0603")
    assert [(m.value, m.label) for m in found.modifiers] == [(1, "terrain"), (1, "suppressed")]
    assert [(o.key, o.chances, o.of) for o in found.odds] == [
        ("hit", 4, 40),
        ("miss", 35, 40),
        ("turn-ends", 1, 40),
    ]


def test_the_threat_reaches_as_far_as_the_enemy_and_no_further() -> None:
    hill = given("turn 2", "card 8S", "us-117 0801", "us-119 0503", "ge-37 0905")
    assert shown(hill, "activate ge-37; move 0804").detail["threat"] is True
    flat = given("turn 2", "card 8S", "us-117 0902", "us-119 0503", "ge-37 0905")
    assert shown(flat, "activate ge-37; move 0804").detail["threat"] is False


def test_a_preview_changes_nothing() -> None:
    scene = us()
    before = scene.game.digest()
    for action in ("fire ge-37; with us-117; shoot", "oba; strike 0505 at", "pass"):
        scene.game.preview(action)
    assert scene.game.digest() == before


def test_a_chain_is_not_followed_across_a_draw() -> None:
    game = library.from_position("mortain", "\n".join([*FIELD, "card 8H"]), stream(5, "future"))
    for chain in ("fire ge-37; with us-117; shoot; pass", "pass; pass"):
        with pytest.raises(IllegalAction) as refused:
            game.preview(chain)
        assert refused.value.refusal.key == "chain-too-long"


@pytest.mark.parametrize(
    "action", ["fire us-119", "fire ge-37; shoot", "strike 0505 at", "oba; strike 0503 at"]
)
def test_what_is_not_offered_has_no_preview_but_a_refusal(action: str) -> None:
    with pytest.raises(IllegalAction):
        us().game.preview(action)


@pytest.mark.parametrize(
    "action",
    [
        "fire ge-37; with us-117; shoot",
        "oba; strike 0505 at",
        "activate us-119; move 0405",
        "activate us-117; move 0504",
    ],
)
def test_worlds_that_differ_in_the_future_alone_show_the_same(action: str) -> None:
    position = "\n".join([*FIELD, "card 8H", "activated german"])
    game = library.from_position("mortain", position, stream(1, "one"))
    expected = game.preview(action)
    assert expected is not None
    for world in range(5):
        twin = game.redeal("us", stream(world, "other"))
        twin.table.deck.reverse()
        found = twin.preview(action)
        assert found is not None
        assert found.data() == expected.data()
        assert twin.view("us") == game.view("us")
