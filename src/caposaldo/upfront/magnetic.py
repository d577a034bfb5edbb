"""Magnetic mines against an AFV that drives over their carrier (31.2, 31.22)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Fact, Facts, RuleId, rule
from caposaldo.upfront.afvcombat import DESTROYED, IMMOBILISED, IN_VAIN, here_now
from caposaldo.upfront.armour import destroy, immobilise
from caposaldo.upfront.cards import Card
from caposaldo.upfront.columns import by_vehicle
from caposaldo.upfront.groups import find, letter_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name

MAGNETIC: Final = rule("UF 31.22")
FORCE_COLUMN: Final = 9
"""Column 0r, which tells what a mine does that has been put on (31.22)."""
IMMOBILISES_TO: Final = 5
OUTCOMES: Final = (DESTROYED, IMMOBILISED, IN_VAIN)


def carries_mine(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a man has a mine to be put on an AFV by hand, which no charge is (31.1)."""
    carried = table.battle.box.secondary.get(man.secondary)
    return carried is not None and bool(carried.cc_afv) and not carried.strength


def mine_result(afv: Man, card: Card) -> str:
    """Say what one card comes to: its number, the AFV's column, then column 0r (31.22)."""
    if card.red or not card.reds[by_vehicle(afv).value - 1]:
        return IN_VAIN
    return IMMOBILISED if card.positions[FORCE_COLUMN] <= IMMOBILISES_TO else DESTROYED


class PutMine(Question[UpFrontTable]):
    """Whether a carrier under an AFV tries to put his mine on it (31.22)."""

    KIND: ClassVar[str] = "upfront.put_mine"
    PROMPT: ClassVar[str] = "put-mine"
    FIELDS: ClassVar[tuple[str, ...]] = ("man", "target")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, man: str, target: str) -> None:
        self.man: Final = man
        self.target: Final = target

    def seat(self, game: UpFront) -> str:
        group = find(game.table.groups, self.man)
        assert group is not None
        return group.side

    def rule(self, game: UpFront) -> RuleId:
        return MAGNETIC

    def facts(self, game: UpFront) -> Facts:
        return {
            "man": man_name(here_now(game, self.man)),
            "enemy": man_name(game.table.groups[self.target].men[0]),
        }


class Clamp(Deed[UpFrontTable]):
    """Try to put the mine on (31.22): `clamp`."""

    VERB: ClassVar[str] = "clamp"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, PutMine)
        game.finish(frame)
        game.push(Clamping(frame.man, frame.target))


class Clamping(Script[UpFrontTable]):
    """A mine is being put on by hand; who does it is known to those who ask (42.43)."""

    KIND: ClassVar[str] = "upfront.clamping"
    STEPS: ClassVar[tuple[str, ...]] = ("draw",)
    FIELDS: ClassVar[tuple[str, ...]] = ("man", "target", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, man: str, target: str, step: str = "") -> None:
        self.man: Final = man
        self.target: Final = target
        self.step = step

    def draw(self, game: UpFront) -> None:
        """Draw for the mine, which is spent only if it does something (31.22)."""
        clamp(game, self.man, self.target)


def clamp(game: UpFront, man_id: str, target: str) -> None:
    """Do to the AFV what the card drawn for a mine says (31.22)."""
    table = game.table
    group = find(table.groups, man_id)
    assert group is not None
    card = draw(game, "magnetic mine", by=group.side)
    group, man = table.groups[group.id], here_now(game, man_id)
    afv = table.groups[target].men[0]
    result = mine_result(afv, card)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "man": man_name(man),
        "enemy": man_name(afv),
        "target": letter_of(target),
        "card": card.id,
        "column": by_vehicle(afv).value,
        "scores": result != IN_VAIN,
    }
    game.tell("puts-mine", (MAGNETIC,), facts)
    if result == IN_VAIN:
        return
    table.put(group.with_man(man.but(secondary="")))
    if result == DESTROYED:
        destroy(game, table.groups[target], afv, MAGNETIC)
    else:
        immobilise(game, target, afv.card.id)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [PutMine, Clamping]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {PutMine.KIND: (Clamp(), Decline())}
