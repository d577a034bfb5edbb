"""Re-ordering a group: as its action, or free after a change of crew or a new weapon (3.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.holdings import cannot_act, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

POSITIONS: Final = rule("UF 3.3")
ASSISTANT: Final = rule("UF 11.11")
FEWEST: Final = 2


def may_reorder(game: UpFront, gid: str) -> None:
    """Let the owner re-order a group free of charge, if it has an order at all (3.3, 18.2)."""
    group = game.table.groups.get(gid)
    if group is not None and len(group.ranks) >= FEWEST:
        game.push(Reorder(gid, ()))


def partner(group: Group, man: Man) -> Man | None:
    """Return the man of his group who must stand next to him: his operator or assistant (11.11)."""
    for other in group.ranks:
        if other.card.id == man.assists or other.assists == man.card.id:
            return other
    return None


class ReorderGroup(Deed[UpFrontTable]):
    """Re-order a group as its only action (3.3)."""

    VERB: ClassVar[str] = "reorder"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(group.letter,) for group in ready_groups(game)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        if len(group.ranks) < FEWEST:
            return Refusal("nothing-to-reorder", POSITIONS, {"group": words[0]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        game.push(Reorder(group.id, ()))


class Reorder(Question[UpFrontTable]):
    """Who stands next in a group, from position 1 on; `placed` are those already named (3.3)."""

    KIND: ClassVar[str] = "upfront.reorder"
    PROMPT: ClassVar[str] = "reorder"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "placed")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, group: str, placed: tuple[str, ...]) -> None:
        self.group: Final = group
        self.placed = placed

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return POSITIONS

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "position": len(self.placed) + 1}


def rest(game: UpFront, frame: Reorder) -> list[Man]:
    """Return the men who have no new position yet, in their old order."""
    ranks = game.table.groups[frame.group].ranks
    return [man for man in ranks if man.card.id not in frame.placed]


def expected(game: UpFront, frame: Reorder) -> Man | None:
    """Return the man who must come next, the other half of a crew begun (11.11)."""
    group = game.table.groups[frame.group]
    last = group.man(frame.placed[-1]) if frame.placed else None
    other = partner(group, last) if last is not None else None
    return other if other is not None and other.card.id not in frame.placed else None


class Next(Deed[UpFrontTable]):
    """Name the man of the next position (3.3)."""

    VERB: ClassVar[str] = "next"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Reorder)
        return [(man.card.id,) for man in rest(game, frame)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Reorder)
        left = rest(game, frame)
        if words[0] not in [man.card.id for man in left]:
            return Refusal("no-such-man", POSITIONS, {"name": words[0]})
        due = expected(game, frame)
        if due is not None and due.card.id != words[0]:
            return Refusal("crew-together", ASSISTANT, {"man": man_name(due)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Reorder)
        frame.placed = (*frame.placed, words[0])
        if len(rest(game, frame)) == 1:
            line_up(game, frame)


class Keep(Deed[UpFrontTable]):
    """Leave the others in their order (3.3)."""

    VERB: ClassVar[str] = "keep"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Reorder)
        due = expected(game, frame)
        if due is not None and rest(game, frame)[0] is not due:
            return Refusal("crew-together", ASSISTANT, {"man": man_name(due)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Reorder)
        if frame.placed:
            line_up(game, frame)
        else:
            game.finish(frame)


def line_up(game: UpFront, frame: Reorder) -> None:
    """Put the men into their new order; those in transfer have none (3.3, 17.8)."""
    game.finish(frame)
    group = game.table.groups[frame.group]
    named = [man for id in frame.placed for man in group.ranks if man.card.id == id]
    order = (*named, *rest(game, frame), *[man for man in group.men if man.heading])
    game.table.put(group.but(men=order))
    game.tell("reordered", (POSITIONS,), {"seat": group.side, "group": group.letter})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Reorder]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Reorder.KIND: (Next(), Keep())}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (ReorderGroup(),)
