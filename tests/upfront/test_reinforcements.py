"""Reinforcements that a scenario promises after some decks (UF 35, 16.5)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.proofs import proves
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.shelf import open_box
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.victory import is_broken
from tests.upfront.boxes import read
from tests.upfront.data_files import parsed

PROMISED = {"key": "reinforcements", "side": "defender", "value": {"decks": 1}}
PLACE = (
    "scenario D",
    "nations german american",
    "german A 1 g2 g3",
    "german B 0 g4 g5",
    "american A 0 a3 a4",
    "american B 0 a6 a7",
    "waiting german g6 g7",
    "waiting american a8 a9 a17",
    "hand german 9",
    "hand american 12 65 60",
)


def with_promise(name: str) -> Mapping[str, Any]:
    """The data files, with reinforcements for the defender of scenario D after a deck."""
    data = dict(read(name))
    if name == "scenarios.toml":
        data["scenario"]["D"]["special"].append(PROMISED)
    return data


@cache
def kind() -> UpFrontKind:
    box, scenarios = open_box(with_promise)
    book = {"book": "UF", "title": "Up Front", "rule": []}
    return UpFrontKind(book, {"reading": [], **parsed("../readings")}, box, scenarios)


def placed(*lines: str) -> Game[UpFrontTable]:
    setup, table, stack = kind().position([*PLACE, *lines])
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind(), Origin(setup, stream(1, "game").data(), place))


@pytest.mark.parametrize(("deck", "early"), [(1, True), (2, False), (3, False)])
@proves("UF 35.1", 1)
def test_35_1_they_come_only_when_the_decks_the_scenario_names_have_run_out(
    deck: int, early: bool
) -> None:
    game = placed("turn american", f"deck {deck}")
    refusal = game.why_not("american", "reinforce 12")
    found = None if refusal is None else (refusal.key, str(refusal.rule), refusal.facts)
    assert found == (("deck-too-early", "UF 35.1", {"decks": 1}) if early else None)


@proves("UF 35.1", 1)
def test_35_1_what_is_promised_to_one_side_does_not_bind_the_other() -> None:
    assert placed("turn german").why_not("german", "reinforce 9") is None


@proves("UF 35.2", 1)
@proves("UF 16.5", 3)
def test_35_2_they_are_in_play_then_stand_last_and_count_for_the_squad() -> None:
    game = placed("turn american", "deck 2")
    game.answer("reinforce 12")
    game.answer("under 65 60")
    table = game.table
    letters = [group.id for group in table.groups.values()]
    assert letters == ["german-A", "german-B", "american-A", "american-B", "american-E"]
    assert [man.card.id for man in table.groups["american-E"].men] == ["a8", "a9", "a17"]
    assert table.waiting["american"] == ()
    assert table.hands["american"] == ()
    assert "60" not in table.discards


@proves("UF 16.5", 3)
def test_16_5_the_force_grows_when_they_enter_uf2_16_18() -> None:
    lost = [f"lost a{number} kia" for number in (10, 18, 20)]
    game = placed("turn american", "deck 2", "strength american 9", *lost)
    assert game.result() is None
    assert not is_broken(game.table, "american")
    game.answer("reinforce 12")
    game.answer("go")
    game.table.lost.update({"a3": "kia"})
    assert not is_broken(game.table, "american")
    game.table.lost.update({"a4": "rout"})
    assert is_broken(game.table, "american")


@proves("UF 16.5", 3)
def test_16_5_before_that_fewer_losses_break_the_squad() -> None:
    lost = [f"lost a{number} kia" for number in (10, 18, 20, 27)]
    game = placed("turn american", "deck 2", "strength american 9", *lost)
    result = game.result()
    assert result is not None
    assert (result.winner, result.reason) == ("german", "squad-broken")
