"""Who goes into the next scenario of a campaign (42.1, 42.2, 42.41, 42.5, 42.9)."""

from __future__ import annotations

import json

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.asking import NOBODY, REPLACEMENT, TRANSFER
from caposaldo.upfront.campaign.roster import ABSENT
from caposaldo.upfront.personalities import ManId
from tests.upfront.rolls import (
    DESK,
    asked,
    campaign,
    cards,
    changed,
    man,
    open_ids,
    orders,
    without,
)

GERMANS_IN_A = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@proves("UF 42.1", 3)
def test_42_1_the_men_a_scenario_names_are_used_if_available() -> None:
    assert open_ids(campaign()) == []
    assert cards(campaign(), "german") == GERMANS_IN_A


@proves("UF 42.1", 2)
def test_42_1_they_come_with_the_values_and_ranks_of_the_roster() -> None:
    war = changed(campaign(), "g4", morale=5, panic=6, rank="CPL", kia=7)
    card = orders(war)["men"]["g4"]
    assert card == {"rank": "CPL", "role": "", "morale": 5, "panic": 6, "kia": 7}


@proves("UF 42.1", 4)
def test_42_1_a_man_with_the_same_weapon_takes_the_place_of_one_who_is_missing() -> None:
    war = without(campaign(), "g3")
    assert open_ids(war) == []
    assert cards(war, "german") == [1, 2, 12, 4, 5, 6, 7, 8, 9, 10]
    assert [line for line in DESK.march(war).ledger if line.side == "german"] == []


@proves("UF 42.1", 4)
def test_42_1_among_several_the_player_chooses() -> None:
    war = without(campaign(), "a3")
    question = asked(war)
    assert (question.id, question.kind, question.man) == ("american:a3", "stand-in", "a3")
    assert (question.options, question.rule) == (("a19", "a44"), "UF 42.1")
    assert cards(DESK.choose(war, "american:a3", "a44"), "american")[2] == 44


@proves("UF 42.2", 3)
def test_42_2_carbines_and_rifles_of_every_kind_are_the_same_weapon() -> None:
    war = without(campaign(), "a4")
    weapons = [DESK.box.men[ManId(id)].weapon for id in ("a4", "a17")]
    assert [weapon.family for weapon in weapons if weapon] == ["rifle", "carbine"]
    assert open_ids(war) == []
    assert cards(war, "american")[3] == 17


@proves("UF 42.1", 7)
def test_42_1_a_machine_pistol_man_stands_in_for_a_rifleman_only_if_no_rifleman_is_left() -> None:
    war = without(campaign(), "g4")
    question = asked(war)
    assert set(question.options) == {"g17", "g18", "g21", "g22", REPLACEMENT}
    assert 17 in cards(DESK.choose(war, question.id, "g17"), "german")


@proves("UF 42.1", 6)
@proves("UF 42.41", 1, 2, 3, 4)
def test_42_41_with_nobody_like_him_the_named_man_comes_back_as_a_replacement() -> None:
    war = without(campaign(), "g3", "g12")
    war = changed(war, "g3", rank="CPL", morale=6, panic=7, elan=4, survival=3)
    assert open_ids(war) == []
    after = DESK.march(war)
    entry = man(after, "g3")
    assert (entry.rank, entry.morale, entry.panic, entry.kia) == ("PVT", 3, 4, 7)
    assert (entry.elan, entry.survival, entry.state) == (0, 0, "available")
    assert entry.replacement
    assert [(line.reason, line.points) for line in after.ledger] == [("replacement", -1)]
    assert cards(war, "german") == GERMANS_IN_A


@proves("UF 42.41", 4)
def test_42_41_a_flamethrower_comes_back_with_kia_6() -> None:
    assert DESK.box.men[ManId("g14")].kia == 7
    war = without(campaign("C"), "g14")
    named = 14 in cards(campaign("C"), "german")
    entry = man(DESK.march(war), "g14")
    assert entry.kia == (6 if named else 7)
    assert named


