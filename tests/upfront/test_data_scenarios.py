"""The scenarios of the package: forces, goals and who begins."""

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.datacheck import check_forces
from caposaldo.upfront.forces import Force
from caposaldo.upfront.matching import first_side, force
from caposaldo.upfront.scenarios import read_scenarios
from tests.upfront.data_files import force_cards, parsed, scenarios, secondary

NATIONS = ("german", "russian", "american", "british", "japanese", "italian", "french")
PERCENT = {"line": 100, "elite": 115, "second_line": 85, "partisan": 95}
LATER = 80
RADIO = {"german": 42, "british": 42, "french": 42, "american": 50, "russian": 22, "japanese": 22}
FORCES = [(letter, own) for letter, scenario in scenarios().items() for own in scenario.forces]
# Printed totals the cards do not add up to, with what they add up to.
MISFITS = {
    ("E", "attacker", "japanese"): (364, 31400),
    ("F", "defender", "italian"): (282, 28000),
    ("G", "attacker", "italian"): (446, 46100),
    ("I", "defender", "french"): (147, 14535),
    ("L", "attacker", "italian"): (471, 48200),
    ("L", "defender", "british"): (319, 30900),
    ("L", "defender", "french"): (318, 28200),
    ("O", "attacker", "american"): (401, 39700),
    ("R", "attacker", "german"): (314, 29440),
    ("T", "attacker", "russian"): (379, 36500),
    ("V", "attacker", "german"): (425, 48875),
    ("V", "attacker", "russian"): (493, 49795),
    ("V", "attacker", "japanese"): (492, 50025),
    ("V", "defender", "russian"): (471, 46100),
    ("X", "defender", "german"): (231, 22900),
}


def worth(own: Force) -> int:
    """The points of a force in hundredths."""
    price = {code: weapon.points for code, weapon in secondary().items()}
    price["RADIO"] = RADIO.get(own.nation, 11)
    now = sum(force_cards()[id].points for id in own.men)
    now += sum(count * price[code] for code, count in own.secondary.items())
    late = sum(force_cards()[id].points for id in own.later)
    late += sum(count * price[code] for code, count in own.later_secondary.items())
    return (100 * now + LATER * late) * PERCENT[own.troops] // 100 + 100 * own.extra_points


def meeting(letter: str, one: str, other: str) -> tuple[Force, Force]:
    scenario = scenarios()[letter]
    return force(scenario, "any", one, other), force(scenario, "any", other, one)


def begins(letter: str, one: str, other: str) -> str:
    pair = (one, other)
    return pair[first_side(scenarios()[letter], pair, meeting(letter, one, other))]


@pytest.mark.parametrize(
    ("letter", "own"),
    FORCES,
    ids=[" ".join((x, own.role, own.nation, *own.against, own.variant)) for x, own in FORCES],
)
def test_a_force_costs_its_printed_points(letter: str, own: Force) -> None:
    place = (letter, own.role, own.nation)
    if place in MISFITS:
        assert (own.points, worth(own)) == MISFITS[place]
        return
    # The cards print whole points and round either way.
    assert abs(worth(own) - 100 * own.points) < 100


def test_the_forces_agree_with_every_check_but_the_misfits_named() -> None:
    data = parsed("scenarios")
    assert check_forces(data, scenarios(), force_cards(), secondary()) == []
    named = [(one["scenario"], one["role"], one["nation"]) for one in data["misfits"]]
    assert named == list(MISFITS)
    assert [one["printed"] for one in data["misfits"]] == [one for one, _ in MISFITS.values()]
    odd = {(one["scenario"], one["nation"]): (one["SL"], one["ASL"]) for one in data["odd_leaders"]}
    assert odd == {
        ("I", "russian"): (1, 0),
        ("I", "french"): (1, 0),
        ("L", "japanese"): (1, 2),
        ("L", "french"): (0, 1),
    }


@pytest.mark.parametrize("letter", "ABCDEFGHKLMPTUVWX")
def test_every_nation_has_a_force_in_every_role(letter: str) -> None:
    scenario = scenarios()[letter]
    for role in scenario.troops:
        own = [own for own in scenario.forces if own.role == role and not own.against]
        assert [one.nation for one in own] == list(NATIONS)


def test_scenario_a_is_a_meeting_of_whole_squads_won_by_four_men_at_range_4() -> None:
    patrol = scenarios()["A"]
    assert (patrol.kind, patrol.decks, patrol.removed) == ("meeting", 3, {"buildings": 5})
    assert patrol.cower["both"] == ("pillbox", "minefield")
    (goal,) = patrol.goals
    assert (goal.kind, goal.side, goal.cards, goal.measure, goal.at) == (
        "hold",
        "either",
        4,
        "range",
        (4,),
    )
    assert (goal.cover, goal.not_infiltrated, goal.rounds) == (True, True, 1)
    assert patrol.at_time_limit == "victory_points"


