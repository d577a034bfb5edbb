"""The battle of a game, made of the box and of what was agreed (3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.contract import Setup
from caposaldo.upfront.battle import Battle, Box, Sheet
from caposaldo.upfront.battlefields import FIRE, Battlefield
from caposaldo.upfront.blanks import dealt
from caposaldo.upfront.fielding import field_of, useless_there
from caposaldo.upfront.forces import ANY, ATTACKER, DEFENDER, Force
from caposaldo.upfront.formation import refuse_unfit
from caposaldo.upfront.keynumbers import promised
from caposaldo.upfront.matching import force, who_begins
from caposaldo.upfront.nations import Nation, Troops
from caposaldo.upfront.orders import ORDERS, OWN, enlisted, ordered_force, read_orders, scenario_of
from caposaldo.upfront.scenarios import MEETING, Scenario, least_morale
from caposaldo.upfront.springfields import rearmed
from caposaldo.upfront.wiring import HOOKS

SIDE_1: Final = "side-1"
SIDE_2: Final = "side-2"
NIGHT: Final = "night"
SUPPLEMENTS: Final = "supplements"
SOLITAIRE: Final = "solitaire"
PLAIN_BLANKS: Final = "blank-reinforcement-3-4"
FORCES: Final = "forces"
USUAL_FORCES: Final = "early"


def roles_of(scenario: Scenario) -> tuple[str, str]:
    """Return the roles of the two sides of a scenario, in the order of their choices."""
    return (ANY, ANY) if scenario.kind == MEETING else (ATTACKER, DEFENDER)


def battle_of(printed: Box, setup: Setup, readings: Mapping[str, str]) -> Battle:
    """Make the battle of a game out of what was agreed, with the readings in force."""
    agreed = setup.readings
    one, other, night = agreed[SIDE_1], agreed[SIDE_2], agreed[NIGHT] == NIGHT
    orders = read_orders(agreed.get(ORDERS, ""))
    box = enlisted(printed, orders)
    scenario = scenario_of(box, setup.scenario, orders)
    field = field_of(box, readings, scenario, (one, other))
    box = box.fielded(field)
    # Records from before the supplements do not name them.
    supplements = agreed.get(SUPPLEMENTS, "off") == "on"
    variant = agreed.get(FORCES, USUAL_FORCES)
    roles = roles_of(scenario)
    pairs = ((one, roles[0], other), (other, roles[1], one))
    forces = [
        ordered_force(box, orders, side, force(scenario, role, side, enemy, variant))
        for side, role, enemy in pairs
    ]
    sheets: dict[str, Sheet] = {}
    for (side, role, enemy), men in zip(pairs, forces, strict=True):
        barred = _useless(scenario, role, field, night=night)
        sheets[side] = _sheet(box, scenario, men, (side, role, enemy), barred, supplements)
    if any(sheet.chances for sheet in sheets.values()):
        box = with_blanks(box, agreed)
    box = rearmed(box, forces) if supplements else box
    sets_up, first = who_begins(scenario, (one, other), (forces[0], forces[1]))
    return Battle(
        box,
        scenario,
        sheets,
        sets_up,
        first,
        night,
        HOOKS,
        campaign=orders.campaign,
        readings=readings,
        field=field,
        supplements=supplements,
        fire=agreed.get(FIRE, "off") == "on",
        solitaire=agreed.get(SOLITAIRE, "off") == "on",
    )


def _sheet(
    box: Box,
    scenario: Scenario,
    men: Force,
    part: tuple[str, str, str],
    useless: frozenset[str],
    supplements: bool,
) -> Sheet:
    """Return one side of a battle; `part` is its name, its role and its enemy."""
    side, role, enemy = part
    nation = box.nations[side]
    # In a scenario of one's own it is for the player to say who is a Marine (46.1).
    told = supplements and scenario.id == OWN
    troops = _troops(box, nation, men, enemy, told=told)
    refuse_unfit(troops, men, box.men)
    traits = nation.traits if supplements else nation.base_traits
    chances = promised(scenario, men, role) if supplements else frozenset()
    least = least_morale(scenario, role)
    return Sheet(side, role, nation, troops, men, useless, traits, enemy, chances, least)


def _useless(scenario: Scenario, role: str, field: Battlefield, *, night: bool) -> frozenset[str]:
    """Return what a scenario makes Cower cards for a role; Smoke does nothing at night (13.26)."""
    barred = useless_there(field, {*scenario.cower["both"], *scenario.cower.get(role, ())})
    return frozenset((*barred, "smoke") if night else barred)


def with_blanks(box: Box, agreed: Mapping[str, str]) -> Box:
    """Return the box with its blank cards among the men, as random reinforcements want (48.31)."""
    plain = agreed.get(PLAIN_BLANKS, "no") == "yes"
    return box.but(men=dealt(box.men, box.blanks, plain=plain))


def _troops(box: Box, nation: Nation, men: Force, enemy: str, *, told: bool) -> Troops:
    """Return the class of troops a nation fields; some enemies are met by others (39.2c, 46.1)."""
    for variant in box.nations.values():
        if variant.variant_of != nation.id or men.troops not in variant.troops:
            continue
        if bool(men.marines) if told else enemy in variant.against:
            return variant.troops[men.troops]
    return nation.troops[men.troops]
