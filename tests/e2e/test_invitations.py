"""Invitations used once, and keys that only their owner has."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.conftest import Seating

TOKEN = re.compile(r"/i#[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$")
SPENT = "[data-part=spent]"


def test_an_invitation_is_used_once_and_the_host_never_has_the_guests_key(
    seating: Seating,
) -> None:
    host, guest, third = seating(), seating(), seating()
    heard: list[str] = []
    host.page.on("response", lambda answer: heard.append(answer.url))
    link = host.invite()
    assert TOKEN.search(link)
    expect(host.page.locator("[data-part=invite] svg[role=img]")).to_have_count(1)

    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=letter]")
    expect(guest.page.locator("h1")).to_contain_text("Stand at Mortain")
    expect(guest.page.locator("[data-part=letter]")).to_contain_text("Ada ti invita a giocare")
    # Looking has changed nothing: the host still waits.
    expect(host.page.locator("[data-part=invite]")).to_be_visible()
    guest.accept(link)
    guest.page.wait_for_selector("[data-state=wait]")
    host.page.wait_for_selector("[data-option='setup historical']")
    expect(host.page.locator("[data-part=herald]")).to_have_text("Bruno si è seduto.")

    (key,) = guest.keys().values()
    assert re.fullmatch("[A-Za-z0-9_-]{32}", key)
    assert key not in host.kept()
    assert key not in host.page.content()
    assert link.rsplit("#", 1)[1] not in host.kept()
    assert not any("key=" in url for url in heard)

    third.page.goto(link)
    third.page.wait_for_selector(SPENT)
    expect(third.page.locator(SPENT)).to_contain_text("oggi alle")
    assert third.axe() == []
    third.page.get_by_role("link", name="Guarda la partita").click()
    third.page.wait_for_selector("[data-state=watch]")
    # Whoever used it comes back to his seat by the same link.
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-state=wait]")
    assert host.defects == guest.defects == third.defects == []


def test_the_token_leaves_the_history_and_keys_travel_in_a_header_alone(seating: Seating) -> None:
    host, guest = seating(), seating()
    link = host.invite()
    asked: list[Request] = []
    guest.page.on("request", lambda request: asked.append(request))
    guest.page.goto(guest.address)
    guest.accept(link)
    guest.page.wait_for_selector("[data-state=wait]")
    guest.page.go_back()
    guest.page.wait_for_selector(".hero")
    assert "#" not in guest.page.url
    token = link.rsplit("#", 1)[1]
    assert not any(token in one.url.split("#")[0] for one in asked)
    (table,) = json.loads(guest.page.evaluate("localStorage['caposaldo.tables']"))
    (key,) = table["keys"].values()
    assert not any(key in one.url for one in asked)
    bodies = [one.post_data or "" for one in asked if key in (one.post_data or "")]
    assert len(bodies) == 1


def test_an_answer_that_was_lost_still_gives_the_seat(seating: Seating) -> None:
    host, guest = seating(), seating()
    link = host.invite()
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=letter]")
    # The server hears of it, the browser never gets the answer.
    guest.page.route(
        "**/api/invites/accept", lambda route: (route.fetch(), route.abort("failed"))[1]
    )
    guest.page.click("[data-part=letter] button[type=submit]")
    expect(guest.page.locator("[role=alert] p")).to_be_visible()
    host.page.wait_for_selector("[data-option='setup historical']")
    guest.page.unroute("**/api/invites/accept")
    guest.page.reload()
    guest.page.wait_for_selector("[data-state=wait]")
    assert guest.defects == []


def test_an_invitation_is_withdrawn_and_made_anew(seating: Seating) -> None:
    host, guest = seating(), seating()
    first = host.invite()
    code = host.page.locator("[data-part=invite] svg[role=img] path")
    drawn = code.get_attribute("d") or ""
    host.page.click("[data-part=invite] [data-act=renew]")
    expect(host.page.locator("[data-part=invite] input")).not_to_have_value(first)
    expect(code).not_to_have_attribute("d", drawn)
    second = host.invitation()
    guest.page.goto(first)
    expect(guest.page.locator("h1")).to_have_text("Questo invito è stato ritirato")
    host.page.click("[data-part=invite] [data-act=withdraw]")
    host.page.wait_for_selector("[data-part=invite] [data-act=make]")
    guest.page.goto("about:blank")
    guest.page.goto(second)
    expect(guest.page.locator("h1")).to_have_text("Questo invito è stato ritirato")
    host.page.click("[data-part=invite] [data-act=make]")
    guest.page.goto("about:blank")
    guest.accept(host.invitation())
    guest.page.wait_for_selector("[data-state=wait]")
    guest.page.goto(f"{guest.address}/i#0000-0000-0000-0000")
    expect(guest.page.locator("[role=alert] p")).to_be_visible()
    assert host.defects == guest.defects == []


def test_a_link_says_how_far_it_reaches(seating: Seating) -> None:
    host = seating()
    shown = {"version": "0", "loopback": True, "addresses": [], "public_url": ""}
    host.page.route("**/api/server", lambda route: route.fulfill(json=shown))
    link = host.invite()
    assert link.startswith(host.address)
    reach = host.page.locator("[data-part=reach]")
    expect(reach).to_have_attribute("data-reach", "computer")
    expect(reach).to_contain_text("caposaldo serve --host 0.0.0.0")
    shown.update(loopback=False, addresses=["http://192.168.1.24:8484"])
    reach.get_by_role("button").click()
    expect(reach).to_have_attribute("data-reach", "network")
    assert host.invitation().startswith("http://192.168.1.24:8484/i#")
    shown.update(public_url="https://giochi.example.org/")
    host.page.reload()
    host.page.wait_for_selector("[data-reach=internet]")
    assert host.invitation().startswith("https://giochi.example.org/i#")
    host.page.unroute("**/api/server")
    host.go("/host")
    expect(host.page.locator("[data-way]")).to_have_count(3)


def test_a_lost_key_is_no_lost_game_and_everybody_is_told(seating: Seating) -> None:
    host, guest, fresh = seating(), seating(), seating()
    guest.accept(host.invite())
    guest.page.wait_for_selector("[data-state=wait]")
    host.set_up()
    guest.page.evaluate("localStorage.clear()")
    host.page.click(".more [data-act=guests]")
    host.page.click("[data-part=guests] [data-act=again]")
    # Two steps: nothing has happened yet.
    expect(host.page.locator("[data-part=sure]")).to_contain_text("vede quella mano")
    assert host.page.locator("[data-part=seat-news]").count() == 0
    host.page.click("[data-part=guests] [data-act=send]")
    link = host.invitation()
    for one in (host, guest):
        expect(one.page.locator("[data-part=seat-news]")).to_contain_text("invito nuovo")
        expect(one.page.locator("[data-part=herald]")).to_contain_text("invito nuovo")
    fresh.page.goto(link)
    expect(fresh.page.locator("[data-part=again]")).to_contain_text("Qualcuno aveva già")
    fresh.accept(link, name="Carla")
    fresh.page.wait_for_selector("[data-state]")
    expect(host.page.locator("[data-part=seat-news]")).to_contain_text("Carla si è seduto")
    # Whoever had the seat before is out, and the invitation has left the host's page.
    guest.page.wait_for_selector("[data-part=key-gone]")
    expect(host.page.locator("[data-part=invite]")).to_have_count(0)
    assert link.rsplit("#", 1)[1] not in host.kept()
    assert host.defects == guest.defects == fresh.defects == []


def test_a_campaign_invites_and_both_come_to_its_game(seating: Seating) -> None:
    host, guest = seating(), seating()
    host.begin_campaign("link")
    campaign = host.page.url
    guest.page.goto(host.invitation())
    expect(guest.page.locator("h1")).to_contain_text("Sulla Mosa")
    guest.accept(host.invitation())
    guest.page.wait_for_selector("[data-roster=german]")
    assert guest.page.url == campaign
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(host.page.locator("[data-part=herald]")).to_contain_text("Bruno si è seduto")
    expect(host.page.locator("[data-part=invite]")).to_have_count(0)
    guest_keys = guest.page.evaluate("JSON.parse(localStorage['caposaldo.campaigns'])[0].keys")
    assert not any(key in host.kept() for key in guest_keys.values())
    host.page.click("[data-part=next]")
    host.page.wait_for_selector("main.waiting")
    guest.page.click("[data-part=next]")
    for one in (host, guest):
        one.page.wait_for_selector(".upfront")
    # A new key of the campaign opens its games too, and puts the old link out everywhere.
    before = guest.keys()
    guest.page.click(".more [data-act=seat-link]")
    assert "/campaign/" in guest.page.locator("[data-part=seat-link] input").input_value()
    guest.page.locator("[data-part=seat-link] [data-act=rekey]").click()
    expect(guest.page.locator("[data-part=seat-link] [role=status]").first).not_to_be_empty()
    assert guest.keys() != before
    guest.page.goto(campaign)
    guest.page.wait_for_selector("[data-roster=german]")
    assert not any(key in guest.kept() for key in before.values())
    # The link of the side goes on elsewhere, and its key leaves the address.
    elsewhere = seating(width=390, height=844)
    guest.page.click("[data-act=seat-link]")
    guest.page.locator("[data-part=seat-link]").get_by_role("button", name="Mostra").click()
    elsewhere.page.goto(guest.page.locator("[data-part=seat-link] input").input_value())
    elsewhere.page.wait_for_selector("[data-act=seat-link]")
    assert elsewhere.page.url == campaign
    assert elsewhere.axe() == []
    assert elsewhere.overflow() == 0
    assert host.defects == guest.defects == []


def test_a_table_of_an_earlier_version_keeps_its_own_key_and_invites_anew(
    seating: Seating,
) -> None:
    seat, guest = seating(), seating()
    seat.invite()
    table = seat.page.url.rsplit("/", 1)[1]
    # As an earlier version kept it: the key of the guest beside the own one.
    seat.page.evaluate(
        """() => {
            const [{ tokens, ...kept }] = JSON.parse(localStorage["caposaldo.tables"]);
            const former = { ...kept, invites: { german: "a-key-that-was-the-guests-own" } };
            localStorage["caposaldo.tables"] = JSON.stringify([former]);
        }"""
    )
    seat.page.reload()
    link = seat.invitation()
    assert TOKEN.search(link)
    assert "a-key-that-was" not in seat.kept()
    assert "a-key-that-was" not in seat.page.content()
    guest.accept(link)
    seat.page.wait_for_selector("[data-option='setup historical']")
    assert table in seat.page.url


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_against_the_pages_of_invitations(seating: Seating, theme: str) -> None:
    host, guest = seating(theme=theme), seating(theme=theme)
    found: dict[str, list[str]] = {}
    link = host.invite()
    host.page.wait_for_selector("[data-part=invite] svg[role=img]")
    found["waiting"] = host.axe()
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=letter]")
    found["invitation"] = guest.axe()
    guest.accept(link)
    guest.page.wait_for_selector("[data-state=wait]")
    guest.page.click(".more [data-act=seat-link]")
    guest.page.wait_for_selector("[data-part=seat-link] svg[role=img]")
    found["seat link"] = guest.axe()
    host.page.click(".more [data-act=guests]")
    host.page.click("[data-part=guests] [data-act=again]")
    found["sure"] = host.axe()
    host.page.click("[data-part=guests] [data-act=send]")
    host.page.wait_for_selector("[data-part=seat-news]")
    found["news"] = host.axe()
    host.go("/host")
    found["host"] = host.axe()
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


def test_no_page_of_invitations_is_wider_than_a_phone(seating: Seating) -> None:
    host, guest = seating(width=390, height=844), seating(width=390, height=844)
    wide: dict[str, int] = {}
    link = host.invite()
    host.page.wait_for_selector("[data-part=invite] svg[role=img]")
    wide["waiting"] = host.overflow()
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-part=letter]")
    wide["invitation"] = guest.overflow()
    guest.accept(link)
    guest.page.wait_for_selector("[data-state=wait]")
    guest.page.locator(".tabs button").last.click()
    guest.page.click(".more [data-act=seat-link]")
    guest.page.wait_for_selector("[data-part=seat-link] svg[role=img]")
    wide["seat link"] = guest.overflow()
    third = seating(width=390, height=844)
    third.page.goto(link)
    third.page.wait_for_selector(SPENT)
    wide["spent"] = third.overflow()
    third.go("/host")
    wide["host"] = third.overflow()
    assert {where: pixels for where, pixels in wide.items() if pixels > 0} == {}
