"""Pinned men, and who may rally them (UF 10.1 to UF 10.43)."""

import pytest

from caposaldo.proofs import proves
from tests.upfront.scenes import given, then, when

FIRERS = "german A 2 g1 g4 g5 g6 g8 g9"
FREE_DEEDS = {"done", "hero", "panic", "rally"}


@pytest.mark.parametrize(
    ("rig", "outcome"),
    [
        ("b0", "american A 2 a4"),
        ("b1", "american A 2 a4.pinned"),
        ("b5", "american A 2 a4.pinned"),
        ("63", "lost a4 kia"),
    ],
)
@proves("UF 10.1", 1)
def test_10_1_a_result_from_morale_up_to_below_kia_pins(rig: str, outcome: str) -> None:
    # He has Morale 3 and KIA 8; the card has strength 2.
    scene = given(FIRERS, "american A 2 a4", "american B 0 a1", "hand german 96", rig=rig)
    when(scene, "fire A>A; with 96; shoot", "decline", "resolve")
    then(scene, outcome)


@pytest.mark.parametrize(
    ("card", "rig", "outcome"),
    [
        ("96", "b2", "american A 2 a4.pinned"),
        ("96", "58", "lost a4 rout"),
        ("96", "108", "lost a4 rout"),
        ("115", "108", "lost a4 kia"),
    ],
)
@proves("UF 10.1", 2)
@proves("UF 10.13", 1)
def test_10_13_a_pinned_man_has_no_morale_but_panic_and_a_kia_value_one_higher(
    card: str, rig: str, outcome: str
) -> None:
    # He has Panic 5 and a pinned KIA of 9; the cards have strength 2 and 3.
    lines = (FIRERS, "american A 2 a4.pinned", "american B 0 a1", f"hand german {card}")
    scene = given(*lines, rig=rig)
    when(scene, f"fire A>A; with {card}; shoot", "decline", "resolve")
    then(scene, outcome)


@proves("UF 10.1", 3)
def test_10_1_pinned_men_can_do_nothing_by_choice() -> None:
    scene = given(
        "german A 2 g1.pinned g4.pinned g5.pinned.assists=g3 g3.pinned",
        "sniped german A 0",
        "american A 3 a4",
        "hand german 12 30 34 54 55 66 70 130",
    )
    asked = scene.game.decision()
    assert asked is not None
    assert {option.verb for option in asked.options} - {"reorder"} == FREE_DEEDS
    then(
        scene,
        "refused move A 12 sideways by UF 5.1 pinned-cannot-move",
        "refused dig A by UF 36.1 dig-pinned",
        "refused sniper-check A by UF 14.4 nobody-to-search",
        "refused fire A>A by UF 6.1 too-weak",
    )


@proves("UF 10.2", 1)
@proves("UF 10.4", 1)
def test_10_2_the_cards_that_recover_pinned_men_are_rally_and_hero() -> None:
    scene = given("german A 2 g1.pinned g4", "american A 2 a4")
    helped: set[str] = set()
    for card in scene.game.table.battle.deck:
        trial = given("german A 2 g1.pinned g4", "american A 2 a4", f"hand german {card}")
        for notation in (f"rally A {card}", f"hero g1 {card}"):
            if trial.game.why_not("german", notation) is None:
                trial.game.answer(notation)
                helped |= set(trial.game.table.uses("german", card))
                assert not trial.game.table.groups["german-A"].pinned
                break
    assert helped == {"rally", "hero"}
