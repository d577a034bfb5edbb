"""The scenarios: who fights with what, for what, and who begins (3.1, 4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.codec import refuse_unknown
from caposaldo.upfront.conditions import Goal
from caposaldo.upfront.entries import Entry, opened
from caposaldo.upfront.forces import ANY, ATTACKER, DEFENDER, FORCE, OWN_BASIS, Force, counts
from caposaldo.upfront.nations import CLASSES
from caposaldo.upfront.personalities import ManCard, ManId

FILE: Final = "scenarios.toml"
LAST_RULE: Final = 53
NO_JUNGLE: Final = "never"
ALWAYS_JUNGLE: Final = "always"
AGAINST: Final = "_against_"
"""Between the one side of a jungle and the others, as in `x_against_y_or_z` (47.2)."""
MIN_MORALE: Final = "min_morale"
MEETING: Final = "meeting"
ROLES: Final = {MEETING: (ANY,), "attack": (ATTACKER, DEFENDER)}
FEWER_POINTS: Final = "fewer_points"
SPECIALS: Final[dict[str, tuple[str, ...]]] = {
    "booby_traps": (),
    "given_card": ("card", "group", "modifier"),
    "may_start_entrenched": ("attacker_places_terrain",),
    "min_morale": ("morale",),
    "no_concealed_first_turn": (),
    "no_crewed_lmg_at_start": ("families",),
    "no_rally": (),
    "no_sniper": (),
    "partisans": (),
    "radio": (),
    "random_reinforcements": ("decks", "points"),
    "reinforcements": ("decks",),
    "renewed": (),
    "retrograde": (),
    "start": ("groups", "max_men", "range", "range_pairs"),
    "start_in_buildings": ("terrain",),
    "start_pinned": ("awake_family", "awake_men", "awake_morale"),
    "sure_of_terrain": ("cards",),
    "survivors": (),
    "two_forces": ("groups", "ranges", "split"),
    "two_rounds": ("rounds",),
    "woods_landing": ("terrain",),
    "wounded": ("per_group",),
    "wounded_endurance": (),
}
"""The further rules that a scenario may have, each with its values (2.4)."""


class Special:
    """A further rule of a scenario: its key, whom it concerns and its figures."""

    __slots__ = ("key", "rule", "side", "value")

    def __init__(self, entry: Entry) -> None:
        self.key: Final = entry.word("key", SPECIALS)
        self.side: Final = entry.word("side", ("both", ATTACKER, DEFENDER))
        self.rule: Final = entry.word("rule", otherwise="")
        self.value: Final[Mapping[str, Any]] = entry.part("value").data if "value" in entry else {}
        for field in self.value:
            if field not in SPECIALS[self.key]:
                known = ", ".join(SPECIALS[self.key]) or "nothing"
                raise entry.wrong(f"{field} is no value of {self.key}; choose from: {known}")
        entry.done()


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
        "jungle_between",
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
        self.removed: Final = counts(entry, "removed")
        self.removed_only_without_jungle: Final = entry.yes(
            "removed_only_without_jungle", otherwise=False
        )
        # The kinds of which every card leaves the game, those laid on groups too.
        self.removed_all: Final = entry.words("removed_all", otherwise=())
        self.cower: Final = _cower(entry.part("cower"))
        self.jungle: Final = _jungle(entry)
        self.jungle_between: Final = entry.word("jungle_between", otherwise="")
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
        # A battle of one's own says more, and its own reader has looked at that.
        entry.done("dyo")
        for force in entry.list_of("force", "force", "nation"):
            refuse_unknown(force.place, force.data, FORCE)
    return scenarios


def read_scenario(entry: Entry, id: str, axis: Entry, men: Mapping[ManId, ManCard]) -> Scenario:
    """Read one scenario and refuse it if its forces do not fit its sides."""
    scenario = Scenario(entry, id, axis, men)
    _check(scenario, entry)
    return scenario


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


def _cower(part: Entry) -> dict[str, tuple[str, ...]]:
    return {side: part.words(side) for side in ("both", ATTACKER, DEFENDER)}


def _jungle(entry: Entry) -> str:
    found = entry.word("jungle")
    if found in (NO_JUNGLE, ALWAYS_JUNGLE) or AGAINST in found:
        return found
    raise entry.wrong(f"jungle is {found!r}; write never, always or one{AGAINST}other_or_another")
