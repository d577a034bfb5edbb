"""Prisoners: who takes a man who would rout, and who guards him (32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, group_id, letter_of, side_of
from caposaldo.upfront.men import Man
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import is_below
from caposaldo.upfront.verbs import CAPTURED, FREED, ROUT, Step, UpFront, lose, man_name
from caposaldo.upfront.wounds import wound

BY_ROUT: Final = rule("UF 32.12")
HELD: Final = rule("UF 32.2")
LIBERATED: Final = rule("UF 32.22")
STATUS: Final = rule("UF 20.53")
ROUTED: Final = rule("UF 6.531")


def still_close(group: Group) -> str:
    """Return the mark of a group that took the last man of the only enemy group at RR 5 (16.42).

    It names the range number, so that it says nothing any more once the group has gone on.
    """
    return f"took-the-last-at:{group.range}"


# Who takes him -------------------------------------------------------------------------------


def captors(table: UpFrontTable, group: Group) -> list[str]:
    """Return the enemy groups close enough to take a routing man, with an unpinned man (32.12).

    Neither AFVs nor guns take prisoners (32.3), and nobody does in the sewers (T3.7).
    """
    return [
        other.id
        for other in table.groups.values()
        if other.side != group.side
        and relative_range(group, other) == CLOSEST
        and not is_below(group)
        and not is_below(other)
        and any(not man.pinned and man.hull is None for man in other.ranks)
    ]


def take_prisoner(
    game: UpFront, gid: str, man_id: str, captor: str, rules: tuple[RuleId, ...]
) -> None:
    """Make a man the prisoner of an enemy group, whose owner picks the guard (32.2)."""
    take_prisoners(game, gid, (man_id,), captor, rules)


def take_prisoners(
    game: UpFront, gid: str, men: tuple[str, ...], captor: str, rules: tuple[RuleId, ...]
) -> None:
    """Make men of one group the prisoners of an enemy group, under one guard (32.2)."""
    table = game.table
    group = table.groups[gid]
    near = [other for other in table.side(group.side) if _close(table.groups[captor], other)]
    game.push(Guarding(captor, men))
    for man_id in men:
        group = table.groups[gid]
        man = group.man(man_id)
        assert man is not None, f"{man_id} is not in {gid}"
        lose(game, group, man, CAPTURED, rules)
    if gid not in table.groups and [other.id for other in near] == [gid]:
        taker = table.groups[captor]
        table.put(taker.but(marks=(*taker.marks, still_close(taker))))


def _close(one: Group, other: Group) -> bool:
    return relative_range(one, other) == CLOSEST


class Capture(Question[UpFrontTable]):
    """Whether and by which group a routing man is taken (32.12)."""

    KIND: ClassVar[str] = "upfront.capture"
    PROMPT: ClassVar[str] = "capture"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, man: str) -> None:
        self.group: Final = group
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return game.table.battle.enemy(side_of(self.group))

    def rule(self, game: UpFront) -> RuleId:
        return BY_ROUT

    def facts(self, game: UpFront) -> Facts:
        man = game.table.groups[self.group].man(self.man)
        assert man is not None
        return {"man": man_name(man), "group": letter_of(self.group)}


class CaptureOrWound(Capture):
    """Whether a man is taken whom his card would wound, which it does if he is let go (33.1)."""

    KIND: ClassVar[str] = "upfront.capture_or_wound"
    PROMPT: ClassVar[str] = "capture-or-wound"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man", "card")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, group: str, man: str, card: str) -> None:
        super().__init__(group, man)
        self.card: Final = card


class Take(Deed[UpFrontTable]):
    """Take him with one of the groups (32.12, 32.2): `take A`."""

    VERB: ClassVar[str] = "take"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Capture)
        return [(letter_of(id),) for id in captors(game.table, game.table.groups[frame.group])]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Capture)
        taker = group_id(game.table.battle.enemy(side_of(frame.group)), words[0])
        if taker in captors(game.table, game.table.groups[frame.group]):
            return None
        return Refusal("cannot-capture", BY_ROUT, {"group": words[0]})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Capture)
        game.finish(frame)
        taker = group_id(game.table.battle.enemy(side_of(frame.group)), words[0])
        take_prisoner(game, frame.group, frame.man, taker, (BY_ROUT,))


class LetRun(Deed[UpFrontTable]):
    """Let him rout (32.12)."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group, man = _let_go(game, frame)
        lose(game, group, man, ROUT, (ROUTED,))


