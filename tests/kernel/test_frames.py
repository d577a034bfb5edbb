"""Frames, scripts, questions and deeds."""

from __future__ import annotations

import pytest

from caposaldo.kernel.actions import Action, Decision, action
from caposaldo.kernel.chance import RiggedChance
from caposaldo.kernel.codec import read_frame
from caposaldo.kernel.errors import IllegalAction, UnreadableFile
from caposaldo.kernel.frames import Deed, Frame, Question, Script
from tests.kernel.duel import KIND, DuelKind, given, start
from tests.kernel.duel_deeds import Rest
from tests.kernel.duel_rules import Lead, Match, Round, Step, SwapCards
from tests.kernel.duel_table import NORTH, REACT, SOUTH, Duel, DuelTable

SCENE = ("north c5 c6 c9", "south c1 c2 c12")


class Ask(Frame[DuelTable]):
    """A bare frame that asks something without deeds."""

    KIND = "duel.ask"

    def decision(self, game: Duel) -> Decision | None:
        return Decision(NORTH, "ask", REACT, [action("no"), action("yes")])

    def take(self, game: Duel, answer: Action) -> None:
        game.finish(self)


def stack(game: Duel) -> list[str]:
    return [frame.KIND for frame in game.stack]


def test_steps_run_in_order_and_again_runs_one_once_more() -> None:
    game = given(*SCENE, chance=RiggedChance(("3",)))
    assert stack(game) == ["duel.match", "duel.round", "duel.lead"]
    assert game.stack[0].data() == {"frame": "duel.match", "step": "play_rounds"}
    assert game.stack[1].data() == {"frame": "duel.round", "step": "react"}
    game.answer("play c9")
    assert stack(game) == ["duel.match", "duel.round", "duel.react"]
    game.answer("yield")
    assert game.table.round == 2
    assert game.stack[1].data() == {"frame": "duel.round", "step": "react"}
    assert (game.table.lead, game.table.points[NORTH]) == (SOUTH, 1)


def test_a_question_inside_a_question_is_pure_data_on_the_stack() -> None:
    game = given(*SCENE)
    game.answer("swap")
    game.answer("give c5")
    assert [frame.data() for frame in game.stack] == [
        {"frame": "duel.match", "step": "play_rounds"},
        {"frame": "duel.round", "step": "react"},
        {"frame": "duel.lead"},
        {"frame": "duel.swap", "given": ["c5"], "left": 5},
    ]


def test_a_right_to_react_is_asked_even_with_an_empty_hand() -> None:
    game = given("north c5 c6 c9", "south", "deck")
    game.answer("play c9")
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, [option.notation for option in asked.options]) == (SOUTH, ["yield"])


def test_a_game_may_put_other_steps_in_place_of_a_scripts_own() -> None:
    kind = DuelKind()
    kind.steps["duel.round"] = ("lead", "settle", "pass_the_lead")
    game = given(*SCENE, chance=RiggedChance(("1",)), kind=kind)
    assert game.stack[1].data()["step"] == "settle"
    game.answer("play c9")
    asked = game.decision()
    assert asked is not None
    assert (asked.prompt, game.table.lead, game.table.gone) == ("lead", SOUTH, ("c9",))


def test_a_step_that_the_rules_do_not_have_is_an_error() -> None:
    game = start()
    with pytest.raises(ValueError, match="not in tuple"):
        Round("no_such_step").run(game)


def test_only_the_procedure_on_top_may_end() -> None:
    game = start()
    with pytest.raises(AssertionError, match=r"duel.match is not on top"):
        game.finish(game.stack[0])


def test_two_deeds_may_share_a_verb_with_other_words() -> None:
    game = given(*SCENE, chance=RiggedChance(("1",)))
    asked = game.decision()
    assert asked is not None
    assert [o.notation for o in asked.options if o.verb == "play"] == [
        "play c5",
        "play c5 c6",
        "play c6",
        "play c9",
    ]
    game.answer("play c5 c6")
    assert game.table.attack == ("c5", "c6")


