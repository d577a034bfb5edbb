"""Secret bids for a side and for the attack (43.1, 43.3, 43.36)."""

from __future__ import annotations

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.dyo.bids import Bid, balance, is_sealed_by, lowest_attacks, seal
from tests.upfront.designing import box, pile


def number(wanted: int, *but: str) -> str:
    return next(id for id, card in box().deck.items() if card.number == wanted and id not in but)


@proves("UF 43.1", 1)
def test_43_1_who_want_different_sides_have_them_and_nobody_pays() -> None:
    one, other = Bid("Anna", 30, "attacker"), Bid("Bruno", 90, "defender")
    given = balance(one, other, pile())
    assert given.data() == {"takes": 0, "side": "attacker", "extra": 0, "drawn": False}


@proves("UF 43.1", 2, 3)
@pytest.mark.parametrize(
    ("first", "second", "takes", "extra"), [(30, 20, 0, 30), (20, 30, 1, 30), (1, 0, 0, 1)]
)
def test_43_1_the_higher_bid_gets_the_side_and_the_other_its_points(
    first: int, second: int, takes: int, extra: int
) -> None:
    given = balance(Bid("Anna", first, "attacker"), Bid("Bruno", second, "attacker"), pile())
    assert (given.takes, given.side, given.extra) == (takes, "attacker", extra)
    assert not given.drawn


def test_43_1_equal_bids_are_settled_by_a_draw() -> None:
    drawn = pile(number(1), number(4))
    given = balance(Bid("Anna", 25, "defender"), Bid("Bruno", 25, "defender"), drawn)
    assert (given.takes, given.extra, given.drawn) == (1, 25, True)


@proves("UF 43.3", 1)
@proves("UF 43.36", 1, 2, 3)
@pytest.mark.parametrize(("first", "second", "attacks"), [(300, 280, 1), (279, 280, 0)])
def test_43_36_the_cheaper_force_attacks_and_the_other_player_defends(
    first: int, second: int, attacks: int
) -> None:
    given = lowest_attacks(Bid("Anna", first), Bid("Bruno", second), pile())
    assert given.data() == {"takes": attacks, "side": "attacker", "extra": 0, "drawn": False}


@proves("UF 43.36", 4)
@pytest.mark.parametrize(("first", "second", "attacks"), [(3, -1, 0), (-3, 2, 1)])
def test_43_36_equal_totals_are_settled_by_drawing_numbers(
    first: int, second: int, attacks: int
) -> None:
    drawn = pile(number(first), number(second))
    given = lowest_attacks(Bid("Anna", 280), Bid("Bruno", 280), drawn)
    assert (given.takes, given.drawn) == (attacks, True)
    assert [told.rule for told in drawn.drawn] == ["UF 43.36", "UF 43.36"]


@proves("UF 43.36", 1, 2)
def test_43_36_a_sealed_bid_says_nothing_and_cannot_be_changed() -> None:
    bid, salt = Bid("Anna", 280, "attacker"), "a long secret"
    promise = seal(bid, salt)
    assert is_sealed_by(bid, salt, promise)
    for other in (Bid("Anna", 281, "attacker"), Bid("Bruno", 280, "attacker"), Bid("Anna", 280)):
        assert not is_sealed_by(other, salt, promise)
    assert not is_sealed_by(bid, "another secret", promise)
    assert "280" not in promise
    assert len(promise) == 64


@pytest.mark.parametrize("points", [-1, 10_000])
def test_a_bid_is_a_reasonable_number(points: int) -> None:
    with pytest.raises(UnreadableFile, match="from 0 to 9999"):
        Bid("Anna", points)


def test_a_bid_of_nothing_and_the_highest_are_reasonable() -> None:
    assert (Bid("Anna", 0).points, Bid("Anna", 9999).points) == (0, 9999)