class LetHimBleed(Deed[UpFrontTable]):
    """Let him go: his wound takes the place of the rout (32.12, 33.1)."""

    VERB: ClassVar[str] = "decline"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, CaptureOrWound)
        group, man = _let_go(game, frame)
        wound(game, group, man, game.table.card(CardId(frame.card)))


def _let_go(game: UpFront, frame: Step) -> tuple[Group, Man]:
    """End the question about a man whom nobody takes, and return him with his group (32.12)."""
    assert isinstance(frame, Capture)
    group = game.table.groups[frame.group]
    man = group.man(frame.man)
    assert man is not None
    game.finish(frame)
    return group, man


# Who guards him ------------------------------------------------------------------------------


def wardens(group: Group) -> list[Man]:
    """Return the men who can be the guard: an assistant only if there is nobody else (32.2)."""
    men = [man for man in group.ranks if man.hull is None]
    free = [man for man in men if not man.assists]
    return free or men or list(group.men)


def set_guard(game: UpFront, gid: str, man_id: str, prisoners: tuple[str, ...]) -> None:
    """Give prisoners to a man, who ceases to be an assistant and an infiltrator (32.11, 32.2)."""
    table = game.table
    group = table.groups[gid]
    man = group.man(man_id)
    assert man is not None, f"{man_id} is not in {gid}"
    table.put(group.with_man(man.but(guards=(*man.guards, *prisoners), assists="", inside="")))
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "man": man_name(man),
        "count": len(man.guards) + len(prisoners),
    }
    game.tell("guards", (HELD,), facts)
    if man.inside:
        game.tell("infiltration-lost", (STATUS,), {"man": man_name(man), "seat": group.side})


class Guarding(Question[UpFrontTable]):
    """Which man guards the prisoners of a group; one who has some takes them all (32.2)."""

    KIND: ClassVar[str] = "upfront.guarding"
    PROMPT: ClassVar[str] = "pick-guard"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "prisoners")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, group: str, prisoners: tuple[str, ...]) -> None:
        self.group: Final = group
        self.prisoners: Final = prisoners

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return HELD

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group), "count": len(self.prisoners)}

    def waiting(self, game: UpFront) -> bool:
        return len(self.choice(game)) > 1

    def choice(self, game: UpFront) -> list[Man]:
        """Return the men to pick from."""
        group = game.table.groups.get(self.group)
        if group is None:
            return []
        return [man for man in group.men if man.guards] or wardens(group)

    def run(self, game: UpFront) -> None:
        choice = self.choice(game)
        game.finish(self)
        if choice:
            set_guard(game, self.group, choice[0].card.id, self.prisoners)
        else:
            free(game, self.prisoners)


class Watch(Deed[UpFrontTable]):
    """Let this man guard them (32.2): `watch g4`."""

    VERB: ClassVar[str] = "watch"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Guarding)
        return [(man.card.id,) for man in frame.choice(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Guarding)
        man = game.table.groups[frame.group].man(words[0])
        if man is None:
            return Refusal("no-such-man", HELD, {"name": words[0]})
        if man not in frame.choice(game):
            return Refusal("cannot-guard", HELD, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Guarding)
        game.finish(frame)
        set_guard(game, frame.group, words[0], frame.prisoners)


def guard_lost(game: UpFront, group: Group, man: Man, _fate: str) -> None:
    """Let another man take over, or free the prisoners with the last man of the group (32.2)."""
    if not man.guards:
        return
    left = game.table.groups.get(group.id)
    if left is None or not left.men:
        free(game, man.guards)
    else:
        game.push(Guarding(group.id, man.guards))


def free(game: UpFront, prisoners: tuple[str, ...]) -> None:
    """Let prisoners go: they leave play and their captor scores nothing for them (32.22)."""
    for id in prisoners:
        game.table.lost[id] = FREED
    game.tell("prisoners-freed", (LIBERATED,), {"count": len(prisoners)})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Capture, CaptureOrWound, Guarding]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Capture.KIND: (Take(), LetRun()),
    CaptureOrWound.KIND: (Take(), LetHimBleed()),
    Guarding.KIND: (Watch(),),
}
