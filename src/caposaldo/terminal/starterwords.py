"""Counters, hexes and the state of the battle of the Starter Kit in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from caposaldo.boards.ground import OPEN, Battle
from caposaldo.terminal.stacks import by_hex
from caposaldo.text import Words, signed

View = Mapping[str, Any]

GAME: Final = "aslsk"
STATES: Final = ("dm", "pinned", "cx", "wounded")
LEADER: Final = "leader"
NO_GOOD_ORDER: Final = "no_good_order"
WAITS: Final = "off:"
GONE: Final = ("exited", "lost", "absent")


def unit_line(battle: Battle, table: View, id: str, words: Words) -> str:
    """Say what a unit is, how it is, and what it carries: `g1 squad 4-6-7, pinned: gw1 LMG`."""
    unit = table["units"][id]
    kind = words.term(f"unit-{unit['kind']}", GAME).partition(" (")[0]
    parts = [f"{id} {kind} {unit['type']}", *_figures(battle, unit, words), *_states(unit, words)]
    held = [each for each, weapon in table["weapons"].items() if weapon["holder"] == id]
    arms = [weapon_line(battle, table, each, words) for each in held]
    return ", ".join(parts) + (f"; {'; '.join(arms)}" if arms else "")


def weapon_line(battle: Battle, table: View, id: str, words: Words) -> str:
    """Say what a support weapon is, what it can do and how it is."""
    weapon = table["weapons"][id]
    parts = [f"{id} {words.term('weapon-' + weapon['type'], GAME)}"]
    for type in battle.box.counters.weapons.values():
        if type.key == weapon["type"] and type.nation in (weapon["nation"], "all"):
            parts.append(words.say("aslsk-web-arm", {"fp": type.fp, "range": type.range}))
            if type.rof > 0:
                parts.append(words.say("aslsk-web-rate", {"rate": type.rof}))
            break
    if weapon["malfunctioned"]:
        parts.append(words.say("aslsk-web-state-malfunctioned"))
    if weapon["fire"]:
        parts.append(words.say(f"aslsk-web-state-{weapon['fire']}"))
    if not weapon["holder"]:
        parts.append(words.say("aslsk-web-state-lying"))
    return ", ".join(parts)


def _figures(battle: Battle, unit: View, words: Words) -> list[str]:
    if unit["kind"] == LEADER:
        if unit["broken"]:
            return []
        facts = {"morale": unit["morale"], "leadership": signed(unit["leadership"])}
        return [words.say("aslsk-web-leader", facts)]
    found = []
    for type in battle.box.counters.units.values():
        if (type.nation, type.name) == (unit["side"], unit["type"]):
            found = [words.term(f"class-{type.quality}", GAME)]
    return found if unit["broken"] else [*found, words.say("aslsk-web-morale", unit)]


def _states(unit: View, words: Words) -> list[str]:
    found = [words.say("aslsk-web-state-broken", unit)] if unit["broken"] else []
    found += [words.say(f"aslsk-web-state-{state}") for state in STATES if unit[state]]
    if unit["fire"]:
        found.append(words.say(f"aslsk-web-state-{unit['fire']}"))
    return found


def ground_line(battle: Battle, hex: int, words: Words) -> str:
    """Say what is in a hex, its name, and what it adds to the dice of those who fire at it."""
    ground, kind = battle.ground, battle.terrain(hex)
    has_road = bool(ground.roads[hex]) and ground.terrain[hex] == OPEN
    said = words.term("terrain-road" if has_road else f"terrain-{kind.id}", GAME)
    cover = f" {signed(kind.tem)}" if kind.tem else ""
    house = ground.house[hex]
    name = ground.houses[house].name.get(words.lang, "") if house >= 0 else ""
    return f"{battle.name(hex)} {name + ', ' if name else ''}{said}{cover}"


def marker_words(table: View, name: str, words: Words) -> list[str]:
    """Say what lies in a hex besides counters, and whose it is."""
    found = []
    if name in table["smoke"]:
        found.append(words.say("aslsk-web-smoke-here"))
    if name in table["residual"]:
        found.append(words.say("aslsk-web-residual-here", {"fp": table["residual"][name]}))
    if name in table["melee"]:
        found.append(words.say("aslsk-web-melee-here"))
    if any(charge["hex"] == name for charge in table["charges"]):
        found.append(words.say("aslsk-web-charge-here"))
    if holder := table["control"].get(name):
        found.append(words.say("aslsk-web-controlled", {"side": f"@side-{holder}"}, GAME))
    if reach := table.get("moving", {}).get("reach", {}).get(name):
        found.append(words.say("aslsk-terminal-reach", {"mf": reach}))
    return found


def headline(table: View, words: Words, *, short: bool) -> str:
    """Say turn, player turn and phase in a few words."""
    if not table["turn"]:
        return words.say("aslsk-web-phase-set-up")
    phase = f"phase-{table['phase']}{'-short' if short else ''}"
    facts = {
        "turn": table["turn"],
        "of": table["turns"],
        "side": f"@side-{table['side']}",
        "phase": f"@{phase}",
        "short": short,
    }
    return words.say("aslsk-terminal-headline", facts, GAME)


def victory_lines(battle: Battle, table: View, words: Words) -> Iterable[str]:
    """Say who wins how, how far he is, and whose each place is."""
    victory = battle.victory
    if victory is None:
        return
    facts = {"need": victory.wanted, "leaders": victory.leaders}
    how = words.say(f"aslsk-web-victory-{victory.kind}", facts)
    when = words.say("aslsk-web-at-once" if victory.at_once else "aslsk-web-at-end")
    side = words.term(f"side-{victory.winner}", GAME)
    count = {"count": table["count"], "need": table["need"]}
    is_sum = victory.kind != NO_GOOD_ORDER and victory.wanted > 0
    now = words.say("aslsk-web-of" if is_sum else "aslsk-web-in-the-way", count)
    yield f"{side} {how}, {when}: {now}"
    if victory.leaders:
        out = {"count": table["leaders_out"], "need": victory.leaders}
        yield words.say("aslsk-web-leaders-out", out)
    if victory.more:
        more = {"more": victory.more, "per": victory.more_per}
        yield words.say("aslsk-web-more-per-enemy", more)
    holders: dict[str, list[str]] = {}
    for name, holder in (table["buildings"] or table["control"]).items():
        holders.setdefault(holder, []).append(name)
    if holders:
        shown = [
            words.say(
                "aslsk-terminal-holds", {"side": f"@side-{side}", "places": ", ".join(names)}, GAME
            )
            for side, names in holders.items()
            if side
        ]
        yield "; ".join(shown)
    if victory.spoiled_at:
        losses = table["losses"].get(victory.winner, 0)
        yield words.say("aslsk-web-spoiled", {"losses": losses, "at": victory.spoiled_at})


def off_map_lines(battle: Battle, table: View, words: Words) -> Iterable[str]:
    """Say who waits to be placed or to enter, and who is out of the game."""
    for place, chips in by_hex(table).items():
        shown = " ".join(chip.text for chip in chips)
        facts: dict[str, object] = {"units": shown, "side": f"@side-{chips[0].side}"}
        if place.startswith(WAITS):
            group = battle.scenario.groups[int(place.removeprefix(WAITS)) - 1]
            facts["turn"] = group.turn
            edges = [words.term(f"edge-{edge}", GAME) for edge in group.edges]
            facts["edge"] = words.listed(edges)
            yield words.say("aslsk-terminal-waits", facts, GAME)
        elif place in GONE:
            units = [id for id, unit in table["units"].items() if unit["place"] == place]
            if units:
                facts = {"count": len(units), "units": ", ".join(units)}
                yield words.say(f"aslsk-terminal-{place}", facts)
    losses = [f"{words.term(f'side-{s}', GAME)} {points}" for s, points in table["losses"].items()]
    yield words.say("aslsk-terminal-losses", {"losses": ", ".join(losses)})
