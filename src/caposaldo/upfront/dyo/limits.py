"""What is wrong with a force somebody wants to buy, each fault with its rule (43.2, 39.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.arming import weapon_faults
from caposaldo.upfront.dyo.bill import Bill
from caposaldo.upfront.dyo.leadership import leader_faults, morale_faults
from caposaldo.upfront.dyo.marines import marine_faults
from caposaldo.upfront.dyo.purchase import BOTH, FREE, Purchase, Terms, known_cards, span
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.formation import MOST_MEN, alone
from caposaldo.upfront.personalities import ManCard, man_id
from caposaldo.upfront.planning import formable_from

POINTS: Final = rule("UF 43.0")
REPLAY: Final = rule("UF 43.2")
LATER: Final = rule("UF 43.4")
HALF: Final = rule("UF 43.41")
TYPE: Final = rule("UF 43.5")
SNIPERS: Final = rule("UF 43.6")
RANDOM: Final = rule("UF 48.1")
PARTISANS: Final = rule("UF 37.1")
AFTER_1943: Final = rule("UF 50.9")
GROUPS: Final = rule("UF 3.2")
ALONE: Final = rule("UF 28.11")


def faults(
    box: Box, tables: Tables, bought: Purchase, terms: Terms, cost: Bill
) -> Iterator[Refusal]:
    """List everything that is wrong with a force, in the order in which one would mend it."""
    yield from _type_faults(box, tables, bought, terms)
    if not is_nation(box, bought.nation) or bought.troops not in tables.troops:
        return
    yield from marine_faults(box, bought)
    yield from _card_faults(box, bought, terms)
    yield from _heavy_faults(box, tables, bought, terms)
    yield from leader_faults(box, tables, bought, terms)
    yield from morale_faults(box, tables, bought, terms.year)
    yield from weapon_faults(box, tables, bought, terms)
    yield from _later_faults(box, tables, bought, terms)
    yield from _random_faults(bought, terms)
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


def _type_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
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
    elif bought.troops == "partisan" and terms.year < tables.markets[bought.nation].partisans_from:
        yield Refusal(
            "design-no-partisans-yet", AFTER_1943, {"side": term(f"side-{bought.nation}")}
        )


def _card_faults(box: Box, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    wanted = [number for batch in bought.batches for number in batch.cards]
    printed = (*terms.added, *terms.coming.cards)
    if not bought.start.cards and not terms.added:
        yield Refusal("design-nobody", POINTS)
    for number in dict.fromkeys(wanted):
        id = man_id(bought.nation, number)
        if id not in box.men:
            side = term(f"side-{bought.nation}")
            yield Refusal("design-no-card", POINTS, {"number": number, "side": side})
            continue
        if wanted.count(number) + printed.count(number) > 1:
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
        coming = known_cards(box, bought.nation, batch.cards)
        if not coming:
            yield Refusal("design-empty-later", LATER, {"decks": batch.decks})
        if len(coming) > MOST_MEN:
            facts = {"count": len(coming), "decks": batch.decks, "most": MOST_MEN}
            yield Refusal("design-large-later", GROUPS, facts)
    # All that come later form one group, which an AFV never shares (28.11, 35.2).
    lots = (*bought.later, terms.coming) if bought.later else ()
    numbers = [number for batch in lots for number in batch.cards]
    coming = known_cards(box, bought.nation, tuple(numbers))
    if len(coming) > 1 and any(alone(card) for card in coming):
        yield Refusal("design-afv-with-others", ALONE)
    if len(set(decks)) < len(decks):
        yield Refusal("design-same-deck", LATER)


def _random_faults(bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    """Each deck is paid for once, and who pays has no other reinforcements (48.1)."""
    decks = bought.random_decks
    if len(set(decks)) < len(decks) or any(not 1 <= deck <= terms.decks for deck in decks):
        yield Refusal("design-random-decks", RANDOM, {"most": terms.decks})
    others = bought.later or terms.coming.cards
    if decks and others and not terms.reads(BOTH):
        yield Refusal("design-random-and-later", RANDOM)


def _group_faults(box: Box, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    """The cards that start must be able to form groups (3.2)."""
    cards = known_cards(box, bought.nation, (*bought.start.cards, *terms.added))
    if not cards:
        return
    # Who goes into a Pillbox leaves his load behind (23.3).
    loads = sum(bought.start.secondary.values()) + sum(terms.loads.values())
    boxed = terms.pillbox
    if not formable_from(cards, loads if boxed else 0, (), boxed=boxed):
        tanks = len([card for card in cards if alone(card)])
        count = len(cards) - tanks
        yield Refusal("design-no-groups", GROUPS, {"count": count, "tanks": tanks})
