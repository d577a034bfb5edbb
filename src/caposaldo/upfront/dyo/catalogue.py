"""Everything that can be bought and chosen, for those who offer it on a page (43.0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.bill import price
from caposaldo.upfront.dyo.design import WAYS
from caposaldo.upfront.dyo.limits import is_nation
from caposaldo.upfront.dyo.marines import marines_of
from caposaldo.upfront.dyo.purchase import Batch, Purchase, span
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.personalities import ManCard


def catalogue(
    box: Box, tables: Tables, scenarios: Mapping[str, Mapping[str, object]]
) -> dict[str, Any]:
    """Return the nations with their cards and prices, the half years, victories and scenarios."""
    return {
        "ways": list(WAYS),
        "years": list(tables.years),
        "victories": sorted(tables.victories),
        "snipers": list(tables.snipers),
        "random": tables.random_deck,
        "later": list(tables.percent_later),
        "troops": {id: kind.percent for id, kind in tables.troops.items()},
        "scenarios": [
            {"id": id, "kind": box.scenarios[id].kind, "decks": box.scenarios[id].decks}
            for id in scenarios
        ],
        "nations": [_nation(box, tables, id) for id in box.nations if is_nation(box, id)],
    }


def _nation(box: Box, tables: Tables, nation: str) -> dict[str, Any]:
    market = tables.markets[nation]
    codes = [
        code
        for code, weapon in box.secondary.items()
        if code in market.secondary or (weapon.radio and "RADIO" in market.secondary)
    ]
    return {
        "id": nation,
        "troops": [kind for kind in tables.troops if kind in box.nations[nation].troops],
        "squad": market.squad,
        "anti_tank": market.at_weapons,
        "marines": marines_of(box, nation) is not None,
        "weapons": [
            {
                "code": code,
                "from": box.secondary[code].first,
                "anti_tank": box.secondary[code].anti_tank,
                "points": {
                    kind: price(box, tables, Purchase(nation, "", kind, Batch(0, (), {})), code)
                    for kind in tables.troops
                },
            }
            for code in codes
        ],
        "cards": [_card(card) for card in box.men.values() if card.nation == nation],
    }


def _card(card: ManCard) -> dict[str, Any]:
    first, last = span(card)
    return {
        "id": card.id,
        "no": card.no,
        "points": card.points,
        "weapon": card.weapon.code if card.weapon is not None and card.vehicle is None else "",
        "role": card.role,
        "kind": card.vehicle.kind if card.vehicle is not None else "man",
        "morale": card.morale,
        "panic": card.panic,
        "from": first,
        "to": last,
    }
