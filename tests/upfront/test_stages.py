"""The rules are learned in stages (UF 1)."""

import pytest

from caposaldo.proofs import proves
from tests.upfront.boxes import box


@pytest.mark.parametrize(("scenario", "last"), [("A", 16), ("B", 21), ("C", 24), ("D", 27)])
@proves("UF 1", 1, 2)
def test_1_each_early_scenario_needs_only_the_rules_up_to_its_stage(
    scenario: str, last: int
) -> None:
    assert box().scenarios[scenario].rules_through == last


@proves("UF 1", 1)
def test_1_a_scenario_without_a_stage_needs_them_all() -> None:
    assert box().scenarios["K"].rules_through > 43


@proves("UF 1", 1)
def test_1_the_first_scenario_uses_nothing_of_the_later_stages() -> None:
    first = box().scenarios["A"]
    assert all(not force.secondary for force in first.forces)
    assert {"pillbox", "minefield"} <= set(first.cower["both"])
