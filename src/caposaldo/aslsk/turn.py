"""The battle and its player turns, phase by phase in the order of the book (SK 3.0, V2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from caposaldo.aslsk.advancing import AdvancePhase
from caposaldo.aslsk.advancingfire import AdvancingPhase
from caposaldo.aslsk.asking import Steps
from caposaldo.aslsk.closecombat import CloseCombats
from caposaldo.aslsk.control import claim
from caposaldo.aslsk.finalfire import FinalFire
from caposaldo.aslsk.movement import MovementPhase
from caposaldo.aslsk.phases import (
    ADVANCE,
    ADVANCING_FIRE,
    CLOSE_COMBAT,
    DEFENSIVE_FIRE,
    MOVEMENT,
    PHASES,
    PREP_FIRE,
    RALLY,
    ROUT,
    RULES,
)
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.rally import RallyPhase
from caposaldo.aslsk.rout import RoutPhase
from caposaldo.aslsk.setup import SetUp, has_nothing_to_do
from caposaldo.aslsk.special.fortifying import Fortifying, left_to_note
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import SET_UP, StarterTable
from caposaldo.aslsk.upkeep import phase_begins, phase_ends, turn_ends
from caposaldo.aslsk.victory import judge
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Script
from caposaldo.kernel.rules import RuleId, rule, term

ORDER: Final[RuleId] = rule("SK 3.0")
LENGTH: Final[RuleId] = rule("SK V2")

PLAYED: Final[dict[str, Callable[[], Step]]] = {
    RALLY: RallyPhase,
    PREP_FIRE: PrepFire,
    MOVEMENT: MovementPhase,
    DEFENSIVE_FIRE: FinalFire,
    ADVANCING_FIRE: AdvancingPhase,
    ROUT: RoutPhase,
    ADVANCE: AdvancePhase,
    CLOSE_COMBAT: CloseCombats,
}
"""The frame in which each phase is played; a phase without one has its markers only."""


class Fight(Steps):
    """The whole game: set-up, player turns, the judgement (SK V1, V2)."""

    KIND: ClassVar[str] = "aslsk.fight"
    STEPS: ClassVar[tuple[str, ...]] = (
        "fortify",  # SK V9
        "first_set_up",  # SK V1
        "second_set_up",  # SK V1
        "first_turn",  # SK V2
        "turns",  # SK V2, repeated
        "decide",  # SK V2
    )

    def fortify(self, game: Starter) -> None:
        """Ask a side which buildings it fortifies, where the scenario has it (SK V9)."""
        for frame in _fortifying(game.table):
            game.push(frame)

    def first_set_up(self, game: Starter) -> None:
        """Ask the side that sets up first (SK V1)."""
        _ask_to_set_up(game, 0)

    def second_set_up(self, game: Starter) -> None:
        """Ask the other side (SK V1)."""
        _ask_to_set_up(game, 1)

    def first_turn(self, game: Starter) -> None:
        """Begin with the side that moves first; who stands alone in a building has it (SK V3)."""
        table = game.table
        table.turn, table.side, table.phase = 1, table.battle.scenario.moves_first, RALLY
        for hex in sorted(table.stacks):
            claim(game, hex)
        game.push(PlayerTurn())

    def turns(self, game: Starter) -> None:
        """Let the other side have its player turn, until the last one is over (SK V2)."""
        table = game.table
        first = table.battle.scenario.moves_first
        if is_last(table):
            return
        self.again("turns")
        table.side = table.enemy
        if table.side == first:
            table.turn += 1
        game.push(PlayerTurn())

    def decide(self, game: Starter) -> None:
        """Judge after the last close combat phase (SK V2)."""
        judge(game)


class PlayerTurn(Steps):
    """One side's player turn: the eight phases (SK 3.0)."""

    KIND: ClassVar[str] = "aslsk.player_turn"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",  # SK V2
        "rally",  # SK 3.1
        "prep_fire",  # SK 3.2
        "movement",  # SK 3.3
        "defensive_fire",  # SK 3.4
        "advancing_fire",  # SK 3.5
        "rout",  # SK 3.6
        "advance",  # SK 3.7
        "close_combat",  # SK 3.8
        "close",  # SK V2
    )

    def begin(self, game: Starter) -> None:
        """Say whose turn it is."""
        table = game.table
        facts = {"turn": table.turn, "of": table.battle.scenario.turns}
        game.tell("turn-began", (LENGTH,), {**facts, "side": term(f"side-{table.side}")})

    def rally(self, game: Starter) -> None:
        """Both sides rally and see to their weapons (SK 3.1)."""
        open_phase(game, RALLY)

    def prep_fire(self, game: Starter) -> None:
        """ATT fires before moving (SK 3.2)."""
        open_phase(game, PREP_FIRE)

    def movement(self, game: Starter) -> None:
        """ATT moves and DEF fires at those who do (SK 3.3)."""
        open_phase(game, MOVEMENT)

    def defensive_fire(self, game: Starter) -> None:
        """DEF fires (SK 3.4)."""
        open_phase(game, DEFENSIVE_FIRE)

    def advancing_fire(self, game: Starter) -> None:
        """ATT fires after moving (SK 3.5)."""
        open_phase(game, ADVANCING_FIRE)

    def rout(self, game: Starter) -> None:
        """Broken units of both sides rout (SK 3.6a)."""
        open_phase(game, ROUT)

    def advance(self, game: Starter) -> None:
        """ATT advances one hex (SK 3.7)."""
        open_phase(game, ADVANCE)

    def close_combat(self, game: Starter) -> None:
        """Both sides fight in the hexes they share (SK 3.8a)."""
        open_phase(game, CLOSE_COMBAT)

    def close(self, game: Starter) -> None:
        """Take off what lasted for the player turn."""
        phase_ends(game)
        turn_ends(game)


