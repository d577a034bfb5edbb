"""What a result does to a man, over every result and every card (UF 6.51 - 6.54, 33.1)."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.effects import verdict
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.values import kia, morale, panic
from tests.upfront.forks import decline
from tests.upfront.scenes import given, when


def table(man: str, *lines: str) -> AnyGame:
    return given("german A 1 g4 g5", f"american A 1 {man}", *lines).game


def verdicts(man: str, result: int) -> set[str]:
    """Collect what a result can do to the first American, whatever card is drawn."""
    game = table(man)
    group = game.table.groups["american-A"]
    cards = game.table.battle.deck.values()
    return {verdict(game.table, group, group.men[0], result, card) for card in cards}


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (3, {"unharmed"}),
        (4, {"pinned"}),
        (7, {"pinned"}),
        (8, {"kia", "wounded"}),
        (9, {"kia"}),
        (14, {"kia"}),
    ],
)
@proves("UF 6.51", 1)
@proves("UF 6.52", 1)
@proves("UF 6.53", 5)
@proves("UF 6.54", 1)
def test_6_5_an_unpinned_man_of_morale_4_and_kia_8(result: int, expected: set[str]) -> None:
    assert verdicts("a3", result) == expected


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (5, {"unharmed"}),
        (6, {"kia", "rout", "wounded"}),
        (7, {"kia", "rout", "wounded"}),
        (8, {"kia", "rout", "wounded"}),
        (9, {"kia", "wounded"}),
        (10, {"kia"}),
    ],
)
@proves("UF 6.52", 2)
@proves("UF 6.53", 1, 6)
@proves("UF 10.1", 2)
@proves("UF 10.13", 1)
def test_6_53_a_pinned_man_of_panic_6_and_kia_9_uf1_wound_window_pinned(
    result: int, expected: set[str]
) -> None:
    assert verdicts("a14.pinned", result) == expected


@proves("UF 6.53", 2, 7)
@proves("UF 6.531", 1)
def test_6_53_column_0r_alone_tells_death_from_rout_and_7w_makes_a_wound_of_a_rout_only() -> None:
    game = table("a14.pinned")
    group = game.table.groups["american-A"]
    man = group.men[0]
    for card in game.table.battle.deck.values():
        said = verdict(game.table, group, man, 7, card)
        if card.positions[9] <= 6:
            assert said == "kia"
        else:
            assert said == ("wounded" if card.positions[6] == 4 else "rout")


@proves("UF 6.53", 4)
def test_6_53_the_rout_number_of_a_japanese_is_2_above_his_panic_value() -> None:
    game = given("nations german japanese", "german A 1 g4", "japanese A 1 j5.pinned").game
    group = game.table.groups["japanese-A"]
    said = {
        card.positions[9]: verdict(game.table, group, group.men[0], 4, card)
        for card in game.table.battle.deck.values()
        if card.positions[6] != 3
    }
    assert {number for number, fate in said.items() if fate == "kia"} == {1, 2, 3, 4, 5}
    assert {number for number, fate in said.items() if fate == "rout"} == {6, 7, 8, 9, 10}


@proves("UF 10.1", 2)
@proves("UF 6.52", 2)
def test_10_1_pinned_a_man_has_a_kia_value_1_higher() -> None:
    game = table("a3 a4.pinned")
    fresh, pinned = game.table.groups["american-A"].men
    assert (kia(fresh), kia(pinned)) == (8, 9)


@proves("UF 17.613", 1, 2)
def test_17_613_encircled_men_panic_at_1_less_and_keep_their_morale_and_rout_number() -> None:
    lines = ("german B 4 g6 g7", "german C 2 g8 g9")
    free = given("german A 1 g4", *lines, "american B 2 a4.pinned a5").game
    shut = given(
        "german A 1 g4", *lines, "american B 2 a4.pinned a5", "encircled american B C B"
    ).game
    values = []
    for game in (free, shut):
        group = game.table.groups["american-B"]
        pinned, fresh = group.men
        values.append(
            (panic(game.table, group, pinned), morale(game.table, group, fresh), pinned.card.rout)
        )
    assert values == [(5, 3, 5), (4, 3, 5)]


@proves("UF 6.53", 3)
@proves("UF 6.531", 2)
@pytest.mark.parametrize(("draw", "fate", "points"), [("b2@10=5", "kia", 2), ("98", "rout", 1)])
def test_6_53_a_man_killed_by_panic_counts_2_points_one_who_runs_1(
    draw: str, fate: str, points: int
) -> None:
    scene = given(
        "german A 0 g3 g6.assists=g3",
        "american A 2 a4.pinned a9",
        "hand german 75",
        rig=f"{draw} r1",
    )
    before = victory_points(scene.game.table, "german")
    when(scene, "fire A>A; with 75; shoot", "american: decline", "german: resolve")
    assert scene.game.table.lost == {"a4": fate}
    assert victory_points(scene.game.table, "german") == before + points


@proves("UF 6.52", 3)
def test_6_52_pinned_men_fight_with_their_pinned_close_combat_value() -> None:
    scene = given(
        "german A 2 g1 g4.inside=A", "american A 3 a9.pinned", "hand german 12", rig="b0 r0"
    )
    when(scene, "close A; enter g4 12; go")
    preview = scene.game.preview("decline")
    assert preview is not None
    assert "cc-pinned" in str(preview.detail["against"])
    assert "cc-pinned" not in [line.label for line in preview.factors]
    decline(scene.game, "act")
    assert scene.game.table.lost == {"a9": "kia"}


@pytest.mark.parametrize(("reading", "expected"), [("no", {"wounded"}), ("yes", {"rout"})])
@proves("UF 32.12", 7)
def test_32_12_who_may_be_taken_first_is_shown_as_a_man_who_routs(
    reading: str, expected: set[str]
) -> None:
    lines = (f"option capture-before-wound {reading}", "german A 2 g4", "american A 3 a3.pinned")
    game = given(*lines).game
    group = game.table.groups["american-A"]
    cards = game.table.battle.deck.values()
    hurt = [card for card in cards if card.positions[6] == 4 and card.positions[9] > 5]
    assert hurt
    assert {verdict(game.table, group, group.men[0], 7, card) for card in hurt} == expected
