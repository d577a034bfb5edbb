"""What the regular player must do, and must never do, with broken men and with weapons."""

from __future__ import annotations

from tests.aslsk.scenes import given
from tests.aslsk.test_advice_moves import choice, played, where

FIELD = ("map bare 33x10", "option los_check free", "sides russian german")


def test_a_leader_rallies_himself_before_others_are_tried() -> None:
    scene = given(
        *FIELD,
        "hex N5 woods",
        "turn german 2 rally self_rally",
        "german g1 4-6-7 N5 broken",
        "german g2 8-1 N5 broken",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "self-rally g2"


def test_men_are_rallied_under_the_better_leader() -> None:
    scene = given(
        *FIELD,
        "hex N5 woods",
        "turn german 2 rally unit_rally",
        "german g1 4-6-7 N5 broken",
        "german g2 8-0 N5",
        "german g3 9-2 N5",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "rally g1 g3"


def test_a_rally_without_hope_is_not_tried() -> None:
    scene = given(
        *FIELD,
        "turn russian 2 rally self_rally",
        "russian r1 4-2-6 N5 broken dm",
        "german g1 4-6-7 A1",
    )
    assert choice(scene) == "done"


def test_a_machine_gun_that_lies_about_is_picked_up_by_a_squad() -> None:
    scene = given(
        *FIELD,
        "turn german 2 rally recovery",
        "german g1 4-6-7 N5",
        "german g2 8-1 N5",
        "german gw1 MMG N5",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "recover gw1 g1"


def test_a_gun_that_does_not_work_is_mended() -> None:
    scene = given(
        *FIELD,
        "turn german 2 rally repair",
        "german g1 4-6-7 N5",
        "german gw1 MMG g1 malfunctioned",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "repair gw1 g1"


def test_a_leader_hands_his_machine_gun_to_a_squad_that_has_none() -> None:
    scene = given(
        *FIELD,
        "turn german 2 rally transfer",
        "german g1 4-6-7 N5",
        "german g2 8-1 N5",
        "german gw1 LMG g2",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "transfer gw1 g1"


def test_a_squad_keeps_its_machine_gun() -> None:
    scene = given(
        *FIELD,
        "turn german 2 rally transfer",
        "german g1 4-6-7 N5",
        "german g2 4-6-7 N5",
        "german gw1 LMG g1",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "done"


def test_a_broken_unit_routs_into_the_wood_with_its_leader() -> None:
    scene = given(
        *FIELD,
        "hex N7 N8 woods",
        "turn russian 2 rout defenders",
        "german g1 4-6-7 N6 broken dm",
        "german g2 9-1 N8",
        "russian r1 4-4-7 N4",
    )
    assert choice(scene) == "rout g1"
    played(scene, "rout", "flight")
    assert where(scene, "g1") == "N8"


def test_who_is_safe_in_cover_does_not_rout() -> None:
    scene = given(
        *FIELD,
        "option rout_all_dm threatened_only",
        "hex N8 stone",
        "turn russian 2 rout defenders",
        "german g1 4-6-7 N8 broken dm",
        "german g2 9-1 N8",
        "russian r1 4-4-7 A1",
    )
    assert choice(scene) == "done"
