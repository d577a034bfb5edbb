"""Whole games and single acts in a real browser."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.e2e.conftest import Seating
from tests.e2e.seat import Seat


def test_a_solo_game_is_played_to_its_end_and_replayed_from_both_sides(seat: Seat) -> None:
    seat.new_game(side="us", level="recruit", seed="21")
    seat.set_up()
    result = seat.page.locator("[data-part=result]")
    for _ in range(1500):
        seat.page.keyboard.press("n")
        if result.count() > 0:
            break
        seat.page.wait_for_timeout(15)
    expect(result).to_contain_text("SM 6.1")
    expect(result.locator("[data-part=luck] thead th")).to_have_count(2)
    seat.page.click("[data-part=result] a[href^='/replay/']")
    slider = seat.page.locator("input[type=range]")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or "0")
    assert last > 50
    for side in ("us", "german"):
        seat.page.select_option(".bar select", side)
        slider.fill(str(last // 2))
        expect(slider).to_have_value(str(last // 2))
        expect(seat.page.locator(".board .counter").nth(3)).to_be_attached()
    seat.page.locator(".bar .icon").nth(3).click()
    expect(seat.page.locator("[data-part=result]")).to_be_visible()


def test_a_unit_is_moved_by_two_presses_and_the_move_is_taken_back(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    page = seat.page
    # The whole hex is the target; 0602 holds the tank destroyers of the set-up.
    page.locator(".board .piece.press").filter(has_text="TD SP").click()
    page.wait_for_selector(".board [data-layer=overlays] .hex-press")
    empty = page.locator(".board [data-layer=overlays] [aria-label$='0503']")
    before = len(seat.log())
    empty.hover()
    page.wait_for_selector("[data-part=preview]")
    empty.click()
    expect(page.locator(".log li").first).to_contain_text(re.compile("0602"))
    expect(page.locator(".log li")).to_have_count(before + 1)
    page.keyboard.press("u")
    expect(page.locator(".log li")).to_have_count(before)
    page.keyboard.press("u")
    page.wait_for_selector("[data-verb=activate]")


def test_what_is_not_possible_says_why_with_its_rule(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    page = seat.page
    page.click("[data-verb=ready].off")
    expect(page.locator("[data-part=question] .answer")).to_contain_text("SM 1.1")
    page.locator("[data-part=question] .answer a").click()
    expect(page.locator("[data-part=rule]")).to_contain_text("SM 1.1")
    seat.set_up()
    seat.my_turn()
    page.click("[data-verb=oba].off")
    expect(page.locator("[data-part=question] .answer")).to_contain_text("SM 4.1")


def test_wrong_input_is_answered_in_one_sentence_and_changes_nothing(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    before = seat.log()
    for wrong in (
        "<script>alert(1)</script>",
        "move 9999",
        "activate nobody",
        "; ; ;",
        "pass pass",
    ):
        seat.option(wrong)
        expect(seat.page.locator("[role=alert] p")).to_be_visible()
        seat.page.click("[role=alert] button")
    assert seat.log() == before
    seat.my_turn()


def test_a_reload_keeps_everything(seat: Seat) -> None:
    table = seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    seat.option("activate us-119")
    seat.page.wait_for_selector("[data-verb=move]")
    before = seat.log()
    seat.page.reload()
    seat.page.wait_for_selector("[data-verb=move]")
    assert seat.log() == before
    seat.go("/")
    seat.page.click(f"a[href='/table/{table}']")
    seat.page.wait_for_selector("[data-verb=move]")
    assert seat.log() == before


def test_the_plain_table_can_play_too(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    page = seat.page
    page.locator(".verbs button[aria-pressed=false]").filter(has_text="Tavolo semplice").click()
    page.click("[data-part=choices] [data-option='setup historical']")
    page.wait_for_selector("[data-part=choices] [data-option=ready]")
    page.click("[data-part=choices] [data-option=ready]")
    page.wait_for_selector("[data-part=choices] [data-option=pass]")
    assert page.locator("main dl dt").count() > 10


def test_the_log_shows_a_moment_of_the_past_and_comes_back(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    page = seat.page
    page.locator(".log li button").last.click()
    expect(page.locator("[data-state]").first).to_have_attribute("data-state", "past")
    expect(page.locator(".board.past")).to_be_visible()
    page.keyboard.press("Escape")
    seat.my_turn()


def test_a_hint_has_reasons_and_commits_to_nothing(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    before = seat.log()
    seat.page.keyboard.press("h")
    seat.page.wait_for_selector("[data-part=hint] li button")
    seat.page.locator("[data-part=hint] li button").first.click()
    seat.page.wait_for_selector("button.commit")
    assert seat.log() == before


def test_a_conceded_game_offers_its_record_which_opens_again(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    seat.concede()
    with seat.page.expect_download() as started:
        seat.page.click("[data-part=result] [data-part=record]")
    path = started.value.path()
    assert json.loads(path.read_text("utf-8"))["game"] == "mortain"
    seat.go("/open")
    seat.page.set_input_files("#record", path)
    seat.page.click("[data-part=look]")
    seat.page.wait_for_url("**/replay/*")
    seat.page.wait_for_selector("input[type=range]")


def test_a_file_that_is_no_record_is_refused_in_one_sentence(seat: Seat) -> None:
    seat.go("/open")
    for body in (b"not json", b'{"game": "chess"}', b"[1,2,3]"):
        seat.page.set_input_files(
            "#record", {"name": "x.json", "mimeType": "application/json", "buffer": body}
        )
        expect(seat.page.locator("[role=alert] p")).to_be_visible()


def test_one_plays_on_from_a_moment_of_a_finished_game(seat: Seat) -> None:
    table = seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    seat.concede()
    seat.go(f"/replay/{table}")
    seat.page.wait_for_selector("input[type=range]")
    seat.page.locator("input[type=range]").fill("1")
    seat.page.click(".bar button.primary")
    seat.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    seat.page.wait_for_selector("[data-verb=ready]")


def test_a_rematch_swaps_the_sides(seating: Seating) -> None:
    seat = seating()
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    seat.concede()
    first = seat.page.url
    seat.page.click("[data-part=result] button.primary")
    seat.page.wait_for_url(lambda url: "/table/" in url and url != first)
    seat.my_turn()
    expect(seat.page.locator("h1.prompt b")).to_have_text("Tedeschi.")
