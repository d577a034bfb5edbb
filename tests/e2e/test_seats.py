"""The link of one's own seat, seats that are forgotten, and those who only look."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat


def seat_link(seat: Seat) -> str:
    """Open the panel with the link of the own seat and return the link."""
    seat.page.click(".more [data-act=seat-link]")
    panel = seat.page.locator("[data-part=seat-link]")
    assert "key=" not in panel.locator("input").first.input_value()
    panel.get_by_role("button", name="Mostra").click()
    return panel.locator("input").first.input_value()


def test_the_link_of_a_seat_goes_on_elsewhere_and_a_new_one_puts_the_first_out(
    seating: Seating,
) -> None:
    first, second = seating(), seating()
    first.new_game(side="us", seed="7")
    first.set_up()
    first.my_turn()
    link = seat_link(first)
    second.page.goto(link)
    second.my_turn()
    assert "#" not in second.page.url
    assert second.log() == first.log()
    # On the second device a new link is made: the first one is out, in words.
    second.page.click(".more [data-act=seat-link]")
    second.page.locator("[data-part=seat-link] [data-act=rekey]").click()
    first.page.wait_for_selector("[data-part=key-gone]")
    assert second.keys() != first.keys()
    second.page.keyboard.press("n")
    first.page.get_by_role("button", name="Guarda la partita").click()
    first.page.wait_for_selector("[data-state=watch]")
    first.page.goto(link)
    first.page.wait_for_selector("[data-part=key-gone]")
    assert "#" not in first.page.url
    assert first.defects == second.defects == []


def test_two_windows_of_one_browser_share_a_renewed_key(seating: Seating) -> None:
    seat = seating()
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    other = Seat(seat.page.context.new_page(), seat.address)
    other.page.goto(seat.page.url)
    other.my_turn()
    seat.page.click(".more [data-act=seat-link]")
    seat.page.locator("[data-part=seat-link] [data-act=rekey]").click()
    expect(seat.page.locator("[data-part=seat-link] [role=status]").first).not_to_be_empty()
    other.my_turn()
    other.option("pass")
    expect(other.page.locator("[role=alert] p")).to_have_count(0)
    assert seat.defects == other.defects == []


def test_a_renewed_key_whose_answer_was_lost_still_opens_the_seat(seating: Seating) -> None:
    seat = seating()
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    old = seat.keys()
    seat.page.route("**/rekey", lambda route: (route.fetch(), route.abort("failed"))[1])
    seat.page.click(".more [data-act=seat-link]")
    seat.page.locator("[data-part=seat-link] [data-act=rekey]").click()
    seat.my_turn()
    seat.page.wait_for_function(
        "old => Object.values(JSON.parse(localStorage['caposaldo.tables'])[0].keys)[0] !== old",
        arg=next(iter(old.values())),
    )
    seat.page.reload()
    seat.my_turn()
    assert seat.defects == []


def test_forgetting_asks_offers_the_seat_link_and_can_be_undone(seat: Seat) -> None:
    table = seat.new_game(side="us", seed="7")
    seat.go("/")
    row = seat.page.locator(f"li:has(a[href='/table/{table}'])")
    row.locator("[data-act=ask-forget]").click()
    row.locator("[data-act=seat-link]").click()
    expect(row.locator("[data-part=seat-link] svg[role=img]")).to_be_visible()
    assert seat.axe() == []
    row.locator("[data-act=forget]").click()
    expect(row).to_have_count(0)
    assert table not in seat.kept()
    seat.page.click("[data-part=toast] button")
    expect(row).to_have_count(1)
    row.locator("a.button").click()
    seat.page.wait_for_selector("[data-verb=setup]")


def test_a_campaign_is_forgotten_and_brought_back_in_the_same_way(seat: Seat) -> None:
    seat.begin_campaign("hotseat")
    seat.go("/campaign")
    seat.page.click("[data-act=ask-forget]")
    seat.page.click("[data-act=forget]")
    expect(seat.page.locator("a[href^='/campaign/']")).to_have_count(0)
    seat.page.click("[data-part=toast] button")
    expect(seat.page.locator("a[href^='/campaign/']")).to_have_count(1)


def test_a_spectator_is_told_that_he_is_one(seating: Seating) -> None:
    player, stranger = seating(), seating()
    table = player.new_game(side="us", seed="7")
    player.set_up()
    stranger.page.goto(f"{stranger.address}/table/{table}")
    expect(stranger.page.locator("[data-state]").first).to_have_attribute("data-state", "watch")
    expect(stranger.page.locator("h1.prompt")).to_contain_text("non hai un posto")
    watching = stranger.page.locator("[data-part=watching]")
    expect(watching).to_contain_text("Chiedi un invito a chi ha fatto il tavolo")
    expect(stranger.page).to_have_title(re.compile("Stai guardando"))
    expect(player.page.locator("[data-part=spectators]")).to_have_text("1 spettatore")
    assert player.page.locator("[data-part=watching]").count() == 0
    assert stranger.axe() == []
