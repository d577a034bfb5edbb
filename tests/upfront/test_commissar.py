"""The Commissar steadies his group (UF 15.52)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale, panic
from tests.upfront.scenes import given


@pytest.mark.parametrize(
    ("commissar", "values"),
    [
        ("r19", {"r19": (3, 3), "r3": (6, 6), "r10": (2, 3)}),
        ("r19.pinned", {"r19": (3, 3), "r3": (5, 5), "r10": (1, 2)}),
    ],
)
@proves("UF 15.52", 1, 2)
def test_15_52_the_others_have_one_more_while_he_is_unpinned_UF2_15_07(
    commissar: str, values: dict[str, tuple[int, int]]
) -> None:
    scene = given("nations russian german", f"russian A 1 {commissar} r3 r10", "german A 1 g1")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    group = table.groups["russian-A"]
    found = {
        man.card.id: (morale(table, group, man), panic(table, group, man)) for man in group.men
    }
    assert found == values


@proves("UF 15.52", 1)
def test_15_52_another_group_has_nothing_of_him() -> None:
    scene = given("nations russian german", "russian A 1 r19", "russian B 1 r3", "german A 1 g1")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    group = table.groups["russian-B"]
    assert morale(table, group, group.men[0]) == 5


@pytest.mark.parametrize(
    ("men", "values"),
    [
        ("r19.to=B r3 r10", {"r19": 3, "r3": 5, "r10": 1}),
        ("r19 r3.to=B r10", {"r19": 3, "r3": 5, "r10": 2}),
    ],
)
@proves("UF 15.52", 1)
def test_15_52_who_is_in_transfer_neither_steadies_nor_is_steadied(
    men: str, values: dict[str, int]
) -> None:
    scene = given(
        "nations russian german", f"russian A 1 {men}", "russian B 1 r4 r5", "german A 1 g1"
    )
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    group = table.groups["russian-A"]
    assert {man.card.id: morale(table, group, man) for man in group.men} == values
