"""A charge comes to close combat: the whole group, without infiltration or check (45.422)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.access import began_close
from caposaldo.upfront.afvcombat import Assault
from caposaldo.upfront.braving import Braving, brave_attack, untried
from caposaldo.upfront.charging import CONTACT, GROUND, MET, target_of
from caposaldo.upfront.goingin import meet, next_fight, opponents
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, letter_of
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import has_no_action, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act
from caposaldo.upfront.victory import anybody_broken, settle

PILLBOX: Final = rule("UF 23.5")


# When it must be -----------------------------------------------------------------------------


def fighters(group: Group) -> list[Man]:
    """Return the men of a group who go in: all but those pinned and the crew of a gun (34.7)."""
    return [man for man in group.ranks if not man.pinned and man.hull is None]


def in_contact(game: UpFront, group: Group) -> bool:
    """Tell whether a charge fights this turn: at RR 5 now and when the turn began (45.422)."""
    target = target_of(game.table, group)
    if target is None or not target.men or relative_range(group, target) != CLOSEST:
        return False
    if not began_close(game, group, target) or not fighters(group):
        return False
    return kept_apart(game.table, group, target) is None


def kept_apart(table: UpFrontTable, group: Group, target: Group) -> Refusal | None:
    """Say what is between a charge at RR 5 and its target: Pillbox, level, sewers (23.5, M5.1)."""
    facts: dict[str, Fact] = {"group": group.letter, "target": target.letter}
    if spot_of(table, target).terrain.fortified:
        return Refusal("charge-pillbox", GROUND, facts)
    if spot_of(table, group).terrain.fortified:
        return Refusal("storm-from-pillbox", PILLBOX, facts)
    return parted(group, target) or cannot_suffer(table, group, target, "close")


def cannot_storm(game: UpFront, letter: str) -> Refusal | None:
    """Say why a group does not fight its charge out now (45.422, 45.423)."""
    refusal = has_no_action(game, letter)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    target = target_of(game.table, group)
    if target is None:
        return Refusal("charges-nobody", CONTACT, {"group": letter})
    if in_contact(game, group):
        return None
    facts: dict[str, Fact] = {"group": letter, "target": target.letter}
    if relative_range(group, target) != CLOSEST or not began_close(game, group, target):
        return Refusal("storm-too-early", CONTACT, facts)
    refusal = kept_apart(game.table, group, target)
    return refusal or Refusal("nobody-to-storm", CONTACT, facts)


def due(game: UpFront) -> list[Group]:
    """Return the groups of the side in turn that must still fight their charge out (45.422)."""
    table = game.table
    return [
        group
        for group in table.side(table.turn.side)
        if group.charge and cannot_storm(game, group.letter) is None
    ]


def owes_storm(game: UpFront) -> Refusal | None:
    """Say which charge must be fought out before the turn goes on (45.422)."""
    found = due(game)
    return must_storm(found[0]) if found else None


def must_storm(group: Group) -> Refusal:
    """Say that a charge at close quarters has nothing else to do this turn (45.422)."""
    facts: dict[str, Fact] = {"group": group.letter, "target": letter_of(group.charge)}
    return Refusal("must-storm", CONTACT, facts)


# Doing it ------------------------------------------------------------------------------------


def storm(game: UpFront, gid: str) -> None:
    """Use a charging group's action to fall on its target with all its men (45.422)."""
    group = act(game, game.table.groups[gid])
    if MET not in group.marks:
        group = group.but(marks=(*group.marks, MET))
        game.table.put(group)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "group": group.letter,
        "target": letter_of(group.charge),
    }
    game.tell("storms", (CONTACT,), facts)
    game.push(Storming(gid, group.charge, tuple([man.card.id for man in fighters(group)])))


class Storm(Deed[UpFrontTable]):
    """Fight a charge out hand to hand (45.422): `storm A`."""

    VERB: ClassVar[str] = "storm"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(group.letter,) for group in ready_groups(game) if group.charge]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_storm(game, words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        storm(game, group.id)


class Storming(Script[UpFrontTable]):
    """Men of one group fall on another: the mines, the pairs, the fights (45.422, 45.47).

    `men` are those who go in, `pairs` the attackers and whom they meet as `j3>a5`.
    """

    KIND: ClassVar[str] = "upfront.storming"
    STEPS: ClassVar[tuple[str, ...]] = ("brave", "pair", "dare", "fight", "climb")
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "target", "men", "pairs", "met", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple, tuple, tuple, str)

    def __init__(
        self,
        group: str,
        target: str,
        men: tuple[str, ...],
        pairs: tuple[str, ...] = (),
        met: tuple[str, ...] = (),
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.target: Final = target
        self.men = men
        self.pairs = pairs
        self.met = met
        self.step = step

    def brave(self, game: UpFront) -> None:
        """Those in a Minefield draw first who have not drawn there yet (45.423)."""
        table = game.table
        left = untried(table, table.groups[self.group], self.men)
        if left:
            game.push(Braving(self.group, left))

    def pair(self, game: UpFront) -> None:
        """Draw whom each of them meets (20.52); an AFV is attacked by all of them (45.46)."""
        # Only while nobody has met anybody: a combat that has begun is fought out (16.3).
        if (game.table.over or anybody_broken(game)) and settle(game):
            return
        self.men = tuple([id for id in self.men if here(game, id) is not None])
        if game.table.groups[self.target].armoured:
            return
        for id in self.men:
            man = here(game, id)
            assert man is not None
            self.pairs = (*self.pairs, f"{id}>{meet(game, man, self.target)}")
        self.met = tuple([pair.partition(">")[2] for pair in self.pairs])
        self.men = ()

    def dare(self, game: UpFront) -> None:
        """By a reading those who are met in a Minefield draw as well, with their mates (45.423)."""
        target = game.table.groups.get(self.target)
        if target is None:
            return
        met = [foe for foe in self.met if target.man(foe) is not None]
        men = [id for foe in met for id in opponents(target, foe, self.met)]
        brave_attack(game, self.target, men)

    def fight(self, game: UpFront) -> None:
        """Fight the next combat: all who met the same man together (20.71, 20.72)."""
        # Whom the mines have killed nobody fights.
        left = [pair for pair in self.pairs if here(game, pair.partition(">")[2]) is not None]
        self.pairs = tuple(left)
        # A squad that broke in the last one loses at once; time lets all of them be fought (16.3).
        if not self.pairs or (anybody_broken(game) and settle(game)):
            return
        self.again("fight")
        self.pairs = next_fight(game, self.group, self.pairs, self.met)

    def climb(self, game: UpFront) -> None:
        """Attack an AFV, one man after the other, while it lasts (28.8, 45.46)."""
        if not self.men or (anybody_broken(game) and settle(game)):
            return
        id, self.men = self.men[0], self.men[1:]
        self.again("climb")
        if self.target in game.table.groups and here(game, id) is not None:
            game.push(Assault(self.group, id, self.target, 1))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Storming]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Storm(),)
