"""The odds shown before infiltration, close combat and the clearing of mines are exact."""

from fractions import Fraction

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

PILE = "pile 1 2 35 26 21 30 29 10 38 46 3"
GETS_IN = {"infiltrates": "infiltrates", "": "fails"}


def close_by(*lines: str) -> AnyGame:
    """Two German riflemen in Buildings close to an American group."""
    plain = ("german A 2 g1 g4", "ground german A 58", "american A 3 a1 a3 a4", PILE)
    return given(*plain, *lines).game


def ended(end: End) -> str:
    """Say who of the German g4 and the American a3 is left."""
    lost = {"g4", "a3"} & set(end.game.table.lost)
    return "both" if len(lost) == 2 else "wins" if "a3" in lost else "loses"


# Infiltration --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["12", "5"])
def test_20_24_out_of_a_stream_the_ford_is_part_of_the_odds(card: str) -> None:
    lines = ("german A 2 g1 g4", "ground german A 148", "american A 3 a1 a3 a4", PILE)
    game = given(*lines, f"hand german {card}").game
    chain = f"infiltrate A; try g4 >A {card}"
    assert shown(game.preview(chain)) == spread(game, f"{chain}; go", say=told(GETS_IN))


@pytest.mark.parametrize("answer", ["decline", "conceal 65"])
def test_9_4_the_odds_with_a_concealed_card_and_without(answer: str) -> None:
    game = close_by("hand german 12 65", "ground american A 9>back")
    game.answer("infiltrate A; try g4 >A 12; go")
    preview = game.preview(answer)
    assert preview is not None
    assert preview.detail == {"column": 2 if answer == "conceal 65" else 5}
    assert shown(preview) == spread(game, answer, say=told(GETS_IN))


def test_9_4_out_of_a_stream_the_answer_counts_the_ford_too() -> None:
    lines = ("german A 2 g1 g4", "ground german A 148", "american A 3 a1 a3", PILE)
    game = given(*lines, "hand german 12").game
    game.answer("infiltrate A; try g4 >A 12; go")
    assert shown(game.preview("decline")) == spread(game, "decline", say=told(GETS_IN))


def test_20_21_the_odds_of_an_assistant_are_those_of_a_man_with_his_own_weapon() -> None:
    lines = ("german A 2 g3 g4.assists=g3.jammed", "american A 3 a1 a3", PILE)
    preview = given(*lines).game.preview("infiltrate A; try g4 >A")
    assert preview is not None
    assert preview.detail["morale"] == 2


# Close combat --------------------------------------------------------------------------------


def test_20_52_whom_he_may_meet_is_shown_with_the_chance_of_each() -> None:
    scene = given("german A 2 g1 g4.inside=A", "american A 3 a1 a3 a4", "hand german 12", PILE)
    when(scene, "close A")
    preview = scene.game.preview("enter g4 12")
    assert preview is not None
    assert (preview.detail["morale"], shown(preview)) == (3, {"passes": Fraction(1)})
    men = preview.detail["men"]
    assert isinstance(men, list)
    seen = {man["id"]: Fraction(man["meets"]["chances"], man["meets"]["of"]) for man in men}

    def met(end: End) -> str:
        (event,) = [event for event in end.told if event.kind == "meets"]
        return str(event.facts["enemy"]).removeprefix("@man-")

    found = spread(scene.game, "enter g4 12; go", say=met, until="prepare-combat")
    assert {id: chance for id, chance in seen.items() if chance} == found
    assert sum(seen.values()) == 1


def test_20_52_a_man_alone_is_met_for_certain() -> None:
    scene = given("german A 2 g1 g4.inside=A", "american A 3 a3", "hand german 12", PILE)
    when(scene, "close A")
    preview = scene.game.preview("enter g4")
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [man["meets"]["share"] for man in men] == [1]
    assert [line.value for line in preview.factors] == [3, 5]


@pytest.mark.parametrize("ranks", ["a3 a4.to=B", "a3.to=B"])
def test_20_52_men_on_their_way_elsewhere_are_met_only_if_nobody_else_is_there(ranks: str) -> None:
    scene = given("german A 2 g1 g4.inside=A", f"american A 3 {ranks}", "american B 3 a5", PILE)
    when(scene, "close A")
    preview = scene.game.preview("enter g4")
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    assert [(man["id"], man["meets"]["share"]) for man in men] == [("a3", 1)]


