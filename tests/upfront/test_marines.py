"""Marines meet the Japanese: semi-elite Americans without weak hearts (UF 39.2c)."""

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from tests.upfront.boxes import box
from tests.upfront.scenes import given


def morale_of(enemy: str, man: str) -> tuple[int, int]:
    scene = given(f"nations american {enemy}", f"american A 1 {man} a1", f"{enemy} A 1 {enemy[0]}4")
    groups = scene.game.view("american")["table"]["groups"]  # type: ignore[index]  # plain data
    face = groups[0]["men"][0]
    return face["morale"], face["panic"]


@pytest.mark.parametrize("man", ["a6", "a10"])
@proves("UF 39.2c", 1)
def test_39_2c_a_printed_morale_of_1_plays_as_2_and_panic_3(man: str) -> None:
    assert box().men[man].morale == 1  # type: ignore[index]  # a plain name
    assert morale_of("japanese", man) == (2, 3)
    assert morale_of("german", man)[0] == 1


@proves("UF 39.2c", 1)
def test_39_2c_braver_men_are_as_printed() -> None:
    assert morale_of("japanese", "a9") == (5, 6)


@proves("UF 39.2c", 2)
def test_39_2c_hand_and_discards_are_those_of_american_line_troops() -> None:
    kind = library.game("upfront")
    marines, line = (
        library.start("upfront", "A", {"side-1": enemy, "side-2": "american"}).table.battle.sheets[
            "american"
        ]
        for enemy in ("japanese", "german")
    )
    assert kind.sides
    assert marines.troops is not line.troops
    assert marines.nation is line.nation
    assert marines.troops.discards == line.troops.discards == (2, 0, 0)
    assert marines.troops.split_uses == line.troops.split_uses


def test_every_class_of_troops_cites_a_rule_of_the_book() -> None:
    rules = library.game("upfront").book.rules
    for nation in box().nations.values():
        for troops in nation.troops.values():
            assert f"UF {troops.rule}" in rules, (nation.id, troops.id)
