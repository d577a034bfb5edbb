"""Individual transfer: men on their way from one group to the next (17.8 to 17.84)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.burdens import leave_primary
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.carried import goes_alone
from caposaldo.upfront.charging import no_partner
from caposaldo.upfront.driving import by_itself
from caposaldo.upfront.encirclement import is_encircled
from caposaldo.upfront.fireteams import TEAMS, crowds
from caposaldo.upfront.formation import MOST_MEN
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, beside, find, group_id
from caposaldo.upfront.gunmoves import gun_cannot_go, note_shown
from caposaldo.upfront.heights import parted
from caposaldo.upfront.holdings import (
    GROUPS,
    UNNAMED,
    cannot_act,
    cannot_play,
    held_still,
    own_group,
    ready_groups,
)
from caposaldo.upfront.leaving import too_many
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import MOVEMENT, fords_next, must_ford, spend_action
from caposaldo.upfront.pillbox import barred, manned
from caposaldo.upfront.portage import card_played, too_heavy
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.travelling import SENT, TRANSFER, call_back, size
from caposaldo.upfront.underground import cut_off
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name, spend

FROM_WATER: Final = rule("UF 17.81")
SIZE: Final = rule("UF 17.82")
NEW_GROUP: Final = rule("UF 17.91")
TOGETHER: Final = 2
PAIR: Final = ">"


# Setting out ---------------------------------------------------------------------------------


def cannot_send(game: UpFront, letter: str) -> Refusal | None:
    """Say why a group cannot send anybody at all (17.8, 17.81)."""
    refusal = cannot_act(game, letter)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    facts = {"group": letter}
    refusal = by_itself(group) or is_encircled(game, group)
    if refusal is not None:
        return refusal
    spot = spot_of(game.table, group)
    if group.wires or spot.terrain.mined:
        return Refusal("no-transfer-from-here", TRANSFER, facts)
    if spot.moves + 1 < spot.beneath.moves_to_leave:
        return Refusal("transfer-after-movement", FROM_WATER, facts)
    if game.table.turn.began_at(group.id) != group.range:
        return Refusal("range-just-changed", TRANSFER, facts)
    return held_still(game, group)


def cannot_transfer(game: UpFront, letter: str, to: str) -> Refusal | None:
    """Say why a group cannot send men to another (17.8, 17.82)."""
    refusal = cannot_send(game, letter)
    if refusal is not None:
        return refusal
    group, other = own_group(game, letter), own_group(game, to)
    assert group is not None
    facts = {"group": letter, "to": to}
    if other is None:
        return Refusal("no-such-group", GROUPS, {"group": to or UNNAMED})
    refusal = by_itself(other) or no_partner(other) or cut_off(other)
    if refusal is not None:
        return refusal
    if not beside(letter, to):
        return Refusal("not-neighbours", TRANSFER, facts)
    if group.range != other.range:
        return Refusal("other-range", TRANSFER, facts)
    refusal = parted(group, other)
    if refusal is not None:
        return refusal
    if game.table.turn.began_at(other.id) != other.range:
        return Refusal("range-just-changed", TRANSFER, {"group": to})
    if not group.led and not other.led:
        return Refusal("no-leader-there", TRANSFER, facts)
    return is_encircled(game, other) or nobody_to_send(game, group, to, 1)


def nobody_to_send(game: UpFront, group: Group, to: str, least: int) -> Refusal | None:
    """Say why fewer men than needed can set out: room, cards or men are lacking (17.8, 17.82)."""
    table = game.table
    refusal = no_room(game, to, size(table, group.side, to) + least)
    if refusal is not None:
        return refusal
    if len(table.holding(group.side, MOVEMENT)) < least:
        return Refusal("no-movement-card", TRANSFER, {"count": least})
    able = [
        man
        for man in group.ranks
        if cannot_set_out(group, man) is None and goes_alone(game, group, man, ()) is None
    ]
    if len(able) < least:
        return Refusal("nobody-can-go", TRANSFER, {"group": group.letter})
    fit = [man for man in able if cannot_come(game, to, man) is None]
    return None if len(fit) >= least else cannot_come(game, to, able[0])


def no_room(game: UpFront, to: str, number: int) -> Refusal | None:
    """Say that a group cannot hold so many men (17.82, 23.3)."""
    if number > MOST_MEN:
        return Refusal("group-full", SIZE, {"group": to})
    group = own_group(game, to)
    return None if group is None else too_many(spot_of(game.table, group).terrain, to, number)


def cannot_come(game: UpFront, to: str, man: Man) -> Refusal | None:
    """Say why a group has no place for this man, or he no way there (23.3, 34.3, 46.4)."""
    return _no_way(game, to, man) or _stays_apart(game, to, man)


def _no_way(game: UpFront, to: str, man: Man) -> Refusal | None:
    refusal = barred(man) if manned(game.table, own_group(game, to)) else None
    return refusal or gun_cannot_go(game, to, man)


def _stays_apart(game: UpFront, to: str, man: Man) -> Refusal | None:
    """Say that a man of a fire team leaves it to others to join one of his kind (46.4)."""
    table = game.table
    group = find(table.groups, man.card.id)
    if group is None or not crowds(table, group.side, to, man):
        return None
    for other in group.ranks:
        able = other is not man and cannot_set_out(group, other) is None
        if able and not crowds(table, group.side, to, other) and _no_way(game, to, other) is None:
            facts = {"man": man_name(man), "other": man_name(other), "group": to}
            return Refusal("fire-team-stays", TEAMS, {**facts})
    return None


def cannot_set_out(group: Group, man: Man) -> Refusal | None:
    """Say why a man cannot start a transfer (17.8)."""
    facts = {"man": man_name(man)}
    if man.heading:
        return Refusal("on-his-way", TRANSFER, facts)
    if man.pinned:
        return Refusal("pinned-stays", TRANSFER, facts)
    if man.inside:
        return Refusal("infiltrator-stays", TRANSFER, facts)
    if man.assists or any(other.assists == man.card.id for other in group.men):
        return Refusal("crew-stays", TRANSFER, facts)
    return None


class Transfer(Deed[UpFrontTable]):
    """Begin to send men to the next group (17.8): `transfer A>B`."""

    VERB: ClassVar[str] = "transfer"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = game.table.turn.side
        if not game.table.holding(side, MOVEMENT):
            return ()
        letters = [group.letter for group in game.table.side(side)]
        return [
            (f"{group.letter}{PAIR}{to}",)
            for group in ready_groups(game)
            for to in letters
            if beside(group.letter, to)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, _, to = words[0].partition(PAIR)
        return cannot_transfer(game, letter, to)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, _, to = words[0].partition(PAIR)
        begin(game, letter, to)


def begin(game: UpFront, letter: str, to: str) -> None:
    """Use a group's action to send men to a letter, and ask whom (17.8)."""
    group = own_group(game, letter)
    assert group is not None
    spend_action(game, group)
    game.push(Sending(letter, to, (), 0))


