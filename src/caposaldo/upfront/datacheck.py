"""Checks of the data against what is known and against each other; what fails is told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.upfront.battlefields import Books, fitting
from caposaldo.upfront.cards import read_deck
from caposaldo.upfront.deck_kinds import KIND_CHECKS
from caposaldo.upfront.deck_numbers import NUMBER_CHECKS
from caposaldo.upfront.deck_users import USER_CHECKS
from caposaldo.upfront.deckfacts import DeckFacts
from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.forces import Force
from caposaldo.upfront.nations import Nation
from caposaldo.upfront.personalities import ManCard, ManId
from caposaldo.upfront.scenarios import FILE, Scenario
from caposaldo.upfront.weapons import Secondary, Weapon

DECK_CHECKS: Final = (*NUMBER_CHECKS, *KIND_CHECKS, *USER_CHECKS)
PINNED: Final = 4  # what pinning takes off a close combat value (20.6)


def check_deck(
    data: Mapping[str, Any], nations: Mapping[str, Nation], bases: tuple[str, ...] = ()
) -> list[str]:
    """What is wrong with a deck, as "basis: sentence"; `bases` asks only what is so sourced."""
    deck = DeckFacts(read_deck(data, nations))
    return [
        f"{check.basis}: {check.sentence}"
        for check in DECK_CHECKS
        if (not bases or check.basis in bases) and not check.holds(deck)
    ]


def check_battlefields(books: Books) -> list[str]:
    """Cards of battlefields that replace others of the deck than they say (T0)."""
    wrong = []
    for id, entry in books.fields.parts("battlefield"):
        for part in entry.list_of("cards", "cards", "no") if "cards" in entry else ():
            named, there = set(part.at("no")), set(fitting(books, part))
            odd = named ^ there if part.yes("whole", otherwise=False) else named - there
            if odd:
                old = part.word("replaces")
                wrong.append(f"battlefield {id}: card {min(odd)} is not where {old} should be")
    return wrong


def check_weapons(weapons: Mapping[str, Weapon]) -> list[str]:
    """Weapons that jam otherwise than on the numbers from one of them up to 6 (19.15)."""
    wrong = []
    for weapon in weapons.values():
        lowest = min(weapon.jams)
        wider = lowest - 1 if weapon.crewed else lowest
        if weapon.jams != frozenset(range(lowest, 7)):
            wrong.append(f"{weapon.code}: malfunction has a gap below 6")
        if weapon.jams_bracketed != frozenset(range(wider, 7)):
            wrong.append(f"{weapon.code}: the bracketed malfunction is not wider by one")
    return wrong


def check_men(men: Mapping[ManId, ManCard], nations: Mapping[str, Nation]) -> list[str]:
    """Men whose printed values disagree with one another, and names that come up twice."""
    # Guns and vehicles print values of another kind (28.4, 34.4).
    soldiers = [man for man in men.values() if man.vehicle is None]
    wrong = [f"{man.id}: {fault}" for man in soldiers for fault in _faults(man, nations)]
    names = Counter((man.nation, man.name.lower()) for man in men.values())
    wrong += [
        f"{nation}: two men are called {name}" for (nation, name), n in names.items() if n > 1
    ]
    return wrong


def check_nations(nations: Mapping[str, Nation], men: Mapping[ManId, ManCard]) -> list[str]:
    """Nations whose squad does not exist, costs something else or breaks at another loss."""
    wrong = []
    for nation in nations.values():
        missing = [id for id in nation.squad if id not in men]
        if missing:
            wrong.append(f"{nation.id}: the squad has {missing[0]}, who does not exist")
            continue
        cost = sum(men[id].points for id in nation.squad)
        if cost != nation.points:
            wrong.append(f"{nation.id}: the squad costs {cost}, not {nation.points}")
        if breaks_at(nation, len(nation.squad)) != nation.breaks_at:
            wrong.append(f"{nation.id}: the squad does not break at {nation.breaks_at}")
    return wrong


def breaks_at(nation: Nation, men: int) -> int:
    """The smallest loss that breaks a squad of so many men (16.5)."""
    test, part, whole = nation.breaks
    # Integers only: 13 men at three quarters must give 10 and 18 men at two fifths 8.
    return men * part // whole + 1 if test == "more_than" else -(-men * part // whole)


def check_forces(
    data: Mapping[str, Any],
    scenarios: Mapping[str, Scenario],
    men: Mapping[ManId, ManCard],
    secondary: Mapping[str, Secondary],
) -> list[str]:
    """Forces that miss their printed total, lack a leader or carry more than they can."""
    whole = opened(FILE, data)
    sums = whole.part("sums")
    misfits = {_place(entry) for entry in whole.list_of("misfits", "misfit")}
    odd = {
        _place(entry): (entry.whole("SL", 0, 9), entry.whole("ASL", 0, 9))
        for entry in whole.list_of("odd_leaders", "odd leader")
    }
    wrong = []
    for scenario in scenarios.values():
        for force in scenario.forces:
            place = (scenario.id, force.role, force.nation)
            cost, fits = _cost(force, men, secondary, sums)
            if fits == (place in misfits):
                wrong.append(f"{' '.join(place)}: costs {cost}, printed {force.points}")
            if _leaders(force, men) != odd.get(place, (1, 1)):
                wrong.append(f"{' '.join(place)}: has not one SL and one ASL")
            wrong += [f"{' '.join(place)}: {fault}" for fault in _load(force, men, secondary)]
    return wrong


def _faults(man: ManCard, nations: Mapping[str, Nation]) -> Iterator[str]:
    weapon = man.weapon
    later = 2 if "bushido_rout" in nations[man.nation].traits else 0
    sooner = 1 if weapon and weapon.family == "flamethrower" else 0
    armed = man.morale + (weapon.cc if weapon else 0)
    if man.rout != man.panic + later:
        yield f"rout is {man.rout}, not {man.panic + later}"
    if man.kia != 8 - sooner:
        yield f"kia is {man.kia}, not {8 - sooner}"
    if man.kia_pinned != man.kia + 1:
        yield f"kia_pinned is {man.kia_pinned}, not {man.kia + 1}"
    if man.ccv != (armed, man.morale, armed - PINNED, man.morale - PINNED):
        yield f"ccv is {man.ccv}, which does not follow from morale and weapon"


def _place(entry: Entry) -> tuple[str, str, str]:
    return entry.word("scenario"), entry.word("role"), entry.word("nation")


def _cost(
    force: Force, men: Mapping[ManId, ManCard], secondary: Mapping[str, Secondary], sums: Entry
) -> tuple[str, bool]:
    """What the force costs in hundredths, shown, and whether the print is less than a point off."""
    radio = sums.part("radio").whole(force.nation, 0, 999)
    late = sums.whole("reinforcements", 1, 100)
    points = 0
    # Men who come later are cheaper (43.4); points are counted in hundredths.
    lists = ((force.men, force.secondary, 100), (force.later, force.later_secondary, late))
    for ids, weapons, share in lists:
        points += share * sum(men[id].points for id in ids)
        for code, count in weapons.items():
            points += share * count * (radio if code == "RADIO" else secondary[code].points)
    cost = points * sums.part("percent").whole(force.troops, 1, 200) // 100
    cost += 100 * force.extra_points
    return f"{cost // 100}.{cost % 100:02}", abs(cost - 100 * force.points) < 100


def _leaders(force: Force, men: Mapping[ManId, ManCard]) -> tuple[int, int]:
    # A leader among the reinforcements is one of the force all the same (35.1).
    roles = [men[id].role for id in (*force.men, *force.later)]
    return roles.count("SL"), roles.count("ASL") + roles.count("COMMISSAR")


def _load(
    force: Force, men: Mapping[ManId, ManCard], secondary: Mapping[str, Secondary]
) -> Iterator[str]:
    lists = ((force.men, force.secondary), (force.later, force.later_secondary))
    for ids, weapons in lists:
        for code in weapons:
            if code not in secondary or force.nation not in secondary[code].nations:
                yield f"the {force.nation} have no {code}"
        able = [id for id in ids if (gun := men[id].weapon) and gun.carries_secondary]
        if sum(weapons.values()) > len(able):
            yield "has more secondary weapons than men who may carry one"
