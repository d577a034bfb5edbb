"""Leaders and Morale in a force of one's own (39.8, 43.2)."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.dyo.purchase import Batch, Terms
from tests.upfront.designing import buys, wrong

REPLAY = Terms("1944b", leaders=True)
MEN = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
FEW = [("design-few-leaders", "UF 43.2")]
MANY = [("design-many-leaders", "UF 43.2")]


@proves("UF 43.2", 5)
@pytest.mark.parametrize(
    ("leaders", "found"),
    [
        ((1, 2), []),
        ((26, 21), []),
        ((1, 19), []),  # SL and Commissar
        ((19, 2), []),  # Commissar and ASL
        ((1,), FEW),
        ((2,), FEW),
        ((19,), FEW),
        ((), FEW),
        ((1, 26), MANY),
        ((2, 21), MANY),
        ((1, 2, 19), MANY),
        ((1, 2, 26), MANY),
    ],
)
def test_43_2_a_force_has_one_sl_and_one_asl_or_a_commissar_in_one_place(
    leaders: tuple[int, ...], found: list[tuple[str, str]]
) -> None:
    assert wrong(buys("russian", *leaders, *MEN), REPLAY) == found


@proves("UF 43.2", 8)
@pytest.mark.parametrize("leaders", [(), (1,), (2,), (19,)])
def test_43_2_other_games_do_not_ask_for_leaders(leaders: tuple[int, ...]) -> None:
    """Case qa-43.2."""
    assert wrong(buys("russian", *leaders, *MEN), Terms("1944b")) == []
    assert wrong(buys("russian", 1, 26, *MEN), Terms("1944b")) == MANY


@proves("UF 35.1", 4)
def test_35_1_an_asl_among_the_reinforcements_is_a_spare_but_a_second_sl_is_not() -> None:
    spare = (Batch(1, (21,), {}),)
    assert wrong(buys("russian", 1, 2, *MEN, later=spare), REPLAY) == []
    second = (Batch(1, (26,), {}),)
    assert wrong(buys("russian", 1, 2, *MEN, later=second), REPLAY) == MANY


@proves("UF 43.2", 5)
@pytest.mark.parametrize(
    ("leaders", "late", "found"),
    [
        ((1,), (2,), []),  # as the defenders of scenario H come
        ((2,), (1,), []),
        ((19,), (2,), []),
        ((1,), (19,), []),
        ((1, 19), (2,), []),  # the ASL is a spare
        ((1, 2), (19,), MANY),
        ((1, 19), (26,), MANY),
        ((), (1, 2), []),
        ((), (2, 21), FEW),
        ((), (19,), FEW),
        ((1,), (3,), FEW),
    ],
)
def test_43_2_leaders_who_come_later_belong_to_the_force(
    leaders: tuple[int, ...], late: tuple[int, ...], found: list[tuple[str, str]]
) -> None:
    men = [card for card in MEN if card not in late]
    bought = buys("russian", *leaders, *men, later=(Batch(1, late, {}),))
    assert wrong(bought, REPLAY) == found


@proves("UF 37.1", 5)
@pytest.mark.parametrize(
    ("leaders", "late", "fine"),
    [
        ((), (), True),
        ((1,), (), True),
        ((2,), (), True),
        ((1, 2), (), False),
        ((), (21,), True),
        ((1,), (21,), False),
    ],
)
def test_37_1_partisans_have_at_most_one_leader(
    leaders: tuple[int, ...], late: tuple[int, ...], fine: bool
) -> None:
    later = (Batch(1, late, {}),) if late else ()
    found = wrong(buys("russian", *leaders, *MEN, troops="partisan", later=later), REPLAY)
    assert found == ([] if fine else [("design-partisan-leaders", "UF 37.1")])


def test_43_1_leaders_of_the_printed_force_count() -> None:
    printed = Terms("", added=(1, 2, *MEN))
    assert wrong(buys("russian", 20), printed) == []
    assert wrong(buys("russian", 26), printed) == MANY
    coming = Terms("", added=MEN, coming=Batch(0, (1, 2), {}))
    assert wrong(buys("russian", 26), coming) == MANY
    assert wrong(buys("russian", 20), coming) == []


@proves("UF 39.8", 1)
@pytest.mark.parametrize(
    ("card", "troops", "fault"),
    [
        (7, "elite", "design-too-shaky"),  # Morale 1
        (5, "elite", ""),  # Morale 2
        (10, "second_line", ""),  # Morale 4
        (6, "second_line", "design-too-steady"),  # Morale 5
        (7, "second_line", ""),
        (6, "elite", ""),
        (7, "line", ""),
        (6, "line", ""),
    ],
)
def test_39_8_elite_men_have_morale_2_at_least_and_second_line_4_at_most(
    card: int, troops: str, fault: str
) -> None:
    found = wrong(buys("german", card, 3, 4, 9, troops=troops))
    assert found == ([(fault, "UF 39.8")] if fault else [])
    later = (Batch(1, (card,), {}),)
    assert wrong(buys("german", 3, 4, 9, 12, troops=troops, later=later)) == found


@proves("UF 39.8", 3)
@pytest.mark.parametrize("troops", ["elite", "second_line"])
def test_39_8_an_afv_keeps_its_morale_whatever_the_type(troops: str) -> None:
    """Case qa-39.8-afv."""
    assert wrong(buys("german", 3, 4, 9, 10, 30, troops=troops)) == []


@proves("UF 39.8", 2)
def test_39_8_all_troops_of_a_side_are_of_one_type() -> None:
    found = wrong(buys("german", 3, 4, 9, 10, troops="elite line"))
    assert found == [("design-no-troops", "UF 43.5")]


@proves("UF 39.8", 4)
@pytest.mark.parametrize(
    ("nation", "troops", "sl", "asl"),
    [
        ("german", "elite", {1}, {2}),
        ("german", "second_line", {23}, {24}),
        ("russian", "elite", {26}, {2}),
        ("russian", "second_line", {1}, {21}),
        ("american", "elite", {18, 42}, {20}),
        ("american", "second_line", {1}, {2, 43}),
        ("british", "elite", {1}, {2}),
        ("french", "second_line", {1}, {22}),
        ("french", "elite", {21}, {2}),
    ],
)
def test_39_8_elite_has_the_steadiest_leaders_and_second_line_the_least(
    nation: str, troops: str, sl: set[int], asl: set[int]
) -> None:
    assert _allowed(nation, troops, (1, 18, 21, 23, 26, 42)) & _all(nation, "SL") == sl
    assert _allowed(nation, troops, (2, 20, 21, 22, 24, 43)) & _all(nation, "ASL") == asl


@proves("UF 39.8", 4)
@pytest.mark.parametrize(
    ("year", "asl", "fine"),
    [("1941b", 2, True), ("1942a", 2, False), ("1942a", 21, True), ("", 2, False)],
)
def test_39_8_a_leader_of_a_later_year_keeps_nobody_from_leading(
    year: str, asl: int, fine: bool
) -> None:
    """The least steady Russian ASL has a machine pistol, which comes in 1942."""
    found = wrong(buys("russian", asl, 4, 5, 7, troops="second_line"), Terms(year))
    assert found == ([] if fine else [("design-other-leader", "UF 39.8")])


@proves("UF 39.8", 5)
def test_39_8_two_squad_leaders_are_the_only_ones_of_their_type() -> None:
    """Case qa-39.8-leaders."""
    assert _allowed("japanese", "second_line", (1, 21)) == {21}
    assert _allowed("italian", "elite", (1, 21)) == {21}
    assert _allowed("italian", "elite", (2, 22)) == {2, 22}
    assert _allowed("japanese", "second_line", (2, 25)) == {25}


def _all(nation: str, role: str) -> set[int]:
    from tests.upfront.designing import box

    return {card.no for card in box().men.values() if (card.nation, card.role) == (nation, role)}


def _allowed(nation: str, troops: str, cards: tuple[int, ...]) -> set[int]:
    """Which of these cards a type of troops may take."""
    found = {card: wrong(buys(nation, card, troops=troops), Terms("")) for card in cards}
    return {
        card
        for card, faults in found.items()
        if not any(key.startswith(("design-too-s", "design-other")) for key, _ in faults)
    }
