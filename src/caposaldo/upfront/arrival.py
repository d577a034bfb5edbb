"""How reinforcements appear: range number, flanking fire and terrain (35.2 to 35.4, 43.42)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.altitude import climb
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.command import join
from caposaldo.upfront.flanking import cannot_claim, claim, facing, gain_naturally, note_rear
from caposaldo.upfront.ground import ground_of
from caposaldo.upfront.groups import TERRAIN, Group, Laid, group_id, side_of
from caposaldo.upfront.hiding import nothing_hides_in
from caposaldo.upfront.holdings import cannot_play, enemy_group
from caposaldo.upfront.leaving import cannot_climb, cannot_come_up, cannot_stand
from caposaldo.upfront.movement import spend_action
from caposaldo.upfront.placing import found, not_for_ground
from caposaldo.upfront.ranges import behind
from caposaldo.upfront.renaming import in_order
from caposaldo.upfront.reserves import arrivals, bought_for, letter_for
from caposaldo.upfront.softsand import came_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, spend, take_from_hand

ENTRY: Final = rule("UF 35.2")
RANGE: Final = rule("UF 35.3")
GROUND: Final = rule("UF 35.4")
VEHICLES: Final = rule("UF 43.42")

CONCEALED: Final = "concealed"

SEALED: Final = "sealed"
"""The mark of reinforcements that entered in terrain: nothing else is done that turn (35.4)."""


def farthest(table: UpFrontTable, side: str) -> int:
    """Return the highest range number the side had when the turn began (35.3)."""
    # Not the groups as they are now: one that was wiped out since had its number too.
    entries = [entry.partition("=") for entry in table.turn.started]
    return max([0, *[int(at) for id, _, at in entries if side_of(id) == side]])


class Arrival(Question[UpFrontTable]):
    """Where and how reinforcements appear; `card` is the Movement card spent (35.3, 35.4)."""

    KIND: ClassVar[str] = "upfront.arrival"
    PROMPT: ClassVar[str] = "bring-in"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "range", "claim")
    SORTS: ClassVar[tuple[type, ...]] = (str, int, str)

    def __init__(self, card: str, range: int, claim: str) -> None:
        self.card: Final = card
        self.range = range
        self.claim = claim

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return ENTRY

    def letter(self, game: UpFront) -> str:
        """Name the group they will be (35.2, 48.33)."""
        return letter_for(game.table, game.table.turn.side, self.card)

    def facts(self, game: UpFront) -> Facts:
        target = self.claim.removeprefix(">")
        return {"group": self.letter(game), "range": self.range, "target": target}


def _arrival(frame: Step) -> Arrival:
    assert isinstance(frame, Arrival)
    return frame


class At(Deed[UpFrontTable]):
    """Appear farther forward, by a FLANK card (35.3): `at 2`."""

    VERB: ClassVar[str] = "at"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        most = farthest(game.table, game.table.turn.side)
        return [(str(at),) for at in range(most + 1)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked = _arrival(frame)
        if not game.table.card(asked.card).flank:
            return Refusal("no-flank-card", RANGE, {"card": asked.card})
        side = game.table.turn.side
        if words[0] != "0" and _bought_afv(game.table, side, asked.letter(game)):
            return Refusal("afv-at-range-zero", VEHICLES)
        most = farthest(game.table, side)
        if words[0] not in [str(at) for at in range(most + 1)]:
            return Refusal("not-so-far", RANGE, {"range": most})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        _arrival(frame).range = int(words[0])


def _bought_afv(table: UpFrontTable, side: str, letter: str) -> bool:
    """Tell whether an AFV comes that its player bought; for a printed one 35.3 holds (43.42)."""
    coming = arrivals(table, side, letter)
    return any(man.armoured and bought_for(table, side, man.card.id) for man in coming)


class Claim(Deed[UpFrontTable]):
    """Claim flanking fire by the FLANK card (35.3): `claim >D`."""

    VERB: ClassVar[str] = "claim"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        enemies = game.table.side(game.table.battle.enemy(game.table.turn.side))
        return [(f">{enemy.letter}",) for enemy in enemies]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked = _arrival(frame)
        newcomers = Group(game.table.turn.side, asked.letter(game), asked.range, ())
        return cannot_claim(game, newcomers, asked.card, words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        _arrival(frame).claim = words[0]


class Under(Deed[UpFrontTable]):
    """Appear in terrain, for a Concealed and a Terrain card besides (35.4): `under 65 58`."""

    VERB: ClassVar[str] = "under"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table, side = game.table, game.table.turn.side
        hidden = table.holding(side, CONCEALED)
        return [(one, other) for one in hidden for other in table.holding(side, TERRAIN)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        turn = game.table.turn
        refusal = cannot_play(game, turn.side, words[0], CONCEALED)
        if refusal is None:
            refusal = cannot_play(game, turn.side, words[1], TERRAIN)
        if refusal is not None:
            return refusal
        if turn.actions or turn.free:
            return Refusal("only-action", GROUND)
        letter = _arrival(frame).letter(game)
        coming = Group(turn.side, letter, 0, arrivals(game.table, turn.side, letter))
        # They come with one Movement card, which takes no gun up a Hill (34.31).
        return (
            not_for_ground(game, words[1])
            or cannot_stand(game.table, coming, words[1])
            or cannot_come_up(game.table, coming, words[1])
            or cannot_climb(game.table, coming, words[1])
            or nothing_hides_in(ground_of(game.table, words[1]), letter)
        )

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = game.table.turn.side
        asked = _arrival(frame)
        game.finish(frame)
        spend(game, side, CardId(words[0]))
        take_from_hand(game, side, CardId(words[1]))
        enter(game, asked, (Laid(CardId(words[1]), TERRAIN),), (SEALED,))
        for group in game.table.side(side):
            game.table.put(group.but(acted=True))


class Go(Deed[UpFrontTable]):
    """Appear in Open Ground (35.4)."""

    VERB: ClassVar[str] = "go"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked = _arrival(frame)
        game.finish(frame)
        enter(game, asked, (), ())


def enter(game: UpFront, asked: Arrival, laid: tuple[Laid, ...], marks: tuple[str, ...]) -> None:
    """Set the reinforcements down as one group (35.2 to 35.4)."""
    table, side = game.table, game.table.turn.side
    letter = asked.letter(game)
    men = arrivals(table, side, letter)
    here = [man.card.id for man in men]
    table.waiting[side] = tuple([id for id in table.waiting[side] if id not in here])
    table.put(Group(side, letter, asked.range, men, laid, marks=marks))
    in_order(table)
    join(table, side, men)
    group = spend_action(game, table.groups[group_id(side, letter)])
    terrain = table.card(laid[0].card).terrain if laid else "open"
    game.tell(
        "reinforced",
        (ENTRY, RANGE, GROUND),
        {
            "seat": side,
            "group": letter,
            "count": len(men),
            "range": asked.range,
            "terrain": term(f"terrain-{terrain}"),
        },
    )
    target = enemy_group(game, asked.claim) if asked.claim else None
    if target is not None:
        claim(game, group, target)
    for enemy in table.side(table.battle.enemy(side)):
        if behind(group, enemy) and enemy is not target and facing(table, side, enemy):
            gain_naturally(game, group.id, enemy.id)
    note_rear(game, table.groups[group.id])
    came_in(game, found(game, table.groups[group.id]) if laid else table.groups[group.id])
    if laid:
        climb(game, table.groups[group.id])


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (At(), Claim(), Under(), Go())
