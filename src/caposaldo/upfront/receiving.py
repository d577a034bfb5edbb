"""Men in transfer arrive in their new group (17.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.encirclement import is_encircled
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.gunmoves import gun_cannot_arrive
from caposaldo.upfront.holdings import cannot_act, own_group, ready_groups
from caposaldo.upfront.infiltrators import end_status, inside
from caposaldo.upfront.men import Man
from caposaldo.upfront.softsand import check_gun
from caposaldo.upfront.surrender import relieve
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import ARRIVED, SENT, TRANSFER, call_back, on_the_way
from caposaldo.upfront.verbs import Step, UpFront, act, disband, man_name

TOGETHER: Final = rule("UF 11.11")
VANISHED: Final = "vanished"
"""The mark of a group as it is taken off the table, of which nobody was lost (20.8)."""


def arrivals(table: UpFrontTable, side: str, letter: str) -> list[tuple[Group, Man]]:
    """Return the men a letter can take in: those who set out in an earlier turn (17.8)."""
    return [
        (group, man)
        for group, man in on_the_way(table, side, letter)
        if f"{SENT}{man.card.id}" not in group.marks
    ]


def fit_to_arrive(table: UpFrontTable, group: Group) -> list[Man]:
    """Return the men a group can take in where it is: a gun in no Marsh (34.32)."""
    men = [man for _, man in arrivals(table, group.side, group.letter)]
    return [man for man in men if gun_cannot_arrive(table, group, man) is None]


class Receive(Deed[UpFrontTable]):
    """Take in men who are on their way, as the group's only action (17.8): `receive B`."""

    VERB: ClassVar[str] = "receive"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        return [
            (group.letter,)
            for group in ready_groups(game)
            if on_the_way(table, group.side, group.letter)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        if not on_the_way(game.table, group.side, group.letter):
            return Refusal("nobody-comes", TRANSFER, {"group": group.letter})
        men = arrivals(game.table, group.side, group.letter)
        if not men:
            return Refusal("set-out-this-turn", TRANSFER, {"group": group.letter})
        if not fit_to_arrive(game.table, group):
            return gun_cannot_arrive(game.table, group, men[0][1])
        return is_encircled(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        game.push(Receiving(words[0], 0))


class Receiving(Question[UpFrontTable]):
    """Where the men taken in stand; `taken` counts them (17.8)."""

    KIND: ClassVar[str] = "upfront.receiving"
    PROMPT: ClassVar[str] = "place-man"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "taken")
    SORTS: ClassVar[tuple[type, ...]] = (str, int)

    def __init__(self, group: str, taken: int) -> None:
        self.group = group
        self.taken = taken

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return TRANSFER

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group}


def _receiving(game: UpFront, frame: Step) -> tuple[Receiving, Group]:
    assert isinstance(frame, Receiving)
    return frame, game.table.groups[group_id(game.table.turn.side, frame.group)]


def splits_crew(group: Group, place: int) -> Refusal | None:
    """Say that nobody comes between an operator and his assistant (11.11)."""
    if not 1 < place <= len(group.ranks):
        return None
    left, right = group.ranks[place - 2], group.ranks[place - 1]
    if left.assists == right.card.id or right.assists == left.card.id:
        return Refusal("crew-together", TOGETHER, {"man": man_name(right)})
    return None


class Stand(Deed[UpFrontTable]):
    """Put an arrival in any position; the others keep their order (17.8): `stand g4 3`."""

    VERB: ClassVar[str] = "stand"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        _, group = _receiving(game, frame)
        places = range(1, len(group.ranks) + 2)
        men = arrivals(game.table, group.side, group.letter)
        return [(man.card.id, str(place)) for _, man in men for place in places]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        _, group = _receiving(game, frame)
        men = arrivals(game.table, group.side, group.letter)
        if words[0] not in [man.card.id for _, man in men]:
            return Refusal("not-arriving", TRANSFER, {"name": words[0], "group": group.letter})
        if words[1] not in [str(place) for place in range(1, len(group.ranks) + 2)]:
            return Refusal("no-such-position", TRANSFER, {"count": len(group.ranks) + 1})
        man = next(man for _, man in men if man.card.id == words[0])
        return gun_cannot_arrive(game.table, group, man) or splits_crew(group, int(words[1]))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked, group = _receiving(game, frame)
        asked.taken += 1
        source = find(game.table.groups, words[0])
        assert source is not None
        man = source.man(words[0])
        assert man is not None
        men = [*group.ranks]
        men.insert(int(words[1]) - 1, man.but(heading=""))
        others = [other for other in group.men if other.heading]
        mark_arrived(game, group.but(men=(*men, *others)))
        facts = {"seat": group.side, "group": group.letter, "man": man_name(man)}
        game.tell("joins", (TRANSFER,), {**facts, "position": int(words[1])})
        relieve(game, group.id, man)
        check_gun(game, game.table.groups[group.id], man)
        depart(game, source.id, (man.card.id,))
        # The last man of a group leaves its letter to the one it was to exchange with (17.7).
        joined = find(game.table.groups, words[0])
        assert joined is not None
        asked.group = joined.letter
        if not fit_to_arrive(game.table, joined):
            game.finish(frame)


class Enough(Deed[UpFrontTable]):
    """Leave the others on their way (17.8): `go`."""

    VERB: ClassVar[str] = "go"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked, _ = _receiving(game, frame)
        return None if asked.taken else Refusal("take-somebody-in", TRANSFER)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)


def mark_arrived(game: UpFront, group: Group) -> None:
    """Set down a group that keeps its range number for the rest of the turn (17.8)."""
    marks = group.marks if ARRIVED in group.marks else (*group.marks, ARRIVED)
    game.table.put(group.but(marks=marks))


def depart(game: UpFront, gid: str, men: tuple[str, ...]) -> None:
    """Take men out of the group they came from, which may vanish with them (17.82)."""
    group = game.table.groups[gid]
    for id in men:
        group = group.without(id)
    mark_arrived(game, group)
    if not group.men:
        vanish(game, gid)


def vanish(game: UpFront, gid: str) -> None:
    """Take a group off the table that nobody has wiped out: its ground is no prize (20.8)."""
    for _, man in inside(game.table, gid):
        end_status(game, man.card.id)
    group = game.table.groups[gid]
    disband(game, group.but(marks=(*group.marks, VANISHED)))


def group_gone(game: UpFront, group: Group) -> None:
    """Nobody can arrive at a group that is gone."""
    call_back(game, group.side, group.letter, TRANSFER)


def turn_ends(game: UpFront, _side: str) -> None:
    """What was begun in this turn can be completed from the next on (17.8)."""
    # Both sides: the enemy's terrain may have completed a new group (17.92).
    for group in tuple(game.table.groups.values()):
        marks = [mark for mark in group.marks if mark != ARRIVED and not mark.startswith(SENT)]
        if len(marks) != len(group.marks):
            game.table.put(group.but(marks=tuple(marks)))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Receiving]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Receive(),)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Receiving.KIND: (Stand(), Enough()),
}
