"""What the sides decide in a close combat (20.621, 20.72, 20.73, 32.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.charging import gives_away
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import letter_of, side_of
from caposaldo.upfront.guncrew import cannot_capture, cannot_hide
from caposaldo.upfront.heroes import (
    help_man,
    no_hero_at_all,
    sparing_options,
)
from caposaldo.upfront.hiding import hidden_by, nothing_hides
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.nerve import here
from caposaldo.upfront.reactions import NOT_ALLOWED, Decline, hero_options
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend

if TYPE_CHECKING:
    from caposaldo.upfront.fights import Fight

SEVERAL: Final = rule("UF 20.72")
HIDDEN: Final = rule("UF 20.621")
CAPTURE: Final = rule("UF 32.11")
KEEPING: Final = rule("UF 20.73")


def fight_of(game: UpFront) -> Fight:
    """Return the close combat under way."""
    return cast("Fight", next(f for f in game.stack if f.KIND == "upfront.close_combat"))


def _name(game: UpFront, id: str) -> str:
    man = here(game, id)
    assert man is not None
    return man_name(man)


# Who fights ----------------------------------------------------------------------------------


class PickFighter(Question[UpFrontTable]):
    """Which of several attackers fights, with the others beside him (20.72)."""

    KIND: ClassVar[str] = "upfront.pick_fighter"
    PROMPT: ClassVar[str] = "pick-fighter"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "men")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, group: str, men: tuple[str, ...]) -> None:
        self.group: Final = group
        self.men: Final = men

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return SEVERAL

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group), "count": len(self.men)}


class FightWith(Deed[UpFrontTable]):
    """Let this man fight (20.72): `fight g3`."""

    VERB: ClassVar[str] = "fight"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, PickFighter)
        return [(id,) for id in frame.men]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, PickFighter)
        if words[0] in frame.men:
            return None
        return Refusal("no-such-man", SEVERAL, {"name": words[0]})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)
        fight_of(game).fighter = words[0]


# Before the first draw -----------------------------------------------------------------------


class Prepare(Question[UpFrontTable]):
    """A Concealed card, a Hero, a fight for capture: asked of each side once (9.4, 20.621)."""

    KIND: ClassVar[str] = "upfront.prepare"
    PROMPT: ClassVar[str] = "prepare-combat"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "enemy", "own", "concealed")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, int)

    def __init__(self, group: str, enemy: str, own: str, concealed: int = 0) -> None:
        self.group: Final = group
        self.enemy: Final = enemy
        self.own: Final = own
        self.concealed = concealed

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return HIDDEN

    def facts(self, game: UpFront) -> Facts:
        return {"man": _name(game, self.own), "enemy": _name(game, self.enemy)}


class Obscure(Deed[UpFrontTable]):
    """Lower the enemy fighter's value with a Concealed card (20.621): `conceal 65`."""

    VERB: ClassVar[str] = "conceal"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Prepare)
        return [(id,) for id in game.table.holding(side_of(frame.group), "concealed")]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Prepare)
        refusal = cannot_play(game, side_of(frame.group), words[0], "concealed")
        if refusal is not None:
            return refusal
        if frame.concealed:
            return Refusal("one-concealed", HIDDEN)
        group = game.table.groups[frame.group]
        if spot_of(game.table, group).terrain.fortified:
            return Refusal("no-concealment", NOT_ALLOWED)
        # Both fight where the one is who was infiltrated.
        place = game.table.groups.get(fight_of(game).target, group)
        refusal = nothing_hides(game.table, place) or gives_away(group)
        return refusal or cannot_hide(here(game, frame.own))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Prepare)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.concealed += 1
        fight = fight_of(game)
        fight.covers = (*fight.covers, f"{frame.enemy}={card.id}")
        facts: dict[str, Fact] = {
            "seat": side,
            "card": card.id,
            "enemy": _name(game, frame.enemy),
            "value": hidden_by(game.table, side, card),
        }
        game.tell("conceals-fighter", (HIDDEN,), facts)


class ForCapture(Deed[UpFrontTable]):
    """Fight to take the enemy prisoner, for the whole combat (32.11): `capture`."""

    VERB: ClassVar[str] = "capture"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Prepare)
        if side_of(frame.group) in fight_of(game).capturing:
            return Refusal("captures-already", CAPTURE)
        return cannot_capture(here(game, frame.own), here(game, frame.enemy))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Prepare)
        side = side_of(frame.group)
        fight = fight_of(game)
        fight.capturing = (*fight.capturing, side)
        game.tell("fights-to-capture", (CAPTURE,), {"seat": side, "man": _name(game, frame.own)})


class HeroFirst(Deed[UpFrontTable]):
    """Rally a man before he is attacked, or make him forget a wound (10.42): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Prepare)
        side = side_of(frame.group)
        return [*hero_options(game, side), *sparing_options(game, side)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Prepare)
        return no_hero_at_all(game, side_of(frame.group), words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Prepare)
        help_man(game, side_of(frame.group), words[0], words[1])


# Afterwards ----------------------------------------------------------------------------------


class KeepStatus(Question[UpFrontTable]):
    """Whether a man who won by 3 or more stays an infiltrator (20.73)."""

    KIND: ClassVar[str] = "upfront.keep_status"
    PROMPT: ClassVar[str] = "keep-status"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, man: str) -> None:
        self.group: Final = group
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return KEEPING

    def facts(self, game: UpFront) -> Facts:
        return {"man": _name(game, self.man)}


class Remain(Deed[UpFrontTable]):
    """Keep the status (20.73): `keep`."""

    VERB: ClassVar[str] = "keep"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


class Withdraw(Deed[UpFrontTable]):
    """Give the status up (20.73): `leave`."""

    VERB: ClassVar[str] = "leave"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, KeepStatus)
        game.finish(frame)
        end_status(game, frame.man, (KEEPING,))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [PickFighter, Prepare, KeepStatus]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    PickFighter.KIND: (FightWith(),),
    Prepare.KIND: (Obscure(), ForCapture(), HeroFirst(), Decline()),
    KeepStatus.KIND: (Remain(), Withdraw()),
}
