"""The scenarios M to X as the data states them, and how whole games of them go."""

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.library import start
from caposaldo.proofs import proves
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.fielding import cards_to_remove
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.matching import first_mover, first_side, force, variants
from caposaldo.upfront.men import fresh
from caposaldo.upfront.scenarios import read_scenarios
from caposaldo.upfront.values import printed_morale, printed_panic
from tests.upfront.advised import played
from tests.upfront.data_files import force_cards, parsed, scenarios

LETTERS = "MNOPQRSTUVWX"
MOST = 6000


def battle(letter: str, one: str, other: str, **chosen: str) -> Battle:
    kind = library.game("upfront")
    assert isinstance(kind, UpFrontKind)
    named = {name.replace("_", "-"): value for name, value in chosen.items()}
    return kind.battle(kind.setup(letter, {"side-1": one, "side-2": other, **named}))


def men_of(letter: str, one: str, other: str, side: str, **chosen: str) -> list[int]:
    own = battle(letter, one, other, **chosen).sheets[side].force
    return [int(id[1:]) for id in own.men]


# Data ------------------------------------------------------------------------------------------


@proves("UF 2.4", 1)
def test_all_twelve_are_there_with_their_time_and_what_ends_them() -> None:
    found = {id: scenarios()[id] for id in LETTERS}
    assert {id: one.decks for id, one in found.items() if one.decks != 3} == {"V": 5}
    assert "".join(id for id, one in found.items() if one.kind == "meeting") == "MN"
    limits = {id: one.at_time_limit for id, one in found.items()}
    assert "".join(id for id, to in limits.items() if to == "victory_points") == "MNP"
    goals = {id: [goal.kind for goal in one.goals] for id, one in found.items()}
    assert goals["N"] == []
    assert goals["O"] == ["empty_pillbox"]
    assert goals["V"] == goals["X"] == ["break_squad"]
    assert goals["W"] == ["as_many_buildings"]
    assert goals["P"] == ["hold", "hold"]
    assert all(goals[id] == ["hold"] for id in "MQRSTU")
    elite = [id for id, one in found.items() if "elite" in one.troops.values()]
    assert elite == ["R", "V"]


def test_the_conditions_about_ground_say_who_counts_where_and_when() -> None:
    attack, escape = scenarios()["P"].goals
    assert (attack.side, attack.cards, attack.at, attack.who, attack.to) == (
        "attacker",
        4,
        (5,),
        "",
        "",
    )
    assert (escape.side, escape.cards, escape.at, escape.who, escape.to) == (
        "defender",
        2,
        (0,),
        "began_wounded",
        "every_enemy",
    )
    (gather,) = scenarios()["R"].goals
    assert (gather.cards, gather.at, gather.one_group) == (5, (3, 4, 5), True)
    assert (gather.with_leader, gather.when) == (("SL", "ASL"), "end_of_own_turn")
    (tank,) = scenarios()["U"].goals
    assert (tank.at, tank.one_group, tank.with_leader, tank.when) == ((4, 5), False, (), "")


@proves("UF 2.4", 2)
def test_in_w_and_x_the_defender_sets_up_first_and_the_attacker_moves_first() -> None:
    for letter in LETTERS:
        found = battle(letter, "japanese", "american")
        split = found.sets_up != found.first
        assert split == (letter in "WX")
    for letter in "WX":
        found = battle(letter, "german", "russian")
        assert (found.sets_up, found.first) == ("russian", "german")
    assert battle("P", "german", "russian").first == "russian"


def test_who_moves_first_is_the_side_that_sets_up_unless_another_is_named() -> None:
    surprise = scenarios()["W"]
    attack = force(surprise, "attacker", "german", "russian")
    defend = force(surprise, "defender", "russian", "german")
    ready = first_side(surprise, ("german", "russian"), (attack, defend))
    assert ready == 1
    assert first_mover(surprise, ready, (attack, defend)) == 0
    plain = scenarios()["P"]
    assert first_mover(plain, 1, (attack, defend)) == 1
    data = parsed("scenarios")
    data["scenario"]["A"]["moves"] = "attacker"
    with pytest.raises(UnreadableFile, match="moves is 'attacker'; name attacker or defender"):
        read_scenarios(data, force_cards())


def test_a_list_for_an_enemy_is_used_against_him_only() -> None:
    early = [3, 4, 5, 7, 9, 11, 12, 42, 43]
    assert men_of("P", "japanese", "american", "american") == early
    assert men_of("P", "german", "american", "american") == list(range(1, 13))
    assert men_of("M", "german", "american", "american") == early
    assert men_of("U", "british", "german", "british")[-1] == 32
    assert men_of("U", "british", "italian", "british")[-1] == 33
    late = [1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 19, 20, 44]
    assert men_of("X", "american", "japanese", "american") == late


