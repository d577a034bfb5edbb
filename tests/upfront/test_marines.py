"""Marines meet the Japanese: semi-elite Americans without weak hearts (UF 39.2c, 46)."""

import json

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.battle import Box
from caposaldo.upfront.forces import Force
from caposaldo.upfront.personalities import ManId
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


@proves("UF 46.1", 1)
@proves("UF 39.2c", 3)
def test_46_1_americans_who_face_japanese_are_marines_in_every_scenario() -> None:
    met = 0
    for letter in box().scenarios:
        for sides in (("american", "japanese"), ("japanese", "american")):
            for variant in library.game("upfront").choices(letter).get("forces", ("",)):
                options = {"side-1": sides[0], "side-2": sides[1]}
                options |= {"forces": variant} if variant else {}
                try:
                    game = library.start("upfront", letter, options)
                except UnreadableFile:
                    continue
                troops = game.table.battle.sheets["american"].troops
                regular = game.table.battle.sheets["american"].force.troops != "line"
                assert regular or (troops.min_morale, troops.raised_panic) == (2, 3), letter
                met += not regular
    assert met > 20


@pytest.mark.parametrize("enemy", ["german", "italian"])
@proves("UF 46.1", 1)
def test_46_1_against_the_rest_of_the_axis_they_are_regular(enemy: str) -> None:
    game = library.start("upfront", "A", {"side-1": enemy, "side-2": "american"})
    troops = game.table.battle.sheets["american"].troops
    assert (troops.rule, troops.min_morale) == (box().nations["american"].troops["line"].rule, 1)


@proves("UF 46.1", 2)
def test_46_1_whoever_is_printed_with_morale_1_plays_with_2_and_panic_3() -> None:
    americans = [card for card in box().men.values() if card.nation == "american"]
    weak = [card.id for card in americans if card.morale == 1 and card.vehicle is None]
    assert len(weak) > 1
    for id in weak:
        assert morale_of("japanese", id) == (2, 3)


@proves("UF 46.3", 1)
def test_46_3_all_but_morale_is_that_of_regular_americans() -> None:
    regular, marines = box().nations["american"], box().nations["marines"]
    assert (marines.hand, marines.breaks, marines.cards_of) == (
        regular.hand,
        regular.breaks,
        "american",
    )
    one, other = regular.troops["line"], marines.troops["line"]
    same = [name for name in one.__slots__ if getattr(one, name) == getattr(other, name)]
    assert set(one.__slots__) - set(same) <= {"id", "min_morale", "name", "raised_panic", "rule"}


@proves("UF 46.3", 2)
def test_46_3_they_use_american_cards_and_two_leaders_besides() -> None:
    leaders = [box().men[ManId(id)] for id in ("a42", "a43")]
    assert [leader.role for leader in leaders] == ["SL", "ASL"]
    assert {leader.nation for leader in leaders} == {"american"}
    users = [force for force in forces() if "a42" in force.men]
    assert users
    assert all("a43" in force.men for force in users)


def forces() -> list[Force]:
    found = [force for scenario in box().scenarios.values() for force in scenario.forces]
    return [force for force in found if force.nation == "american"]


@proves("UF 46.4", 5)
def test_46_4_lists_with_42_and_43_are_of_before_1943_and_no_others() -> None:
    for force in forces():
        assert (force.marines == "before 1943") == ({"a42", "a43"} <= set(force.men))
        assert force.marines in ("", "before 1943")


@proves("UF 46.4", 3)
@proves("UF 46.4", 6)
def test_46_4_an_american_listed_by_his_weapon_is_a_card_of_that_weapon_with_2_and_3() -> None:
    spare = box().men[ManId("a44")]
    assert spare.weapon is not None
    assert spare.weapon.short == "BAR"
    assert (spare.morale, spare.panic) == (2, 3)
    users = [force for force in forces() if "a44" in (*force.men, *force.later)]
    assert users
    for force in users:
        bars = [id for id in force.men if _weapon(id) == "american-BAR"]
        assert len(bars) == 3


def _weapon(id: ManId) -> str:
    weapon = box().men[id].weapon
    return weapon.code if weapon is not None else ""


# Rifles --------------------------------------------------------------------------------------


@proves("UF 46.4", 4)
def test_46_4_marines_before_1943_change_their_rifles_and_whoever_may_join_them() -> None:
    options = {"side-1": "american", "side-2": "japanese"}
    early = library.start("upfront", "M", options).table.battle.box
    assert {_code(early, id) for id in ("a4", "a5", "a42")} == {"american-R"}
    assert _code(early, "a3") == "american-BAR"
    # a8 is on no list of that time, but may come as a random reinforcement.
    assert _code(early, "a8") == "american-R"
    assert _code(box(), "a4") == "american-SAR"
    assert (early.men[ManId("a4")].points, early.men[ManId("a4")].ccv) == (
        box().men[ManId("a4")].points,
        box().men[ManId("a4")].ccv,
    )
    off = library.start("upfront", "M", {**options, "supplements": "off"}).table.battle.box
    assert _code(off, "a4") == "american-SAR"


@proves("UF 46.4", 4)
def test_46_4_a_force_in_the_place_of_such_a_list_is_of_its_time() -> None:
    orders = json.dumps({"forces": {"american": {"cards": [4, 8, 42, 43]}}})
    options = {"side-1": "american", "side-2": "japanese", "orders": orders}
    found = library.start("upfront", "M", options).table.battle.box
    assert [_code(found, id) for id in ("a4", "a8", "a5")] == [
        "american-R",
        "american-R",
        "american-R",
    ]


def _code(found: Box, id: str) -> str:
    weapon = found.men[ManId(id)].weapon
    return weapon.code if weapon is not None else ""