class Sending(Question[UpFrontTable]):
    """Who sets out, each for one Movement card; `tries` counts failed fords too (17.8)."""

    KIND: ClassVar[str] = "upfront.sending"
    PROMPT: ClassVar[str] = "send"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "to", "sent", "tries")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple, int)

    def __init__(self, group: str, to: str, sent: tuple[str, ...], tries: int) -> None:
        self.group: Final = group
        self.to: Final = to
        self.sent = sent
        self.tries = tries

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return TRANSFER

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group, "to": self.to, "count": len(self.sent)}


def _sending(game: UpFront, frame: Step) -> tuple[Sending, Group]:
    assert isinstance(frame, Sending)
    return frame, game.table.groups[group_id(game.table.turn.side, frame.group)]


def sets_out_wet(game: UpFront, group: Group, man: Man, card: Card) -> bool:
    """Tell whether a man who sets out with this card must first draw to ford (8.53, 17.81)."""
    wet = fords_next(game, group) if man.gun else must_ford(game, group)
    return wet and not card.ford


class Send(Deed[UpFrontTable]):
    """Let a man set out for one Movement card (17.8): `send g4 12`."""

    VERB: ClassVar[str] = "send"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        _, group = _sending(game, frame)
        cards = game.table.holding(group.side, MOVEMENT)
        return [(man.card.id, card) for man in group.ranks for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked, group = _sending(game, frame)
        man = group.man(words[0])
        if man is None:
            return Refusal("no-such-man", GROUPS, {"name": words[0]})
        refusal = cannot_play(game, group.side, words[1], MOVEMENT) or cannot_set_out(group, man)
        refusal = refusal or goes_alone(game, group, man, asked.sent)
        if refusal is not None:
            return refusal
        number = size(game.table, group.side, asked.to) + 1
        return no_room(game, asked.to, number) or cannot_come(game, asked.to, man)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked, group = _sending(game, frame)
        asked.tries += 1
        card = spend(game, group.side, CardId(words[1]))
        facts = {"seat": group.side, "group": group.letter, "to": asked.to, "card": card.id}
        man = group.man(words[0])
        assert man is not None
        wet = sets_out_wet(game, group, man, card)
        if wet and draw(game, f"ford of {man.card.id}").red:
            game.tell("transfer-ford-fails", (FROM_WATER,), {**facts, "man": man_name(man)})
            card_played(game, group.id)
            return
        # The draw may have been a Breeze and taken the group's Smoke away.
        group = game.table.groups[group.id]
        if too_heavy(game.table, group, man):
            leave_primary(game, group.id, man.card.id)
            group = game.table.groups[group.id]
            man = group.man(words[0])
            assert man is not None
        group = group.with_man(man.but(heading=asked.to))
        game.table.put(group.but(marks=(*group.marks, f"{SENT}{man.card.id}")))
        note_shown(game, game.table.groups[group.id], man)
        asked.sent = (*asked.sent, man.card.id)
        game.tell("sets-out", (TRANSFER,), {**facts, "man": man_name(man)})
        card_played(game, group.id)


class Go(Deed[UpFrontTable]):
    """Send nobody else; a new group needs two men together (17.8, 17.91)."""

    VERB: ClassVar[str] = "go"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        asked, group = _sending(game, frame)
        if not asked.tries:
            return Refusal("send-somebody", TRANSFER)
        alone = own_group(game, asked.to) is None and len(asked.sent) < TOGETHER
        if alone and nobody_to_send(game, group, asked.to, 1) is None:
            return Refusal("two-together", NEW_GROUP, {"to": asked.to})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked, _ = _sending(game, frame)
        game.finish(frame)
        if own_group(game, asked.to) is None and len(asked.sent) < TOGETHER:
            call_back(game, game.table.turn.side, asked.to, NEW_GROUP)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Sending]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Transfer(),)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Sending.KIND: (Send(), Go())}
