"""What is wrong with a force somebody wants to buy, each fault with its rule (43.2, 39.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.bill import Bill
from caposaldo.upfront.dyo.leadership import leader_faults, morale_faults
from caposaldo.upfront.dyo.purchase import FREE, Batch, Purchase, Terms, known_cards, soldiers
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.formation import (
    COMMISSAR,
    NO_PILLBOX,
    Plan,
    alone,
    can_finish,
    may_carry,
    may_enter_pillbox,
)
from caposaldo.upfront.groups import LETTERS
from caposaldo.upfront.personalities import ManCard, man_id

POINTS: Final = rule("UF 43.0")
REPLAY: Final = rule("UF 43.2")
LATER: Final = rule("UF 43.4")
HALF: Final = rule("UF 43.41")
TYPE: Final = rule("UF 43.5")
SNIPERS: Final = rule("UF 43.6")
WEAPONS: Final = rule("UF 43.7")
PARTISANS: Final = rule("UF 37.1")
CARRYING: Final = rule("UF 21.1")
SQUADS: Final = rule("UF 21.11")
GROUPS: Final = rule("UF 3.2")
ALONE: Final = rule("UF 28.11")
PILLBOX_LETTER: Final = "B"
CHARGE: Final = "DC"


def faults(
    box: Box, tables: Tables, bought: Purchase, terms: Terms, cost: Bill
) -> Iterator[Refusal]:
    """List everything that is wrong with a force, in the order in which one would mend it."""
    yield from _type_faults(box, tables, bought)
    if not is_nation(box, bought.nation) or bought.troops not in tables.troops:
        return
    yield from _card_faults(box, bought, terms)
    yield from _heavy_faults(box, tables, bought, terms)
    yield from leader_faults(box, tables, bought, terms)
    yield from morale_faults(box, tables, bought)
    yield from _weapon_faults(box, tables, bought, terms)
    yield from _later_faults(box, tables, bought, terms)
    yield from _group_faults(box, bought, terms)
    if not 0 <= bought.snipers <= len(tables.snipers):
        yield Refusal("design-snipers", SNIPERS, {"most": len(tables.snipers)})
    if terms.points != FREE and cost.total > terms.points:
        over = cost.total - terms.points
        facts = {"points": cost.total, "limit": terms.points, "over": over}
        yield Refusal("design-too-dear", POINTS, facts)


def is_nation(box: Box, name: str) -> bool:
    """Tell whether a nation has cards of its own."""
    return name in box.nations and not box.nations[name].variant_of


def _type_faults(box: Box, tables: Tables, bought: Purchase) -> Iterator[Refusal]:
    if not is_nation(box, bought.nation):
        yield Refusal("design-no-nation", POINTS, {"text": bought.nation})
        return
    words = bought.troops.replace(",", " ").split()
    if "partisan" in words and len(words) > 1:
        yield Refusal("design-partisans-elite", TYPE)
    elif bought.troops not in tables.troops:
        yield Refusal("design-no-troops", TYPE, {"text": bought.troops})
    elif bought.troops not in box.nations[bought.nation].troops:
        side = term(f"side-{bought.nation}")
        wanted = PARTISANS if bought.troops == "partisan" else TYPE
        facts = {"side": side, "troops": term(f"design-troops-{bought.troops}")}
        yield Refusal("design-not-theirs", wanted, facts)


def _card_faults(box: Box, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    wanted = [number for batch in bought.batches for number in batch.cards]
    if not bought.start.cards and not terms.added:
        yield Refusal("design-nobody", POINTS)
    for number in dict.fromkeys(wanted):
        id = man_id(bought.nation, number)
        if id not in box.men:
            side = term(f"side-{bought.nation}")
            yield Refusal("design-no-card", POINTS, {"number": number, "side": side})
            continue
        if wanted.count(number) + terms.added.count(number) > 1:
            yield Refusal("design-twice", POINTS, {"man": id, "number": number})
        yield from _date_faults(box.men[id], terms.year)


def _date_faults(card: ManCard, year: str) -> Iterator[Refusal]:
    """A card with a date is bought only in its time (43.2)."""
    first, last = span(card) if year else ("", "")
    facts: dict[str, Fact] = {"man": card.id, "number": card.no, "year": year}
    if first and year < first:
        yield Refusal("design-not-yet", REPLAY, {**facts, "from": first})
    if last and year > last:
        yield Refusal("design-no-more", REPLAY, {**facts, "to": last})


def span(card: ManCard) -> tuple[str, str]:
    """Return the first and last half year of a card; nothing where it has no limit (43.2)."""
    if card.vehicle is not None:
        return card.vehicle.first, ""
    return (card.weapon.first, card.weapon.last) if card.weapon is not None else ("", "")


def _heavy_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    for batch in bought.batches:
        for card in known_cards(box, bought.nation, batch.cards):
            if card.vehicle is None:
                continue
            facts: dict[str, Fact] = {"man": card.id, "number": card.no}
            if not tables.troops[bought.troops].heavy:
                yield Refusal("design-partisans-heavy", PARTISANS, facts)
            elif not terms.heavy:
                yield Refusal("design-heavy-barred", REPLAY, facts)


# Secondary weapons ---------------------------------------------------------------------------


def _weapon_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    bags: dict[str, int] = {}
    for batch in bought.batches:
        for code, count in batch.secondary.items():
            bags[code] = bags.get(code, 0) + count
        yield from _carrier_faults(box, bought, batch, terms)
    market = tables.markets[bought.nation]
    for code in bags:
        weapon = box.secondary.get(code)
        facts = {"weapon": term(f"secondary-{code}"), "side": term(f"side-{bought.nation}")}
        if weapon is None:
            yield Refusal("design-no-weapon", WEAPONS, {"text": code})
        elif not (code in market.secondary or (weapon.radio and "RADIO" in market.secondary)):
            yield Refusal("design-weapon-not-theirs", WEAPONS, facts)
        elif weapon.first and terms.year and terms.year < weapon.first:
            dated = {"weapon": facts["weapon"], "from": weapon.first, "year": terms.year}
            yield Refusal("design-weapon-not-yet", WEAPONS, dated)
    yield from _squad_faults(box, tables, bought, terms, bags)


def _squad_faults(
    box: Box, tables: Tables, bought: Purchase, terms: Terms, bags: dict[str, int]
) -> Iterator[Refusal]:
    """A squad, which guns and AFVs do not count in, has so many of a kind at most (21.11)."""
    market = tables.markets[bought.nation]
    numbers = [number for batch in bought.batches for number in batch.cards]
    men = soldiers(known_cards(box, bought.nation, (*numbers, *terms.added)))
    squads = -(-len(men) // market.squad)
    anti_tank = sum([bags[c] for c in bags if c in box.secondary and box.secondary[c].anti_tank])
    if anti_tank > squads * market.at_weapons:
        facts = {"count": anti_tank, "most": squads * market.at_weapons, "squads": squads}
        yield Refusal("design-anti-tank", SQUADS, facts)
    charges = bags.get(CHARGE, 0)
    most = squads * box.secondary[CHARGE].max_per_squad
    if charges > most:
        facts = {"count": charges, "most": most, "squads": squads}
        yield Refusal("design-charges", SQUADS, facts)


def _carrier_faults(box: Box, bought: Purchase, batch: Batch, terms: Terms) -> Iterator[Refusal]:
    numbers = batch.cards if batch.decks else (*batch.cards, *terms.added)
    able = [card for card in known_cards(box, bought.nation, numbers) if may_carry(card)]
    loads = sum(batch.secondary.values())
    if loads > len(able):
        facts = {"count": loads, "most": len(able), "decks": batch.decks}
        yield Refusal("design-carriers", CARRYING, facts)


# Reinforcements and groups -------------------------------------------------------------------


def _later_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    over, under = tables.most_later
    start = len(bought.start.cards) + len(terms.added)
    later = sum([len(batch.cards) for batch in bought.later])
    if later * under > start * over:
        facts = {"count": later, "most": start * over // under, "start": start}
        yield Refusal("design-too-many-later", HALF, facts)
    decks = [batch.decks for batch in bought.later]
    for batch in bought.later:
        last = min(len(tables.percent_later), terms.decks - 1)
        if not 1 <= batch.decks <= last:
            yield Refusal("design-too-late", LATER, {"decks": batch.decks, "most": last})
        if not known_cards(box, bought.nation, batch.cards):
            yield Refusal("design-empty-later", LATER, {"decks": batch.decks})
    # All that come later form one group, which an AFV never shares (28.11, 35.2).
    numbers = [number for batch in bought.later for number in batch.cards]
    coming = known_cards(box, bought.nation, tuple(numbers))
    if len(coming) > 1 and any(alone(card) for card in coming):
        yield Refusal("design-afv-with-others", ALONE)
    if len(set(decks)) < len(decks):
        yield Refusal("design-same-deck", LATER)


def _group_faults(box: Box, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    """The cards that start must be able to form groups (3.2)."""
    cards = known_cards(box, bought.nation, (*bought.start.cards, *terms.added))
    if not cards:
        return
    left = [card for card in cards if not alone(card)]
    tanks = len(cards) - len(left)
    free = [card for card in left if not terms.pillbox or may_enter_pillbox(card)]
    barred = [card for card in left if terms.pillbox and not may_enter_pillbox(card)]
    places, loads = [NO_PILLBOX], 0
    if terms.pillbox:
        # Who goes into it leaves his load behind (23.3).
        loads = sum(bought.start.secondary.values())
        # Group B, or the first of the others if an AFV is group A.
        places = [LETTERS.index(PILLBOX_LETTER) - before for before in range(min(tanks, 1) + 1)]
    plans = [
        Plan(
            (),
            place,
            len(free),
            len(barred),
            len([card for card in free if may_carry(card)]),
            len([card for card in barred if may_carry(card)]),
            loads,
            any(card.role == COMMISSAR for card in left),
            tanks,
            len([card for card in left if card.vehicle is not None]),
        )
        for place in places
    ]
    if not any(can_finish(plan) for plan in plans):
        yield Refusal("design-no-groups", GROUPS, {"count": len(left), "tanks": tanks})
