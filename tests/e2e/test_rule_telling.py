"""Rules on the page: told by the readings of the table, with the other way after them."""

from __future__ import annotations

from playwright.sync_api import expect

from caposaldo import library
from caposaldo.ruletext import ways_of
from caposaldo.text import Words
from tests.e2e.positions import set_down
from tests.e2e.seat import Seat

CROWDED = """preset published
option los_check free
turn german 1 advance
german g1 4-6-7 F5
german g2 4-6-7 F4
german g3 4-6-7 F4
german g4 4-6-7 F4
russian r1 4-4-7 J3
"""


def test_a_refusal_and_its_rule_are_told_as_this_table_plays_them(seat: Seat) -> None:
    set_down(seat, CROWDED, "aslsk", ".starter-map")
    page = seat.page
    kind = library.game("aslsk")
    (told,) = ways_of(kind, "SK X5", library.preset(kind, "published"), Words("it"))
    page.fill("#command", "advance g1 F4")
    page.locator("[data-part=question] form button:not([type=submit])").click()
    expect(page.locator("[data-part=question] [data-part=way]")).to_have_text(told)
    page.locator("[data-part=question] a.rule").click()
    panel = page.locator("[data-part=rule]")
    expect(panel.locator("[data-part=way]")).to_have_text(told)
    expect(panel.locator("[data-part=otherwise] li")).to_have_attribute("value", "6")
