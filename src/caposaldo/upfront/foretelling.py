"""Alone at the table: all actions of a turn are declared before the first is resolved (49.11)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.actions import CHAIN, Action, action, parse
from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.acting import Actions, Done
from caposaldo.upfront.covering import strangers
from caposaldo.upfront.foreseeing import foreseen, go_on, settled, still_possible, twin_of
from caposaldo.upfront.overhearing import PLAN, plan_overheard, secrets_of
from caposaldo.upfront.storming import due, storm
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront
from caposaldo.upfront.victory import settle

DECLARED: Final = rule("UF 49.11")
WORDS: Final = re.compile("[>:,; ]+")
"""What parts the things that a chain names, also those of one word."""


class Foretelling(Script[UpFrontTable]):
    """The actions of a turn are declared, then carried out in that order (49.11).

    `plans` are the actions still to come, each a chain; `cards` those shown in them.
    """

    KIND: ClassVar[str] = "upfront.foretelling"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "carry_out", "charge")
    FIELDS: ClassVar[tuple[str, ...]] = ("plans", "cards", "step")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, tuple, str)

    def __init__(
        self, plans: tuple[str, ...] = (), cards: tuple[str, ...] = (), step: str = ""
    ) -> None:
        self.plans = plans
        self.cards = cards
        self.step = step

    def ask(self, game: UpFront) -> None:
        """Ask for all actions."""
        game.push(Foretell((), (), ()))

    def carry_out(self, game: UpFront) -> None:
        """Carry the next action out, or let it go if it can no longer be done."""
        if settle(game) or not self.plans:
            return
        self.again("carry_out")
        plan, self.plans = self.plans[0], self.plans[1:]
        # What the action itself shows is its own affair from now on.
        self.cards = _cards_in(game, self.plans)
        steps = still_possible(game, [parse(step) for step in plan.split(CHAIN)])
        if not steps:
            _tell_in_vain(game, plan)
            return
        game.push(Actions())
        for step in steps:
            # A demolition charge is asked about when its attempt has begun: that comes first.
            game.advance()
            game.stack[-1].take(game, step)

    def charge(self, game: UpFront) -> None:
        """A charge at close quarters needs no declaration (45.422)."""
        if settle(game):
            return
        for group in reversed(due(game)):
            storm(game, group.id)


def _tell_in_vain(game: UpFront, plan: str) -> None:
    """Say that a declared action is lost; the other seat does not hear of a card face down."""
    side, heard = game.table.turn.side, plan_overheard(plan)
    if heard == plan:
        game.tell("declared-in-vain", (DECLARED,), {"seat": side, "action": plan})
        return
    others = strangers(game.table.battle, side, seen=True)
    game.tell("declared-in-vain", (DECLARED,), {"seat": side, "action": plan}, seen_by=(side,))
    game.tell("declared-in-vain", (DECLARED,), {"seat": side, "action": heard}, seen_by=others)


# Declaring ---------------------------------------------------------------------------------------


class Foretell(Question[UpFrontTable]):
    """What the groups shall do, one action after the other, before anything is resolved (49.11).

    `plans` are the actions declared, each a chain, `begun` the steps of one that is not whole yet,
    `cards` those shown in them.
    """

    KIND: ClassVar[str] = "upfront.foretell"
    PROMPT: ClassVar[str] = "declare-actions"
    FIELDS: ClassVar[tuple[str, ...]] = ("plans", "begun", "cards")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, tuple, tuple)

    def __init__(
        self, plans: tuple[str, ...], begun: tuple[str, ...], cards: tuple[str, ...]
    ) -> None:
        self.plans = plans
        self.begun = begun
        self.cards = cards
        # The game as it will stand before the action being declared and now, kept between steps.
        self._before: UpFront | None = None
        self._ahead: UpFront | None = None

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return DECLARED

    def facts(self, game: UpFront) -> Facts:
        inner = self.ahead(game).decision()
        seat = game.table.turn.side
        if inner is None:
            return {"seat": seat, "plans": len(self.plans), "inner": ""}
        return {**inner.facts, "seat": seat, "plans": len(self.plans), "inner": inner.prompt}

    def begun_frames(self, game: UpFront) -> list[Step]:
        """Return the procedures that the action being declared has begun, none of them real yet."""
        above = self.ahead(game).stack[len(game.stack) - 1 :]
        return [frame for frame in above if not isinstance(frame, Actions)]

    def ahead(self, game: UpFront) -> UpFront:
        """Return a twin of the game that has come to where the next step is declared."""
        if self._ahead is None:
            before = twin_of(game)
            for plan in self.plans:
                before = foreseen(before, plan.split(CHAIN))
            ahead = before.copy()
            for step in self.begun:
                go_on(ahead, step)
            self._before, self._ahead = before, ahead
        return self._ahead

    def take(self, game: UpFront, answer: Action) -> None:
        deed = next(d for d in game.kind.deeds[self.KIND] if d.VERB == answer.verb)
        deed.perform(game, self, answer.args)

    def obstacle(self, game: UpFront, wanted: Action) -> Refusal | None:
        for deed in game.kind.deeds[self.KIND]:
            if deed.VERB == wanted.verb and (deed.WORDS or not wanted.args):
                return deed.obstacle(game, self, wanted.args)
        if any(deed.VERB == wanted.verb for deed in game.kind.deeds[Actions.KIND]):
            return Refusal("declare-first", DECLARED, {"action": wanted.notation})
        return self.unknown(game, wanted)

    def add(self, game: UpFront, step: Action) -> None:
        """Take one more step into the declaration."""
        twin = self.ahead(game).copy()
        go_on(twin, step.notation)
        begun = (*self.begun, step.notation)
        if settled(twin):
            assert self._before is not None
            self.plans, self.begun = (*self.plans, f"{CHAIN} ".join(begun)), ()
            self._before = foreseen(self._before, list(begun))
            self._ahead = self._before.copy()
        else:
            self.begun, self._ahead = begun, twin
        self.cards = _cards_in(game, (*self.plans, *self.begun))


def _cards_in(game: UpFront, plans: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of the hand that are shown by being declared, none of them face down."""
    held, secret = game.table.hands[game.table.turn.side], secrets_of(plans)
    named = [word for plan in plans for word in WORDS.split(plan)]
    return tuple([id for id in dict.fromkeys(named) if id in held and id not in secret])


