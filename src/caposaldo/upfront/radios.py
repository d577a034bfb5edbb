"""Radios: who can use one, which cards are Radio cards, and how one breaks (40.1, 40.3, 40.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.men import Man
from caposaldo.upfront.sand import worn
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name
from caposaldo.upfront.weapons import Secondary

NEEDS: Final = rule("UF 40.1")
CARD: Final = rule("UF 40.2")
JAM: Final = rule("UF 40.4")
ASSISTS: Final = rule("UF 11.2")
RALLY: Final = "rally"


def radio_of(table: UpFrontTable, man: Man) -> Secondary | None:
    """Return the radio a man carries, working or not (40.3)."""
    carried = table.battle.box.secondary.get(man.secondary)
    return carried if carried is not None and carried.radio else None


def is_radio_card(table: UpFrontTable, side: str, card: Card) -> bool:
    """Tell whether a card is a Radio card for a side, besides rallying (2.21, 40.3)."""
    named = table.battle.sheets[side].nation.cards_of in card.radio
    return named and RALLY in table.uses(side, card.id)


def radio_cards(table: UpFrontTable, side: str) -> list[CardId]:
    """Return the Radio cards a side holds."""
    deck = table.battle.deck
    return [id for id in table.holding(side, RALLY) if is_radio_card(table, side, deck[id])]


def no_radio_card(game: UpFront, side: str, id: str) -> Refusal | None:
    """Say why a card cannot be played as a Radio card (40.2)."""
    refusal = cannot_play(game, side, id, RALLY)
    if refusal is not None:
        return refusal
    if not is_radio_card(game.table, side, game.table.card(id)):
        return Refusal("no-radio-card", CARD, {"card": id})
    return None


def operator(table: UpFrontTable, group: Group) -> Man | Refusal:
    """Return the man of a group who can call, or say why nobody can (40.1, 40.4, 11.2)."""
    carriers = [man for man in group.ranks if radio_of(table, man) is not None]
    if not carriers:
        return Refusal("no-radio", NEEDS, {"group": group.letter})
    faults = [_cannot_call(man) for man in carriers]
    # Of several radios the strongest that works is used.
    able = [man for man, fault in zip(carriers, faults, strict=True) if fault is None]
    if not able:
        fault = faults[0]
        assert fault is not None
        return fault
    if not any(man.leader and not man.pinned for man in group.ranks):
        return Refusal("no-leader-to-call", NEEDS, {"group": group.letter})
    return max(able, key=lambda man: strength_of(table, man))


def strength_of(table: UpFrontTable, man: Man) -> int:
    """Return the strength of the guns a man's radio reaches (40.2, 40.5)."""
    radio = radio_of(table, man)
    assert radio is not None, f"{man.card.id} has no radio"
    return radio.strength


def _cannot_call(man: Man) -> Refusal | None:
    facts: dict[str, Fact] = {"man": man_name(man)}
    if man.faulty:
        return Refusal("radio-jammed", JAM, facts)
    if man.pinned:
        return Refusal("is-pinned", NEEDS, facts)
    if man.berserk:
        return Refusal("is-berserk", rule("UF 20.91"), facts)
    return Refusal("is-busy", ASSISTS, facts) if man.assists else None


def breaks(table: UpFrontTable, radio: Secondary, card: Card) -> bool:
    """Tell whether a draw jams the radio (40.4, 52.3)."""
    return card.red and card.rn in worn(table.battle, radio.jams)


def jam_radio(game: UpFront, group: Group, man: Man) -> None:
    """Note that a man's radio is jammed until it is repaired (40.4)."""
    # The draw may have been a Breeze and taken the group's Smoke away.
    game.table.put(game.table.groups[group.id].with_man(man.but(faulty=True)))
    game.tell("radio-jams", (JAM,), {"man": man_name(man), "seat": group.side})
