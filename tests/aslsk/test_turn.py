"""Player turns: the order of the phases, the length of the game, markers that go (SK 3.0, V2)."""

from __future__ import annotations

from typing import ClassVar, Final

import pytest

from caposaldo import library
from caposaldo.aslsk import turn
from caposaldo.aslsk.phases import PHASES
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.turn import open_phase
from caposaldo.aslsk.upkeep import phase_ends, turn_ends
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Script
from caposaldo.proofs import proves
from tests.aslsk.scenes import given, idle, still, then, told, unit, weapon

FOES = ("german g1 4-6-7 B5", "russian r1 4-4-7 J5")


def phases(*lines: str) -> list[tuple[str, str]]:
    """Return the phases that follow a position, each with the side in turn."""
    scene = idle(given(*lines))
    began = [event.facts for event in scene.told if event.kind == "phase-began"]
    return [(str(facts["side"])[6:], str(facts["phase"])[7:]) for facts in began]


@proves("SK 3.0", 1)
def test_3_0_a_player_turn_has_eight_phases_in_this_order() -> None:
    found = phases(*FOES, "turns 1", "turn german 1 close-combat")
    assert found == [("russian", phase) for phase in PHASES]
    assert PHASES == (
        "rally", "prep-fire", "movement", "defensive-fire", "advancing-fire", "rout", "advance",
        "close-combat",
    )  # fmt: skip


@proves("SK V2", 1)
def test_V2_a_turn_is_two_player_turns_the_first_movers_first() -> None:
    scene = idle(given(*FOES, "sides russian german", "turns 3", "turn german 1 close-combat"))
    turns = [event.facts for event in scene.told if event.kind == "turn-began"]
    assert [(facts["turn"], str(facts["side"])[6:]) for facts in turns] == [
        (2, "russian"), (2, "german"), (3, "russian"), (3, "german"),
    ]  # fmt: skip


@proves("SK V2", 2)
def test_V2_a_half_turn_ends_the_game_after_the_first_movers_player_turn() -> None:
    lines = ("sides russian german", "turns 2 half", "turn german 1 close-combat")
    scene = idle(given(*FOES, *lines))
    turns = [event.facts for event in scene.told if event.kind == "turn-began"]
    assert [(facts["turn"], str(facts["side"])[6:]) for facts in turns] == [(2, "russian")]
    assert scene.game.result() is not None


@proves("SK M7", 5)
@proves("SK E2", 1)
def test_3_3_CX_goes_at_the_start_of_its_owners_movement_phase_not_the_opponents() -> None:
    game = still(
        "turn german 1 prep-fire", "german g1 4-6-7 B5 cx", "russian r1 4-4-7 J5 cx"
    )  # fmt: skip
    open_phase(game, "movement")
    assert (unit(game, "g1").cx, unit(game, "g1").marks) == (False, ("was-cx",))
    assert unit(game, "r1").cx
    scene = given("turn german 1 prep-fire", *FOES[1:], "german g1 4-6-7 B5 cx")
    then(idle(scene), "event cx-ends")


@proves("SK 3.3", 12)
@proves("SK M18", 5)
@proves("SK M10", 5)
def test_3_3_smoke_and_residual_go_at_the_end_of_the_movement_phase() -> None:
    game = still("turn german 1 movement", *FOES, "smoke C5 D5", "residual E5 4")
    open_phase(game, "defensive-fire")
    assert (game.table.smoke, game.table.residual) == (frozenset(), {})
    assert told(game)[:2] == ["smoke-clears", "residual-ends"]


@proves("SK 3.4", 6)
def test_3_4_first_and_final_fire_go_at_the_end_of_the_defensive_fire_phase() -> None:
    lines = (
        "german g1 4-6-7 B5 prep", "german gw1 MMG g1 final", "russian r1 4-4-7 J5 first",
        "russian r2 4-4-7 J5 final", "russian rw1 LMG r2 first",
    )  # fmt: skip
    game = still("turn german 1 movement", *lines)
    open_phase(game, "defensive-fire")
    assert unit(game, "r1").fire == "first"
    open_phase(game, "advancing-fire")
    assert [unit(game, id).fire for id in ("g1", "r1", "r2")] == ["prep", "", ""]
    assert [weapon(game, id).fire for id in ("gw1", "rw1")] == ["", ""]


