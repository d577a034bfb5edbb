"""Designs carry the ground they are fought on, and whether it burns (UF T0, 43.0)."""

import tomllib

import pytest

from caposaldo.upfront.dyo.battleplan import options_of
from caposaldo.upfront.dyo.lots import Lots, draw_design
from caposaldo.upfront.dyo.reading import read_design
from caposaldo.upfront.dyo.scenariofile import design_data, write_design
from tests.upfront.designing import bid, checked, pile, played, tables


def test_a_design_keeps_its_battlefield_and_its_fires() -> None:
    design = read_design(bid(battlefield="desert", fire=True))
    again = design_data(read_design(tomllib.loads(write_design(design))))
    assert (again["battlefield"], again["fire"]) == ("desert", True)


def test_what_is_as_usual_is_not_written() -> None:
    design = read_design(bid())
    assert (design.battlefield, design.fire) == ("plain", False)
    assert not {"battlefield", "fire"} & set(design_data(design))
    assert not {"battlefield", "fire"} & set(options_of(design))


def test_a_game_by_a_design_is_fought_there() -> None:
    battle = played(bid(battlefield="city", fire=True)).table.battle
    assert (battle.field.id, battle.fire) == ("city", True)
    assert played(bid()).table.battle.field.id == "plain"


def test_lots_keep_the_ground() -> None:
    design = read_design(bid(battlefield="mountain", fire=True))
    drawn = draw_design(pile(), tables(), design, Lots(()))
    assert (drawn.battlefield, drawn.fire) == ("mountain", True)


@pytest.mark.parametrize("name", ["moon", "jungle-rules"])
def test_a_battlefield_nobody_can_choose_is_a_fault(name: str) -> None:
    assert checked(bid(battlefield=name)) == [("", "battlefield", "design-no-battlefield")]


def test_a_printed_scenario_of_the_jungle_can_be_played_on_the_jungle_deck_only() -> None:
    def faults(name: str) -> list[str]:
        data = bid(way="replay", scenario="N", battlefield=name, points={})
        return [fault[2] for fault in checked(data) if fault[2] == "design-no-battlefield"]

    assert faults("jungle") == faults("plain") == []
    assert faults("city") == ["design-no-battlefield"]
