"""The file of a scenario of one's own, written so that people can edit it (43.0)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battlefields import PLAIN
from caposaldo.upfront.dyo.design import BID, Design
from caposaldo.upfront.dyo.purchase import Purchase
from caposaldo.upfront.dyo.reading import FORMAT, LANGUAGES


def design_data(design: Design) -> dict[str, Any]:
    """Return a design as the data its file holds."""
    found: dict[str, Any] = {"format": FORMAT, "way": design.way}
    found["title"] = {lang: design.title.get(lang, "") for lang in LANGUAGES}
    found["story"] = {lang: design.story.get(lang, "") for lang in LANGUAGES}
    found["year"] = design.year
    if design.way == BID:
        found |= {"victory": design.victory, "decks": design.decks}
        found["minefields"] = design.minefields
    else:
        found["scenario"] = design.scenario
    found |= {"night": design.night, "heavy": design.heavy, "points": dict(design.limits)}
    # Few designs have a ground of their own; what is as usual is not written.
    if design.battlefield != PLAIN:
        found["battlefield"] = design.battlefield
    if design.fire:
        found["fire"] = True
    if design.readings:
        found["readings"] = dict(design.readings)
    found["force"] = [_force_data(bought) for bought in design.forces]
    return found


def write_design(design: Design) -> str:
    """Write a design as TOML that people can edit."""
    return "\n".join(_written(design_data(design))) + "\n"


def lines_of(text: str) -> dict[str, int]:
    """Tell on which line of a file each field stands, as in `force 2, later 1, cards`."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    place = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("[["):
            name = bare.strip("[] ").partition("]")[0].strip()
            counts[name] = counts.get(name, 0) + 1
            outer, _, inner = name.rpartition(".")
            if not outer:
                counts = {key: n for key, n in counts.items() if not key.startswith(f"{name}.")}
            before = f"{outer} {counts.get(outer, 0)}, " if outer else ""
            place = f"{before}{inner or name} {counts[name]}, "
            found.setdefault(place.rstrip(", "), number)
        elif bare.startswith("["):
            place = f"{bare.strip('[] ')}, "
        elif "=" in bare and not bare.startswith("#"):
            found.setdefault(place + bare.partition("=")[0].strip(), number)
    return found


def _force_data(bought: Purchase) -> dict[str, Any]:
    found: dict[str, Any] = {
        "role": bought.role,
        "nation": bought.nation,
        "troops": bought.troops,
        "cards": list(bought.start.cards),
        "secondary": dict(bought.start.secondary),
        "snipers": bought.snipers,
    }
    if bought.marines:
        found["marines"] = True
    if bought.random_decks:
        found["random_decks"] = list(bought.random_decks)
    if bought.later:
        found["later"] = [
            {
                "decks": batch.decks,
                "cards": list(batch.cards),
                "secondary": dict(batch.secondary),
            }
            for batch in bought.later
        ]
    return found


def _written(data: Mapping[str, Any], place: str = "") -> Iterator[str]:
    """Write the plain fields of a table, then its lists of tables under their names."""
    for name, value in data.items():
        if not _tables(value):
            yield f"{name} = {_value(value)}"
    for name, value in data.items():
        for part in value if _tables(value) else ():
            yield ""
            yield f"[[{place}{name}]]"
            yield from _written(part, f"{place}{name}.")


def _tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            # A JSON string is a TOML string but for DEL, which nobody can see anyway.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "")
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case Mapping():
            fields = ", ".join(f"{_key(name)} = {_value(item)}" for name, item in value.items())
            return f"{{ {fields} }}" if fields else "{}"
    raise UnreadableFile(f"{value!r} cannot be written into a file; give text, numbers or lists")


def _key(name: str) -> str:
    """Return the name of a field as TOML wants it: in quotes unless it is a plain word."""
    plain = name.isascii() and name.replace("_", "").isalnum()
    return name if plain else _value(name)