@proves("UF 42.1", 6)
def test_42_1_a_leader_is_never_made_anew() -> None:
    war = without(campaign(), "g1", "g23", "g24", "g2")
    question = asked(war, "german:ASL") if "german:ASL" in open_ids(war) else None
    assert question is None or REPLACEMENT not in question.options


@proves("UF 42.1", 5, 6)
def test_42_1_a_second_assistant_serves_as_a_plain_man_and_is_never_made_anew() -> None:
    # The Japanese defence of L names two assistants.
    war = campaign("L", nations=("german", "japanese"))
    assert orders(war)["men"]["j2"]["role"] == "ASL"
    assert orders(war)["men"]["j25"]["role"] == ""
    rifles = [one.id for one in war.rosters["japanese"] if one.id not in ("j1", "j2")]
    gone = DESK.march(without(war, *rifles))
    assert "j25" not in [line.man for line in gone.ledger]
    assert 25 not in json.loads(gone.orders)["forces"]["japanese"]["cards"]
    assert "j4" in [line.man for line in gone.ledger if line.reason == "replacement"]


@proves("UF 42.2", 1, 2)
def test_42_2_the_player_picks_a_leader_of_rank_with_a_fit_weapon() -> None:
    war = without(campaign(), "g1")
    question = asked(war)
    assert (question.id, question.kind, question.rule) == ("german:SL", "leader", "UF 42.2")
    assert set(question.options) == {"g2", "g23", "g24"}
    chosen = DESK.choose(war, "german:SL", "g23")
    assert orders(chosen)["men"]["g23"]["role"] == "SL"


@proves("UF 42.2", 2)
def test_42_2_kia_below_8_rank_too_low_or_a_heavy_weapon_bars_from_leading() -> None:
    war = without(campaign(), "g1")
    war = changed(war, "g23", kia=7)
    war = changed(war, "g24", rank="PFC")
    war = changed(war, "g12", rank="SGT")
    war = changed(war, "g5", rank="CPL")
    assert set(asked(war).options) == {"g2", "g5"}


@proves("UF 42.1", 5)
def test_42_1_there_is_never_more_than_one_leader_and_one_assistant() -> None:
    war = DESK.choose(without(campaign(), "g1"), "german:SL", "g23")
    roles = [card["role"] for id, card in orders(war)["men"].items() if id[0] == "g"]
    assert sorted(roles)[-2:] == ["ASL", "SL"]
    assert roles.count("SL") == roles.count("ASL") == 1


@proves("UF 42.2", 4, 5)
def test_42_2_an_assistant_has_rank_and_kia_8_and_never_outranks_the_leader() -> None:
    war = without(campaign(), "g2")
    question = asked(war)
    assert (question.id, question.kind) == ("german:ASL", "assistant")
    able = {"g24", "g3", "g11", "g12", "g13", "g14", "g15", "g25"} - {"g14"}
    assert set(question.options) == {*able, NOBODY}
    low = changed(war, "g1", rank="PFC")
    assert "g24" not in asked(low).options
    weak = changed(war, "g12", kia=7)
    assert "g12" not in asked(weak).options


@proves("UF 42.2", 5)
def test_42_2_a_named_assistant_promoted_above_his_leader_gives_up_the_place() -> None:
    war = changed(campaign(), "g2", rank="SSG")
    assert asked(war).id == "german:ASL"
    assert "g2" not in asked(war).options


@proves("UF 42.5", 5)
def test_42_5_a_player_may_do_without_an_assistant() -> None:
    war = DESK.choose(without(campaign(), "g2"), "german:ASL", NOBODY)
    assert 2 not in cards(war, "german")
    assert len(cards(war, "german")) == 9


