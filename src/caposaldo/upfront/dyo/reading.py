"""A design read from its file, field by field (43.0)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battlefields import PLAIN
from caposaldo.upfront.dyo.design import PLACES, ROLES, WAYS, Design
from caposaldo.upfront.dyo.formcheck import Complaint, Reader, tables, unreadable
from caposaldo.upfront.dyo.purchase import ANSWERS, READINGS, Batch, Purchase
from caposaldo.upfront.entries import Entry

FILE: Final = "design"
FORMAT: Final = 1
LANGUAGES: Final = ("en", "it")
MOST_CARDS: Final = 60
MOST_POINTS: Final = 9999
LONGEST_TEXT: Final = 2000


def read_design(data: object) -> Design:
    """Read a design from parsed TOML or JSON, or say which fields cannot be read."""
    found = complaints(data)
    if found:
        raise UnreadableFile("; ".join([complaint.told for complaint in found]))
    entry = Entry(FILE, data)
    way = _way(entry)
    forces = [_purchase(part) for part in entry.list_of("force", "force", "role")]
    forces.sort(key=lambda bought: (*ROLES, *PLACES).index(bought.role))
    return Design(
        way,
        _year(entry),
        tuple(forces),
        title=_texts(entry, "title"),
        story=_texts(entry, "story"),
        scenario=_scenario(entry),
        victory=_victory(entry),
        decks=_decks(entry),
        night=_night(entry),
        battlefield=_battlefield(entry),
        fire=_fire(entry),
        heavy=_heavy(entry),
        minefields=_minefields(entry),
        limits=_limits(entry),
        readings=_readings(entry),
    )


def complaints(data: object) -> list[Complaint]:
    """List everything that cannot be read in a design, not only the first of it."""
    try:
        entry = Entry(FILE, data)
    except UnreadableFile as error:
        return [Complaint("", str(error))]
    found = [*unreadable(entry, READERS)]
    for number, force in enumerate(tables(entry, "force", "role"), 1):
        place = f"force {number}, "
        found += unreadable(force, FORCE_READERS, place)
        for at, later in enumerate(tables(force, "later"), 1):
            found += unreadable(later, LATER_READERS, f"{place}later {at}, ")
    return found


def _way(entry: Entry) -> str:
    return entry.word("way", WAYS)


def _year(entry: Entry) -> str:
    return entry.word("year", otherwise="")


def _scenario(entry: Entry) -> str:
    return entry.word("scenario", otherwise="")


def _victory(entry: Entry) -> int:
    return entry.whole("victory", 0, 99, otherwise=0)


def _decks(entry: Entry) -> int:
    return entry.whole("decks", 1, 9, otherwise=3)


def _night(entry: Entry) -> bool:
    return entry.yes("night", otherwise=False)


def _battlefield(entry: Entry) -> str:
    return entry.word("battlefield", otherwise=PLAIN)


def _fire(entry: Entry) -> bool:
    return entry.yes("fire", otherwise=False)


def _heavy(entry: Entry) -> bool:
    return entry.yes("heavy", otherwise=True)


def _minefields(entry: Entry) -> bool:
    return entry.yes("minefields", otherwise=False)


def _two_forces(entry: Entry) -> None:
    forces = list(entry.list_of("force", "force", "role"))
    if len(forces) != len(ROLES):
        raise entry.wrong(f"there are {len(forces)} forces; write two tables [[force]]")
    roles = [force.at("role", "") for force in forces]
    if roles[0] == roles[1]:
        raise entry.wrong(f"both forces are {roles[0]}; give one of them the other role")


def _purchase(entry: Entry) -> Purchase:
    return Purchase(
        _nation(entry),
        _role(entry),
        _troops(entry),
        _batch(entry, 0),
        tuple([_batch(part, _after(part)) for part in _waves(entry)]),
        _snipers(entry),
        _random_decks(entry),
        _marines(entry),
    )


def _nation(entry: Entry) -> str:
    return entry.word("nation")


def _role(entry: Entry) -> str:
    return entry.word("role", (*ROLES, *PLACES))


def _troops(entry: Entry) -> str:
    return entry.word("troops", otherwise="line")


def _snipers(entry: Entry) -> int:
    return entry.whole("snipers", 0, 9, otherwise=0)


def _marines(entry: Entry) -> bool:
    return entry.yes("marines", otherwise=False)


def _random_decks(entry: Entry) -> tuple[int, ...]:
    return entry.wholes("random_decks", 1, 9) if "random_decks" in entry else ()


def _waves(entry: Entry) -> list[Entry]:
    return list(entry.list_of("later", "later")) if "later" in entry else []


def _after(entry: Entry) -> int:
    return entry.whole("decks", 1, 9)


def _batch(entry: Entry, decks: int) -> Batch:
    carried = {code: count for code, count in _secondary(entry).items() if count}
    return Batch(decks, _cards(entry), carried)


def _cards(entry: Entry) -> tuple[int, ...]:
    cards = entry.wholes("cards", 1, 99)
    if len(cards) > MOST_CARDS:
        raise entry.wrong(f"cards has {len(cards)} numbers; give at most {MOST_CARDS}")
    return cards


def _secondary(entry: Entry) -> dict[str, int]:
    if "secondary" not in entry:
        return {}
    bag = entry.part("secondary")
    return {code: bag.whole(code, 0, 20) for code in bag.data}


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


def _readings(entry: Entry) -> dict[str, str]:
    if "readings" not in entry:
        return {}
    part = entry.part("readings")
    _only(part, READINGS)
    return {name: part.word(name, ANSWERS) for name in part.data}


def _only(entry: Entry, fields: tuple[str, ...]) -> None:
    for name in entry.data:
        if name not in fields:
            raise entry.wrong(f"{name} is no field; choose from: {', '.join(fields)}")


READERS: Final[dict[str, Reader]] = {
    "format": lambda entry: entry.whole("format", FORMAT, FORMAT),
    "title": lambda entry: _texts(entry, "title"),
    "story": lambda entry: _texts(entry, "story"),
    "way": _way,
    "scenario": _scenario,
    "year": _year,
    "victory": _victory,
    "decks": _decks,
    "night": _night,
    "battlefield": _battlefield,
    "fire": _fire,
    "heavy": _heavy,
    "minefields": _minefields,
    "points": _limits,
    "readings": _readings,
    "force": _two_forces,
}
FORCE_READERS: Final[dict[str, Reader]] = {
    "role": _role,
    "nation": _nation,
    "troops": _troops,
    "cards": _cards,
    "secondary": _secondary,
    "snipers": _snipers,
    "random_decks": _random_decks,
    "marines": _marines,
    "later": _waves,
}
LATER_READERS: Final[dict[str, Reader]] = {
    "decks": _after,
    "cards": _cards,
    "secondary": _secondary,
}
