"""Seal of chance, proof, records, and a concession told to each reader, in a real browser."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import expect

from caposaldo.kernel.chance import commitment
from tests.e2e.conftest import Seating, Server
from tests.e2e.seat import Seat

RECORDED: Final = Path(__file__).parents[1] / "recorded"
BOTH: Final = {"us": {"player": "human"}, "german": {"player": "human"}}
GUEST: Final = "guest-".ljust(40, "k")
HOST_CONCEDES: Final = "Gli Americani hanno concesso la partita."


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


class Linked:
    """A table by link with both players seated, made without a browser."""

    def __init__(self, server: Server) -> None:
        self.api = httpx.Client(base_url=f"{server.address}/api")
        wish = {"game": "mortain", "scenario": "postcard", "mode": "link", "seats": BOTH}
        made = self.api.post("/tables", json={**wish, "host": "us"}).json()
        self.id = made["id"]
        self.promise = made["commitment"]
        self.host = next(seat["key"] for seat in made["seats"] if seat["key"])
        token = next(seat["invite"] for seat in made["seats"] if seat["invite"])
        self.api.post(f"/tables/{self.id}/join", json={"name": "Ada"}, headers=bearer(self.host))
        body = {"key": GUEST, "name": "Bea"}
        self.api.post("/invites/accept", json=body, headers=bearer(token)).raise_for_status()

    def answer(self, key: str, at: int, action: str) -> None:
        sent = {"at": at, "action": action}
        found = self.api.post(f"/tables/{self.id}/answers", json=sent, headers=bearer(key))
        found.raise_for_status()

    def invite_the_guest_again(self) -> None:
        asked = self.api.post(
            f"/tables/{self.id}/invites", json={"seat": "german"}, headers=bearer(self.host)
        )
        body = {"key": GUEST[::-1], "name": "Eva"}
        token = asked.json()["token"]
        self.api.post("/invites/accept", json=body, headers=bearer(token)).raise_for_status()

    def sit(self, seat: Seat, key: str = "") -> Seat:
        seat.go(f"/table/{self.id}" + (f"#key={key}" if key else ""))
        seat.page.wait_for_selector(".log", state="attached")
        return seat


def ended(seat: Seat) -> tuple[str, str]:
    """Return how a page says that the game ended: the headline and the reason."""
    seat.page.wait_for_selector("[data-part=result]")
    who = seat.page.locator("[data-part=result] .who").inner_text()
    return who, seat.page.locator("[data-part=result] .why").inner_text().strip()


def test_a_concession_is_told_to_each_reader_from_his_own_seat(
    seating: Seating, server: Server
) -> None:
    table = Linked(server)
    table.answer(table.host, 0, "setup depth; ready")
    host, guest, looker = seating(), seating(), seating(390, 844)
    for seat, key in ((host, table.host), (guest, GUEST), (looker, "")):
        table.sit(seat, key)
    host.concede()
    assert ended(host) == ("Hai perso", "Hai concesso la partita.")
    assert ended(guest) == ("Hai vinto", HOST_CONCEDES)
    assert ended(looker) == ("Vincitore: Tedeschi", HOST_CONCEDES)
    for seat, said in (
        (host, "Hai concesso la partita."),
        (guest, HOST_CONCEDES),
        (looker, HOST_CONCEDES),
    ):
        expect(seat.page.locator("h1.prompt")).to_contain_text(said.rstrip("."), ignore_case=True)
        expect(seat.page.locator("[data-part=speaker]")).to_contain_text(
            said.rstrip("."), ignore_case=True
        )
        expect(seat.page.locator(".log li").first).to_contain_text(said)
    looker.go(f"/replay/{table.id}#end")
    expect(looker.page.locator(".log li").first).to_contain_text(HOST_CONCEDES)
    assert host.defects == guest.defects == looker.defects == []


def test_at_one_screen_for_two_the_side_that_concedes_is_named(seat: Seat) -> None:
    seat.new_game(mode="hotseat", seed="7")
    seat.page.wait_for_selector(".log", state="attached")
    seat.concede()
    assert ended(seat) == ("Vincitore: Tedeschi", HOST_CONCEDES)


def test_the_promise_is_in_sight_while_one_plays_and_can_be_verified_at_the_end(
    seat: Seat, server: Server
) -> None:
    id = seat.new_game(side="us", seed="")
    promise = httpx.get(f"{server.address}/api/tables/{id}").json()["commitment"]
    seal = seat.page.locator("[data-part=seal]")
    expect(seal.locator("summary")).to_have_text(f"Caso sigillato {promise[:8]}…")
    seal.locator("summary").click()
    expect(seal.locator("code")).to_have_text(promise)
    seat.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seal.locator("button").click()
    expect(seal.locator("[role=status]")).to_have_text("Copiata")
    assert seat.page.evaluate("navigator.clipboard.readText()") == promise
    seat.set_up()
    seat.my_turn()
    assert seat.axe() == []
    seat.concede()
    proof = seat.page.locator("[data-part=proof]")
    secret = proof.locator("dd").nth(1).inner_text()
    assert commitment(id, secret) == promise
    expect(proof.locator("[role=status]")).to_be_empty()
    proof.locator("button").click()
    found = httpx.get(f"{server.address}/api/tables/{id}/verify", timeout=60).json()
    told = proof.locator("[role=status]")
    expect(told).to_contain_text("Promessa e segreto coincidono.")
    counted = f"{found['answers']} rispost", f"{found['draws']} estrazion"
    for part in (*counted, f"impronta {found['digest'][:8]}…", "Stand at Mortain"):
        expect(told).to_contain_text(part)
    expect(told).to_contain_text("Controllato anche in questo browser")
    expect(told).to_contain_text("quando il tavolo si è aperto qui la prima volta")
    assert seat.axe() == []


def test_a_browser_that_was_promised_something_else_says_so(seat: Seat, server: Server) -> None:
    id = seat.new_game(side="us", seed="")
    seat.page.wait_for_selector("[data-part=seal]")
    other = hashlib.sha256(b"another").hexdigest()
    kept = json.dumps([[id, other]])
    seat.page.evaluate("kept => localStorage.setItem('caposaldo.promises', kept)", kept)
    seat.concede()
    seat.page.locator("[data-part=proof] button").click()
    told = seat.page.locator("[data-part=proof] [role=status]")
    expect(told).to_contain_text(other)
    expect(told).not_to_contain_text("Promessa e segreto coincidono.")


def test_a_game_from_a_seed_says_that_nothing_was_promised(seat: Seat) -> None:
    seat.new_game(side="us", seed="7")
    seal = seat.page.locator("[data-part=seal]")
    expect(seal.locator("summary")).to_have_text("Caso da un seme")
    seal.locator("summary").click()
    expect(seal).to_contain_text("Non è stato promesso niente.")
    seat.concede()
    seat.page.locator("[data-part=proof] button").click()
    told = seat.page.locator("[data-part=proof] [role=status]")
    expect(told).to_contain_text("Verificata: ")
    expect(told).not_to_contain_text("segreto")


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDED / f"{name}.json").read_text("utf-8"))
    return found


def choose(seat: Seat, record: object) -> None:
    body = json.dumps(record).encode()
    file = {"name": "partita.json", "mimeType": "application/json", "buffer": body}
    seat.page.set_input_files("#record", file)  # type: ignore[arg-type]  # a file without a path


def test_a_record_that_is_opened_says_what_was_verified_and_leads_to_its_end(seat: Seat) -> None:
    seat.go("/open")
    choose(seat, recorded("upfront-C-sealed-record-1"))
    told = seat.page.locator("[data-part=proved]")
    expect(told).to_contain_text(
        "Promessa e segreto coincidono. Verificata: 145 risposte, 51 estrazioni, impronta "
        "28c60b01…, versione 1 delle regole di Up Front."
    )
    expect(told).to_contain_text("Controllato anche in questo browser")
    assert seat.page.url.endswith("/open")
    assert seat.axe() == []
    seat.page.click("[data-part=look-end]")
    expect(seat.page.locator("input[type=range]")).to_have_value("145")
    proof = seat.page.locator("[data-part=proof]")
    expect(proof.locator("[role=status]")).to_contain_text("145 risposte, 51 estrazioni")
    seat.page.reload()
    expect(proof).to_contain_text("è stata controllata quando è stata aperta")
    proof.locator("button").click()
    expect(proof.locator("[role=status]")).to_contain_text("145 risposte, 51 estrazioni")


def test_a_record_that_fails_names_the_answer_and_the_rule(seat: Seat) -> None:
    seat.go("/open")
    choose(seat, recorded("upfront-P-0.4.1-corrected-1"))
    told = seat.page.locator("[role=alert]")
    expect(told).to_contain_text("La risposta 166 di 506 (Tedeschi: ")
    expect(told).to_contain_text("prima di aver preso la lettera B")
    expect(seat.page.locator(".notice a.rule")).to_have_attribute("href", "/rules/upfront#UF-17.7")
    changed = recorded("mortain-postcard-swift-record-1")
    changed["answers"][136]["link"] = "0" * 64
    choose(seat, changed)
    expect(told).to_contain_text("La catena si rompe alla risposta 137 di 226")
    choose(seat, {"is": "a diary"})
    expect(told).to_contain_text("Questa non è una registrazione di Caposaldo.")
    assert seat.page.locator("[data-part=proved]").count() == 0


def test_a_new_invitation_stands_in_the_log_of_the_table_and_of_its_record(
    seat: Seat, server: Server
) -> None:
    table = Linked(server)
    table.answer(table.host, 0, "setup depth; ready")
    table.invite_the_guest_again()
    table.sit(seat)
    news = seat.page.locator(".log li.note")
    expect(news).to_have_count(2)
    assert "Eva si siede al posto del giocatore tedesco" in news.nth(0).inner_text()
    assert "invitato di nuovo al posto del giocatore tedesco" in news.nth(1).inner_text()
    table.api.post(f"/tables/{table.id}/concede", json={}, headers=bearer(table.host))
    record = table.api.get(f"/tables/{table.id}/record").json()
    seat.go("/open")
    choose(seat, record)
    seat.page.click("[data-part=look]")
    seat.page.wait_for_selector("input[type=range]")
    assert seat.page.locator(".log li.note").count() == 0
    seat.page.locator("input[type=range]").fill("2")
    expect(seat.page.locator(".log li.note")).to_have_count(3)
