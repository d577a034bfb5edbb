"""After a scenario of a campaign: losses, elan, marks, ranks and points (42.4 to 42.9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.after import losses_of_value, steps_up, winner
from caposaldo.upfront.campaign.leading import outranks, raised
from caposaldo.upfront.campaign.roster import Soldier
from caposaldo.upfront.orders import enlisted, read_orders
from caposaldo.upfront.personalities import ManId
from tests.upfront.rolls import DESK, asked, campaign, changed, closed, fought, man, open_ids


def soldier(**values: int) -> Soldier:
    return Soldier("g4", "PVT", values["morale"], values["panic"], 8)


# The roster ----------------------------------------------------------------------------------


@pytest.mark.parametrize("fate", ["kia", "captured"])
@proves("UF 42.4", 1)
def test_42_4_killed_and_captured_men_leave_the_roster(fate: str) -> None:
    war = changed(campaign(), "g4", elan=4, survival=3, promotion=2)
    war = closed(fought(war, fates={"g4": fate}))
    entry = man(war, "g4")
    assert (entry.state, entry.elan, entry.survival, entry.promotion) == ("killed", 0, 0, 0)


@proves("UF 42.4", 2)
@proves("UF 42.42", 4)
def test_42_4_a_routed_man_stays_and_earns_a_survival_mark() -> None:
    entry = man(closed(fought(campaign(), fates={"g4": "rout"})), "g4")
    assert (entry.state, entry.survival) == ("available", 1)


@proves("UF 42.4", 5)
def test_42_4_a_wounded_man_misses_the_next_three_scenarios() -> None:
    war = closed(fought(campaign(), wounded=("g3",), present=("g3", "a4")))
    for left in (3, 2, 1):
        entry = man(war, "g3")
        assert (entry.state, entry.misses) == ("absent", left)
        while open_ids(war):
            war = DESK.choose(war, asked(war).id, asked(war).options[0])
        war = closed(fought(war, present=("a4",)))
    assert (man(war, "g3").state, man(war, "g3").misses) == ("available", 0)


@proves("UF 42.4", 4)
def test_42_4_vehicles_and_guns_are_on_no_roster() -> None:
    for side, roster in campaign().rosters.items():
        assert roster
        for entry in roster:
            assert DESK.box.men[ManId(entry.id)].vehicle is None, side


@proves("UF 42.4", 3)
def test_42_4_everybody_starts_again_with_the_weapon_of_his_card() -> None:
    war = closed(fought(campaign(), present=("g3", "a4"), standing=("g3",)))
    assert "weapon" not in DESK.march(war).orders.replace("secondary", "")


# Rout ----------------------------------------------------------------------------------------


@proves("UF 42.42", 1, 5)
def test_42_42_a_routed_man_loses_one_of_two_values_and_all_his_elan() -> None:
    for choice, values in (("morale", (2, 4)), ("panic", (3, 3))):
        war = changed(campaign(), "g4", elan=9)
        war = fought(war, fates={"g4": "rout"}, elan=(("g4", "hero", 3),))
        question = asked(war)
        assert (question.id, question.kind, question.rule) == ("g4:rout", "rout", "UF 42.42")
        entry = man(closed(war, g4_rout=choice), "g4")
        assert (entry.morale, entry.panic, entry.elan) == (*values, 0)


@proves("UF 42.42", 2)
def test_42_42_panic_never_falls_below_morale_but_for_italians() -> None:
    even = soldier(morale=3, panic=3)
    assert losses_of_value(DESK.figures, "german", even) == ("morale",)
    assert losses_of_value(DESK.figures, "italian", even) == ("morale", "panic")
    low = soldier(morale=3, panic=2)
    assert losses_of_value(DESK.figures, "italian", low) == ("morale",)


@proves("UF 42.42", 1, 2)
def test_42_42_with_one_value_to_lose_nothing_is_asked() -> None:
    war = fought(changed(campaign(), "g4", morale=3, panic=3), fates={"g4": "rout"})
    assert open_ids(war) == []
    assert man(closed(war), "g4").morale == 2
    war = fought(changed(campaign(), "g4", morale=0, panic=2), fates={"g4": "rout"})
    assert (man(closed(war), "g4").morale, man(closed(war), "g4").panic) == (0, 1)


@proves("UF 42.42", 3)
def test_42_42_with_both_at_0_he_is_killed() -> None:
    war = closed(fought(changed(campaign(), "g4", morale=0, panic=1), fates={"g4": "rout"}))
    assert man(war, "g4").state == "killed"
    assert ("killed", -1, "g4") in [(line.reason, line.points, line.man) for line in war.ledger]


@proves("UF 42.42", 6)
def test_42_42_at_7_and_7_no_elan_is_saved_against_a_rout_qa_42_42() -> None:
    war = changed(campaign(), "g4", morale=7, panic=7, elan=4)
    war = closed(fought(war, standing=("g4",), elan=(("g4", "hero", 3),)))
    assert man(war, "g4").elan == 0


@proves("UF 42.42", 6)
def test_42_42_who_has_just_reached_7_and_7_keeps_nothing_either() -> None:
    war = changed(campaign(), "g4", morale=6, panic=7, elan=11)
    entry = man(closed(fought(war, winner="american"), g4_improve="morale"), "g4")
    assert (entry.morale, entry.panic, entry.elan, entry.promotion) == (7, 7, 0, 1)


@proves("UF 42.42", 2, 3)
def test_42_42_an_italian_with_1_and_0_loses_his_last_value_and_his_life() -> None:
    war = campaign(nations=("italian", "american"))
    assert (man(war, "i20").morale, man(war, "i20").panic) == (1, 0)
    war = closed(fought(war, present=("i20",), fates={"i20": "rout"}, winner="american"))
    assert (man(war, "i20").state, man(war, "i20").survival) == ("killed", 0)
    assert ("italian", "killed", -1) in [(x.side, x.reason, x.points) for x in war.ledger]


# Elan and improvement ------------------------------------------------------------------------


@proves("UF 42.43", 1, 2)
def test_42_43_victory_survival_and_feats_add_up_and_are_carried_over() -> None:
    war = changed(campaign(), "g4", elan=1)
    war = fought(
        war,
        present=("g3", "g4", "g5", "a4", "a5"),
        standing=("g4", "a4"),
        wounded=("g5",),
        elan=(("a5", "hero", 3), ("a4", "hero", 3)),
        winner="german",
    )
    war = closed(war)
    found = {id: man(war, id).elan for id in ("g3", "g4", "g5", "a4", "a5", "g6")}
    assert found == {"g3": 1, "g4": 4, "g5": 3, "a4": 5, "a5": 3, "g6": 0}


@proves("UF 42.6", 5)
def test_42_6_who_has_withdrawn_is_paid_by_the_game_and_not_twice() -> None:
    war = fought(campaign(), fates={"a4": "withdrawn"}, elan=(("a4", "unpinned", 2),))
    entry = man(closed(war), "a4")
    assert (entry.elan, entry.state, entry.survival) == (2, "available", 1)


@proves("UF 42.44", 1, 2, 5)
def test_42_44_five_elan_buy_one_step_and_a_promotion_mark() -> None:
    for choice, values in (("morale", (4, 4)), ("panic", (3, 5))):
        war = fought(changed(campaign(), "g4", elan=11), winner="american")
        question = asked(war)
        assert (question.id, question.options) == ("g4:improve", ("morale", "panic", "keep"))
        assert question.rule == "UF 42.44"
        entry = man(closed(war, g4_improve=choice), "g4")
        assert (entry.morale, entry.panic, entry.elan, entry.promotion) == (*values, 6, 1)


@proves("UF 42.44", 2)
def test_42_44_he_may_keep_his_points_and_is_asked_from_five_on() -> None:
    entry = man(closed(fought(changed(campaign(), "g4", elan=11), winner="american")), "g4")
    assert (entry.elan, entry.promotion) == (11, 0)
    assert open_ids(fought(changed(campaign(), "g4", elan=4), winner="american")) == []
    assert open_ids(fought(changed(campaign(), "g4", elan=4), winner="german")) == ["g4:improve"]


@proves("UF 42.44", 1)
def test_42_44_who_took_no_part_buys_nothing() -> None:
    assert open_ids(fought(changed(campaign(), "g5", elan=20))) == []


@proves("UF 42.44", 3, 4)
def test_42_44_no_value_above_7_and_no_panic_below_morale() -> None:
    assert steps_up(DESK.figures, "german", soldier(morale=7, panic=7)) == ()
    assert steps_up(DESK.figures, "german", soldier(morale=6, panic=7)) == ("morale",)
    assert steps_up(DESK.figures, "german", soldier(morale=3, panic=3)) == ("panic",)
    assert steps_up(DESK.figures, "italian", soldier(morale=3, panic=3)) == ("morale", "panic")
    assert steps_up(DESK.figures, "german", soldier(morale=3, panic=4)) == ("morale", "panic")


# Survival and promotion ----------------------------------------------------------------------


@proves("UF 42.45", 1)
def test_42_45_everybody_who_came_through_gets_a_survival_mark() -> None:
    war = fought(
        campaign(),
        present=("g3", "g4", "g5", "g6"),
        fates={"g4": "rout", "g5": "kia", "g6": "freed"},
    )
    war = closed(war)
    assert [man(war, id).survival for id in ("g3", "g4", "g5", "g6", "g7")] == [1, 1, 0, 1, 0]


@proves("UF 42.45", 2, 3)
def test_42_45_five_survivals_make_a_replacement_a_veteran() -> None:
    war = changed(campaign(), "g4", replacement=True, kia=7, survival=4, promotion=2)
    entry = man(closed(fought(war)), "g4")
    assert (entry.kia, entry.survival, entry.promotion) == (8, 0, 2)
    assert not entry.replacement
    again = changed(campaign(), "g4", replacement=True, kia=7, survival=3)
    assert man(closed(fought(again)), "g4").kia == 7


@proves("UF 42.45", 2, 3)
def test_42_45_a_flamethrower_rises_from_6_to_7_and_nobody_above_his_limit() -> None:
    war = changed(campaign(), "g14", replacement=True, kia=6, survival=4)
    war = closed(fought(war, present=("g14",)))
    assert man(war, "g14").kia == 7
    old = changed(campaign(), "g4", survival=4)
    entry = man(closed(fought(old)), "g4")
    assert (entry.kia, entry.survival) == (8, 5)


@proves("UF 42.45", 3)
def test_42_45_pinned_his_kia_is_one_higher() -> None:
    box = enlisted(DESK.box, read_orders('{"men":{"g4":{"kia":7}}}'))
    card = box.men[ManId("g4")]
    assert (card.kia, card.kia_pinned) == (7, 8)


@proves("UF 42.46", 1)
def test_42_46_ten_marks_make_a_rank_and_are_wiped_out() -> None:
    war = changed(campaign(), "g4", survival=6, promotion=3)
    entry = man(closed(fought(war)), "g4")
    assert (entry.rank, entry.survival, entry.promotion) == ("PFC", 0, 0)
    war = changed(campaign(), "g4", survival=5, promotion=3)
    entry = man(closed(fought(war)), "g4")
    assert (entry.rank, entry.survival, entry.promotion) == ("PVT", 6, 3)


@proves("UF 42.46", 5)
def test_42_46_only_improvements_give_promotion_marks() -> None:
    war = closed(fought(campaign(), standing=("g4",)))
    assert man(war, "g4").promotion == 0


@proves("UF 42.46", 2)
def test_42_46_commissars_are_not_promoted_and_stand_above_nobody() -> None:
    assert raised(DESK.figures, "russian", "COMMISSAR") == "COMMISSAR"
    commissar = Soldier("r19", "COMMISSAR", 3, 3, 8)
    private = Soldier("r4", "PVT", 3, 3, 8)
    assert not outranks(commissar, private)
    war = changed(campaign(nations=("russian", "german")), "r19", survival=9)
    war = closed(fought(war, present=("r19",), winner="german"))
    assert (man(war, "r19").rank, man(war, "r19").survival) == ("COMMISSAR", 10)


@proves("UF 42.47", 1)
def test_42_47_the_ladder_of_ranks() -> None:
    figures = DESK.figures
    climb = ["PVT"]
    while (higher := raised(figures, "german", climb[-1])) != climb[-1]:
        climb.append(higher)
    assert climb == ["PVT", "PFC", "CPL", "SGT", "SSG"]
    climb = ["PVT"]
    while (higher := raised(figures, "russian", climb[-1])) != climb[-1]:
        climb.append(higher)
    assert climb == ["PVT", "CPL", "JRSGT", "SGT", "SSG"]
    order = [Soldier("x", rank, 1, 1, 8) for rank in ("PFC", "CPL", "JRSGT", "SGT", "SSG")]
    for low, high in pairwise(order):
        assert outranks(high, low)
        assert not outranks(low, high)
        assert not outranks(low, low)


# Points --------------------------------------------------------------------------------------


@proves("UF 42.8", 1, 2, 3)
def test_42_8_points_for_victory_and_for_every_loss() -> None:
    war = fought(
        campaign(),
        present=("g4", "g5", "a4"),
        fates={"g4": "kia", "g5": "captured", "a4": "rout"},
        wrecks=(("g30", True, 6), ("a37", True, 4)),
        commanders=("american",),
        winner="american",
    )
    war = closed(war)
    found = [(line.game, line.side, line.reason, line.points, line.man) for line in war.ledger]
    assert found == [
        (0, "american", "victory", 12, ""),
        (0, "german", "killed", -1, "g4"),
        (0, "german", "afv", -11, "g30"),
        (0, "american", "afv", -9, "a37"),
        (0, "american", "killed", -1, ""),
    ]
    assert (war.points("german"), war.points("american")) == (-12, 2)
    assert winner(war) == "american"


@proves("UF 42.8", 2)
def test_42_8_an_infantry_gun_costs_3_and_its_number() -> None:
    guns = [card for card in DESK.box.men.values() if card.vehicle and not card.vehicle.armoured]
    german = next(card.id for card in guns if card.nation == "german")
    war = closed(fought(campaign(), wrecks=((german, False, 7),), winner=""))
    assert [(line.reason, line.points) for line in war.ledger] == [("gun", -10)]
    assert winner(war) == "american"


@proves("UF 42.8", 1)
def test_42_8_even_points_make_no_winner() -> None:
    assert winner(campaign()) == ""


# A player's own man --------------------------------------------------------------------------


@proves("UF 42.9", 5)
def test_42_9_wounded_he_rests_or_comes_back_as_a_replacement() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    war = changed(war, "g99", morale=5, panic=6, elan=3)
    hurt = fought(war, present=("g99", "a4"), wounded=("g99",))
    question = asked(hurt, "g99:own-man")
    assert (question.options, question.rule) == (("rest", "replacement"), "UF 42.9")
    rests = closed(hurt, **{"g99_own-man": "rest"})
    assert (man(rests, "g99").state, man(rests, "g99").misses) == ("absent", 3)
    back = closed(hurt, **{"g99_own-man": "replacement"})
    own = man(back, "g99")
    assert (own.state, own.morale, own.panic, own.kia, own.elan) == ("available", 2, 3, 7, 0)
    assert ("replacement", -1) in [(line.reason, line.points) for line in back.ledger]


@proves("UF 42.9", 3, 5)
def test_42_9_routed_to_death_he_is_not_asked_about_his_wound() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    hurt = {"present": ("g99",), "fates": {"g99": "rout"}, "wounded": ("g99",)}
    dying = fought(changed(war, "g99", morale=0, panic=1), **hurt)  # type: ignore[arg-type]  # one of each kind
    assert open_ids(dying) == []
    assert man(closed(dying), "g99").state == "killed"
    shaken = fought(changed(war, "g99", morale=1, panic=1), **hurt)  # type: ignore[arg-type]  # one of each kind
    assert open_ids(shaken) == ["g99:own-man"]


@proves("UF 42.9", 3)
def test_42_9_the_usual_rules_hold_for_him() -> None:
    war = campaign(personal={"german": ("Otto", "german-R")})
    war = changed(war, "g99", elan=4, survival=9)
    war = closed(fought(war, present=("g99", "a4"), standing=("g99",)), g99_improve="panic")
    own = man(war, "g99")
    assert (own.panic, own.elan, own.rank) == (4, 2, "PFC")


def test_an_altered_report_is_refused() -> None:
    war = replace(fought(campaign()), report={"winner": "german"})
    with pytest.raises(UnreadableFile, match="the report of the last game cannot be read"):
        DESK.questions(war)
