"""The course of a campaign: its beginning, its next game, its end (42.1, 42.8, 42.sample)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.muster import Musterer
from caposaldo.upfront.campaign.record import AFTER, BATTLE, MUSTER, OVER, Campaign, Line
from caposaldo.upfront.campaign.roll import Muster
from caposaldo.upfront.campaign.roster import Soldier, enlist, recruit, with_soldier
from caposaldo.upfront.campaign.ways import DAY, NIGHT, attacks, battle_for, check_ways, light
from caposaldo.upfront.forces import ANY, ATTACKER, DEFENDER, Wave
from caposaldo.upfront.matching import force as listed_force
from caposaldo.upfront.orders import ORDERS, OWN, Orders, scenario_of
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.scenarios import MEETING, ROLES, Scenario

LONGEST_CHAIN: Final = 50
REPLACED: Final = "replacement"
TRANSFERRED: Final = "transfer"
NOT_NOW: Final = {
    BATTLE: "finish the one before",
    AFTER: "answer what the last one leaves open",
    OVER: "this campaign is over, begin another",
}


def new_campaign(
    box: Box,
    figures: Figures,
    name: str,
    nations: tuple[str, str],
    chain: tuple[str, ...] = (),
    seed: int = 0,
    own: Mapping[str, Any] | None = None,
    personal: Mapping[str, tuple[str, str]] | None = None,
) -> Campaign:
    """Begin a campaign; `personal` gives for a nation the name and weapon of a player's man."""
    if nations[0] == nations[1]:
        raise UnreadableFile(f"two {nations[0]} sides cannot meet; choose two nations")
    for nation in nations:
        if nation not in box.nations or box.nations[nation].variant_of:
            raise UnreadableFile(f"there is no nation {nation!r}; choose one of the game's")
    rosters = {nation: enlist(box, nation) for nation in nations}
    for nation, (called, weapon) in (personal or {}).items():
        if nation not in rosters:
            raise UnreadableFile(f"the {nation} do not fight in this campaign")
        man = recruit(box, figures, nation, called, weapon)
        rosters[nation] = (*rosters[nation], man)
    campaign = Campaign(
        name, seed, nations, tuple(chain) or figures.chain, rosters, dict(own or {})
    )
    check_chain(box, campaign)
    return campaign


def check_chain(box: Box, campaign: Campaign) -> None:
    """Refuse a chain of scenarios that these nations cannot fight (42.1)."""
    if not 1 <= len(campaign.chain) <= LONGEST_CHAIN:
        raise UnreadableFile(f"a campaign has 1 to {LONGEST_CHAIN} scenarios; name so many")
    for id in campaign.chain:
        if id in campaign.own:
            check_ways(campaign.own[id], campaign.nations)
            scenario_called(box, campaign, id)
            continue
        scenario = scenario_called(box, campaign, id)
        for nation in campaign.nations:
            for role in ROLES[scenario.kind]:
                if not _fields(scenario, role, nation, campaign.enemy(nation)):
                    raise UnreadableFile(
                        f"scenario {id} has no {nation} force as {role}; "
                        "take another scenario or other nations"
                    )


def _fields(scenario: Scenario, role: str, nation: str, enemy: str) -> bool:
    fitting = [one for one in scenario.forces if one.nation == nation and one.role == role]
    return any(not one.against or enemy in one.against for one in fitting)


def scenario_called(box: Box, campaign: Campaign, id: str) -> Scenario:
    """Return a scenario of the chain, printed or the players' own (42.1)."""
    if id in campaign.own:
        battle = _own_battle(campaign, id)
        return scenario_of(box, OWN, Orders(battle, {}, {}, campaign=True))
    if id not in box.scenarios:
        raise UnreadableFile(
            f"there is no scenario {id!r}; choose from: {', '.join(box.scenarios)}, or add your own"
        )
    return box.scenarios[id]


def _own_battle(campaign: Campaign, id: str) -> dict[str, Any]:
    return battle_for(campaign.own[id], attacker(campaign))


def attacker(campaign: Campaign) -> str:
    """Name who attacks next: the side ahead, else the winner of the last game (42.sample)."""
    one, other = campaign.nations
    if campaign.points(one) != campaign.points(other):
        return one if campaign.points(one) > campaign.points(other) else other
    last = campaign.history[-1] if campaign.history else None
    # Read as: with nothing to go by, the nation named first attacks.
    return last.winner if last is not None and last.winner else one


def sides_in_order(box: Box, campaign: Campaign) -> tuple[str, str]:
    """Return the sides as the next game seats them, an attacker first."""
    if scenario_called(box, campaign, campaign.scenario).kind == MEETING:
        return campaign.nations
    # Forces are bought for their parts: made for one attacker only, the scenario has no other.
    own = campaign.scenario in campaign.own
    first = attacks(_own_battle(campaign, campaign.scenario)) if own else attacker(campaign)
    return first, campaign.enemy(first)


