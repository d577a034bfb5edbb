"""From a table that stopped one goes on: branches, records, campaigns; what was hidden stays so."""

from __future__ import annotations

import pytest

from caposaldo import library
from caposaldo.kernel.rules import Refusal, rule
from tests.kernel.duel_deeds import Give
from tests.kernel.duel_shelf import put_on_the_shelf
from tests.server.behind import answer_altered, ledger_of, opened, played
from tests.server.hidden import SEATS, card_of, duel
from tests.server.seated import (
    HUMAN,
    RANDOM,
    Client,
    Data,
    Seated,
    bearer,
    error_of,
    guest_key,
    sit,
)
from tests.server.test_campaigns import War

PEOPLE = {"us": HUMAN, "german": HUMAN}
DUEL = dict.fromkeys(SEATS, HUMAN)
REFUSED = "fire german-1"


def branch(table: Seated, seat: str, at: int, mode: str, seats: Data) -> tuple[int, Data]:
    body = {"at": at, "mode": mode, "seats": seats}
    found = table.client.post(f"{table.url}/branch", json=body, headers=table.head(seat))
    return found.status_code, found.json()


@pytest.mark.parametrize("mode", ["hotseat", "link"])
def test_one_goes_on_from_any_good_answer_of_a_stopped_table(
    database: str, wish: Data, mode: str
) -> None:
    table = played(database, wish, 20, mode=mode, seed=None)
    answer_altered(database, table.id, 12, "action", REFUSED)
    with opened(database) as client:
        again = table.over(client)
        stopped = again.state("us")["view"]
        for at in (11, 4):
            status, made = branch(again, "us", at, mode, PEOPLE)
            assert status == 201, made
            twig = Seated(client, made)
            if mode == "link":
                twig.keys = dict(again.keys)
            twig.join()
            state = twig.state("us")
            assert state["parent"] == {"id": table.id, "at": at}
            if at == 11:
                assert state["view"]["table"] == stopped["table"]
            twig.play(5)
            assert twig.state("us")["phase"] == "playing"
        assert error_of(branch(again, "us", 12, mode, PEOPLE)) == (409, "stopped")
        assert error_of(branch(again, "us", 21, mode, PEOPLE)) == (400, "bad-request")
        assert error_of(branch(again, "", 11, mode, PEOPLE)) == (403, "not-yours")


def test_the_record_of_a_stopped_table_at_one_screen_ends_with_its_last_good_answer(
    database: str, wish: Data
) -> None:
    table = played(database, wish, 20, seed=None)
    answer_altered(database, table.id, 12, "action", REFUSED)
    with opened(database) as client:
        again = table.over(client)
        assert again.state("us")["recordable"] is True
        status, record = again.get("record", "us")
        assert (status, len(record["answers"]), record["result"]) == (200, 11, None)
        assert len(record["chance"]["secret"]) == 64
        assert again.state("us")["secret"] is None
        assert len(library.verify(record).answers) == 11
        assert client.post("/api/records", json=record).status_code == 201
        assert error_of(again.get("record")) == (403, "not-yours")


@pytest.fixture
def stopped_duel(database: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Seated, str, str]:
    """A table by link that stopped where North gave up a card that nobody else has seen."""
    put_on_the_shelf(monkeypatch)
    with opened(database) as client:
        table = duel(client, mode="link", seed=None)
        card = card_of(table, "north")
        table.answer("swap")
        table.answer(f"give {card}")
    monkeypatch.setattr(
        Give, "obstacle", lambda *_: Refusal("not-in-hand", rule("DU 4"), {"card": card})
    )
    return table, database, card


def test_what_was_hidden_stays_hidden_at_a_stopped_table(
    stopped_duel: tuple[Seated, str, str],
) -> None:
    before, database, card = stopped_duel
    with opened(database) as client:
        table = before.over(client)
        hands = {seat: table.state(seat)["view"]["table"]["hand"] for seat in SEATS}
        assert table.state("north")["log"][2]["action"] == f"give {card}"
        for seat in ("south", ""):
            state = table.state(seat)
            assert (state["phase"], state["stopped"]["at"]) == ("stopped", 1)
            assert (state["secret"], state["recordable"]) == (None, False)
            assert [entry["link"] for entry in state["log"]] == [None] * 3
            assert state["log"][2]["action"] == "give card"
            assert not [one for one in hands["north"] if f"'{one}'" in str(state)]
            moment = table.get("replay", seat, at=1)[1]
            assert not [one for one in hands["north"] if f"'{one}'" in str(moment)]
            other = table.get("replay", seat, at=1, view="north")
            assert error_of(other) == (403, "not-yours")


def test_why_a_hidden_answer_is_refused_is_told_to_its_seat_alone(
    stopped_duel: tuple[Seated, str, str],
) -> None:
    before, database, card = stopped_duel
    with opened(database) as client:
        table = before.over(client)
        mine = table.state("north")["stopped"]
        assert mine["refusal"] == {"key": "not-in-hand", "rule": "DU 4", "facts": {"card": card}}
        assert "not in hand (DU 4)" in mine["message"]
        for seat in ("south", ""):
            theirs = table.state(seat)["stopped"]
            assert (theirs["at"], theirs["of"], theirs["refusal"]) == (1, 2, None)
            assert "not in hand" not in theirs["message"]


