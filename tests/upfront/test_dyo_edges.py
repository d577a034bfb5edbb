"""The edges of rule 43: limits hit exactly, the figures told, files at their extremes."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo import designs
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.dyo.limits import faults
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms
from caposaldo.upfront.dyo.reading import read_design
from caposaldo.upfront.dyo.sketching import first_design
from tests.upfront.designing import bid, box, buys, checked, cost, forces, played, tables, wrong

GERMANS = tuple(range(1, 11))
NONE: dict[str, Any] = {"cards": []}


def told(bought: Purchase, terms: Terms) -> dict[str, dict[str, object]]:
    """The figures of every fault of a purchase, by its key."""
    found = faults(box(), tables(), bought, terms, cost(bought, terms))
    return {refusal.key: dict(refusal.facts) for refusal in found}


# What the faults say ---------------------------------------------------------------------------


@proves("UF 43.0", 1)
def test_43_0_a_force_may_cost_all_its_points_and_not_one_more() -> None:
    squad = buys("german", *GERMANS)
    assert wrong(squad, Terms("1944b", 239)) == []
    assert told(squad, Terms("1944b", 238)) == {
        "design-too-dear": {"points": 239, "limit": 238, "over": 1}
    }
    assert told(squad, Terms("1944b", 0))["design-too-dear"]["over"] == 239


def test_43_0_each_fault_tells_its_figures() -> None:
    late = (Batch(1, tuple(range(11, 17)), {}), Batch(4, (17,), {}))
    bought = buys("german", *GERMANS, later=late, PF=5, DC=3, snipers=3)
    assert told(bought, Terms("", decks=9)) == {
        "design-anti-tank": {"count": 7, "most": 4, "squads": 2},
        "design-charges": {"count": 3, "most": 2, "squads": 2},
        "design-too-many-later": {"count": 7, "most": 5, "start": 10},
        "design-too-late": {"decks": 4, "most": 3},
        "design-snipers": {"most": 2},
    }
    loaded = told(buys("german", 1, 2, 3, 25, RADIO=3), Terms("1944b"))
    assert loaded == {"design-carriers": {"count": 3, "most": 2, "decks": 0}}
    assert told(buys("german", 1, 30), Terms("1944b")) == {
        "design-no-groups": {"count": 1, "tanks": 1}
    }


def test_43_2_each_fault_of_card_and_leader_tells_whom() -> None:
    assert told(buys("german", *GERMANS, 15), Terms("1943b"))["design-not-yet"] == {
        "man": "g15", "number": 15, "year": "1943b", "from": "1944a",
    }  # fmt: skip
    assert told(buys("german", *GERMANS, 16), Terms("1944a"))["design-no-more"] == {
        "man": "g16", "number": 16, "year": "1944a", "to": "1943b",
    }  # fmt: skip
    spare = (Batch(1, (24,), {}),)
    assert told(buys("german", *GERMANS, 23, later=spare), Terms("1944b")) == {
        "design-many-leaders": {"chiefs": 2, "seconds": 2, "commissars": 0}
    }
    both = told(buys("russian", 1, 2, *range(3, 9), troops="partisan"), Terms("1944b"))
    assert both == {"design-partisan-leaders": {"count": 2, "most": 1}}
    shaky = told(buys("german", 1, 2, 4, 7, troops="elite"), Terms("1944b"))
    assert shaky == {"design-too-shaky": {"man": "g7", "number": 7, "morale": 1, "least": 2}}
    steady = told(buys("german", 4, 5, 6, 8, troops="second_line"), Terms("1944b"))
    assert steady == {"design-too-steady": {"man": "g6", "number": 6, "morale": 5, "most": 4}}
    other = told(buys("german", 4, 5, 8, 23, troops="elite"), Terms("1944b"))
    assert other["design-other-leader"]["name"] == ["g1"]
    samurai = told(buys("italian", 1, 4, 6, 8, troops="elite"), Terms("1944b"))
    assert samurai["design-other-leader"]["name"] == ["i21"]


# Carriers and the Pillbox ----------------------------------------------------------------------


def test_21_1_who_starts_carries_nothing_for_those_who_come_later() -> None:
    """A machine gunner comes by himself with a charge, which only he could bring."""
    later = (Batch(1, (12,), {"DC": 1}),)
    printed = Terms("1944b", added=GERMANS)
    assert wrong(buys("german", later=later), printed) == [("design-carriers", "UF 21.1")]
    crowded = Terms("1944b", added=(1, 2, 3, 25), loads={"RADIO": 5})
    assert wrong(buys("german"), crowded) == []


@pytest.mark.parametrize(
    ("cards", "fine"),
    [((1, 2, 30), True), ((1, 2, 30, 31), True), ((1, 25, 30), False), ((1, 2, 28), True)],
)
def test_23_3_an_afv_may_be_group_a_before_the_pillbox(cards: tuple[int, ...], fine: bool) -> None:
    found = wrong(buys("german", *cards), Terms("1943b", pillbox=True))
    assert found == ([] if fine else [("design-no-groups", "UF 3.2")])


@pytest.mark.parametrize(("own", "printed", "fine"), [(2, 0, True), (3, 0, False), (2, 1, False)])
def test_23_3_who_goes_into_the_pillbox_carries_nothing(own: int, printed: int, fine: bool) -> None:
    terms = Terms("1944b", pillbox=True, loads={"RADIO6": printed})
    found = wrong(buys("german", 1, 2, 9, 10, RADIO=own), terms)
    assert found == ([] if fine else [("design-no-groups", "UF 3.2")])


def test_23_2_the_pillbox_of_a_printed_scenario_wants_men_too() -> None:
    squad = {"nation": "russian", "cards": list(range(1, 16))}
    tubes = {"nation": "german", "cards": [1, 25, 11, 20]}
    for scenario in ("C", "D"):
        data = bid(way="replay", scenario=scenario, year="1944b", force=forces(squad, tubes))
        found = ("defender", "cards", "design-no-groups") in checked(data)
        assert found == (scenario == "C")


# Whole designs ---------------------------------------------------------------------------------


@proves("UF 43.2", 6)
@pytest.mark.parametrize(("scenario", "fine"), [("E", True), ("D", False)])
def test_43_2_guns_need_no_agreement_where_the_scenario_has_some(scenario: str, fine: bool) -> None:
    data = bid(
        way="replay",
        scenario=scenario,
        heavy=False,
        points={"attacker": 999, "defender": 999},
        force=forces({"cards": [*GERMANS, 30]}, {}),
    )
    assert checked(data) == ([] if fine else [("attacker", "cards", "design-heavy-barred")])


@pytest.mark.parametrize(
    ("way", "year", "fine"),
    [
        ("replay", "", False),
        ("replay", "1939b", False),
        ("balance", "", True),
        ("balance", "1939b", False),
        ("balance", "1943b", True),
    ],
)
def test_43_2_a_half_year_is_wanted_but_for_a_balance_bid(way: str, year: str, fine: bool) -> None:
    sides = forces(NONE, NONE) if way == "balance" else forces({}, {"cards": [1, 2, *range(4, 12)]})
    found = checked(bid(way=way, scenario="D", year=year, force=sides))
    assert found == ([] if fine else [("", "year", "design-no-year")])


def test_4_1_in_a_printed_meeting_with_a_balance_bid_the_axis_goes_first() -> None:
    sides = forces({"role": "first", **NONE}, {"role": "second", **NONE})
    game = played(bid(way="balance", scenario="A", force=sides))
    assert game.table.turn.side == "german"
    assert game.table.battle.scenario.sets_up == "axis"


def test_43_1_snipers_are_bought_with_the_points_of_the_bid() -> None:
    sides = forces({**NONE, "snipers": 1}, NONE)
    printed = bid(way="balance", scenario="D", points={"attacker": 35}, force=sides)
    assert "sniper" not in played(printed).table.battle.sheets["german"].useless
    short = checked({**printed, "points": {"attacker": 34}})
    assert short == [("attacker", "cards", "design-too-dear")]


def test_43_6_a_meeting_gives_both_sides_snipers() -> None:
    sides = forces({"role": "first", "snipers": 1}, {"role": "second"})
    data = bid(way="replay", scenario="A", force=sides)
    assert [bill["total"] for bill in designs.report(data).bills] == [239, 241]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"decks": 9}, ""),
        ({"decks": 10}, "decks is 10"),
        ({"victory": 100}, "victory is 100"),
        ({"points": {"attacker": 9999, "defender": 0}}, ""),
        ({"points": {"attacker": 10_000}}, "attacker is 10000"),
        ({"title": {"it": "x" * 2000}}, ""),
        ({"force": forces({"snipers": 9}, {})}, ""),
        ({"force": forces({"snipers": -1}, {})}, "snipers is -1"),
        ({"force": forces({"cards": [1] * 60}, {})}, ""),
        ({"force": forces({"cards": [99, 1]}, {})}, ""),
        ({"force": forces({"cards": [100]}, {})}, "cards is [100]"),
        ({"force": forces({"cards": [0]}, {})}, "cards is [0]"),
        ({"force": forces({"cards": [True]}, {})}, "cards is [True]"),
        ({"force": forces({"secondary": {"DC": 20}}, {})}, ""),
        ({"force": forces({"secondary": {"DC": -1}}, {})}, "DC is -1"),
        ({"force": forces({"secondary": []}, {})}, "secondary is not a table"),
        ({"force": forces({"later": {}}, {})}, "later is {}; give a list of tables"),
        ({"force": forces({"later": [{"decks": 9, "cards": [1]}]}, {})}, ""),
        ({"force": forces({"later": [{"decks": 10, "cards": [1]}]}, {})}, "decks is 10"),
        ({"force": forces({"later": [{"decks": 0, "cards": [1]}]}, {})}, "decks is 0"),
        ({"force": forces({"nation": 3}, {})}, "nation is 3; give a word in quotes"),
        ({"force": forces({"troops": []}, {})}, "troops is []"),
        ({"year": 1943}, "year is 1943; give a word in quotes"),
        ({"scenario": 1}, "scenario is 1"),
        ({"heavy": "yes"}, "heavy is 'yes'; write true or false"),
        ({"minefields": 0}, "minefields is 0"),
        ({"story": "long ago"}, "story is not a table"),
        ({"title": {"en": 1}}, "en is 1"),
    ],
)
def test_43_0_fields_at_their_extremes_and_beyond(change: dict[str, Any], told: str) -> None:
    if not told:
        assert read_design(bid(**change)).way == "bid"
        return
    with pytest.raises(UnreadableFile) as caught:
        read_design(bid(**change))
    assert told in str(caught.value)


def test_a_first_design_has_the_usual_squads_or_the_printed_troops() -> None:
    nations = ("russian", "german")
    made = first_design(box(), "bid", "D", nations, "1943b")
    assert (made.victory, made.scenario, made.decks) == (3, "", 3)
    assert [len(bought.start.cards) for bought in made.forces] == [15, 10]
    again = first_design(box(), "replay", "K", nations, "1943b")
    assert (again.victory, again.scenario) == (0, "K")
    assert [bought.troops for bought in again.forces] == ["elite", "second_line"]
    assert [len(bought.start.cards) for bought in again.forces] == [15, 10]
    extra = first_design(box(), "balance", "A", nations, "1943b")
    assert [bought.start.cards for bought in extra.forces] == [(), ()]
    assert [(bought.role, bought.troops) for bought in extra.forces] == [
        ("first", "line"),
        ("second", "line"),
    ]
