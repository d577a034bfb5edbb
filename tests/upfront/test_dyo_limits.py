"""What the rules object to in a force of one's own (43.2, 43.4 to 43.7, 21.11, 3.2)."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms
from tests.upfront.designing import SQUADS, box, buys, cost, wrong

GERMANS = tuple(SQUADS["german"])
RUSSIANS = tuple(SQUADS["russian"])
AMERICANS = tuple(SQUADS["american"])


def test_a_plain_squad_is_in_order() -> None:
    assert wrong(buys("german", *GERMANS)) == []
    assert wrong(buys("russian", *RUSSIANS), Terms("1941a", leaders=True, heavy=False)) == []


@proves("UF 43.0", 1)
def test_43_0_a_force_may_cost_all_the_points_allowed_and_not_one_more() -> None:
    squad = buys("german", *GERMANS)
    assert cost(squad).total == 239
    assert wrong(squad, Terms("1944b", 239)) == []
    assert wrong(squad, Terms("1944b", 238)) == [("design-too-dear", "UF 43.0")]


def test_43_0_cards_that_do_not_exist_or_are_taken_twice() -> None:
    assert wrong(buys("german", *GERMANS, 99)) == [("design-no-card", "UF 43.0")]
    assert wrong(buys("german", *GERMANS, 3)) == [("design-twice", "UF 43.0")]
    later = (Batch(1, (3,), {}),)
    assert wrong(buys("german", *GERMANS, later=later)) == [("design-twice", "UF 43.0")]
    assert wrong(buys("german", 9, 11, 12), Terms("1944b", added=(9,))) == [
        ("design-twice", "UF 43.0")
    ]
    assert ("design-nobody", "UF 43.0") in wrong(buys("german"))
    assert wrong(buys("german"), Terms("1944b", added=GERMANS)) == []


def test_43_0_only_a_nation_with_cards_can_be_bought() -> None:
    assert wrong(Purchase("marines", "any", "line", Batch(0, (1,), {}))) == [
        ("design-no-nation", "UF 43.0")
    ]
    assert wrong(Purchase("swiss", "any", "line", Batch(0, (1,), {}))) == [
        ("design-no-nation", "UF 43.0")
    ]


@proves("UF 43.2", 3)
@pytest.mark.parametrize(
    ("nation", "card", "year", "fault"),
    [
        ("german", 15, "1943b", "design-not-yet"),  # assault rifle
        ("german", 15, "1944a", ""),
        ("german", 16, "1943b", ""),  # anti-tank rifle
        ("german", 16, "1944a", "design-no-more"),
        ("german", 40, "1941b", "design-not-yet"),  # an assault gun
        ("german", 40, "1942a", ""),
        ("british", 16, "1941a", ""),  # no date
        ("german", 15, "", ""),
    ],
)
def test_43_2_a_card_with_a_date_is_bought_only_in_its_time(
    nation: str, card: int, year: str, fault: str
) -> None:
    squad = tuple(box().men[id].no for id in box().nations[nation].squad)
    found = wrong(buys(nation, *squad, card), Terms(year))
    assert found == ([(fault, "UF 43.2")] if fault else [])


@proves("UF 43.2", 6)
def test_43_2_guns_and_vehicles_only_if_that_was_agreed() -> None:
    gun, tank = buys("german", *GERMANS, 28), buys("german", *GERMANS, 30)
    for bought in (gun, tank):
        assert wrong(bought, Terms("1944b", heavy=True)) == []
        assert wrong(bought, Terms("1944b", heavy=False)) == [("design-heavy-barred", "UF 43.2")]


@proves("UF 43.0", 3)
@proves("UF 37.1", 3)
@pytest.mark.parametrize("card", [29, 31])
def test_43_0_partisans_have_neither_guns_nor_armour(card: int) -> None:
    """Case qa-43.0."""
    bought = buys("russian", 1, *range(3, 12), card, troops="partisan")
    assert wrong(bought) == [("design-partisans-heavy", "UF 37.1")]
    assert wrong(buys("russian", 1, *range(3, 12), troops="partisan")) == []


@proves("UF 43.5", 2)
@proves("UF 37.1", 7)
@pytest.mark.parametrize("troops", ["elite partisan", "partisan, elite"])
def test_43_5_partisans_are_never_elite(troops: str) -> None:
    """Case qa-37.1-elite."""
    assert wrong(buys("russian", *RUSSIANS, troops=troops)) == [
        ("design-partisans-elite", "UF 43.5")
    ]


@proves("UF 37.1", 1)
def test_37_1_only_some_nations_can_buy_partisans() -> None:
    can = {
        nation
        for nation in ("german", "russian", "american", "british", "japanese", "italian", "french")
        if ("design-not-theirs", "UF 37.1") not in wrong(buys(nation, 4, 5, troops="partisan"))
    }
    assert can == {"russian", "italian", "french"}
    assert wrong(buys("german", *GERMANS, troops="heroes")) == [("design-no-troops", "UF 43.5")]


# Secondary weapons ---------------------------------------------------------------------------


@proves("UF 43.7", 2)
@pytest.mark.parametrize(
    ("code", "year", "allowed"),
    [
        ("ATMM", "1943b", False),
        ("ATMM", "1944a", True),
        ("PF", "1943a", False),
        ("PF", "1943b", True),
        ("DC", "1941a", True),
        ("RADIO7", "1941a", True),
    ],
)
def test_43_7_mines_from_1944_and_panzerfausts_from_july_1943(
    code: str, year: str, allowed: bool
) -> None:
    found = wrong(buys("german", *GERMANS, weapons={code: 1}), Terms(year))
    assert found == ([] if allowed else [("design-weapon-not-yet", "UF 43.7")])


@proves("UF 43.7", 1)
def test_43_7_a_nation_buys_its_own_weapons_only() -> None:
    assert wrong(buys("russian", *RUSSIANS, PF=1)) == [("design-weapon-not-theirs", "UF 43.7")]
    found = wrong(buys("american", *AMERICANS, ATMM=1))
    assert found == [("design-weapon-not-theirs", "UF 43.7")]
    assert wrong(buys("german", *GERMANS, LASER=1)) == [("design-no-weapon", "UF 43.7")]


@proves("UF 21.11", 1, 3)
@pytest.mark.parametrize(
    ("nation", "cards", "code", "most"),
    [
        ("german", tuple(range(1, 11)), "PF", 2),
        ("german", (*range(1, 11), 12), "PF", 4),
        ("russian", tuple(range(1, 16)), "ATMM", 3),
        ("russian", tuple(range(1, 17)), "ATMM", 6),
        ("japanese", tuple(range(1, 14)), "ATMM", 2),
    ],
)
def test_21_11_so_many_anti_tank_weapons_for_each_squad(
    nation: str, cards: tuple[int, ...], code: str, most: int
) -> None:
    assert wrong(buys(nation, *cards, weapons={code: most})) == []
    too_many = wrong(buys(nation, *cards, weapons={code: most + 1}))
    assert too_many == [("design-anti-tank", "UF 21.11")]


def test_21_11_mines_and_panzerfausts_count_together_and_radios_do_not() -> None:
    assert wrong(buys("german", *GERMANS, PF=1, ATMM=1, RADIO=2)) == []
    assert wrong(buys("german", *GERMANS, PF=1, ATMM=2)) == [("design-anti-tank", "UF 21.11")]


FREE = {"carried-anti-tank-free": "yes"}
ANTI_TANK = ("design-anti-tank", "UF 21.11")


@proves("UF 53.1", 6, 10, 11)
@pytest.mark.parametrize(
    ("nation", "cards", "secondary", "fine"),
    [
        ("british", (*range(1, 10), 11), {}, True),
        ("british", (*range(1, 9), 11, 20), {}, False),
        ("british", (*range(1, 9), 11, 26), {}, False),
        ("american", (*range(1, 12), 13), {}, True),
        ("american", (*range(1, 11), 13, 14), {}, False),
        ("german", (*range(1, 10), 11), {"PF": 1, "RADIO": 1}, True),
        ("german", (*range(1, 10), 11), {"PF": 2}, False),
        ("german", (*range(1, 9), 11, 20), {"ATMM": 1}, False),
        ("russian", (*range(1, 15), 18), {"ATMM": 2}, True),
        ("russian", (*range(1, 15), 18), {"ATMM": 3}, False),
        ("german", (*range(1, 10), 11, 29), {"PF": 1}, True),
    ],
)
def test_53_1_what_men_carry_from_the_start_counts_as_well_as_secondary_weapons(
    nation: str, cards: tuple[int, ...], secondary: dict[str, int], fine: bool
) -> None:
    force = buys(nation, *cards, weapons=secondary)
    assert (ANTI_TANK in wrong(force)) == (not fine)
    assert ANTI_TANK not in wrong(force, Terms("1944b", readings=FREE))


@proves("UF 53.1", 10)
def test_53_1_what_a_printed_force_carries_counts_once_more_is_bought() -> None:
    printed = Terms("1944b", added=(*GERMANS[:8], 11, 20), loads={"PF": 2})
    assert ANTI_TANK not in wrong(buys("german", 17), printed)
    assert ANTI_TANK in wrong(buys("german", 17, PF=1), printed)
    assert ANTI_TANK in wrong(buys("german", 16), printed)


@proves("UF 21.11", 2)
@pytest.mark.parametrize(("men", "most"), [(range(1, 13), 1), (range(1, 15), 2)])
def test_21_11_one_demolition_charge_for_each_squad(men: range, most: int) -> None:
    assert wrong(buys("american", *men, DC=most)) == []
    assert wrong(buys("american", *men, DC=most + 1)) == [("design-charges", "UF 21.11")]


@proves("UF 21.11", 4)
def test_21_11_guns_and_vehicles_make_no_squad_larger() -> None:
    assert wrong(buys("german", *GERMANS, 30, 28, DC=2)) == [("design-charges", "UF 21.11")]
    assert wrong(buys("german", *GERMANS, 12, DC=2)) == []


@proves("UF 43.7", 1)
def test_43_7_each_weapon_needs_a_man_who_may_carry_it() -> None:
    # Two machine pistols carry; a machine gunner and a mortar man do not (21.1).
    assert wrong(buys("german", 1, 2, 3, 25, RADIO=2)) == []
    assert wrong(buys("german", 1, 2, 3, 25, RADIO=3)) == [("design-carriers", "UF 21.1")]
    later = (Batch(1, (12, 4), {"DC": 1, "RADIO": 1}),)
    assert wrong(buys("german", *GERMANS[:3], *GERMANS[5:], later=later)) == [
        ("design-carriers", "UF 21.1")
    ]


# Reinforcements and groups -------------------------------------------------------------------


@proves("UF 43.41", 1)
@pytest.mark.parametrize(("first", "second", "fine"), [(3, 1, True), (4, 1, True), (4, 2, False)])
def test_43_41_at_most_half_as_many_cards_come_later(first: int, second: int, fine: bool) -> None:
    later = (
        Batch(1, tuple(range(11, 11 + first)), {}),
        Batch(2, tuple(range(17, 17 + second)), {}),
    )
    found = wrong(buys("german", *GERMANS, later=later), Terms(""))
    assert found == ([] if fine else [("design-too-many-later", "UF 43.41")])


def test_43_4_reinforcements_must_be_able_to_come_before_time_is_up() -> None:
    for decks, found in ((2, []), (3, [("design-too-late", "UF 43.4")])):
        bought = buys("german", *GERMANS, later=(Batch(decks, (12,), {}),))
        assert wrong(bought, Terms("1944b", decks=3)) == found
    bought = buys("german", *GERMANS, later=(Batch(4, (12,), {}),))
    assert wrong(bought, Terms("1944b", decks=9)) == [("design-too-late", "UF 43.4")]


def test_43_4_lots_of_one_deck_are_one_lot_and_none_is_empty() -> None:
    twice = (Batch(1, (12,), {}), Batch(1, (17,), {}))
    assert wrong(buys("german", *GERMANS, later=twice)) == [("design-same-deck", "UF 43.4")]
    nobody = (Batch(1, (), {}),)
    assert wrong(buys("german", *GERMANS, later=nobody)) == [("design-empty-later", "UF 43.4")]


@pytest.mark.parametrize(("count", "fine"), [(10, True), (11, False)])
def test_3_2_those_who_come_after_one_deck_fit_into_one_group(count: int, fine: bool) -> None:
    later = (Batch(1, tuple(range(16, 16 + count)), {}),)
    start = (1, 2, *range(4, 16), 28, *range(39, 48))
    found = wrong(buys("russian", *start, later=later), Terms(""))
    kept = [fault for fault in found if fault[0] == "design-large-later"]
    assert kept == ([] if fine else [("design-large-later", "UF 3.2")])


def test_28_11_an_afv_among_reinforcements_comes_alone() -> None:
    alone = (Batch(1, (30,), {}),)
    assert wrong(buys("german", *GERMANS, later=alone)) == []
    for later in ((Batch(1, (30, 12), {}),), (Batch(1, (30,), {}), Batch(2, (12,), {}))):
        found = wrong(buys("german", *GERMANS, later=later))
        assert found == [("design-afv-with-others", "UF 28.11")]
    printed = Terms("1944b", coming=Batch(0, (30,), {}))
    assert wrong(buys("german", *GERMANS), printed) == []
    late = buys("german", *GERMANS, later=(Batch(1, (12,), {}),))
    assert wrong(late, printed) == [("design-afv-with-others", "UF 28.11")]


def test_43_1_what_the_printed_force_carries_counts_once_more_is_bought() -> None:
    men = GERMANS
    armed = Terms("1944b", added=men, loads={"DC": 1, "PF": 2})
    assert wrong(buys("german"), armed) == []
    assert wrong(buys("german", DC=1), armed) == [("design-charges", "UF 21.11")]
    assert wrong(buys("german", PF=1), armed) == [("design-anti-tank", "UF 21.11")]
    assert wrong(buys("german", 17, PF=1, DC=1), armed) == []
    late = Terms("1944b", added=men, coming=Batch(0, (12, 17), {"PF": 1}))
    assert wrong(buys("german", PF=3), late) == []
    assert wrong(buys("german", PF=4), late) == [("design-anti-tank", "UF 21.11")]
    assert wrong(buys("german", 12), late) == [("design-twice", "UF 43.0")]
    # More than the rules give is the scenario's own business.
    assert wrong(buys("german", 17), Terms("1944b", added=men, loads={"DC": 9})) == []


def test_21_1_the_printed_weapons_want_their_carriers_too() -> None:
    few = Terms("1944b", added=(1, 2, 3, 25), loads={"RADIO": 1})
    assert wrong(buys("german", RADIO6=1), few) == []
    assert wrong(buys("german", RADIO6=2), few) == [("design-carriers", "UF 21.1")]
    assert wrong(buys("german", 4, RADIO6=2), few) == []
    later = (Batch(1, (12,), {}),)
    assert wrong(buys("german", later=later), few) == []


@pytest.mark.parametrize(
    ("cards", "fine"),
    [
        ((1, 2, 9), False),  # two groups want four men
        ((1, 2, 9, 10), True),
        ((1, 2, 30), True),  # an AFV and one group
        ((1, 30), False),
        ((30, 31), True),
        ((30, 31, 32, 33, 34), False),  # five AFVs are five groups
        ((1, 2, 28), True),  # a gun may be a group alone
    ],
)
def test_3_2_what_starts_must_form_two_to_four_groups(cards: tuple[int, ...], fine: bool) -> None:
    found = wrong(buys("german", *cards))
    assert found == ([] if fine else [("design-no-groups", "UF 3.2")])


def test_3_2_forty_men_at_most_start() -> None:
    every = [card.no for card in box().men.values() if card.nation == "american"]
    men = [no for no in every if box().men[f"a{no}"].vehicle is None and no not in (18, 20, 42, 43)]  # type: ignore[index]  # a bare id
    assert wrong(buys("american", *men), Terms("")) == []


def test_23_3_a_pillbox_holds_two_or_three_and_no_mortar() -> None:
    fort = Terms("1943b", pillbox=True)
    assert wrong(buys("german", *GERMANS), fort) == []
    assert wrong(buys("german", 1, 25, 11, 20), Terms("1944b", pillbox=True)) == [
        ("design-no-groups", "UF 3.2")
    ]
    assert wrong(buys("german", 1, 25, 11, 20)) == []


@pytest.mark.parametrize(("snipers", "fine"), [(0, True), (2, True), (3, False)])
def test_43_6_a_side_has_two_snipers_at_most(snipers: int, fine: bool) -> None:
    found = wrong(buys("german", *GERMANS, snipers=snipers))
    assert found == ([] if fine else [("design-snipers", "UF 43.6")])
