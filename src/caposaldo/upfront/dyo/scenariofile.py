"""The file of a scenario of one's own: read, checked field by field, written (43.0)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.dyo.design import BALANCE, BID, PLACES, ROLES, WAYS, Design
from caposaldo.upfront.dyo.purchase import Batch, Purchase
from caposaldo.upfront.entries import Entry

FILE: Final = "design"
FORMAT: Final = 1
LANGUAGES: Final = ("en", "it")
FIELDS: Final = (
    "format", "title", "story", "way", "scenario", "year", "victory", "decks", "night", "heavy",
    "minefields", "points", "force",
)  # fmt: skip
FORCE_FIELDS: Final = ("role", "nation", "troops", "cards", "secondary", "snipers", "later")
LATER_FIELDS: Final = ("decks", "cards", "secondary")
MOST_CARDS: Final = 60
MOST_POINTS: Final = 9999
LONGEST_TEXT: Final = 2000


def read_design(data: object) -> Design:
    """Read a design from parsed TOML or JSON, or say which field cannot be read."""
    entry = Entry(FILE, data)
    _only(entry, FIELDS)
    entry.whole("format", FORMAT, FORMAT)
    way = entry.word("way", WAYS)
    forces = [_purchase(part) for part in entry.list_of("force", "force", "role")]
    if len(forces) != 2:
        raise entry.wrong(f"there are {len(forces)} forces; write two tables [[force]]")
    if forces[0].role == forces[1].role:
        raise entry.wrong(f"both forces are {forces[0].role}; give one of them the other role")
    forces.sort(key=lambda bought: (*ROLES, *PLACES).index(bought.role))
    return Design(
        way,
        entry.word("year", otherwise=""),
        tuple(forces),
        title=_texts(entry, "title"),
        story=_texts(entry, "story"),
        scenario=entry.word("scenario", otherwise=""),
        victory=entry.whole("victory", 0, 99, otherwise=0),
        decks=entry.whole("decks", 1, 9, otherwise=3),
        night=entry.yes("night", otherwise=False),
        heavy=entry.yes("heavy", otherwise=way != BALANCE),
        minefields=entry.yes("minefields", otherwise=False),
        limits=_limits(entry),
    )


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


# Reading -------------------------------------------------------------------------------------


def _purchase(entry: Entry) -> Purchase:
    _only(entry, FORCE_FIELDS)
    later = entry.list_of("later", "later") if "later" in entry else iter(())
    return Purchase(
        entry.word("nation"),
        entry.word("role", (*ROLES, *PLACES)),
        entry.word("troops", otherwise="line"),
        _batch(entry, 0),
        tuple([_later(part) for part in later]),
        entry.whole("snipers", 0, 9, otherwise=0),
    )


def _later(entry: Entry) -> Batch:
    _only(entry, LATER_FIELDS)
    return _batch(entry, entry.whole("decks", 1, 9))


def _batch(entry: Entry, decks: int) -> Batch:
    cards = entry.wholes("cards", 1, 99)
    if len(cards) > MOST_CARDS:
        raise entry.wrong(f"cards has {len(cards)} numbers; give at most {MOST_CARDS}")
    secondary: dict[str, int] = {}
    if "secondary" in entry:
        bag = entry.part("secondary")
        secondary = {code: bag.whole(code, 0, 20) for code in bag.data}
    return Batch(decks, cards, {code: count for code, count in secondary.items() if count})


def _texts(entry: Entry, field: str) -> dict[str, str]:
    if field not in entry:
        return {}
    part = entry.part(field)
    _only(part, LANGUAGES)
    texts = {lang: part.word(lang) for lang in part.data}
    for lang, said in texts.items():
        if len(said) > LONGEST_TEXT:
            raise part.wrong(f"{lang} is longer than {LONGEST_TEXT} signs; shorten it")
    return texts


def _limits(entry: Entry) -> dict[str, int]:
    if "points" not in entry:
        return {}
    part = entry.part("points")
    _only(part, (*ROLES, *PLACES))
    return {role: part.whole(role, 0, MOST_POINTS) for role in part.data}


def _only(entry: Entry, fields: tuple[str, ...]) -> None:
    for name in entry.data:
        if name not in fields:
            raise entry.wrong(f"{name} is no field; choose from: {', '.join(fields)}")


# Writing -------------------------------------------------------------------------------------


def _force_data(bought: Purchase) -> dict[str, Any]:
    found: dict[str, Any] = {
        "role": bought.role,
        "nation": bought.nation,
        "troops": bought.troops,
        "cards": list(bought.start.cards),
        "secondary": dict(bought.start.secondary),
        "snipers": bought.snipers,
    }
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
            fields = ", ".join(f"{name} = {_value(item)}" for name, item in value.items())
            return f"{{ {fields} }}" if fields else "{}"
    raise UnreadableFile(f"{value!r} cannot be written into a file; give text, numbers or lists")
