"""Hidden hands: what one seat answers, is told and has recorded is not for the others to read."""

from __future__ import annotations

import re

import pytest
from litestar.testing import WebSocketTestSession

from caposaldo.kernel.chance import stream
from caposaldo.kernel.codec import canonical
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.portrait import portray
from caposaldo.server.protocol import NewTable, SeatWish
from tests.kernel.duel_shelf import put_on_the_shelf
from tests.server.hidden import SEATS, card_of, duel
from tests.server.seated import HUMAN, Client, Data, Seated, bearer, error_of, sit

LINK = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.fixture
def table(client: Client, monkeypatch: pytest.MonkeyPatch) -> Seated:
    put_on_the_shelf(monkeypatch)
    return duel(client)


def swapping(table: Seated) -> str:
    """Let North give up a card that nobody else has seen yet."""
    card = card_of(table, "north")
    table.answer("swap")
    table.answer(f"give {card}")
    return card


def heard(state: Data) -> list[str | None]:
    return [entry["action"] for entry in state["log"]]


def test_an_answer_is_read_in_full_by_its_seat_and_overheard_by_the_others(table: Seated) -> None:
    card = swapping(table)
    assert heard(table.state("north")) == [None, "swap", f"give {card}"]
    for seat in ("south", ""):
        assert heard(table.state(seat)) == [None, "swap", "give card"]
        assert f'"{card}"' not in str(table.state(seat)["log"])


def test_the_past_is_overheard_too(table: Seated) -> None:
    card = swapping(table)
    actions = {
        seat: table.get("replay", seat, at=2)[1]["entry"]["action"]
        for seat in ("north", "south", "")
    }
    assert actions == {"north": f"give {card}", "south": "give card", "": "give card"}


def test_all_is_open_when_the_game_is_over(table: Seated) -> None:
    card = swapping(table)
    table.post("concede", "north")
    state = table.state("south")
    assert heard(state) == [None, "swap", f"give {card}"]
    assert all(len(entry["link"]) == 64 for entry in state["log"])
    status, record = table.get("record")
    assert (status, [step["action"] for step in record["answers"]]) == (
        200,
        ["swap", f"give {card}"],
    )


def test_no_link_of_the_chain_is_sent_before_the_end(table: Seated) -> None:
    swapping(table)
    for seat in (*SEATS, ""):
        sent = str([table.state(seat), table.get("replay", seat, at=2), table.get("hint", seat)])
        assert not LINK.search(sent)


def test_a_hand_and_what_was_drawn_are_shown_to_their_seat_alone(table: Seated) -> None:
    hand = {seat: table.state(seat)["view"]["table"]["hand"] for seat in SEATS}
    for seat, other in (("south", "north"), ("", "north"), ("north", "south")):
        sent = str(table.state(seat))
        assert not [card for card in hand[other] if f"'{card}'" in sent]


def test_the_record_of_a_game_with_secrets_is_given_when_it_is_over(table: Seated) -> None:
    for seat in SEATS:
        assert error_of(table.get("record", seat)) == (409, "stale")
        assert table.state(seat)["recordable"] is False
    table.post("concede", "south")
    assert table.get("record")[0] == 200
    assert table.state()["recordable"] is True


def test_a_game_with_secrets_is_branched_when_it_is_over(table: Seated) -> None:
    table.answer("rest")
    body = {"at": 1, "mode": "hotseat", "seats": dict.fromkeys(SEATS, HUMAN)}

    def branch(key: str = "") -> tuple[int, Data]:
        found = table.client.post(f"{table.url}/branch", json=body, headers=bearer(key))
        return found.status_code, found.json()

    assert error_of(branch(table.keys["north"])) == (409, "stale")
    table.post("concede", "south")
    status, made = branch()
    assert status == 201
    # A branch begins in the middle: nothing was told there, but the hands are there.
    twig = Seated(table.client, made).join()
    assert error_of(twig.get("record", "north")) == (409, "stale")


def test_a_game_without_secrets_gives_its_record_at_any_time(client: Client, wish: Data) -> None:
    table = sit(client, wish).join()
    table.play(5)
    assert table.get("record", "us")[0] == 200
    assert table.state("us")["recordable"] is True
    assert table.state()["recordable"] is False


def test_only_the_seat_asked_may_weigh_and_ask(table: Seated) -> None:
    card = card_of(table, "north")
    for what in ("preview", "hint"):
        assert error_of(table.get(what, "south", action=f"play {card}")) == (409, "not-yours")
        assert error_of(table.get(what, "", action=f"play {card}")) == (403, "not-yours")
    status, found = table.get("why-not", "south", action=f"play {card}")
    assert (status, found["refusal"]["key"]) == (200, "not-your-decision")
    assert found == table.get("why-not", "south", action="play c0")[1]


def told(socket: WebSocketTestSession, phase: str) -> Data:
    while True:
        state: Data = socket.receive_json(timeout=5)["state"]
        if state["phase"] == phase:
            return state


def test_the_live_connection_tells_all_again_at_the_end(table: Seated) -> None:
    card = swapping(table)
    with table.live("south") as socket:
        assert heard(told(socket, "playing"))[2] == "give card"
        table.post("concede", "north")
        assert heard(told(socket, "over")) == [None, "swap", f"give {card}"]


def test_two_worlds_that_differ_only_in_what_a_seat_may_not_know_look_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch)
    people = {seat: SeatWish("human") for seat in SEATS}
    charter, _ = new_table(NewTable("duel", "long", "hotseat", people, seed="3"))
    ledger = Ledger(charter)
    for seat in SEATS:
        ledger.join(seat, "", "")
    assert ledger.game is not None
    for viewer, other in (("south", "north"), ("north", "south"), ("spectator", "north")):
        twin = ledger.twin()
        twin.game = ledger.game.redeal(viewer, stream(8, "twin"))
        assert twin.game.table.hands[other] != ledger.game.table.hands[other]
        shown = [canonical(_plain(one, viewer)) for one in (ledger, twin)]
        assert shown[0] == shown[1]


def _plain(ledger: Ledger, viewer: str) -> object:
    state = portray(ledger, viewer)
    return [state.view, state.standing, state.hints, state.recordable, str(state.log)]
