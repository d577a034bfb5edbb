"""Which nations meet: those of history, or any two who like (3.1, 53.1)."""

import pytest

from caposaldo import library
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.saves import setup_as_written
from caposaldo.proofs import proves
from caposaldo.upfront.matching import force
from tests.upfront.data_files import force_cards, match_ups, nations, scenarios

ITALIAN_ENEMIES = {"british", "american", "russian", "french", "german"}
FRENCH_ENEMIES = {"german", "italian", "british", "american", "japanese"}


def enemies(nation: str) -> set[str]:
    return {other for pair in match_ups() if nation in pair for other in pair if other != nation}


@proves("UF 53.1", 2)
def test_53_1_italians_met_british_americans_russians_and_french() -> None:
    # And Germans, after the armistice.
    assert enemies("italian") == ITALIAN_ENEMIES


@proves("UF 53.1", 3)
def test_53_1_french_met_germans_and_italians_allies_as_vichy_troops_and_japanese() -> None:
    assert enemies("french") == FRENCH_ENEMIES


@proves("UF 53.1", 1)
def test_53_1_italians_and_french_take_part_in_most_scenarios_with_troops_of_their_own() -> None:
    letters = set(scenarios())
    for nation, absent in (("italian", "INOQS"), ("french", "OQS")):
        own = {
            letter
            for letter, scenario in scenarios().items()
            for one in scenario.forces
            if one.nation == nation
        }
        assert letters - own == set(absent)
        assert len(own) > len(letters) // 2
    # The French drop nobody; in I they are the partisans.
    assert {f.role for f in scenarios()["R"].forces if f.nation == "french"} == {"defender"}
    assert {f.troops for f in scenarios()["I"].forces if f.nation == "french"} == {"partisan"}


@proves("UF 53.1", 4)
def test_53_1_each_list_names_role_enemy_cards_leaders_reserve_and_points() -> None:
    for letter, scenario in scenarios().items():
        for own in scenario.forces:
            if own.nation not in ("italian", "french"):
                continue
            assert own.role in scenario.troops
            assert own.points > 0
            assert all(id in force_cards() for id in (*own.men, *own.later))
            assert any(force_cards()[id].role for id in (*own.men, *own.later)), letter
    reserve = [
        (letter, own.nation)
        for letter, scenario in scenarios().items()
        for own in scenario.forces
        if own.later and own.nation in ("italian", "french")
    ]
    assert reserve == [("H", "italian"), ("H", "french")]


@proves("UF 53.1", 5)
def test_53_1_the_desert_is_agreed_on_and_the_lists_say_who_has_what_against_tanks() -> None:
    kind = library.game("upfront")
    for letter in "ABEFT":
        fields = kind.choices(letter)["battlefield"]
        assert fields[0] == "plain"
        assert "desert" in fields
    armed = {
        (letter, own.nation)
        for letter, scenario in scenarios().items()
        for own in scenario.forces
        if {"PF", "ATMM"} & set(own.secondary)
    }
    assert {letter for letter, _ in armed} == set("FGHU")
    assert {nation for _, nation in armed} == {"german", "russian", "japanese"}


@proves("UF 53.1", 8)
def test_53_1_a_card_of_a_list_has_its_number_morale_weapon_and_points() -> None:
    for nation in ("italian", "french"):
        own = [card for card in force_cards().values() if card.nation == nation]
        assert len({card.id for card in own}) == len(own)
        for card in own:
            assert int(card.id[1:]) > 0
            assert card.points > 0
            assert card.vehicle is not None or (card.morale > 0 and card.weapon is not None)


@proves("UF 53.1", 9)
def test_53_1_a_list_stands_under_a_letter_a_role_and_perhaps_an_enemy() -> None:
    attack = force(scenarios()["F"], "attacker", "italian", "japanese")
    defend = force(scenarios()["F"], "defender", "italian", "german")
    assert (attack.role, defend.role) == ("attacker", "defender")
    assert attack.men != defend.men
    assert force(scenarios()["U"], "attacker", "japanese", "american").against == ("american",)
    assert force(scenarios()["U"], "attacker", "japanese", "french").against == ()


@proves("UF 3.1", 3)
def test_3_1_the_pairs_offered_are_those_of_history_that_the_scenario_has_lists_for() -> None:
    kind = library.game("upfront")
    for letter in kind.scenarios:
        pairs = kind.pairs(letter)
        choices = kind.choices(letter)
        assert choices["pairings"] == ("historical", "anything")
        assert pairs
        for one, other in pairs:
            assert one in choices["side-1"]
            assert other in choices["side-2"]
            assert frozenset((one, other)) in match_ups()
        usual = kind.setup(letter, {})
        assert kind.seats(usual) in pairs
        assert usual.readings["pairings"] == "historical"
    assert kind.pairs("I") == (("german", "russian"), ("german", "french"))
    assert ("american", "japanese") in kind.pairs("O")
    assert ("american", "british") not in kind.pairs("O")


@proves("UF 3.1", 3)
def test_3_1_a_pair_that_never_met_is_refused_only_to_who_wants_history() -> None:
    kind = library.game("upfront")
    pair = {"side-1": "british", "side-2": "russian"}
    with pytest.raises(
        UnreadableFile,
        match="british and russian sides never met in history; choose another nation for one "
        "side, or pairings=anything",
    ):
        kind.setup("A", {**pair, "pairings": "historical"})
    assert kind.setup("A", {**pair, "pairings": "anything"}).readings["pairings"] == "anything"
    assert kind.setup("A", pair).readings["pairings"] == "anything"
    german = {"side-1": "german", "side-2": "russian"}
    assert kind.setup("A", german).readings["pairings"] == "historical"
    assert kind.setup("A", {**german, "pairings": "anything"}).readings["pairings"] == "anything"


def test_every_pair_of_nations_can_meet_if_anything_goes() -> None:
    kind = library.game("upfront")
    names = [id for id, nation in nations().items() if not nation.variant_of]
    assert len(names) == 7
    for one in names:
        for other in names:
            if one != other:
                assert kind.seats(kind.setup("A", {"side-1": one, "side-2": other})) == (one, other)


def test_what_was_agreed_before_the_choice_was_known_stays_as_it_was() -> None:
    kind = library.game("upfront")
    setup = kind.setup("A", {"side-1": "british", "side-2": "russian"})
    written = {name: value for name, value in setup.readings.items() if name != "pairings"}
    assert setup_as_written(kind, "A", written).readings == written
