"""The clock on the page: agreed on before the game, shown quietly, spoken twice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.seat import Seat
from tests.e2e.test_upfront import Fast


def test_the_minute_is_chosen_shown_and_spoken_at_fifteen_and_five_seconds(seat: Seat) -> None:
    page = seat.page
    seat.go("/new")
    page.locator("input[name=game]").nth(1).check()
    page.check("input[name=scenario][value=A]")
    page.check("input[name=mode][value=hotseat]")
    page.select_option("select[name=choice-clock]", "minute")
    page.fill("[aria-describedby=seed-note]", "5")
    page.click("form button[type=submit]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".bench")
    expect(page.locator("[data-part=clock]")).to_have_count(0)
    page.clock.install()
    Fast(seat).until(lambda asked: asked["prompt"] == "act")
    clock, spoken = page.locator("[data-part=clock]"), page.locator("[data-part=clock-warning]")
    expect(clock).to_have_attribute("role", "timer")
    expect(clock).to_contain_text("0:5")
    expect(spoken).to_be_empty()
    page.clock.fast_forward(46_000)
    expect(spoken).to_contain_text("1")
    expect(clock).to_have_class(re.compile(r"\blate\b"))
    page.clock.fast_forward(9_000)
    expect(clock).to_have_class(re.compile(r"\blast\b"))
    assert seat.axe() == []
