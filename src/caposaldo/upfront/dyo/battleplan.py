"""From a design to the orders that a game is played by (43.1 to 43.3, 43.6)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from caposaldo.upfront.battle import Box
from caposaldo.upfront.battlefields import PLAIN
from caposaldo.upfront.dyo.bill import bill
from caposaldo.upfront.dyo.design import (
    BALANCE,
    REPLAY,
    SNIPER,
    Design,
    has_sniper,
    is_meeting,
    played_role,
    printed,
    roles_of,
    terms_of,
)
from caposaldo.upfront.dyo.marines import marines_in
from caposaldo.upfront.dyo.purchase import Batch
from caposaldo.upfront.dyo.tables import Tables
from caposaldo.upfront.forces import ATTACKER, DEFENDER, OWN_BASIS, Force
from caposaldo.upfront.matching import force
from caposaldo.upfront.scenarios import FEWER_POINTS

MINEFIELD: Final = "minefield"
PILLBOX: Final = "pillbox"
PILLBOX_GROUP: Final = "B"
"""Where a Pillbox that is given must go (23.2)."""
KEPT: Final = (
    "kind", "decks", "sets_up", "moves", "removed", "removed_all", "removed_only_without_jungle",
    "cower", "jungle", "jungle_between", "battlefield", "troops", "special", "victory",
    "rules_through",
)  # fmt: skip
"""What a printed scenario hands on to one made of it."""


def orders_of(box: Box, tables: Tables, design: Design, written: Mapping[str, Any]) -> str:
    """Return the text of the orders of a design without faults; `written` is its scenario."""
    battle = _own_battle(tables, design) if printed(box, design) is None else _printed(written)
    if design.way == REPLAY and is_meeting(box, design):
        # Nobody attacks: the cheaper force goes first (4.1).
        battle["sets_up"] = battle["moves"] = FEWER_POINTS
    battle["troops"] = {}
    forces: list[dict[str, Any]] = []
    cower = {side: list(kinds) for side, kinds in battle["cower"].items()}
    for at, (role, bought) in enumerate(zip(roles_of(box, design), design.forces, strict=True)):
        played = played_role(role)
        battle["troops"].setdefault(played, bought.troops)
        forces.append(_force(box, tables, design, at, written))
        if bought.snipers and not has_sniper(box, design, role):
            cower[played] = [kind for kind in cower[played] if kind != SNIPER]
    battle["cower"], battle["force"] = cower, forces
    # What the players call it is told to those who sit down, and means nothing to the rules.
    battle["title"], battle["story"] = design.title, design.story
    battle["row"], battle["based"] = design.victory, design.scenario
    # What is not made yet, or no more, cannot come as random reinforcement (48.32).
    battle["year"] = design.year
    return json.dumps({"battle": battle}, ensure_ascii=False, separators=(",", ":"))


def options_of(design: Design) -> dict[str, str]:
    """Return what is chosen with the orders: who sits where, the light and the ground."""
    one, other = [bought.nation for bought in design.forces]
    found = {"side-1": one, "side-2": other, "night": "night" if design.night else "day"}
    # A printed scenario may have a ground of its own, which is then the usual one.
    if design.battlefield != PLAIN:
        found["battlefield"] = design.battlefield
    if design.fire:
        found["fire"] = "on"
    return {**found, **design.readings}


def _printed(written: Mapping[str, Any]) -> dict[str, Any]:
    return {name: written[name] for name in KEPT if name in written}


def _own_battle(tables: Tables, design: Design) -> dict[str, Any]:
    """Build a scenario from a row of the table of victory conditions (43.33, 43.6)."""
    row = tables.victories[design.victory]
    special: list[dict[str, Any]] = []
    if row.given:
        value = {"card": row.given, "group": PILLBOX_GROUP}
        special.append({"key": "given_card", "side": DEFENDER, "rule": "23.2", "value": value})
    both = list(row.useless)
    barred = [kind for kind in (MINEFIELD, PILLBOX) if kind not in both]
    free = [MINEFIELD] if design.minefields else []
    free += [PILLBOX] if row.given == PILLBOX else []
    return {
        "kind": "attack",
        "decks": design.decks,
        "sets_up": ATTACKER,
        "moves": ATTACKER,
        "removed": dict(row.removed),
        "cower": {
            "both": both,
            ATTACKER: [*barred, SNIPER],
            DEFENDER: [kind for kind in barred if kind not in free],
        },
        "jungle": "never",
        "special": special,
        "victory": {
            "win": [dict(way) for way in row.win],
            "time_limit": row.time_limit,
            "vp": dict(row.points),
        },
    }


def _force(
    box: Box, tables: Tables, design: Design, at: int, written: Mapping[str, Any]
) -> dict[str, Any]:
    bought = design.forces[at]
    terms = terms_of(box, tables, design, at, written)
    cost = bill(box, tables, bought, terms).total
    listed = listed_force(box, design, at) if design.way == BALANCE else None
    secondary = dict(terms.loads)
    for code, count in bought.start.secondary.items():
        secondary[code] = secondary.get(code, 0) + count
    found: dict[str, Any] = {
        "nation": bought.nation,
        "role": played_role(roles_of(box, design)[at]),
        "troops": bought.troops,
        "cards": [*terms.added, *bought.start.cards],
        "secondary": secondary,
        "printed": max(1, cost + (listed.points if listed is not None else 0)),
        "snipers": max(1, bought.snipers),
        "basis": OWN_BASIS,
    }
    later = [_wave(batch) for batch in (terms.coming, *bought.later) if batch.cards]
    if later:
        found["reinforcements"] = later
    enemy = design.forces[1 - at].nation
    marines = marines_in(box, bought, listed, enemy, design.year)
    if marines:
        found["marines"] = marines
    if bought.random_decks:
        found["chances"] = list(bought.random_decks)
    return found


def listed_force(box: Box, design: Design, at: int) -> Force:
    """Return the force a printed scenario gives a side."""
    scenario = printed(box, design)
    assert scenario is not None
    bought, enemy = design.forces[at], design.forces[1 - at]
    role = played_role(roles_of(box, design)[at])
    return force(scenario, role, bought.nation, enemy.nation)


def _wave(batch: Batch) -> dict[str, Any]:
    # Those whom a printed scenario brings come when it says so (35.1).
    after = {"decks": batch.decks} if batch.decks else {}
    return {**after, "cards": list(batch.cards), "secondary": dict(batch.secondary)}
