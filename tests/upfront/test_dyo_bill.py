"""What a force of one's own costs, line by line (43.0, 43.4 to 43.7)."""

from __future__ import annotations

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.dyo.purchase import Batch, Terms
from tests.upfront.designing import box, buys, cost

RADIOS = {
    ("german", "line"): (42, 84, 126),
    ("german", "elite"): (42, 84, 126),
    ("american", "line"): (50, 100, 150),
    ("russian", "line"): (22, 44, 66),
    ("russian", "partisan"): (22, 44, 66),
    ("british", "line"): (42, 84, 126),
    ("japanese", "line"): (22, 44, 66),
    ("italian", "line"): (11, 22, 33),
    ("italian", "second_line"): (11, 22, 33),
    ("italian", "elite"): (22, 44, 66),
    ("french", "line"): (42, 84, 126),
    ("french", "second_line"): (21, 42, 63),
}


@proves("UF 43.0", 1)
def test_43_0_every_card_costs_its_points() -> None:
    found = cost(buys("german", 1, 2, 30))
    assert [(line.value, line.label, line.rule) for line in found.lines] == [
        (51, "bought-card", "UF 43.0"),
        (41, "bought-card", "UF 43.0"),
        (box().men["g30"].points, "bought-card", "UF 43.0"),  # type: ignore[index]  # a bare id
    ]
    assert found.lines[0].facts == {"man": "g1", "number": 1}
    assert found.total == 51 + 41 + 202


@pytest.mark.parametrize(
    ("nation", "points"),
    [("german", 239), ("russian", 241), ("american", 240), ("british", 242), ("japanese", 236)],
)
def test_43_0_the_squad_of_scenario_a_costs_what_its_card_prints(nation: str, points: int) -> None:
    cards = [box().men[id].no for id in box().nations[nation].squad]
    assert cost(buys(nation, *cards)).total == points


@proves("UF 43.0", 2)
@proves("UF 43.7", 1)
def test_43_0_snipers_troop_types_and_weapons_are_lines_of_the_bill() -> None:
    bought = buys("german", 1, 4, 10, troops="elite", role="attacker", snipers=2, DC=1, PF=2)
    found = cost(bought, Terms("1944a"))
    assert [(line.label, line.value, line.rule) for line in found.lines[3:]] == [
        ("bought-weapon", 50, "UF 43.7"),
        ("bought-weapon", 50, "UF 43.7"),
        ("bought-elite", 27, "UF 43.5"),
        ("bought-sniper", 35, "UF 43.6"),
        ("bought-second", 15, "UF 43.6"),
    ]
    assert found.lines[4].facts == {"weapon": "@secondary-PF", "count": 2}
    assert found.total == 51 + 15 + 17 + 100 + 27 + 50


@proves("UF 43.5", 1)
@proves("UF 43.7", 3)
@proves("UF 39.8", 3)
@pytest.mark.parametrize(
    ("troops", "weapons", "total"),
    [
        ("line", 0, 200),
        ("elite", 0, 230),
        ("second_line", 0, 170),
        ("partisan", 0, 190),
        ("elite", 1, 288),  # 250 and 15 %, rounded to the nearest point
        ("second_line", 1, 213),
    ],
)
def test_43_5_a_type_of_troops_changes_the_whole_sum(troops: str, weapons: int, total: int) -> None:
    """A half-track and guns pay as the men do; qa-39.8-afv."""
    cards = _worth(200)
    assert cost(buys("russian", *cards, troops=troops, DC=weapons)).total == total


def _worth(points: int) -> tuple[int, ...]:
    """Russian cards of that sum, a vehicle among them if need be."""
    chosen: list[int] = []
    left = points
    for card in sorted(box().men.values(), key=lambda card: -card.points):
        if card.nation == "russian" and card.points <= left:
            chosen.append(card.no)
            left -= card.points
    assert left == 0
    return tuple(chosen)


def test_43_5_the_percentage_is_rounded_to_the_nearest_point_halves_up() -> None:
    # 10 points: 11.5 and 8.5; 4 points: 4.6 and 3.4.
    assert cost(buys("german", 5, troops="elite")).total == 12
    assert cost(buys("german", 5, troops="second_line")).total == 9
    assert cost(buys("russian", 10, troops="elite")).total == 5
    assert cost(buys("russian", 10, troops="second_line")).total == 3


@proves("UF 43.4", 1, 2)
@proves("UF 35.1", 3)
@pytest.mark.parametrize(("decks", "percent", "points"), [(1, 80, 19), (2, 50, 12), (3, 20, 5)])
def test_43_4_reinforcements_cost_less_the_later_they_come(
    decks: int, percent: int, points: int
) -> None:
    """Cards of 15 and 8 points are added before the share is taken and rounded up."""
    found = cost(buys("german", 1, 2, 3, 6, later=(Batch(decks, (4, 8), {}),)))
    line = found.lines[-1]
    assert (line.label, line.rule, line.value) == ("bought-later", "UF 43.4", points)
    assert line.facts == {"decks": decks, "points": 23, "percent": percent, "count": 2}
    assert found.total == 51 + 41 + 54 + 25 + points


def test_43_4_every_deck_is_rounded_up_by_itself_and_weapons_count_in_it() -> None:
    later = (Batch(1, (4,), {"DC": 1}), Batch(2, (9,), {}))
    found = cost(buys("german", 1, 2, 3, 6, later=later))
    assert [line.value for line in found.lines[-2:]] == [52, 7]


def test_43_5_reinforcements_pay_the_troop_type_too() -> None:
    found = cost(buys("german", 1, 2, 6, 10, troops="elite", later=(Batch(1, (4,), {}),)))
    assert found.total == round((51 + 41 + 25 + 17 + 12) * 1.15)


@proves("UF 43.6", 4, 5)
@pytest.mark.parametrize(
    ("has_one", "snipers", "points"),
    [(False, 0, 0), (False, 1, 35), (False, 2, 50), (True, 0, 0), (True, 1, 0), (True, 2, 15)],
)
def test_43_6_a_sniper_costs_35_and_a_second_15_more(
    has_one: bool, snipers: int, points: int
) -> None:
    plain = cost(buys("german", 1, 2), Terms("1944a")).total
    found = cost(buys("german", 1, 2, snipers=snipers), Terms("1944a", sniper=has_one))
    assert found.total - plain == points


@proves("UF 43.7", 4)
@pytest.mark.parametrize(("nation", "troops"), RADIOS)
def test_43_7_radios_cost_by_nation_and_strength(nation: str, troops: str) -> None:
    prices = RADIOS[nation, troops]
    for code, price in zip(("RADIO", "RADIO6", "RADIO7"), prices, strict=True):
        lines = cost(buys(nation, 4, troops=troops, weapons={code: 1})).lines
        assert lines[1].value == price
    assert [box().secondary[code].strength for code in ("RADIO", "RADIO6", "RADIO7")] == [5, 6, 7]


def test_43_7_the_other_weapons_have_one_price_for_all() -> None:
    weapons = box().secondary
    assert {code: weapons[code].points for code in ("DC", "PF", "ATMM")} == {
        "DC": 50,
        "PF": 25,
        "ATMM": 7,
    }
    assert not any(weapons[code].radio for code in ("DC", "PF", "ATMM"))


def test_a_bill_is_data_with_its_sum_and_unknown_things_cost_nothing() -> None:
    found = cost(buys("german", 1, 98, LASER=1)).data()
    assert found["total"] == 51
    lines = found["lines"]
    assert isinstance(lines, list)
    assert len(lines) == 1
    assert lines[0]["rule"] == "UF 43.0"
