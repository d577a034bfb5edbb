"""A campaign in the browser: begun, led to a table, and remembered (UF 42)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from caposaldo import designs
from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat

NUMBERS = "[data-part=points]"


def begin(seat: Seat, chain: str = "AB", mode: str = "hotseat") -> None:
    """Begin a campaign of Germans and Americans, with a man of one's own."""
    seat.go("/campaign")
    page = seat.page
    page.wait_for_selector("[data-part=new-campaign]")
    form = page.locator("[data-part=new-campaign]")
    form.locator("input[name=name]").fill("Sulla Mosa")
    form.locator(f"input[name=mode][value={mode}]").check()
    link(page, chain)
    form.locator("input[aria-describedby=own-note]").fill("Otto")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("[data-roster=german]")


def link(page: Page, chain: str) -> None:
    """Empty the chain of the form and put these scenarios into it."""
    remove = page.locator("[data-part=chain] [data-act=remove]")
    while remove.count():
        remove.first.click()
    for scenario in chain:
        page.locator("[data-part=chain] select").select_option(scenario)
        page.click("[data-part=chain] [data-act=add]")
    assert steps(page) == list(chain)


def steps(page: Page) -> list[str]:
    """Return the scenarios of the chain as the form has them."""
    found: list[str] = page.locator("[data-part=chain] li[data-scenario]").evaluate_all(
        "rows => rows.map(row => row.dataset.scenario)"
    )
    return found


def give_up(page: Page, side: str) -> None:
    """Concede the game of the table on the screen for a side whose key is kept here."""
    page.evaluate(
        """async (side) => {
            const id = location.pathname.split("/")[2];
            const kept = JSON.parse(localStorage.getItem("caposaldo.tables"));
            const key = kept.find((entry) => entry.id === id).keys[side];
            const headers = { Authorization: `Bearer ${key}` };
            await fetch(`/api/tables/${id}/concede`, { method: "POST", headers });
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
    table = page.url
    expect(page.locator("[data-part=campaign]")).to_be_visible()
    give_up(page, "german")
    page.goto(table)
    page.click("[data-part=to-campaign]")
    page.wait_for_url(home)
    expect(page.locator(NUMBERS)).to_contain_text("Americani +12")
    expect(page.locator("[data-part=ledger]")).to_contain_text("scenario vinto")
    expect(page.locator("[data-part=standing]")).to_contain_text("B, ")
    seat.go("/campaign")
    expect(page.locator("a[href^='/campaign/']")).to_have_count(1)
    assert seat.defects == []


def test_the_chain_is_put_together_by_keys_alone(seating: Seating) -> None:
    seat = seating()
    seat.go("/campaign")
    page = seat.page
    page.wait_for_selector("[data-part=new-campaign]")
    assert steps(page)[:4] == ["A", "B", "D", "E"]
    expect(page.locator("select[name=level]")).to_have_value("regular")
    row = page.locator("[data-part=chain] li[data-scenario=D]")
    row.locator("[data-act=up]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert steps(page)[:3] == ["D", "A", "B"]
    # The first row cannot go up, so that the focus has gone to the button beside it.
    expect(row.locator("[data-act=down]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert steps(page)[:2] == ["A", "B"]
    expect(page.locator("[data-part=chain] [role=status]")).to_contain_text("Retroguardia")
    assert seat.defects == []


def test_a_scenario_of_ones_own_joins_the_chain(seating: Seating, tmp_path: Path) -> None:
    seat = seating()
    page = seat.page
    seat.go("/design")
    page.wait_for_selector("[data-bill]")
    page.locator("[data-role=defender] select[name=nation]").select_option("american")
    page.locator("input[name=way][value=replay]").check()
    page.wait_for_selector("[data-role=first]")
    page.fill("input[name=title]", "Il guado")
    expect(page.locator("[data-part=faults]")).to_have_attribute("data-count", "0")
    with page.expect_download() as saved:
        page.click("[data-part=save]")
    path = tmp_path / "guado.toml"
    saved.value.save_as(path)
    seat.go("/campaign")
    page.wait_for_selector("[data-part=new-campaign]")
    page.set_input_files("[data-part=chain] input[type=file]", path)
    expect(page.locator("[data-part=chain] li[data-scenario='Il guado']")).to_be_visible()
    page.select_option("select[name=enemy]", "russian")
    page.set_input_files("[data-part=chain] input[type=file]", path)
    expect(page.locator("[data-part=chain] [role=alert]")).to_contain_text("Le parti")
    page.select_option("select[name=enemy]", "american")
    page.click("[data-part=new-campaign] button[type=submit]")
    page.wait_for_selector("[data-roster=german]")
    expect(page.locator("[data-part=chain] li").last).to_contain_text("Il guado")
    assert seat.defects == []


def test_two_designs_of_one_title_leave_it_open_who_attacks(
    seating: Seating, tmp_path: Path
) -> None:
    files = []
    for sides in (("german", "american"), ("american", "german")):
        draft = designs.sketch("bid", "", sides, "1944a")
        title = {"en": "The ford", "it": "Il guado"}
        path = tmp_path / f"{sides[0]}.toml"
        path.write_text(designs.write_file({**draft, "title": title}), "utf-8")
        files.append(path)
    seat = seating()
    page = seat.page
    seat.go("/campaign")
    page.wait_for_selector("[data-part=new-campaign]")
    link(page, "")
    row = page.locator("[data-part=chain] li[data-scenario='Il guado']")
    page.set_input_files("[data-part=chain] input[type=file]", files[0])
    expect(row).to_contain_text("attacco: Tedeschi")
    page.set_input_files("[data-part=chain] input[type=file]", files[1])
    expect(row).to_contain_text("attacca chi è in vantaggio")
    expect(row).to_have_count(1)
    page.click("[data-part=new-campaign] button[type=submit]")
    page.wait_for_selector("[data-roster=german]")
    expect(page.locator("[data-part=chain] li").last).to_contain_text("Il guado")
    assert seat.defects == []


def test_paper_shows_rosters_and_ledger_and_no_buttons(seating: Seating) -> None:
    seat = seating(theme="dark")
    begin(seat)
    seat.page.emulate_media(media="print")
    expect(seat.page.locator("[data-part=next]")).to_be_hidden()
    expect(seat.page.locator("header")).to_be_hidden()
    expect(seat.page.locator("[data-roster=american]")).to_be_visible()
    # Nobody stays folded away on paper.
    expect(seat.page.locator("[data-roster=american] details [data-man]").last).to_be_visible()
    colours = seat.page.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
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
