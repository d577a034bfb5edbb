"""Scenarios of one's own for Up Front: read, drawn, priced, checked and made into a setup.

A design is plain data in the shape of its file (docs/designs.md); everybody who works on one asks
here and knows nothing of the game's insides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from caposaldo import library
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.text import Words
from caposaldo.tomltext import read_toml
from caposaldo.upfront.dyo.battleplan import options_of, orders_of
from caposaldo.upfront.dyo.bids import Award, Bid, balance, lowest_attacks
from caposaldo.upfront.dyo.catalogue import catalogue
from caposaldo.upfront.dyo.checking import Fault, check_design, frame_faults, price
from caposaldo.upfront.dyo.design import BID, Design, roles_of, terms_of
from caposaldo.upfront.dyo.drawing import Pile
from caposaldo.upfront.dyo.limits import is_nation
from caposaldo.upfront.dyo.lots import Lots, draw_design
from caposaldo.upfront.dyo.purchase import FREE
from caposaldo.upfront.dyo.reading import MOST_CARDS, complaints, read_design
from caposaldo.upfront.dyo.scenariofile import design_data, lines_of, write_design
from caposaldo.upfront.dyo.sketching import first_design
from caposaldo.upfront.dyo.tables import Tables, read_tables
from caposaldo.upfront.faces import reserve_face
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.orders import ORDERS, OWN

GAME: Final = "upfront"
SCENARIO: Final = OWN


@dataclass(frozen=True)
class Report:
    """What there is to say of a design: its bills, its faults, and how it is played."""

    design: dict[str, Any]
    roles: tuple[str, str]
    bills: list[dict[str, object]]
    limits: list[int]
    faults: list[Fault]
    options: dict[str, str]
    text: str

    @property
    def playable(self) -> bool:
        """Whether nothing keeps it from being played."""
        return not self.faults

    def data(self) -> dict[str, Any]:
        """Return the report as JSON-ready data."""
        sides = zip(self.roles, self.bills, self.limits, strict=True)
        return {
            "design": self.design,
            "sides": [{"role": role, "limit": limit, **cost} for role, cost, limit in sides],
            "faults": [fault.data() for fault in self.faults],
            "options": self.options,
            "text": self.text,
        }


def read_file(text: str) -> dict[str, Any]:
    """Parse the text of a design; what is no TOML is refused with its line."""
    return read_toml(text, see="docs/designs.md")


def sketch(way: str, scenario: str, nations: tuple[str, str], year: str) -> dict[str, Any]:
    """Return a design to begin with: both sides have their usual squad, or no extra men."""
    kind = _kind()
    for nation in nations:
        if not is_nation(kind.box, nation):
            known = [id for id in kind.box.nations if is_nation(kind.box, id)]
            raise UnreadableFile(f"there is no nation {nation!r}; choose from: {', '.join(known)}")
    if way != BID and scenario not in kind.scenarios:
        known = list(kind.scenarios)
        raise UnreadableFile(f"there is no scenario {scenario!r}; choose from: {', '.join(known)}")
    return design_data(first_design(kind.box, way, scenario, nations, year))


def write_file(data: object) -> str:
    """Write a design as TOML."""
    return write_design(read_design(data))


def report(data: object) -> Report:
    """Check and price a design; only what cannot be read at all is refused."""
    design = read_design(data)
    kind, tables = _kind(), _tables()
    written = _written(kind, design)
    found = check_design(kind.box, tables, design, written)
    bills: list[dict[str, object]] = [{}, {}]
    limits = [FREE, FREE]
    if not any(frame_faults(kind.box, tables, design)):
        bills, limits = _bills(kind, tables, design)
    options: dict[str, str] = {}
    if not found:
        orders = orders_of(kind.box, tables, design, written)
        options = {**options_of(design), ORDERS: orders}
        kind.setup(OWN, options)
    roles = roles_of(kind.box, design)
    text = write_design(design)
    return Report(design_data(design), roles, bills, limits, found, options, text)


def unread(text: str) -> list[tuple[int, str]]:
    """List what cannot be read in the text of a design: line, 0 if it cannot be told, and why."""
    found = complaints(read_file(text))
    lines = lines_of(text)
    return [(_nearest(lines, complaint.place), complaint.told) for complaint in found]


def _nearest(lines: Mapping[str, int], place: str) -> int:
    """Return the line of a field, or of the table it is missing in."""
    outer = place.rpartition(", ")[0]
    return lines.get(place, lines.get(f"{place} 1", lines.get(outer, 0)))


def line_of(text: str, fault: Fault) -> int:
    """Return the line of a file where a fault stands, 0 if it cannot be told."""
    lines = lines_of(text)
    if not fault.role:
        return _nearest(lines, fault.field)
    roles = [force["role"] for force in read_file(text)["force"]]
    return _nearest(lines, f"force {roles.index(fault.role) + 1}, {fault.field}")


def drawn(
    data: Mapping[str, Any], chance: Chance, lots: Lots
) -> tuple[dict[str, Any], list[dict[str, object]]]:
    """Draw what is asked for; return the design with it and how each came about."""
    kind = _kind()
    pile = Pile(kind.box.deck, chance)
    design = draw_design(pile, _tables(), read_design(data), lots)
    return design_data(design), [each.data() for each in pile.drawn]


def award(one: Bid, other: Bid, chance: Chance, way: str) -> tuple[Award, list[dict[str, object]]]:
    """Open two bids: for a side (43.1), or for the right to attack (43.36)."""
    pile = Pile(_kind().box.deck, chance)
    given = lowest_attacks(one, other, pile) if way == BID else balance(one, other, pile)
    return given, [each.data() for each in pile.drawn]


def shelf() -> dict[str, Any]:
    """Return everything that can be bought and chosen, for a page."""
    kind = _kind()
    found = catalogue(kind.box, _tables(), kind.scenarios)
    faces = {card.id: reserve_face(card) for card in kind.box.men.values()}
    for nation in found["nations"]:
        nation["cards"] = [{**card, "face": faces[card["id"]]} for card in nation["cards"]]
    return found


def setup_options(data: object) -> dict[str, str]:
    """Return the options that start a design, or say what is wrong with it."""
    found = report(data)
    if found.faults:
        refusal = found.faults[0].refusal
        said = Words("en").refusal(GAME, refusal.data()).rstrip(".")
        raise UnreadableFile(
            f"the design cannot be played: {said} ({refusal.rule}); "
            "see all that is wrong with caposaldo design check"
        )
    return found.options


def _bills(
    kind: UpFrontKind, tables: Tables, design: Design
) -> tuple[list[dict[str, object]], list[int]]:
    written = _written(kind, design)
    bills = [price(kind.box, tables, design, at, written).data() for at in (0, 1)]
    limits = [terms_of(kind.box, tables, design, at, written).points for at in (0, 1)]
    return bills, limits


def _written(kind: UpFrontKind, design: Design) -> Mapping[str, Any]:
    return kind.scenarios.get(design.scenario, {})


def _kind() -> UpFrontKind:
    kind = library.game(GAME)
    assert isinstance(kind, UpFrontKind)
    return kind


def _tables() -> Tables:
    return _read_tables(_kind().mark)


@cache
def _read_tables(mark: str) -> Tables:
    """Read the tables once for each set of data files, which `mark` names."""
    del mark
    nations = _kind().box.nations
    return read_tables(
        library.upfront_data("dyo.toml"), library.upfront_data("nations.toml"), nations
    )


__all__ = [
    "GAME",
    "MOST_CARDS",
    "SCENARIO",
    "Award",
    "Bid",
    "Fault",
    "Lots",
    "Report",
    "award",
    "drawn",
    "line_of",
    "read_file",
    "report",
    "setup_options",
    "shelf",
    "sketch",
    "write_file",
]