def test_scenario_n_has_later_squads_for_those_who_agree_on_them() -> None:
    kind = library.game("upfront")
    assert kind.choices("N")["forces"] == ("early", "late")
    assert [letter for letter in scenarios() if variants(scenarios()[letter])] == ["N"]
    assert "forces" not in kind.choices("M")
    pair = ("american", "japanese")
    assert men_of("N", *pair, "japanese") == list(range(1, 14))
    assert men_of("N", *pair, "japanese", forces="late") == [*range(1, 15), 23]
    assert men_of("N", *pair, "american", forces="late")[-1] == 44
    pair = ("british", "japanese")
    assert men_of("N", *pair, "japanese", forces="late") == [*range(1, 12), 18, 19]
    assert men_of("N", *pair, "british", forces="late") == [3, 4, 5, 6, 7, 8, 17, 18, 21, 22]
    # Who has none has his usual squad.
    assert men_of("N", "french", "japanese", "french", forces="late") == list(range(1, 13))


def test_two_lists_of_one_variant_for_one_enemy_are_refused() -> None:
    data = parsed("scenarios")
    forces = data["scenario"]["N"]["force"]
    forces.append(next(own for own in forces if own.get("variant")))
    with pytest.raises(UnreadableFile, match="have two forces as any"):
        read_scenarios(data, force_cards())


@proves("UF 16.1", 1)
def test_what_leaves_the_game_none_in_the_jungle_and_all_houses_where_all_go() -> None:
    assert cards_to_remove(battle("M", "german", "american")) == {"buildings": 5}
    assert cards_to_remove(battle("W", "german", "american")) == {"buildings": 8}
    assert cards_to_remove(battle("Q", "german", "american")) == {"buildings": 4}
    assert cards_to_remove(battle("X", "german", "american")) == {"buildings": 5}
    assert cards_to_remove(battle("O", "japanese", "american")) == {}
    assert cards_to_remove(battle("Q", "japanese", "american")) == {}
    assert cards_to_remove(battle("X", "british", "japanese")) == {}
    assert cards_to_remove(battle("X", "russian", "japanese")) == {"buildings": 5}


@proves("UF 16.1", 1)
@pytest.mark.parametrize(
    ("letter", "field", "left"),
    [
        ("M", "city", {"buildings": 5}),
        ("M", "mountain", {"buildings": 3}),
        ("M", "countryside", {"buildings": 2}),
        ("M", "desert", {}),
        ("M", "desert-rules", {}),
        ("M", "jungle", {}),
        ("Q", "jungle", {}),
        ("Q", "mountain", {"buildings": 3}),
        ("W", "city", {"buildings": 8}),
        ("W", "desert", {}),
    ],
)
def test_on_other_battlefields_only_what_is_still_of_that_kind_leaves(
    letter: str, field: str, left: dict[str, int]
) -> None:
    assert cards_to_remove(battle(letter, "german", "american", battlefield=field)) == left


def test_scenario_v_nobody_of_the_attackers_plays_with_morale_1() -> None:
    scene = start("upfront", "V", {"side-1": "german", "side-2": "russian"}, 1).table
    coward = next(
        card for id, card in force_cards().items() if id.startswith("g") and card.morale == 1
    )
    assert printed_morale(scene, fresh(coward)) == 2
    assert printed_panic(scene, fresh(coward)) == coward.panic
    weak = next(
        card for id, card in force_cards().items() if id.startswith("r") and card.morale == 1
    )
    assert printed_morale(scene, fresh(weak)) == 1


# Whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("letter", "one", "other"),
    [
        ("M", "german", "american"),
        ("N", "american", "japanese"),
        ("O", "japanese", "british"),
        ("P", "japanese", "american"),
        ("Q", "british", "japanese"),
        ("R", "italian", "french"),
        ("S", "american", "japanese"),
        ("T", "italian", "british"),
        ("U", "british", "german"),
        ("V", "french", "german"),
        ("W", "russian", "german"),
        ("X", "italian", "russian"),
    ],
)
def test_computer_players_bring_it_to_an_end(letter: str, one: str, other: str) -> None:
    game = played(letter, one, other, 5, MOST)
    result = game.result()
    assert result is not None
    assert game.kind.check(game) is None
    assert len(game.answers) > 40


def test_a_computer_player_who_jumps_keeps_out_of_the_trees() -> None:
    place = (
        "scenario R",
        "nations german american",
        "phase first-terrain",
        "turn german 0",
        "german A 2 g1 g3 g4 g5",
        "german B 0 g6 g10",
        "american A 0 a4 a5",
        "american B 0 a6 a7",
        "hand german 55",
    )
    game = library.from_position("upfront", "\n".join(place))
    adviser = game.kind.adviser("R", game.setup.readings)
    assert adviser is not None
    scores = {
        found.notation: found.score
        for found in adviser.rank(game.view("german"), ["lay 55 A", "lay 55 B", "done"])
    }
    plain = library.from_position("upfront", "\n".join(("scenario D", *place[1:])))
    usual = plain.kind.adviser("D", plain.setup.readings)
    assert usual is not None
    before = {
        found.notation: found.score
        for found in usual.rank(plain.view("german"), ["lay 55 A", "lay 55 B", "done"])
    }
    assert scores["lay 55 A"] < before["lay 55 A"] - 0.5
    assert scores["lay 55 B"] < before["lay 55 B"]
