"""Which battlefield a game is fought on: as agreed, or as its scenario says (T0, 47.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rules import rule, term
from caposaldo.upfront.battle import Battle, Box
from caposaldo.upfront.battlefields import BURNING, FIRE, PLAIN, Battlefield, terrain_named
from caposaldo.upfront.scenarios import AGAINST, ALWAYS_JUNGLE, NO_JUNGLE, Scenario
from caposaldo.upfront.verbs import UpFront

DECKS: Final = rule("UF T0")
BATTLEFIELD: Final = "battlefield"
JUNGLE: Final = "jungle"
"""The switch of the battlefields on which the rules of the jungle hold (47)."""
JUNGLE_RULES: Final = "jungle-rules"
"""The jungle without a deck of its own (47.2)."""
PACIFIC_ONLY: Final = "jungle-in-the-pacific"
IN_THE_DESERT: Final = frozenset(("buildings", "minefield", "stream", "woods"))
"""The kinds whose rules the desert replaces (52.1)."""
BURNING_CARD: Final = "burning-card"
WHEREVER: Final = "fire"
"""The Burning card is in every deck with which terrain can burn (F4.6)."""
WOULD_BE_JUNGLE: Final = ("woods", "buildings")
OR: Final = "_or_"


def fields_offered(box: Box, scenario: Scenario) -> tuple[str, ...]:
    """Return the battlefields a scenario can be played on, the usual one first (T0)."""
    if scenario.battlefield:
        return (terrain_named(box.fields, scenario.battlefield).id,)
    fields = [field for field in box.fields.values() if field.offered]
    if scenario.jungle == ALWAYS_JUNGLE:
        # Its own jungle is on the printed deck; the jungle deck serves as well (T2).
        fields = [field for field in fields if field.has(JUNGLE)]
    return (PLAIN, *[field.id for field in fields])


def field_of(
    box: Box, agreed: Mapping[str, str], scenario: Scenario, sides: tuple[str, str]
) -> Battlefield:
    """Return the battlefield of a game, as the readings agreed on have it (T0, 47.2)."""
    chosen = agreed.get(BATTLEFIELD, scenario.battlefield or PLAIN)
    if chosen == PLAIN and in_jungle(scenario, sides, pacific=agreed.get(PACIFIC_ONLY) == "yes"):
        chosen = JUNGLE_RULES
    field = terrain_named(box.grounds.under(agreed), chosen)
    burns = agreed.get(FIRE, "off") == "on" or field.has(FIRE)
    if burns and agreed.get(BURNING_CARD, WHEREVER) == WHEREVER:
        return box.grounds.burning(field)
    return field


def in_jungle(scenario: Scenario, sides: tuple[str, str], *, pacific: bool = True) -> bool:
    """Tell whether a scenario puts these two sides into the jungle (47.2).

    One of the jungle does so with others than the `pacific` enemies by a reading only (U164).
    """
    where = scenario.jungle
    if where == NO_JUNGLE:
        return False
    if where == ALWAYS_JUNGLE:
        if not pacific or not scenario.jungle_between:
            return True
        where = scenario.jungle_between
    one, _, others = where.partition(AGAINST)
    return one in sides and any(other in sides for other in others.split(OR))


def scoring_grounds(battle: Battle) -> tuple[str, ...]:
    """Return the only kinds of terrain whose range numbers count, if a scenario names any (16.4).

    Without the jungle what would be jungle counts in its place (47.2).
    """
    only = battle.scenario.territory_in
    if JUNGLE in only and not battle.jungle:
        return (*only, *WOULD_BE_JUNGLE)
    return only


def tell_ground(game: UpFront) -> None:
    """Say before anything else on which battlefield it is, and which cards it changes (T0)."""
    field = game.table.battle.field
    if field.id != PLAIN:
        game.tell("battlefield", (DECKS, field.rule), {"field": term(f"battlefield-{field.id}")})
    changed: dict[tuple[str, str], list[str]] = {}
    for number, before, now in field.changes():
        changed.setdefault((before, now), []).append(number)
    for (before, now), numbers in changed.items():
        names = {"replaced": _name(before), "terrain": _name(now)}
        game.tell("cards-changed", (DECKS, field.rule), {**names, "numbers": numbers})


def _name(kind: str) -> str:
    return term(f"card-{kind}" if kind == BURNING else f"terrain-{kind}")


def cards_to_remove(battle: Battle) -> dict[str, int]:
    """Return how many cards of each kind leave the game when they are drawn (16.1)."""
    scenario = battle.scenario
    if battle.jungle and scenario.removed_only_without_jungle:
        return {}
    kinds = [card.terrain for card in battle.deck.values()]
    removed = {**scenario.removed, **{kind: kinds.count(kind) for kind in scenario.removed_all}}
    wanted = {kind: n for kind, n in removed.items() if kind not in kept(battle.field)}
    if not battle.field.cards:
        return wanted
    # Only as many can leave as the battlefield has left of the kind (T0).
    return {kind: min(n, kinds.count(kind)) for kind, n in wanted.items() if kind in kinds}


def useless_there(field: Battlefield, named: set[str]) -> set[str]:
    """Return the kinds of which a scenario makes Cower cards: those it names, forts in their place.

    Other ground that takes the place of a kind is not that kind, but a Sangar is a Pillbox (T1.6).
    """
    forts = {
        kind
        for kind, each in field.terrain.items()
        if each.fortified and any(each.is_a(name) for name in named)
    }
    return (named | forts) - kept(field)


def kept(field: Battlefield) -> frozenset[str]:
    """Return the kinds no order of a scenario takes out of the deck or makes useless (52.1)."""
    return IN_THE_DESERT if field.has("keeps_cards") else frozenset()
