"""What a defender may do when he is attacked: a Concealed card, a Hero (9, 10.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.charging import gives_away
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SURRENDERED, Group, find, side_of
from caposaldo.upfront.heroics import choosy
from caposaldo.upfront.hiding import nothing_hides
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.landed import cannot_hide_yet
from caposaldo.upfront.men import Man
from caposaldo.upfront.recovering import help_crew, hero_helps, no_help
from caposaldo.upfront.strength import concealment
from caposaldo.upfront.surrender import still_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend, unpin

CONCEALED: Final = rule("UF 9.1")
NOT_ALLOWED: Final = rule("UF 9.5")
NO_AFV: Final = rule("UF 28.61")
SEEN_GUN: Final = rule("UF 34.5")
HERO: Final = rule("UF 10.4")


class React(Question[UpFrontTable]):
    """Asked of the defender before an attack is resolved, whatever he holds (9.1, 10.42).

    `concealed` counts the Concealed cards played against this attack, of which one is allowed.
    """

    KIND: ClassVar[str] = "upfront.react"
    PROMPT: ClassVar[str] = "react"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "attacker", "cause", "concealed")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, int)

    def __init__(self, group: str, attacker: str, cause: str, concealed: int) -> None:
        self.group: Final = group
        self.attacker: Final = attacker
        self.cause: Final = cause
        self.concealed = concealed

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return CONCEALED

    def facts(self, game: UpFront) -> Facts:
        attack = game.stack[-2]
        return {
            "group": self.group[-1],
            "attacker": self.attacker[-1],
            "strength": int(getattr(attack, "strength", 0)),
        }


class Conceal(Deed[UpFrontTable]):
    """Play a Concealed card against the attack (9.1)."""

    VERB: ClassVar[str] = "conceal"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, React)
        return [(id,) for id in game.table.holding(side_of(frame.group), "concealed")]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, React)
        refusal = cannot_play(game, side_of(frame.group), words[0], "concealed")
        if refusal is not None:
            return refusal
        if frame.concealed:
            return Refusal("one-concealed", CONCEALED)
        return hides_nobody(game.table, game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, React)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.concealed += 1
        hidden = concealment(game.table, side, card)
        attack: Any = game.stack[-2]  # whichever attack it is, it has a strength
        attack.strength += hidden.value
        strength = int(attack.strength)
        facts: dict[str, Fact] = {
            "seat": side,
            "card": card.id,
            "group": frame.group[-1],
            "strength": strength,
        }
        game.tell("conceals", (CONCEALED,), facts, (hidden,))


def hides_nobody(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say why no Concealed card helps a group against fire (9.5, 28.61, 34.5, 45.44)."""
    if group.charge:
        return gives_away(group)
    if spot_of(table, group).terrain.fortified:
        return Refusal("no-concealment", NOT_ALLOWED)
    refusal = nothing_hides(table, group) or cannot_hide_yet(table, group.side)
    if refusal is not None:
        return refusal
    if group.armoured:
        return Refusal("no-concealment", NO_AFV)
    if any(not seen_gun(man) for man in group.men):
        return None
    # Of a gun that was seen only the men on their way to it can hide.
    joins = any(man.heading == group.letter for o in table.side(group.side) for man in o.men)
    return None if joins else Refusal("no-concealment", SEEN_GUN)


def given_away(group: Group) -> Refusal | None:
    """Say that a gun which was seen gives its whole group away to shells (34.5, 40.2).

    One draw is made for all of them, so that the men cannot be hidden without the gun.
    """
    seen = any(seen_gun(man) for man in group.ranks)
    return Refusal("no-concealment", SEEN_GUN) if seen else None


def seen_gun(man: Man) -> bool:
    """Tell whether a card is a gun that has fired or moved in this game (34.5)."""
    return man.gun and man.hull is not None and man.hull.shown


class HeroRallies(Deed[UpFrontTable]):
    """Rally a pinned man with a Hero card before the attack on him is resolved (10.4, 10.42)."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, React)
        return hero_options(game, side_of(frame.group))

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, React)
        return no_hero(game, side_of(frame.group), words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, React)
        hero_rallies(game, side_of(frame.group), words[0], words[1])


def _in_need(man: Man) -> bool:
    return hero_helps(man) if man.hull is not None else man.pinned


def pinned_men(table: UpFrontTable, side: str) -> list[Man]:
    """Return the pinned men of a side."""
    return [man for group in table.side(side) for man in group.men if man.pinned]


def hero_options(game: UpFront, side: str) -> list[Words]:
    """Return man and card of every Hero with which a side can rally somebody now (10.4)."""
    cards = game.table.holding(side, "hero")
    if not cards:
        return []
    men = [man for group in game.table.side(side) for man in group.men if _in_need(man)]
    return [(man.card.id, card) for man in men for card in cards]


def no_hero(game: UpFront, side: str, man_id: str, card: str) -> Refusal | None:
    """Say why a Hero card cannot rally a man (10.4)."""
    refusal = cannot_play(game, side, card, "hero")
    if refusal is not None:
        return refusal
    group = find(game.table.groups, man_id)
    man = group.man(man_id) if group is not None else None
    if group is None or man is None or group.side != side:
        return Refusal("no-such-man", rule("UF 3.2"), {"name": man_id})
    if SURRENDERED in group.marks:
        return still_in(group)
    if man.hull is not None:
        return no_help(man)
    if not man.pinned or man.berserk:
        return Refusal("not-pinned", HERO, {"man": man_name(man)})
    return None


def hero_rallies(game: UpFront, side: str, man_id: str, card: str) -> None:
    """Rally a man with a Hero card, who has its powers too for the turn (10.4, 10.43)."""
    face = spend(game, side, CardId(card))
    table = game.table
    group = find(table.groups, man_id)
    assert group is not None
    man = group.man(man_id)
    assert man is not None
    if man.hull is not None:
        help_crew(game, group.id, man, card)
        return
    unpin(game, group, man)
    game.tell("hero-rallies", (HERO,), {"seat": side, "man": man_name(man), "card": card})
    heroic(game, man_id)
    if man_id not in table.turn.heroes and _powerful(table, man, face):
        table.turn = table.turn.but(heroes=(*table.turn.heroes, man_id))


def _powerful(table: UpFrontTable, man: Man, card: Card) -> bool:
    """Some weapons gain nothing from a red Hero (44.9), though a wound is forgotten (33.9)."""
    return man.wounded or man.weapon is None or not (card.red and choosy(table, man.weapon))


class Decline(Deed[UpFrontTable]):
    """Do nothing more: the answer to any question that only offers something."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [React]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    React.KIND: (Conceal(), HeroRallies(), Decline())
}
