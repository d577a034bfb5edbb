"""Scenarios of one's own in play (43.33, 43.36, 43.42, 43.6, 4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from caposaldo.kernel.records import make_record, read_record
from caposaldo.kernel.replaying import replay
from caposaldo.proofs import proves
from caposaldo.upfront.goals import reached
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.reserves import arrivals, available
from caposaldo.upfront.victory import at_time_limit, verdict
from tests.upfront.boxes import UpFront, kind
from tests.upfront.designing import bid, box, forces, played, to_the_end

# Cards removed, Cower cards of both sides by the table (43.33).
ROWS = {
    1: ({"woods": 4}, ["pillbox", "marsh", "stream"]),
    2: ({"buildings": 4}, ["pillbox"]),
    3: ({"buildings": 4}, ["pillbox"]),
    4: ({"woods": 4}, ["pillbox"]),
    5: ({"stream": 1, "buildings": 4}, []),
    6: ({"buildings": 4}, ["pillbox"]),
    7: ({"buildings": 3}, ["pillbox"]),
    8: ({"buildings": 5}, ["pillbox"]),
}


def useless(game: UpFront) -> tuple[frozenset[str], frozenset[str]]:
    one, other = game.table.battle.sheets.values()
    return one.useless, other.useless


@proves("UF 43.33", 1, 2)
@pytest.mark.parametrize("number", ROWS)
def test_43_33_every_condition_is_played_to_its_end(number: int) -> None:
    game = played(bid(victory=number))
    removed, cower = ROWS[number]
    assert game.table.battle.scenario.removed == removed
    assert game.table.quota == removed
    for kinds in useless(game):
        assert set(cower) <= kinds
    result = to_the_end(game).result()
    assert result is not None
    gone = [box().deck[id].terrain for id in game.table.gone]
    assert all(gone.count(terrain) <= count for terrain, count in removed.items())


def test_its_record_replays_from_the_setup_alone() -> None:
    game = to_the_end(played(bid(victory=6)))
    record = read_record(kind(), make_record(game, {}))
    assert replay(kind(), record).digest() == game.digest()


def lose(game: UpFront, letter: str, count: int) -> None:
    game.table.lost = {f"{letter}{number}": "kia" for number in range(1, count + 1)}


@proves("UF 43.33", 1)
@pytest.mark.parametrize(("own", "enemy", "reason"), [(0, 7, ""), (0, 8, "eliminated")])
def test_43_33_8_the_attacker_must_eliminate_more_than_half(
    own: int, enemy: int, reason: str
) -> None:
    game = played(bid(victory=8))
    game.table.lost = {f"r{number}": "kia" for number in range(1, enemy + 1)}
    found = reached(game)
    assert (found.reason if found else "") == reason
    if found is not None:
        assert (found.winner, found.rule) == ("german", "UF 43.33")
        assert found.facts == {"count": 8, "force": 15}


def test_43_33_8_the_defender_wins_if_the_attackers_squad_breaks_first() -> None:
    game = played(bid(victory=8))
    lose(game, "g", 6)
    found = verdict(game)
    assert found is not None
    assert (found.winner, found.reason) == ("russian", "squad-broken")


def test_43_33_8_japanese_defenders_lose_by_half_although_they_do_not_break() -> None:
    japanese = {"nation": "japanese", "cards": list(range(1, 14))}
    game = played(bid(victory=8, force=forces({}, japanese)))
    lose(game, "j", 6)
    assert verdict(game) is None
    lose(game, "j", 7)
    found = verdict(game)
    assert found is not None
    assert (found.winner, found.reason) == ("german", "eliminated")


@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_43_33_the_defender_wins_when_time_is_up(number: int) -> None:
    result = at_time_limit(played(bid(victory=number)).table)
    assert (result.winner, result.reason) == ("russian", "time")


@proves("UF 43.33", 1)
@pytest.mark.parametrize(
    ("number", "own", "enemy", "winner"),
    [
        (2, 4, 2, "german"),
        (2, 3, 2, "russian"),
        (1, 6, 3, "german"),
        (3, 3, 2, "german"),
        (3, 2, 3, "russian"),
        (4, 3, 2, "german"),
    ],
)
def test_43_33_the_attacker_needs_twice_the_points_in_conditions_1_and_2(
    number: int, own: int, enemy: int, winner: str
) -> None:
    """A killed man is worth 2 points."""
    game = played(bid(victory=number))
    game.table.lost = {f"r{n}": "kia" for n in range(1, own + 1)}
    game.table.lost |= {f"g{n}": "kia" for n in range(1, enemy + 1)}
    assert victory_points(game.table, "german") == 2 * own
    assert at_time_limit(game.table).winner == winner


@proves("UF 43.33", 3)
@pytest.mark.parametrize(("number", "only"), [(1, ("buildings",)), (4, ("buildings",)), (3, ())])
def test_43_33_where_only_buildings_count_range_numbers_do_elsewhere_nothing(
    number: int, only: tuple[str, ...]
) -> None:
    game = played(bid(victory=number))
    assert game.table.battle.scenario.territory_in == only


def test_43_33_5_the_pillbox_lies_on_group_b_of_the_defender() -> None:
    game = played(bid(victory=5))
    while not game.table.hands["german"]:
        asked = game.decision()
        assert asked is not None
        game.answer(asked.options[0])
    (laid,) = game.table.groups["russian-B"].laid
    assert box().deck[laid.card].terrain == "pillbox"


def test_43_33_7_half_the_force_rounded_up() -> None:
    goal = played(bid(victory=7)).table.battle.scenario.goals[0]
    assert (goal.share, goal.measure, goal.at, goal.cover) == ((1, 2), "relative_range", (5,), True)


@proves("UF 43.36", 5)
def test_43_36_the_attacker_plays_first_whatever_he_paid() -> None:
    for one, other in (("german", "russian"), ("russian", "german")):
        men = {"german": list(range(1, 11)), "russian": list(range(1, 7))}
        sides = forces({"nation": one, "cards": men[one]}, {"nation": other, "cards": men[other]})
        assert played(bid(force=sides)).table.battle.first == one


# Snipers, mines, reinforcements --------------------------------------------------------------


@proves("UF 43.6", 1, 2)
def test_43_6_mines_and_pillbox_are_useless_unless_the_defender_is_given_them() -> None:
    attacker, defender = useless(played(bid(victory=3)))
    assert {"minefield", "pillbox"} <= attacker
    assert {"minefield", "pillbox"} <= defender
    attacker, defender = useless(played(bid(victory=3, minefields=True)))
    assert {"minefield", "pillbox"} <= attacker
    assert "minefield" not in defender
    attacker, defender = useless(played(bid(victory=5)))
    assert {"minefield", "pillbox"} <= attacker
    assert "pillbox" not in defender
    assert "minefield" in defender


@proves("UF 43.6", 3, 4)
@proves("UF 43.2", 7)
@pytest.mark.parametrize("snipers", [0, 1])
def test_43_6_the_defender_has_snipers_and_the_attacker_only_if_he_pays(snipers: int) -> None:
    game = played(bid(force=forces({"snipers": snipers}, {})))
    attacker, defender = useless(game)
    assert "sniper" not in defender
    assert ("sniper" in attacker) == (snipers == 0)


@proves("UF 43.6", 5, 6)
@proves("UF 14.41", 1)
def test_14_41_a_second_sniper_is_one_more_check_to_pass() -> None:
    """Case UF2-14-13; the play of it is in the cases of rule 14."""
    game = played(bid(force=forces({"snipers": 2}, {"snipers": 1})))
    assert game.table.snipers == {"german": 2, "russian": 1}


def test_43_4_reinforcements_wait_for_their_own_decks() -> None:
    lots = [{"decks": 1, "cards": [12]}, {"decks": 2, "cards": [17], "secondary": {"DC": 1}}]
    game = played(bid(decks=3, force=forces({"later": lots}, {})))
    force = game.table.battle.sheets["german"].force
    assert [(wave.decks, wave.men) for wave in force.waves] == [(1, ("g12",)), (2, ("g17",))]
    game.table.waiting["german"] = force.later
    for decks, coming in ((1, ()), (2, ("g12",)), (3, ("g12", "g17"))):
        game.table.decks = decks
        assert available(game.table, "german") == coming
    assert [man.secondary for man in arrivals(game.table, "german")] == ["", "DC"]


@proves("UF 4.1", 3)
@pytest.mark.parametrize(
    ("german", "russian", "first"),
    [(range(1, 11), range(1, 7), "russian"), (range(1, 5), range(1, 16), "german")],
)
def test_4_1_in_a_meeting_of_ones_own_the_cheaper_force_goes_first(
    german: range, russian: range, first: str
) -> None:
    sides = forces(
        {"role": "first", "cards": list(german)}, {"role": "second", "cards": list(russian)}
    )
    game = played(bid(way="replay", scenario="A", points={}, force=sides))
    assert game.table.turn.side == first


@proves("UF 4.1", 3)
def test_4_1_equal_points_are_settled_by_drawing_numbers() -> None:
    # 174 points each: 51 + 41 + 54 + 15 + 13, and 40 + 67 + 15 + 12 + 9 + 10 + 9 + 12.
    sides = forces(
        {"role": "first", "cards": [1, 2, 3, 4, 9]},
        {"role": "second", "cards": [1, 2, 3, 4, 5, 6, 7, 22]},
    )
    data = bid(way="replay", scenario="A", force=sides)
    low, high, again = drawn(-2), drawn(3), drawn(3, 1)
    assert played(data, rig=(low, high)).table.turn.side == "russian"
    assert played(data, rig=(high, low)).table.turn.side == "german"
    tied = played(data, rig=(high, again, drawn(0), drawn(1)))
    assert tied.table.turn.side == "russian"


def drawn(number: int, place: int = 0) -> str:
    """One of the cards that show a random number, red below zero."""
    return [id for id, card in box().deck.items() if card.number == number][place]


@proves("UF 43.2", 7)
def test_43_2_all_else_is_as_in_the_scenario() -> None:
    sides = forces({}, {"cards": [1, 2, *range(4, 12)]})
    game = played(bid(way="replay", scenario="D", force=sides))
    ours, printed = game.table.battle.scenario, box().scenarios["D"]
    assert (ours.decks, ours.removed, ours.kind) == (printed.decks, printed.removed, printed.kind)
    assert ours.cower == printed.cower
    assert [goal.kind for goal in ours.goals] == [goal.kind for goal in printed.goals]
    assert game.table.battle.first == "german"


def test_43_1_the_extra_men_join_the_printed_force() -> None:
    none: dict[str, Any] = {"cards": []}
    extra = forces(none, {"cards": [20], "secondary": {"RADIO": 1}})
    game = played(bid(way="balance", scenario="D", points={"defender": 36}, force=extra))
    sheets, printed = game.table.battle.sheets, box().scenarios["D"]
    force = sheets["russian"].force
    listed = next(
        one for one in printed.forces if (one.nation, one.role) == ("russian", "defender")
    )
    assert force.men == (*listed.men, "r20")
    assert force.secondary == {"RADIO": 1}
    assert force.points == listed.points + 14 + 22


def test_43_1_bought_reinforcements_come_besides_the_printed_ones() -> None:
    none: dict[str, Any] = {"cards": []}
    later = [{"decks": 2, "cards": [14], "secondary": {"RADIO": 1}}]
    extra = forces(none, {"cards": [], "later": later})
    data = bid(way="balance", scenario="H", points={"defender": 99}, force=extra)
    game = played(data)
    force = game.table.battle.sheets["russian"].force
    assert [(wave.decks, wave.men, wave.secondary) for wave in force.waves] == [
        (0, ("r22", "r23", "r24", "r25"), {"ATMM": 1}),
        (2, ("r14",), {"RADIO": 1}),
    ]
    assert force.secondary == {"ATMM": 2}
    game.table.waiting["russian"] = force.later
    for decks, coming in ((1, 0), (2, 4), (3, 5)):
        game.table.decks = decks
        assert len(available(game.table, "russian")) == coming
    assert [man.secondary for man in arrivals(game.table, "russian")] == [
        "ATMM",
        "",
        "",
        "",
        "RADIO",
    ]
    plain = played({**data, "force": forces(none, none)}).table.battle.sheets["russian"].force
    assert [(wave.decks, wave.men) for wave in plain.waves] == [(0, ("r22", "r23", "r24", "r25"))]


@pytest.mark.parametrize(("bought", "coming"), [(5, 10), (6, 5)])
def test_3_2_lots_too_large_for_one_group_come_one_after_the_other(
    bought: int, coming: int
) -> None:
    """The Americans who defend in scenario H have five men to come."""
    later = [{"decks": 1, "cards": list(range(23, 23 + bought))}]
    extra = {"cards": [10, 14, 15, 16, 17, 19, 21, 22], "later": later}
    sides = forces({"cards": []}, {"nation": "american", **extra})
    game = played(
        bid(way="balance", scenario="H", year="1944a", points={"defender": 999}, force=sides)
    )
    force = game.table.battle.sheets["american"].force
    game.table.waiting["american"], game.table.decks = force.later, 2
    first = available(game.table, "american")
    assert first == force.later[:coming]
    game.table.waiting["american"] = force.later[coming:]
    assert available(game.table, "american") == force.later[coming:]


def test_43_5_the_troops_bought_are_those_that_fight() -> None:
    sides = forces({"troops": "elite", "cards": [1, 2, 3, 4, 6, 9]}, {"troops": "line"})
    game = played(bid(force=sides))
    assert game.table.battle.sheets["german"].troops.id == "elite"
    meeting = forces(
        {"role": "first", "troops": "elite", "cards": [1, 2, 3, 4, 6]}, {"role": "second"}
    )
    game = played(bid(way="replay", scenario="A", force=meeting))
    assert [sheet.troops.id for sheet in game.table.battle.sheets.values()] == ["elite", "line"]


def test_a_night_design_is_played_at_night() -> None:
    assert played(bid(night=True)).table.battle.night
    assert not played(bid()).table.battle.night