def test_a_stopped_table_by_link_gives_no_record(stopped_duel: tuple[Seated, str, str]) -> None:
    before, database, _ = stopped_duel
    with opened(database) as client:
        table = before.over(client)
        for seat in SEATS:
            assert error_of(table.get("record", seat)) == (409, "stopped")
        assert error_of(table.get("record")) == (403, "not-yours")


def test_who_goes_on_from_a_stopped_table_by_link_sees_no_hand_but_his_own(
    stopped_duel: tuple[Seated, str, str],
) -> None:
    before, database, _ = stopped_duel
    with opened(database) as client:
        table = before.over(client)
        hands = {seat: table.state(seat)["view"]["table"]["hand"] for seat in SEATS}
        for seats in (DUEL, {**DUEL, "south": RANDOM}):
            found = branch(table, "north", 1, "hotseat" if seats == DUEL else "solo", seats)
            assert error_of(found) == (409, "stopped")
        assert error_of(branch(table, "", 1, "link", DUEL)) == (403, "not-yours")
        status, made = branch(table, "north", 1, "link", DUEL)
        assert status == 201
        given = [(seat["key"], seat["invite"]) for seat in made["seats"]]
        assert given == [(table.keys["north"], None), (None, None)]
        twig = Seated(client, made)
        twig.keys = dict(table.keys)
        assert (twig.state("north")["phase"], twig.state("north")["host"]) == ("waiting", "north")
        twig.join()
        for seat in SEATS:
            assert twig.state(seat)["view"]["table"]["hand"] == hands[seat]
        assert error_of(twig.get("replay", "north", at=0, view="south")) == (403, "not-yours")


def test_who_goes_on_and_invites_another_to_a_seat_that_was_taken_is_told_of_to_everybody(
    stopped_duel: tuple[Seated, str, str],
) -> None:
    before, database, _ = stopped_duel
    with opened(database) as client:
        table = before.over(client)
        twig = Seated(client, branch(table, "north", 1, "link", DUEL)[1])
        token = twig.post("invites", "north", seat="south")[1]["token"]
        shown = client.get("/api/invites", headers=bearer(token)).json()
        assert (shown["id"], shown["again"]) == (twig.id, True)
        assert twig.accept(token, "south", guest_key("south", 2))[0] == 200
        told = [(news["what"], news["seat"]) for news in twig.state()["seating"]]
        assert told == [("invited", "south"), ("seated", "south")]
        twig.keys["south"] = table.keys["south"]
        assert twig.get("hint", "south")[0] == 403
        assert table.state("south")["stopped"]["at"] == 1, "the seat he had is his as before"


def test_a_stopped_table_without_secrets_tells_everybody_why(database: str, wish: Data) -> None:
    table = played(database, wish, 20, mode="link", seed=None)
    answer_altered(database, table.id, 12, "action", REFUSED)
    with opened(database) as client:
        again = table.over(client)
        told = [again.state(seat)["stopped"] for seat in ("us", "german", "")]
    assert told[0]["refusal"] is not None
    assert told == [told[0]] * 3


def campaign(client: Client, answers: int) -> tuple[War, Seated]:
    war = War(client)
    table = war.start()
    table.play(answers)
    return war, table


def test_a_campaign_puts_a_game_that_stopped_up_anew(database: str) -> None:
    with opened(database) as client:
        war, table = campaign(client, 12)
        before = war.state("german")["campaign"]
    answer_altered(database, table.id, 9, "action", "move A sideways-left")
    with opened(database) as client:
        war.client = client
        assert war.state()["table"] == table.id
        assert table.over(client).state("german")["phase"] == "stopped"
        again = war.start("american")
        assert again.id != table.id
        assert war.post("next", "german") == (201, {"table": again.id})
        state = again.state("german")
        assert (state["phase"], state["scenario"], state["campaign"]) == ("playing", "A", war.id)
        assert war.state("german")["campaign"] == before
        again.play(5)
        again.post("concede", "german")
        assert war.state()["campaign"]["chain"][0]["winner"] == "american"


def test_a_campaign_keeps_a_game_that_goes_on(client: Client) -> None:
    war, table = campaign(client, 3)
    assert war.post("next", "german") == (201, {"table": table.id})


def test_a_game_given_up_at_a_table_that_stopped_since_is_put_up_anew(database: str) -> None:
    with opened(database) as client:
        war, table = campaign(client, 12)
        table.post("concede", "german")
    answer_altered(database, table.id, 9, "action", "move A sideways-left")
    with opened(database) as client:
        war.client = client
        assert war.state()["campaign"]["stage"] == "battle"
        assert war.start().id != table.id


def rules_of(database: str, id: str) -> int:
    return ledger_of(database, id).charter.rules


def test_every_table_says_under_which_rules_it_is_played(
    database: str, wish: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(database) as client:
        table = sit(client, wish).join()
        table.play(10)
        table.post("concede", "us")
        record = table.get("record", "us")[1]
        copy = client.post("/api/records", json=record).json()["id"]
        _, battle = campaign(client, 1)
        monkeypatch.setattr(library.game("mortain"), "version", 7)
        made = branch(table, "us", 5, "hotseat", PEOPLE)[1]
        twig = Seated(client, made).join()
        twig.play(4)
        assert twig.get("record", "us")[1]["rules"] == 7
        later = sit(client, wish)
    assert rules_of(database, later.id) == 7
    assert rules_of(database, twig.id) == 7, "its answers are given under the rules of today"
    assert rules_of(database, copy) == record["rules"] == 1
    assert rules_of(database, table.id) == 1
    assert rules_of(database, battle.id) == library.game("upfront").version