class Plan(Deed[UpFrontTable]):
    """Declare an action, or the next step of one: `plan fire A>B`, `plan with 31` (49.11)."""

    VERB: ClassVar[str] = PLAN
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Foretell)
        asked = frame.ahead(game).decision()
        options = asked.options if asked is not None else []
        return [(each.verb, *each.args) for each in options if each.verb != Done.VERB]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Foretell)
        ahead = frame.ahead(game)
        asked = ahead.decision()
        if asked is None or not words or words[0] == Done.VERB:
            return Refusal("not-asked-now", DECLARED, {"action": " ".join((PLAN, *words))})
        wanted = Action(words[0], words[1:])
        return None if asked.offered(wanted) else ahead.stack[-1].obstacle(ahead, wanted)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Foretell)
        frame.add(game, action(words[0], words[1:]))


class Declared(Deed[UpFrontTable]):
    """End the declaration; everything is carried out now (49.11)."""

    VERB: ClassVar[str] = "declared"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Foretell)
        if frame.begun:
            return Refusal("not-whole-yet", DECLARED, {"action": f"{CHAIN} ".join(frame.begun)})
        ahead = frame.ahead(game)
        if ahead.decision() is None:
            return None
        return ahead.why_not(game.table.turn.side, Done.VERB)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Foretell)
        game.finish(frame)
        under_way = game.stack[-1]
        assert isinstance(under_way, Foretelling)
        under_way.plans, under_way.cards = frame.plans, frame.cards
        facts: dict[str, Fact] = {"seat": game.table.turn.side, "count": len(frame.plans)}
        game.tell("declares", (DECLARED,), facts)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Foretelling, Foretell]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Foretell.KIND: (Plan(), Declared())}
