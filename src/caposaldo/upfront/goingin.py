"""Infiltrators go in: every man's nerve, then every pair, then the fights (20.52)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.fights import Fight
from caposaldo.upfront.groups import Group, find, side_of
from caposaldo.upfront.guncrew import crewmen
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import CHECK, here, nerve
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, draw, man_name
from caposaldo.upfront.victory import anybody_broken, settle

ENTRY: Final = rule("UF 20.52")


class Entry(Script[UpFrontTable]):
    """Every man's nerve, then every pair, then the fights (20.52).

    `entries` are the men still to be checked, `now` the one being checked, `ready` those who
    passed, `pairs` the attackers and whom they meet as `g3>r5`.
    """

    KIND: ClassVar[str] = "upfront.entry"
    STEPS: ClassVar[tuple[str, ...]] = ("check", "rally", "resume", "pair", "fight")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "group",
        "entries",
        "now",
        "shaken",
        "ready",
        "pairs",
        "met",
        "step",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, str, int, tuple, tuple, tuple, str)

    def __init__(
        self,
        group: str,
        entries: tuple[str, ...],
        now: str = "",
        shaken: int = 0,
        ready: tuple[str, ...] = (),
        pairs: tuple[str, ...] = (),
        met: tuple[str, ...] = (),
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.entries = entries
        self.now = now
        self.shaken = shaken
        self.ready = ready
        self.pairs = pairs
        self.met = met
        self.step = step

    def check(self, game: UpFront) -> None:
        """Check the next man's nerve, unless a card was spent for him; time may run out (16.3)."""
        # Only while nobody has met anybody: a combat that has begun is fought out.
        if game.table.over and settle(game):
            return
        if not self.now and self.entries:
            self.now, self.entries = self.entries[0], self.entries[1:]
        id, _, card = self.now.partition("=")
        self.shaken = int(bool(id) and not card and not nerve(game, id, (CHECK, ENTRY)))

    def rally(self, game: UpFront) -> None:
        """A Hero may rally a man whose nerve failed, but not when time is up (10.43, 16.3)."""
        if self.shaken and not game.table.over:
            game.push(HeroChance(side_of(self.group), self.now.partition("=")[0]))

    def resume(self, game: UpFront) -> None:
        """Go on with him, or with the next man."""
        id = self.now.partition("=")[0]
        man = here(game, id)
        if man is not None and man.pinned:
            end_status(game, id)
        elif man is not None and self.shaken:
            self.again("check")
            return
        elif id:
            self.ready = (*self.ready, id)
        self.now = ""
        if self.entries:
            self.again("check")
        elif game.table.over:
            settle(game)

    def pair(self, game: UpFront) -> None:
        """Draw whom each of them meets (20.52)."""
        for id in self.ready:
            man = here(game, id)
            if man is not None and man.inside in game.table.groups:
                self.pairs = (*self.pairs, f"{id}>{meet(game, man, man.inside)}")
        self.met = tuple([pair.partition(">")[2] for pair in self.pairs])

    def fight(self, game: UpFront) -> None:
        """Fight the next combat: all who met the same man together (20.71, 20.72)."""
        # A squad that broke in the last one loses at once; time lets all of them be fought (16.3).
        if not self.pairs or (anybody_broken(game) and settle(game)):
            return
        self.again("fight")
        self.pairs = next_fight(game, self.group, self.pairs, self.met)


def meet(game: UpFront, man: Man, gid: str) -> str:
    """Draw whom a man meets in a group; there is no draw in a group of one (20.52, 20.91)."""
    group = game.table.groups[gid]
    ranks = group.ranks or group.men
    facts: dict[str, Fact] = {"man": man_name(man), "target": group.letter}
    at = 1
    if len(ranks) > 1:
        card = draw(game, "close combat", position=True)
        at = card.positions[len(ranks) - 1]
        facts["card"] = card.id
    foe = ranks[at - 1]
    game.tell("meets", (ENTRY,), {**facts, "position": at, "enemy": man_name(foe)})
    return foe.card.id


def next_fight(
    game: UpFront, gid: str, pairs: tuple[str, ...], met: tuple[str, ...]
) -> tuple[str, ...]:
    """Begin the fight of all who met the first man, and return the other pairs (20.71, 20.72)."""
    foe = pairs[0].partition(">")[2]
    mine = [pair for pair in pairs if pair.partition(">")[2] == foe]
    target = find(game.table.groups, foe)
    assert target is not None, f"{foe} is gone"
    attackers = tuple([pair.partition(">")[0] for pair in mine])
    game.push(Fight(gid, target.id, attackers, opponents(target, foe, met)))
    return tuple([pair for pair in pairs if pair not in mine])


def opponents(group: Group, foe: str, met: tuple[str, ...]) -> tuple[str, ...]:
    """Return a man and the crew mates who fight with him, those met themselves left out (20.71).

    A gun stands for each of its crewmen who are left (34.7).
    """
    man = group.man(foe)
    assert man is not None
    if man.gun:
        return (foe,) * crewmen(man)
    operator = man.assists or foe
    mates = [
        other.card.id
        for other in group.ranks
        if (other.assists == operator or other.card.id == operator) and other.card.id != foe
    ]
    return (foe, *[id for id in mates if id not in met])


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Entry]
