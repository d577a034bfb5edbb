"""Whatever is read, only a clear error comes out, and a game that was read can be played."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caposaldo.kernel.actions import parse, parse_chain
from caposaldo.kernel.chance import SealedChance, stream
from caposaldo.kernel.errors import (
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnreadableAction,
    UnreadableFile,
)
from caposaldo.kernel.game import Origin, begin
from caposaldo.kernel.records import make_record, read_record
from caposaldo.kernel.replaying import replay, verify
from caposaldo.kernel.saves import load
from caposaldo.library import AnyGame, AnyKind, open_record
from caposaldo.library import load as load_any
from tests.contract.contests import Contest, choose, contests, kinds
from tests.fuzz.files import ANYTHING, spoilt

EXAMPLES = int(os.environ.get("CAPOSALDO_EXAMPLES", "60"))
thorough = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    print_blob=True,
)
FIRST = [next(contest for contest in contests() if contest.game == id) for id in kinds()]
any_game = pytest.mark.parametrize("contest", FIRST, ids=str)


@cache
def halfway(contest: Contest, seed: int) -> AnyGame:
    """Return a game some way on, sealed or swift."""
    kind = contest.kind
    sealed = SealedChance("t1", "3c" * 32, ("n1", "n2"))
    source = sealed if seed % 2 else stream(seed, "game")
    game = begin(kind, Origin(kind.setup(contest.scenario, {}), source.data(), None))
    bot = stream(seed, "bot")
    for _ in range(8 * seed):
        if game.decision() is not None:
            game.answer(choose(game, bot))
    return game


def through_text(data: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def play_a_little(game: AnyGame) -> None:
    bot = stream(1, "after")
    for _ in range(5):
        if game.decision() is None:
            break
        game.answer(choose(game, bot))
        game.view(game.kind.seats(game.setup)[0])
        game.save()


@any_game
@thorough
@given(data=st.data(), seed=st.integers(0, 6))
def test_a_spoilt_save_is_refused_or_playable(
    contest: Contest, data: st.DataObject, seed: int
) -> None:
    save = data.draw(spoilt(through_text(halfway(contest, seed).save())))
    with suppress(UnreadableFile):
        game = load(contest.kind, save)
        assert game.save() == save
        play_a_little(game)


@any_game
@thorough
@given(data=st.data(), seed=st.integers(0, 6))
def test_a_spoilt_record_is_refused_or_true(
    contest: Contest, data: st.DataObject, seed: int
) -> None:
    true = through_text(make_record(halfway(contest, seed), {"north": "Ada"}))
    spoilt_record = data.draw(spoilt(true))
    for use in (verify, replay):
        with suppress(UnreadableFile):
            game = use(contest.kind, read_record(contest.kind, spoilt_record))
            assert len(game.answers) == len(spoilt_record["answers"])


@thorough
@given(ANYTHING)
def test_anything_at_all_is_refused_as_a_file(data: object) -> None:
    for read in (load_any, open_record):
        with pytest.raises(UnreadableFile):
            read(data)


@thorough
@given(st.one_of(st.text(), st.from_regex(r"[a-z; ]{0,40}", fullmatch=True)))
def test_any_text_is_an_action_that_parses_back_or_is_unreadable(notation: str) -> None:
    try:
        steps = parse_chain(notation)
    except UnreadableAction:
        return
    assert [parse(step.notation) for step in steps] == steps


@any_game
@thorough
@given(data=st.data(), seed=st.integers(0, 6))
def test_any_text_answers_or_is_refused_and_nothing_changes(
    contest: Contest, data: st.DataObject, seed: int
) -> None:
    game = halfway(contest, seed)
    before = game.save()
    seat = game.kind.seats(game.setup)[0]
    verbs = sorted({deed.VERB for deeds in game.kind.deeds.values() for deed in deeds})
    words = st.sampled_from(["c1", "0804", "at", "ai", "us-tdt", "1", "-", "x>y", "Air", "c99"])
    made = st.builds(
        lambda verb, rest: " ".join([verb, *rest]),
        st.sampled_from(verbs),
        st.lists(words, max_size=3),
    )
    notation = data.draw(st.one_of(st.text(), made, st.lists(made, max_size=3).map("; ".join)))
    for ask in (
        lambda: game.copy().answer(notation),
        lambda: game.why_not(seat, notation),
        lambda: game.preview(notation),
    ):
        with suppress(IllegalAction, UnreadableAction, StaleDecision, NotYourDecision):
            ask()
    assert game.save() == before


@any_game
@thorough
@given(data=st.data(), seed=st.integers(0, 6))
def test_any_text_is_a_position_that_can_be_played_or_is_refused(
    contest: Contest, data: st.DataObject, seed: int
) -> None:
    true = contest.kind.describe(halfway(contest, seed))
    words = sorted(
        {word for line in true for word in line.split()} | {"flipped", "lost", "9", "-1"}
    )
    line = st.lists(st.sampled_from(words), min_size=1, max_size=4).map(" ".join)
    lines = data.draw(
        st.lists(st.one_of(line, st.sampled_from(true), st.text(max_size=20)), max_size=12)
    )
    kept = true if data.draw(st.booleans()) else []
    check_position(contest.kind, [*kept, *lines])


def check_position(kind: AnyKind, lines: list[str]) -> None:
    """Set a position down and play, or be told why not."""
    with suppress(UnreadableFile):
        setup, table, stack = kind.position(lines)
        place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
        game = begin(kind, Origin(setup, stream(0, "game").data(), place))
        play_a_little(game)
