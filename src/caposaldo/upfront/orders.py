"""Orders: forces and men of a game's own, written into its setup (42.1, 43.0).

They are JSON text under the name `orders`, so that a record holds all that it was played with:
`battle` is a scenario as in scenarios.toml, for the scenario called `own`; `forces` replaces the
lists of a printed scenario, side by side; `men` changes single cards; `campaign` says that the
game belongs to one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Box
from caposaldo.upfront.entries import Entry
from caposaldo.upfront.forces import Force
from caposaldo.upfront.personalities import PINNED, RANKS, ROLES, ManCard, ManId, man_id
from caposaldo.upfront.scenarios import Scenario, read_scenario
from caposaldo.upfront.weapons import Weapon

OWN: Final = "own"
"""The scenario that is nowhere but in its orders."""
ORDERS: Final = "orders"
PARTS: Final = ("battle", "forces", "men", "campaign")
LONGEST: Final = 60_000
NEWCOMER: Final = 99
"""The number of a player's own man in a campaign (42.9)."""


class Orders:
    """The orders of one game; without any text they change nothing."""

    __slots__ = ("battle", "campaign", "forces", "men")

    def __init__(
        self,
        battle: Mapping[str, Any] | None,
        forces: Mapping[str, Any],
        men: Mapping[str, Any],
        campaign: bool,
    ) -> None:
        self.battle: Final = battle
        self.forces: Final = forces
        self.men: Final = men
        self.campaign: Final = campaign


def read_orders(written: str) -> Orders:
    """Read orders from their text, empty for none."""
    if not written:
        return Orders(None, {}, {}, campaign=False)
    if len(written) > LONGEST:
        raise UnreadableFile(f"the orders are longer than {LONGEST} signs; take some out")
    try:
        data = json.loads(written)
    except (ValueError, RecursionError) as error:
        raise UnreadableFile(f"the orders cannot be read: {error}") from error
    entry = Entry(ORDERS, data)
    for name in entry.data:
        if name not in PARTS:
            raise entry.wrong(f"{name!r} is nothing to order; choose from: {', '.join(PARTS)}")
    battle = entry.part("battle").data if "battle" in entry else None
    forces = entry.part("forces").data if "forces" in entry else {}
    men = entry.part("men").data if "men" in entry else {}
    return Orders(battle, forces, men, entry.yes("campaign", otherwise=False))


def compact(written: str) -> str:
    """Return orders on one line with no more than one space anywhere, as positions want them."""
    text = json.dumps(json.loads(written), ensure_ascii=False, separators=(",", ":"))
    return " ".join(text.split())


def enlisted(box: Box, orders: Orders) -> Box:
    """Return the box with the cards the orders change."""
    if not orders.men:
        return box
    men = dict(box.men)
    for id, changes in orders.men.items():
        entry = Entry(f"{ORDERS}, man {id}", changes)
        if id in men:
            men[ManId(id)] = _revised(men[ManId(id)], entry, box.weapons)
        elif "nation" in entry:
            men[ManId(id)] = _newcomer(id, entry, box.weapons)
        else:
            raise entry.wrong("there is no such card; take the names from personalities.toml")
    return box.but(men=men)


def _revised(card: ManCard, entry: Entry, weapons: Mapping[str, Weapon]) -> ManCard:
    code = entry.word("weapon", otherwise="")
    if code and code not in weapons:
        raise entry.wrong(f"there is no weapon {code!r}; take one from weapons.toml")
    kia = entry.whole("kia", 1, 12, otherwise=card.kia)
    panic = entry.whole("panic", 0, 9, otherwise=card.panic)
    return card.revised(
        name=entry.word("name", otherwise=card.name),
        rank=entry.word("rank", ("", *RANKS), otherwise=card.rank),
        role=entry.word("role", ROLES, otherwise=card.role),
        weapon=weapons[code] if code else card.weapon,
        values=(
            entry.whole("morale", 0, 7, otherwise=card.morale),
            panic,
            # The rout number follows the value that takes the place of the printed one (42.3).
            max(0, card.rout + panic - card.panic),
            kia,
            entry.whole("kia_pinned", 1, 12, otherwise=card.kia_pinned - card.kia + kia),
        ),
    )


def _newcomer(id: str, entry: Entry, weapons: Mapping[str, Weapon]) -> ManCard:
    """Make the card of a player's own man, who costs nothing (42.9)."""
    nation = entry.word("nation", {weapon.nation: True for weapon in weapons.values()})
    if id != man_id(nation, NEWCOMER):
        raise entry.wrong(f"a man of your own is called {man_id(nation, NEWCOMER)}; call him so")
    code = entry.word("weapon", weapons)
    morale, panic = entry.whole("morale", 0, 7), entry.whole("panic", 0, 9)
    arm = weapons[code].cc
    kia = entry.whole("kia", 1, 12)
    return ManCard(
        nation,
        NEWCOMER,
        entry.word("name"),
        entry.word("rank", RANKS),
        entry.word("role", ROLES, otherwise=""),
        weapons[code],
        (morale, panic, entry.whole("rout", 0, 10, otherwise=panic), kia, kia + 1),
        0,
        (morale + arm, morale, morale + arm - PINNED, morale - PINNED),
        "own",
    )


def scenario_of(box: Box, id: str, orders: Orders) -> Scenario:
    """Return a printed scenario, or the one the orders describe."""
    if id != OWN:
        return box.scenarios[id]
    if orders.battle is None:
        raise UnreadableFile("a scenario of your own needs orders with a battle; add it")
    known = next(iter(box.scenarios.values()))
    axis = Entry(ORDERS, {"first": list(known.first), "tie_order": list(known.tie_order)})
    return read_scenario(Entry(f"{ORDERS}, battle", orders.battle), OWN, axis, box.men)


def ordered_force(box: Box, orders: Orders, side: str, listed: Force) -> Force:
    """Return the force the orders give a side, else the one its scenario lists."""
    if side not in orders.forces:
        return listed
    plain = {"nation": side, "role": listed.role, "troops": listed.troops, "basis": listed.basis}
    if listed.marines:
        plain["marines"] = listed.marines
    given = Entry(f"{ORDERS}, {side}", orders.forces[side])
    return Force(Entry(given.place, {"printed": listed.points, **given.data, **plain}), box.men)
