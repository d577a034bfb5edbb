"""Fire and air in a real browser: shown first, done second."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.seat import Seat


def test_an_attack_shows_its_sum_and_its_odds_before_the_card_is_turned(seat: Seat) -> None:
    seat.new_game(mode="hotseat", side="german", seed="3")
    page = seat.page
    play_to_the_first_shot(seat)
    panel = page.locator("[data-part=preview]")
    expect(panel).to_contain_text("%")
    expect(panel).to_contain_text("SM 3.2")
    expect(panel.locator(".histogram > span")).to_have_count(10)
    before = len(seat.log())
    page.click("button.commit.fire")
    expect(page.locator(".log li").nth(before)).to_be_attached()


def play_to_the_first_shot(seat: Seat) -> None:
    """Bring the Germans on and the two sides together, with the curtain left out."""
    page = seat.page
    for _ in range(120):
        if page.locator(".curtain").count() > 0:
            page.check(".curtain input")
            page.click(".curtain button")
            page.wait_for_selector("[data-state]")
        asked = page.locator("[data-verb]").all()
        verbs = [button.get_attribute("data-verb") for button in asked]
        if "setup" in verbs:
            seat.option("setup historical; ready")
        elif seat.offers("fire"):
            page.click("[data-verb=fire]")
            if page.locator("[data-option^='fire']").count() > 0:
                page.locator("[data-option^='fire']").first.click()
            page.wait_for_selector("[data-verb=with]")
            page.click("[data-verb=with]")
            if page.locator("[data-option^='with']").count() > 0:
                page.locator("[data-option^='with']").first.click()
            page.wait_for_selector("button.commit.fire")
            return
        elif "pass" in verbs and not bring_one_on(seat):
            seat.option("pass")
            page.keyboard.press("n")
        page.wait_for_timeout(60)
    pytest.fail("nobody came within range")


def bring_one_on(seat: Seat) -> bool:
    """Let a German unit that waits in the east enter, if the card allows it."""
    page = seat.page
    waiting = page.locator("[aria-label^='Est'] [data-unit]").all()
    offered = page.locator("[aria-label^='Est'] [data-unit] .p-notch").count()
    if not waiting or offered == 0:
        return False
    unit = waiting[0].get_attribute("data-unit")
    crowd = len(waiting)
    for place in ("0902", "0903", "0901", "0904"):
        seat.option(f"activate {unit}; enter {place}")
        page.wait_for_timeout(120)
        if page.locator("[aria-label^='Est'] [data-unit]").count() < crowd:
            return True
    return False


def test_air_is_chosen_first_and_committed_second(seat: Seat) -> None:
    # The first card of this seed is the 5 of diamonds, an odd red card.
    seat.new_game(side="us", seed="7")
    seat.set_up()
    page = seat.page
    page.click("[data-verb=air]")
    page.wait_for_selector("[data-verb=strike].off")
    page.locator(".board [aria-label$='0803']").first.click()
    page.wait_for_selector("button.commit")
    before = len(seat.log())
    expect(page.locator(".board .s-suppressed-line")).to_have_count(1)
    page.keyboard.press("Escape")
    page.wait_for_selector("button.commit", state="detached")
    page.locator(".board [aria-label$='0803']").first.click()
    page.click("button.commit")
    expect(page.locator(".log li")).to_have_count(before + 1)
    expect(page.locator(".log li").first).to_contain_text("0803")
    expect(page.locator(".board .s-ring")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".log li")).to_have_count(before)


def test_what_cannot_be_taken_back_says_so(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    seat.page.keyboard.press("u")
    expect(seat.page.locator("[role=alert] p")).to_be_visible()
