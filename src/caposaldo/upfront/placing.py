"""Terrain a player puts on his own groups, and Open Ground face down (5.1, 5.3, 8.1, 13.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule, term
from caposaldo.upfront.altitude import climb
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.covering import holds
from caposaldo.upfront.gambles import GONE, found_role, vanish
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groundmarks import take_marks
from caposaldo.upfront.groups import IMPOSED, OPEN, OWES, SMOKE, TERRAIN, Group, Laid
from caposaldo.upfront.holdings import (
    EXCHANGE,
    NOT_HELD,
    cannot_play,
    has_no_action,
    own_group,
    ready_groups,
)
from caposaldo.upfront.leaving import (
    GUN,
    cannot_enter,
    cards_to_leave,
    gunned,
    leaving_rule,
)
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.surrender import still_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, take_from_hand, to_discards

ON_MOVEMENT: Final = rule("UF 5.1")
UNDER_TERRAIN: Final = rule("UF 5.41")
ONE_TERRAIN: Final = rule("UF 7.32")
OPEN_GROUND: Final = rule("UF 8.1")
SMOKE_GOES: Final = rule("UF 13.241")
ON_WIRE: Final = rule("UF 13.34")
BENEATH: Final = rule("UF 13.5")
PILLBOX: Final = rule("UF 23.2")
MINES: Final = rule("UF 24.3")


# What stops terrain --------------------------------------------------------------------------


def cannot_receive(game: UpFront, group: Group, *, own: bool = False) -> Refusal | None:
    """Say why no Terrain card can be put on a group now (5.1, 7.3, 13.34, 24.4).

    `own` asks for terrain of its owner's, for which a gun needs a second Movement card (34.3).
    """
    facts = {"group": group.letter}
    if IMPOSED in group.marks:
        return Refusal("terrain-waits", ONE_TERRAIN, facts)
    if group.wires:
        return Refusal("wire-on-top", ON_WIRE, facts)
    if not group.moving:
        return Refusal("not-moving", ON_MOVEMENT, facts)
    spot = spot_of(game.table, group)
    # Terrain takes a group out of a Minefield after one card, at the price named in 24.4.
    need = cards_to_leave(game.table, group, own=own)
    if (not spot.beneath.mined or (own and gunned(group))) and spot.moves < need:
        return _not_out_yet(group, spot.beneath.id, leaving_rule(game.table, group))
    return None if own else cannot_suffer(game.table, None, group, "terrain")


def cannot_open(game: UpFront, group: Group) -> Refusal | None:
    """Say why a group cannot go into Open Ground; Wire does not prevent it (8.1, 13.5)."""
    if not group.moving:
        return Refusal("not-moving", ON_MOVEMENT, {"group": group.letter})
    spot = spot_of(game.table, group)
    if spot.moves < cards_to_leave(game.table, group):
        cited = GUN if gunned(group) else OPEN_GROUND
        return _not_out_yet(group, spot.beneath.id, cited)
    return None


def not_for_ground(game: UpFront, card: str) -> Refusal | None:
    """Say why a Terrain card is not played as others are: Pillbox and Minefield (23.2, 24.3)."""
    terrain = game.table.battle.box.terrain[game.table.card(card).terrain]
    if terrain.fortified:
        return Refusal("pillbox-from-the-start", PILLBOX, {"card": card})
    if terrain.mined:
        return Refusal("mines-for-the-enemy", MINES, {"card": card})
    return None


def owes_terrain(game: UpFront) -> Refusal | None:
    """Say which group must still be put into terrain this turn, its partner having been (17.7)."""
    table = game.table
    for group in table.side(table.turn.side):
        if OWES not in group.marks or group.charge or not table.hands[group.side]:
            continue
        if still_in(group) is not None:
            continue
        if has_no_action(game, group.letter) is not None:
            continue
        if cannot_open(game, group) is None:
            return Refusal("owes-terrain", EXCHANGE, {"group": group.letter})
    return None


def _not_out_yet(group: Group, terrain: str, cited: RuleId) -> Refusal:
    facts = {"group": group.letter, "terrain": term(f"terrain-{terrain}")}
    return Refusal("one-more-movement", cited, facts)


# Laying it -----------------------------------------------------------------------------------


def ground_on(game: UpFront, group: Group) -> Group:
    """Tell the other rules that terrain is played on a group, which is still as it was before."""
    table = game.table
    for told in table.battle.hooks.grounded:
        told(game, table.groups[group.id])
    return table.groups[group.id]


def lift_smoke(game: UpFront, group: Group) -> Group:
    """Take the Smoke off a group on which a Terrain card is played (13.241)."""
    smoke = tuple([laid for laid in group.laid if laid.role == SMOKE])
    if not smoke:
        return group
    group = group.but(laid=tuple([laid for laid in group.laid if laid.role != SMOKE]))
    game.table.put(group)
    to_discards(game, smoke, group.side)
    tell_smoke(game, group, smoke)
    return group


def tell_smoke(game: UpFront, group: Group, cards: tuple[Laid, ...]) -> None:
    """Tell how much Smoke is among the cards that go as a group takes other ground (13.241)."""
    count = len([laid for laid in cards if laid.role == SMOKE])
    if count:
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "count": count}
        game.tell("smoke-lifts", (SMOKE_GOES,), facts)


def found(game: UpFront, group: Group) -> Group:
    """Set a group down that is about to take terrain, which may not be there (52.11, 52.16)."""
    table = game.table
    table.put(group)
    wanted = _topmost(group)
    for told in table.battle.hooks.taken:
        if lies_on(table.groups[group.id], wanted):
            told(game, table.groups[group.id])
    return table.groups[group.id]


def _topmost(group: Group) -> CardId:
    return [laid.card for laid in group.laid if laid.grounds][-1]


def lies_on(group: Group, card: CardId) -> bool:
    """Tell whether a card lies on a group."""
    return any(laid.card == card for laid in group.laid)


def settle_in(game: UpFront, group: Group, *, known: bool = False) -> bool:
    """Let a group take the topmost terrain laid on it; the cards beneath are spent (5.41, 7.34).

    Tell whether it did: terrain that is not there leaves it where it was (52.16). `known` tells
    that it has been found already.
    """
    table = game.table
    wanted = _topmost(group)
    group = group if known else found(game, group)
    if not lies_on(group, wanted):
        return False
    group = take_marks(game, group)
    last = max(at for at, laid in enumerate(group.laid) if laid.grounds)
    marks = tuple([mark for mark in group.marks if mark not in (IMPOSED, OWES)])
    table.put(group.but(laid=group.laid[last:], marks=marks))
    to_discards(game, group.laid[:last], group.side)
    # A Terrain card has lifted the Smoke before it was laid; Open Ground lifts it now (13.5).
    tell_smoke(game, group, group.laid[:last])
    climb(game, table.groups[group.id])
    for told in table.battle.hooks.settled:
        told(game, table.groups[group.id])
    return True


class PlaceTerrain(Deed[UpFrontTable]):
    """Put an own moving group into the terrain of a card (5.1): `terrain A 58`."""

    VERB: ClassVar[str] = "terrain"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        cards = game.table.holding(game.table.turn.side, TERRAIN)
        if not cards:
            return ()
        return [(g.letter, card) for g in ready_groups(game) if g.moving for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        side = game.table.turn.side
        refusal = has_no_action(game, letter) or cannot_play(game, side, card, TERRAIN)
        if refusal is not None:
            return refusal
        group = own_group(game, letter)
        assert group is not None
        refusal = not_for_ground(game, card) or cannot_receive(game, group, own=True)
        return refusal or cannot_enter(game.table, group, card)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card = words
        group = own_group(game, letter)
        assert group is not None
        act(game, group)
        take_from_hand(game, group.side, CardId(card))
        role = found_role(game, group.side, letter, card)
        if role == GONE:
            # It has not come into anything, so that what it has and where it is stays (52.16).
            vanish(game.table, CardId(card))
            return
        group = lift_smoke(game, ground_on(game, group))
        kind = game.table.card(card).terrain
        facts = {"seat": group.side, "group": letter, "terrain": term(f"terrain-{kind}")}
        game.tell("enters", (ON_MOVEMENT, UNDER_TERRAIN), {**facts, "card": card})
        settle_in(game, group.but(laid=(*group.laid, Laid(CardId(card), role))), known=True)


class PlaceOpen(Deed[UpFrontTable]):
    """Put an own moving group into Open Ground with any card face down (8.1): `open A 33`.

    Wire and Smoke above the Movement card stay where they are: the card goes beneath (13.5).
    """

    VERB: ClassVar[str] = "open"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        hand = game.table.hands[game.table.turn.side]
        return [(g.letter, card) for g in ready_groups(game) if g.moving for card in hand]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, card = words
        refusal = has_no_action(game, letter)
        if refusal is not None:
            return refusal
        if not holds(game.table, game.table.turn.side, CardId(card)):
            return Refusal("not-in-hand", NOT_HELD, {"card": card})
        group = own_group(game, letter)
        assert group is not None
        return cannot_open(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        letter, card = words
        group = own_group(game, letter)
        assert group is not None
        group = ground_on(game, act(game, group))
        take_from_hand(game, group.side, CardId(card))
        last = max(at for at, laid in enumerate(group.laid) if laid.moves) + 1
        rules = (OPEN_GROUND, BENEATH) if group.laid[last:] else (OPEN_GROUND, UNDER_TERRAIN)
        game.tell("enters-open", rules, {"seat": group.side, "group": letter})
        laid = (*group.laid[:last], Laid(CardId(card), OPEN), *group.laid[last:])
        settle_in(game, group.but(laid=laid))


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (PlaceTerrain(), PlaceOpen())
