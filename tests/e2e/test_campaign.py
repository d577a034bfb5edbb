"""A campaign in the browser: begun, led to a table, and remembered (UF 42)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat

NUMBERS = "[data-part=points]"


def begin(seat: Seat, chain: str = "A, B", mode: str = "hotseat") -> None:
    """Begin a campaign of Germans and Americans, with a man of one's own."""
    seat.go("/campaign")
    page = seat.page
    page.wait_for_selector("[data-part=new-campaign]")
    form = page.locator("[data-part=new-campaign]")
    form.locator("input").first.fill("Sulla Mosa")
    form.locator(f"input[name=mode][value={mode}]").check()
    form.locator("input[aria-describedby=chain-note]").fill(chain)
    form.locator("input[aria-describedby=own-note]").fill("Otto")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("[data-roster=german]")


def give_up(page: Page, side: str) -> None:
    """Concede the game of the table on the screen for a side whose key is kept here."""
    page.evaluate(
        """async (side) => {
            const id = location.pathname.split("/")[2];
            const kept = JSON.parse(localStorage.getItem("caposaldo.tables"));
            const key = kept.find((entry) => entry.id === id).keys[side];
            const init = { method: "POST", headers: { "Content-Type": "application/json" } };
            await fetch(`/api/tables/${id}/concede`, { ...init, body: JSON.stringify({ key }) });
        }""",
        side,
    )


def test_a_campaign_is_begun_played_and_remembered(seating: Seating) -> None:
    seat = seating()
    begin(seat)
    page = seat.page
    expect(page.locator("h1")).to_have_text("Sulla Mosa")
    expect(page.locator("[data-roster=german] [data-man=g99]")).to_contain_text("Otto")
    expect(page.locator("[data-roster=german] [data-man=g1]")).to_contain_text("SL")
    expect(page.locator("[data-part=standing]")).to_contain_text("A, Pattuglie a contatto")
    assert seat.axe() == []
    assert seat.overflow() == 0
    home = page.url
    page.click("[data-part=next]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-prompt], .board, main")
    give_up(page, "german")
    page.goto(home)
    expect(page.locator(NUMBERS)).to_contain_text("Americani +12")
    expect(page.locator("[data-part=ledger]")).to_contain_text("scenario vinto")
    expect(page.locator("[data-part=standing]")).to_contain_text("B, ")
    seat.go("/campaign")
    expect(page.locator("a[href^='/campaign/']")).to_have_count(1)
    assert seat.defects == []


def test_paper_shows_rosters_and_ledger_and_no_buttons(seating: Seating) -> None:
    seat = seating()
    begin(seat)
    seat.page.emulate_media(media="print")
    expect(seat.page.locator("[data-part=next]")).to_be_hidden()
    expect(seat.page.locator("[data-roster=american]")).to_be_visible()
    assert seat.defects == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_phone(seating: Seating, theme: str) -> None:
    seat = seating(width=360, height=780, theme=theme)
    seat.go("/campaign")
    seat.page.wait_for_selector("[data-part=new-campaign]")
    assert seat.axe() == []
    begin(seat, chain="A")
    assert seat.axe() == []
    assert seat.overflow() == 0
