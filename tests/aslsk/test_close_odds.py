"""The exact chances of close combat and of ambush (SK 3.8a, 3.8b, A2, A5, A6)."""

from fractions import Fraction
from itertools import product

import pytest

from caposaldo.aslsk.ccodds import (
    AMBUSH,
    AMBUSHED,
    ELIMINATED,
    NO_AMBUSH,
    REDUCED,
    UNHARMED,
    Created,
    ambush_odds,
    fight_odds,
    result_of,
    surprise,
)
from caposaldo.kernel.contract import Outcome
from caposaldo.proofs import proves
from tests.aslsk.data_files import tables

ODDS = tables().odds


def shares(outcomes: list[Outcome]) -> dict[str, Fraction]:
    assert sum(outcome.chances for outcome in outcomes) == outcomes[0].of
    return {outcome.key: Fraction(outcome.chances, outcome.of) for outcome in outcomes}


@proves("SK A5", 3)
@proves("SK A5", 4)
@proves("SK E3", 6)
def test_3_8b_a_dr_below_the_kill_number_eliminates_and_one_equal_to_it_reduces() -> None:
    assert [result_of(final, 5) for final in (4, 5, 6)] == [ELIMINATED, REDUCED, UNHARMED]
    assert shares(fight_odds(ODDS, 8, 8, 0)) == {
        ELIMINATED: Fraction(6, 36),
        REDUCED: Fraction(4, 36),
        UNHARMED: Fraction(26, 36),
    }


@pytest.mark.parametrize("drm", range(-4, 4))
@pytest.mark.parametrize(("attack", "defence"), [(8, 8), (18, 10), (4, 30), (60, 2), (5, 8)])
def test_3_8b_the_chances_are_those_of_all_36_rolls(attack: int, defence: int, drm: int) -> None:
    kill = ODDS.kill_number(attack, defence)
    counted = dict.fromkeys((ELIMINATED, REDUCED, UNHARMED), 0)
    for coloured, white in product(range(1, 7), repeat=2):
        counted[result_of(coloured + white + drm, kill)] += 1
    wanted = {key: Fraction(number, 36) for key, number in counted.items() if number}
    assert shares(fight_odds(ODDS, attack, defence, drm)) == wanted


def test_a6_a_leader_who_may_come_is_counted_in_216_rolls() -> None:
    # At +3 an Original 2 reduces at 1-1; a leader of -1 makes it 5 to 4 FP and lower by 1.
    plain = shares(fight_odds(ODDS, 8, 8, 3))
    assert plain == {REDUCED: Fraction(1, 36), UNHARMED: Fraction(35, 36)}
    odds = fight_odds(ODDS, 8, 8, 3, [Created(2, 2), Created(3, 4)])
    assert odds[0].of == 216
    assert shares(odds) == {
        ELIMINATED: Fraction(2, 216),
        REDUCED: Fraction(1, 216),
        UNHARMED: Fraction(3 + 35 * 6, 216),
    }


def test_a6_his_factor_is_counted_in_the_odds_too() -> None:
    # 7 to 8 halves are 1-2 (kill number 4); with his two halves 9 to 8 are 1-1 (5).
    odds = shares(fight_odds(ODDS, 7, 8, 3, [Created(6, 3)]))
    assert odds == {REDUCED: Fraction(1, 36), UNHARMED: Fraction(35, 36)}


@proves("SK A2", 3)
@pytest.mark.parametrize("own", range(-2, 4))
@pytest.mark.parametrize("other", range(-2, 4))
def test_a2_the_chances_of_an_ambush_are_those_of_all_36_pairs(own: int, other: int) -> None:
    found = shares(ambush_odds(own, other))
    pairs = list(product(range(1, 7), repeat=2))
    first = sum(1 for one, two in pairs if one + own + 3 <= two + other)
    second = sum(1 for one, two in pairs if two + other + 3 <= one + own)
    assert found.get(AMBUSH, Fraction(0)) == Fraction(first, 36)
    assert found.get(AMBUSHED, Fraction(0)) == Fraction(second, 36)
    assert found.get(NO_AMBUSH, Fraction(0)) == Fraction(36 - first - second, 36)


@proves("SK A2", 4)
def test_a2_a_difference_of_2_is_no_ambush_and_3_is() -> None:
    assert surprise(2, 4) == NO_AMBUSH
    assert surprise(1, 4) == AMBUSH
    assert surprise(4, 1) == AMBUSHED
