"""The whole game and one player's turn: actions, discards, refill (4.1 to 4.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.acting import Acting
from caposaldo.upfront.berserk import charges
from caposaldo.upfront.commissar import Execution, to_execute
from caposaldo.upfront.covering import uncover
from caposaldo.upfront.foretelling import Foretelling
from caposaldo.upfront.hands import Discarding, Refill, wants_cards
from caposaldo.upfront.imposing import AcceptTerrain, imposed
from caposaldo.upfront.opening import PHASES as BEFORE
from caposaldo.upfront.opening import Opening
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.victory import settle
from caposaldo.upfront.wounds import endurance

ORDER: Final = rule("UF 4.1")
PHASES: Final = {"actions": "actions", "discards": "discards", "refill": "refill"}


class Fight(Script[UpFrontTable]):
    """The game from set-up to the end: turns alternate until somebody wins (4.1)."""

    KIND: ClassVar[str] = "upfront.fight"
    STEPS: ClassVar[tuple[str, ...]] = ("opening", "first_turn", "turns")

    def opening(self, game: UpFront) -> None:
        """Form groups, deal hands and lay the first terrain (3)."""
        game.push(Opening())

    def first_turn(self, game: UpFront) -> None:
        """The side the scenario names begins, mostly the one that has set up first (4.1)."""
        table = game.table
        scenario = table.battle.scenario
        same = scenario.moves == scenario.sets_up
        open_turn(game, table.turn.side if same else table.battle.first)
        game.push(PlayerTurn())

    def turns(self, game: UpFront) -> None:
        """The other side's turn follows (4.5)."""
        self.again("turns")
        table = game.table
        open_turn(game, table.battle.enemy(table.turn.side))
        game.push(PlayerTurn())


class PlayerTurn(Script[UpFrontTable]):
    """One player's turn in the rulebook's order (4.2 to 4.5)."""

    KIND: ClassVar[str] = "upfront.turn"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "answers",
        "endure",
        "charge",
        "actions",
        "discards",
        "executions",
        "refill",
        "close",
    )

    def begin(self, game: UpFront) -> None:
        """Open the turn for the rules that count turns; alone, its new cards are seen (49.12)."""
        uncover(game, game.table.turn.side)
        for told in game.table.battle.hooks.turn_begins:
            told(game, game.table.turn.side)

    def answers(self, game: UpFront) -> None:
        """Accept or refuse the terrain the enemy has imposed, before anything else (7.3)."""
        waiting = imposed(game)
        if waiting:
            self.again("answers")
            game.push(AcceptTerrain(waiting[0]))
        else:
            # Only now does the turn begin: a refusal may have changed a range number (7.32).
            game.table.turn = game.table.turn.but(started=where_all_stand(game.table))

    def endure(self, game: UpFront) -> None:
        """Draw for the wounded in the first turn of a new deck (33.7)."""
        endurance(game)

    def charge(self, game: UpFront) -> None:
        """Berserk men charge at the very start of their side's turn (20.91)."""
        if settle(game):
            return
        charges(game)

    def actions(self, game: UpFront) -> None:
        """At most one action with each group (4.2); alone, all declared beforehand (49.11)."""
        if not settle(game):
            game.push(Foretelling() if game.table.battle.solitaire else Acting())

    def discards(self, game: UpFront) -> None:
        """Discards come after all actions (4.3)."""
        if not settle(game):
            game.push(Discarding(()))

    def executions(self, game: UpFront) -> None:
        """A Commissar deals with the pinned men of his group (15.53)."""
        if settle(game):
            return
        for id in to_execute(game):
            game.push(Execution(id))

    def refill(self, game: UpFront) -> None:
        """Draw up to the full hand or not at all (4.5)."""
        if not settle(game) and wants_cards(game):
            game.push(Refill())

    def close(self, game: UpFront) -> None:
        """End the turn; what was judged at its end is judged now."""
        table = game.table
        for told in table.battle.hooks.turn_ends:
            told(game, table.turn.side)
        for group in table.side(table.turn.side):
            if group.sniped >= 0:
                table.put(group.but(sniped=-1))
        settle(game, closing=True)


def open_turn(game: UpFront, side: str) -> None:
    """Begin a side's turn: nobody has acted, and it is known who stands where."""
    table = game.table
    before = table.turn
    started = where_all_stand(table)
    table.turn = Turn(side, before.number + 1, before.idle and before.number > 0, started=started)
    for group in table.side(side):
        if group.acted or group.fired:
            table.put(group.but(acted=False, fired=False))
    game.tell("turn-begins", (ORDER,), {"seat": side, "turn": table.turn.number})


def where_all_stand(table: UpFrontTable) -> tuple[str, ...]:
    """Return the range number of every group, as a turn remembers them."""
    return tuple([f"{group.id}={group.range}" for group in table.groups.values()])


def frames_for(phase: str) -> list[Frame[UpFrontTable]]:
    """Return the frames of a position set down in a phase of the turn."""
    if phase in BEFORE:
        return [Fight("first_turn"), Opening(BEFORE[phase])]
    return [Fight("turns"), PlayerTurn(PHASES[phase])]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Fight, PlayerTurn]