def open_phase(game: Starter, phase: str) -> None:
    """End the phase before, begin this one, and push the frame in which it is played."""
    table = game.table
    if phase != PHASES[0]:
        phase_ends(game)
    table.phase = phase
    facts = {"phase": term(f"phase-{phase}"), "side": term(f"side-{table.side}")}
    game.tell("phase-began", (ORDER, RULES[phase]), {**facts})
    phase_begins(game)
    if phase in PLAYED:
        game.push(PLAYED[phase]())


def is_last(table: StarterTable) -> bool:
    """Tell whether this player turn is the last of the game (SK V2)."""
    scenario = table.battle.scenario
    if table.turn < scenario.turns:
        return False
    return scenario.half or table.side != scenario.moves_first


def frames_in(table: StarterTable, asked: str = "", step: str = "") -> list[Step]:
    """Return the frames of a table within a phase, or of the set-up of a side.

    `step` is where the script of the phase goes on; without one it begins anew.
    """
    if table.phase == SET_UP:
        first = asked == table.battle.scenario.set_up_order[0]
        setting_up = [Fight("second_set_up" if first else "first_turn"), SetUp(asked)]
        return [*setting_up, *_fortifying(table)]
    following = PlayerTurn.STEPS[PHASES.index(table.phase) + 2]
    stack: list[Step] = [Fight("turns"), PlayerTurn(following)]
    if table.phase in PLAYED:
        stack.append(PLAYED[table.phase]())
    if step:
        top = stack[-1]
        if table.phase not in PLAYED or not isinstance(top, Script) or step not in top.STEPS:
            raise UnreadableFile(f"the {table.phase} phase has no step {step!r}")
        top.step = step
    return stack


def _fortifying(table: StarterTable) -> list[Step]:
    works = table.battle.specials.fortified
    return [Fortifying(works.side)] if works is not None and left_to_note(table) > 0 else []


def _ask_to_set_up(game: Starter, place: int) -> None:
    side = game.table.battle.scenario.set_up_order[place]
    if not has_nothing_to_do(game.table, side):
        game.push(SetUp(side))


FRAMES: Final[list[type[Step]]] = [Fight, PlayerTurn]
