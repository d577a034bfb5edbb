"""One game at one screen: who sits where, what was answered, and what each may see of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from caposaldo import library
from caposaldo.kernel.actions import CHAIN, parse
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.contract import SPECTATOR, Candidate, Preview, Timing
from caposaldo.kernel.errors import IllegalAction, UnreadableFile
from caposaldo.kernel.events import Event
from caposaldo.kernel.rules import Refusal
from caposaldo.library import AnyGame
from caposaldo.players import Player, make, seats_of
from caposaldo.players.timing import only_the_clock

HUMAN: Final = "human"
SOLITAIRE: Final = "solitaire"
NOTHING: Final = "none"
"""What a view says is hidden at a table that lies open."""
"""A choice of some games, and so a way to play them: one person has all seats."""


@dataclass(frozen=True)
class Entry:
    """One line of history: how many answers stood before it, who answered what, what came of it."""

    at: int
    seat: str
    action: str
    events: list[Event]


class Sitting:
    """A running game with its human and computer players; it knows the contract and no rule."""

    def __init__(self, game: AnyGame, levels: Mapping[str, str], seed: int) -> None:
        self.game: Final = game
        self.levels: Final = dict(levels)
        self.hints = 0
        self.log: Final[list[Entry]] = [Entry(0, "", "", game.told())]
        seats = seats_of(game.kind, game.setup)
        self.standing: Final[dict[str, dict[str, str]]] = {seat: {} for seat in seats}
        self._humans = [seat for seat in seats if levels[seat] == HUMAN]
        self._players: dict[str, Player] = {}
        self._chances: dict[str, Chance] = {}
        for seat in seats:
            if seat not in self._humans:
                self._players[seat] = make(
                    levels[seat], game.kind, game.setup.scenario, game.setup.readings
                )
                self._chances[seat] = library.stream(seed, f"player:{seat}")
        shown: Any = game.view(SPECTATOR)["table"]
        self._open = shown.get("hidden") == NOTHING
        self._viewer = self._humans[0] if self._humans else SPECTATOR

    @property
    def asked(self) -> str:
        """The seat that must answer; empty when the game is over."""
        decision = self.game.decision()
        return decision.seat if decision is not None else ""

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is asked."""
        return self.asked in self._humans

    @property
    def viewer(self) -> str:
        """The seat whose view is on the screen: the person asked now or last."""
        if self.mine:
            self._viewer = self.asked
        return self._viewer

    @property
    def shared(self) -> bool:
        """Whether two people sit at one screen, who may not see each other's view."""
        return len(self._humans) > 1 and not self.alone and not self._open

    @property
    def alone(self) -> bool:
        """Whether one person plays all sides by the rules for that."""
        return self.game.setup.readings.get(SOLITAIRE) == "on"

    @property
    def over(self) -> bool:
        """Whether the game has a result."""
        return self.game.result() is not None

    @property
    def timing(self) -> Timing | None:
        """Which person's time a clock measures now; None without a clock or for a computer."""
        timing = self.game.kind.timing(self.game)
        return timing if timing is not None and timing.seat in self._humans else None

    def view(self) -> dict[str, Any]:
        """Return what the person at the screen may know."""
        return self.game.view(self.viewer)

    @property
    def readings(self) -> dict[str, str]:
        """How the doubtful rules are read at this table."""
        return self.game.kind.in_force(self.game.setup)

    def options(self) -> list[str]:
        """Return the offered actions of the person asked, none while others think."""
        decision = self.game.decision()
        if decision is None or not self.mine:
            return []
        return [option.notation for option in decision.options]

    def take(self, notation: str) -> None:
        """Answer for the person asked; a chain is tried as a whole before its first step counts."""
        refusal = only_the_clock(self.game, notation)
        if refusal is not None:
            raise IllegalAction(refusal)
        seat, steps = self.asked, notation.split(CHAIN)
        if len(steps) > 1:
            self.game.copy().answer(notation, seat)
        for step in steps:
            self._answer(seat, step)
        self._stand_in()

    def call_time(self) -> bool:
        """Answer for the person whose time is over; tell whether that can be done now."""
        timing = self.timing
        if timing is None or not timing.running or not timing.call:
            return False
        self._answer(timing.seat, timing.call)
        self._stand_in()
        return True

    def undo(self) -> None:
        """Take the last answer back, as far as the game allows."""
        self.game.undo(self.asked)
        while self.log and self.log[-1].at > len(self.game.answers):
            self.log.pop()

    def may_undo(self) -> bool:
        """Tell whether there is an own answer to take back."""
        return self.mine and self.game.may_undo()

    def think(self) -> str:
        """Return what the computer player asked now would answer; nothing when none is asked."""
        seat = self.asked
        decision = self.game.decision()
        if decision is None or seat not in self._players:
            return ""
        options = [option.notation for option in decision.options]
        player, chance = self._players[seat], self._chances[seat]
        view = {} if player.blind else self.game.view(seat)
        return player.choose(view, options, chance).notation

    def answer_for_computer(self, notation: str) -> None:
        """Give the answer a computer player has thought of."""
        self._answer(self.asked, notation)
        self._stand_in()

    def stand(self, notation: str) -> None:
        """Answer the question of the person asked in this way, now and whenever it comes again."""
        decision = self.game.decision()
        if decision is not None and self.mine:
            self.standing[decision.seat][decision.prompt] = parse(notation).notation
            self._stand_in()

    def ask_again(self) -> bool:
        """Forget the standing answers of the person at the screen; tell whether there were any."""
        own = self.standing.get(self.viewer, {})
        had = bool(own)
        own.clear()
        return had

    def is_final(self, notation: str) -> bool:
        """Tell whether an option could not be taken back; a copy is asked, and forgotten."""
        trial = self.game.copy()
        trial.answer(notation)
        return not trial.may_undo()

    def preview(self, notation: str) -> Preview | None:
        """Say what an option, or a chain that begins with one, will do."""
        return self.game.preview(notation)

    def why_not(self, notation: str) -> Refusal | None:
        """Say what stops an action."""
        return only_the_clock(self.game, notation) or self.game.why_not(self.viewer, notation)

    def hint(self, most: int = 3) -> list[Candidate]:
        """Return the best options as the game's own adviser judges them, and count the asking."""
        adviser = self.game.kind.adviser(self.game.setup.scenario, self.game.setup.readings)
        options = self.options()
        if adviser is None or not options:
            return []
        self.hints += 1
        return adviser.rank(self.view(), options)[:most]

    def record(self) -> dict[str, object]:
        """Return the portable record of the game so far."""
        return library.make_record(self.game, self.levels)

    def _stand_in(self) -> None:
        while (decision := self.game.decision()) is not None:
            wanted = self.standing[decision.seat].get(decision.prompt)
            # What is offered decides and nothing else, so that the answer tells of no hand.
            if wanted is None or parse(wanted) not in decision.options:
                return
            self._answer(decision.seat, wanted)

    def _answer(self, seat: str, notation: str) -> None:
        events = self.game.answer(notation, seat)
        self.log.append(Entry(len(self.game.answers), seat, notation, list(events)))


def sit_down(game: AnyGame, *, side: str = "", against: str = "regular", seed: int = 0) -> Sitting:
    """Seat a person on one side and a level, another person or the same one on the others."""
    sides = seats_of(game.kind, game.setup)
    if side and side not in sides:
        known = ", ".join(sides)
        raise UnreadableFile(f"there is no side {side!r}; choose one of: {known}")
    own = side or sides[0]
    other = HUMAN if against == SOLITAIRE else against
    return Sitting(game, {seat: HUMAN if seat == own else other for seat in sides}, seed)
