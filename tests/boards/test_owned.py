"""The published scenarios on boards that their owner has imported, from the shelf to the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from caposaldo import library
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.chance import stream
from caposaldo.kernel.events import Event
from caposaldo.kernel.game import Origin, begin
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.boards.owned import PUBLISHED, TOWN, VILLAGE, owner, run
from tests.contract.battery import CHECKS
from tests.contract.contests import choose

MOST_ANSWERS = 20_000
LOOKS = 5
"""At how many moments of a game all checks of the battery look at it."""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with owner(tmp_path_factory.mktemp("owner")):
        yield
    played.cache_clear()


@cache
def played(scenario: str) -> tuple[list[AnyGame], list[Event]]:
    """Play a random game to its end; return it as it stood now and then, and all that was told."""
    kind = library.game("aslsk")
    place = PUBLISHED.index(scenario)
    preset = library.preset(kind, "published" if place % 2 else "document")
    helped = kind.choices(scenario)["balance"]
    setup = kind.setup(scenario, {**preset, "balance": helped[place % len(helped)]})
    game = begin(kind, Origin(setup, stream(place, "game").data(), None))
    bot = stream(place, "bot")
    stood, told = [game.copy()], [*game.told()]
    while game.decision() is not None:
        assert len(game.answers) < MOST_ANSWERS, "the game does not end"
        assert kind.check(game) is None
        told += game.answer(choose(game, bot))
        stood.append(game.copy())
    return stood, told


def test_who_imports_the_boards_has_the_scenarios() -> None:
    listed = json.loads(run("games", "--json").stdout)
    starter = next(game for game in listed if game["id"] == "aslsk")
    named = [scenario["id"] for scenario in starter["scenarios"]]
    assert named[-8:] == PUBLISHED
    boards = {entry["id"]: entry for entry in json.loads(run("boards", "list", "--json").stdout)}
    assert all(boards[id]["own"] for id in (VILLAGE, TOWN))
    assert run("boards", "check", VILLAGE).stdout == "y: no fault, 346 hexes.\n"


@pytest.mark.parametrize("scenario", PUBLISHED)
def test_a_random_game_ends_with_a_result(scenario: str) -> None:
    stood, told = played(scenario)
    game = stood[-1]
    result = game.result()
    assert result is not None
    assert result.winner in game.kind.seats(game.setup)
    assert game.kind.check(game) is None
    assert {"set-up-done", "turn-began", "fired", "won"} <= {event.kind for event in told}


@pytest.mark.parametrize("scenario", PUBLISHED)
def test_the_contract_of_games_holds_on_the_way(scenario: str) -> None:
    *stood, _ = played(scenario)[0]
    bot = stream(PUBLISHED.index(scenario), "moments")
    for at in sorted({0, *[bot.below(len(stood), "moment") for _ in range(LOOKS)]}):
        for check in CHECKS:
            check(stood[at].copy(), stream(at, check.__name__))


@proves("SK V2", 4)
@pytest.mark.parametrize("scenario", ["S1", "S5", "S8"])
def test_V2_reinforcements_enter_in_their_owners_player_turn(scenario: str) -> None:
    stood, _ = played(scenario)
    came = 0
    for before, after in pairwise(stood):
        roster = after.table.battle.roster
        for event in after.told():
            entered = event.facts["units"] if event.kind == "entered" else []
            for id in cast("list[str]", entered):
                group = roster.unit_group[UnitId(id)]
                assert before.table.side == group.side
                assert before.table.phase in ("movement", "advance")
                assert group.turn <= before.table.turn
                came += 1
    assert came > 3


@proves("SK V8", 5)
@proves("SK N1", 1)
@pytest.mark.parametrize("scenario", PUBLISHED)
def test_V8_squads_are_neither_split_nor_joined(scenario: str) -> None:
    stood, _ = played(scenario)
    for before, after in pairwise(stood):
        reduced = {event.facts["unit"] for event in after.told() if event.kind == "reduced"}
        made = {event.facts["unit"] for event in after.told() if event.kind == "promoted"}
        assert set(after.table.units) - set(before.table.units) == made
        for id, unit in before.table.units.items():
            assert id in reduced or unit.squad == after.table.units[id].squad


def test_what_the_scenarios_bring_with_them_happens() -> None:
    told = {scenario: {event.kind for event in played(scenario)[1]} for scenario in PUBLISHED}
    assert "snow" in told["S4"]
    assert "fortified" in told["S3"]
    assert {"reinforcements-awaited"} <= told["S2"]
    assert {"reinforcements-diced"} <= told["S5"]
    assert {"held-back"} <= told["S6"]


def test_a_study_on_imported_boards_is_a_command() -> None:
    words = ("--scenario", "S7", "--players", "random,random", "--games", "2", "--workers", "1")
    made = run("simulate", "aslsk", *words, "--json")
    assert made.exit_code == 0, made.output
    assert json.loads(made.stdout)["games"] == 2
