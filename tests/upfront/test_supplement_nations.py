"""What sets British, Japanese, Italians and French apart in cards, weapons and lists (44 to 53)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from caposaldo.upfront.dyo.purchase import Terms
from caposaldo.upfront.nations import read_match_ups
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.radios import is_radio_card
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.victory import is_broken
from tests.upfront.boxes import box
from tests.upfront.data_files import nations, parsed
from tests.upfront.designing import SQUADS, buys, cost, wrong
from tests.upfront.scenes import given, then, when

STRENGTHS = ("RADIO", "RADIO6", "RADIO7")


def table_of(side: str, enemy: str) -> UpFrontTable:
    lines = (f"nations {side} {enemy}", f"{side} A 1 {side[0]}4", f"{enemy} A 1 {enemy[0]}4")
    table = given(*lines).game.table
    assert isinstance(table, UpFrontTable)
    return table


def radio_cards(side: str, enemy: str) -> set[str]:
    table = table_of(side, enemy)
    return {id for id, card in box().deck.items() if is_radio_card(table, side, card)}


def usable_halves(side: str, enemy: str) -> dict[str, tuple[str, ...]]:
    table = table_of(side, enemy)
    return {id: table.battle.uses[side][id] for id, card in box().deck.items() if card.halves}


@proves("UF 44.2", 1)
def test_44_2_the_british_use_the_halves_of_americans_and_of_germans() -> None:
    british = usable_halves("british", "german")
    american, german = usable_halves("american", "german"), usable_halves("german", "american")
    assert len(british) == 7
    for id, kinds in british.items():
        assert set(kinds) == {*american[id], *german[id]}, id
    # One card that each of the two may use in its own way only.
    assert set(british["158"]) == {"movement", "smoke"}
    smoke = [id for id, card in box().deck.items() if card.kind == "smoke"]
    uses = table_of("british", "german").battle.uses["british"]
    assert all(uses[id] == ("smoke",) for id in smoke)


@proves("UF 44.2", 2)
def test_44_2_a_radio_card_serves_the_british_only_if_it_serves_both_models() -> None:
    american, german = radio_cards("american", "german"), radio_cards("german", "american")
    assert radio_cards("british", "german") == american & german
    assert american != german


@proves("UF 44.5", 2)
@proves("UF 44.5", 3)
def test_44_5_the_piat_has_no_brackets_and_hits_as_well_with_one_man() -> None:
    weapons = box().weapons
    piat, bazooka = weapons["british-PIAT"], weapons["american-BAZ"]
    assert not piat.crewed
    assert bazooka.crewed
    assert piat.to_hit_bracketed is piat.to_hit
    assert bazooka.to_hit_bracketed != bazooka.to_hit
    scene = given("nations british german", "british A 2 b20", "german A 2 g31", "hand british 66")
    then(scene, "offered pierce A>A b20 66")


@proves("UF 44.5", 1)
def test_44_5_the_piat_is_a_light_anti_tank_weapon_like_the_bazooka() -> None:
    weapons = box().weapons
    assert weapons["british-PIAT"].family == weapons["american-BAZ"].family == "light_anti_tank"
    for side, man in (("british", "b20"), ("american", "a13")):
        foes = (f"nations {side} german", f"{side} A 2 {man}", f"hand {side} 66")
        then(given(*foes, "german A 2 g31"), f"offered pierce A>A {man} 66")
        then(given(*foes, "german A 2 g4"), f"offered shell A>A {man} 66")


@pytest.mark.parametrize(
    ("nation", "like", "halved"),
    [
        ("british", "german", ()),
        ("italian", "russian", ("line", "second_line")),
        ("french", "german", ("second_line",)),
    ],
)
@proves("UF 44.8", 1)
@proves("UF 50.8", 1)
@proves("UF 51.5", 1)
def test_a_radio_costs_what_it_costs_its_model_or_half(
    nation: str, like: str, halved: tuple[str, ...]
) -> None:
    for troops in ("second_line", "line", "elite"):
        for code in STRENGTHS:
            own = cost(buys(nation, 4, troops=troops, weapons={code: 1})).lines[1].value
            model = cost(buys(like, 4, troops="line", weapons={code: 1})).lines[1].value
            assert own == (model // 2 if troops in halved else model), (troops, code)


@proves("UF 50.8", 2)
@proves("UF 51.5", 2)
def test_italians_use_russian_radio_cards_and_french_german_ones() -> None:
    assert radio_cards("italian", "british") == {
        id
        for id in radio_cards("russian", "german")
        if not box().deck[id].halves  # type: ignore[index]  # plain
    }
    assert radio_cards("french", "german") == radio_cards("german", "french")


@proves("UF 50.2", 1)
def test_50_2_no_half_of_a_split_card_serves_italians_but_bersaglieri() -> None:
    assert set(usable_halves("italian", "british").values()) == {()}
    troops = box().nations["italian"].troops
    assert troops["second_line"].split_uses == ()
    assert troops["elite"].split_uses == ("german",)


@proves("UF 51.2", 1)
def test_51_2_the_french_use_the_german_half() -> None:
    assert usable_halves("french", "german") == usable_halves("german", "french")


@proves("UF 45.5", 2)
def test_45_5_a_pistol_makes_nobody_braver() -> None:
    scene = given("nations japanese american", "japanese A 2 j1.unarmed j21", "american A 3 a4")
    groups = scene.game.view("japanese")["table"]["groups"]  # type: ignore[index]  # plain data
    bare, armed = groups[0]["men"]
    printed = box().men[ManId("j1")], box().men[ManId("j21")]
    assert (bare["morale"], bare["panic"]) == (printed[0].morale - 1, printed[0].panic - 1)
    assert (armed["morale"], armed["panic"]) == (printed[1].morale, printed[1].panic)


@proves("UF 45.51", 1)
@proves("UF 45.51", 2)
def test_45_51_japanese_guns_and_machine_pistols_have_bayonets() -> None:
    weapons = box().weapons
    for family, own, usual in (("LMG", 2, 1), ("MP", 4, 3)):
        assert weapons[f"japanese-{family}"].cc == own
        assert weapons[f"german-{family}"].cc == usual


@proves("UF 44.9", 1)
@proves("UF 45.52", 3)
@proves("UF 50.6", 1)
@pytest.mark.parametrize("nation", ["british", "japanese", "italian"])
def test_their_light_machine_guns_have_no_brackets(nation: str) -> None:
    weapon = box().weapons[f"{nation}-LMG"]
    assert not weapon.crewed
    assert weapon.bracketed is weapon.fp
    assert weapon.jams_bracketed == weapon.jams
    german = box().weapons["german-LMG"]
    assert german.crewed
    assert german.bracketed != german.fp


# Squads ---------------------------------------------------------------------------------------


@proves("UF 50.4", 1)
def test_50_4_the_section_is_eighteen_men_with_two_light_machine_guns() -> None:
    men = [box().men[ManId(id)] for id in box().nations["italian"].squad]
    assert len(men) == 18
    guns = [man for man in men if man.weapon is not None and man.weapon.family == "lmg"]
    rifles = [man for man in men if man.weapon is not None and man.weapon.family == "rifle"]
    assert len(guns) == 2
    assert len(rifles) >= 14


def broken_at(nation: str, enemy: str, cards: int) -> int:
    """Return the loss that breaks a squad of so many cards."""
    for lost in range(1, cards):
        lines = [f"lost {nation[0]}{number} kia" for number in range(1, lost + 1)]
        scene = given(
            f"nations {nation} {enemy}",
            f"{nation} A 1 {nation[0]}{cards}",
            f"{enemy} A 1 {enemy[0]}4",
            f"strength {nation} {cards}",
            *lines,
        )
        if is_broken(scene.game.table, nation):
            return lost
    return 0


@proves("UF 50.4", 2)
def test_50_4_a_section_of_18_breaks_with_its_8th_loss_nt_50_4() -> None:
    assert broken_at("italian", "british", 18) == 8
    assert broken_at("german", "british", 10) == 6


@proves("UF 51.7", 1)
def test_51_7_a_french_squad_of_12_breaks_with_its_6th_loss() -> None:
    assert broken_at("french", "german", 12) == 6
    assert broken_at("british", "german", 10) == 6


# Partisans and lists --------------------------------------------------------------------------


@proves("UF 50.9", 1)
@proves("UF 51.3", 1)
def test_italian_partisans_come_after_1943_and_french_ones_at_any_time() -> None:
    squad = buys("italian", 2, 4, 5, 6, 7, 8, troops="partisan")
    late = ("design-no-partisans-yet", "UF 50.9")
    assert late in wrong(squad, Terms("1943b"))
    assert late not in wrong(squad, Terms("1944a"))
    french = wrong(buys("french", 2, 4, 5, 6, 7, 8, troops="partisan"), Terms("1941a"))
    assert not any(key.startswith("design-n") for key, _ in french)


@proves("UF 53.1", 2)
@proves("UF 53.1", 3)
def test_53_1_whom_italians_and_french_met() -> None:
    pairs = read_match_ups(parsed("match_ups"), nations())
    met = {
        nation: {other for pair in pairs if nation in pair for other in pair - {nation}}
        for nation in ("italian", "french")
    }
    assert met["italian"] == {"british", "american", "russian", "french", "german"}
    assert met["french"] == {"german", "italian", "british", "american", "japanese"}


@proves("UF 53.1", 6)
@pytest.mark.parametrize(
    ("nation", "most"),
    [
        ("american", 1),
        ("british", 1),
        ("french", 1),
        ("german", 2),
        ("italian", 2),
        ("japanese", 2),
        ("russian", 3),
    ],
)
def test_53_1_so_many_anti_tank_weapons_for_each_squad(nation: str, most: int) -> None:
    design = library.upfront_data("nations.toml")["nation"][nation]["dyo"]
    assert design["at_weapons_per_squad"] == most


@proves("UF 53.1", 7)
def test_53_1_one_demolition_charge_for_a_squad_of_any_nation() -> None:
    for nation, squad in SQUADS.items():
        one = wrong(buys(nation, *squad, weapons={"DC": 1}))
        two = wrong(buys(nation, *squad, weapons={"DC": 2}))
        assert ("design-charges", "UF 21.11") not in one, nation
        assert two != one, nation


def test_the_nations_of_the_supplements_are_all_different() -> None:
    hands = [box().nations[nation].hand for nation in ("japanese", "british", "french")]
    assert all(one < other for one, other in pairwise(hands))


def test_the_bonus_is_a_line_of_its_own_in_the_preview() -> None:
    scene = given("nations british german", "british A 2 b4 b5", "german A 3 g4", "hand british 54")
    shown = scene.game.preview("fire A>A")
    assert shown is not None
    last = shown.factors[-1]
    assert (last.value, last.rule, last.label) == (1, "UF 44.3", "better-shots")
    when(scene, "fire A>A; with 54")
    then(scene, "asked british aim firepower=7 need=7")
