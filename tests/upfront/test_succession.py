"""Who leads after whom, as state, text, saves and views have it (UF 15.1 to 15.3, 35.1, 48.32)."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.saves import load
from caposaldo.proofs import proves
from caposaldo.upfront.command import join, leader
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import fresh
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.pursuit import pursuers
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import UpFront, given, kind, laid, started

FIELD: Final = (
    "scenario V",
    "nations german american",
    "turn american",
    "german A 2 g3 g4",
    "german B 2 g5 g6",
    "lost a1 kia",
)
SPARE_FIRST: Final = ("american Z 1 a20 a12", "american A 1 a2 a5", "american B 1 a6 a7")
ORDER: Final = "command american a2 a20"


def chief(table: UpFrontTable, side: str = "american") -> str:
    man = leader(table, side)
    return "" if man is None else man.id


def read(table: UpFrontTable, **changes: object) -> UpFrontTable:
    data = json.loads(json.dumps({**table.data(), **changes}))
    return kind().read_table(kind().setup("V", {"side-1": "german", "side-2": "american"}), data)


@proves("UF 15.1", 2)
def test_15_1_the_order_is_written_only_where_role_and_place_would_not_give_it() -> None:
    usual = laid(*FIELD, "american A 1 a2 a5", "american E 1 a20 a12", ORDER)
    assert "command" not in usual.data()
    assert [man.id for man in usual.leaders("american")] == ["a2", "a20"]
    assert laid(*FIELD, *SPARE_FIRST, ORDER).data()["command"] == {"american": ["a2", "a20"]}
    assert "command" not in started("A", "german", "american", 3).save()["table"]  # type: ignore[operator]


@proves("UF 15.1", 2)
def test_15_1_what_was_not_written_is_remembered_all_the_same() -> None:
    game = given(*FIELD, "american A 1 a6 a7", "american B 1 a2 a5", "american C 1 a20.to=B a8")
    assert "command" not in game.table.data()
    again: UpFront = load(game.kind, json.loads(json.dumps(game.save())))
    for each in (game, again):
        each.answer("receive B")
        each.answer("stand a20 1")
        assert [man.id for man in each.table.leaders("american")] == ["a2", "a20"]
    assert game.table.data()["command"] == {"american": ["a2", "a20"]}
    assert game.save() == again.save()


@proves("UF 15.1", 2)
def test_15_1_a_table_saved_before_is_read_by_role_and_place() -> None:
    table = laid(*FIELD, *SPARE_FIRST, ORDER)
    old = {name: value for name, value in table.data().items() if name != "command"}
    setup = kind().setup("V", {"side-1": "german", "side-2": "american"})
    assert chief(kind().read_table(setup, json.loads(json.dumps(old)))) == "a20"
    assert chief(read(table)) == "a2"
    assert chief(laid(*FIELD, *SPARE_FIRST)) == "a20"


@pytest.mark.parametrize(
    "line",
    [
        "command american a2",
        "command american a2 a20 a18",
        "command american a2 a2 a20",
        "command american a2 a5",
        "command german g1",
    ],
)
def test_an_order_names_each_leader_once_and_nobody_else(line: str) -> None:
    with pytest.raises(UnreadableFile, match="name each of them once"):
        laid(*FIELD, *SPARE_FIRST, line)


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"american": ["a2", "a18"]}, "the leaders of american are a2, a20; name each of them"),
        ({"german": ["g1"]}, "the leaders of german are nobody"),
        ({"russian": ["r1"]}, "must be those of german or american"),
        (["a2"], "cannot be read|must be"),
    ],
)
def test_nor_does_a_file(said: object, complaint: str) -> None:
    with pytest.raises(UnreadableFile, match=complaint):
        read(laid(*FIELD, *SPARE_FIRST, ORDER), command=said)


@proves("UF 15.3", 2)
def test_15_3_both_sides_see_who_leads_and_a_twin_world_has_the_same_leader() -> None:
    game = given(*FIELD, *SPARE_FIRST, ORDER)
    for seat in ("german", "american", SPECTATOR):
        seen: Any = game.kind.view(game, seat)
        assert seen["sides"]["american"]["leaders"] == ["a2", "a20"]
        assert seen["sides"]["german"]["leaders"] == []
    twin = game.kind.redeal(game, "german", stream(1, "twin"))
    assert chief(twin.table) == "a2"
    twin.table.command["american"] = ("a20",)
    assert chief(game.table) == "a2"


@proves("UF 15.3", 4)
def test_15_3_he_who_leads_by_this_order_decides_on_the_pursuit() -> None:
    table = laid(*FIELD, *SPARE_FIRST, ORDER)
    assert [man.id for man in pursuers(table, "american")] == ["a2"]
    pinned = laid(*FIELD, *SPARE_FIRST[:1], "american A 1 a2.pinned a5", ORDER)
    assert pursuers(pinned, "american") == []


@pytest.mark.parametrize("coming", ["a18", "a43"])
@proves("UF 35.1", 4)
@proves("UF 48.32", 2)
def test_35_1_who_comes_later_is_the_last_sl_or_asl(coming: str) -> None:
    table = laid(*FIELD, *SPARE_FIRST, ORDER)
    man = fresh(table.battle.box.men[ManId(coming)])
    table.put(Group("american", "E", 0, (man,)))
    join(table, "american", (man,))
    assert [each.id for each in table.leaders("american")] == ["a2", "a20", coming]
    assert table.data()["command"] == {"american": ["a2", "a20", coming]}


@proves("UF 15.1", 1)
def test_15_1_a_side_that_forms_its_groups_anew_has_its_leaders_by_role_again() -> None:
    game = started("A", "german", "american", 5)
    while not game.table.hands["german"]:
        assert all(len(line) == 0 for line in game.table.command.values())
        asked = game.decision()
        assert asked is not None
        again: UpFront = load(game.kind, json.loads(json.dumps(game.save())))
        for each in (game, again):
            each.answer(asked.options[0])
        assert game.save() == again.save()
    assert game.table.command["german"] == ("g1", "g2")
