"""Infiltration as a group's action: men are named, then all of them try (20.2 to 20.23)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.access import (
    ACCESS,
    ATTEMPT,
    cannot_leave,
    cannot_reach,
    cannot_try,
    needs_card,
)
from caposaldo.upfront.attempts import Attempts
from caposaldo.upfront.burdens import DROPPING, burdened
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.demolition import charge_of
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.holdings import (
    GROUPS,
    cannot_act,
    cannot_play,
    held_still,
    own_group,
    ready_groups,
)
from caposaldo.upfront.movement import MOVEMENT
from caposaldo.upfront.naming import Naming, cannot_name, pairs
from caposaldo.upfront.portage import card_played
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import close_by
from caposaldo.upfront.verbs import Step, UpFront, act, man_name, spend

CHARGES: Final = rule("UF 21.2")


class Infiltrate(Deed[UpFrontTable]):
    """Try to infiltrate with men of a group as its only action (4.24, 20.2): `infiltrate A`."""

    VERB: ClassVar[str] = "infiltrate"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        enemies = game.table.side(game.table.battle.enemy(game.table.turn.side))
        return [
            (group.letter,)
            for group in ready_groups(game)
            if any(close_by(group, enemy) for enemy in enemies)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        return (
            _nobody_in_reach(game, group) or cannot_leave(game, group) or _nobody_can(game, group)
        )

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        game.push(Naming(group.id, (), (), ()))


def _nobody_in_reach(game: UpFront, group: Group) -> Refusal | None:
    enemies = game.table.side(game.table.battle.enemy(group.side))
    found = None
    for other in enemies:
        refusal = cannot_reach(game, group, other)
        if refusal is None:
            return None
        # What stops him at a group close by says more than that another is far away.
        if found is None or found.rule == ACCESS:
            found = refusal
    return found or Refusal("no-such-group", GROUPS, {"group": group.letter})


def _nobody_can(game: UpFront, group: Group) -> Refusal | None:
    found = None
    for man in group.men:
        found = cannot_try(game, man)
        if found is None:
            needed = needs_card(game, group)
            held = needed is not None and game.table.holding(group.side, MOVEMENT)
            return held_still(game, group) if held else needed
    return found


class Try(Deed[UpFrontTable]):
    """Name a man who makes a morale check (20.21): `try g3 >B`."""

    VERB: ClassVar[str] = "try"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Naming)
        return pairs(game, frame)

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Naming)
        refusal = cannot_name(game, frame, words[0], words[1])
        return refusal or needs_card(game, game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Naming)
        frame.tries = (*frame.tries, "".join(words))


class TryWithCard(Deed[UpFrontTable]):
    """Name a man for whom a Movement card is spent (20.22): `try g3 >B 12`."""

    VERB: ClassVar[str] = "try"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Naming)
        cards = game.table.holding(side_of(frame.group), MOVEMENT)
        if not cards:
            return ()
        return [(*pair, card) for pair in pairs(game, frame) for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Naming)
        refusal = cannot_name(game, frame, words[0], words[1])
        refusal = refusal or cannot_play(game, side_of(frame.group), words[2], MOVEMENT)
        return refusal or held_still(game, game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Naming)
        # Laid open at once, so that no frame holds the number of a card still hidden.
        spend(game, side_of(frame.group), CardId(words[2]))
        frame.tries = (*frame.tries, f"{words[0]}{words[1]}={words[2]}")
        card_played(game, frame.group)


class Keep(Deed[UpFrontTable]):
    """Say that a carrier goes in without using his charge (21.2): `keep g5`."""

    VERB: ClassVar[str] = "keep"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Naming)
        group = game.table.groups[frame.group]
        return [(man.card.id,) for man in group.men if charge_of(game, man)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Naming)
        man = game.table.groups[frame.group].man(words[0])
        if man is None:
            return Refusal("no-such-man", CHARGES, {"name": words[0]})
        if not frame.named(words[0]):
            return Refusal("not-named", ATTEMPT, {"man": man_name(man)})
        if not charge_of(game, man) or words[0] in frame.keeping + frame.dropping:
            return Refusal("no-charge", CHARGES, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Naming)
        frame.keeping = (*frame.keeping, words[0])


class Lighten(Deed[UpFrontTable]):
    """Leave a flamethrower or a secondary weapon behind (20.23): `drop g5`."""

    VERB: ClassVar[str] = "drop"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Naming)
        return [(man.card.id,) for man in game.table.groups[frame.group].men if burdened(man)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Naming)
        man = game.table.groups[frame.group].man(words[0])
        if man is None:
            return Refusal("no-such-man", DROPPING, {"name": words[0]})
        if not frame.named(words[0]):
            return Refusal("not-named", ATTEMPT, {"man": man_name(man)})
        if not burdened(man) or words[0] in frame.keeping + frame.dropping:
            return Refusal("nothing-to-drop", DROPPING, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Naming)
        frame.dropping = (*frame.dropping, words[0])


class Go(Deed[UpFrontTable]):
    """Make the attempts; none of them can be dropped any more (20.2): `go`."""

    VERB: ClassVar[str] = "go"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Naming)
        return None if frame.tries else Refusal("nobody-named", ATTEMPT)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Naming)
        game.finish(frame)
        group = game.table.groups[frame.group]
        troops = game.table.battle.sheets[group.side].troops
        # Attempts made with Movement cards alone cost some troops no discard (45.11).
        free = MOVEMENT in troops.free_actions and all("=" in entry for entry in frame.tries)
        act(game, group, counts=not free)
        game.push(Attempts(group.id, frame.tries, frame.keeping, frame.dropping))


DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    Naming.KIND: (Try(), TryWithCard(), Keep(), Lighten(), Go())
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Infiltrate(),)
