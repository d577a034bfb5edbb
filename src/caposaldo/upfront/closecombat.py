"""Entering close combat: who goes in (20.52)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.goingin import ENTRY, Entry
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, letter_of, side_of
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import cannot_act, cannot_play, held_still, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import MOVEMENT
from caposaldo.upfront.night import cannot_attack
from caposaldo.upfront.portage import card_played
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import close_by
from caposaldo.upfront.verbs import Step, UpFront, act, man_name, spend

AWAY: Final = rule("UF 20.55")
PILLBOX: Final = rule("UF 23.5")
MINES: Final = rule("UF 24.7")
VEHICLES: Final = rule("UF 28.8")


def cannot_enter(game: UpFront, group: Group, man: Man) -> Refusal | None:
    """Say why a man cannot enter close combat (20.52, 20.55, 23.5, 24.7, 28.8, 38.2)."""
    facts = {"man": man_name(man)}
    target = game.table.groups.get(man.inside)
    if target is None:
        return Refusal("no-infiltrator", ENTRY, facts)
    if not close_by(group, target):
        return Refusal("not-close-any-more", AWAY, facts)
    if target.armoured:
        # An AFV is attacked in the turn it is infiltrated or not at all.
        return Refusal("assault-at-once", VEHICLES, facts)
    terrain = spot_of(game.table, target).terrain
    if terrain.cc_barred:
        return Refusal("no-combat-there", PILLBOX if terrain.fortified else MINES, facts)
    return parted(group, target) or cannot_attack(game, group, target)


class Close(Deed[UpFrontTable]):
    """Enter close combat with infiltrators of a group as its only action (20.52): `close A`."""

    VERB: ClassVar[str] = "close"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = ready_groups(game)
        return [(group.letter,) for group in groups if any(man.inside for man in group.men)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        found = [cannot_enter(game, group, man) for man in group.men if man.inside]
        if not found:
            return Refusal("no-infiltrators", ENTRY, {"group": words[0]})
        return None if None in found else found[0]

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        game.push(Entering(group.id, ()))


class Entering(Question[UpFrontTable]):
    """Who goes in and how, fixed before the first try; `entries` are `g3` or `g3=12` (20.52)."""

    KIND: ClassVar[str] = "upfront.entering"
    PROMPT: ClassVar[str] = "close"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "entries")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, group: str, entries: tuple[str, ...]) -> None:
        self.group: Final = group
        self.entries = entries

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return ENTRY

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group), "count": len(self.entries)}

    def named(self, man: str) -> bool:
        """Tell whether a man has been named."""
        return any(entry.partition("=")[0] == man for entry in self.entries)

    def cannot_name(self, game: UpFront, id: str) -> Refusal | None:
        """Say why a man cannot be named."""
        group = game.table.groups[self.group]
        man = group.man(id)
        if man is None:
            return Refusal("no-such-man", ENTRY, {"name": id})
        if self.named(id):
            return Refusal("named-already", ENTRY, {"man": man_name(man)})
        return cannot_enter(game, group, man)


class Enter(Deed[UpFrontTable]):
    """Name a man who makes a morale check (20.52): `enter g3`."""

    VERB: ClassVar[str] = "enter"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Entering)
        return [(man.card.id,) for man in game.table.groups[frame.group].men if man.inside]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Entering)
        return frame.cannot_name(game, words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Entering)
        frame.entries = (*frame.entries, words[0])


class EnterWithCard(Deed[UpFrontTable]):
    """Name a man for whom a Movement card is spent (20.52): `enter g3 12`."""

    VERB: ClassVar[str] = "enter"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Entering)
        cards = game.table.holding(side_of(frame.group), MOVEMENT)
        if not cards:
            return ()
        men = [man for man in game.table.groups[frame.group].men if man.inside]
        return [(man.card.id, card) for man in men for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Entering)
        refusal = frame.cannot_name(game, words[0])
        refusal = refusal or cannot_play(game, side_of(frame.group), words[1], MOVEMENT)
        return refusal or held_still(game, game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Entering)
        spend(game, side_of(frame.group), CardId(words[1]))
        frame.entries = (*frame.entries, f"{words[0]}={words[1]}")
        card_played(game, frame.group)


class Go(Deed[UpFrontTable]):
    """Go in (20.52): `go`."""

    VERB: ClassVar[str] = "go"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Entering)
        return None if frame.entries else Refusal("nobody-named", ENTRY)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Entering)
        game.finish(frame)
        act(game, game.table.groups[frame.group])
        game.push(Entry(frame.group, frame.entries))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Entering]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Entering.KIND: (Enter(), EnterWithCard(), Go())
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Close(),)
