"""Who wins, when, and by how much (SM 6.1, SM R23)."""

import pytest

from caposaldo.proofs import proves
from tests.mortain.scenes import given, then, when

GERMANS = ("ge-stug", "ge-37", "ge-38", "ge-pz1", "ge-pz2", "ge-df", "ge-d", "ge-102")


@pytest.mark.parametrize("out", range(5))
@pytest.mark.parametrize("leaver", ["ge-37", "ge-102"])
@proves("SM 6.1", 1)
@proves("SM R23", 1)
def test_R23_only_the_fifth_exit_decides(out: int, leaver: str) -> None:
    others = [id for id in GERMANS if id != leaver][:out]
    scene = given(
        "turn 1", "card AS", "us-117 0503", f"{leaver} 0101", *[f"{id} exited" for id in others]
    )
    when(scene, f"activate {leaver}; exit")
    then(scene, f"event exited out={out + 1} needed=5 by SM 6.1")
    result = scene.game.result()
    assert (result is not None) == (out == 4)
    if result is not None:
        assert result.data() == {
            "winner": "german",
            "reason": "enough-exits",
            "rule": "SM 6.1",
            "facts": {"side": "@side-german", "out": 5, "needed": 5},
        }


@pytest.mark.parametrize("turn", range(1, 7))
@proves("SM 6.1", 1)
def test_6_1_the_us_player_wins_at_the_end_of_turn_6_and_not_before(turn: int) -> None:
    scene = given(
        f"turn {turn}",
        "card AS",
        "deck empty",
        "us-117 0503",
        "ge-37 0101",
        rig="" if turn == 6 else "2S",
    )
    when(scene, "pass")
    then(scene, "won us mortain-held" if turn == 6 else f"turn {turn + 1}")


@pytest.mark.parametrize(
    ("reading", "where", "winner"),
    [
        ("map", "0503", "us"),
        ("map", "west", "german"),
        ("map", "lost", "german"),
        ("anywhere", "0503", "us"),
        ("anywhere", "west", "us"),
        ("anywhere", "lost", "german"),
    ],
)
@proves("SM R23", 2)
@proves("SM 6.1", 1)
def test_R23_what_counts_as_in_play_at_the_end(reading: str, where: str, winner: str) -> None:
    scene = given(
        f"reading no-us-left {reading}",
        "turn 6",
        "card AS",
        "deck empty",
        f"us-ccb {where}",
        "ge-37 0901",
    )
    when(scene, "pass")
    reason = "mortain-held" if winner == "us" else "no-us-unit-left"
    then(scene, f"won {winner} {reason}", f"event won side={winner} reason={reason} out=0")


@pytest.mark.parametrize("reading", ["map", "anywhere"])
@proves("SM R23", 3)
def test_R23_an_empty_map_alone_does_not_stop_the_game(reading: str) -> None:
    lines = (f"reading no-us-left {reading}", "turn 3", "card AS", "us-117 0504 flipped")
    scene = given(*lines, "us-cca west", "ge-37 0503", rig="2H 6H")
    when(scene, "fire us-117; with ge-37; shoot")
    then(scene, "us-117 lost", "no event won", "asked us give-orders card=6H")
    alone = given(*lines, "ge-37 0503", rig="2H")
    when(alone, "fire us-117; with ge-37; shoot")
    then(alone, "us-117 lost", "won german no-us-unit-left")


@proves("SM R23", 3)
def test_R23_the_game_goes_on_without_any_german_left() -> None:
    scene = given("turn 3", "card 6H", "us-117 0503", "ge-37 0504 flipped", rig="2H 3S 4D")
    when(scene, "fire ge-37; with us-117; shoot", "german: pass")
    then(scene, "ge-37 lost", "no event won", "asked us give-orders card=4D")


def test_6_1_when_the_game_is_over_nobody_is_asked() -> None:
    scene = given("turn 6", "card AS", "deck empty", "us-117 0503", "ge-37 0101")
    when(scene, "pass")
    assert scene.game.decision() is None
    assert scene.game.stack == []
    refusal = scene.game.why_not("german", "pass")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("game-is-over", "SM 6.1")
