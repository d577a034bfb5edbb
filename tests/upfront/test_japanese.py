"""The Japanese soldier: split cards, Bushido, prices (45.2 to 45.32, 45.7, 45.9)."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.victory import is_broken
from tests.upfront.boxes import box
from tests.upfront.designing import buys, cost
from tests.upfront.scenes import given, then, when

NATIONS = ("german", "russian", "american", "british", "japanese")


def mean(nation: str, value: str) -> float:
    men = [man for man in box().men.values() if man.nation == nation and man.vehicle is None]
    return sum(int(getattr(man, value)) for man in men) / len(men)


@proves("UF 45.2", 1)
def test_45_2_the_japanese_use_the_russian_half_of_every_split_card() -> None:
    lines = ("japanese A 1 j4", "nations japanese american", "american A 1 a4")
    uses = given(*lines).game.table.battle.uses["japanese"]
    other = ("nations russian german", "russian A 1 r4", "german A 1 g4")
    russian = given(*other).game.table.battle.uses["russian"]
    split = [id for id, card in box().deck.items() if card.halves]
    assert len(split) == 7
    assert {id: uses[id] for id in split} == {id: russian[id] for id in split}
    assert any(uses[id] for id in split)


@proves("UF 45.3", 1)
def test_45_3_no_nation_has_higher_morale_on_the_average() -> None:
    values = {nation: mean(nation, "morale") for nation in (*NATIONS, "italian", "french")}
    assert max(values, key=values.__getitem__) == "japanese"


@proves("UF 45.32", 3)
def test_45_32_of_the_nations_of_both_boxes_they_panic_soonest() -> None:
    values = {nation: mean(nation, "panic") for nation in NATIONS}
    assert min(values, key=values.__getitem__) == "japanese"


@proves("UF 45.32", 1)
def test_45_32_their_rout_number_is_2_above_their_panic() -> None:
    men = [man for man in box().men.values() if man.nation == "japanese" and man.vehicle is None]
    assert len(men) > 20
    assert all(man.rout == man.panic + 2 for man in men)
    others = [man for man in box().men.values() if man.nation == "german" and man.vehicle is None]
    assert all(man.rout == man.panic for man in others)


@pytest.mark.parametrize(
    ("nation", "man", "fate"), [("japanese", "j5", "kia"), ("german", "g6", "rout")]
)
@proves("UF 45.32", 2)
def test_45_32_a_pinned_man_attacked_again_is_killed_where_another_runs(
    nation: str, man: str, fate: str
) -> None:
    firer = "american" if nation == "japanese" else "russian"
    panic = box().men[ManId(man)].panic
    scene = given(
        f"nations {nation} {firer}",
        f"{nation} A 1 {man}.pinned",
        f"{firer} A 1 {firer[0]}3 {firer[0]}4",
        f"hand {firer} 66",
        f"turn {firer}",
        rig=f"b{panic}@10={panic + 1}",
    )
    when(scene, "fire A>A; with 66; shoot", f"{nation}: decline", f"{firer}: resolve")
    then(scene, f"lost {man} {fate}")


@proves("UF 45.31", 1)
@proves("UF 45.31", 2)
def test_45_31_a_squad_of_13_breaks_with_its_10th_loss_nt_45_31() -> None:
    def broken(lost: int) -> bool:
        scene = given(
            "nations japanese american",
            "japanese A 1 j15",
            "american A 1 a4",
            "strength japanese 13",
            *[f"lost j{number} kia" for number in range(1, lost + 1)],
        )
        return is_broken(scene.game.table, "japanese")

    assert not broken(7)
    assert not broken(9)
    assert broken(10)


@proves("UF 45.7", 1)
@proves("UF 45.7", 2)
@pytest.mark.parametrize("code", ["RADIO", "RADIO6", "RADIO7", "ATMM"])
def test_45_7_radios_and_mines_cost_what_the_russians_pay(code: str) -> None:
    def price(nation: str) -> int:
        value = cost(buys(nation, 4, weapons={code: 1})).lines[1].value
        assert value > 0
        return value

    assert price("japanese") == price("russian")


@proves("UF 45.12", 2)
def test_45_12_useless_is_what_the_nation_or_the_scenario_cannot_use() -> None:
    scene = given(
        "nations japanese american",
        "japanese A 1 j4 j5",
        "american A 1 a4",
        "hand japanese 31 27 130 58",
        "snipers japanese 0",
        "quota buildings 3",
        "actions 1",
    )
    when(scene, "done")
    # Without a sniper, of a kind that leaves the game, printed for others.
    then(scene, "offered discard 31", "offered discard 58", "offered discard 130")


@proves("UF 45.9", 1)
@proves("UF 45.9", 2)
def test_45_9_the_pacific_table_has_rows_the_base_table_lacks() -> None:
    types = library.upfront_data("dyo.toml")["types"]
    assert set(types["nation"]["japanese"]) >= {"1941b", "1942a", "1945a"}
    assert set(types["nation"]["british"]) >= {"1941b", "1945a"}
    pacific = types["pacific"]["american"]
    assert set(pacific) == {"1941b", "1942a"}
    assert not set(pacific) & set(types["nation"]["american"])