def musters(box: Box, figures: Figures, campaign: Campaign) -> list[Muster]:
    """Return how far both sides are on their way into the next scenario (42.1)."""
    scenario = scenario_called(box, campaign, campaign.scenario)
    sides = sides_in_order(box, campaign)
    roles = (ANY, ANY) if scenario.kind == MEETING else (ATTACKER, DEFENDER)
    return [
        Musterer(
            box, figures, campaign, side, listed_force(scenario, role, side, campaign.enemy(side))
        ).run()
        for side, role in zip(sides, roles, strict=True)
    ]


def march(box: Box, figures: Figures, campaign: Campaign) -> Campaign:
    """Send both sides into the next scenario: pay for who was made anew, write the orders."""
    if campaign.stage != MUSTER:
        raise UnreadableFile(f"the next game cannot start now; {NOT_NOW[campaign.stage]}")
    found = musters(box, figures, campaign)
    for muster in found:
        if muster.question is not None:
            raise UnreadableFile(f"{muster.side} has still to choose; answer {muster.question.id}")
    rosters = dict(campaign.rosters)
    ledger = list(campaign.ledger)
    for muster in found:
        for reason, changed in ((REPLACED, muster.made), (TRANSFERRED, muster.sent)):
            for man in changed.values():
                rosters[muster.side] = with_soldier(rosters[muster.side], man)
                cost = figures.points[reason]
                ledger.append(Line(campaign.at, muster.side, reason, cost, man.id))
    paid = replace(campaign, rosters=rosters, ledger=tuple(ledger), choices={}, stage=BATTLE)
    return replace(paid, orders=_orders(box, figures, paid, found))


def setup_of(box: Box, campaign: Campaign) -> tuple[str, dict[str, str]]:
    """Return the scenario and the options of the game under way, as a game is set up."""
    if campaign.stage != BATTLE:
        raise UnreadableFile("no game of this campaign is under way; start the next one")
    scenario, options = seating_of(box, before(campaign))
    return scenario, {**options, ORDERS: campaign.orders}


def seating_of(box: Box, campaign: Campaign) -> tuple[str, dict[str, str]]:
    """Return the scenario that is next, and the options its seats depend on."""
    one, other = sides_in_order(box, campaign)
    options = {"side-1": one, "side-2": other, NIGHT: DAY}
    if campaign.scenario not in campaign.own:
        return campaign.scenario, options
    battle = _own_battle(campaign, campaign.scenario)
    return OWN, {**options, NIGHT: light(battle), ORDERS: json.dumps({"battle": battle})}


def before(campaign: Campaign) -> Campaign:
    """Return the campaign as it was when the attacker was found: costs of this game left out."""
    kept = tuple([line for line in campaign.ledger if line.game != campaign.at])
    return replace(campaign, ledger=kept)


def _orders(box: Box, figures: Figures, campaign: Campaign, found: list[Muster]) -> str:
    forces: dict[str, object] = {}
    men: dict[str, object] = {}
    for muster in found:
        force = muster.force
        first = muster.men(force.men)
        if muster.own_man:
            first.append(muster.own_man)
        later = muster.men(force.later)
        forces[muster.side] = {
            "cards": _numbers(first),
            "secondary": dict(force.secondary),
            "reinforcements": [_wave(muster, wave) for wave in force.waves],
            "snipers": force.snipers,
        }
        for id in (*first, *later):
            if box.men.get(ManId(id)) is None or box.men[ManId(id)].vehicle is None:
                men[id] = _card(box, figures, campaign.soldier(id), muster)
    orders: dict[str, object] = {"campaign": True, "forces": forces, "men": men}
    if campaign.scenario in campaign.own:
        orders["battle"] = _own_battle(before(campaign), campaign.scenario)
    return json.dumps(orders, sort_keys=True, separators=(",", ":"))


def _wave(muster: Muster, wave: Wave) -> dict[str, object]:
    found: dict[str, object] = {"cards": _numbers(muster.men(wave.men))}
    if wave.decks:
        found["decks"] = wave.decks
    return {**found, "secondary": dict(wave.secondary)}


def _numbers(ids: list[str]) -> list[int]:
    return [int(id[1:]) for id in ids]


def _card(box: Box, figures: Figures, soldier: Soldier, muster: Muster) -> dict[str, str | int]:
    """Write what is new on a man's card: everything he carries into the game (42.3)."""
    found: dict[str, str | int] = {
        "rank": soldier.rank,
        "role": muster.roles.get(soldier.id, ""),
        "morale": soldier.morale,
        "panic": soldier.panic,
        "kia": soldier.kia,
    }
    if soldier.personal:
        nation = box.weapons[soldier.weapon].nation
        first = figures.personal[nation]
        rout = max(0, first["rout"] + soldier.panic - first["panic"])
        found.update(nation=nation, name=soldier.name, weapon=soldier.weapon, rout=rout)
    if muster.swap is not None and soldier.id in muster.swap:
        one, other = muster.swap
        partner = other if soldier.id == one else one
        weapon = box.men[ManId(partner)].weapon
        assert weapon is not None
        found["weapon"] = weapon.code
    return found
