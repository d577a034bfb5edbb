"""A scenario of several rounds: the winner regroups and meets a fresh enemy (2.4, 16.42)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import rule
from caposaldo.upfront.groups import find
from caposaldo.upfront.holdings import DECLARED
from caposaldo.upfront.keynumbers import CALLS, MUSTERED, NEXT_CALLS
from caposaldo.upfront.marksmen import FRESH, RIFLES
from caposaldo.upfront.opening import Opening
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.reserves import WON, won
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.turn import Fight
from caposaldo.upfront.verbs import ROUTS, UpFront
from caposaldo.upfront.victory import LATER_ROUND

SCENARIO: Final = rule("UF 2.4")
SECOND: Final = 2
OF_A_ROUND: Final = (DECLARED, CALLS, NEXT_CALLS, MUSTERED, WON, RIFLES, FRESH)
"""The notes of a charge and of random reinforcements, which end with their round."""


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
        enemy = table.battle.enemy(self.winner)
        left = survivors(table, self.winner)
        own = table.battle.sheets[self.winner].nation.cards_of
        roster = table.battle.box.men
        table.lost = {
            id: fate
            for id, fate in table.lost.items()
            if id not in left and roster[ManId(id)].nation == own
        }
        table.waiting = {self.winner: left, enemy: table.battle.sheets[enemy].force.men}
        table.groups = {}
        table.command = dict.fromkeys(table.battle.sides, ())
        for note in table.notes:
            if note.startswith(OF_A_ROUND):
                table.forget(note.partition(":")[0])
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


def survivors(table: UpFrontTable, side: str) -> tuple[str, ...]:
    """Return who goes on: those on the field or won to come, and who had routed (2.4, 48.2).

    They come in the order of the force, and those who were no part of it after them.
    """
    roster, nation = table.battle.box.men, table.battle.sheets[side].nation.cards_of
    routed = [id for id, fate in table.lost.items() if fate in ROUTS]
    found: list[str] = [man.card.id for group in table.side(side) for man in group.men]
    found += won(table, side)
    found += [id for id in routed if roster[ManId(id)].nation == nation]
    force = table.battle.sheets[side].force.men
    first: list[str] = [id for id in force if id in found]
    return (*first, *[id for id in found if id not in first])


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
