"""What makes Italians prisoners, beside the surrender of whole groups (50.41)."""

from __future__ import annotations

from statistics import mean

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.campaign.after import losses_of_value
from caposaldo.upfront.campaign.roster import Soldier
from caposaldo.upfront.values import panic, printed_panic
from tests.upfront.rolls import DESK
from tests.upfront.scenes import given


def on_foot(nation: str) -> list[int]:
    box = given("german A 0 g1", "american A 0 a1").game.table.battle.box
    men = [card for card in box.men.values() if card.nation == nation and card.vehicle is None]
    return [card.rout for card in men]


@proves("UF 50.41", 1)
def test_50_41_italians_have_the_lowest_rout_numbers_of_all() -> None:
    others = ("german", "russian", "american", "british", "japanese", "french")
    assert max(on_foot("italian")) <= 4
    assert all(mean(on_foot("italian")) < mean(on_foot(nation)) - 1 for nation in others)


@proves("UF 50.41", 9)
def test_50_41_panic_may_be_below_morale_but_in_a_campaign_by_1_at_most() -> None:
    battle = given("nations italian british", "italian A 0 i5", "british A 0 b1").game.table.battle
    i5 = next(card for card in battle.box.men.values() if card.id == "i5")
    assert (i5.morale, i5.panic) == (2, 1)
    low = Soldier("i5", "PVT", 3, 2, 8)
    assert losses_of_value(DESK.figures, "italian", low) == ("morale",)
    assert losses_of_value(DESK.figures, "german", low) == ("morale",)
    even = Soldier("i5", "PVT", 3, 3, 8)
    assert losses_of_value(DESK.figures, "italian", even) == ("morale", "panic")


@pytest.mark.parametrize(
    ("enemy", "supplements", "value"),
    [("russian", "on", 2), ("russian", "off", 1), ("british", "on", 1)],
)
@proves("UF 50.42", 2)
def test_50_42_panic_is_one_higher_against_russians_only(
    enemy: str, supplements: str, value: int
) -> None:
    scene = given(
        f"nations italian {enemy}",
        f"option supplements {supplements}",
        "italian A 0 i5.pinned i6",
        f"{enemy} A 0 {enemy[0]}1",
    )
    table = scene.game.table
    group = table.groups["italian-A"]
    assert printed_panic(table, group.men[0]) == value
    assert panic(table, group, group.men[0]) == value
    other = table.groups[f"{enemy}-A"]
    assert printed_panic(table, other.men[0]) == other.men[0].card.panic


@pytest.mark.parametrize(("enemy", "limit"), [("russian", 6), ("british", 5)])
@proves("UF 50.42", 1)
def test_50_42_the_view_shows_the_losses_that_break_the_squad(enemy: str, limit: int) -> None:
    scene = given(
        f"nations italian {enemy}",
        "strength italian 10",
        "italian A 0 i5 i6",
        f"{enemy} A 0 {enemy[0]}1",
    )
    view = scene.game.kind.view(scene.game, "italian")
    sides = view["sides"]
    assert isinstance(sides, dict)
    assert sides["italian"]["breaks_at"] == limit
