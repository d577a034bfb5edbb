"""Keyboard, screen reader, dark, phone and slow lines."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat

MOST_BYTES = 200_000


def test_a_game_is_started_and_played_by_keys_alone(seat: Seat) -> None:
    seat.go("/")
    page = seat.page
    tab_to(seat, "a[href='/new'].primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_to(seat, "input[name=side]")
    page.keyboard.press("ArrowDown")
    tab_to(seat, "[aria-describedby=seed-note]")
    page.keyboard.type("7")
    tab_to(seat, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verb=setup]")
    page.keyboard.press("1")
    page.wait_for_selector("[data-option^='setup']")
    page.keyboard.press("3")
    page.wait_for_selector("[data-verb=ready]:not(.off)")
    page.keyboard.press("n")
    # Until the answer has arrived it is still the player's turn, with the old question.
    page.wait_for_selector("[data-verb=ready]", state="detached")
    seat.my_turn()
    page.wait_for_selector("[data-verb=activate]")
    tab_to(seat, ".board [data-unit^='us-']:has(.p-notch)")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verb=move]")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-cursor]")
    here = page.locator("[data-cursor]").get_attribute("data-cursor")
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-cursor]").get_attribute("data-cursor") != here
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-verb=activate]")
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()


def tab_to(seat: Seat, selector: str) -> None:
    for _ in range(120):
        seat.page.keyboard.press("Tab")
        if seat.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    pytest.fail(f"Tab never reaches {selector}")


def test_the_live_region_speaks_what_happened_and_what_is_asked(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    spoken = seat.page.locator("[data-part=speaker]")
    expect(spoken).to_contain_text("attivazion")
    expect(seat.page.locator("section.sr li")).to_have_count(16)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_against_any_page(seating: Seating, theme: str) -> None:
    seat = seating(theme=theme)
    found: dict[str, list[str]] = {}
    for path in ("/", "/new", "/open", "/rules/mortain"):
        seat.go(path)
        seat.page.wait_for_timeout(300)
        found[path] = seat.axe()
    table = seat.new_game(mode="hotseat", side="us", seed="3")
    seat.page.wait_for_selector("[data-verb=setup]")
    found["set-up"] = seat.axe()
    seat.set_up()
    seat.page.wait_for_selector(".curtain, [data-verb=pass]")
    found["first card"] = seat.axe()
    if seat.page.locator(".curtain").count() > 0:
        seat.page.click(".curtain button")
    seat.my_turn()
    seat.page.keyboard.press("?")
    seat.page.keyboard.press("1")
    found["orders"] = seat.axe()
    seat.page.keyboard.press("Escape")
    seat.page.locator(".verbs button").filter(has_text="Tavolo semplice").click()
    found["plain"] = seat.axe()
    seat.concede()
    found["over"] = seat.axe()
    seat.go(f"/replay/{table}")
    seat.page.wait_for_selector("input[type=range]")
    found["replay"] = seat.axe()
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


def test_nothing_is_wider_than_a_phone(seating: Seating) -> None:
    seat = seating(width=390, height=844)
    wide: dict[str, int] = {}
    for path in ("/", "/new", "/open", "/rules/mortain"):
        seat.go(path)
        seat.page.wait_for_timeout(200)
        wide[path] = seat.overflow()
    table = seat.new_game(side="us", seed="7")
    seat.page.wait_for_selector(".board .counter, .board .hex-press")
    for tab in range(4):
        seat.page.locator(".tabs button").nth(tab).click()
        wide[f"tab {tab}"] = seat.overflow()
    seat.page.locator(".tabs button").nth(2).click()
    seat.page.click("[data-option='setup historical']")
    seat.page.wait_for_selector("[data-verb=ready]:not(.off)")
    seat.page.click("[data-verb=ready]")
    seat.my_turn()
    seat.page.locator(".board .piece.press").first.tap()
    wide["board"] = seat.overflow()
    seat.go(f"/replay/{table}")
    seat.page.wait_for_selector("input[type=range]")
    wide["replay"] = seat.overflow()
    assert {where: pixels for where, pixels in wide.items() if pixels > 0} == {}


def test_the_first_page_is_small(seat: Seat) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.ok and "/api/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body()))

    seat.page.on("response", weigh)
    seat.go("/")
    seat.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert len(sizes) > 2


def test_language_and_theme_are_kept(seat: Seat) -> None:
    seat.go("/")
    seat.page.click(".preferences button[lang=en]")
    expect(seat.page.locator("html")).to_have_attribute("lang", "en")
    seat.page.click(".preferences .icon")
    expect(seat.page.locator("html")).to_have_attribute("data-theme", "dark")
    seat.page.reload()
    expect(seat.page.locator("html")).to_have_attribute("lang", "en")
    expect(seat.page.locator("html")).to_have_attribute("data-theme", "dark")
