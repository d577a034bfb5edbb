"""Heroes in a fire attack: a card played on a firing man, or the powers of one (10.43, 10.45)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.barrage import Barrage, aim_of, cheapest, suffices
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.fire import NEEDS
from caposaldo.upfront.firepower import firepower
from caposaldo.upfront.groups import side_of
from caposaldo.upfront.heroics import (
    HERO_FIRE,
    WOUND_FORGOTTEN,
    inspired,
    no_heroics,
    no_powers,
)
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend


class HeroFire(Deed[UpFrontTable]):
    """Multiply one man's firepower with a Hero card (10.45)."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Barrage)
        cards = game.table.holding(side_of(frame.group), "hero")
        if not cards:
            return ()
        men = game.table.groups[frame.group].men
        return [(man.card.id, card) for man in men for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        refusal = cannot_play(game, side_of(frame.group), words[1], "hero")
        if refusal is not None:
            return refusal
        aim = aim_of(game, frame)
        man = aim.group.man(words[0])
        if man is None:
            return Refusal("no-such-man", rule("UF 3.2"), {"name": words[0]})
        refusal = no_heroics(aim, man, game.table.card(words[1]).red)
        if refusal is None and not frame.cards and not suffices(game, inspired(aim, man), words[1]):
            least = cheapest(game, aim.group.side) or 0
            strong = firepower(inspired(aim, man))
            return Refusal("too-weak", NEEDS, {"firepower": strong, "need": least})
        return refusal

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        group = game.table.groups[frame.group]
        spend(game, group.side, CardId(words[1]))
        man = group.man(words[0])
        assert man is not None
        facts: dict[str, Fact] = {"seat": group.side, "man": man_name(man), "card": words[1]}
        if suffers(game.table, man):
            turn = game.table.turn
            game.table.turn = turn.but(heroes=(*turn.heroes, words[0]))
            game.tell("hero-spares", (WOUND_FORGOTTEN,), facts)
        else:
            frame.heroes = (*frame.heroes, words[0])
            game.tell("hero-fires", (HERO_FIRE,), facts)
        heroic(game, words[0])


class HeroPowers(Deed[UpFrontTable]):
    """Let a man rallied by a Hero this turn fire with its powers too (10.43): `hero g3`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Barrage)
        if not game.table.turn.heroes:
            return ()
        return [(man.card.id,) for man in game.table.groups[frame.group].men]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Barrage)
        aim = aim_of(game, frame)
        man = aim.group.man(words[0])
        if man is None:
            return Refusal("no-such-man", rule("UF 3.2"), {"name": words[0]})
        return no_powers(aim, man)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Barrage)
        group = game.table.groups[frame.group]
        man = group.man(words[0])
        assert man is not None
        frame.heroes = (*frame.heroes, words[0])
        facts: dict[str, Fact] = {"seat": group.side, "man": man_name(man)}
        game.tell("hero-powers", (HERO_FIRE, rule("UF 10.43")), facts)
