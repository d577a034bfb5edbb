"""Hero cards that rally a pinned man at any time (10.4 to 10.43)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.asking import SideQuestion
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.command import hand_limit
from caposaldo.upfront.covering import strangers
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.groups import find
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.men import Man
from caposaldo.upfront.reactions import HERO, Decline, hero_options, hero_rallies, no_hero
from caposaldo.upfront.recovering import hero_helps
from caposaldo.upfront.surrender import still_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import Step, UpFront, deal, man_name, spend

TIMING: Final = rule("UF 10.42")
FORGOTTEN: Final = rule("UF 33.9")
KIND: Final = "hero"


# Wounded men ---------------------------------------------------------------------------------


def smarting(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a man is up and wounded, and no Hero has made him forget it (33.9)."""
    return not man.pinned and suffers(table, man)


def sparing_options(game: UpFront, side: str) -> list[Words]:
    """Return man and card of every Hero that makes a man up forget his wound (33.9)."""
    cards = game.table.holding(side, KIND)
    if not cards:
        return []
    men = [man for group in game.table.side(side) for man in group.men]
    return [(man.card.id, card) for man in men if smarting(game.table, man) for card in cards]


def no_hero_at_all(game: UpFront, side: str, man_id: str, card: str) -> Refusal | None:
    """Say why a Hero neither rallies a man nor makes him forget a wound (10.4, 33.9)."""
    group = find(game.table.groups, man_id)
    man = group.man(man_id) if group is not None else None
    if group is not None and group.side == side and man and smarting(game.table, man):
        return cannot_play(game, side, card, KIND)
    return no_hero(game, side, man_id, card)


def help_man(game: UpFront, side: str, man_id: str, card: str) -> None:
    """Rally a man with a Hero, or make a man who is up forget his wound (10.4, 33.9)."""
    table = game.table
    group = find(table.groups, man_id)
    man = group.man(man_id) if group is not None else None
    assert man is not None
    if man.pinned or man.hull is not None:
        hero_rallies(game, side, man_id, card)
        return
    spend(game, side, CardId(card))
    table.turn = table.turn.but(heroes=(*table.turn.heroes, man_id))
    facts: dict[str, Fact] = {"man": man_name(man), "seat": side, "card": card}
    game.tell("hero-spares", (FORGOTTEN,), facts)
    heroic(game, man_id)


# The owner's turn ----------------------------------------------------------------------------


class Hero(Deed[UpFrontTable]):
    """Rally one man with a Hero, or make him forget a wound; no action (10.4): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        return [*hero_options(game, side), *sparing_options(game, side)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return no_hero_at_all(game, game.table.turn.side, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        help_man(game, game.table.turn.side, words[0], words[1])


# The enemy's attack --------------------------------------------------------------------------


class HeroChance(Question[UpFrontTable]):
    """Whether a pinned man is rallied before he is attacked (10.42).

    It is open whatever his side holds, so that nothing is given away.
    """

    KIND: ClassVar[str] = "upfront.hero_chance"
    PROMPT: ClassVar[str] = "hero-chance"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, side: str, man: str) -> None:
        self.side: Final = side
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return TIMING

    def facts(self, game: UpFront) -> Facts:
        man = self._man(game)
        assert man is not None
        return {"man": man_name(man)}

    def waiting(self, game: UpFront) -> bool:
        man = self._man(game)
        return man is not None and man.pinned and not man.berserk

    def run(self, game: UpFront) -> None:
        game.finish(self)

    def _man(self, game: UpFront) -> Man | None:
        group = find(game.table.groups, self.man)
        return group.man(self.man) if group is not None else None


class SavingHero(Deed[UpFrontTable]):
    """Rally the man under attack (10.42): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, HeroChance)
        return [(frame.man, card) for card in game.table.holding(frame.side, KIND)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HeroChance)
        return no_hero(game, frame.side, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, HeroChance)
        hero_rallies(game, frame.side, words[0], words[1])


# The refill ----------------------------------------------------------------------------------


def hero_wanted(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side has men a Hero can rally, or an AFV it can help (10.4, 28.421)."""
    return any(
        (group.pinned and still_in(group) is None) or (group.armoured and hero_helps(group.men[0]))
        for group in table.side(side)
    )


class HeroDrawn(SideQuestion):
    """Whether a Hero just drawn is played at once (10.4).

    It is asked after every refill with pinned men, so that the question tells nothing.
    """

    KIND: ClassVar[str] = "upfront.hero_drawn"
    PROMPT: ClassVar[str] = "hero-drawn"

    def rule(self, game: UpFront) -> RuleId:
        return HERO

    def facts(self, game: UpFront) -> Facts:
        return {"seat": self.side}

    def waiting(self, game: UpFront) -> bool:
        table = game.table
        return not table.over and hero_wanted(table, self.side)

    def run(self, game: UpFront) -> None:
        game.finish(self)


class HeroAtOnce(Deed[UpFrontTable]):
    """Play a Hero from the refill and draw another card for it (10.4): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, HeroDrawn)
        return hero_options(game, frame.side)

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HeroDrawn)
        return no_hero(game, frame.side, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, HeroDrawn)
        before = hand_limit(game.table, frame.side)
        hero_rallies(game, frame.side, words[0], words[1])
        # A leader back on his feet makes the hand whole again, besides the card played (15.2).
        _replace(game, frame.side, 1 + hand_limit(game.table, frame.side) - before)


def _replace(game: UpFront, side: str, count: int) -> None:
    table = game.table
    drawn = 0
    while drawn < count and not table.over:
        card = deal(game, side)
        drawn += 1
        if not table.battle.solitaire:
            game.tell("drew", (HERO,), {"seat": side, "card": card.id}, seen_by=(side,))
    hidden = strangers(table.battle, side)
    game.tell("drew-unseen", (HERO,), {"seat": side, "count": drawn}, seen_by=hidden)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [HeroChance, HeroDrawn]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    HeroChance.KIND: (SavingHero(), Decline()),
    HeroDrawn.KIND: (HeroAtOnce(), Decline()),
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Hero(),)
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (Hero(),)
