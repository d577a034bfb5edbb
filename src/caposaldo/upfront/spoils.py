"""The weapons of a man killed in close combat (20.74)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.arms import SECONDARY, take_weapon, weapon_name
from caposaldo.upfront.crews import end_duty
from caposaldo.upfront.groups import Loose, find
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name

LOOT: Final = rule("UF 20.74")
PRIMARY: Final = "primary"
CARRIED: Final = "secondary"
WHICH: Final = (PRIMARY, CARRIED)
LIGHT: Final = "light_anti_tank"


def can_loot(game: UpFront, loser: str) -> bool:
    """Tell whether the dead man leaves anything to take or to destroy (20.74)."""
    man = here(game, loser)
    if man is not None and man.gun:
        return False
    return man is not None and (man.weapon is not None or bool(man.secondary))


def held(man: Man, which: str) -> str:
    """Return the code of what a man holds or carries; nothing: empty."""
    if which == PRIMARY:
        return man.weapon.code if man.weapon is not None else ""
    return man.secondary if which == CARRIED else ""


def cannot_take(winner: Man, loser: Man, which: str) -> Refusal | None:
    """Say why the winner cannot take one of the dead man's weapons (20.74, 21.1)."""
    if not held(loser, which):
        return Refusal("nothing-to-take", LOOT, {"man": man_name(loser)})
    if which == PRIMARY:
        weapon = loser.weapon
        if weapon is not None and weapon.ordnance and weapon.family != LIGHT:
            return Refusal("ordnance-stays", LOOT, {"man": man_name(loser)})
    elif winner.weapon is not None and not winner.weapon.carries_secondary:
        return Refusal("no-room-for-secondary", SECONDARY, {"man": man_name(winner)})
    return None


class Spoils(Question[UpFrontTable]):
    """Whether the winner takes or destroys a weapon of the man he killed (20.74)."""

    KIND: ClassVar[str] = "upfront.spoils"
    PROMPT: ClassVar[str] = "spoils"
    FIELDS: ClassVar[tuple[str, ...]] = ("winner", "loser")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, winner: str, loser: str) -> None:
        self.winner: Final = winner
        self.loser: Final = loser

    def seat(self, game: UpFront) -> str:
        group = find(game.table.groups, self.winner)
        assert group is not None
        return group.side

    def rule(self, game: UpFront) -> RuleId:
        return LOOT

    def facts(self, game: UpFront) -> Facts:
        winner, loser = self.men(game)
        return {"man": man_name(winner), "enemy": man_name(loser)}

    def men(self, game: UpFront) -> tuple[Man, Man]:
        """Return the winner and the man he killed."""
        winner, loser = here(game, self.winner), here(game, self.loser)
        assert winner is not None
        assert loser is not None
        return winner, loser


class TakeWeapon(Deed[UpFrontTable]):
    """Take one of his two weapons (20.74): `take primary`."""

    VERB: ClassVar[str] = "take"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(which,) for which in WHICH]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Spoils)
        return cannot_take(*frame.men(game), words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Spoils)
        winner, loser = frame.men(game)
        game.finish(frame)
        code = held(loser, words[0])
        jammed = loser.jammed if words[0] == PRIMARY else loser.faulty
        _strip(game, loser, words[0])
        group = find(game.table.groups, winner.card.id)
        assert group is not None
        take_weapon(game, group.id, winner.card.id, Loose(code, jammed, False, ""))
        _tell(game, "weapon-captured", winner, code)


class DestroyWeapon(Deed[UpFrontTable]):
    """Take one of his weapons out of the game (20.74): `destroy primary`."""

    VERB: ClassVar[str] = "destroy"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(which,) for which in WHICH]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Spoils)
        _, loser = frame.men(game)
        if not held(loser, words[0]):
            return Refusal("nothing-to-take", LOOT, {"man": man_name(loser)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Spoils)
        winner, loser = frame.men(game)
        game.finish(frame)
        code = held(loser, words[0])
        _strip(game, loser, words[0])
        _tell(game, "weapon-destroyed", winner, code)


def _strip(game: UpFront, man: Man, which: str) -> None:
    group = find(game.table.groups, man.card.id)
    assert group is not None
    if which == CARRIED:
        game.table.put(group.with_man(man.but(secondary="")))
        return
    game.table.put(group.with_man(man.but(weapon=None, jammed=False, captured=False)))
    end_duty(game, group.id, man.card.id)


def _tell(game: UpFront, kind: str, man: Man, code: str) -> None:
    group = find(game.table.groups, man.card.id)
    assert group is not None
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "weapon": weapon_name(game.table, code),
    }
    game.tell(kind, (LOOT,), facts)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Spoils]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Spoils.KIND: (TakeWeapon(), DestroyWeapon(), Decline())
}
