"""The named readings of the Starter Kit and what the rules make of them (O1, O2, X15)."""

from pathlib import Path
from typing import Final

import pytest

from caposaldo import library
from caposaldo.aslsk.options import FREE, LOS_CHECK, QUESTIONS, Options, usual
from caposaldo.cli.sit import Wanted
from caposaldo.proofs import proves
from tests.aslsk.data_files import book, readings, table_of

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = {"en", "it"}
# Each question the rules put, with its reading and the values that mean yes.
ASKED: Final = {
    "six_blocks": ("los_block", "at_6"),
    "any_shot_makes_dm": ("dm_by_fire", "any_shot"),
    "residual_by_hindrance_only": ("residual_reduction", "hindrance_only|hindrance_hexes"),
    "residual_by_hexes": ("residual_reduction", "hindrance_hexes"),
    "residual_in_firepower": ("residual_step", "firepower"),
    "residual_every_expenditure": ("residual_repeat", "every_expenditure"),
    "counters_stack": ("stacking_unit", "counters"),
    "smoke_out_costs_more": ("smoke_out", "plus_one"),
    "orchard_all_year": ("orchard_season", "all_year"),
    "marked_guns_always_weaker": ("mg_second_fire", "every_marked_shot"),
    "removed_at_or_above": ("mg_removal", "at_or_above"),
    "fpf_check_directed": ("fpf_check", "directed"),
    "poor_odds_promote": ("promotion_odds_drm", "table"),
    "any_penalty_bars_interdiction": ("interdiction_bar", "any_penalty"),
    "hindrance_counts_for_charges": ("dc_hindrance", "counted"),
    "duds_above_number": ("dc_dud", "at_or_above"),
    "every_hex_hinders": ("hindrance_side", "every_hex"),
    "ft_cowers": ("ft_cowering", "yes"),
    "one_dr_for_all_weapons": ("sw_loss_dr", "per_unit"),
    "handed_on_again": ("handed_twice", "yes"),
    "rate_joins": ("kept_rate_fire", "free"),
    "directors_stay": ("prep_direction", "marked"),
    "cowering_spends": ("cowering_marker", "spent"),
    "pinned_keeps_shot": ("pinned_rof", "one_more"),
    "marked_keep_rate": ("marked_rate", "kept"),
    "rate_in_advancing": ("advancing_rate", "kept"),
    "pinned_keep_rate": ("pinned_rate", "kept"),
    "gunner_directs_later": ("gunner_direction", "phase"),
    "halves_regain": ("half_squad_fp", "that_phase"),
    "each_unit_repairs": ("repair_attempts", "per_unit"),
    "broken_stay_cx": ("cx_broken", "stays"),
    "wounded_carry": ("wounded_portage", "one"),
    "recovered_pass_on": ("recovered_handing", "allowed"),
    "smoke_ends_at_final": ("smoke_six", "final"),
    "fpf_at_moved": ("fpf_target", "moved"),
    "forfeited_back_in_final": ("forfeited_final", "back"),
    "ties_all_hit": ("selection_ties", "all_tied"),
    "smoke_ends_road_bonus": ("road_smoke", "lost"),
    "exposure_by_state": ("exposure_after", "by_state"),
    "original_two_rallies": ("original_two", "rallies"),
    "any_rally_promotes": ("promotion_rally", "any_rally"),
    "any_enemy_keeps_dm": ("dm_neighbour", "any_enemy"),
    "every_dm_routs": ("rout_all_dm", "every_dm"),
    "rout_may_pass_over": ("rout_goal", "may_pass_over"),
    "rout_never_adjacent": ("rout_adjacent", "never"),
    "pinned_go_along": ("pinned_companion", "goes"),
    "pinned_leader_counts": ("pinned_leader_close", "counts"),
    "melee_begins_with_both": ("melee_hold", "each_side|until_all_broken"),
    "melee_lasts_with_both": ("melee_hold", "each_side"),
    "exit_by_advance": ("exit_advance", "allowed"),
    "blind_attacks": ("los_check", "declare_first"),
}


