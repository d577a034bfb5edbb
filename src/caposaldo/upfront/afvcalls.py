"""What a man decides who has got at an AFV: to attack or not, and with what (28.8, 28.81)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.charging import CONTACT, chargers
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.groups import Group, letter_of, side_of
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import Step, UpFront, man_name, spend

if TYPE_CHECKING:
    from caposaldo.upfront.afvcombat import Assault

ENTRY: Final = rule("UF 28.8")
STRENGTH: Final = rule("UF 28.81")
HIDDEN: Final = rule("UF 28.84")
CHARGES: Final = rule("UF 21.2")
CHARGING: Final = rule("UF 20.91")
POWERS: Final = rule("UF 10.43")
HERO: Final = "hero"


def charges(table: UpFrontTable, man: Man, target: Group) -> bool:
    """Tell whether a man is in a Banzai charge against an AFV (45.46)."""
    return any(group.man(man.card.id) is not None for group in chargers(table, target.id))


def usable(table: UpFrontTable, man: Man, *, held: bool) -> str:
    """Return what a man carries that helps him against an AFV; a held charge does not (21.2)."""
    carried = table.battle.box.secondary.get(man.secondary)
    if carried is None or not carried.cc_afv or (held and carried.strength):
        return ""
    return carried.code


class HowToAssault(Question[UpFrontTable]):
    """Whether a man attacks the AFV he has infiltrated, and what he spends on it (28.8)."""

    KIND: ClassVar[str] = "upfront.how_to_assault"
    PROMPT: ClassVar[str] = "assault-afv"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man", "target", "held")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, int)

    def __init__(self, group: str, man: str, target: str, held: int) -> None:
        self.group: Final = group
        self.man: Final = man
        self.target: Final = target
        self.held: Final = held

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return ENTRY

    def facts(self, game: UpFront) -> Facts:
        afv = game.table.groups[self.target].men[0]
        return {
            "man": man_name(self.attacker(game)),
            "enemy": man_name(afv),
            "target": letter_of(self.target),
        }

    def attacker(self, game: UpFront) -> Man:
        """Return the man who has got at the AFV."""
        man = here(game, self.man)
        assert man is not None
        return man


def _under(game: UpFront) -> Assault:
    return cast("Assault", game.stack[-1])


class Strike(Deed[UpFrontTable]):
    """Attack with what he has at hand (28.81): `assault`."""

    VERB: ClassVar[str] = "assault"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


class StrikeWith(Deed[UpFrontTable]):
    """Spend a magnetic mine or a charge on the attack (28.81, 31.21): `assault ATMM`."""

    VERB: ClassVar[str] = "assault"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, HowToAssault)
        code = usable(game.table, frame.attacker(game), held=bool(frame.held))
        return [(code,)] if code else []

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HowToAssault)
        man = frame.attacker(game)
        facts: dict[str, Fact] = {"man": man_name(man), "name": words[0]}
        if words[0] != man.secondary or not usable(game.table, man, held=False):
            return Refusal("nothing-for-afv", STRENGTH, facts)
        if usable(game.table, man, held=bool(frame.held)):
            return None
        if charges(game.table, man, game.table.groups[frame.target]):
            return Refusal("fights-by-hand", CONTACT, facts)
        return Refusal("charge-kept", CHARGES, facts)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)
        _under(game).using = words[0]


class HeroStorms(Deed[UpFrontTable]):
    """Make the attacker a hero, or let him forget his wound (10.43, 28.81): `hero g3 30`."""

    VERB: ClassVar[str] = "hero"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, HowToAssault)
        return [(frame.man, card) for card in game.table.holding(side_of(frame.group), HERO)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HowToAssault)
        refusal = cannot_play(game, side_of(frame.group), words[1], HERO)
        if refusal is not None:
            return refusal
        man = frame.attacker(game)
        facts: dict[str, Fact] = {"man": man_name(man)}
        if words[0] != frame.man:
            return Refusal("no-such-man", STRENGTH, {"name": words[0]})
        if man.card.id in game.table.turn.heroes:
            return Refusal("hero-at-work", STRENGTH, facts)
        if man.berserk and not suffers(game.table, man):
            # Berserk he is beyond every Hero but one that stills a wound (20.9, 33.9).
            return Refusal("no-heroics", CHARGING, facts)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, HowToAssault)
        table = game.table
        spend(game, side_of(frame.group), CardId(words[1]))
        table.turn = table.turn.but(heroes=(*table.turn.heroes, frame.man))
        facts: dict[str, Fact] = {
            "seat": side_of(frame.group),
            "man": man_name(frame.attacker(game)),
            "card": words[1],
        }
        game.tell("hero-storms", (POWERS, STRENGTH), facts)
        heroic(game, frame.man)


class HideInVain(Deed[UpFrontTable]):
    """A Concealed card helps nobody at an AFV: it is never offered (28.84)."""

    VERB: ClassVar[str] = "conceal"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return ()

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HowToAssault)
        refusal = cannot_play(game, side_of(frame.group), words[0], "concealed")
        return refusal or Refusal("no-cover-at-afv", HIDDEN)


class Refrain(Deed[UpFrontTable]):
    """Leave the AFV alone and stay an infiltrator (28.8): `decline`."""

    VERB: ClassVar[str] = "decline"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, HowToAssault)
        man = frame.attacker(game)
        if man.berserk:
            return Refusal("berserk-attacks", CHARGING, {"man": man_name(man)})
        if charges(game.table, man, game.table.groups[frame.target]):
            return Refusal("charge-attacks", CONTACT, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)
        _under(game).step = "end"


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [HowToAssault]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    HowToAssault.KIND: (Strike(), StrikeWith(), HeroStorms(), HideInVain(), Refrain()),
}
