"""A scenario of one's own as a whole: what is agreed and what both sides buy (43.1 to 43.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.battlefields import PLAIN
from caposaldo.upfront.dyo.purchase import FREE, Batch, Purchase, Terms
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.forces import ANY, ATTACKER, DEFENDER
from caposaldo.upfront.matching import force
from caposaldo.upfront.scenarios import Scenario

BID: Final = "bid"
REPLAY: Final = "replay"
BALANCE: Final = "balance"
WAYS: Final = (BID, REPLAY, BALANCE)
"""A made-up scenario (43.3), forces of one's own in a printed one (43.2), its balance (43.1)."""
ROLES: Final = (ATTACKER, DEFENDER)
FIRST: Final = "first"
SECOND: Final = "second"
PLACES: Final = (FIRST, SECOND)
"""How the sides of a meeting are told apart in a file."""
SNIPER: Final = "sniper"


class Design:
    """What a file holds once it is read; forces stand in the order attacker, defender."""

    __slots__ = (
        "battlefield",
        "decks",
        "fire",
        "forces",
        "heavy",
        "limits",
        "minefields",
        "night",
        "readings",
        "scenario",
        "story",
        "title",
        "victory",
        "way",
        "year",
    )

    def __init__(
        self,
        way: str,
        year: str,
        forces: tuple[Purchase, ...],
        *,
        title: Mapping[str, str] | None = None,
        story: Mapping[str, str] | None = None,
        scenario: str = "",
        victory: int = 0,
        decks: int = 3,
        night: bool = False,
        battlefield: str = PLAIN,
        fire: bool = False,
        heavy: bool = True,
        minefields: bool = False,
        limits: Mapping[str, int] | None = None,
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self.way: Final = way
        self.year: Final = year
        self.forces: Final = forces
        self.title: Final = dict(title or {})
        self.story: Final = dict(story or {})
        self.scenario: Final = scenario
        self.victory: Final = victory
        self.decks: Final = decks
        self.night: Final = night
        # The ground it is fought on, and whether that may catch fire (T0, F4).
        self.battlefield: Final = battlefield
        self.fire: Final = fire
        # Whether guns and AFVs may be bought where the scenario has none (43.2).
        self.heavy: Final = heavy
        # Whether the defender is given the use of Minefield cards (43.6).
        self.minefields: Final = minefields
        self.limits: Final = dict(limits or {})
        # What was agreed on the rules of buying; the game is played by it too (48.1).
        self.readings: Final = dict(readings or {})


def printed(box: Box, design: Design) -> Scenario | None:
    """Return the printed scenario a design changes, if it changes one."""
    return box.scenarios.get(design.scenario) if design.way != BID else None


def is_meeting(box: Box, design: Design) -> bool:
    """Tell whether neither side attacks or defends."""
    scenario = printed(box, design)
    return scenario is not None and scenario.kind == "meeting"


def roles_of(box: Box, design: Design) -> tuple[str, str]:
    """Name the two sides of a design as its file does."""
    return (FIRST, SECOND) if is_meeting(box, design) else (ATTACKER, DEFENDER)


def played_role(role: str) -> str:
    """Return the role in the game of a side of a file."""
    return ANY if role in PLACES else role


def allowance(written: Mapping[str, Any], role: str) -> int:
    """Return the points a printed scenario allows a side for a force of its own (43.2)."""
    allowed = written.get("dyo", {})
    found = allowed.get(played_role(role), FREE)
    return found if isinstance(found, int) else FREE


def has_sniper(box: Box, design: Design, role: str) -> bool:
    """Tell whether a side can use Sniper cards without paying (43.6)."""
    scenario = printed(box, design)
    if scenario is None:
        return role == DEFENDER
    barred = {*scenario.cower["both"], *scenario.cower.get(played_role(role), ())}
    return SNIPER not in barred


def terms_of(
    box: Box, tables: Tables, design: Design, at: int, written: Mapping[str, Any]
) -> Terms:
    """Return what was agreed for one side; `written` is the printed scenario's entry, if any."""
    role = roles_of(box, design)[at]
    scenario = printed(box, design)
    bought, enemy = design.forces[at], design.forces[1 - at]
    added: tuple[int, ...] = ()
    loads: Mapping[str, int] = {}
    coming = Batch(0, (), {})
    points = design.limits.get(role, 0 if design.way == BALANCE else FREE)
    if scenario is not None and design.way == BALANCE:
        listed = force(scenario, played_role(role), bought.nation, enemy.nation)
        added = tuple([box.men[id].no for id in listed.men])
        loads = listed.secondary
        later = tuple([box.men[id].no for id in listed.later])
        coming = Batch(0, later, listed.later_secondary)
    if design.way == REPLAY and points == FREE:
        points = allowance(written, role)
    victory = tables.victories.get(design.victory)
    fort = victory is not None and bool(victory.given) and scenario is None
    return Terms(
        design.year,
        points,
        scenario.decks if scenario is not None else design.decks,
        leaders=design.way == REPLAY,
        heavy=design.heavy or (scenario is not None and _has_heavy(box, scenario)),
        sniper=has_sniper(box, design, role),
        pillbox=role == DEFENDER and (fort or _gives_pillbox(scenario)),
        added=added,
        loads=loads,
        coming=coming,
        readings=design.readings,
    )


def _has_heavy(box: Box, scenario: Scenario) -> bool:
    ids = [id for listed in scenario.forces for id in (*listed.men, *listed.later)]
    return any(box.men[id].vehicle is not None for id in ids)


def _gives_pillbox(scenario: Scenario | None) -> bool:
    if scenario is None:
        return False
    return any(
        special.key == "given_card" and special.value.get("card") == "pillbox"
        for special in scenario.special
    )
