"""What single scenarios do before play: given cards, sure terrain, trenches, reinforcements."""

import json

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.library import AnyGame, start
from caposaldo.proofs import proves
from caposaldo.upfront.firstterrain import not_to_begin_with
from caposaldo.upfront.forces import Force
from caposaldo.upfront.formation import refuse_unfit
from caposaldo.upfront.men import fresh
from caposaldo.upfront.scenarios import Scenario
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.data_files import force_cards, man, nations, scenarios
from tests.upfront.opened import answer, box, groups, opened, options, put, stopped


def force_of(scenario: Scenario, nation: str, role: str) -> Force:
    (own,) = [one for one in scenario.forces if (one.nation, one.role) == (nation, role)]
    return own


def ready(letter: str, one: str, other: str, *, seed: int = 1) -> AnyGame:
    """A game whose groups are formed, before whatever the scenario asks next."""
    game = opened(letter, one, other, seed=seed)
    for _ in range(2):
        game.answer(next(option for option in options(game) if option.startswith("setup")))
        game.answer("ready")
    return game


def asked(game: AnyGame) -> tuple[str, str]:
    decision = game.decision()
    assert decision is not None
    return decision.seat, decision.prompt


def table_of(game: AnyGame) -> UpFrontTable:
    table = game.table
    assert isinstance(table, UpFrontTable)
    return table


# Scenario G: Buildings for the defender ------------------------------------------------------


@proves("UF 2.4", 1)
def test_scenario_g_the_defender_begins_and_lays_buildings_of_3_on_a_group_of_his() -> None:
    game = opened("G", "german", "american")
    assert asked(game)[0] == "american"
    game = ready("G", "german", "american")
    assert asked(game) == ("american", "lay-given")
    (card,) = {option.split()[1] for option in options(game)}
    face = box().deck[next(id for id in box().deck if id == card)]
    assert (face.terrain, face.defence) == ("buildings", -3)
    assert options(game) == [f"lay {card} {letter}" for letter in groups(game, "american")]
    assert stopped(game, "lay 55 A") == ("not-the-given-card", "UF 2.4")
    assert stopped(game, f"lay {card} D") == ("no-such-group", "UF 3.2")
    game.answer(f"lay {card} B")
    table = table_of(game)
    assert [laid.card for laid in table.groups["american-B"].laid] == [card]
    assert card not in table.pile
    assert {side: len(hand) for side, hand in table.hands.items()} == {"german": 5, "american": 6}
    assert asked(game) == ("american", "lay-terrain")


# Scenario H: terrain and reinforcements ------------------------------------------------------


def usable(table: UpFrontTable, side: str) -> int:
    return len([id for id in table.hands[side] if not_to_begin_with(table, side, id) is None])


@proves("UF 2.4", 1)
def test_scenario_h_the_defender_is_sure_of_a_terrain_card_and_the_attacker_is_not() -> None:
    anew = lacking = 0
    for seed in range(1, 31):
        game = ready("H", "german", "italian", seed=seed)
        table = table_of(game)
        assert usable(table, "italian") >= 1
        lacking += usable(table, "german") == 0
        told = [event for event in game.told() if event.kind == "dealt-anew"]
        anew += bool(told)
        assert all(event.facts["seat"] == "italian" for event in told)
        assert all(event.facts["count"] == 4 for event in told)
        assert len(table.hands["italian"]) == 4
        assert len(table.pile) + 4 + 5 == len(table.battle.deck)
    assert anew
    assert lacking


@proves("UF 35.1", 1)
def test_35_1_reinforcements_wait_once_the_groups_are_formed_and_count_only_later() -> None:
    game = ready("H", "russian", "german")
    table = table_of(game)
    assert table.waiting == {"russian": ("r37",), "german": ("g2", "g4", "g6", "g17")}
    assert table.strength == {"russian": 15, "german": 11}
    placed = [man.card.id for group in table.side("german") for man in group.men]
    assert sorted(placed) == sorted(["g3", "g5", "g8", "g9", "g10", "g23", "g28"])


# Scenario L: dug in or not -------------------------------------------------------------------


def test_scenario_l_dug_in_the_defender_alone_lays_terrain() -> None:
    game = ready("L", "german", "american")
    assert asked(game) == ("american", "dig-in-first")
    assert sorted(options(game)) == ["decline", "entrench"]
    game.answer("entrench")
    (told,) = [event for event in game.told() if event.kind == "begins-entrenched"]
    assert (told.facts["seat"], told.facts["groups"]) == ("american", ["A", "B", "C"])
    table = table_of(game)
    assert all(group.entrenched for group in table.side("american"))
    assert not any(group.entrenched for group in table.side("german"))
    lays = 0
    while asked(game)[1] == "lay-terrain":
        assert asked(game)[0] == "american"
        cards = [option for option in options(game) if option.startswith("lay")]
        lays += bool(cards)
        game.answer(cards[0] if cards else "done")
    assert asked(game) == ("german", "act")
    assert lays


@proves("UF 36.4", 1)
@pytest.mark.parametrize(
    ("cards", "digs"), [(("a31",), False), (("a29",), False), (("a29", "a4"), True)]
)
def test_scenario_l_neither_a_vehicle_nor_a_gun_alone_digs_a_hole(
    cards: tuple[str, ...], digs: bool
) -> None:
    game = ready("L", "german", "american")
    table = table_of(game)
    group = table.groups["american-B"]
    table.put(group.but(men=tuple([fresh(man(card)) for card in cards])))
    game.answer("entrench")
    dug = {group.letter: group.entrenched for group in table.side("american")}
    assert dug == {"A": True, "B": digs, "C": True}


