"""Men and weapons of the package against the rules that say how their values hang together."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.datacheck import check_men, check_weapons
from caposaldo.upfront.personalities import read_personalities
from caposaldo.upfront.weapons import FAMILIES, LADDER, read_weapons
from tests.upfront.data_files import man, men, nations, parsed, secondary, weapons

ROSTERS = {
    "german": 27,
    "russian": 28,
    "american": 31,
    "british": 26,
    "japanese": 28,
    "italian": 28,
    "french": 27,
}
CLOSE_COMBAT = {
    "rifle": 5,
    "carbine": 4,
    "assault_rifle": 4,
    "machine_pistol": 3,
    "bar": 2,
    "lmg": 1,
    "mmg": 0,
    "anti_tank_rifle": 0,
    "flamethrower": -1,
}
WITH_BAYONETS = {"japanese-MP": 4, "japanese-LMG": 2}
MAY_CARRY = {"rifle", "carbine", "assault_rifle", "machine_pistol", "bar"}


def test_weapons_and_men_agree_with_every_check() -> None:
    assert check_weapons(weapons()) == []
    assert check_men(men(), nations()) == []


@pytest.mark.parametrize(("nation", "count"), ROSTERS.items())
def test_every_nation_has_its_men_and_leaders_of_both_kinds(nation: str, count: int) -> None:
    own = [one for one in men().values() if one.nation == nation]
    assert len(own) == count
    assert {"SL", "ASL"} <= {one.role for one in own}
    assert {one.id for one in own} == {f"{nation[0]}{one.no}" for one in own}


@proves("UF 2.3", 1, 3, 4)
def test_2_3_a_mans_card_shows_who_he_is_and_his_values_unpinned_and_pinned() -> None:
    leader = man("g1")
    assert (leader.nation, leader.no, leader.name, leader.rank) == ("german", 1, "Ahrens", "SGT")
    assert (leader.role, leader.points) == ("SL", 51)
    assert leader.weapon is weapons()["german-MP"]
    assert (leader.morale, leader.kia, leader.ccv[:2]) == (5, 8, (8, 5))
    assert (leader.panic, leader.rout, leader.kia_pinned, leader.ccv[2:]) == (6, 6, 9, (4, 1))


@proves("UF 2.3", 2)
@pytest.mark.parametrize("code", weapons())
def test_2_3_a_weapon_has_a_value_for_each_range_and_numbers_that_jam_and_repair_it(
    code: str,
) -> None:
    weapon = weapons()[code]
    values = weapon.to_hit if weapon.ordnance else weapon.fp
    assert len(values) == len(weapon.fp) == len(weapon.bracketed) == 6
    assert any(value > 0 for value in values)
    assert weapon.jams <= weapon.jams_bracketed <= {0, 1, 2, 3, 4, 5, 6}
    assert weapon.jams
    assert weapon.repairs_black


@proves("UF 2.3", 6)
def test_2_3_the_american_18_is_the_specimen() -> None:
    one = man("a18")
    assert (one.morale, one.panic, one.rout) == (5, 7, 7)


@proves("UF 11.1", 1)
@pytest.mark.parametrize(
    ("code", "full", "bracketed"),
    [
        ("german-LMG", (4, 5, 6, 7, 8, 8), (2, 3, 3, 4, 4, 4)),
        ("russian-MMG", (6, 7, 8, 9, 10, 11), (3, 4, 4, 5, 5, 6)),
    ],
)
def test_11_1_a_weapon_with_two_sets_of_values_is_crewed(
    code: str, full: tuple[int, ...], bracketed: tuple[int, ...]
) -> None:
    weapon = weapons()[code]
    assert weapon.crewed
    assert (weapon.fp, weapon.bracketed) == (full, bracketed)
    for other in weapons().values():
        if not other.crewed:
            assert (other.bracketed, other.to_hit_bracketed) == (other.fp, other.to_hit)


def test_44_9_which_light_machine_guns_only_a_black_hero_doubles() -> None:
    black = {weapon.code for weapon in weapons().values() if weapon.black_hero_only}
    assert black == {"british-LMG", "italian-LMG", "japanese-LMG"}
    assert weapons()["french-LMG"].option == "french-lmg-black-hero"
    assert {weapons()[code].hero for code in ("german-LMG", "russian-LMG")} == {"bracket"}
    assert weapons()["american-BAR"].hero == "any"


@proves("UF 20.6", 1)
@pytest.mark.parametrize("code", weapons())
def test_20_6_a_weapon_adds_to_close_combat_what_the_table_says(code: str) -> None:
    weapon = weapons()[code]
    usual = CLOSE_COMBAT.get(weapon.family, 0)
    assert weapon.cc == WITH_BAYONETS.get(code, usual)


@proves("UF 21.1", 1)
def test_21_1_the_four_secondary_weapons_and_who_may_carry_them() -> None:
    assert set(secondary()) == {"DC", "PF", "RADIO", "RADIO6", "RADIO7", "ATMM"}
    able = {weapon.family for weapon in weapons().values() if weapon.carries_secondary}
    assert able == MAY_CARRY
    assert all(w.carries_secondary == (w.family in MAY_CARRY) for w in weapons().values())


@proves("UF 25.6", 2, 3)
@pytest.mark.parametrize(
    ("better", "worse"), [("0-4", "0-3"), ("0-1", "0"), ("0", "1"), ("2", "3"), ("5", "6")]
)
def test_25_6_one_step_down_the_ladder(better: str, worse: str) -> None:
    assert LADDER[LADDER.index(better) + 1] == worse
    assert LADDER[LADDER.index(worse) - 1] == better
    assert len(LADDER) == 11


def test_to_hit_is_read_as_steps_of_the_ladder_and_a_dash_as_no_shot() -> None:
    bazooka = weapons()["american-BAZ"]
    assert bazooka.to_hit == (-1, -1, -1, 3, 2, 1)
    assert bazooka.to_hit_bracketed == (-1, -1, -1, 4, 3, 2)
    assert (bazooka.effect, bazooka.boxed, bazooka.effect_is_range) == ((2,) * 6, 3, False)


def test_30_6_an_anti_tank_rifle_hits_as_hard_as_it_is_near() -> None:
    rifle = weapons()["german-ATR"]
    assert (rifle.effect, rifle.boxed, rifle.effect_is_range) == ((-1,) * 6, -1, True)


def test_the_grenade_launcher_loses_effect_with_the_range() -> None:
    assert weapons()["japanese-GL"].effect == (2, 2, 2, 1, 1, 0)


def test_every_family_of_weapons_is_in_use() -> None:
    carried = {one.weapon.family for one in men().values() if one.weapon}
    assert carried == set(FAMILIES)


def test_every_record_says_what_its_figures_rest_on() -> None:
    known = {"found", "derived", "proposed"}
    assert {one.basis for one in men().values()} <= known
    assert {weapon.basis for weapon in weapons().values()} <= known
    assert {weapon.basis for weapon in secondary().values()} <= known


def test_a_man_whose_values_disagree_is_told() -> None:
    data = parsed("personalities")
    first = data["personality"][0]
    first.update(rout=9, kia=7, kia_pinned=9, name="Vollmer")
    first["ccv"]["armed"] = 9
    wrong = check_men(read_personalities(data, weapons()), nations())
    assert wrong == [
        "g1: rout is 9, not 6",
        "g1: kia is 7, not 8",
        "g1: kia_pinned is 9, not 8",
        "g1: ccv is (9, 5, 4, 1), which does not follow from morale and weapon",
        "german: two men are called vollmer",
    ]


def test_19_15_a_weapon_that_jams_on_odd_numbers_is_told() -> None:
    data = parsed("weapons")
    gun = next(entry for entry in data["weapon"] if entry["code"] == "LMG")
    gun.update(malfunction=[4, 6], malfunction_uncrewed=[4, 6])
    assert check_weapons(read_weapons(data)[0]) == [
        "german-LMG: malfunction has a gap below 6",
        "german-LMG: the bracketed malfunction is not wider by one",
    ]
