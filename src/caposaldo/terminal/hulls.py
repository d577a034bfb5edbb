"""Vehicles and guns at the table of groups: armour, weapons and what has become of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.text import Words

View = Mapping[str, Any]
Line = tuple[str, str]

GUN: Final = "ig"
NONE: Final = -1
SIGNS: Final = (("buttoned", "■"), ("immobile", "⊘"), ("bogged", "≋"), ("shown", "◉"))
COUNTS: Final = (("stun", "✶"), ("losses", "†"), ("credit", "+"))
GROUPS: Final = (("acquired", "⌖"), ("driven", "»"))
SAID: Final = {
    "pinned": "upfront-ui-pinned",
    "buttoned": "upfront-ui-buttoned",
    "stun": "upfront-ui-stunned",
    "immobile": "upfront-ui-immobile",
    "bogged": "upfront-ui-bogged",
    "losses": "upfront-ui-commander",
    "credit": "upfront-ui-credit",
    "acquired": "upfront-ui-acquired",
    "driven": "upfront-ui-driven",
    "shown": "upfront-ui-shown",
}


def hull_rows(man: View, words: Words, game: str) -> list[Line]:
    """Return the lines of a vehicle or gun: name and state, armour, weapons."""
    vehicle = man["vehicle"]
    name = words.term(f"man-{man['id']}", game)
    style = "dim" if man["pinned"] else ""
    # The state comes before the name, which a narrow lane cuts.
    head = (str(man["position"] or "-"), _crew(man), _signs(man), name)
    return [
        (" ".join(part for part in head if part), style),
        (f" {_armour(man)}", style),
        (" " + " ".join(_arm(arm, words) for arm in vehicle["arms"]), style),
    ]


def _signs(man: View) -> str:
    """Return the marks of what has become of it, as the help explains them."""
    state = man["vehicle"]["state"]
    found = ["▼"] if man["pinned"] else []
    found += [sign for key, sign in SIGNS if state[key]]
    found += [f"{sign}{state[key]}" for key, sign in COUNTS if state[key]]
    facts = {**state, "acquired": man["acquired"]}
    found += [f"{sign}{str(facts[key])[-1]}" for key, sign in GROUPS if facts[key]]
    return "".join(found)


def _crew(man: View) -> str:
    """Return the number that touches the crew; behind steel there is none."""
    vehicle = man["vehicle"]
    if vehicle["kind"] == GUN:
        return f"{man['panic'] if man['pinned'] else man['morale']}/{man['kia']}"
    if vehicle["state"]["buttoned"] or man["pinned"]:
        return "-"
    return f"{man['morale']}/{vehicle['ce']}"


def _armour(man: View) -> str:
    """Return armour and flank, or the values of a gun behind its shield, in brackets."""
    vehicle = man["vehicle"]
    if vehicle["kind"] == GUN:
        morale, kia, panic, pinned_kia = vehicle["boxed"]
        return f"[{panic}/{pinned_kia}]" if man["pinned"] else f"[{morale}/{kia}]"
    return f"▣{_plate(vehicle['armour'])} ◪{_plate(vehicle['flank'])}"


def _plate(plate: View) -> str:
    first = "=" if plate["shared"] else plate["immobilise"]
    return f"{first}/{plate['stun']}/{plate['kill']}"


def _arm(arm: View, words: Words) -> str:
    mark = "x" if arm["jammed"] else "-" if arm["gone"] else ""
    name = words.say(f"terminal-arm-{arm['fitting']}")
    return f"{name}{_worth(arm)}{mark}"


def _worth(arm: View) -> str:
    """Return the firepower from the least to the most, or a gun's effects, boxed in brackets."""
    if "firepower" in arm:
        least, most = min(arm["firepower"]), max(arm["firepower"])
        return str(most) if least == most else f"{least}-{most}"
    effect = arm["effect"][0]
    boxed = "" if arm["boxed"] == NONE else f"[{arm['boxed']}]"
    return f"{'' if effect == NONE else effect}{boxed}"


def hull_in_full(man: View, words: Words, game: str) -> str:
    """Tell a vehicle or gun in words: what it is, its numbers by range, what has become of it."""
    vehicle = man["vehicle"]
    kind = words.say(f"upfront-ui-look-of-{vehicle['look']}")
    lines = [f"{man['id']} {words.term('man-' + man['id'], game)}, {kind} · {_crew(man)}"]
    if vehicle["kind"] == GUN:
        figures = _armour(man).strip("[]")
        lines.append("  " + words.say("upfront-ui-shield-said", {"figures": figures}))
    else:
        for part in ("front", "flank"):
            plate = vehicle["armour" if part == "front" else "flank"]
            facts = {key: plate[key] for key in ("immobilise", "stun", "kill")}
            lines.append("  " + words.say(f"upfront-ui-{part}-said", facts))
    lines += [f"  {_by_range(arm, words)}" for arm in vehicle["arms"]]
    states = ", ".join(_said(man, words))
    return "\n".join([*lines, f"  {states}"] if states else lines)


def _by_range(arm: View, words: Words) -> str:
    name = words.say(f"upfront-ui-fitting-{arm['fitting']}")
    if "firepower" in arm:
        figures = "/".join(str(value) for value in arm["firepower"])
    else:
        figures = f"{' '.join(step or '-' for step in arm['to_hit'])} · {_worth(arm)}"
    trouble = "jammed" if arm["jammed"] else "gone" if arm["gone"] else ""
    said = words.say(f"upfront-ui-{trouble}") if trouble else ""
    return ", ".join(part for part in (f"{name} {figures}", said) if part)


def _said(man: View, words: Words) -> Iterator[str]:
    """Give the states in words, in the order of their marks."""
    vehicle = man["vehicle"]
    facts = {**vehicle["state"], "pinned": man["pinned"], "acquired": man["acquired"]}
    for key, id in SAID.items():
        if not facts[key]:
            continue
        lost = key == "losses" and vehicle["kind"] == GUN
        shown = {key: facts[key], "letter": str(facts[key])[-1]}
        yield words.say("upfront-ui-crew-lost" if lost else id, shown)
