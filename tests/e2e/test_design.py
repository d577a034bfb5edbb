"""Scenarios of one's own in a real browser: bought, mended, drawn, saved and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import WAIT, Seat


def total(page: Page, role: str, points: int) -> None:
    expect(page.locator(f"[data-bill={role}]")).to_have_attribute(
        "data-total", str(points), timeout=WAIT
    )


def faults(page: Page, count: int) -> None:
    expect(page.locator("[data-part=faults]")).to_have_attribute(
        "data-count", str(count), timeout=WAIT
    )


def test_both_forces_are_bought_with_their_bill_and_faults_and_then_played(
    seat: Seat, tmp_path: Path
) -> None:
    page = seat.page
    seat.go("/design")
    total(page, "attacker", 239)
    total(page, "defender", 241)
    faults(page, 0)
    assert seat.axe() == []

    attacker = page.locator("[data-role=attacker]")
    attacker.locator("input[value=g7]").uncheck()
    total(page, "attacker", 234)
    attacker.locator("input[name=limit]").fill("200")
    attacker.locator("input[name=limit]").press("Enter")
    faults(page, 1)
    play = page.locator("form[aria-label] button.primary")
    expect(play).to_be_disabled()
    attacker.locator("input[name=limit]").fill("")
    attacker.locator("input[name=limit]").press("Enter")
    faults(page, 0)
    attacker.locator("input[name=weapon-DC]").fill("1")
    attacker.locator("input[name=weapon-DC]").press("Enter")
    total(page, "attacker", 284)

    with page.expect_download() as saved:
        page.click("[data-part=save]")
    path = tmp_path / "scenario.toml"
    saved.value.save_as(path)
    assert "secondary = { DC = 1 }" in path.read_text("utf-8")
    attacker.locator("input[value=g1]").uncheck()
    total(page, "attacker", 233)
    page.set_input_files("input[type=file]", path)
    total(page, "attacker", 284)

    page.check("input[name=mode][value=hotseat]")
    play.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".bench")


def test_a_force_lies_face_down_while_the_other_player_buys(seat: Seat) -> None:
    page = seat.page
    seat.go("/design")
    total(page, "attacker", 239)
    page.click("[data-role=attacker] [data-part=cover]")
    expect(page.locator("[data-role=attacker] input[value=g1]")).to_have_count(0)
    expect(page.locator("[data-bill=attacker]")).to_have_count(0)
    expect(page.locator("[data-role=defender] input[value=r1]")).to_be_checked()
    page.click("[data-role=attacker] [data-part=cover]")
    total(page, "attacker", 239)


def test_the_screen_is_handed_over_behind_a_curtain(seat: Seat) -> None:
    page = seat.page
    seat.go("/design")
    total(page, "attacker", 239)
    page.click("[data-role=attacker] [data-part=hand-over]")
    expect(page.locator("[data-role=attacker]")).to_be_hidden()
    expect(page.locator("[data-part=taken]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-role=attacker] input[value=g1]")).to_have_count(0)
    expect(page.locator("[data-bill=attacker]")).to_have_count(0)
    expect(page.locator("[data-role=defender] input[value=r1]")).to_be_checked()
    page.click("[data-role=defender] [data-part=hand-over]")
    page.click("[data-part=taken]")
    expect(page.locator("[data-role=attacker] input[value=g1]")).to_be_checked()
    expect(page.locator("[data-role=defender] input[value=r1]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_43_a_fault_leads_to_its_field_on_a_phone(seating: Seating, theme: str) -> None:
    seat = seating(width=390, height=844, theme=theme)
    page = seat.page
    seat.go("/design")
    total(page, "attacker", 239)
    page.locator("[data-role=attacker] input[value=g11]").check()
    faults(page, 1)
    expect(page.locator("[data-part=faults]")).to_be_in_viewport()
    assert seat.axe() == []
    assert seat.overflow() == 0
    page.click("[data-fault=cards]")
    expect(page.locator("#attacker-card-11")).to_be_focused()
    expect(page.locator("#attacker-card-11")).to_be_in_viewport()
    assert seat.defects == []


def test_what_is_left_to_chance_is_drawn_and_told(seat: Seat) -> None:
    page = seat.page
    seat.go("/design")
    page.click("[data-part=draw]")
    told = page.locator("fieldset", has=page.locator("[data-part=draw]")).locator("li")
    expect(told.first).to_be_visible(timeout=WAIT)
    assert told.count() >= 4


def test_two_players_at_one_screen_bid_for_a_side(seat: Seat) -> None:
    page = seat.page
    seat.go("/design")
    page.check("input[name=way][value=balance]")
    page.locator("select[name=scenario]").select_option("D")
    expect(page.locator("select[name=scenario]")).to_have_value("D", timeout=WAIT)
    for points in ("30", "20"):
        page.fill("input[name=bid]", points)
        page.press("input[name=bid]", "Enter")
        if points == "30":
            # A curtain falls between the two players, and nothing is seen behind it.
            expect(page.locator("input[name=bid]")).to_be_hidden()
            assert seat.axe() == []
            page.click("[data-part=taken]")
    page.click("[data-part=open-bids]")
    expect(page.locator("[data-part=award]")).to_contain_text("30", timeout=WAIT)
    # Both wanted to attack; the other side may now spend the points.
    expect(page.locator("[data-role=defender] input[name=limit]")).to_have_value("30")
