"""The attempt at random reinforcements, the only action of its turn (48.2 to 48.22)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront import enlisting
from caposaldo.upfront.acting import Done
from caposaldo.upfront.enlisting import Recruiting, Replacing
from caposaldo.upfront.keynumbers import CALLS, CHANCE, MUSTERED, calls
from caposaldo.upfront.marksmen import SNIPERS, win_sniper
from caposaldo.upfront.nations import Row
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.recruits import (
    ANYBODY,
    SUBSTITUTES,
    TABLE,
    choices,
    substitutes,
    to_be_had,
    win,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, draw

RIGHT: Final = rule("UF 48.1")


def cannot_muster(game: UpFront, frame: Step) -> Refusal | None:
    """Say why the side in turn cannot try for random reinforcements (48.1, 48.2)."""
    table, turn = game.table, game.table.turn
    if not table.battle.sheets[turn.side].chances:
        return Refusal("not-entitled", RIGHT, {"seat": turn.side})
    if not calls(table, turn.side):
        return Refusal("no-chance-now", CHANCE)
    if turn.actions or turn.free:
        return Refusal("only-action", CHANCE)
    # What keeps a turn from ending keeps it from being used up.
    return Done().obstacle(game, frame, ())


class Muster(Deed[UpFrontTable]):
    """Try for random reinforcements, as often as there are chances (48.2): `muster`."""

    VERB: ClassVar[str] = "muster"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_muster(game, frame)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        table, turn = game.table, game.table.turn
        side = turn.side
        left = calls(table, side)
        table.forget(f"{CALLS}{side}")
        table.note(f"{MUSTERED}{side}")
        table.turn = turn.but(idle=False, actions=turn.actions + 1)
        for group in table.side(side):
            table.put(group.but(acted=True))
        game.push(Mustering("", left, len(table.waiting[side]), ()))


class Mustering(Script[UpFrontTable]):
    """The attempts of a turn one after the other (48.2).

    `before` is how many cards waited already, `wanted` what the last number still brings.
    """

    KIND: ClassVar[str] = "upfront.mustering"
    STEPS: ClassVar[tuple[str, ...]] = ("attempt", "enlist")
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "left", "before", "wanted")
    SORTS: ClassVar[tuple[type, ...]] = (str, int, int, tuple)

    def __init__(self, step: str, left: int, before: int, wanted: tuple[str, ...]) -> None:
        self.step = step
        self.left = left
        self.before: Final = before
        self.wanted = wanted

    def attempt(self, game: UpFront) -> None:
        """Draw a number: red brings nothing, black what the table says (48.2)."""
        table = game.table
        side = table.turn.side
        if not self.left or table.over:
            self.step = "end"
            return
        self.left -= 1
        card = draw(game, "reinforcements")
        row = brought(table, side, card.rn) if not card.red else None
        facts: dict[str, Fact] = {
            "seat": side,
            "card": card.id,
            "number": card.rn,
            "found": row is not None,
        }
        game.tell("musters", (CHANCE, TABLE), facts)
        if row is None:
            return
        for _ in range(row.snipers):
            win_sniper(game, side)
            game.tell("wins-sniper", (TABLE, SNIPERS), {"seat": side})
        self.wanted = (*row.men, *[ANYBODY] * row.choices)

    def enlist(self, game: UpFront) -> None:
        """Take the cards the number brings one by one, and ask where there is a choice."""
        if not self.wanted:
            self.again("attempt")
            return
        self.again("enlist")
        wanted, self.wanted = self.wanted[0], self.wanted[1:]
        table = game.table
        side = table.turn.side
        if wanted == ANYBODY:
            if choices(table, side):
                game.push(Recruiting(wanted, self.before))
            return
        card = table.battle.box.men[ManId(wanted)]
        if card.id in [other.id for other in to_be_had(table, side)]:
            win(game, side, card, "", self.before)
        elif substitutes(table, side, wanted):
            game.push(Replacing(wanted, self.before))
        else:
            facts = {"seat": side, "man": term(f"man-{wanted}")}
            game.tell("nobody-like-him", (SUBSTITUTES,), {**facts})


def brought(table: UpFrontTable, side: str, number: int) -> Row:
    """Return what a black number brings a side (48.3, 53.2)."""
    return table.battle.sheets[side].nation.reinforcements[number]


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Mustering, *enlisting.FRAMES]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Muster(),)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = enlisting.DEEDS
