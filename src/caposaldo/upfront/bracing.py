"""What the men under an AFV may do before it is upon them: hide, or be heroic (9.1, 10.44)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Fact, Modifier, Refusal, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.fire import targets
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.nerve import here
from caposaldo.upfront.reactions import Conceal, Decline, React, hero_options, hero_rallies, no_hero
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend

if TYPE_CHECKING:
    from caposaldo.upfront.overrunning import Overrunning

HEROIC: Final = rule("UF 10.44")
BRACED: Final = Modifier(-1, HEROIC, "hero-against-overrun")
HERO: Final = "hero"


class Brace(React):
    """Asked of a group about to be overrun, whatever it holds (9.1, 10.44)."""

    KIND: ClassVar[str] = "upfront.brace"
    PROMPT: ClassVar[str] = "react-overrun"


def _overrun(game: UpFront) -> Overrunning:
    return cast("Overrunning", game.stack[-2])


class HeroBraces(Deed[UpFrontTable]):
    """Lower the number drawn against a man, who is rallied if he is pinned (10.44, 29.42)."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Brace)
        side = side_of(frame.group)
        cards = game.table.holding(side, HERO)
        if not cards:
            return ()
        under = [(id, card) for id in _under(game, frame) for card in cards]
        others = hero_options(game, side)
        return [*under, *[words for words in others if words not in under]]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Brace)
        side = side_of(frame.group)
        man = here(game, words[0])
        if man is None or man.pinned or words[0] not in _under(game, frame):
            return no_hero(game, side, words[0], words[1])
        if words[0] in _overrun(game).braced:
            return Refusal("braced-already", HEROIC, {"man": man_name(man)})
        return cannot_play(game, side, words[1], HERO)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Brace)
        side = side_of(frame.group)
        man = here(game, words[0])
        assert man is not None
        under = words[0] in _under(game, frame)
        if man.pinned:
            hero_rallies(game, side, words[0], words[1])
        else:
            _spend(game, side, words[0], words[1])
        if under:
            overrun = _overrun(game)
            overrun.braced = (*overrun.braced, words[0])
            facts: dict[str, Fact] = {"seat": side, "man": man_name(man), "card": words[1]}
            game.tell("hero-braces", (HEROIC,), facts, (BRACED,))


def _under(game: UpFront, frame: Brace) -> list[str]:
    """Return the men of the group; a gun gains nothing from a Hero but credit (10.41)."""
    return [man.card.id for man in targets(game.table, frame.group) if man.hull is None]


def _spend(game: UpFront, side: str, man_id: str, card: str) -> None:
    table = game.table
    spend(game, side, CardId(card))
    if man_id not in table.turn.heroes:
        table.turn = table.turn.but(heroes=(*table.turn.heroes, man_id))
    heroic(game, man_id)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Brace]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Brace.KIND: (Conceal(), HeroBraces(), Decline()),
}
