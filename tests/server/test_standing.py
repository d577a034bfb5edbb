"""Standing answers: given without asking, seen by nobody else, ended at any time."""

from __future__ import annotations

import pytest

from tests.kernel.duel_shelf import put_on_the_shelf
from tests.server.hidden import attack, duel
from tests.server.seated import RANDOM, Client, Data, Seated, error_of


@pytest.fixture
def table(client: Client, monkeypatch: pytest.MonkeyPatch) -> Seated:
    put_on_the_shelf(monkeypatch)
    return duel(client)


def stand(table: Seated, seat: str, action: str, prompt: str = "react") -> Data:
    status, state = table.post("standing", seat, prompt=prompt, action=action)
    assert status == 200, state
    return state


def test_a_standing_answer_is_given_as_soon_as_its_prompt_is_asked(table: Seated) -> None:
    assert stand(table, "south", "yield")["standing"] == {"react": "yield"}
    state = attack(table, "north")
    assert [(e["seat"], e["action"]) for e in state["log"][1:]] == [("south", "yield")]
    assert state["view"]["asked"] == {**state["view"]["asked"], "seat": "south", "prompt": "lead"}


def test_one_who_is_asked_already_is_answered_for_at_once(table: Seated) -> None:
    attack(table, "north")
    state = stand(table, "south", "yield")
    assert (state["view"]["at"], state["log"][-1]["action"]) == (2, "yield")


def test_a_standing_answer_can_be_ended_at_any_time(table: Seated) -> None:
    stand(table, "south", "yield")
    assert stand(table, "south", "")["standing"] == {}
    assert attack(table, "north")["view"]["asked"]["seat"] == "south"


def test_an_answer_that_is_not_offered_is_left_to_the_player(table: Seated) -> None:
    stand(table, "south", "block c99")
    state = attack(table, "north")
    assert (state["view"]["at"], state["view"]["asked"]["seat"]) == (1, "south")


def test_the_enemy_sees_no_trace_of_it(table: Seated, client: Client) -> None:
    other = duel(client)

    def seen(one: Seated, seat: str) -> Data:
        state = one.state(seat)
        del state["id"]
        return state

    stand(table, "south", "yield")
    for seat in ("north", ""):
        assert seen(table, seat) == seen(other, seat)
        assert seen(table, seat)["standing"] == {}
    attack(table, "north")
    attack(other, "north")
    other.answer("yield")
    for seat in ("north", ""):
        assert seen(table, seat) == seen(other, seat)
        replayed = [one.get("replay", seat, at=2)[1] for one in (table, other)]
        assert replayed[0] == replayed[1]


def test_nothing_stirs_at_the_enemys_connection(table: Seated) -> None:
    with table.live("south") as south, table.live("north") as north:
        for socket in (south, south, north):
            socket.receive_json(timeout=5)
        stand(table, "south", "yield")
        assert south.receive_json(timeout=5)["state"]["standing"] == {"react": "yield"}
        north.send_json({"do": "ping"})
        assert north.receive_json(timeout=5) == {"type": "pong"}


def test_after_an_undo_the_player_is_asked(table: Seated) -> None:
    table.answer("rest")
    state = stand(table, "south", "swap", prompt="lead")
    assert (state["view"]["asked"]["prompt"], state["view"]["undo"]) == ("swap", True)
    status, state = table.post("undo", "south", at=state["view"]["at"])
    assert (status, state["view"]["asked"]["prompt"]) == (200, "lead")
    assert state["standing"] == {"lead": "swap"}


def test_it_holds_against_a_computer_and_is_read_back_from_the_disk(
    client: Client, monkeypatch: pytest.MonkeyPatch, table: Seated
) -> None:
    against = duel(client, mode="solo", seats={"north": RANDOM, "south": {"player": "human"}})
    for prompt, action in (("react", "yield"), ("lead", "rest")):
        against.post("standing", "south", prompt=prompt, action=action)
    state = against.wait_for("over")
    given = {entry["action"] for entry in state["log"] if entry["seat"] == "south"}
    assert given <= {"yield", "rest"}
    stand(table, "south", "yield")
    hall = client.app.dependencies["hall"].dependency()
    hall._rooms.clear()
    assert table.state("south")["standing"] == {"react": "yield"}
    assert attack(table, "north")["view"]["at"] == 2


def test_what_cannot_stand_is_refused(table: Seated) -> None:
    def refused(seat: str, prompt: str, action: str) -> tuple[int, str]:
        return error_of(table.post("standing", seat, prompt=prompt, action=action))

    assert refused("south", "react", "Yield!") == (400, "unreadable")
    assert refused("south", "react", "yield; rest") == (400, "unreadable")
    assert refused("south", "No Prompt", "yield")[0] == 400
    for n in range(40):
        stand(table, "south", "yield", prompt=f"prompt-{n}")
    assert refused("south", "one-more", "yield") == (400, "bad-request")
    table.keys["nobody"] = ""
    assert refused("nobody", "react", "yield") == (403, "not-yours")
    table.post("concede", "north")
    assert refused("south", "react", "yield") == (409, "over")
