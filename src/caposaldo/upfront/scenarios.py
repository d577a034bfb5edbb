"""The scenarios: who fights with what, for what, and who begins (3.1, 4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.conditions import Goal
from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.nations import CLASSES
from caposaldo.upfront.personalities import ManCard, ManId, man_id

FILE: Final = "scenarios.toml"
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
ANY: Final = "any"
LAST_RULE: Final = 53
NO_JUNGLE: Final = "never"
ALWAYS_JUNGLE: Final = "always"
AGAINST: Final = "_against_"
"""Between the one side of a jungle and the others, as in `x_against_y_or_z` (47.2)."""
MIN_MORALE: Final = "min_morale"
MEETING: Final = "meeting"
ROLES: Final = {MEETING: (ANY,), "attack": (ATTACKER, DEFENDER)}
FEWER_POINTS: Final = "fewer_points"
EARLY_MARINES: Final = "before 1943"
LATE_MARINES: Final = "from 1943"
MARINES: Final = (EARLY_MARINES, LATE_MARINES)
OWN_BASIS: Final = "own"
"""The basis of a force that its player bought (43.0)."""


class Special:
    """A further rule of a scenario: its key, whom it concerns and its figures."""

    __slots__ = ("key", "rule", "side", "value")

    def __init__(self, entry: Entry) -> None:
        self.key: Final = entry.word("key")
        self.side: Final = entry.word("side", ("both", ATTACKER, DEFENDER))
        self.rule: Final = entry.word("rule", otherwise="")
        self.value: Final[Mapping[str, Any]] = entry.part("value").data if "value" in entry else {}


def special_for(scenario: Scenario, key: str, role: str) -> Special | None:
    """Return a further rule of a scenario if it concerns a side of that role."""
    for special in scenario.special:
        if special.key == key and special.side in ("both", role):
            return special
    return None


def least_morale(scenario: Scenario, role: str) -> int:
    """The Morale below which nobody of a side of that role plays; 0 if any will do."""
    special = special_for(scenario, MIN_MORALE, role)
    return int(special.value["morale"]) if special is not None else 0


class Wave:
    """Reinforcements that come together, after so many decks; 0 as the scenario says (35.1)."""

    __slots__ = ("decks", "men", "secondary")

    def __init__(self, entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> None:
        self.decks: Final = entry.whole("decks", 1, 9) if "decks" in entry else 0
        self.men: Final = _men(entry, nation, men)
        self.secondary: Final = _counts(entry, "secondary")


class Force:
    """The cards and secondary weapons of a nation in a role; `later` come with a deck (35.1)."""

    __slots__ = (
        "against",
        "basis",
        "chances",
        "extra_points",
        "later",
        "later_secondary",
        "marines",
        "men",
        "nation",
        "official",
        "points",
        "role",
        "secondary",
        "snipers",
        "troops",
        "variant",
        "waves",
    )

    def __init__(self, entry: Entry, men: Mapping[ManId, ManCard]) -> None:
        nations = {man.nation: True for man in men.values()}
        self.nation: Final = entry.word("nation", nations)
        self.role: Final = entry.word("role", (ANY, ATTACKER, DEFENDER))
        self.troops: Final = entry.word("troops", CLASSES)
        self.men: Final = _men(entry, self.nation, men)
        self.secondary: Final = _counts(entry, "secondary")
        self.waves: Final = _waves(entry, self.nation, men)
        self.later: Final = tuple([id for wave in self.waves for id in wave.men])
        self.later_secondary: Final = _all_loads(self.waves)
        # How many checks it takes to end its use of Sniper cards (14.41, 43.6).
        self.snipers: Final = entry.whole("snipers", 1, 2, otherwise=1)
        self.points: Final = entry.whole("printed", 1, 9999)
        # What the total counts that is no card of the list (48.1).
        self.extra_points: Final = entry.whole("extra_points", 0, 999, otherwise=0)
        # The decks in which it may try for random reinforcements, as it has paid for them (48.1).
        self.chances: Final = entry.wholes("chances", 1, 9) if "chances" in entry else ()
        # Of which time its Marines are, where the list says so (46.4).
        self.marines: Final = entry.word("marines", MARINES) if "marines" in entry else ""
        # The variant of the scenario this list belongs to, if it is not the usual one.
        self.variant: Final = entry.word("variant", otherwise="")
        self.against: Final = entry.words("against", nations, otherwise=())
        self.official: Final = entry.yes("official", otherwise=True)
        self.basis: Final = entry.word("basis")


class Scenario:
    """A scenario as its card states it."""

    __slots__ = (
        "at_time_limit",
        "attacker_times",
        "battlefield",
        "cower",
        "decks",
        "first",
        "forces",
        "goals",
        "id",
        "jungle",
        "kind",
        "moves",
        "no_victory_points",
        "removed",
        "removed_all",
        "removed_only_without_jungle",
        "rules_through",
        "sets_up",
        "special",
        "territory_for",
        "territory_in",
        "tie_order",
        "troops",
        "year",
    )

    def __init__(self, entry: Entry, id: str, axis: Entry, men: Mapping[ManId, ManCard]) -> None:
        win = entry.part("victory")
        sides = ("axis", FEWER_POINTS, ATTACKER, DEFENDER)
        points = Entry(f"{win.place}, vp", win.at("vp", {}))
        self.id: Final = id
        self.kind: Final = entry.word("kind", ROLES)
        self.decks: Final = entry.whole("decks", 1, 9)
        # The half year it is set in, where one was agreed (43.32).
        self.year: Final = entry.word("year", otherwise="")
        # The rules are learned in stages: the last one this scenario needs (1).
        self.rules_through: Final = entry.whole("rules_through", 1, 60, otherwise=LAST_RULE)
        self.sets_up: Final = entry.word("sets_up", sides)
        self.moves: Final = entry.word("moves", sides)
        self.removed: Final = _counts(entry, "removed")
        self.removed_only_without_jungle: Final = entry.yes(
            "removed_only_without_jungle", otherwise=False
        )
        # The kinds of which every card leaves the game, those laid on groups too.
        self.removed_all: Final = entry.words("removed_all", otherwise=())
        cower = entry.part("cower")
        self.cower: Final = {side: cower.words(side) for side in ("both", ATTACKER, DEFENDER)}
        self.jungle: Final = _jungle(entry)
        # The battlefield it is fought on, if it is not for any (T0).
        self.battlefield: Final = entry.word("battlefield", otherwise="")
        troops = entry.part("troops")
        self.troops: Final = {role: troops.word(role, CLASSES) for role in ROLES[self.kind]}
        self.special: Final = tuple(
            Special(part) for part in entry.list_of("special", "special rule", "key")
        )
        self.goals: Final = tuple(Goal(part) for part in win.list_of("win", "way to win"))
        self.at_time_limit: Final = win.word("time_limit", ("victory_points", ATTACKER, DEFENDER))
        self.territory_in: Final = points.words("territory_in", otherwise=())
        # Whose range numbers count, and how many times the defender's points the attacker needs.
        self.territory_for: Final = points.word("territory_for", (ANY, ATTACKER, DEFENDER), ANY)
        self.attacker_times: Final = points.whole("attacker_needs_times", 1, 9, otherwise=1)
        self.no_victory_points: Final = points.yes("none", otherwise=False)
        self.first: Final = axis.words("first")
        self.tie_order: Final = axis.words("tie_order")
        self.forces: Final = tuple(
            Force(part, men) for part in entry.list_of("force", "force", "nation")
        )


def read_scenarios(data: Mapping[str, Any], men: Mapping[ManId, ManCard]) -> dict[str, Scenario]:
    """Read the scenarios, each under its letter, from parsed TOML."""
    whole = opened(FILE, data)
    axis = whole.part("axis")
    scenarios: dict[str, Scenario] = {}
    for id, entry in whole.parts("scenario"):
        scenarios[id] = read_scenario(entry, id, axis, men)
    return scenarios


def read_scenario(entry: Entry, id: str, axis: Entry, men: Mapping[ManId, ManCard]) -> Scenario:
    """Read one scenario and refuse it if its forces do not fit its sides."""
    scenario = Scenario(entry, id, axis, men)
    _check(scenario, entry)
    return scenario


def variants(scenario: Scenario) -> tuple[str, ...]:
    """The variants of a scenario that have force lists of their own."""
    return tuple(dict.fromkeys([own.variant for own in scenario.forces if own.variant]))


def force(scenario: Scenario, role: str, nation: str, against: str, variant: str = "") -> Force:
    """The force of a nation in a role; a list made for that enemy comes before the general one.

    Of a variant its own list comes first; a nation that has none for that enemy takes the usual.
    """
    fitting = [
        entry
        for entry in scenario.forces
        if entry.nation == nation
        and entry.role in (role, ANY)
        and (not entry.against or against in entry.against)
        and entry.variant in ("", variant)
    ]
    fitting.sort(key=lambda entry: (not entry.variant, not entry.against))
    for entry in fitting:
        return entry
    raise UnreadableFile(
        f"{FILE}, scenario {scenario.id}: there is no {nation} force as {role}; add one"
    )


def first_side(scenario: Scenario, nations: tuple[str, str], forces: tuple[Force, Force]) -> int:
    """Which of the two, 0 or 1, sets up first (4.1)."""
    for index, entry in enumerate(forces):
        if entry.role == scenario.sets_up:
            return index
    for nation in scenario.first if scenario.sets_up != FEWER_POINTS else ():
        if nation in nations:
            return nations.index(nation)
    if forces[0].points != forces[1].points:
        return 0 if forces[0].points < forces[1].points else 1
    return next((nations.index(nation) for nation in scenario.tie_order if nation in nations), 0)


def first_mover(scenario: Scenario, sets_up: int, forces: tuple[Force, Force]) -> int:
    """Which of the two, 0 or 1, plays first: who has set up first, but where the other does (4.1).

    `sets_up` is the one who sets up first.
    """
    if scenario.moves == scenario.sets_up:
        return sets_up
    return next(at for at, entry in enumerate(forces) if entry.role == scenario.moves)


def who_begins(
    scenario: Scenario, nations: tuple[str, str], forces: tuple[Force, Force]
) -> tuple[str, str]:
    """Who of the two sets up first, and who plays first (4.1)."""
    ready = first_side(scenario, nations, forces)
    return nations[ready], nations[first_mover(scenario, ready, forces)]


def _check(scenario: Scenario, entry: Entry) -> None:
    roles = ROLES[scenario.kind]
    if scenario.moves != scenario.sets_up and scenario.moves not in roles:
        raise entry.wrong(
            f"moves is {scenario.moves!r}; name attacker or defender, or the same as in sets_up"
        )
    seen: set[tuple[str, str, tuple[str, ...], str]] = set()
    for own in scenario.forces:
        if own.role not in roles:
            raise entry.wrong(
                f"the {own.nation} are {own.role} there; choose from: {', '.join(roles)}"
            )
        # In a meeting of one's own the two sides may buy troops of different types (43.5).
        if own.troops != scenario.troops[own.role] and own.basis != OWN_BASIS:
            raise entry.wrong(f"the {own.nation} {own.role} are {own.troops}; make troops agree")
        place = (own.nation, own.role, own.against, own.variant)
        if place in seen:
            raise entry.wrong(f"the {own.nation} have two forces as {own.role}; take one out")
        seen.add(place)


def _men(entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> tuple[ManId, ...]:
    ids = tuple(man_id(nation, number) for number in entry.wholes("cards", 1, 99))
    for id in ids:
        if id not in men:
            raise entry.wrong(f"there is no man {id}; take the cards from personalities.toml")
        if ids.count(id) > 1:
            raise entry.wrong(f"man {id} stands there twice; take one of the two out")
    return ids


def _waves(entry: Entry, nation: str, men: Mapping[ManId, ManCard]) -> tuple[Wave, ...]:
    """Read the reinforcements: one lot that the scenario times, or several with their decks."""
    if "reinforcements" not in entry:
        return ()
    if isinstance(entry.at("reinforcements"), list):
        lots = list(entry.list_of("reinforcements", "reinforcements"))
    else:
        lots = [entry.part("reinforcements")]
    return tuple([Wave(lot, nation, men) for lot in lots])


def _all_loads(waves: tuple[Wave, ...]) -> dict[str, int]:
    loads: dict[str, int] = {}
    for wave in waves:
        for code, count in wave.secondary.items():
            loads[code] = loads.get(code, 0) + count
    return loads


def _counts(entry: Entry, field: str) -> dict[str, int]:
    if field not in entry:
        return {}
    part = entry.part(field)
    return {name: part.whole(name, 1, 99) for name in part.data}


def _jungle(entry: Entry) -> str:
    found = entry.word("jungle")
    if found in (NO_JUNGLE, ALWAYS_JUNGLE) or AGAINST in found:
        return found
    raise entry.wrong(f"jungle is {found!r}; write never, always or one{AGAINST}other_or_another")
