"""The rally phase as it is shown and asked (SK 3.1)."""

from __future__ import annotations

from fractions import Fraction

from caposaldo.kernel.rules import rule
from tests.aslsk.scenes import given, when


def test_3_1_the_view_shows_the_step_and_who_has_had_his_turn() -> None:
    scene = given(
        "turn russian 2 rally",
        "russian r1 4-4-7 P5 broken",
        "russian r2 7-0 N5 broken",
        "german g1 8-0 B5 broken",
        rig="6,5",
    )
    when(scene, "self-rally r1")
    table = scene.game.view("german")["table"]
    assert isinstance(table, dict)
    assert table["rally"] == {
        "step": "self-rally",
        "side": "russian",
        "acted": ["r1"],
        "tried": ["r1"],
        "keeps_dm": [],
        "held_back": [],
        "lone_try": "r1",
    }


def test_3_1_a_side_that_can_do_nothing_is_not_asked() -> None:
    scene = given("turn german 2 rally", "german g1 4-6-7 B5", "russian r1 4-4-7 J5")
    asked = scene.game.decision()
    assert asked is None or asked.rule != rule("SK 3.1")
    assert "phase-began" in [event.kind for event in scene.told]


def test_R3_the_preview_of_a_self_rally_has_the_chances_of_a_leader() -> None:
    scene = given("turn russian 2 rally", "russian r1 4-4-7 P5 broken", "german g1 4-6-7 B5")
    shown = scene.game.preview("self-rally r1")
    assert shown is not None
    data = shown.data()
    assert data["method"] == "exact"
    assert sum([outcome.chances for outcome in shown.odds]) == 36
    promotion = shown.detail["promotion"]
    assert isinstance(promotion, dict)
    # An Original 2 in 36, then a dr: 1 makes an 8-0, 2 and 3 a 7-0, 4 a 6+1.
    found = {name: Fraction(it["chances"], it["of"]) for name, it in promotion.items()}
    assert found == {"8-0": Fraction(1, 216), "7-0": Fraction(2, 216), "6+1": Fraction(1, 216)}


def test_R3_a_leader_promotes_nobody_and_done_has_no_preview() -> None:
    scene = given("turn russian 2 rally", "russian r1 7-0 P5 broken", "german g1 4-6-7 B5")
    shown = scene.game.preview("self-rally r1")
    assert shown is not None
    assert "promotion" not in shown.detail
    assert scene.game.preview("done") is None


def test_each_question_of_the_phase_previews_its_own_deed_only() -> None:
    lines = ["turn german 2 rally", "german g1 4-6-7 B5", "german g2 8-0 B5", "russian r1 4-4-7 J5"]
    lines += ["german g3 4-6-7 B5 broken", "german gw1 MMG B5", "german gw2 LMG g1 malfunctioned"]
    scene = given(*lines)
    for prompt in ("recovery", "repair", "transfer", "self-rally", "unit-rally"):
        asked = scene.game.decision()
        assert asked is not None
        assert asked.prompt == prompt
        assert scene.game.preview("done") is None
        scene.play("done")
