"""Who knows what at this table, and the laws that hold at every step.

Secret are the draw pile, the enemy's hand, discards that were not shown (4.4) and cards laid face
down (8.1). Frames keep to three names, so that nothing slips out: `card`, `cards` and `declared`
hold cards shown to everybody, even while they are still in a hand; `hidden` holds cards that only
their player knows; `plans` and `begun` hold actions that may name a card to be laid face down
(49.11). No other field holds a card, and those two no other that `cards` does not hold as well.
"""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.covering import open_hands
from caposaldo.upfront.groups import OPEN, Laid
from caposaldo.upfront.laws import fault
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.turn import PlayerTurn
from caposaldo.upfront.verbs import UpFront

SHOWN: Final = ("card", "cards", "declared")
HIDDEN: Final = "hidden"
PLANS: Final = "plans"
BEGUN: Final = "begun"
OPENING: Final = "opening"
# A hand may grow by one while a single enemy group is left (15.6).
EXTRA_CARDS: Final = 1


def knows_hand(table: UpFrontTable, seat: str, owner: str) -> bool:
    """Tell whether a seat sees this side's hand (3.5); alone, hands may lie open (49.12)."""
    return seat == owner or open_hands(table.battle)


def hand_seen_by(table: UpFrontTable, seat: str, owner: str) -> list[CardId]:
    """Return the cards of a side's hand that a seat sees, without those face down (3.5, 49.12)."""
    if not knows_hand(table, seat, owner):
        return []
    covered = table.covered.get(owner, ())
    return [id for id in table.hands[owner] if id not in covered]


def knows_laid(seat: str, owner: str, laid: Laid) -> bool:
    """Tell whether a seat sees the face of a card lying on a group of `owner` (8.1)."""
    return laid.role != OPEN or seat == owner


def hidden_discards(table: UpFrontTable, seat: str) -> set[CardId]:
    """Return the discards a seat was not shown; a spectator sees what both players see (4.4)."""
    if seat != SPECTATOR:
        return set(table.unseen[seat])
    return {id for cards in table.unseen.values() for id in cards}


def announced(game: UpFront) -> set[CardId]:
    """Return the cards that a procedure under way has shown to everybody."""
    found: set[CardId] = set()
    for frame in game.stack:
        for name in frame.FIELDS:
            if name in SHOWN:
                value = getattr(frame, name)
                words = [value] if isinstance(value, str) else value
                found.update([CardId(part) for word in words for part in word.split()])
    return found


def unseen_by(
    table: UpFrontTable, seat: str, shown: set[CardId] | frozenset[CardId] = frozenset()
) -> list[CardId]:
    """Return the cards whose place a seat does not know, in the order of their numbers."""
    cards = {*table.pile, *hidden_discards(table, seat)}
    for side, hand in table.hands.items():
        seen = hand_seen_by(table, seat, side)
        cards.update([id for id in hand if id not in seen])
    for group in table.groups.values():
        cards.update([x.card for x in group.laid if not knows_laid(seat, group.side, x)])
    return sorted(cards - shown, key=int)


def phase(game: UpFront) -> str:
    """Name the step of the turn that is under way; before the first turn it is the opening."""
    for frame in game.stack:
        if isinstance(frame, PlayerTurn):
            steps = (*game.kind.steps.get(frame.KIND, frame.STEPS), "end")
            # A script that has begun a step already points at the next one.
            return steps[max(0, steps.index(frame.step or steps[0]) - 1)]
    return OPENING


def check(game: UpFront) -> str | None:
    """Say what breaks the laws of the table, or of a game played from its beginning."""
    return fault(game.table) or _men_fault(game) or _hand_fault(game.table)


def _men_fault(game: UpFront) -> str | None:
    """Say if a man of the forces is nowhere; a position need not name everybody."""
    if game.origin.position is not None or game.origin.chance.get("kind") == "redealt":
        return None
    table = game.table
    present: set[str] = set(table.lost)
    for group in table.groups.values():
        present.update([man.card.id for man in group.men])
    for men in table.waiting.values():
        present.update(men)
    for sheet in table.battle.sheets.values():
        for id in sheet.force.men:
            if id not in present:
                return f"{id} is nowhere"
    return None


def _hand_fault(table: UpFrontTable) -> str | None:
    for side, hand in table.hands.items():
        limit = table.battle.sheets[side].nation.hand + EXTRA_CARDS + int(table.battle.campaign)
        if len(hand) > limit:
            return f"{side} holds {len(hand)} cards, more than {limit}"
    return None