def test_the_readings_are_those_of_the_index_in_its_order() -> None:
    index = table_of("SK O1")
    assert list(readings()) == index["option"]
    for at, reading in enumerate(readings().values()):
        values = (index["default"][at], *index["other"][at].split("|"))
        assert reading.values == values, reading.id
        assert reading.document == index["document"][at], reading.id
        assert reading.published == index["default"][at], reading.id
        assert reading.rule == index["rule"][at], reading.id


def test_every_reading_has_a_rule_a_question_and_labels_in_both_languages() -> None:
    questions = (ROOT / "docs/questions.md").read_text("utf-8").splitlines()
    for reading in readings().values():
        assert {reading.rule, *reading.also} <= set(book().rules)
        assert tuple(reading.labels) == reading.values
        for words in (reading.title, reading.text, *reading.labels.values()):
            assert set(words) == LANGUAGES
            assert words["en"] != words["it"]
        (heading,) = [line for line in questions if line.startswith(f"### {reading.question}. ")]
        assert heading.endswith(f"({reading.rule}, reading `{reading.id}`)")


@proves("SK O2", 1)
def test_o2_the_preset_document_is_what_the_player_aid_says() -> None:
    chosen = usual(readings(), "document", taught=False)
    index = table_of("SK O1")
    assert chosen == dict(zip(index["option"], index["document"], strict=True))
    assert chosen["rout_all_dm"] == "every_dm"
    assert chosen["sw_loss_dr"] == "per_weapon"


@proves("SK O2", 2)
def test_o2_the_preset_published_is_the_column_of_defaults() -> None:
    chosen = usual(readings(), "published", taught=False)
    index = table_of("SK O1")
    assert chosen == dict(zip(index["option"], index["default"], strict=True))
    assert chosen["rout_all_dm"] == "threatened_only"


@proves("SK O2", 4)
@pytest.mark.parametrize("preset", ["document", "published"])
def test_o2_sight_is_free_in_lessons_and_against_the_computer(preset: str) -> None:
    with_a_friend = usual(readings(), preset, taught=False)
    taught = usual(readings(), preset, taught=True)
    assert with_a_friend[LOS_CHECK] == "declare_first"
    assert taught == {**with_a_friend, LOS_CHECK: FREE}


def test_readings_without_that_one_are_left_as_they_are() -> None:
    some = {"los_block": readings()["los_block"]}
    assert usual(some, "published", taught=True) == {"los_block": "at_6"}


@pytest.mark.parametrize("id", list(readings()))
def test_each_reading_answers_its_own_questions_of_the_rules_and_no_other(id: str) -> None:
    chosen = usual(readings(), "document", taught=False)
    for value in readings()[id].values:
        options = Options({**chosen, id: value})
        for question, (reading, yes) in ASKED.items():
            answer = {**chosen, id: value}[reading] in yes.split("|")
            assert getattr(options, question) is answer, (question, value)


def test_every_question_belongs_to_a_reading_and_every_reading_is_asked_for() -> None:
    assert set(ASKED) == set(QUESTIONS)
    assert {reading for reading, _ in ASKED.values()} == set(readings())


@proves("SK O1", 1)
@proves("SK O2", 2)
def test_o2_at_the_terminal_a_preset_sets_all_readings_and_one_named_goes_over_it() -> None:
    wanted = Wanted("aslsk", "lane", "", "human", 1, ["smoke_out=flat"], None, "published")
    chosen = library.start("aslsk", "lane", wanted.options()).setup.readings
    published = library.preset(library.game("aslsk"), "published")
    assert {id for id in published if chosen[id] != published[id]} == {"smoke_out"}
    plain = Wanted("aslsk", "lane", "", "human", 1, []).options()
    document = library.preset(library.game("aslsk"), "document")
    assert library.start("aslsk", "lane", plain).setup.readings.items() >= document.items()
