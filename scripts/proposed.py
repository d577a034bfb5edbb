"""Write docs/proposed.md: the figures of Up Front's data files that no source prints."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final

Entry = Mapping[str, Any]
Weak = dict[str, list[str]]

DATA: Final = Path(__file__).parents[1] / "src/caposaldo/upfront/data"
PROPOSED: Final = "proposed"
DERIVED: Final = "derived"

# What the word `basis` of an entry speaks of; the head of each file says so.
OF_VEHICLES: Final = (
    "guns", "armour", "flank", "morale", "ce_value", "values", "pinned_values", "panic", "rout",
    "ft", "ft_malfunction", "mg_malfunction", "ce", "bu", "pinned", "open_topped", "assault_gun",
    "smoke", "no_he", "gun_repair", "gun_remove", "mg_repair", "mg_remove", "repair", "remove",
    "crew", "vp", "from",
)  # fmt: skip
OF_WEAPONS: Final = (
    "fp", "fp_uncrewed", "fp_boxed", "to_hit", "to_hit_uncrewed", "effect", "effect_by_range",
    "malfunction", "repair", "remove", "cc",
)  # fmt: skip
OF_MEN: Final = ("weapon", "rank", "morale", "panic", "kia", "points")
OWN_NAMES: Final = {"radio_basis": "radio_cards"}
SAID_APART: Final = ("like", "note", "replaces", "rule", "under", "whole")
"""What an entry of a battlefield says of itself, and of readings."""
UNPRINTED: Final = ("name",)
"""What inside a figure is a name of ours and nobody's figure."""

HEAD: Final = """\
# Figures that no source prints

Up Front's cards are in part a reconstruction. This page lists what is not printed in any source
at hand, file by file, with the names of the fields; what is not listed was found. `make docs`
writes it from the data files.

* **proposed**: our own choice, made to fit what is known. Replace it freely.
* **worked out**: follows from figures that were found, as a price does from scenario totals.

## How to correct a figure

Whoever owns the printed card needs one file. Copy it from the package into a folder of your own,
under its name, correct the figure, and start with that folder:

```
caposaldo --data my-cards
```

What the folder lacks comes from the package. [Your own cards](data.md) tells where the files are,
what their fields mean and what is checked.
"""


def read(folder: Path, name: str) -> dict[str, Any]:
    """Return one data file."""
    return tomllib.loads((folder / name).read_text("utf-8"))