@pytest.mark.parametrize(
    ("notation", "key", "rule"),
    [
        ("play c1", "not-in-hand", "DU 2"),
        ("play c99", "not-in-hand", "DU 2"),
        ("play c5 c9", "no-pair", "DU 2"),
        ("play", "not-asked-now", "DU 2"),
        ("play c5 c6 c9", "not-asked-now", "DU 2"),
        ("give c5", "not-asked-now", "DU 2"),
        ("block c1", "not-asked-now", "DU 2"),
        ("rest now", "not-asked-now", "DU 2"),
        ("swap; give c1", "not-in-hand", "DU 4"),
        ("swap; give c5; give c5", "already-given", "DU 4"),
        ("swap; play c5", "not-asked-now", "DU 4"),
    ],
)
def test_a_refusal_names_its_reason_and_its_rule(notation: str, key: str, rule: str) -> None:
    game = given(*SCENE)
    refusal = game.why_not(NORTH, notation)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)
    with pytest.raises(IllegalAction) as caught:
        game.answer(notation)
    assert caught.value.refusal.data() == refusal.data()


def test_a_bare_frame_offers_takes_and_refuses() -> None:
    game = start()
    game.push(Ask())
    game.advance()
    refusal = game.why_not(NORTH, "perhaps")
    assert refusal is not None
    assert refusal.data() == {
        "key": "not-asked-now",
        "rule": "DU 3",
        "facts": {"action": "perhaps"},
    }
    assert game.stack[-1].obstacle(game, action("yes")) is None
    game.answer("yes")
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "lead"


def test_a_question_that_is_not_open_is_not_asked() -> None:
    class Later(Lead):
        def waiting(self, game: Duel) -> bool:
            return False

    assert Later().decision(start()) is None
    assert Lead().decision(start()) is not None


def test_what_a_frame_does_not_define_is_a_broken_invariant() -> None:
    game = start()
    frame: Step = Frame()
    question: Question[DuelTable] = Question()
    deed: Deed[DuelTable] = Deed()
    assert frame.decision(game) is None
    assert list(deed.objects(game, frame)) == [()]
    assert deed.obstacle(game, frame, ()) is None
    for act in (
        lambda: frame.run(game),
        lambda: frame.take(game, action("yes")),
        lambda: question.seat(game),
        lambda: question.rule(game),
        lambda: deed.perform(game, frame, ()),
        lambda: Lead().take(game, action("never")),
        lambda: Lead().take(game, action("rest", ("now",))),
    ):
        with pytest.raises(AssertionError):
            act()


def test_a_copied_frame_goes_its_own_way() -> None:
    frame = SwapCards(("c1",), 3)
    twin = frame.copy()
    assert isinstance(twin, SwapCards)
    twin.given += ("c2",)
    assert frame.data() == {"frame": "duel.swap", "given": ["c1"], "left": 3}
    script: Script[DuelTable] = Match("count")
    assert script.copy().data() == {"frame": "duel.match", "step": "count"}


def test_frames_are_read_back_from_their_data() -> None:
    frame = read_frame(KIND, {"frame": "duel.swap", "given": ["c1"], "left": 3})
    assert isinstance(frame, SwapCards)
    assert (frame.given, frame.left) == (("c1",), 3)


def test_a_field_that_came_later_may_be_missing_and_is_left_out_where_it_is_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SwapCards, "LATER", ("given",))
    old = {"frame": "duel.swap", "left": 3}
    frame = read_frame(KIND, old)
    assert isinstance(frame, SwapCards)
    assert (frame.given, frame.left) == ((), 3)
    assert frame.data() == old
    assert SwapCards(("c1",), 0).data() == {"frame": "duel.swap", "given": ["c1"], "left": 0}
    for damaged in ({"frame": "duel.swap", "given": ["c1"]}, {**old, "more": 1}):
        with pytest.raises(UnreadableFile, match="must have the fields given, left"):
            read_frame(KIND, damaged)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"frame": "duel.none"},
        {"frame": ["duel.swap"]},
        {"frame": "duel.swap"},
        {"frame": "duel.swap", "given": ["c1"], "left": 3, "more": 1},
        {"frame": "duel.swap", "given": "c1", "left": 3},
        {"frame": "duel.swap", "given": [1], "left": 3},
        {"frame": "duel.swap", "given": [], "left": "3"},
        {"frame": "duel.swap", "given": [], "left": True},
        {"frame": "duel.match", "step": 1},
    ],
)
def test_a_damaged_frame_is_unreadable(data: object) -> None:
    with pytest.raises(UnreadableFile):
        read_frame(KIND, data)


def test_a_deed_without_words_has_one_object() -> None:
    assert Rest.WORDS == 0
    assert list(Rest().objects(start(), Lead())) == [()]
