"""Ground of the battlefields and other rules: what refusals name, charges, marks left behind."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.charging import hampered
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.scenes import given, then, when

CITY = ("option battlefield city", "german A 2 g1 g4", "american A 2 a4", "hand german 66")


@pytest.mark.parametrize("side", ["german", "american"])
@proves("UF T3.2", 1)
def test_t3_2_whoever_is_in_the_trench_it_is_named(side: str) -> None:
    game = given(*CITY, f"ground {side} A 84").game
    refusal = game.why_not("german", "fire A>A")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("gully", "UF 8.2")
    assert refusal.facts == {"group": "A", "terrain": "@terrain-trench"}


@proves("UF T3.7", 14)
def test_t3_7_a_group_above_ground_that_cannot_come_up_is_named() -> None:
    game = given(*CITY[:3], "hand german 1").game
    refusal = game.why_not("german", "surface A 1")
    assert refusal is not None
    assert (refusal.key, refusal.facts) == ("not-below", {"group": "A"})


# Ground that hampers a charge, and whether a card has led out of it.
HAMPERS = {
    "desert": {"148": True, "148 1>sideways": False, "76": False},
    "jungle": {"73": True, "73 1>sideways": False, "60": False},
    "city": {"73": True, "73 1>sideways": True, "148": False},
}


@pytest.mark.parametrize("field", HAMPERS)
@proves("UF 45.423", 2)
def test_45_423_ground_like_stream_and_marsh_hampers_a_charge(field: str) -> None:
    for cards, wanted in HAMPERS[field].items():
        table = given(
            f"option battlefield {field}",
            "nations japanese american",
            "japanese A 2 j1 j4",
            f"ground japanese A {cards}",
            "american A 2 a4",
        ).game.table
        assert isinstance(table, UpFrontTable)
        assert hampered(table, table.groups["japanese-A"]) is wanted, cards


@proves("UF F4.5", 1)
def test_f4_5_nothing_of_a_fire_is_left_on_a_group_that_has_walked_off() -> None:
    scene = given(
        "option fire on",
        "german A 1 g1 g4",
        "ground german A 58 1>sideways",
        "mark german A ablaze smoke-marker",
        "american A 1 a4",
        "hand german 3",
    )
    when(scene, "move A 3 forward")
    then(scene, "event fire-left group=A by UF F4.5", "ground german A 58 1>sideways 3>forward")
    assert scene.game.table.groups["german-A"].marks == ()
