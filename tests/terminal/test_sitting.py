from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import GameError, IllegalAction, UnreadableFile
from caposaldo.kernel.game import Origin, begin
from caposaldo.terminal.sitting import Sitting, sit_down
from tests.kernel.duel import start
from tests.kernel.duel_chosen import CHOSEN
from tests.terminal.tables import POSTCARD, lay, seat


def test_the_person_is_asked_on_one_side_and_the_computer_answers_on_the_other() -> None:
    sitting = seat(lay(POSTCARD), side="us")
    assert (sitting.asked, sitting.mine, sitting.viewer) == ("german", False, "us")
    assert sitting.options() == []
    answer = sitting.think()
    decision = sitting.game.decision()
    assert decision is not None
    assert answer in [option.notation for option in decision.options]
    sitting.answer_for_computer(answer)
    assert [(entry.seat, entry.action) for entry in sitting.log[1:]] == [("german", answer)]


def test_the_computer_is_not_asked_in_place_of_a_person() -> None:
    assert seat(lay(POSTCARD), side="german").think() == ""


def test_a_chain_counts_as_its_steps_and_as_nothing_when_one_is_refused() -> None:
    sitting = seat(lay(POSTCARD))
    sitting.take("activate ge-stug; move 0902")
    assert [entry.action.strip() for entry in sitting.log[1:]] == ["activate ge-stug", "move 0902"]
    before = sitting.game.digest()
    with pytest.raises(IllegalAction):
        sitting.take("activate ge-df; move 0101")
    assert (sitting.game.digest(), len(sitting.log)) == (before, 3)


def test_undo_takes_back_one_own_answer_and_its_lines() -> None:
    sitting = seat(lay(POSTCARD))
    before = sitting.game.digest()
    sitting.take("activate ge-stug; move 0902")
    sitting.undo()
    sitting.undo()
    assert (sitting.game.digest(), len(sitting.log)) == (before, 1)
    assert not sitting.may_undo()
    with pytest.raises(GameError):
        sitting.undo()


def test_what_turns_a_card_is_final_and_a_move_is_not() -> None:
    sitting = seat(lay(POSTCARD))
    before = sitting.game.digest()
    assert sitting.is_final("pass")
    assert not sitting.is_final("activate ge-stug")
    assert sitting.game.digest() == before


def test_two_people_at_one_screen_see_their_own_view_in_turn() -> None:
    sitting = Sitting(lay(POSTCARD), {"german": "human", "us": "human"}, 1)
    assert sitting.shared
    seen = {sitting.viewer}
    while len(seen) < 2 and not sitting.over:
        sitting.take("pass")
        seen.add(sitting.viewer)
    assert seen == {"german", "us"}


def test_hints_are_ranked_reasoned_and_counted() -> None:
    sitting = seat(lay(POSTCARD))
    found = sitting.hint(2)
    assert {candidate.notation for candidate in found} <= set(sitting.options())
    assert all(candidate.reason for candidate in found)
    assert sitting.hints == (1 if found else 0)


def test_the_record_of_a_sitting_names_the_players_and_verifies() -> None:
    sitting = sit_down(library.start("mortain", seed=3), side="us", against="random", seed=3)
    while not sitting.over:
        if sitting.mine:
            sitting.take(sitting.options()[-1])
        else:
            sitting.answer_for_computer(sitting.think())
    record = sitting.record()
    assert record["seats"] == {"german": "random", "us": "human"}
    assert library.verify(record).digest() == sitting.game.digest()
    assert sitting.think() == ""
    assert sitting.asked == ""


@pytest.mark.parametrize(("side", "against"), [("french", "random"), ("us", "general")])
def test_an_unknown_side_or_level_is_refused_with_the_ones_there_are(
    side: str, against: str
) -> None:
    with pytest.raises(UnreadableFile, match="choose"):
        seat(lay(POSTCARD), side=side, against=against)


def test_the_seats_are_those_that_were_chosen() -> None:
    chosen = CHOSEN.setup("long", {"side-1": "south", "side-2": "north"})
    game = begin(CHOSEN, Origin(chosen, stream(3, "game").data(), None))
    assert seat(game, side="").levels == {"south": "human", "north": "random"}
    with pytest.raises(UnreadableFile, match="choose one of: south, north"):
        seat(game, side="west")


def at_duel() -> Sitting:
    return Sitting(start(3), {"north": "human", "south": "human"}, 1)


def test_a_standing_answer_is_given_whenever_its_prompt_is_asked() -> None:
    sitting = at_duel()
    sitting.take("rest")
    sitting.stand("rest")
    assert sitting.asked == "north"
    sitting.take(next(option for option in sitting.options() if option.startswith("play")))
    assert sitting.asked == "south"
    sitting.stand("yield")
    answers = [(entry.seat, entry.action) for entry in sitting.log[-3:]]
    assert answers[1:] == [("south", "yield"), ("south", "rest")]
    assert sitting.standing == {"north": {}, "south": {"lead": "rest", "react": "yield"}}


def test_a_standing_answer_that_is_not_offered_waits_for_one_that_is() -> None:
    sitting = at_duel()
    sitting.standing["south"]["react"] = "block c99"
    sitting.take(next(option for option in sitting.options() if option.startswith("play")))
    assert (sitting.asked, sitting.mine) == ("south", True)


def test_one_is_asked_again_when_one_wants_to_be() -> None:
    sitting = at_duel()
    assert not sitting.ask_again()
    sitting.stand("rest")
    sitting.take("rest")
    assert [entry.action for entry in sitting.log[1:]] == ["rest"] * 3
    assert sitting.viewer == "south"
    assert not sitting.ask_again()
    assert sitting.standing["north"] == {"lead": "rest"}