def leaves(value: object, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the path of every single figure inside a field."""
    parts = value if isinstance(value, list) else [value]
    tables = [part for part in parts if isinstance(part, dict)]
    if not tables:
        yield path
    # Two guns of a vehicle have the same fields; each is named once.
    for key in dict.fromkeys(key for table in tables for key in table):
        if key not in UNPRINTED:
            holder = next(table for table in tables if key in table)
            yield from leaves(holder[key], (*path, key))


def weak(entry: Entry, spoken_of: Iterable[str]) -> Weak:
    """Return the fields of an entry that were not found, by how they came about."""
    of: Mapping[str, str] = entry.get("basis_of", {})
    said: dict[str, str] = {}
    for field in spoken_of:
        if entry.get(field, []) != []:
            said |= _field(field, entry[field], of, str(entry.get("basis", "found")))
    for key, basis in entry.items():
        if key.endswith("_basis"):
            said[OWN_NAMES.get(key, key.removesuffix("_basis"))] = basis
    named = {part for name in said for part in name.split(".")}
    joined = {"_".join(name.split(".")[-2:]) for name in said}
    # Some notes are finer than a field, as the dates of a weapon.
    said |= {name: basis for name, basis in of.items() if name not in named | joined}
    if said.get("title") == "number_proposed":
        said["no"] = PROPOSED
    return {wanted: _names(said, wanted) for wanted in (PROPOSED, DERIVED)}


def _names(said: Mapping[str, str], wanted: str) -> list[str]:
    return [name for name, basis in said.items() if basis == wanted]


def _field(field: str, value: object, of: Mapping[str, str], basis: str) -> dict[str, str]:
    """Say how each figure of a field came about, or the field as a whole if they agree."""
    found: dict[str, str] = {}
    for path in leaves(value, (field,)):
        names = (path[0], path[-1], "_".join(path[-2:]))
        known = [of[name] for name in names if name in of]
        found[".".join(path)] = known[0] if known else basis
    kinds = set(found.values())
    return {field: kinds.pop()} if len(kinds) == 1 else found


def table(heading: str, rows: Iterable[tuple[str, Weak]]) -> list[str]:
    """Return a table of the entries that hold something not found."""
    lines = [
        f"| {name} | {_listed(fields[PROPOSED])} | {_listed(fields[DERIVED])} |"
        for name, fields in rows
        if any(fields.values())
    ]
    return ["", f"| {heading} | proposed | worked out |", "|---|---|---|", *lines] if lines else []


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def numbers(values: Iterable[int]) -> str:
    """Return numbers with runs drawn together, as in `1-3, 7`."""
    runs: list[list[int]] = []
    for value in sorted(values):
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def vehicles(folder: Path) -> list[str]:
    """Return the part about infantry guns and armoured vehicles."""
    lines = ["", "## `vehicles.toml`: infantry guns and armoured vehicles"]
    entries: list[Entry] = read(folder, "vehicles.toml")["vehicle"]
    for nation, group in groupby(entries, key=lambda entry: str(entry["nation"])):
        rows = [(f"{entry['no']} {entry['title']}", weak(entry, OF_VEHICLES)) for entry in group]
        lines += ["", f"### {nation.capitalize()}", *table("card", rows)]
    return lines


def weapons(folder: Path) -> list[str]:
    """Return the part about the weapons of men."""
    data = read(folder, "weapons.toml")
    rows = [
        (f"{entry['nation']} {entry['code']}", weak(entry, OF_WEAPONS)) for entry in data["weapon"]
    ]
    rows += [(f"secondary {entry['code']}", weak(entry, ())) for entry in data["secondary"]]
    return ["", "## `weapons.toml`: weapons", *table("weapon", rows)]


def men(folder: Path) -> list[str]:
    """Return the part about the personality cards."""
    data = read(folder, "personalities.toml")
    rows = [
        (f"{entry['nation']} {entry['no']} {entry['name']}", weak(entry, OF_MEN))
        for entry in data["personality"]
    ]
    rows += [
        (f"{entry['nation']} blank card {entry.get('no', '')}".strip(), weak(entry, OF_MEN))
        for entry in data["blank"]
    ]
    always = "`rout`, `kia_pinned` and `ccv` of every man are worked out. Surnames are invented."
    return ["", "## `personalities.toml`: men", "", always, *table("card", rows)]


def deck(folder: Path) -> list[str]:
    """Return the part about the action cards."""
    cards: list[Entry] = read(folder, "action_deck.toml")["card"]
    lines = ["", "## `action_deck.toml`: the action cards", ""]
    lines += ["`basis` speaks of kind and use, `rn_basis` of the random number,"]
    lines += ["`rpn_basis` of the ten position columns.", "", "| what | cards |", "|---|---|"]
    for field, basis, what in (
        ("basis", "filled", "kind and use proposed"),
        ("basis", "inferred", "kind and use worked out"),
        ("rn_basis", "filled", "random number and its colour proposed"),
        ("rn_basis", "colour known", "random number proposed, its colour found"),
        ("rn_basis", "colour inferred", "random number proposed, its colour worked out"),
        ("rpn_basis", "filled", "position columns proposed"),
        ("rpn_basis", "part", "some of the position columns proposed"),
    ):
        lines.append(f"| {what} | {numbers(_cards(cards, field, basis))} |")
    for note in dict.fromkeys(str(entry["note"]) for entry in cards if "note" in entry):
        what = note.replace("filled", "proposed").replace("inferred", "worked out")
        lines.append(f"| {what} | {numbers(_cards(cards, 'note', note))} |")
    return lines


def _cards(cards: Iterable[Entry], field: str, word: str) -> list[int]:
    return [entry["no"] for entry in cards if entry.get(field) == word]


def scenarios(folder: Path) -> list[str]:
    """Return the part about the scenarios."""
    rows: list[tuple[str, Weak]] = []
    for letter, entry in read(folder, "scenarios.toml")["scenario"].items():
        rows.append((f"scenario {letter}", weak(entry["victory"], ())))
        rows += [
            (f"scenario {letter}, {force['nation']} {force['role']}", weak(force, ("cards",)))
            for force in entry["force"]
        ]
    return ["", "## `scenarios.toml`: scenarios", *table("scenario", rows)]


def battlefields(folder: Path) -> list[str]:
    """Return the part about the ground of other battlefields."""
    data = read(folder, "battlefields.toml")
    rows: list[tuple[str, Weak]] = []
    for kind, entry in data["terrain"].items():
        rows.append((f"terrain `{kind}`", weak(entry, _said(entry))))
    for name, entry in data["battlefield"].items():
        rows.append((f"`{name}`", weak(entry, ())))
        for kind, changed in entry.get("terrain", {}).items():
            rows.append((f"`{name}`, terrain `{kind}`", weak(changed, _said(changed))))
        for cards in entry.get("cards", ()):
            what = cards.get("terrain", cards.get("kind"))
            title = f"`{name}`, cards {numbers(cards['no'])}: `{what}`"
            rows.append((title, weak(cards, _said(cards))))
    return ["", "## `battlefields.toml`: other battlefields", *table("what", rows)]


def _said(entry: Entry) -> list[str]:
    """Return the fields of an entry that are figures, not words about them."""
    return [field for field in entry if "basis" not in field and field not in SAID_APART]


def nations(folder: Path) -> list[str]:
    """Return the part about the nations."""
    rows: list[tuple[str, Weak]] = []
    for name, entry in read(folder, "nations.toml")["nation"].items():
        rows += [(name, weak(entry, ())), (f"{name}, `dyo`", weak(entry["dyo"], ()))]
    return ["", "## `nations.toml`: nations", *table("nation", rows)]


def own_forces(folder: Path) -> list[str]:
    """Return the part about forces and scenarios of one's own."""
    parts = {
        name: entry for name, entry in read(folder, "dyo.toml").items() if isinstance(entry, dict)
    }
    rows = [
        (f"`{name}`", weak(entry, [field for field in entry if "basis" not in field]))
        for name, entry in parts.items()
    ]
    return ["", "## `dyo.toml`: forces and scenarios of one's own", *table("part", rows)]


def page(folder: Path = DATA) -> str:
    """Return the whole page."""
    parts = (vehicles, weapons, men, deck, battlefields, scenarios, nations, own_forces)
    return HEAD + "\n".join(line for part in parts for line in part(folder)) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
