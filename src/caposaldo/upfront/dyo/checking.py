"""Everything that is wrong with a design, each with its place in the file (43.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.battle import Box
from caposaldo.upfront.battlefields import PLAIN
from caposaldo.upfront.dyo.battleplan import listed_force
from caposaldo.upfront.dyo.bill import Bill, bill
from caposaldo.upfront.dyo.design import (
    BALANCE,
    BID,
    Design,
    is_meeting,
    played_role,
    printed,
    roles_of,
    terms_of,
)
from caposaldo.upfront.dyo.limits import faults, is_nation
from caposaldo.upfront.dyo.purchase import Purchase
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.fielding import fields_offered

POINTS: Final = rule("UF 43.0")
SIDES: Final = rule("UF 3.1")
SCENARIO: Final = rule("UF 43.2")
YEAR: Final = rule("UF 43.32")
VICTORY: Final = rule("UF 43.33")
GROUND: Final = rule("UF T0")
BALANCING: Final = rule("UF 43.1")


class Fault:
    """One thing to mend: where it stands in the file, and why it cannot stay."""

    __slots__ = ("field", "refusal", "role")

    def __init__(self, role: str, field: str, refusal: Refusal) -> None:
        self.role: Final = role
        self.field: Final = field
        self.refusal: Final = refusal

    def data(self) -> dict[str, object]:
        """Return the fault as JSON-ready data."""
        return {"role": self.role, "field": self.field, **self.refusal.data()}


# The field of a force to look at first, by the fault found there.
PLACES: Final = {
    "design-no-nation": "nation",
    "design-partisans-elite": "troops",
    "design-no-troops": "troops",
    "design-no-partisans-yet": "troops",
    "design-no-marines": "marines",
    "design-marines-type": "troops",
    "design-not-theirs": "troops",
    "design-carriers": "secondary",
    "design-no-weapon": "secondary",
    "design-weapon-not-theirs": "secondary",
    "design-weapon-not-yet": "secondary",
    "design-anti-tank": "secondary",
    "design-charges": "secondary",
    "design-too-many-later": "later",
    "design-too-late": "later",
    "design-empty-later": "later",
    "design-large-later": "later",
    "design-afv-with-others": "later",
    "design-same-deck": "later",
    "design-snipers": "snipers",
    "design-random-decks": "random_decks",
    "design-random-and-later": "random_decks",
}


def check_design(
    box: Box, tables: Tables, design: Design, written: Mapping[str, Any]
) -> list[Fault]:
    """List what keeps a design from being played; nothing means that it can be."""
    found = list(frame_faults(box, tables, design))
    if found:
        return found
    for at, role in enumerate(roles_of(box, design)):
        bought = design.forces[at]
        terms = terms_of(box, tables, design, at, written)
        cost = price(box, tables, design, at, written)
        for refusal in faults(box, tables, bought, terms, cost):
            found.append(Fault(role, PLACES.get(refusal.key, "cards"), refusal))
    return found


def price(box: Box, tables: Tables, design: Design, at: int, written: Mapping[str, Any]) -> Bill:
    """Return the bill of one side of a design; a force nobody could field has an empty one."""
    bought = design.forces[at]
    if not is_nation(box, bought.nation) or bought.troops not in tables.troops:
        return Bill([])
    return bill(box, tables, bought, terms_of(box, tables, design, at, written))


def frame_faults(box: Box, tables: Tables, design: Design) -> Iterator[Fault]:
    """List what is wrong with the scenario itself; with such faults no force can be priced."""
    one, other = design.forces
    if one.nation == other.nation:
        yield _of("force", Refusal("design-same-nation", SIDES, {"text": one.nation}))
    if design.way == BID and design.victory not in tables.victories:
        most = max(tables.victories)
        facts = {"number": design.victory, "most": most}
        yield _of("victory", Refusal("design-no-victory", VICTORY, facts))
    if design.way != BID and printed(box, design) is None:
        known: dict[str, Fact] = {"text": design.scenario, "known": list(box.scenarios)}
        yield _of("scenario", Refusal("design-no-scenario", SCENARIO, known))
        return
    if design.year not in tables.years and (design.way != BALANCE or design.year):
        yield _of("year", Refusal("design-no-year", YEAR, {"known": list(tables.years)}))
    grounds = _grounds(box, design)
    if design.battlefield not in grounds:
        named: dict[str, Fact] = {"text": design.battlefield, "known": grounds}
        yield _of("battlefield", Refusal("design-no-battlefield", GROUND, named))
    yield from _role_faults(box, design)
    wanted = roles_of(box, design)
    for role in [role for role in design.limits if role not in wanted]:
        sides: dict[str, Fact] = {"text": role, "known": list(wanted)}
        yield _of("points", Refusal("design-no-side", POINTS, sides))


def _grounds(box: Box, design: Design) -> list[str]:
    """Return the battlefields a design may choose; the plain one is that of its scenario (T0)."""
    scenario = printed(box, design)
    if scenario is not None:
        return list(dict.fromkeys([PLAIN, *fields_offered(box, scenario)]))
    return [PLAIN, *[field.id for field in box.fields.values() if field.offered]]


def _role_faults(box: Box, design: Design) -> Iterator[Fault]:
    wanted = roles_of(box, design)
    for at, (bought, role) in enumerate(zip(design.forces, wanted, strict=True)):
        if bought.role != role:
            key = "design-meeting" if is_meeting(box, design) else "design-attack"
            yield Fault(bought.role, "role", Refusal(key, SIDES))
        elif design.way == BALANCE and not _is_listed(box, design, bought, at):
            side = term(f"side-{bought.nation}")
            refusal = Refusal("design-not-listed", BALANCING, {"side": side})
            yield Fault(role, "nation", refusal)
        elif design.way == BALANCE and listed_force(box, design, at).troops != bought.troops:
            troops = term(f"design-troops-{listed_force(box, design, at).troops}")
            refusal = Refusal("design-printed-troops", BALANCING, {"troops": troops})
            yield Fault(role, "troops", refusal)


def _is_listed(box: Box, design: Design, bought: Purchase, at: int) -> bool:
    scenario = printed(box, design)
    assert scenario is not None
    role, enemy = played_role(roles_of(box, design)[at]), design.forces[1 - at].nation
    return any(
        (listed.nation, listed.role) == (bought.nation, role)
        and (not listed.against or enemy in listed.against)
        for listed in scenario.forces
    )


def _of(field: str, refusal: Refusal) -> Fault:
    return Fault("", field, refusal)
