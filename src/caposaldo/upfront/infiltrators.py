"""What an infiltrator is and how he ceases to be one (20.5 to 20.56)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.heights import parted
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.holdings import man_to_act, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import NERVE, here
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

LOST: Final = rule("UF 20.53")
GIVEN_UP: Final = rule("UF 20.56")
TOO_FAR: Final = CLOSEST - 2


def inside(table: UpFrontTable, gid: str) -> Iterator[tuple[Group, Man]]:
    """Give the men who have infiltrated a group, with the groups they belong to."""
    for group in tuple(table.groups.values()):
        for man in group.men:
            if man.inside == gid:
                yield group, man


def end_status(game: UpFront, man_id: str, rules: tuple[RuleId, ...] = (LOST,)) -> None:
    """Let a man be an infiltrator no more (20.53)."""
    group = find(game.table.groups, man_id)
    man = here(game, man_id)
    if group is None or man is None or not man.inside:
        return
    game.table.put(group.with_man(man.but(inside="")))
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side}
    game.tell("infiltration-lost", rules, facts)


# What other rules tell -----------------------------------------------------------------------


class Steadying(Script[UpFrontTable]):
    """An infiltrator just pinned loses the status unless a Hero rallies him at once (10.4)."""

    KIND: ClassVar[str] = "upfront.steadying"
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "judge")
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, side: str, man: str, step: str = "") -> None:
        self.side: Final = side
        self.man: Final = man
        self.step = step

    def ask(self, game: UpFront) -> None:
        """Ask for a Hero, whatever the hand holds."""
        game.push(HeroChance(self.side, self.man))

    def judge(self, game: UpFront) -> None:
        """See whether he is still pinned."""
        man = here(game, self.man)
        if man is not None and man.pinned:
            end_status(game, self.man)


def pinned(game: UpFront, group: Group, man: Man, cause: str) -> None:
    """An infiltrator who is pinned loses the status (20.53)."""
    if man.inside and cause != NERVE:
        game.push(Steadying(group.side, man.card.id))


def moved(game: UpFront, group: Group) -> None:
    """A Movement card ends the status in its group, and of those left two ranges behind (20.53).

    A card that follows on a change of level leaves those behind who stayed on theirs (M5.1).
    """
    for man in group.men:
        end_status(game, man.card.id)
    for other, man in inside(game.table, group.id):
        if relative_range(other, group) <= TOO_FAR or parted(other, group) is not None:
            end_status(game, man.card.id)


def settled(game: UpFront, group: Group) -> None:
    """A group that takes terrain away from RR 5 has shaken its infiltrators off (20.53, M5.1)."""
    for other, man in inside(game.table, group.id):
        if relative_range(other, group) < CLOSEST or parted(other, group) is not None:
            end_status(game, man.card.id)


# Giving up -----------------------------------------------------------------------------------


class Leave(Deed[UpFrontTable]):
    """Give up one man's status as the group's only action (20.56): `leave A g3`."""

    VERB: ClassVar[str] = "leave"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id)
            for group in ready_groups(game)
            for man in group.men
            if man.inside
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = man_to_act(game, words[0], words[1], GIVEN_UP)
        if isinstance(found, Refusal):
            return found
        man = found[1]
        if not man.inside:
            return Refusal("no-infiltrator", GIVEN_UP, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        end_status(game, words[1], (GIVEN_UP,))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Steadying]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Leave(),)