@proves("UF 42.2", 6)
@proves("UF 42.5", 1, 2)
def test_42_5_with_nobody_to_lead_a_lost_leader_is_drawn_and_paid_for() -> None:
    war = without(campaign(), "g1", "g2", "g23", "g24")
    war = changed(war, "g1", kia=7, morale=2)
    war = DESK.choose(war, "german:ASL", NOBODY)
    after = DESK.march(war)
    sent = [line for line in after.ledger if line.reason == "transfer"]
    assert [(line.side, line.points) for line in sent] == [("german", -7)]
    assert sent[0].man in ("g1", "g23")
    entry = man(after, sent[0].man)
    assert entry.kia == (7 if sent[0].man == "g1" else 8)
    assert (entry.rank, entry.state) == ("SGT", "available")
    assert entry.morale == DESK.box.men[ManId(entry.id)].morale


@proves("UF 42.5", 1)
def test_42_5_the_draw_is_of_chance_and_the_seed_gives_it_again() -> None:
    drawn = set()
    for seed in range(12):
        war = without(campaign(seed=seed), "g1", "g2", "g23", "g24")
        war = DESK.choose(war, "german:ASL", NOBODY)
        found = [line.man for line in DESK.march(war).ledger if line.reason == "transfer"]
        assert found == [line.man for line in DESK.march(war).ledger if line.reason == "transfer"]
        drawn.update(found)
    assert drawn == {"g1", "g23"}


@proves("UF 42.5", 3)
def test_42_5_a_russian_shuffles_the_commissar_in() -> None:
    drawn = set()
    for seed in range(20):
        war = campaign(nations=("russian", "german"), seed=seed)
        war = without(war, "r1", "r2", "r19", "r21", "r26", "r16", "r17", "r27", "r28")
        while open_ids(war):
            question = asked(war)
            war = DESK.choose(war, question.id, question.options[0])
        drawn.update([line.man for line in DESK.march(war).ledger if line.reason == "transfer"])
    assert drawn == {"r1", "r19", "r26"}


@proves("UF 42.5", 4)
def test_42_5_an_assistant_is_transferred_too_but_not_from_the_leaders() -> None:
    war = without(campaign(), "g2", "g23", "g24", "g3", "g11", "g12", "g13", "g15", "g25")
    question = asked(war)
    assert (question.options, question.rule) == ((NOBODY, TRANSFER), "UF 42.5")
    war = DESK.choose(war, question.id, TRANSFER)
    sent = [line for line in DESK.march(war).ledger if line.reason == "transfer"]
    assert [line.points for line in sent] == [-7]
    assert sent[0].man in ("g2", "g24")


@proves("UF 42.5", 4)
@proves("UF 42.2", 5)
def test_42_5_no_assistant_is_sent_who_would_outrank_the_leader() -> None:
    war = campaign(nations=("russian", "german"))
    plain = [one.id for one in war.rosters["russian"] if one.id not in ("r1", "r4")]
    war = changed(without(war, *plain), "r1", rank="CPL")
    # Both lost assistants are junior sergeants, above a corporal who leads.
    assert "russian:ASL" not in open_ids(war)
    roles = [card["role"] for id, card in orders(war)["men"].items() if id[0] == "r"]
    assert (roles.count("SL"), roles.count("ASL")) == (1, 0)
    assert "russian:ASL" in open_ids(changed(war, "r1", rank="SGT"))


@proves("UF 42.2", 7)
def test_42_2_an_assistant_with_an_lmg_who_leads_swaps_weapons_first() -> None:
    war = campaign(nations=("russian", "german"))
    war = without(war, "r1", "r19", "r21", "r26")
    war = changed(war, "r16", kia=7)
    war = changed(war, "r28", kia=7)
    war = changed(war, "r27", kia=7)
    assert open_ids(war)[0] != "russian:SL"
    while asked(war).kind != "swap":
        question = asked(war)
        war = DESK.choose(war, question.id, question.options[-1])
    question = asked(war)
    assert (question.id, question.man) == ("russian:swap", "r2")
    men = orders(DESK.choose(war, question.id, "r4"))["men"]
    assert (men["r2"]["weapon"], men["r4"]["weapon"]) == ("russian-R", "russian-LMG")
    assert men["r2"]["role"] == "SL"


