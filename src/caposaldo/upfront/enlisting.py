"""What a player is asked who wins random reinforcements: whom to take (48.31, 48.32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, term
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.recruits import (
    CHOICE,
    GUNS,
    SUBSTITUTES,
    choices,
    loads,
    substitutes,
    to_be_had,
    win,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront


class Recruiting(Question[UpFrontTable]):
    """Who comes for an asterisk; the choice is made at once (48.31)."""

    KIND: ClassVar[str] = "upfront.recruiting"
    PROMPT: ClassVar[str] = "choose-recruit"
    FIELDS: ClassVar[tuple[str, ...]] = ("wanted", "before")
    SORTS: ClassVar[tuple[type, ...]] = (str, int)

    def __init__(self, wanted: str, before: int) -> None:
        self.wanted: Final = wanted
        self.before: Final = before

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return CHOICE

    def offered(self, game: UpFront) -> list[ManCard]:
        """Return the cards there are to choose from."""
        return choices(game.table, game.table.turn.side)


class Replacing(Recruiting):
    """Who comes in the place of a card that cannot be had (48.32)."""

    KIND: ClassVar[str] = "upfront.replacing"
    PROMPT: ClassVar[str] = "replace-recruit"

    def rule(self, game: UpFront) -> RuleId:
        return SUBSTITUTES

    def facts(self, game: UpFront) -> Facts:
        return {"man": term(f"man-{self.wanted}")}

    def offered(self, game: UpFront) -> list[ManCard]:
        return substitutes(game.table, game.table.turn.side, self.wanted)


class Recruit(Deed[UpFrontTable]):
    """Take a card as reinforcement (48.31, 48.32): `recruit g10`."""

    VERB: ClassVar[str] = "recruit"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(card.id,) for card in _asked(frame).offered(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked = _asked(frame)
        if any(card.id == words[0] for card in asked.offered(game)):
            return None
        return _not_to_be_had(game, asked, words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked = _asked(frame)
        game.finish(frame)
        card = game.table.battle.box.men[ManId(words[0])]
        win(game, game.table.turn.side, card, words[1] if words[1:] else "", asked.before)


class RecruitArmed(Recruit):
    """Take a card and give the man a secondary weapon (48.31): `recruit g10 DC`."""

    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (card.id, code)
            for card in _asked(frame).offered(game)
            for code in loads(game.table, card)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = super().obstacle(game, frame, words)
        if refusal is not None:
            return refusal
        card = game.table.battle.box.men[ManId(words[0])]
        if words[1] not in loads(game.table, card):
            return Refusal("no-second-weapon", CHOICE, {"man": term(f"man-{words[0]}")})
        return None


def _asked(frame: Step) -> Recruiting:
    assert isinstance(frame, Recruiting)
    return frame


def _not_to_be_had(game: UpFront, asked: Recruiting, id: str) -> Refusal:
    """Say why a card is not offered: unknown, taken, barred by its date or kind, or no match."""
    table, side = game.table, game.table.turn.side
    card = table.battle.box.men.get(ManId(id))
    if card is None or card.nation != table.battle.sheets[side].nation.cards_of:
        return Refusal("no-such-man", asked.rule(game), {"name": id})
    facts = {"man": term(f"man-{id}")}
    if card.id not in [other.id for other in to_be_had(table, side)]:
        return Refusal("not-to-be-had", SUBSTITUTES, {**facts})
    if isinstance(asked, Replacing):
        return Refusal("no-like-card", asked.rule(game), {**facts})
    guns = table.battle.reads(GUNS)
    return Refusal("no-free-choice", asked.rule(game), {**facts, "guns": guns})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Recruiting, Replacing]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Recruiting.KIND: (Recruit(), RecruitArmed(), Decline()),
    Replacing.KIND: (Recruit(), Decline()),
}
