"""Who comes along when the ground of an infiltrated group is taken over (20.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.crews import end_duty
from caposaldo.upfront.fire import FireAttack
from caposaldo.upfront.formation import MOST_MEN
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import find, letter_of, side_of
from caposaldo.upfront.heights import parted
from caposaldo.upfront.infiltrators import end_status, inside
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.receiving import vanish
from caposaldo.upfront.shelling import Shelling
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import size
from caposaldo.upfront.verbs import Step, UpFront, man_name

CONQUEST: Final = rule("UF 20.8")


def forget(game: UpFront, gid: str) -> None:
    """End the status of everybody who was in a group that is gone (20.53)."""
    for _, man in list(inside(game.table, gid)):
        end_status(game, man.card.id, (CONQUEST,))


def still_in(game: UpFront, man: Man) -> bool:
    """Tell whether a man still counts as inside: who fired in this attack does not (20.531)."""
    for frame in game.stack:
        if isinstance(frame, Shelling) and frame.man == man.card.id:
            return False
        if isinstance(frame, FireAttack):
            own = game.table.groups.get(frame.group)
            fires = own is not None and own.man(man.card.id) is not None
            if fires and not man.pinned and man.card.id not in frame.holding:
                return False
    return True


class Joining(Question[UpFrontTable]):
    """Which other men who were inside come over to the group that took the ground (20.8)."""

    KIND: ClassVar[str] = "upfront.joining"
    PROMPT: ClassVar[str] = "join-captors"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "gone")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, gone: str) -> None:
        self.group = group
        self.gone: Final = gone

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return CONQUEST

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group)}

    def waiting(self, game: UpFront) -> bool:
        return bool(self.others(game))

    def others(self, game: UpFront) -> list[str]:
        """Return the men of other groups who may come over."""
        own = game.table.groups[self.group]
        most = spot_of(game.table, own).terrain.room or MOST_MEN
        # Those on their way to the group count already (17.82).
        if size(game.table, own.side, own.letter) >= most:
            return []
        found = inside(game.table, self.gone)
        return [
            man.card.id
            for group, man in found
            if group.id != self.group and parted(group, own) is None and still_in(game, man)
        ]

    def run(self, game: UpFront) -> None:
        game.finish(self)
        forget(game, self.gone)


class Join(Deed[UpFrontTable]):
    """Bring a man over (20.8): `join g5`."""

    VERB: ClassVar[str] = "join"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Joining)
        return [(id,) for id in frame.others(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Joining)
        if words[0] in frame.others(game):
            return None
        return Refusal("no-such-man", CONQUEST, {"name": words[0]})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Joining)
        table = game.table
        man = here(game, words[0])
        assert man is not None
        old = next(g for g in table.groups.values() if g.man(words[0]) is not None)
        new = table.groups[frame.group]
        end_duty(game, old.id, words[0])
        table.put(table.groups[old.id].without(words[0]))
        table.put(new.but(men=(*new.men, man.but(inside="", assists=""))))
        facts: dict[str, Fact] = {"man": man_name(man), "seat": new.side, "group": new.letter}
        game.tell("joins-captors", (CONQUEST,), facts)
        if not table.groups[old.id].men:
            vanish(game, old.id)
            # Who was to exchange letters with it takes its letter (17.7).
            joined = find(table.groups, words[0])
            assert joined is not None
            frame.group = joined.id


class Enough(Deed[UpFrontTable]):
    """Bring nobody else over."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Joining)
        game.finish(frame)
        forget(game, frame.gone)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Joining]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Joining.KIND: (Join(), Enough())}
