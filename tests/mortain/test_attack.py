"""An attack from the turning of its card to its result, as it is told (SM 3.2, SM R9, SM R19)."""

import pytest

from caposaldo import library
from caposaldo.kernel.events import Event
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.mortain.scenes import given, then, when


def volley(*lines: str, rig: str) -> Scene:
    return given("turn 2", "card 8H", "us-117 0503", "ge-37 0504", *lines, rig=rig)


def told(scene: Scene, kind: str) -> list[Event]:
    return [event for event in scene.told if event.kind == kind]


@proves("SM 3.2", 3)
def test_3_2_the_result_carries_its_card_and_its_sum() -> None:
    scene = given("turn 2", "card 8H", "us-117 0602", "ge-37 0703", rig="3S 2S")
    when(scene, "fire ge-37; with us-117; shoot")
    (event,) = told(scene, "resolved")
    assert event.facts == {
        "card": "@card-3S",
        "number": 3,
        "total": 4,
        "strength": 4,
        "factor": "ai",
        "hit": "yes",
    }
    assert event.rules == ("SM 3.2", "SM R18")
    assert [(m.value, m.label) for m in event.modifiers] == [(2, "terrain"), (-1, "adjacent")]


def test_4_1_the_result_of_a_strike_cites_the_marker() -> None:
    scene = given("turn 2", "card 8H", "us-117 0503", "ge-37 0504", rig="3S")
    when(scene, "oba; strike 0504 ai")
    (event,) = told(scene, "resolved")
    assert event.rules == ("SM 4.1", "SM R21")
    (strike,) = told(scene, "strikes")
    assert strike.facts == {"marker": "@marker-oba", "hex": "0504", "factor": "ai"}


def test_3_2_what_happens_is_told_in_order() -> None:
    scene = volley("activated german us", rig="KS 5S 2S")
    when(scene, "fire ge-37; with us-117; shoot", "again")
    assert [event.kind for event in scene.told] == [
        "fires",
        "face-discarded",
        "resolved",
        "flipped",
        "card-turned",
    ]
    assert [event.rules for event in scene.told[:2]] == [("SM 3.2", "SM R5"), ("SM 3.2", "SM R9")]


@pytest.mark.parametrize("number", range(1, 11))
@pytest.mark.parametrize("suit", ["H", "C"])
@proves("SM 3.2", 3)
@proves("SM R18", 3)
def test_R18_every_number_hits_up_to_the_limit(number: int, suit: str) -> None:
    card = f"{'A' if number == 1 else number}{suit}"
    scene = given("turn 2", "card 8D", "us-117 0503", "ge-37 0504", rig=f"{card} 2S")
    when(scene, "fire ge-37; with us-117; shoot")
    hit = number <= 5
    then(
        scene,
        f"event resolved number={number} total={number - 1} hit={'yes' if hit else 'no'}",
        "ge-37 0504 flipped" if hit else "ge-37 0504",
    )


@pytest.mark.parametrize("face", [rank + suit for rank in "JQK" for suit in "CDHS"])
@proves("SM 3.2", 5)
def test_R9_every_face_card_is_a_question_to_the_firer(face: str) -> None:
    scene = given("turn 2", "card 8D", "us-117 0503", "ge-37 0504", rig=face)
    when(scene, "fire ge-37; with us-117; shoot")
    asked = scene.game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt, asked.rule) == ("us", "face-card", "SM R9")
    assert [option.notation for option in asked.options] == ["again", "miss"]
    assert asked.facts == {"card": f"@card-{face}"}


def test_R9_the_attack_is_saved_in_the_middle_of_the_question() -> None:
    scene = volley(rig="KS 5S 2S")
    when(scene, "fire ge-37; with us-117; shoot")
    twin = library.load(scene.game.save())
    assert twin.digest() == scene.game.digest()
    twin.answer("again")
    scene.play("again")
    assert twin.digest() == scene.game.digest()
    assert twin.table.units["ge-37"].flipped


def test_R9_a_face_card_cannot_be_taken_back() -> None:
    scene = volley(rig="KS")
    when(scene, "fire ge-37; with us-117")
    assert scene.game.may_undo()
    when(scene, "shoot")
    assert not scene.game.may_undo()


@proves("SM R19", 1)
@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [("", "0504 flipped", "flipped"), (" flipped", "lost", "eliminated")],
)
def test_R19_one_step_a_hit(before: str, after: str, kind: str) -> None:
    scene = given("turn 2", "card 8H", "us-117 0503", f"ge-37 0504{before}", rig="2S 2C")
    when(scene, "fire ge-37; with us-117; shoot")
    then(scene, f"ge-37 {after}", f"told {kind} 1 times", f"event {kind} by SM 3.2")


@proves("SM R19", 2)
def test_R19_nothing_is_ever_recovered_in_a_whole_game() -> None:
    game = library.start("mortain", "postcard", seed=3)
    flipped: set[str] = set()
    lost: set[str] = set()
    for turn in range(4000):
        asked = game.decision()
        if asked is None:
            break
        shots = [o for o in asked.options if o.verb in ("fire", "with", "shoot", "setup", "strike")]
        options = shots or asked.options
        game.answer(options[turn % len(options)])
        units = game.table.units.values()
        now = {unit.id for unit in units if unit.flipped}
        gone = {unit.id for unit in units if unit.place == "lost"}
        assert flipped <= now
        assert lost <= gone
        flipped, lost = now, gone
    assert game.result() is not None
    assert len(flipped) > 3
    assert lost


def test_2_3_after_a_late_joker_the_attack_and_its_card_are_gone() -> None:
    scene = given(
        "turn 2",
        "card 6H",
        "activated german",
        "us-117 0503",
        "us-119 0503",
        "ge-37 0504",
        rig="JOKER 3H",
    )
    when(scene, "oba; strike 0504 ai")
    (event,) = told(scene, "joker-ends-turn")
    assert event.rules == ("SM 2.3", "SM R7")
    assert [frame.KIND for frame in scene.game.stack] == [
        "mortain.battle",
        "mortain.turn",
        "mortain.orders",
    ]
    then(scene, "asked us give-orders card=3H left=2", "turn 3", "offered air")


@proves("SM 3.2", 1)
def test_3_2_the_factors_printed_on_both_sides() -> None:
    kind = library.game("mortain")
    printed = {
        unit["id"]: (*unit["front"], *unit["flipped"])
        for unit in kind.scenarios["postcard"]["unit"]  # type: ignore[attr-defined]  # TOML data
    }
    units = given("turn 2", "card 8H", "us-117 0503").game.table.units
    for id, unit in units.items():
        fresh = type(unit)(unit.type, "0503", False)
        spent = type(unit)(unit.type, "0503", True)
        found = (fresh.factor(True), fresh.factor(False), spent.factor(True), spent.factor(False))
        assert found == printed[id]
    assert printed["us-tdt"] == (3, 1, 1, 1)
    assert printed["ge-102"] == (7, 4, 5, 3)
