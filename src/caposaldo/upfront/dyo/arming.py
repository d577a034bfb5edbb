"""What is wrong with the secondary weapons of a force somebody wants to buy (21.1, 21.11, 43.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.purchase import (
    CARRIED_FREE,
    Batch,
    Purchase,
    Terms,
    known_cards,
    soldiers,
)
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.formation import may_carry

WEAPONS: Final = rule("UF 43.7")
CARRYING: Final = rule("UF 21.1")
SQUADS: Final = rule("UF 21.11")
CHARGE: Final = "DC"
CARRIED: Final = ("light_anti_tank", "anti_tank_rifle")
"""The families of what a man may carry against armour from the start (53.1)."""


def weapon_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    """List the weapons a side cannot have, has no men for or has too many of."""
    for batch in bought.batches:
        yield from _carrier_faults(box, bought, batch, terms)
    bags = _counted([batch.secondary for batch in bought.batches])
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
    """A squad, which guns and AFVs do not count in, has so many of a kind at most (21.11).

    What a printed force has counts too, but by itself it is never too much.
    """
    market = tables.markets[bought.nation]
    numbers = [number for batch in (*bought.batches, terms.coming) for number in batch.cards]
    men = soldiers(known_cards(box, bought.nation, (*numbers, *terms.added)))
    squads = -(-len(men) // market.squad)
    every = _counted([bags, terms.loads, terms.coming.secondary])
    anti_tank = [code for code, weapon in box.secondary.items() if weapon.anti_tank]
    own = [number for batch in bought.batches for number in batch.cards]
    bought_arms = 0 if terms.reads(CARRIED_FREE) else _armed(box, bought.nation, tuple(own))
    arms = 0 if terms.reads(CARRIED_FREE) else _armed(box, bought.nation, (*numbers, *terms.added))
    for key, codes, most, carried, mine in (
        ("design-anti-tank", anti_tank, squads * market.at_weapons, arms, bought_arms),
        ("design-charges", [CHARGE], squads * box.secondary[CHARGE].max_per_squad, 0, 0),
    ):
        count = sum([every.get(code, 0) for code in codes]) + carried
        if count > most and (mine or any(code in bags for code in codes)):
            yield Refusal(key, SQUADS, {"count": count, "most": most, "squads": squads})


def _armed(box: Box, nation: str, numbers: tuple[int, ...]) -> int:
    """Count the men whose own weapon is an anti-tank weapon; guns are none (53.1, U162)."""
    weapons = [card.weapon for card in soldiers(known_cards(box, nation, numbers))]
    return len([weapon for weapon in weapons if weapon and weapon.family in CARRIED])


def _carrier_faults(box: Box, bought: Purchase, batch: Batch, terms: Terms) -> Iterator[Refusal]:
    numbers, loads = batch.cards, sum(batch.secondary.values())
    if loads and not batch.decks:
        numbers, loads = (*numbers, *terms.added), loads + sum(terms.loads.values())
    able = [card for card in known_cards(box, bought.nation, numbers) if may_carry(card)]
    if loads > len(able):
        facts = {"count": loads, "most": len(able), "decks": batch.decks}
        yield Refusal("design-carriers", CARRYING, facts)


def _counted(bags: list[Mapping[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for bag in bags:
        for code, count in bag.items():
            found[code] = found.get(code, 0) + count
    return found
