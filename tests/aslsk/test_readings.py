"""The named readings of the Starter Kit and what the rules make of them (O1, O2, X15)."""

from pathlib import Path
from typing import Final

import pytest

from caposaldo import library
from caposaldo.aslsk.options import FREE, LOS_CHECK, Options, usual
from caposaldo.cli.sit import Wanted
from caposaldo.proofs import proves
from tests.aslsk.data_files import book, readings, table_of

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = {"en", "it"}
# Each reading with the question the rules put to it.
ASKED: Final = {
    "los_block": "six_blocks",
    "dm_by_fire": "any_shot_makes_dm",
    "residual_reduction": "residual_by_hindrance_only",
    "residual_repeat": "residual_every_expenditure",
    "stacking_unit": "counters_stack",
    "smoke_out": "smoke_out_costs_more",
    "orchard_season": "orchard_all_year",
    "mg_second_fire": "marked_guns_always_weaker",
    "mg_removal": "removed_at_or_above",
    "fpf_check": "fpf_check_directed",
    "promotion_odds_drm": "poor_odds_promote",
    "interdiction_bar": "any_penalty_bars_interdiction",
    "dc_hindrance": "hindrance_counts_for_charges",
    "ft_cowering": "ft_cowers",
    "sw_loss_dr": "one_dr_for_all_weapons",
    "pinned_rof": "pinned_keeps_shot",
    "original_two": "original_two_rallies",
    "promotion_rally": "any_rally_promotes",
    "rout_all_dm": "every_dm_routs",
    "rout_adjacent": "rout_never_adjacent",
    "melee_hold": "melee_needs_both_sides",
    "exit_advance": "exit_by_advance",
    "los_check": "blind_attacks",
}


def test_the_readings_are_those_of_the_index_in_its_order() -> None:
    index = table_of("SK O1")
    assert list(readings()) == index["option"] == list(ASKED)
    for at, reading in enumerate(readings().values()):
        assert reading.values == (index["default"][at], index["other"][at]), reading.id
        assert reading.document == index["document"][at], reading.id
        assert reading.published == index["default"][at], reading.id
        assert reading.rule == index["rule"][at], reading.id


def test_every_reading_has_a_rule_a_question_and_labels_in_both_languages() -> None:
    questions = (ROOT / "docs/questions.md").read_text("utf-8").splitlines()
    for number, reading in enumerate(readings().values(), start=1):
        assert reading.rule in book().rules
        assert reading.question == f"K{number}"
        assert tuple(reading.labels) == reading.values
        for words in (reading.title, reading.text, *reading.labels.values()):
            assert set(words) == LANGUAGES
            assert words["en"] != words["it"]
        (heading,) = [line for line in questions if line.startswith(f"### K{number}. ")]
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


@pytest.mark.parametrize("id", list(ASKED))
def test_each_reading_answers_one_question_of_the_rules_and_no_other(id: str) -> None:
    chosen = usual(readings(), "document", taught=False)
    one, other = [Options({**chosen, id: value}) for value in readings()[id].values]
    assert [name for name in ASKED.values() if getattr(one, name) != getattr(other, name)] == [
        ASKED[id]
    ]


def test_every_question_says_what_it_means() -> None:
    aid = Options(usual(readings(), "document", taught=False))
    printed = Options(usual(readings(), "published", taught=False))
    yes_aid = {name for name in ASKED.values() if getattr(aid, name)}
    yes_printed = {name for name in ASKED.values() if getattr(printed, name)}
    assert yes_aid == {
        "any_shot_makes_dm", "residual_by_hindrance_only", "residual_every_expenditure",
        "counters_stack", "marked_guns_always_weaker", "poor_odds_promote",
        "hindrance_counts_for_charges", "ft_cowers", "pinned_keeps_shot", "any_rally_promotes",
        "every_dm_routs", "rout_never_adjacent", "melee_needs_both_sides", "exit_by_advance",
        "blind_attacks",
    }  # fmt: skip
    assert yes_printed == {
        "six_blocks", "smoke_out_costs_more", "orchard_all_year", "marked_guns_always_weaker",
        "removed_at_or_above", "fpf_check_directed", "poor_odds_promote",
        "any_penalty_bars_interdiction", "ft_cowers", "pinned_keeps_shot", "exit_by_advance",
        "blind_attacks",
    }  # fmt: skip


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
