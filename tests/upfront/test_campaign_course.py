"""The course of a campaign: chain, attacker, orders, records and files (42.1, 42.sample)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from caposaldo import campaigns, library
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.records import make_record
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.course import attacker, sides_in_order
from caposaldo.upfront.campaign.record import Campaign, Line, read_campaign, write_campaign
from caposaldo.upfront.campaign.report import read_report, report_on
from tests.upfront.rolls import DESK, asked, campaign, changed, closed, fought, open_ids, without
from tests.upfront.scenes import given, when
from tests.upfront.test_orders import BATTLE


def started(war: Campaign, seed: int = 1) -> library.AnyGame:
    scenario, options = DESK.setup(war)
    return library.start("upfront", scenario, options, seed=seed)


def played(war: Campaign, seed: int = 1) -> library.AnyGame:
    """Play a game to its end: the side in turn withdraws as soon as it can, nobody pursues."""
    game = started(war, seed)
    while (asked_now := game.decision()) is not None:
        options = {str(option): option for option in asked_now.options}
        wanted = [key for key in options if key.split()[0] in ("withdraw", "let-go", "take")]
        game.answer(options[wanted[0]] if wanted else asked_now.options[0])
    return game


# The chain -----------------------------------------------------------------------------------


@proves("UF 42.sample", 1)
def test_42_sample_the_order_of_the_sample() -> None:
    assert campaign().chain == ("A", "B", "D", "E", "F", "G", "H", "C", "L")


@proves("UF 42.1", 1)
def test_42_1_any_chain_is_fixed_before_the_campaign() -> None:
    war = campaign("B", "A")
    assert (war.chain, war.scenario) == (("B", "A"), "B")
    war = closed(fought(war))
    assert (war.scenario, war.at, war.stage) == ("A", 1, "muster")
    war = closed(fought(war))
    assert (war.at, war.stage) == (2, "over")
    assert [entry.scenario for entry in war.history] == ["B", "A"]


@proves("UF 42.1", 1)
def test_42_1_a_scenario_of_the_players_own_may_be_in_it() -> None:
    war = campaigns.begin(
        "own", ("german", "russian"), ("bridge", "A"), own={"bridge": BATTLE}, seed=2
    )
    war = DESK.march(war)
    game = started(war)
    assert game.setup.scenario == "own"
    assert game.table.battle.campaign
    assert game.table.battle.sheets["russian"].force.men == tuple(f"r{n}" for n in range(1, 7))


@pytest.mark.parametrize(
    ("chain", "nations", "told"),
    [
        (("Y",), ("german", "american"), "there is no scenario 'Y'; choose from: A"),
        (("A",), ("german", "german"), "two german sides cannot meet"),
        (("A",), ("german", "martian"), "there is no nation 'martian'"),
        (("A",) * 51, ("german", "american"), "1 to 50 scenarios"),
        (("A", "I"), ("german", "american"), "scenario I has no .* force as .*; take another"),
    ],
)
def test_42_1_a_chain_that_cannot_be_played_is_refused(
    chain: tuple[str, ...], nations: tuple[str, str], told: str
) -> None:
    with pytest.raises(UnreadableFile, match=told):
        campaign(*chain, nations=nations)


# Who attacks ---------------------------------------------------------------------------------


@proves("UF 42.sample", 2, 3)
def test_42_sample_the_side_ahead_attacks_else_the_last_winner() -> None:
    war = campaign("A", "D")
    assert attacker(war) == "german"
    war = closed(fought(war, winner="american"))
    assert attacker(war) == "american"
    assert sides_in_order(DESK.box, war) == ("american", "german")
    behind = replace(war, ledger=(*war.ledger, Line(0, "american", "afv", -13)))
    assert attacker(behind) == "german"
    even = replace(war, ledger=(*war.ledger, Line(0, "american", "afv", -12)))
    assert attacker(even) == "american"
    scenario, options = DESK.setup(DESK.march(war))
    assert (scenario, options["side-1"], options["side-2"]) == ("D", "american", "german")


@proves("UF 42.sample", 2)
def test_42_sample_what_a_muster_costs_does_not_change_who_attacks() -> None:
    war = closed(fought(campaign("A", "D"), winner="american"))
    gone = replace(war, ledger=(*war.ledger, Line(1, "american", "transfer", -70)))
    assert DESK.setup(replace(DESK.march(war), ledger=gone.ledger))[1]["side-1"] == "american"


# The game and its record ---------------------------------------------------------------------


@proves("UF 42.3", 1, 2)
def test_42_3_a_game_is_played_with_the_cards_of_the_roster() -> None:
    war = DESK.march(changed(campaign(), "g4", morale=6, panic=7))
    card = started(war).table.battle.box.men["g4"]
    assert (card.morale, card.panic, card.rout) == (6, 7, 7)


@proves("UF 42.9", 1)
def test_42_9_his_own_man_takes_his_place_in_a_game() -> None:
    war = DESK.march(campaign(personal={"german": ("Otto Krause", "german-MP")}))
    game = started(war)
    card = game.table.battle.box.men["g99"]
    assert (card.name, card.points, card.kia, card.kia_pinned) == ("Otto Krause", 0, 8, 9)
    assert "g99" in game.table.waiting["german"]


def test_a_game_played_to_its_end_is_entered_and_goes_on_to_the_next_muster() -> None:
    war = DESK.march(campaign("A", "B"))
    game = played(war)
    record = make_record(game, {})
    war = closed(campaigns.enter(war, record))
    assert (war.at, war.stage) == (1, "muster")
    assert war.history[0].digest == record["digest"]
    result = game.result()
    assert result is not None
    assert war.history[0].winner == (result.winner or "")
    if result.winner:
        assert war.points(result.winner) >= 0


def test_another_game_or_an_unfinished_one_is_not_entered() -> None:
    war = DESK.march(campaign("A", "B"))
    unfinished = make_record(started(war), {})
    with pytest.raises(UnreadableFile, match="not over"):
        campaigns.enter(war, unfinished)
    other = make_record(library.start("upfront", "A", {}, seed=1), {})
    with pytest.raises(UnreadableFile, match="not played by the orders of this campaign"):
        campaigns.enter(war, other)
    elsewhere = make_record(library.start("upfront", "B", {}, seed=1), {})
    with pytest.raises(UnreadableFile, match="enter one of scenario A"):
        campaigns.enter(war, elsewhere)
    with pytest.raises(UnreadableFile, match="a campaign is of upfront"):
        campaigns.enter(war, make_record(library.start("mortain"), {}))
    with pytest.raises(UnreadableFile, match="start the next one"):
        campaigns.enter(campaign("A"), unfinished)
    with pytest.raises(UnreadableFile, match="finish the one before"):
        DESK.march(war)
    with pytest.raises(UnreadableFile, match="answer what the last one leaves open"):
        DESK.march(fought(changed(campaign("A"), "g4", elan=9)))
    with pytest.raises(UnreadableFile, match="this campaign is over, begin another"):
        DESK.march(closed(fought(campaign("A"))))


def test_the_report_tells_who_came_through_and_how() -> None:
    scene = given(
        "scenario A",
        'option orders {"campaign":true}',
        "german A 4 g4 g5 g6 g7.wounded",
        "german B 0 g1.pinned",
        "american B 0 a4.pinned",
        "american C 0 a5",
        "lost a6 kia",
        "lost a7 rout",
        "ground german A 12>forward",
        "hand german 55",
    )
    when(scene, "terrain A 55")
    report = report_on(DESK.figures, scene.game, scene.told, "d")
    assert report.winner == "german"
    assert report.present == ("a4", "a5", "a6", "a7", "g1", "g4", "g5", "g6", "g7")
    assert report.fates == {"a6": "kia", "a7": "rout"}
    assert report.standing == ("a5", "g4", "g5", "g6", "g7")
    assert report.wounded == ("g7",)
    assert read_report(json.loads(json.dumps(report.data()))) == report


# The file ------------------------------------------------------------------------------------


def test_a_campaign_is_written_and_read_at_every_stage() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    for stage in (war, DESK.march(war), fought(war), closed(fought(war))):
        again = read_campaign(json.loads(json.dumps(write_campaign(stage))))
        assert again == stage
        assert open_ids(again) == open_ids(stage)


def test_choices_survive_the_file() -> None:
    war = DESK.choose(without(campaign(), "g1", "g2"), "german:SL", "g23")
    again = read_campaign(json.loads(json.dumps(write_campaign(war))))
    assert asked(again).id == "german:ASL"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"is": "something"}, "not a Caposaldo campaign"),
        ({"format": 2}, "newer version"),
        ({"format": 0}, "no campaign format 0"),
        ({"nations": ["german"]}, "two nations and a known stage"),
        ({"stage": "lunch"}, "two nations and a known stage"),
        ({"rosters": {}}, "one roster for each"),
        ({"rosters": {"german": [{}], "american": []}}, "must have the fields"),
        ({"ledger": [3]}, "a line of the ledger must be an object"),
        ({"history": [{}]}, "the scenario of a game must be text"),
    ],
)
def test_a_campaign_file_that_makes_no_sense_is_refused(change: dict[str, Any], told: str) -> None:
    data = {**write_campaign(campaign()), **change}
    del data["digest"]
    with pytest.raises(UnreadableFile, match=told):
        read_campaign(with_digest(data))


def test_an_altered_campaign_is_refused() -> None:
    data = {**write_campaign(campaign()), "name": "other"}
    with pytest.raises(UnreadableFile, match="was altered"):
        read_campaign(data)


def test_a_man_of_a_roster_has_fields_of_the_right_kind() -> None:
    data = write_campaign(campaign())
    del data["digest"]
    rosters = json.loads(json.dumps(data["rosters"]))
    rosters["german"][0]["elan"] = "much"
    with pytest.raises(UnreadableFile, match="the elan of a man of a roster must be"):
        read_campaign(with_digest({**data, "rosters": rosters}))
    rosters["german"][0]["elan"] = 0
    rosters["german"][0]["state"] = "asleep"
    with pytest.raises(UnreadableFile, match="g1 cannot be 'asleep'"):
        read_campaign(with_digest({**data, "rosters": rosters}))


def test_a_game_given_up_is_won_by_the_other_side() -> None:
    war = DESK.march(campaign("A", "B"))
    game = started(war)
    given_up = closed(campaigns.take_in(war, game, "d", "german"))
    assert given_up.history[0].winner == "american"
    with pytest.raises(UnreadableFile, match="not over"):
        campaigns.take_in(war, game, "d", "russian")
