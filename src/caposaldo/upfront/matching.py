"""Which force a nation brings to a scenario, who sets up first and who plays first (4.1)."""

from __future__ import annotations

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.forces import ANY, Force
from caposaldo.upfront.scenarios import FEWER_POINTS, FILE, Scenario


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