@pytest.mark.parametrize(
    ("mate", "bonus"), [("a4.assists=a13", 3), ("a4.assists=a13.pinned", 0), ("a4", 0)]
)
def test_20_622_the_crew_mate_of_a_possible_opponent_is_counted(mate: str, bonus: int) -> None:
    values = {}
    for name, other in (("plain", "a4"), ("asked", mate)):
        scene = given("german A 2 g1 g4.inside=A", f"american A 3 a13 {other}", PILE)
        when(scene, "close A")
        preview = scene.game.preview("enter g4")
        assert preview is not None
        men = preview.detail["men"]
        assert isinstance(men, list)
        values[name] = sum(line["value"] for line in men[0]["modifiers"])
    assert values["asked"] - values["plain"] == bonus


@pytest.mark.parametrize("foe", ["a3", "a3.pinned", "a3.wounded"])
def test_20_7_the_duel_shown_before_he_goes_in_is_the_one_fought(foe: str) -> None:
    scene = given(
        "german A 2 g1 g4.inside=A", f"american A 3 {foe}", "hand german 12", "pile 1 2 35 26 21 30"
    )
    when(scene, "close A")
    preview = scene.game.preview("enter g4 12")
    assert man_odds(preview, "a3") == spread(scene.game, "enter g4 12; go", say=ended)


def test_33_5_who_cannot_defend_himself_loses_for_certain_unless_a_mate_is_there() -> None:
    helpless = "a3.unarmed.pinned.wounded"
    alone = given("german A 2 g1 g4.inside=A", f"american A 3 {helpless}", PILE)
    crewed = given("german A 2 g1 g4.inside=A", f"american A 3 {helpless} a4.assists=a3", PILE)
    when(alone, "close A")
    when(crewed, "close A")
    assert man_odds(alone.game.preview("enter g4"), "a3") == {"wins": Fraction(1)}
    assert set(man_odds(crewed.game.preview("enter g4"), "a3")) > {"wins"}


def test_33_5_both_sides_are_shown_that_he_is_lost() -> None:
    game = given(
        "german A 2 g1 g4.inside=A",
        "american A 3 a3.unarmed.pinned.wounded",
        "hand german 12",
        PILE,
    ).game
    game.answer("close A; enter g4 12; go")
    assert shown(game.preview("decline")) == {"wins": Fraction(1)}
    game.answer("decline")
    assert shown(game.preview("decline")) == {"loses": Fraction(1)}


@pytest.mark.parametrize("seat", ["german", "american"])
def test_16_2_a_clash_that_ends_the_deck_draws_from_the_new_one(seat: str) -> None:
    game = given(
        "german A 2 g1 g4.inside=A",
        "american A 3 a3",
        "hand german 12",
        "pile 30",
    ).game
    game.answer("close A; enter g4 12; go")
    mirrored = {"wins": "wins", "loses": "loses", "both": "both"}
    if seat == "american":
        game.answer("decline")
        mirrored = {"wins": "loses", "loses": "wins", "both": "both"}
    found = spread(game, "decline", say=ended)
    seen = shown(game.preview("decline"))
    assert {mirrored[key]: chance for key, chance in seen.items()} == found


@pytest.mark.parametrize(
    ("answer", "own", "enemy"), [("capture", -2, 0), ("conceal 65", 0, -3), ("decline", 0, 0)]
)
def test_20_62_what_a_side_adds_is_shown_in_its_sum(answer: str, own: int, enemy: int) -> None:
    scene = given(
        "german A 2 g1 g4.inside=A", "american A 3 a3 a4", "hand german 12 65", PILE, rig="*@2=1"
    )
    when(scene, "close A; enter g4 12; go")
    preview = scene.game.preview(answer)
    assert preview is not None
    assert (preview.detail["own"], preview.detail["enemy"]) == (8 + own, 6 + enemy)


def test_10_42_a_hero_before_the_clash_is_a_card_played_not_a_sum() -> None:
    game = given("german A 2 g1 g4.inside=A g5.pinned", "american A 3 a3", "hand german 12 30").game
    game.answer("close A; enter g4 12; go")
    assert game.preview("hero g5 30") is None
    assert game.preview("decline") is not None


# Mines ---------------------------------------------------------------------------------------


def test_24_5_the_odds_of_clearing_a_path() -> None:
    game = given(
        "scenario C",
        "german A 1 g1 g4",
        "ground german A 141",
        "american B 0 a5 a6",
        "ground american B 117",
        "pile 1 2 4 26 21 30 29 10 46",
    ).game
    names = {"sweeps cleared": "cleared", "mine-strikes": "blows-up", "": "unchanged"}
    assert shown(game.preview("sweep A g4")) == spread(game, "sweep A g4", say=told(names))
