"""What lies on the table: groups, hands, piles, losses, and what this turn has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from caposaldo.kernel.contract import Table
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.succession import in_line, named, ranked

NOTHING: Final[tuple[CardId, ...]] = ()


class Turn:
    """What happened in the turn under way, never changed but replaced.

    `actions` counts the actions that bar discards, `free` those that do not (45.11), `digs` the
    entrenching attempts of 36.5. `idle` tells that nothing was done, `idle_before` that the enemy
    did nothing just before (4.6). `breeze` bars Smoke (13.2). `heroes` are men with heroic powers.
    `watched` are the groups seen at night as `german-A>russian-B`, `shot_at` the groups fired on,
    `fuses` the men who may set off a charge, `started` the range number of each group when the
    turn began.
    """

    __slots__ = (
        "actions",
        "breeze",
        "digs",
        "discards",
        "free",
        "fuses",
        "heroes",
        "idle",
        "idle_before",
        "number",
        "shot_at",
        "side",
        "started",
        "watched",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "side",
        "number",
        "idle_before",
        "idle",
        "actions",
        "free",
        "digs",
        "discards",
        "breeze",
        "heroes",
        "watched",
        "shot_at",
        "fuses",
        "started",
    )

    def __init__(
        self,
        side: str,
        number: int,
        idle_before: bool = False,
        idle: bool = True,
        actions: int = 0,
        free: int = 0,
        digs: int = 0,
        discards: int = 0,
        breeze: bool = False,
        heroes: tuple[str, ...] = (),
        watched: tuple[str, ...] = (),
        shot_at: tuple[str, ...] = (),
        fuses: tuple[str, ...] = (),
        started: tuple[str, ...] = (),
    ) -> None:
        self.side: Final = side
        self.number: Final = number
        self.idle_before: Final = idle_before
        self.idle: Final = idle
        self.actions: Final = actions
        self.free: Final = free
        self.digs: Final = digs
        self.discards: Final = discards
        self.breeze: Final = breeze
        self.heroes: Final = heroes
        self.watched: Final = watched
        self.shot_at: Final = shot_at
        self.fuses: Final = fuses
        self.started: Final = started

    def but(self, **changes: object) -> Turn:
        """Return the same turn with some things changed."""
        values = [changes.get(name, getattr(self, name)) for name in self.FIELDS]
        return cast("Callable[..., Turn]", Turn)(*values)

    def began_at(self, id: str) -> int | None:
        """Return the range number a group had when the turn began; None if it was not there."""
        for entry in self.started:
            name, _, number = entry.partition("=")
            if name == id:
                return int(number)
        return None

    def data(self) -> dict[str, object]:
        """Return the turn as JSON-ready data."""
        found: dict[str, object] = {}
        for name in self.FIELDS:
            value = getattr(self, name)
            found[name] = list(value) if isinstance(value, tuple) else value
        return found


class Held:
    """A hand sorted by what its cards can be played as, and what that depends on."""

    __slots__ = ("hand", "kinds", "quota", "snipers")

    def __init__(
        self,
        hand: tuple[CardId, ...],
        quota: dict[str, int],
        snipers: int,
        kinds: dict[str, list[CardId]],
    ) -> None:
        self.hand: Final = hand
        self.quota: Final = quota
        self.snipers: Final = snipers
        self.kinds: Final = kinds

    def fits(self, hand: tuple[CardId, ...], quota: dict[str, int], snipers: int) -> bool:
        """Tell whether it was sorted from this very hand under these limits."""
        return self.hand is hand and self.quota is quota and self.snipers == snipers


NO_CARDS: Final[list[CardId]] = []


def _of_each(battle: Battle, cards: dict[str, tuple[CardId, ...]]) -> dict[str, tuple[CardId, ...]]:
    return {side: cards.get(side, NOTHING) for side in battle.sides}


def _listed(cards: dict[str, tuple[CardId, ...]]) -> dict[str, list[CardId]]:
    return {side: list(ids) for side, ids in cards.items()}


class UpFrontTable(Table):
    """The table; the order of `pile` says nothing, as a card is picked when it is drawn.

    `unseen` holds for each side the discards it was not shown. `gone` are cards out of the game,
    `quota` how many of a kind must still leave (16.1;
    replaced, never changed). `decks` counts the passes begun, `over`
    tells that the last one is through (16.3). `lost` gives each lost man's fate. `strength` is the
    number of cards a side's squad counts (16.5). `snipers` says how many checks end a side's
    Sniper cards, `short` who refills one card less next time (15.2). `encircled` names for a
    group the group behind it and the one before it. `shells` are starshells as
    `side letter range turns`. `limits` are the losses of captured prisoners per captor. `command`
    names the leaders of each side in the order in which they lead, once its groups are formed.
    """

    def __init__(
        self,
        battle: Battle,
        groups: dict[str, Group],
        hands: dict[str, tuple[CardId, ...]],
        pile: list[CardId],
        discards: list[CardId],
        unseen: dict[str, tuple[CardId, ...]],
        gone: tuple[CardId, ...],
        quota: dict[str, int],
        decks: int,
        over: bool,
        turn: Turn,
        lost: dict[str, str],
        strength: dict[str, int],
        snipers: dict[str, int],
        short: dict[str, bool],
        encircled: dict[str, tuple[str, str]],
        shells: tuple[str, ...],
        waiting: dict[str, tuple[str, ...]],
        endured: dict[str, int],
        notes: tuple[str, ...] = (),
        covered: dict[str, tuple[CardId, ...]] | None = None,
        command: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.battle: Final = battle
        self.groups = groups
        self.hands = hands
        self.pile = pile
        self.discards = discards
        self.unseen = unseen
        self.gone = gone
        self.quota = quota
        self.decks = decks
        self.over = over
        self.turn = turn
        self.lost = lost
        self.strength = strength
        self.snipers = snipers
        self.short = short
        self.encircled = encircled
        self.shells = shells
        # Men who have not come in yet: reinforcements (35), and everybody before set-up.
        self.waiting = waiting
        # The deck in which each side last drew for its wounded (33.7).
        self.endured = endured
        # What a rule notes for the rest of the game, as `no-surrender:italian`.
        self.notes = notes
        # The cards of each hand that lie face down for both seats in solitaire play (49.12).
        self.covered = _of_each(battle, covered) if covered else {}
        self.command = command or dict.fromkeys(battle.sides, ())
        self._held: dict[str, Held] = {}

    def copy(self) -> Table:
        return UpFrontTable(
            self.battle,
            self.groups.copy(),
            self.hands.copy(),
            self.pile.copy(),
            self.discards.copy(),
            self.unseen.copy(),
            self.gone,
            self.quota,
            self.decks,
            self.over,
            self.turn,
            self.lost.copy(),
            self.strength.copy(),
            self.snipers.copy(),
            self.short.copy(),
            self.encircled.copy(),
            self.shells,
            self.waiting.copy(),
            self.endured.copy(),
            self.notes,
            self.covered.copy(),
            self.command.copy(),
        )

    def data(self) -> dict[str, object]:
        return {
            "groups": [group.data() for group in self.groups.values()],
            "hands": {side: list(hand) for side, hand in self.hands.items()},
            "pile": list(self.pile),
            "discards": list(self.discards),
            "unseen": {side: list(cards) for side, cards in self.unseen.items()},
            "gone": list(self.gone),
            "quota": self.quota.copy(),
            "decks": self.decks,
            "over": self.over,
            "turn": self.turn.data(),
            "lost": self.lost.copy(),
            "strength": self.strength.copy(),
            "snipers": self.snipers.copy(),
            "short": self.short.copy(),
            "encircled": {id: list(pair) for id, pair in self.encircled.items()},
            "shells": list(self.shells),
            "waiting": {side: list(men) for side, men in self.waiting.items()},
            "endured": self.endured.copy(),
            # Left out while empty, as in the records from before there were any.
            **({"notes": list(self.notes)} if self.notes else {}),
            **({"covered": _listed(self.covered)} if self.covered else {}),
            **({"command": command} if (command := self.unusual_command()) else {}),
        }

    def leaders(self, side: str) -> tuple[Man, ...]:
        """Return the leaders of a side; the first leads, each later one comes after him (15.3)."""
        return in_line(self.groups, side, self.command[side])

    def unusual_command(self) -> dict[str, list[str]]:
        """Return the order of a side's leaders where role and place alone would not give it."""
        found: dict[str, list[str]] = {}
        for side, noted in self.command.items():
            line = self.leaders(side) if len(noted) > 1 else ()
            if line and line != ranked(self.groups, side):
                found[side] = list(named(line))
        return found

    def settle_command(self, side: str, noted: tuple[str, ...] = ()) -> None:
        """Keep the order of a side's leaders from now on, wherever they stand (15.1)."""
        self.command[side] = named(in_line(self.groups, side, noted))

    def noted(self, word: str) -> str:
        """Return what is noted under a word, as `3` of `wheels:3`; empty if nothing is."""
        for note in self.notes:
            name, _, value = note.partition(":")
            if name == word:
                return value or name
        return ""

    def note(self, word: str, value: str = "") -> None:
        """Note something for the rest of the game in the place of what was noted under the word."""
        kept = [note for note in self.notes if note.partition(":")[0] != word]
        self.notes = (*kept, f"{word}:{value}" if value else word)

    def forget(self, word: str) -> None:
        """Take a note back."""
        self.notes = tuple([note for note in self.notes if note.partition(":")[0] != word])

    def cover(self, side: str, id: CardId) -> None:
        """Let a card of a hand lie face down for both seats (49.12)."""
        covered = _of_each(self.battle, self.covered)
        self.covered = {**covered, side: (*covered[side], id)}

    def uncover(self, side: str) -> int:
        """Turn the covered cards of a hand up and return how many they were (49.12)."""
        covered = _of_each(self.battle, self.covered)
        count = len(covered.pop(side))
        self.covered = _of_each(self.battle, covered) if any(covered.values()) else {}
        # The hand is the same, but not what can be played from it.
        self._held.pop(side, None)
        return count

    def put(self, group: Group) -> None:
        """Set a group down in the place of its former self."""
        self.groups[group.id] = group

    def side(self, side: str) -> list[Group]:
        """Return the groups of a side, in the order of their letters."""
        return [group for group in self.groups.values() if group.side == side]

    def card(self, id: str) -> Card:
        """Return the face of a card."""
        return self.battle.deck[CardId(id)]

    def uses(self, side: str, id: CardId) -> tuple[str, ...]:
        """Return what a card in this side's hand can be played as; nothing: Cower (2.22, 16.1)."""
        if self.covered and id in self.covered[side]:
            return ()
        card = self.battle.deck[id]
        if card.terrain and self.quota.get(card.terrain, 0):
            return ()
        if card.kind == "sniper" and not self.snipers[side]:
            return ()
        return self.battle.uses[side][id]

    def holding(self, side: str, kind: str) -> list[CardId]:
        """Return the cards of a hand that can be played as this kind; the list is shared."""
        held = self._held.get(side)
        hand, snipers = self.hands[side], self.snipers[side]
        if (
            held is None
            or held.hand is not hand
            or held.quota is not self.quota
            or held.snipers != snipers
        ):
            held = self._held[side] = Held(hand, self.quota, snipers, self._sorted(side))
        return held.kinds.get(kind, NO_CARDS)

    def _sorted(self, side: str) -> dict[str, list[CardId]]:
        kinds: dict[str, list[CardId]] = {}
        for id in self.hands[side]:
            for kind in self.uses(side, id):
                kinds.setdefault(kind, []).append(id)
        return kinds
