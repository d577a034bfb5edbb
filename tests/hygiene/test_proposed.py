"""The page of figures that no source prints."""

import re
from pathlib import Path

from scripts.proposed import DATA, leaves, numbers, page, weak

PAGE = Path(__file__).parents[2] / "docs/proposed.md"
WEAK = re.compile(r'basis(_of)? = .*"(proposed|derived|filled|inferred)"')


def test_the_page_says_what_the_data_files_say_now() -> None:
    assert PAGE.read_text("utf-8") == page(), "make docs writes it anew"


def test_every_data_file_with_a_figure_that_was_not_found_has_a_part() -> None:
    told = {file.name for file in DATA.glob("*.toml") if WEAK.search(file.read_text("utf-8"))}
    assert len(told) > 4
    assert {name for name in told if f"## `{name}`" not in page()} == set()


def test_a_figure_is_weak_by_the_word_of_its_entry() -> None:
    entry = {"no": 3, "armour": {"kill": 2, "stun": 1}, "vp": 10, "basis": "proposed"}
    assert weak(entry, ("armour", "vp")) == {"proposed": ["armour", "vp"], "derived": []}


def test_what_was_found_is_left_out_of_a_weak_entry() -> None:
    entry = {
        "guns": [{"name": "short", "effect": {"unboxed": 4, "boxed": 3}, "to_hit": ["0"]}],
        "vp": 10,
        "from": "1944a",
        "basis": "proposed",
        "basis_of": {"effect_unboxed": "found", "vp": "derived", "from": "found"},
    }
    assert weak(entry, ("guns", "vp", "from")) == {
        "proposed": ["guns.effect.boxed", "guns.to_hit"],
        "derived": ["vp"],
    }


def test_a_found_entry_may_have_weak_figures() -> None:
    entry = {"fp": [1], "points_basis": "derived", "basis": "found", "basis_of": {"fp": "proposed"}}
    assert weak(entry, ("fp",)) == {"proposed": ["fp"], "derived": ["points"]}


def test_a_note_finer_than_a_field_is_told_by_its_own_name() -> None:
    entry = {"fp": [1], "basis": "found", "basis_of": {"dates": "proposed"}}
    assert weak(entry, ("fp",)) == {"proposed": ["dates"], "derived": []}


def test_a_found_title_with_a_number_of_ours_shows_the_number() -> None:
    entry = {"title_basis": "number_proposed", "basis": "found"}
    assert weak(entry, ()) == {"proposed": ["no"], "derived": []}


def test_a_field_a_card_has_nothing_in_is_not_listed() -> None:
    assert weak({"guns": [], "basis": "proposed"}, ("guns", "mg"))["proposed"] == []


def test_two_guns_name_each_field_once() -> None:
    guns = [{"name": "a", "to_hit": ["0"]}, {"name": "b", "to_hit": ["1"], "to_hit_bu": ["2"]}]
    assert list(leaves(guns, ("guns",))) == [("guns", "to_hit"), ("guns", "to_hit_bu")]


def test_runs_of_numbers_are_drawn_together() -> None:
    assert numbers([7, 1, 2, 3, 9, 10]) == "1-3, 7, 9-10"
