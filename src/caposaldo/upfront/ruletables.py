"""The tables that are shown with the rules, made from the box and from what the rules add up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from caposaldo.kernel.rulebook import Cell, RuleTable
from caposaldo.kernel.rules import Modifier
from caposaldo.upfront import afvcombat, points
from caposaldo.upfront.battle import Box
from caposaldo.upfront.nations import Row
from caposaldo.upfront.verbs import CAPTURED, KIA, ROUT
from caposaldo.upfront.weapons import LADDER

ALIKE: Final = ("MTR2", "MTR3")
MINUS: Final = "\N{MINUS SIGN}"
JAMS: Final = (
    ("unarmed", "no", "none"),
    ("pinned", "yes", "none"),
    ("ordnance", "no", "none"),
    ("not-firing", "no", "none"),
    ("assistant", "no", "one"),
    ("no-firepower", "yes", "none"),
    ("firing", "yes", "half"),
)
"""Who was picked, whether a weapon jams, what becomes of the strength (19.13)."""


def row(*cells: object) -> tuple[Cell, ...]:
    """Make a row of plain cells and names of messages."""
    return tuple(str(cell) for cell in cells)


def signed(value: int) -> str:
    """Write a number with its sign."""
    return f"+{value}" if value > 0 else f"{MINUS}{-value}" if value < 0 else "0"


def _pairs(box: Box) -> RuleTable:
    ids = list(box.nations)
    pairs = sorted(
        [sorted(pair, key=ids.index) for pair in box.pairs], key=lambda p: ids.index(p[0])
    )
    rows = []
    for nation in dict.fromkeys(pair[0] for pair in pairs):
        met = ", ".join(f"@side-{other}" for one, other in pairs if one == nation)
        rows.append(row(f"@side-{nation}", met))
    return RuleTable(row("@table-side", "@table-met"), tuple(rows))


def _points(box: Box) -> RuleTable:
    hulls = [man.vehicle for man in box.men.values() if man.vehicle is not None]
    guns = {hull.vp for hull in hulls if not hull.armoured}
    afvs = {hull.vp for hull in hulls if hull.armoured}
    rows = [
        row("@table-killed", points.WORTH[KIA]),
        row("@table-routed", points.WORTH[ROUT]),
        row("@table-wounded", points.WOUNDED),
        row("@table-captured", points.WORTH[CAPTURED]),
        row("@table-gun", _span(guns)),
        row("@table-afv", _span(afvs)),
        row("@table-commander", points.COMMANDER),
    ]
    return RuleTable(row("@table-loss", "@table-points"), tuple(rows))


def _span(values: Iterable[int]) -> str:
    found = sorted(set(values))
    return str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"


def _jams() -> RuleTable:
    rows = [
        row(f"@table-jam-{who}", f"@table-{jams}", f"@table-jam-{what}") for who, jams, what in JAMS
    ]
    return RuleTable(row("@table-picked", "@table-jams", "@table-strength"), tuple(rows))


def _close_combat(box: Box) -> RuleTable:
    rows = []
    # The mortars are called alike and differ in nothing that counts here.
    shorts = [weapon.short for weapon in box.weapons.values() if weapon.short not in ALIKE]
    for short in dict.fromkeys(shorts):
        values: dict[int, list[str]] = {}
        for weapon in box.weapons.values():
            if weapon.short == short:
                values.setdefault(weapon.cc, []).append(f"@side-{weapon.nation}")
        usual = max(values, key=lambda value: len(values[value]))
        rows.append(row(f"@weapon-{short}", signed(usual)))
        rows += [
            row(f"@weapon-{short} ({', '.join(sides)})", signed(value))
            for value, sides in values.items()
            if value != usual
        ]
    return RuleTable(row("@table-weapon", "@table-ccv"), tuple(rows))


def _ladder() -> RuleTable:
    rows = row("@table-set", *LADDER)
    steps = range(1, len(LADDER) + 1)
    return RuleTable(row("@table-from-best", *steps), (rows,))


def _assault(box: Box) -> RuleTable:
    fixed: list[Modifier] = [
        afvcombat.BERSERK, afvcombat.WOUNDED, afvcombat.HEROIC, afvcombat.CHARGING,
        afvcombat.DARING, afvcombat.EXPOSED, afvcombat.BUTTONED, afvcombat.STUCK,
        afvcombat.OPEN_TOPPED,
    ]  # fmt: skip
    rows = [row(f"@modifier-{each.label}", signed(each.value)) for each in fixed]
    rows += [
        row("@modifier-assault-escort", signed(afvcombat.BY_ESCORT)),
        row("@modifier-assault-crew-lost", signed(afvcombat.BY_LOSS)),
        row("@modifier-assault-earlier", signed(1)),
        row("@modifier-assault-smoke", signed(1)),
    ]
    spent = [each for each in box.secondary.values() if each.cc_afv]
    rows += [row(f"@secondary-{each.code}", signed(each.cc_afv)) for each in spent]
    hides = [each for each in box.terrain.values() if each.close_to_afv]
    rows += [row(f"@terrain-{each.id}", signed(each.close_to_afv)) for each in hides]
    return RuleTable(row("@table-modifier", "@table-value"), tuple(rows))


def _assault_result() -> RuleTable:
    first, stops, kills = (
        afvcombat.NO_EFFECT_FROM,
        afvcombat.IMMOBILISES,
        afvcombat.DESTROYS,
    )
    rows = (
        row(f"≤{first - 1}", f"@outcome-{afvcombat.KILLED}"),
        row(f"{first}-{stops - 1}", f"@outcome-{afvcombat.IN_VAIN}"),
        row(_span((stops, kills - 1)), f"@outcome-{afvcombat.IMMOBILISED}"),
        row(f"≥{kills}", f"@outcome-{afvcombat.DESTROYED}"),
    )
    return RuleTable(row("@table-strength", "@table-result"), rows)


def _random(box: Box, ids: Sequence[str]) -> RuleTable:
    nations = [box.nations[id] for id in ids]
    rows = [
        row(number, *[_brought(nation.reinforcements[number]) for nation in nations])
        for number in range(len(nations[0].reinforcements))
    ]
    return RuleTable(row("@table-black-rn", *[f"@side-{each.id}" for each in nations]), tuple(rows))


def _brought(found: Row) -> str:
    cards = [id[1:] for id in found.men]
    return " ".join([*cards, *["*"] * found.choices, *["@table-sniper"] * found.snipers])


def _forces(box: Box, ids: Sequence[str]) -> RuleTable:
    rows = [
        row(
            id,
            f"@side-{force.nation}, @table-role-{force.role}",
            ", ".join([f"@side-{enemy}" for enemy in force.against]) or "@table-anybody",
            " ".join([man[1:] for man in force.men]),
            " ".join([man[1:] for man in force.later]),
            force.points,
        )
        for id, scenario in box.scenarios.items()
        for force in scenario.forces
        if force.nation in ids
    ]
    head = ("@table-scenario", "@table-side", "@table-against", "@table-cards", "@table-reserve")
    return RuleTable(row(*head, "@table-points"), tuple(rows))


def _fires(box: Box) -> RuleTable:
    grounds = dict.fromkeys(name for found in box.fires.numbers.values() for name in found)
    rows = [
        row(f"@table-lit-by-{weapon}", *[_lit(found.get(ground)) for ground in grounds])
        for weapon, found in box.fires.numbers.items()
    ]
    return RuleTable(row("@table-hit-by", *[f"@table-burns-{id}" for id in grounds]), tuple(rows))


def _lit(found: tuple[str, int] | None) -> str:
    return "-" if found is None else f"@table-{found[0]} {found[1]}"


def rule_table(name: str, box: Box) -> RuleTable | None:
    """Return the table of a name, or None if it is none of the box's."""
    id, *nations = name.split()
    if id in OF_NATIONS:
        return OF_NATIONS[id](box, nations)
    return MADE[id](box) if id in MADE else None


MADE: Final[Mapping[str, Callable[[Box], RuleTable]]] = {
    "pairs": _pairs,
    "points": _points,
    "jams": lambda _: _jams(),
    "close_combat": _close_combat,
    "ladder": lambda _: _ladder(),
    "assault": _assault,
    "assault_result": lambda _: _assault_result(),
    "fires": _fires,
}
OF_NATIONS: Final[Mapping[str, Callable[[Box, Sequence[str]], RuleTable]]] = {
    "random": _random,
    "forces": _forces,
}
"""Tables of which a rule shows the part of some nations, named after the table."""
