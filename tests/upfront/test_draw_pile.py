"""The draw pile keeps its secrets, and what is played is played (UF 16.21, 16.22)."""

import json

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from tests.upfront.scenes import given, when

PLACE = (
    "nations german russian",
    "german A 2 g1 g4 g5",
    "russian A 1 r3 r4",
    "hand german 1 66 60",
    "hand russian 6 7",
)


@proves("UF 16.21", 1)
def test_16_21_no_card_of_the_pile_can_be_seen_by_mistake_as_none_lies_on_top() -> None:
    scene = given(*PLACE)
    first: set[str] = set()
    for seed in range(20):
        trial = library.from_position("upfront", "\n".join(PLACE), stream(seed, "game"))
        told = trial.answer("dig A")
        first.update(str(event.facts["card"]) for event in told if event.kind == "digs")
    assert len(first) > 5
    for seat in ("german", "russian", "spectator"):
        view = json.dumps(scene.game.view(seat)["table"])
        assert '"pile"' not in view


@proves("UF 16.21", 2)
@proves("UF 16.21", 3, 4)
def test_16_21_a_pile_that_may_not_be_counted_shows_only_how_high_it_looks() -> None:
    few = given(*PLACE, "option deck-count glance", "discards 10 11 12")
    more = given(*PLACE, "option deck-count glance", "discards 10 11 12 13 14")
    exact = given(*PLACE, "discards 10 11 12")
    left = [scene.game.view("german")["table"]["deck"]["left"] for scene in (few, more, exact)]  # type: ignore[index]  # a view is plain data
    assert left[0] == left[1] == 160
    assert left[2] == 162 - 5 - 3


@proves("UF 16.22", 2)
def test_16_22_nothing_is_taken_back_once_the_other_player_has_begun() -> None:
    scene = given(*PLACE)
    when(scene, "move A 1 forward")
    assert scene.game.may_undo()
    when(scene, "done", "end", "stay")
    assert scene.asked == "russian"
    assert not scene.game.may_undo()


@proves("UF 16.22", 2)
def test_16_22_a_draw_ends_what_can_be_taken_back_too() -> None:
    game = library.from_position("upfront", "\n".join(PLACE))
    game.answer("dig A")
    assert not game.may_undo()
