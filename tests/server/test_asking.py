"""Questions about a table that change nothing: odds, refusals, hints, the past, the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo import library
from caposaldo.kernel.chance import commitment
from caposaldo.server.app import create_app
from caposaldo.server.limits import OWN
from tests.server.seated import HUMAN, RANDOM, Client, Seated, bearer, error_of, sit

Wish = dict[str, Any]


@pytest.fixture
def table(client: Client, wish: Wish) -> Seated:
    return sit(client, wish).join()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seated]:
    """A sealed game that two computers have played to its end."""
    folder = tmp_path_factory.mktemp("finished")
    with TestClient(create_app(f"sqlite:///{folder / 'tables.sqlite3'}", limits=OWN)) as client:
        wish = {
            "game": "mortain",
            "scenario": "postcard",
            "mode": "solo",
            "seats": {"us": RANDOM, "german": RANDOM},
        }
        table = sit(client, wish)
        table.wait_for("over")
        yield table


@pytest.fixture
def sealed(client: Client, wish: Wish) -> Seated:
    return sit(client, wish, mode="link", seed=None).join()


def test_a_preview_is_for_the_seat_that_is_asked(table: Seated) -> None:
    assert error_of(table.get("preview", "german", action="ready")) == (409, "not-yours")
    assert error_of(table.get("preview", "us", action="exit")) == (422, "illegal")
    assert error_of(table.get("preview", "us", action="!")) == (400, "unreadable")


def test_a_preview_gives_the_odds_or_null(table: Seated) -> None:
    assert table.get("preview", "us", action="place 0101")[0] == 200
    game = library.start("mortain", "postcard", seed=7)
    expected = game.preview("place 0101")
    found = table.get("preview", "us", action="place 0101")[1]
    assert found == (expected.data() if expected is not None else None)


def test_why_not_answers_with_a_rule_or_with_nothing(table: Seated) -> None:
    status, found = table.get("why-not", "us", action="exit")
    assert status == 200
    assert found["refusal"]["rule"].startswith("SM ")
    assert table.get("why-not", "us", action="place 0101") == (200, {"refusal": None})
    status, found = table.get("why-not", "german", action="place 0101")
    assert found["refusal"]["key"] == "not-your-decision"
    assert error_of(table.get("why-not", action="exit")) == (403, "not-yours")
    assert error_of(table.get("why-not", "us")) == (400, "bad-request")


def test_hints_are_counted_and_only_for_the_seat_asked(table: Seated) -> None:
    status, found = table.get("hint", "us")
    assert status == 200
    options = table.state("us")["view"]["asked"]["options"]
    assert len(found["candidates"]) <= 3
    assert all(hint["notation"] in options for hint in found["candidates"])
    assert error_of(table.get("hint", "german")) == (409, "not-yours")
    assert table.state()["hints"] == {"us": 1, "german": 0}
    assert table.state()["view"]["at"] == 0


def test_while_a_game_goes_on_the_past_is_seen_from_ones_own_seat(sealed: Seated) -> None:
    sealed.answer("setup depth; ready")
    status, found = sealed.get("replay", "us", at=1, view="us")
    assert status == 200
    assert (found["at"], found["last"], found["entry"]["action"]) == (1, 2, "setup depth")
    assert found["view"]["at"] == 1
    assert error_of(sealed.get("replay", "us", at=1, view="german")) == (403, "not-yours")
    assert error_of(sealed.get("replay", at=1, view="german")) == (403, "not-yours")
    assert sealed.get("replay", at=1)[1]["view"]["seat"] == "spectator"
    assert error_of(sealed.get("replay", "us", at=3)) == (400, "bad-request")
    assert error_of(sealed.get("replay", "us", at=1, view="french")) == (400, "bad-request")


def test_when_a_game_is_over_anybody_sees_every_moment_from_any_seat(
    finished: Seated,
) -> None:
    table, final = finished, finished.state()
    last = final["view"]["at"]
    for at in (0, 1, 17, 40, 33, last):
        for seat in ("us", "german", "spectator"):
            status, found = table.get("replay", at=at, view=seat)
            assert status == 200
            assert found["view"]["at"] == at
            assert found["view"]["seat"] == seat
            assert found["entry"] == table.state(after=at - 1)["log"][0]
    assert found["view"]["result"] == final["view"]["result"]


def test_the_secret_is_shown_when_the_game_is_over_and_keeps_the_promise(sealed: Seated) -> None:
    sealed.play(30)
    status, record = sealed.get("record", "us")
    assert status == 200
    assert "secret" not in record["chance"]
    assert record["chance"]["commitment"] == sealed.made["commitment"]
    assert sealed.state()["secret"] is None
    sealed.post("concede", "german")
    status, record = sealed.get("record")
    assert record["chance"]["secret"] == sealed.state()["secret"]
    assert record["chance"]["nonces"] == ["nonce-german", "nonce-us"]
    assert commitment(sealed.id, record["chance"]["secret"]) == sealed.made["commitment"]


def test_two_computers_play_a_game_to_its_end(finished: Seated) -> None:
    state = finished.state()
    assert finished.keys == {}
    assert state["view"]["result"]["winner"] in ("us", "german")
    assert {entry["seat"] for entry in state["log"][1:]} == {"us", "german"}


def test_the_record_of_a_finished_game_is_proved(finished: Seated) -> None:
    result = library.verify(finished.get("record")[1]).result()
    assert result is not None
    assert result.data() == finished.state()["view"]["result"]


def test_the_record_of_a_conceded_game_is_whole(sealed: Seated) -> None:
    sealed.play(20)
    sealed.post("concede", "us")
    record = sealed.get("record")[1]
    assert record["conceded"] == "us"
    assert len(library.verify(record).answers) == 20


def test_a_record_is_a_file_with_names_and_hints(table: Seated) -> None:
    table.get("hint", "us")
    found = table.client.get(f"{table.url}/record", headers=table.head("us"))
    assert found.headers["content-disposition"] == (
        f'attachment; filename="caposaldo-{table.id}.json"'
    )
    assert found.json()["seats"] == {"us": "Name us", "german": "Name german"}
    assert found.json()["hints"] == {"us": 1, "german": 0}
    assert error_of(table.get("record")) == (403, "not-yours")


def branch(table: Seated, key: str = "", **body: object) -> tuple[int, Any]:
    seats = {"us": HUMAN, "german": HUMAN}
    sent = {"mode": "hotseat", "seats": seats, **body}
    found = table.client.post(f"{table.url}/branch", json=sent, headers=bearer(key))
    return found.status_code, found.json()


def test_a_branch_goes_on_from_a_past_moment_with_fresh_chance(table: Seated) -> None:
    table.play(30)
    past = table.get("replay", "us", at=20)[1]["view"]
    status, made = branch(table, at=20, key=table.keys["us"])
    assert status == 201
    twig = Seated(table.client, made).join()
    state = twig.state("us")
    assert state["view"]["table"] == past["table"]
    assert state["view"]["asked"]["seat"] == past["asked"]["seat"]
    assert state["parent"] == {"id": table.id, "at": 20}
    assert made["commitment"] is not None
    twig.play(10)
    twig.post("concede", "us")
    assert len(library.verify(twig.get("record")[1]).answers) == 10


def test_a_sealed_game_can_be_branched_only_when_it_is_over(sealed: Seated) -> None:
    sealed.play(10)
    assert error_of(branch(sealed, at=5, key=sealed.keys["us"])) == (409, "stale")
    assert error_of(branch(sealed, at=5)) == (403, "not-yours")
    sealed.post("concede", "us")
    assert error_of(branch(sealed, at=11)) == (400, "bad-request")
    assert branch(sealed, at=5)[0] == 201


def test_nothing_can_be_played_on_from_the_end(finished: Seated) -> None:
    last = finished.state()["view"]["at"]
    assert error_of(branch(finished, at=last)) == (409, "over")
