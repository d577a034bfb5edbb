"""The Panic and rout numbers of partisans (UF 37.1)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.effects import verdict
from caposaldo.upfront.values import panic, printed_panic
from tests.upfront.scenes import given

SCENARIO_I = ("scenario I", "nations german russian")


@proves("UF 37.1", 4)
@pytest.mark.parametrize(("man", "lower"), [("r4", 3), ("r5", 2), ("r6", 3)])
def test_37_1_their_panic_is_one_lower_and_that_of_regular_troops_is_not(
    man: str, lower: int
) -> None:
    table = given(*SCENARIO_I, "german A 1 g4", f"russian A 1 {man}.pinned").game.table
    group = table.groups["russian-A"]
    assert panic(table, group, group.men[0]) == lower == group.men[0].card.panic - 1
    german = table.groups["german-A"].men[0]
    assert printed_panic(table, german) == german.card.panic == 4
    regular = given("nations german russian", "german A 1 g4", f"russian A 1 {man}.pinned").game
    group = regular.table.groups["russian-A"]
    assert panic(regular.table, group, group.men[0]) == lower + 1


@proves("UF 37.1", 4)
def test_37_1_a_result_one_lower_removes_him_but_he_is_killed_as_seldom_as_before() -> None:
    game = given(*SCENARIO_I, "german A 1 g4", "russian A 1 r6.pinned").game
    regular = given("nations german russian", "german A 1 g4", "russian A 1 r6.pinned").game
    fates = []
    for one in (game, regular):
        group = one.table.groups["russian-A"]
        cards = one.table.battle.deck.values()
        fates.append([verdict(one.table, group, group.men[0], 4, card) for card in cards])
        said = {verdict(one.table, group, group.men[0], 3, card) for card in cards}
        assert ("unharmed" in said) == (one is regular)
    assert fates[0] == fates[1]
    assert "rout" in fates[0]
    assert "kia" in fates[0]