@proves("SK 3.5", 4)
def test_3_5_prep_fire_goes_at_the_end_of_the_advancing_fire_phase() -> None:
    game = still(
        "turn german 1 advancing-fire", "german g1 4-6-7 B5 prep", "german gw1 MMG g1 prep"
    )
    open_phase(game, "rout")
    assert (unit(game, "g1").fire, weapon(game, "gw1").fire) == ("", "")


@proves("SK 3.8c", 5)
@proves("SK F15", 6)
def test_3_8c_pin_markers_go_at_the_end_of_the_close_combat_phase() -> None:
    game = still("turn german 1 rout", "german g1 4-6-7 B5 pinned", "russian r1 4-4-7 J5 pinned")
    open_phase(game, "advance")
    open_phase(game, "close-combat")
    assert unit(game, "g1").pinned
    phase_ends(game)
    assert not unit(game, "g1").pinned
    assert not unit(game, "r1").pinned


def test_marks_of_a_phase_go_with_it_and_those_of_the_turn_with_the_turn() -> None:
    game = still(
        "turn german 1 movement",
        "german g1 4-6-7 B5 +was-cx +tried:gw1",
        "german gw1 LMG g1 +carried:g1",
        "note self-rallied g1",
    )
    open_phase(game, "defensive-fire")
    assert unit(game, "g1").marks == ("was-cx",)
    assert weapon(game, "gw1").marks == ()
    assert game.table.notes == {}
    turn_ends(game)
    assert unit(game, "g1").marks == ()


def test_a_position_goes_on_from_the_middle_of_its_phase() -> None:
    scene = given("turn german 1 movement", *FOES[1:], "german g1 4-6-7 B5 cx", "turns 1 half")
    # The unit became CX in this very phase, so that nothing is taken off.
    then(scene, "no event cx-ends", "german g1 4-6-7 B5 cx")


class Drill(Script[StarterTable]):
    """A phase of two steps."""

    KIND: ClassVar[str] = "test.drill"
    STEPS: ClassVar[tuple[str, ...]] = ("stand", "rest")


def test_a_phase_is_played_in_its_frame_and_a_position_may_name_a_step_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(UnreadableFile, match="the rally phase has no step 'rest'"):
        still("turn german 1 rally rest", *FOES)
    monkeypatch.setitem(turn.PLAYED, "rally", Drill)
    game = still("turn german 1 rally rest", *FOES)
    assert [frame.data() for frame in game.stack[1:]] == [
        {"frame": "aslsk.player_turn", "step": "prep_fire"},
        {"frame": "test.drill", "step": "rest"},
    ]
    game = still("turn russian 1 close-combat", *FOES)
    open_phase(game, "rally")
    assert isinstance(game.stack[-1], Drill)
    with pytest.raises(UnreadableFile, match="no step 'march'"):
        still("turn german 1 rally march", *FOES)


ASKED_OF_BOTH: Final = {"rally", "rout", "close-combat"}


@proves("SK 3.0", 2)
@proves("SK 3.0", 3)
@proves("SK 3.0", 4)
@pytest.mark.parametrize("seed", range(6))
def test_3_0_each_phase_asks_only_the_side_that_acts_in_it(seed: int) -> None:
    game: Starter = library.start("aslsk", "lane", seed=seed)
    chance = stream(seed, "sides")
    asked: set[tuple[str, bool]] = set()
    while (question := game.decision()) is not None:
        table = game.table
        if table.phase != "set-up":
            asked.add((table.phase, question.seat == table.side))
        game.answer(question.options[chance.below(len(question.options), "option")])
    both = {phase for phase, att in asked if not att}
    # DEF answers movement with first fire, and fires alone in its own phase.
    assert both <= {*ASKED_OF_BOTH, "movement", "defensive-fire"}
    assert ("defensive-fire", True) not in asked
    assert {phase for phase, att in asked if att} >= {"prep-fire", "movement", "advance"}
