"""Who leads a force of one's own, and how steady its men are (39.8, 43.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.purchase import Purchase, Terms, is_there, known_cards, soldiers
from caposaldo.upfront.dyo.tables import Tables, Type
from caposaldo.upfront.personalities import ManCard

REPLAY: Final = rule("UF 43.2")
PARTISANS: Final = rule("UF 37.1")
TYPES: Final = rule("UF 39.8")
SL: Final = "SL"
ASL: Final = "ASL"
COMMISSAR: Final = "COMMISSAR"
PLACES: Final = 2
"""A Commissar stands in one of the two places of the leaders."""


def leader_faults(box: Box, tables: Tables, bought: Purchase, terms: Terms) -> Iterator[Refusal]:
    """One SL and one ASL, or a Commissar for one of them; partisans at most one leader."""
    later = [number for batch in (*bought.later, terms.coming) for number in batch.cards]
    first = _roles(box, bought.nation, (*bought.start.cards, *terms.added))
    late = _roles(box, bought.nation, tuple(later))
    roles = [*first, *late]
    chiefs, seconds, commissars = [roles.count(role) for role in (SL, ASL, COMMISSAR)]
    facts = {"chiefs": chiefs, "seconds": seconds, "commissars": commissars}
    # An ASL among the reinforcements is a spare, the others are not (35.1).
    held = chiefs + commissars + first.count(ASL)
    twice = max(chiefs, commissars, first.count(ASL)) > 1
    most = tables.troops[bought.troops].most_leaders
    if len(roles) > most:
        yield Refusal("design-partisan-leaders", PARTISANS, {"count": len(roles), "most": most})
    elif twice or held > PLACES:
        yield Refusal("design-many-leaders", REPLAY, facts)
    elif terms.leaders and most >= PLACES and chiefs + commissars + min(seconds, 1) < PLACES:
        yield Refusal("design-few-leaders", REPLAY, facts)


def _roles(box: Box, nation: str, numbers: tuple[int, ...]) -> list[str]:
    return [card.role for card in known_cards(box, nation, numbers) if card.role]


def morale_faults(box: Box, tables: Tables, bought: Purchase, year: str) -> Iterator[Refusal]:
    """Elite and second line forces take only some of the men; guns and AFVs are free (39.8)."""
    kind = tables.troops[bought.troops]
    only = tables.only_leader.get((bought.nation, bought.troops))
    numbers = [number for batch in bought.batches for number in batch.cards]
    for card in soldiers(known_cards(box, bought.nation, tuple(numbers))):
        if card.no == only:
            continue
        facts: dict[str, Fact] = {"man": card.id, "number": card.no, "morale": card.morale}
        if card.morale < kind.lowest:
            yield Refusal("design-too-shaky", TYPES, {**facts, "least": kind.lowest})
        elif card.morale > kind.highest:
            yield Refusal("design-too-steady", TYPES, {**facts, "most": kind.highest})
        elif card.role == SL and only is not None:
            wanted = [f"{card.nation[0]}{only}"]
            yield Refusal("design-other-leader", TYPES, {**facts, "name": wanted})
        elif card.role in (SL, ASL) and only is None and kind.leaders:
            fitting = fit_leaders(box, kind, bought.nation, card.role, year)
            if card.id not in [other.id for other in fitting]:
                names: list[str] = [other.id for other in fitting]
                yield Refusal("design-other-leader", TYPES, {**facts, "name": names})


def fit_leaders(box: Box, kind: Type, nation: str, role: str, year: str) -> list[ManCard]:
    """Return the SLs or ASLs a type of troops may take: the steadiest or the least (39.8).

    Who cannot be had in the half year keeps nobody else from leading.
    """
    fitting = [
        card
        for card in box.men.values()
        if card.nation == nation
        and card.role == role
        and kind.lowest <= card.morale <= kind.highest
        and is_there(card, year)
    ]
    if not fitting or not kind.leaders:
        return fitting
    morales = [card.morale for card in fitting]
    wanted = max(morales) if kind.leaders == "highest" else min(morales)
    return [card for card in fitting if card.morale == wanted]
