"""A table that no longer replays is not lost: its log, its last good position and its secrets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.errors import GameError
from caposaldo.server import rooms, snapshots
from caposaldo.server.hall import Hall
from caposaldo.server.limits import OWN
from tests.server.behind import (
    answer_altered,
    answers_kept,
    charter_altered,
    ledger_of,
    opened,
    played,
)
from tests.server.seated import HUMAN, RANDOM, Seated, error_of, sit

Wish = dict[str, Any]
LINK = "0" * 64


def check_sentence(message: str) -> None:
    assert message[0].isupper()
    assert message.endswith(".")
    assert ". " not in message


@pytest.mark.parametrize("seat", ["us", "german", ""])
def test_a_table_with_an_answer_that_is_refused_today_shows_its_log_and_its_last_good_position(
    database: str, wish: Wish, seat: str
) -> None:
    table = played(database, wish, 20)
    with opened(database) as client:
        before = table.over(client).state(seat)
        moment = table.over(client).get("replay", seat, at=11)[1]
    answer_altered(database, table.id, 12, "action", "fire german-1")
    with opened(database) as client:
        state = table.over(client).state(seat)
    assert state["phase"] == "stopped"
    assert (state["stopped"]["at"], state["stopped"]["of"]) == (11, 20)
    check_sentence(state["stopped"]["message"])
    refusal = state["stopped"]["refusal"]
    assert refusal["key"]
    assert refusal["rule"].startswith("SM ")
    assert refusal["rule"] in state["stopped"]["message"]
    assert state["view"] == {**moment["view"], "asked": None, "undo": False}
    told = [{**entry, "action": None} for entry in state["log"]]
    assert told == [{**entry, "action": None} for entry in before["log"]]
    assert state["log"][12]["action"] == "fire german-1"
    assert state["edition"] == before["edition"]


def test_nothing_more_is_answered_at_a_stopped_table_and_each_no_is_one_sentence(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 20)
    rows = answers_kept(database, table.id)
    answer_altered(database, table.id, 12, "action", "fire german-1")
    with opened(database) as client:
        again = table.over(client)
        asked = [
            again.post("answers", "us", at=20, action="pass"),
            again.post("answers", "us", at=11, action="pass"),
            again.post("undo", "us", at=20),
            again.post("concede", "us"),
            again.post("standing", "us", prompt="activate", action="pass"),
            *(again.get(what, "us", action="pass") for what in ("preview", "why-not", "hint")),
            again.get("replay", "us", at=12),
        ]
        assert [error_of(found) for found in asked] == [(409, "stopped")] * len(asked)
        assert "answer 11" in asked[0][1]["error"]["message"]
        assert error_of(again.get("replay", "us", at=21)) == (400, "bad-request")
    assert answers_kept(database, table.id) == rows


def test_the_good_moments_of_a_stopped_table_can_be_replayed(database: str, wish: Wish) -> None:
    table = played(database, wish, 20)
    answer_altered(database, table.id, 12, "action", "fire german-1")
    with opened(database) as client:
        again = table.over(client)
        moments = [again.get("replay", "us", at=at) for at in range(12)]
        assert [status for status, _ in moments] == [200] * 12
        assert [found["view"]["at"] for _, found in moments] == list(range(12))
        assert {found["last"] for _, found in moments} == {11}
        assert moments[10][1]["view"]["asked"] is not None
        assert moments[11][1]["view"]["asked"] is None


def test_the_live_connection_shows_a_stopped_table_and_refuses_an_answer(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 20)
    answer_altered(database, table.id, 12, "action", "fire german-1")
    with opened(database) as client:
        again = table.over(client)
        with again.live("us") as socket:
            state = socket.receive_json(timeout=5)["state"]
            assert (state["phase"], state["stopped"]["at"]) == ("stopped", 11)
            socket.send_json({"do": "answer", "at": 20, "action": "pass"})
            assert socket.receive_json(timeout=5)["error"]["code"] == "stopped"


def test_the_first_link_that_differs_is_named(database: str, wish: Wish) -> None:
    table = played(database, wish, 20)
    answer_altered(database, table.id, 9, "link", LINK)
    with opened(database) as client:
        state = table.over(client).state("us")
    assert state["phase"] == "stopped"
    assert (state["stopped"]["at"], state["stopped"]["of"]) == (8, 20)
    assert state["stopped"]["refusal"] is None
    assert "answer 9 leads to another position" in state["stopped"]["message"]
    assert state["view"]["at"] == 8


def test_an_answer_that_led_elsewhere_is_named_before_one_that_is_refused_for_it(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 20)
    answer_altered(database, table.id, 15, "action", "fire german-1")
    answer_altered(database, table.id, 9, "link", LINK)
    with opened(database) as client:
        assert table.over(client).state("us")["stopped"]["at"] == 8


def test_a_table_of_newer_rules_stops_at_its_beginning(database: str, wish: Wish) -> None:
    table = played(database, wish, 10)
    charter_altered(database, table.id, "rules", 99)
    with opened(database) as client:
        again = table.over(client)
        state = again.state("us")
        assert (state["phase"], state["view"], state["recordable"]) == ("stopped", None, False)
        assert (state["stopped"]["at"], state["stopped"]["of"]) == (0, 10)
        assert "newer rules of mortain (version 99)" in state["stopped"]["message"]
        check_sentence(state["stopped"]["message"])
        assert [entry["n"] for entry in state["log"]] == list(range(11))
        for what in ("replay", "record", "map", "hint"):
            assert error_of(again.get(what, "us", at=0)) == (409, "stopped")
        body = {"at": 0, "mode": "hotseat", "seats": {"us": HUMAN, "german": HUMAN}}
        assert error_of(again.post("branch", "us", **body)) == (409, "stopped")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("scenario", "lost", "'lost' is no scenario of mortain"),
        ("game", "chess", "there is no game 'chess'"),
        ("readings.adjacent", "sometimes", "'sometimes' is no value of adjacent"),
        ("readings.weather", "fair", "'weather' is no reading or choice of mortain"),
    ],
)
def test_a_table_whose_scenario_or_reading_is_gone_still_shows_its_log(
    database: str, wish: Wish, name: str, value: str, said: str
) -> None:
    table = played(database, wish, 10)
    with opened(database) as client:
        before = table.over(client).state()["log"]
    charter_altered(database, table.id, name, value)
    with opened(database) as client:
        again = table.over(client)
        for seat in ("us", "german", ""):
            state = again.state(seat)
            assert (state["phase"], state["view"]) == ("stopped", None)
            assert (state["stopped"]["at"], state["stopped"]["of"]) == (0, 10)
            assert said in state["stopped"]["message"]
            told = [entry["events"] for entry in state["log"][1:]]
            assert told == [entry["events"] for entry in before[1:]]
            # Nobody can say what others may hear of an answer in a game that is gone.
            own = [bool(entry["action"]) for entry in state["log"][1:]]
            assert own == [entry["seat"] == seat for entry in before[1:]]
        assert error_of(again.post("answers", "us", at=10, action="pass")) == (409, "stopped")


def test_a_table_that_waits_for_a_scenario_that_is_gone_says_so(database: str, wish: Wish) -> None:
    with opened(database) as client:
        table = sit(client, wish)
    charter_altered(database, table.id, "scenario", "lost")
    with opened(database) as client:
        again = table.over(client)
        state = again.state("us")
        assert (state["phase"], state["view"], state["log"]) == ("stopped", None, [])
        assert (state["stopped"]["at"], state["stopped"]["of"]) == (0, 0)
        assert error_of(again.post("join", "us", name="", nonce="")) == (409, "stopped")


def test_a_position_with_a_frame_that_is_gone_stops_its_table(database: str, wish: Wish) -> None:
    table = played(database, wish, 10)
    with opened(database) as client:
        again = table.over(client)
        again.post("concede", "us")
        body = {"at": 8, "mode": "hotseat", "seats": {"us": HUMAN, "german": HUMAN}}
        status, made = again.post("branch", "us", **body)
        assert status == 201
        twig = Seated(client, made).join()
        twig.play(3)
    charter_altered(database, twig.id, "position.stack[0].frame", "mortain.gone")
    with opened(database) as client:
        state = twig.over(client).state("us")
    assert (state["phase"], state["stopped"]["at"], state["stopped"]["of"]) == ("stopped", 0, 3)
    assert "mortain.gone" in state["stopped"]["message"]


def test_no_computer_plays_no_clock_runs_and_no_standing_answer_is_given(database: str) -> None:
    seats = {"german": RANDOM, "american": HUMAN}
    agreed = {"side-1": "german", "side-2": "american", "clock": "minute"}
    wish = {
        "game": "upfront",
        "scenario": "A",
        "mode": "solo",
        "seats": seats,
        "seed": "4",
        "readings": agreed,
    }
    table = played(database, wish, 14)
    rows = answers_kept(database, table.id)
    computers = [
        n for n in range(1, 14) if ledger_of(database, table.id).entries[n].seat == "german"
    ]
    answer_altered(database, table.id, computers[-1], "link", LINK)
    ledger = ledger_of(database, table.id)
    assert ledger.game is not None
    decision = ledger.game.decision()
    assert decision is not None
    assert decision.seat == "german"
    ledger.standing = {"german": {decision.prompt: decision.options[0].notation}}
    assert (ledger.asked(), ledger.timing(), ledger.stand_in()) == (None, None, [])
    with opened(database) as client:
        assert table.over(client).state("american")["clock"] is None
    assert answers_kept(database, table.id) == rows


def test_a_snapshot_does_not_hide_a_link_that_differs(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    table = played(database, wish, 20)
    answer_altered(database, table.id, 3, "link", LINK)
    stopped = ledger_of(database, table.id).stopped
    assert stopped is not None
    assert stopped.at == 2


def test_after_an_update_a_snapshot_does_not_hide_an_answer_that_is_refused_now(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    table = played(database, wish, 20)

    def fails(*_: object) -> None:
        raise GameError("nobody sets up any more")

    monkeypatch.setattr(library.game("mortain").frames["mortain.set_up"], "take", fails)
    assert ledger_of(database, table.id).stopped is None, "the snapshot is of this release"
    monkeypatch.setattr(snapshots, "__version__", "99.0.0")
    stopped = ledger_of(database, table.id).stopped
    assert stopped is not None
    assert stopped.at == 0


def test_a_stopped_table_keeps_the_snapshot_it_has(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SNAPSHOT_EVERY", 5)
    table = played(database, wish, 20)
    answer_altered(database, table.id, 18, "action", "fire german-1")

    async def noted() -> tuple[int, int]:
        hall = Hall(database, OWN)
        await hall.open()
        ledger = await hall.room(table.id).change(lambda now: now.hint("us"))
        assert ledger.stopped is not None
        snapshot = (await hall.store.find(table.id))[2]
        await hall.close()
        assert snapshot is not None
        return ledger.stopped.at, snapshot.answers

    assert asyncio.run(noted()) == (17, 20)


def test_a_game_that_was_given_up_stays_open_though_it_no_longer_replays(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 20, mode="link", seed=None)
    with opened(database) as client:
        table.over(client).post("concede", "us")
    answer_altered(database, table.id, 12, "action", "fire german-1")
    with opened(database) as client:
        again = table.over(client)
        state = again.state()
        assert (state["phase"], state["view"]["result"]["reason"]) == ("stopped", "conceded")
        assert len(state["secret"]) == 64
        assert all(entry["link"] for entry in state["log"])
        status, record = again.get("record")
        assert (status, record["conceded"], len(record["answers"])) == (200, "us", 11)
        assert len(library.verify(record).answers) == 11


def test_how_a_game_ended_by_its_rules_is_kept_under_any_rules_to_come(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 10_000)
    with opened(database) as client:
        before = table.over(client).state()
        assert before["phase"] == "over"
    answer_altered(database, table.id, 30, "action", "fire german-1")
    with opened(database) as client:
        state = table.over(client).state()
    assert (state["phase"], state["stopped"]["at"]) == ("stopped", 29)
    assert state["view"]["result"] == before["view"]["result"]
    assert state["log"][31:] == before["log"][31:]


def test_an_imported_record_that_no_longer_replays_is_shown_as_far_as_it_does(
    database: str, wish: Wish
) -> None:
    table = played(database, wish, 20)
    with opened(database) as client:
        record = table.over(client).get("record", "us")[1]
        made = client.post("/api/records", json=record).json()
    answer_altered(database, made["id"], 12, "action", "fire german-1")
    with opened(database) as client:
        copy = Seated(client, {**made, "seats": []})
        assert (copy.state()["phase"], copy.state()["stopped"]["at"]) == ("stopped", 11)
        assert copy.get("replay", at=11, view="german")[0] == 200
        assert len(copy.get("record")[1]["answers"]) == 11


def test_a_table_that_stops_for_a_fault_of_the_rules_is_no_error(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(database, wish, 20)
    kind = library.game("mortain")

    def fails(*_: object) -> None:
        raise KeyError("us-1")

    monkeypatch.setattr(kind.frames["mortain.orders"], "take", fails)
    with opened(database) as client:
        state = table.over(client).state()
    assert state["phase"] == "stopped"
    check_sentence(state["stopped"]["message"])


def test_a_game_that_can_never_begin_stops_and_raises_nothing(
    database: str, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(database, wish, 5)

    def fails(*_: object) -> None:
        raise GameError("the map is gone")

    monkeypatch.setattr(type(library.game("mortain")), "begin", fails)
    with opened(database) as client:
        assert "the map is gone" in table.over(client).state()["stopped"]["message"]
