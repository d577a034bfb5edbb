"""A scenario of several rounds: the winner regroups and meets a fresh enemy (2.4, 16.42)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import find
from caposaldo.upfront.opening import Opening
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.turn import Fight
from caposaldo.upfront.verbs import ROUTS, UpFront
from caposaldo.upfront.victory import LATER_ROUND

SCENARIO: Final = rule("UF 2.4")
SECOND: Final = 2


class NextRound(Script[UpFrontTable]):
    """A further round from the regrouping on; it lies under everything else of that round.

    `winner` is the side that goes on with its survivors, `wounded` those of them who are hurt.
    """

    KIND: ClassVar[str] = LATER_ROUND
    STEPS: ClassVar[tuple[str, ...]] = ("regroup", "set_up", "keep_wounds", "fight")
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "winner", "wounded")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple)

    def __init__(self, step: str, winner: str, wounded: tuple[str, ...]) -> None:
        self.step = step
        self.winner: Final = winner
        self.wounded: Final = wounded

    def regroup(self, game: UpFront) -> None:
        """Gather cards and men: routed men return, and the enemy has a fresh force."""
        table = game.table
        force = table.battle.sheets[self.winner].force.men
        here = {man.card.id for group in table.side(self.winner) for man in group.men}
        here.update([id for id in force if table.lost.get(id) in ROUTS])
        enemy = table.battle.enemy(self.winner)
        fresh = table.battle.sheets[enemy].force.men
        back = here.union(fresh)
        table.lost = {id: fate for id, fate in table.lost.items() if id not in back}
        table.waiting = {self.winner: tuple([id for id in force if id in here]), enemy: fresh}
        table.groups = {}
        table.encircled, table.shells = {}, ()
        table.turn = Turn(table.battle.sets_up, 0)
        table.snipers = {side: sheet.snipers for side, sheet in table.battle.sheets.items()}
        table.short = dict.fromkeys(table.battle.sides, False)
        table.endured = dict.fromkeys(table.battle.sides, table.decks)
        gather(table)
        count = len(table.waiting[self.winner])
        game.tell("regroups", (SCENARIO,), {"seat": self.winner, "count": count})

    def set_up(self, game: UpFront) -> None:
        """Form groups and deal hands again (3.2, 3.5)."""
        game.push(Opening())

    def keep_wounds(self, game: UpFront) -> None:
        """Wounds stay."""
        for id in self.wounded:
            group = find(game.table.groups, id)
            man = group.man(id) if group is not None else None
            if group is not None and man is not None:
                game.table.put(group.with_man(man.but(wounded=True)))

    def fight(self, game: UpFront) -> None:
        """Play until it is decided."""
        game.push(Fight("first_turn"))


def gather(table: UpFrontTable) -> None:
    """Put every card that is still in the game back into the draw pile; the deck goes on."""
    table.hands = dict.fromkeys(table.battle.sides, ())
    table.pile = [id for id in table.battle.deck if id not in table.gone]
    table.discards = []
    table.unseen = dict.fromkeys(table.battle.sides, ())
    table.covered = {}


def round_won(game: UpFront, winner: str) -> None:
    """Leave the round that is won and begin the next."""
    men = [man for group in game.table.side(winner) for man in group.men]
    wounded = tuple([man.card.id for man in men if man.wounded])
    game.tell("round-won", (SCENARIO,), {"seat": winner, "round": SECOND - 1})
    game.stack[:] = [NextRound("", winner, wounded)]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [NextRound]