@pytest.mark.parametrize("assistant", ["r4", NOBODY])
@proves("UF 42.2", 7)
def test_42_2_he_swaps_with_a_plain_man_and_not_with_his_assistant(assistant: str) -> None:
    war = without(campaign(nations=("russian", "german")), "r1", "r19", "r21", "r26")
    for id in ("r16", "r27", "r28"):
        war = changed(war, id, kia=7)
    war = DESK.choose(changed(war, "r4", rank="CPL"), "russian:SL", "r2")
    war = DESK.choose(war, "russian:ASL", assistant)
    while asked(war).kind != "swap":
        war = DESK.choose(war, asked(war).id, asked(war).options[0])
    assert ("r4" in asked(war).options) == (assistant == NOBODY)
    assert "r2" not in asked(war).options


@proves("UF 42.4", 5)
def test_42_4_the_wounded_are_not_available() -> None:
    war = without(campaign(), "g3", state=ABSENT)
    assert 3 not in cards(war, "german")


def test_42_1_the_game_cannot_start_while_something_is_open() -> None:
    with pytest.raises(UnreadableFile, match="german has still to choose; answer german:SL"):
        DESK.march(without(campaign(), "g1"))


def test_42_1_only_an_option_answers_a_question() -> None:
    war = without(campaign(), "g1")
    with pytest.raises(UnreadableFile, match="does not answer german:SL; choose from:"):
        DESK.choose(war, "german:SL", "g4")
    with pytest.raises(UnreadableFile, match="nobody asks 'german:ASL' now"):
        DESK.choose(war, "german:ASL", "g24")


@proves("UF 42.9", 1, 2)
def test_42_9_a_man_of_the_players_own_comes_on_top_of_the_listed_force() -> None:
    for nation, values in (("german", (2, 3)), ("american", (2, 4)), ("russian", (3, 4))):
        other = "german" if nation != "german" else "american"
        war = campaign(nations=(nation, other), personal={nation: ("Otto", f"{nation}-MP")})
        found = orders(war)
        own = found["men"][f"{nation[0]}99"]
        plain = cards(campaign(nations=(nation, other)), nation)
        assert found["forces"][nation]["cards"] == [*plain, 99]
        assert (own["morale"], own["panic"], own["kia"]) == (*values, 8)
        assert (own["rank"], own["name"], own["weapon"]) == ("PVT", "Otto", f"{nation}-MP")


@proves("UF 42.9", 1)
def test_42_9_he_stands_in_for_nobody_and_nobody_for_him() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    war = changed(war, "g99", rank="SGT")
    assert "g99" not in asked(without(war, "g1")).options
    assert "g99" not in asked(without(war, "g4")).options
    resting = without(war, "g99", state=ABSENT)
    assert cards(resting, "german") == GERMANS_IN_A


@proves("UF 42.9", 4)
def test_42_9_killed_he_must_come_back_as_a_replacement() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    after = DESK.march(changed(without(war, "g99"), "g99", morale=5, panic=6, rank="CPL"))
    own = man(after, "g99")
    assert (own.rank, own.morale, own.panic, own.kia, own.name) == ("PVT", 2, 3, 7, "Otto")
    assert [(line.reason, line.points, line.man) for line in after.ledger] == [
        ("replacement", -1, "g99")
    ]


@pytest.mark.parametrize(
    ("name", "weapon", "told"),
    [
        ("Otto", "german-LMG", "carries no german-LMG; choose from: german-"),
        ("Otto", "american-MP", "carries no american-MP"),
        (" ", "german-R", "give your own man a name"),
        ("x" * 31, "german-R", "at most 30 letters"),
    ],
)
@proves("UF 42.9", 1)
def test_42_9_his_weapon_is_a_rifle_or_machine_pistol(name: str, weapon: str, told: str) -> None:
    with pytest.raises(UnreadableFile, match=told):
        campaign(personal={"german": (name, weapon)})
