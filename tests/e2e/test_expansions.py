"""Banzai, Desert War and the alternative terrains in a real browser."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Seating
from tests.e2e.positions import record_of, set_down
from tests.e2e.seat import Seat
from tests.e2e.test_upfront import strip

CHARGE = """
scenario M
nations japanese british
japanese A 1 j1 j4 j5.pinned
japanese B 1 j6 j7
british A 2 b1 b4
british B 2 b5 b7
hand japanese 12 66
"""
STORM = """
scenario M
nations japanese british
japanese A 3 j4 j6
mark japanese A charge:british-A
british A 2 b4
british D 0 b1
"""
# What is marked on groups in all three expansions.
MARKED = """
nations german american
option battlefield city
option fire on
german A 1 g1 g4.pinned
german B 1 g2 g6
german C 1 g7 g8
ground german A 58
ground german B 71
mark german A ablaze smoke-marker
mark german B sewer-entrance
mark german C below
american A 1 a1 a3
hand german 1 66 95
"""
MOUNTAIN = """
nations german russian
option battlefield mountain
german A 1 g1 g3
mark german A level:2
ground german A 103
russian A 2 r3 r4
mark russian A level:3
ground russian A 76
hand german 66
"""
ALONE = """
nations german russian
option solitaire on
german A 1 g1 g3 g4
german B 1 g5 g6
russian A 2 r3 r4
hand german 1 66 12
covered german 12
"""


def test_a_charge_tells_who_gets_up_and_what_it_means(seat: Seat) -> None:
    set_down(seat, CHARGE)
    page = seat.page
    page.click("[data-verb=banzai]")
    page.click(".options [data-option='banzai A>A 12']")
    # What is weighed is listed once, beside the hand.
    expect(page.locator(".options")).to_have_count(0)
    panel = page.locator("[data-part=preview]")
    expect(panel).to_contain_text("Miyake")
    expect(panel).to_contain_text("UF 45.43")
    expect(page.locator(".group[data-look=target]")).to_have_attribute("data-group", ">A")
    page.keyboard.press("n")
    mark = page.locator(".group[data-group=A] .chip[title]")
    expect(mark).to_have_attribute("title", "carica Banzai sul gruppo A")
    expect(page.locator(".group[data-group='>A'] .chip[title]")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("[data-part=help] ul")).to_contain_text("Banzai")
    assert seat.axe() == []


def test_a_storm_shows_every_duel_on_the_table_and_in_the_panel(seating: Seating) -> None:
    seat = seating(theme="dark")
    set_down(seat, STORM)
    page = seat.page
    page.click("[data-verb=storm]")
    panel = page.locator("[data-part=preview]")
    expect(panel.locator("li")).to_have_count(2)
    expect(page.locator(".group[data-group=A] [data-man=j4]")).to_contain_text("%")
    page.keyboard.press("n")
    # Both have met the same man.
    expect(page.locator(".group[data-group=A] [data-man=j4]")).to_have_attribute(
        "aria-pressed", "false"
    )
    seat.option("fight j4")
    expect(page.locator("[data-verb=capture]")).to_be_visible()
    # To fight on is weighed at once, and both groups stay in sight.
    expect(panel).to_contain_text("UF 20.6")
    expect(panel.locator("table.sums")).to_have_count(3)
    expect(page.locator(".group[data-look=source]")).to_have_attribute("data-group", "A")
    expect(page.locator(".group[data-look=target]")).to_have_attribute("data-group", ">A")
    assert seat.axe() == []
    assert seat.defects == []


def test_random_reinforcements_are_weighed_by_number(seat: Seat) -> None:
    set_down(
        seat,
        "scenario V\nturn american\nnote calls-american:1\ngerman A 2 g3 g4\namerican A 1 a4 a1",
    )
    seat.page.click("[data-verb=muster]")
    rows = seat.page.locator("[data-part=preview] tr")
    expect(rows).to_have_count(8)
    expect(rows.nth(1).locator("small")).to_have_text("un cecchino")
    expect(rows.last).to_contain_text("Sherman")


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
@pytest.mark.parametrize("position", [MARKED, MOUNTAIN], ids=["marked", "mountain"])
def test_marks_of_the_ground_are_drawn_and_named(
    seating: Seating, position: str, width: int, theme: str
) -> None:
    seat = seating(width=width, height=900, theme=theme)
    set_down(seat, position)
    chips = seat.page.locator(".group .chip[title]")
    for chip in chips.all():
        assert chip.get_attribute("title")
        expect(chip.locator("svg")).to_have_count(1)
    assert chips.count() == (4 if position == MARKED else 0)
    assert seat.page.locator(".group .level").count() == (2 if position == MOUNTAIN else 0)
    assert seat.overflow() == 0
    assert seat.axe() == []
    assert seat.defects == []


def test_fire_in_the_mountains_counts_the_levels(seat: Seat) -> None:
    set_down(seat, MOUNTAIN)
    page = seat.page
    page.locator(strip("A")).click()
    page.locator(strip(">A")).click()
    page.locator("li[data-card='66'] button").click()
    expect(page.locator("[data-part=preview]")).to_contain_text("UF M5.1")


def test_49_alone_actions_are_declared_before_eyes_on_a_phone_too(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    set_down(seat, ALONE)
    page = seat.page
    expect(page.locator("h1.prompt")).to_contain_text("Dichiara tutte le azioni")
    seat.option("move B 1 forward")
    page.locator(".thumb button").first.click()
    plans = page.locator(".declared li")
    expect(plans).to_have_count(1)
    expect(plans).to_be_visible()
    expect(page.locator("[data-verb=done]")).to_contain_text("Esegui tutto")
    assert seat.overflow() == 0
    assert seat.axe() == []


def test_a_record_is_played_on_against_the_computer(seat: Seat) -> None:
    page = seat.page
    seat.go("/open")
    record = json.dumps(record_of(CHARGE)).encode("utf-8")
    page.set_input_files(
        "input[type=file]",
        {"name": "charge.json", "mimeType": "application/json", "buffer": record},
    )
    page.click("[data-part=look]")
    page.wait_for_url("**/replay/*")
    page.click("button.primary")
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-verb=banzai]")).to_be_visible()


def test_the_scenarios_have_their_letters_and_a_phone_tells_one_story(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    seat.go("/new")
    page = seat.page
    page.wait_for_selector("form")
    page.locator("input[name=game]").nth(1).check()
    stories = page.locator(".story")
    expect(stories.locator("b").first).to_contain_text("A · ")
    expect(stories.locator("b").last).to_contain_text("X · ")
    expect(stories.locator(".quiet:visible")).to_have_count(1)
    page.check("input[name=scenario][value=M]")
    expect(stories.locator(".quiet:visible")).to_have_count(1)
    assert seat.overflow() == 0
