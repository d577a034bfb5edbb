"""Marines in scenarios of one's own: what they cost and who they are (UF 46.1, 46.4)."""

import json

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from caposaldo.upfront.dyo.battleplan import options_of, orders_of
from caposaldo.upfront.dyo.catalogue import catalogue
from caposaldo.upfront.dyo.design import Design
from caposaldo.upfront.dyo.drawing import draw_troops
from caposaldo.upfront.dyo.lots import Lots, draw_design
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms
from caposaldo.upfront.dyo.reading import read_design
from caposaldo.upfront.dyo.scenariofile import design_data, write_design
from caposaldo.upfront.personalities import ManId
from tests.upfront.data_files import parsed
from tests.upfront.designing import box, card_with, cost, pile, tables, wrong


@proves("UF 46.4", 4)
def test_46_4_bolt_action_rifles_cost_a_point_less_each_before_1943() -> None:
    cards = (42, 43, 3, 4, 5)
    plain, early = (
        Purchase("american", "attacker", "line", Batch(0, cards, {}), marines=marines)
        for marines in (False, True)
    )
    before, after = Terms("1942b"), Terms("1943a")
    # Of these a4 and a5 alone would have semi-automatic rifles.
    assert cost(early, before).total == cost(plain, before).total - 2
    assert cost(early, after).total == cost(plain, after).total
    lines = [line for line in cost(early, before).lines if line.label == "bought-bolt-rifle"]
    assert [(line.value, str(line.rule)) for line in lines] == [(-1, "UF 46.4")] * 2


def test_46_4_reinforcements_with_bolt_action_rifles_are_cheaper_before_their_share() -> None:
    later = (Batch(1, (4, 5, 7, 9, 11), {}),)
    plain, early = (
        Purchase("american", "attacker", "line", Batch(0, (42, 43), {}), later, marines=marines)
        for marines in (False, True)
    )
    whole = [cost(bought, Terms("1942b")).lines[-1].facts["points"] for bought in (plain, early)]
    assert whole[0] == whole[1] + 5  # type: ignore[operator]  # points are numbers


# Designs -------------------------------------------------------------------------------------


def test_46_1_marines_of_ones_own_have_no_types_of_troops_qa_46_2() -> None:
    drawn = pile()
    assert draw_troops(drawn, tables(), "american", "1943b", "japanese", marines=True) is None
    assert drawn.drawn == []
    steady = Purchase("american", "attacker", "elite", Batch(0, (1, 2), {}), marines=True)
    assert ("design-marines-type", "UF 46.1") in wrong(steady)
    nobody = Purchase("german", "attacker", "line", Batch(0, (1, 2), {}), marines=True)
    assert ("design-no-marines", "UF 46.1") in wrong(nobody)
    usual = Purchase("american", "attacker", "line", Batch(0, (1, 2, 4, 5), {}), marines=True)
    assert not [key for key, _ in wrong(usual) if "marines" in key]


@pytest.mark.parametrize(
    ("year", "marines", "morale", "rifle"),
    [
        ("1942b", True, 2, "american-R"),
        ("1944a", True, 2, "american-SAR"),
        ("1942b", False, 1, "american-SAR"),
    ],
)
def test_46_1_in_a_scenario_of_ones_own_marines_are_who_was_declared_so(
    year: str, marines: bool, morale: int, rifle: str
) -> None:
    forces = (
        Purchase("american", "attacker", "line", Batch(0, (1, 2, 6, 4), {}), marines=marines),
        Purchase("japanese", "defender", "line", Batch(0, (1, 2, 4, 5), {})),
    )
    design = Design("bid", year, forces, victory=3)
    assert read_design(design_data(design)).forces[0].marines is marines
    options = {**options_of(design), "orders": orders_of(box(), tables(), design, {})}
    battle = library.start("upfront", "own", options).table.battle
    weapon = battle.box.men[ManId("a4")].weapon
    assert weapon is not None
    assert weapon.code == rifle
    weak = battle.box.men[ManId("a6")]
    assert max(weak.morale, battle.sheets["american"].troops.min_morale) == morale


@pytest.mark.parametrize(("scenario", "kept"), [("M", "before 1943"), ("A", "from 1943")])
def test_46_1_a_printed_force_that_is_added_to_stays_what_it_is(scenario: str, kept: str) -> None:
    forces = (
        Purchase("american", "first", "line", Batch(0, (), {})),
        Purchase("japanese", "second", "line", Batch(0, (), {})),
    )
    design = Design("balance", "", forces, scenario=scenario)
    written = parsed("scenarios")["scenario"][scenario]
    orders = json.loads(orders_of(box(), tables(), design, written))
    found = {force["nation"]: force.get("marines", "") for force in orders["battle"]["force"]}
    assert found == {"american": kept, "japanese": ""}


def test_46_1_the_catalogue_says_which_nation_has_marines() -> None:
    found = catalogue(box(), tables(), {})["nations"]
    assert [nation["id"] for nation in found if nation["marines"]] == ["american"]


def test_46_1_a_force_drawn_anew_stays_marine_while_it_stays_american() -> None:
    force = Purchase("american", "first", "line", Batch(0, (1, 2), {}), marines=True)
    other = Purchase("japanese", "second", "line", Batch(0, (1, 2), {}))
    design = Design("replay", "1943b", (force, other), scenario="A")
    drawn = draw_design(pile(card_with(0, 1)), tables(), design, Lots(("troops",)))
    assert drawn.forces[0].marines
    # The Japanese alone draw a type.
    assert drawn.forces[0].troops == "line"
    assert not drawn.forces[1].marines


def test_46_1_the_file_of_a_design_names_marines_and_nobody_else() -> None:
    lines = write_design(
        Design(
            "replay",
            "1943b",
            (
                Purchase("american", "first", "line", Batch(0, (1, 2), {}), marines=True),
                Purchase("japanese", "second", "line", Batch(0, (1, 2), {})),
            ),
            scenario="A",
        )
    ).splitlines()
    assert lines.count("marines = true") == 1
