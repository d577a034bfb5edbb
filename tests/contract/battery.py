"""The battery that every game runs: what must hold whenever a question is open.

A check looks at a game and plays on with copies only; `bot` chooses what it tries.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction

import pytest

from caposaldo.kernel.actions import parse
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.errors import (
    IllegalAction,
    NotYourDecision,
    StaleDecision,
    UnreadableAction,
)
from caposaldo.kernel.game import begin
from caposaldo.kernel.rules import Modifier
from caposaldo.kernel.saves import load
from caposaldo.library import AnyGame
from tests.contract.contests import choose
from tests.contract.tries import (
    answers_to,
    asked,
    go_the_same_way,
    seats,
    several,
    thinkable,
    visible,
)

Check = Callable[[AnyGame, Chance], None]
UNREADABLE = ("", "!", "Play c1", "a" * 500, "pass;", "\x00", "move 0101; ;pass")


def options_are_sorted_unique_and_parse_back(game: AnyGame, bot: Chance) -> None:
    notations = [option.notation for option in asked(game).options]
    assert notations
    assert notations == sorted(set(notations))
    assert [parse(notation).notation for notation in notations] == notations
    assert asked(game).seat in game.kind.seats(game.setup)


def what_is_overheard_reads_like_an_action(game: AnyGame, bot: Chance) -> None:
    for option in asked(game).options:
        heard = game.kind.overheard(option.notation)
        assert parse(heard).notation == heard


def a_table_without_secrets_is_the_same_to_everybody(game: AnyGame, bot: Chance) -> None:
    if game.kind.secretive(game.setup):
        return
    tables = [game.kind.view(game, seat) for seat in seats(game)]
    assert tables == [tables[0]] * len(tables)
    assert all(event.seen_by is None for event in game.told())
    for option in asked(game).options:
        assert game.kind.overheard(option.notation) == option.notation


def refused_answers_change_nothing(game: AnyGame, bot: Chance) -> None:
    before, told, question = game.save(), game.told(), asked(game)
    wrong = [side for side in seats(game) if side != question.seat]
    for notation in thinkable(game, bot, 20):
        if question.offered(parse(notation)) is None:
            with pytest.raises(IllegalAction):
                game.answer(notation, question.seat)
    for notation in UNREADABLE:
        with pytest.raises(UnreadableAction):
            game.answer(notation)
    notation = choose(game, bot)
    for seat in wrong:
        with pytest.raises(NotYourDecision):
            game.answer(notation, seat)
    for at in (-1, len(game.answers) - 1, len(game.answers) + 1):
        with pytest.raises(StaleDecision):
            game.answer(notation, question.seat, at)
    assert (game.save(), game.told(), game.decision()) == (before, told, question)


def why_not_is_silent_exactly_for_what_is_offered(game: AnyGame, bot: Chance) -> None:
    before, question = game.digest(), asked(game)
    for notation in [*thinkable(game, bot, 40), *several(game, bot, 5)]:
        refusal = game.why_not(question.seat, notation)
        assert (refusal is None) == (question.offered(parse(notation)) is not None), notation
        if refusal is not None:
            assert refusal.rule in game.kind.book.rules
            assert json.loads(json.dumps(refusal.data())) == refusal.data()
            with pytest.raises(IllegalAction) as caught:
                game.copy().answer(notation)
            assert caught.value.refusal.data() == refusal.data()
    for seat in seats(game):
        if seat != question.seat:
            refusal = game.why_not(seat, choose(game, bot))
            assert refusal is not None
            assert refusal.key == "not-your-decision"
    assert game.digest() == before


def a_copy_goes_the_same_way_and_its_own(game: AnyGame, bot: Chance) -> None:
    before = game.save()
    go_the_same_way(game.copy(), game.copy(), bot)
    assert game.save() == before


def a_save_read_back_from_text_goes_the_same_way(game: AnyGame, bot: Chance) -> None:
    again = load(game.kind, json.loads(json.dumps(game.save())))
    assert again.save() == game.save()
    assert again.may_undo() == game.may_undo()
    for seat in seats(game):
        assert again.view(seat) == game.view(seat)
    go_the_same_way(again, game.copy(), bot)


def replaying_the_answers_gives_the_same_game(game: AnyGame, bot: Chance) -> None:
    again = begin(game.kind, game.origin)
    for seat, notation in game.answers:
        again.answer(notation, seat)
    the_same_game(again, game)


def the_same_game(one: AnyGame, other: AnyGame) -> None:
    """See that two games stand alike and have told the same last."""
    assert one.save() == other.save()
    assert [event.data() for event in one.told()] == [event.data() for event in other.told()]


def undo_goes_back_exactly_or_not_at_all(game: AnyGame, bot: Chance) -> None:
    question = asked(game)
    for notation in several(game, bot, 3):
        after = game.copy()
        after.answer(notation)
        following = after.decision()
        if after.may_undo():
            assert following is not None
            assert following.seat == question.seat
            assert after.chance.uses == game.chance.uses
            after.undo(question.seat)
            assert after.save() == game.save()
            assert [after.view(s) for s in seats(game)] == [game.view(s) for s in seats(game)]
        else:
            stuck = after.save()
            with pytest.raises(StaleDecision):
                after.undo()
            assert after.save() == stuck


def what_shows_something_new_cannot_be_taken_back(game: AnyGame, bot: Chance) -> None:
    seat = asked(game).seat
    for notation in several(game, bot, 4):
        after = game.copy()
        after.answer(notation)
        for _ in range(3):
            twin = game.redeal(seat, stream(bot.below(1 << 30, "twin"), "twin"))
            twin.answer(notation)
            if visible(twin, seat) != visible(after, seat):
                assert not after.may_undo(), f"{notation} shows something and can be undone"


def twins_look_alike(game: AnyGame, bot: Chance) -> None:
    for seat in seats(game):
        twin = game.redeal(seat, stream(bot.below(1 << 30, "twin"), "twin"))
        assert game.kind.check(twin) is None
        assert visible(twin, seat) == visible(game, seat)


def twin_worlds_look_the_same(game: AnyGame, bot: Chance) -> None:
    before, some = game.save(), several(game, bot, 4)
    tries = [*some, *thinkable(game, bot, 12)]
    tries += [f"{first}; {then}" for first in some for then in tries[-4:]]
    for seat in seats(game):
        twin = game.redeal(seat, stream(bot.below(1 << 30, "twin"), "twin"))
        assert game.kind.check(twin) is None
        assert visible(twin, seat) == visible(game, seat)
        assert answers_to(twin, seat, tries) == answers_to(game, seat, tries)
        assert visible(twin.redeal(seat, stream(1, "again")), seat) == visible(game, seat)
    assert game.save() == before


def a_redealt_game_knows_nothing_of_the_true_one(game: AnyGame, bot: Chance) -> None:
    seat = asked(game).seat
    other = stream(bot.below(1 << 30, "twin"), "twin")
    twin = game.redeal(seat, other)
    assert twin.chance.data() != game.chance.data()
    assert all(event.seen(seat) for event in twin.told())
    origin = twin.origin.data()
    assert origin["setup"] == game.setup.data()
    assert origin["chance"] == {"kind": "redealt"}
    assert {notation for _, notation in twin.answers} <= {""}
    for _ in range(25):
        if twin.decision() is None:
            break
        twin.answer(choose(twin, bot))
        assert game.kind.check(twin) is None


def events_cite_known_rules(game: AnyGame, bot: Chance) -> None:
    known = game.kind.book.rules
    assert asked(game).rule in known
    after = game.copy()
    for notation in several(game, bot, 4):
        after = game.copy()
        for event in after.answer(notation):
            assert event.rules
            assert set(event.rules) <= set(known), event
            assert {modifier.rule for modifier in event.modifiers} <= set(known), event
            assert json.loads(json.dumps(event.data())) == event.data()


def previews_are_exact_and_harmless(game: AnyGame, bot: Chance) -> None:
    before = game.save()
    for notation in several(game, bot, 8):
        preview = game.preview(notation)
        if preview is None:
            continue
        assert json.loads(json.dumps(preview.data())) == preview.data()
        assert preview.notation == notation
        assert preview.rule in game.kind.book.rules
        sums: list[Modifier] = [*preview.factors, *preview.modifiers]
        assert {modifier.rule for modifier in sums} <= set(game.kind.book.rules)
        if preview.odds:
            shares = [Fraction(outcome.chances, outcome.of) for outcome in preview.odds]
            assert sum(shares) == 1
            assert min(shares) >= 0
    assert game.save() == before


def views_are_ready_for_json_and_offer_only_to_the_seat_asked(game: AnyGame, bot: Chance) -> None:
    question = asked(game)
    for seat in seats(game):
        view = game.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        shown = question.data(with_options=seat == question.seat)
        assert view["asked"] == shown
        assert bool(shown["options"]) == (seat == question.seat)
        assert view["undo"] == (seat == question.seat and game.may_undo())
    for nobody in ("nobody", *(side for side in game.kind.sides if side not in seats(game))):
        with pytest.raises(NotYourDecision):
            game.view(nobody)


def a_chain_is_its_steps_or_nothing(game: AnyGame, bot: Chance) -> None:
    before, steps, step_by_step = game.save(), [], game.copy()
    told: list[object] = []
    for _ in range(5):
        steps.append(choose(step_by_step, bot))
        told += [event.data() for event in step_by_step.answer(steps[-1])]
        if not step_by_step.may_undo():
            break
    at_once = game.copy()
    assert [event.data() for event in at_once.answer("; ".join(steps))] == told
    assert at_once.save() == step_by_step.save()
    for more in ("fly 0101", choose(step_by_step, bot) if step_by_step.decision() else "fly 0101"):
        chain = "; ".join([*steps, more])
        if not step_by_step.may_undo() or more == "fly 0101":
            with pytest.raises(IllegalAction) as caught:
                game.answer(chain)
            passed = caught.value.refusal.key == "chain-too-long"
            assert passed != step_by_step.may_undo()
            assert game.why_not(asked(game).seat, chain) is not None
    assert game.save() == before


CHECKS: tuple[Check, ...] = (
    options_are_sorted_unique_and_parse_back,
    what_is_overheard_reads_like_an_action,
    a_table_without_secrets_is_the_same_to_everybody,
    refused_answers_change_nothing,
    why_not_is_silent_exactly_for_what_is_offered,
    a_copy_goes_the_same_way_and_its_own,
    a_save_read_back_from_text_goes_the_same_way,
    replaying_the_answers_gives_the_same_game,
    undo_goes_back_exactly_or_not_at_all,
    what_shows_something_new_cannot_be_taken_back,
    twin_worlds_look_the_same,
    a_redealt_game_knows_nothing_of_the_true_one,
    events_cite_known_rules,
    previews_are_exact_and_harmless,
    views_are_ready_for_json_and_offer_only_to_the_seat_asked,
    a_chain_is_its_steps_or_nothing,
)