def test_scenario_l_if_he_passes_while_dug_in_the_placing_is_over() -> None:
    game = ready("L", "german", "american")
    answer(game, ["entrench", "done"])
    assert asked(game) == ("german", "act")


def test_scenario_l_otherwise_both_lay_terrain_the_attacker_first() -> None:
    game = ready("L", "german", "american")
    game.answer("decline")
    assert asked(game) == ("german", "lay-terrain")
    game.answer("done")
    assert asked(game) == ("american", "lay-terrain")
    assert not any(group.entrenched for group in table_of(game).groups.values())


def test_nobody_is_asked_to_dig_in_where_the_scenario_does_not_allow_it() -> None:
    for letter in ("E", "F", "H"):
        assert asked(ready(letter, "german", "american"))[1] == "lay-terrain"


# Vehicles and guns ---------------------------------------------------------------------------


@proves("UF 28.11", 1)
@proves("UF 3.2", 3)
def test_28_11_an_afv_is_a_group_by_itself() -> None:
    game = opened("E", "german", "american")
    game.answer("place g30 A")
    assert stopped(game, "place g1 A") == ("afv-stands-alone", "UF 28.11")
    game.answer("place g1 B")
    game.undo("german")
    game.undo("german")
    answer(game, ["place g1 A", "place g2 B"])
    assert stopped(game, "place g30 A") == ("afv-stands-alone", "UF 28.11")
    answer(game, put("A g4 g5 g6", "B g7 g8 g9", "C g30"))
    assert "ready" in options(game)
    assert table_of(game).groups["german-C"].armoured


@proves("UF 34.2", 1, 2)
@proves("UF 3.2", 3)
def test_34_2_a_gun_is_a_group_alone_or_takes_one_position_with_others() -> None:
    game = opened("H", "russian", "german")
    game.answer("setup two")
    game.answer("ready")
    alone, shared = game.copy(), game.copy()
    answer(alone, put("A g28", "B g3 g5 g8", "C g9 g10 g23"))
    assert "ready" in options(alone)
    answer(shared, put("A g3 g28 g5", "B g8 g9 g10 g23"))
    assert [man.card.id for man in table_of(shared).groups["german-A"].men][1] == "g28"
    assert "ready" in options(shared)
    assert stopped(shared, "crew g3 g28") == ("bound-to-gun", "UF 34.1")


@proves("UF 3.2", 2)
def test_3_2_men_without_a_gun_are_still_two_to_a_group() -> None:
    game = opened("H", "russian", "german")
    answer(game, ["setup two", "ready", *put("A g28", "B g3 g5 g8 g9 g10")])
    assert stopped(game, "place g23 C") == ("groups-impossible", "UF 3.2")
    game.answer("place g23 A")
    assert "ready" in options(game)


# Partisans -----------------------------------------------------------------------------------


@proves("UF 37.1", 1, 7)
def test_37_1_who_has_partisans_and_that_they_are_a_class_of_their_own() -> None:
    having = {id: own.troops for id, own in nations().items() if "partisan" in own.troops}
    found = {id: troops["partisan"] for id, troops in having.items()}
    assert set(found) == {"russian", "italian", "french"}
    for troops in found.values():
        assert (troops.on_foot, troops.fewer_actions, troops.booby_traps) == (True, True, True)
        assert (troops.lowered_panic, troops.conceals, troops.sniper_checks) == (1, 1, 2)
        assert (troops.ambushes_from, troops.slips_out_of) == (("woods", "brush"), ("marsh",))
    everybody = [troops for own in nations().values() for troops in own.troops.values()]
    for troops in [one for one in everybody if one.id != "partisan"]:
        assert (troops.on_foot, troops.fewer_actions, troops.booby_traps) == (False, False, False)
        assert (troops.lowered_panic, troops.conceals, troops.sniper_checks) == (0, 0, 1)
    assert scenarios()["I"].troops == {"attacker": "line", "defender": "partisan"}


@proves("UF 37.1", 3, 5)
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([1, 3, 29], "no guns and no vehicles"),
        ([1, 3, 31], "no guns and no vehicles"),
        ([1, 2, 3], "one leader at most"),
    ],
)
def test_37_1_partisans_have_no_guns_no_vehicles_and_one_leader(
    cards: list[int], said: str
) -> None:
    written = json.dumps({"forces": {"russian": {"cards": cards}}})
    pair = {"side-1": "german", "side-2": "russian", "orders": written}
    with pytest.raises(UnreadableFile, match=said):
        start("upfront", "I", pair)


@proves("UF 37.1", 3)
def test_37_1_other_troops_may_have_them_and_partisans_without_them_are_fit() -> None:
    tanks = force_of(scenarios()["E"], "russian", "attacker")
    partisans = force_of(scenarios()["I"], "russian", "defender")
    refuse_unfit(nations()["russian"].troops["line"], tanks, force_cards())
    refuse_unfit(nations()["russian"].troops["partisan"], partisans, force_cards())
    with pytest.raises(UnreadableFile, match="no guns"):
        refuse_unfit(nations()["russian"].troops["partisan"], tanks, force_cards())
