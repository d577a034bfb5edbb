"""A server that goes away, is busy or cannot write, and a table that does not replay."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.e2e.conftest import Seating, Server
from tests.e2e.seat import Seat
from tests.server.behind import answer_altered

COUNTDOWN = "[data-part=countdown]"
STOPPED = {
    "at": 3,
    "of": 20,
    "message": "Answer 4 is not allowed.",
    "refusal": {"key": "not-asked-now", "rule": "SM 2.1", "facts": {"action": "pass"}},
}


def problem(code: str, status: int, retry: int) -> dict[str, Any]:
    body = {"code": code, "message": "Not now.", "refusal": None, "retry": retry}
    return {"status": status, "json": {"error": body}}


def test_a_lost_line_says_when_it_is_tried_again_and_tries_at_a_press(
    chromium: Browser, own_server: Server
) -> None:
    context = chromium.new_context(locale="it-IT", viewport={"width": 1440, "height": 900})
    seat = Seat(context.new_page(), own_server.address)
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    own_server.kill()
    seat.page.wait_for_selector("[data-state=lost]")
    expect(seat.page.locator(COUNTDOWN)).to_contain_text(re.compile("Riprovo fra [0-9]+ second"))
    expect(seat.page.locator("div[aria-live=assertive]")).to_have_text("Connessione persa")
    # The seconds are seen, not read out.
    for loud in ("[role=alert]", "[role=status]", "[aria-live=polite]", "[aria-live=assertive]"):
        assert seat.page.locator(f"{loud} {COUNTDOWN}").count() == 0
    own_server.start()
    seat.page.locator(COUNTDOWN).get_by_role("button").click()
    seat.my_turn()
    expect(seat.page.locator(COUNTDOWN)).to_have_count(0)
    assert seat.defects == []
    context.close()


def test_an_answer_that_could_not_be_saved_is_pressed_again(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seat.set_up()
    seat.my_turn()
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(**problem("unsaved", 503, 2))

    seat.page.route("**/answers", refuse)
    before = seat.log()
    seat.option("activate us-119")
    expect(seat.page.locator("[role=alert] p")).to_contain_text("non si può salvare")
    assert seat.log() == before
    assert len(refused) == 1
    seat.page.unroute("**/answers")
    seat.page.locator(COUNTDOWN).get_by_role("button").click()
    seat.page.wait_for_selector("[data-verb=move]")
    expect(seat.page.locator("[role=alert] p")).to_have_count(0)


def test_a_table_refused_for_a_moment_is_made_by_itself_when_the_moment_is_over(seat: Seat) -> None:
    asked: list[str] = []

    def refuse_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(**problem("rate", 429, 2))
        else:
            route.continue_()

    seat.page.route("**/api/tables", refuse_once)
    seat.go("/new")
    seat.page.wait_for_selector("form")
    seat.page.click("form button[type=submit]")
    expect(seat.page.locator(COUNTDOWN)).to_contain_text("Riprovo fra")
    seat.page.wait_for_url("**/table/*")
    assert len(asked) == 2


def test_a_page_that_finds_no_server_comes_by_itself_when_it_is_there(seat: Seat) -> None:
    table = seat.new_game(side="us", seed="7")
    seat.page.route(f"**/api/tables/{table}", lambda route: route.abort("failed"))
    seat.page.reload()
    expect(seat.page.locator("h1")).to_have_text("Il server non risponde")
    expect(seat.page.locator(COUNTDOWN)).to_be_visible()
    assert seat.axe() == []
    seat.page.unroute(f"**/api/tables/{table}")
    seat.page.wait_for_selector("[data-verb=setup]")


def stop(state: dict[str, Any]) -> dict[str, Any]:
    """Make a state that of a table which today's rules do not replay."""
    view = {**state["view"], "asked": None}
    return {**state, "phase": "stopped", "view": view, "stopped": STOPPED, "recordable": True}


def test_a_table_that_no_longer_replays_shows_how_far_and_what_can_be_done(
    seating: Seating,
) -> None:
    seat = seating()
    table = seat.new_game(side="us", seed="7")
    seat.set_up()

    def stopped(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=stop(answer.json()))

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "state":
                said["state"] = stop(said["state"])
            socket.send(json.dumps(said))

        server.on_message(tell)

    seat.page.route(f"**/api/tables/{table}", stopped)
    seat.page.route_web_socket(f"**/api/tables/{table}/live", line)
    seat.page.reload()
    panel = seat.page.locator("[data-part=stopped]")
    expect(panel).to_contain_text("fino alla risposta 3; la risposta 4 non è ammessa")
    expect(panel).to_contain_text("3 risposte su 20")
    expect(panel.locator(".rule")).to_have_text("SM 2.1")
    expect(seat.page.locator("[data-state]").first).to_have_attribute("data-state", "stopped")
    expect(seat.page.locator(".log li").first).to_be_visible()
    for way in ("[data-act=play-on]", "[data-part=record]", "a[href^='/replay/']"):
        expect(panel.locator(way)).to_be_visible()
    assert seat.axe() == []
    with seat.page.expect_request("**/branch") as branched:
        panel.locator("[data-act=play-on]").click()
    assert json.loads(branched.value.post_data or "{}")["at"] == 3
    assert seat.defects == []


def test_a_table_that_stopped_goes_on_elsewhere_with_the_same_two_people(
    chromium: Browser, own_server: Server
) -> None:
    contexts = [
        chromium.new_context(locale="it-IT", viewport={"width": 1440, "height": 900})
        for _ in range(2)
    ]
    first, second = (Seat(each.new_page(), own_server.address) for each in contexts)
    second.accept(first.invite(name="Ada"), name="Bruno")
    first.page.wait_for_selector("[data-option='setup historical']")
    table = first.page.url.rsplit("/", 1)[1]
    first.set_up()
    own_server.kill()
    answer_altered(own_server.database, table, 1, "link", "0" * 64)
    own_server.start()
    first.go(f"/table/{table}")
    panel = first.page.locator("[data-part=stopped]")
    expect(panel).to_be_visible()
    panel.locator("[data-act=play-on]").click()
    first.page.wait_for_url(lambda url: table not in url)
    onward = first.page.url.rsplit("/", 1)[1]
    # The other one needs no new key: his own opens the seat there too.
    second.go(f"/table/{onward}")
    second.page.click("form button[type=submit]")
    first.page.wait_for_selector("[data-option='setup historical']")
    assert first.defects == second.defects == []
    for each in contexts:
        each.close()