def test_scenario_b_counts_ground_only_in_buildings_and_gives_everybody_a_charge() -> None:
    city = scenarios()["B"]
    assert (city.goals, city.territory_in) == ((), ("buildings",))
    assert all(own.secondary == {"DC": 1} for own in city.forces)


def test_scenario_c_gives_the_defender_the_pillbox_and_the_attacker_no_sniper() -> None:
    assault = scenarios()["C"]
    (given,) = assault.special
    assert (given.key, given.side, given.rule) == ("given_card", "defender", "23.2")
    assert given.value == {"card": "pillbox", "group": "B"}
    assert assault.cower["attacker"] == ("minefield", "sniper")
    assert [goal.kind for goal in assault.goals] == ["empty_pillbox"]


def test_scenario_d_can_be_won_in_two_ways_by_the_attacker() -> None:
    hold, reduce = scenarios()["D"].goals
    assert (hold.side, hold.cards, hold.measure, hold.at) == (
        "attacker",
        5,
        "relative_range",
        (5,),
    )
    assert (reduce.kind, reduce.fewer_own_losses, reduce.cards) == ("one_group_left", True, 0)
    assert scenarios()["D"].at_time_limit == "defender"


def test_scenario_k_sets_elite_against_second_line_twice_without_victory_points() -> None:
    elite = scenarios()["K"]
    assert elite.troops == {"attacker": "elite", "defender": "second_line"}
    assert (elite.decks, elite.goals[0].rounds, elite.no_victory_points) == (4, 2, True)
    assert [special.key for special in elite.special] == ["two_rounds", "survivors", "renewed"]


@proves("UF 4.1", 4)
@pytest.mark.parametrize(
    ("letter", "one", "other", "first"),
    [
        ("A", "american", "german", "german"),  # the German, whatever he costs
        ("A", "german", "italian", "german"),
        ("A", "russian", "japanese", "japanese"),  # 236 against 241
        ("A", "british", "italian", "italian"),  # 235 against 242
        ("A", "french", "japanese", "japanese"),  # 236 each
        ("B", "japanese", "american", "american"),  # 298 against 308
        ("B", "british", "russian", "british"),  # 310 each, and none of the four
    ],
)
def test_4_1_who_begins_a_meeting_uf1_first_side_no_german(
    letter: str, one: str, other: str, first: str
) -> None:
    assert begins(letter, one, other) == first


def test_4_1_the_attacker_begins_on_whichever_side_he_sits() -> None:
    scenario = scenarios()["D"]
    attack = force(scenario, "attacker", "french", "german")
    defend = force(scenario, "defender", "german", "french")
    assert first_side(scenario, ("french", "german"), (attack, defend)) == 0
    assert first_side(scenario, ("german", "french"), (defend, attack)) == 1


def test_a_list_made_for_an_enemy_comes_before_the_general_one() -> None:
    data = parsed("scenarios")
    forces = data["scenario"]["A"]["force"]
    forces.append({**forces[0], "against": ["french"], "cards": [1, 2, 3]})
    patrol = read_scenarios(data, force_cards())["A"]
    assert force(patrol, "any", "german", "french").men == ("g1", "g2", "g3")
    assert len(force(patrol, "any", "german", "russian").men) == 10


def test_a_force_nobody_wrote_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnreadableFile, match="scenario A: there is no martian force as any"):
        force(scenarios()["A"], "any", "martian", "german")


def test_a_force_that_misses_its_total_lacks_a_leader_or_carries_too_much_is_told() -> None:
    data = parsed("scenarios")
    data.update(scenario={"A": data["scenario"]["A"]}, misfits=[], odd_leaders=[])
    german = data["scenario"]["A"]["force"][0]
    german.update(cards=[2, 3], printed=95, secondary={"DC": 2, "RADIO": 1})
    wrong = check_forces(data, read_scenarios(data, force_cards()), force_cards(), secondary())
    assert wrong == [
        "A any german: costs 237.00, printed 95",
        "A any german: has not one SL and one ASL",
        "A any german: has more secondary weapons than men who may carry one",
    ]
    data["misfits"] = [{"scenario": "A", "role": "any", "nation": "german"}]
    data["odd_leaders"] = [{"scenario": "A", "role": "any", "nation": "german", "SL": 0, "ASL": 1}]
    again = read_scenarios(data, force_cards())
    assert check_forces(data, again, force_cards(), secondary()) == wrong[2:]
