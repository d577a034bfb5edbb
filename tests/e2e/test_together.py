"""Two players: at one screen, and in two browsers; and a server that goes away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Seating, Server
from tests.e2e.seat import Seat


def test_a_curtain_with_nothing_behind_it_falls_between_two_players(seat: Seat) -> None:
    seat.new_game(mode="hotseat", side="us", seed="3")
    page = seat.page
    curtains = 0
    for _ in range(40):
        page.wait_for_selector(".curtain, [data-verb]")
        if page.locator(".curtain").count() > 0:
            curtains += 1
            assert page.locator(".counter, .log, .board").count() == 0
            page.click(".curtain button")
            page.wait_for_selector("[data-verb]")
        elif page.locator("[data-verb=setup]").count() > 0:
            seat.set_up()
            page.wait_for_timeout(200)
        else:
            page.keyboard.press("n")
            page.wait_for_timeout(60)
        if curtains >= 3:
            break
    assert curtains >= 3


def test_two_browsers_play_one_table_by_link(seating: Seating) -> None:
    first, second = seating(), seating()
    link = first.invite(name="Ada")
    second.accept(link, name="Bruno")
    second.page.wait_for_selector("[data-state=wait]")
    assert "#" not in second.page.url

    first.page.wait_for_selector("[data-option='setup historical']")
    first.page.click("[data-option='setup historical']")
    expect(second.page.locator(".board .counter")).to_have_count(5)
    expect(second.page.locator(".log li").first).to_be_visible()
    first.page.keyboard.press("n")
    asked = {first: "us", second: "german"}
    for _ in range(6):
        player = whose_turn(asked)
        player.page.keyboard.press("n")
        player.page.wait_for_timeout(80)
        player.page.keyboard.press("n")
        player.page.wait_for_timeout(250)
    expect(first.page.locator(".log li")).to_have_count(len(second.log()))
    second.page.reload()
    second.page.wait_for_selector(".board .counter")
    expect(second.page.locator(".log li")).to_have_count(len(first.log()))
    assert first.defects == second.defects == []


def whose_turn(players: dict[Seat, str]) -> Seat:
    for _ in range(200):
        for player in players:
            if player.page.locator("[data-state=play]").count() > 0:
                return player
            player.page.keyboard.press("Shift")
        next(iter(players)).page.wait_for_timeout(25)
    pytest.fail("nobody is asked")


def test_a_stranger_looks_on_and_cannot_act(seating: Seating) -> None:
    player, stranger = seating(), seating()
    table = player.new_game(side="us", seed="7")
    player.set_up()
    stranger.page.goto(f"{stranger.address}/table/{table}")
    stranger.page.wait_for_selector(".board .counter")
    assert stranger.page.locator("[data-verb]").count() == 0
    assert stranger.page.locator(".p-notch").count() == 0


def test_a_server_that_was_killed_comes_back_with_the_same_table(
    chromium: Browser, own_server: Server
) -> None:
    context = chromium.new_context(locale="it-IT", viewport={"width": 1440, "height": 900})
    seat = Seat(context.new_page(), own_server.address)
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    before = seat.log()
    own_server.kill()
    seat.page.wait_for_selector("[data-state=lost]")
    seat.page.keyboard.press("n")
    seat.page.keyboard.press("n")
    expect(seat.page.locator("[role=alert] p")).to_be_visible()
    own_server.start()
    seat.my_turn()
    assert seat.log() == before
    seat.option("activate us-119")
    seat.page.wait_for_selector("[data-verb=move]")
    assert seat.defects == []
    context.close()


def test_an_unknown_table_and_an_unknown_page_say_so(seat: Seat) -> None:
    seat.go("/table/nothing")
    expect(seat.page.locator("[role=alert] p")).to_be_visible()
    seat.go("/replay/nothing")
    expect(seat.page.locator("[role=alert] p")).to_be_visible()
    seat.page.click("header .brand")
    seat.page.wait_for_selector("main .hero")
