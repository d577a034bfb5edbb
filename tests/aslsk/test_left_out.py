"""What the Starter Kit leaves out of the parent game: nothing of the kind can happen (SK N1)."""

from __future__ import annotations

from typing import Final

import pytest

from caposaldo import library
from caposaldo.aslsk.checks import check
from caposaldo.aslsk.counters import DC, FT, HALF_SQUAD, MG, SQUAD
from caposaldo.aslsk.registry import DEEDS
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import STATES
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.rules import rule
from caposaldo.proofs import proves
from tests.aslsk.data_files import counters, parsed
from tests.aslsk.scenes import given, kit, still, then, told, unit, when
from tests.aslsk.test_checks import used_up

WHY: Final = rule("SK 5.6")
STEPS: Final = 400


def kinds(game: Starter) -> dict[str, str]:
    """What each unit is now."""
    return {
        str(id): "leader" if it.leader else SQUAD if it.squad else HALF_SQUAD
        for id, it in game.table.units.items()
    }


@proves("SK N1", 1)
@proves("SK V8", 5)
@pytest.mark.parametrize("seed", [1, 2])
def test_N1_squads_are_neither_split_by_choice_nor_made_of_half_squads(seed: int) -> None:
    game: Starter = library.start("aslsk", "lane", seed=seed)
    chance = stream(seed, "deployment")
    before = kinds(game)
    for _ in range(STEPS):
        asked = game.decision()
        if asked is None:
            break
        events = game.answer(asked.options[chance.below(len(asked.options), "option")])
        after = kinds(game)
        changed = [id for id in before if before[id] != after[id]]
        lost = [event.facts["unit"] for event in events if event.kind == "reduced"]
        assert set(changed) <= set(lost)
        assert all(after[id] == HALF_SQUAD for id in changed)
        assert {after[id] for id in after if id not in before} <= {"leader"}
        before = after


@proves("SK N1", 1)
def test_N1_two_half_squads_side_by_side_are_offered_nothing_to_join_them() -> None:
    scene = given(
        "turn german 2 rally",
        "german g1 2-4-7 B5",
        "german g2 2-4-7 B5",
        "german g3 4-6-7 B5",
        "german gw1 LMG B5",
        "russian r1 4-4-7 J5",
    )
    asked = scene.game.decision()
    assert asked is not None
    assert {option.verb for option in asked.options} == {"recover", "done"}


@proves("SK N1", 2)
def test_N1_nothing_is_concealed_from_the_other_side() -> None:
    scene = given("german g1 4-6-7 B5", "russian r1 4-4-7 J5 broken dm", "russian r2 8-0 J5")
    tables = [scene.game.view(seat)["table"] for seat in ("german", "russian", SPECTATOR)]
    assert tables[0] == tables[1] == tables[2]
    assert isinstance(tables[0], dict)
    assert tables[0]["hidden"] == "none"
    assert set(tables[0]["units"]) == {"g1", "r1", "r2"}


@proves("SK N1", 3, 5)
@pytest.mark.parametrize("dice", ["1,1", "2,2"])
def test_N1_no_roll_of_a_check_calls_a_sniper_or_heat_of_battle(dice: str) -> None:
    game = still(
        "german g1 4-6-7 B5",
        "german g2 4-6-7 C5 broken",
        "russian r1 4-4-7 J5",
        rig=f"{dice} {dice}",
    )
    check(game, unit(game, "g1"), [], WHY)
    check(game, unit(game, "g2"), [], WHY)
    assert told(game) == ["morale-check", "morale-check"]
    assert used_up(game)


@proves("SK N1", 5)
def test_N1_a_unit_has_the_states_of_the_kit_and_no_others() -> None:
    # Neither berserk, heroic, fanatic nor disrupted; and no leader is a commissar.
    assert STATES == ("broken", "dm", "pinned", "cx", "wounded")
    assert set(counters().leaders) == {"10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6+1"}


@proves("SK N1", 6)
def test_N1_nobody_breaks_of_his_own_will() -> None:
    scene = given(
        "turn german 2 rally",
        "german g1 4-6-7 B5",
        "german g2 4-6-7 B5 broken",
        "german g3 8-0 B5",
        "russian r1 4-4-7 J5",
    )
    when(scene, "done", "done")
    assert not any(event.kind == "broke" for event in scene.told)
    assert "break" not in {deed.VERB for deeds in DEEDS.values() for deed in deeds}


@proves("SK N1", 4)
def test_N1_who_cannot_rout_is_eliminated_and_nobody_is_taken_prisoner() -> None:
    ring = ["D4", "D5", "E4", "E6", "F4", "F5"]
    lines = [f"german g{at} 4-6-7 {hex}" for at, hex in enumerate(ring, start=1)]
    scene = given("turns 2", "turn german 2 rout", *lines, "russian r1 4-4-7 E5 broken dm")
    then(scene, "event eliminated unit=r1 points=2", "russian r1 4-4-7 lost broken dm")
    verbs = {deed.VERB for deeds in DEEDS.values() for deed in deeds}
    assert not verbs & {"surrender", "capture", "quarter"}


@proves("SK N1", 7)
def test_N1_the_kit_has_squads_half_squads_leaders_and_three_kinds_of_weapons() -> None:
    box = kit().box.counters
    assert {entry["size"] for entry in parsed("counters")["unit"]} == {SQUAD, HALF_SQUAD}
    assert {weapon.kind for weapon in box.weapons.values()} == {MG, FT, DC}
