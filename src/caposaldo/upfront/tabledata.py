"""Reading a table from its data, which may be damaged or hostile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, cast

from caposaldo.kernel.codec import BROKEN, listing, mapping, text, texts, whole
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, read_group
from caposaldo.upfront.laws import FARTHEST, fault
from caposaldo.upfront.men import Man, read_man
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.verbs import CAPTURED, FREED, ROUTS, WITHDRAWN, WRECKS

V = TypeVar("V")

FATES: Final = (*WRECKS, *ROUTS, CAPTURED, FREED, WITHDRAWN)
FIELDS: Final = (
    "groups",
    "hands",
    "pile",
    "discards",
    "unseen",
    "gone",
    "quota",
    "decks",
    "over",
    "turn",
    "lost",
    "strength",
    "snipers",
    "short",
    "encircled",
    "shells",
    "waiting",
    "endured",
)
LATER: Final = ("notes", "covered", "command")
"""Fields that older files lack, and files of games that do not use them."""


def read_table(battle: Battle, data: Mapping[str, object]) -> UpFrontTable:
    """Read a table; every name in it is checked, every card must lie somewhere once."""
    if set(data) - set(LATER) != set(FIELDS):
        raise UnreadableFile(f"the table of this file must have the fields {', '.join(FIELDS)}")
    try:
        table = _read(battle, data)
        _settle_command(table, mapping(data.get("command", {}), "the leaders"))
        broken = fault(table)
    except BROKEN as error:
        raise UnreadableFile(f"the table of this file cannot be read: {error}") from None
    if broken is not None:
        raise UnreadableFile(f"the table of this file cannot be: {broken}")
    return table


def _read(battle: Battle, data: Mapping[str, object]) -> UpFrontTable:
    def per_side(name: str, read: Callable[[object, str], V]) -> dict[str, V]:
        given = mapping(data[name], name)
        if set(given) != set(battle.sides):
            raise UnreadableFile(f"{name} must name {' and '.join(battle.sides)}")
        return {side: read(given[side], f"{name} of {side}") for side in battle.sides}

    quota = mapping(data["quota"], "quota")
    return UpFrontTable(
        battle,
        _groups(battle, data["groups"]),
        per_side("hands", _cards),
        list(_cards(data["pile"], "the pile")),
        list(_cards(data["discards"], "the discards")),
        per_side("unseen", _cards),
        _cards(data["gone"], "the cards gone"),
        {kind: _count(number, f"the quota of {kind}") for kind, number in quota.items()},
        _count(data["decks"], "the number of decks"),
        _yes(data["over"], "over"),
        _turn(battle, mapping(data["turn"], "the turn")),
        _lost(mapping(data["lost"], "the lost men")),
        per_side("strength", _count),
        per_side("snipers", _count),
        per_side("short", _yes),
        _encircled(mapping(data["encircled"], "the encircled groups")),
        tuple(_shell(battle, entry) for entry in texts(data["shells"], "the shells")),
        per_side("waiting", texts),
        per_side("endured", _count),
        texts(data.get("notes", []), "the notes"),
        per_side("covered", _cards) if "covered" in data else None,
    )


def _settle_command(table: UpFrontTable, given: Mapping[str, object]) -> None:
    """Take over the order of the leaders; what older files do not say is as they stand (15.1)."""
    if set(given) - set(table.battle.sides):
        raise UnreadableFile(f"the leaders must be those of {' or '.join(table.battle.sides)}")
    for side in table.battle.sides:
        noted = texts(given.get(side, []), f"the leaders of {side}")
        table.settle_command(side, noted)
        refuse_strangers(table, side, noted)


def refuse_strangers(table: UpFrontTable, side: str, noted: tuple[str, ...]) -> None:
    """Refuse an order of leaders that does not name each leader of a side once (15.3)."""
    if noted and noted != table.command[side]:
        here = ", ".join(sorted(table.command[side])) or "nobody"
        raise UnreadableFile(f"the leaders of {side} are {here}; name each of them once")


def _groups(battle: Battle, data: object) -> dict[str, Group]:
    def man(entry: Mapping[str, Any]) -> Man:
        return read_man(battle.box.men, battle.box.weapons, mapping(entry, "a man"))

    groups: dict[str, Group] = {}
    for entry in listing(data, "the groups"):
        group = read_group(mapping(entry, "a group"), man)
        if group.id in groups:
            raise UnreadableFile(f"{group.id} is there twice")
        groups[group.id] = group
    return groups


def _cards(data: object, what: str) -> tuple[CardId, ...]:
    return tuple([CardId(id) for id in texts(data, what)])


def _count(data: object, what: str) -> int:
    number = whole(data, what)
    if number < 0:
        raise UnreadableFile(f"{what} cannot be {number}")
    return number


def _yes(data: object, what: str) -> bool:
    if not isinstance(data, bool):
        raise UnreadableFile(f"{what} must be true or false")
    return data


def _turn(battle: Battle, data: Mapping[str, object]) -> Turn:
    if set(data) != set(Turn.FIELDS):
        raise UnreadableFile(f"the turn must have the fields {', '.join(Turn.FIELDS)}")
    if text(data["side"], "the side in turn") not in battle.sides:
        raise UnreadableFile(f"{data['side']!r} is no side of this game")
    plain = Turn("", 0)
    values: list[object] = []
    for name in Turn.FIELDS:
        sort = type(getattr(plain, name))
        value = texts(data[name], f"{name} of the turn") if sort is tuple else data[name]
        if type(value) is not sort or (sort is int and cast(int, value) < 0):
            raise UnreadableFile(f"{name} of the turn cannot be {value!r}")
        values.append(value)
    turn = cast("Callable[..., Turn]", Turn)(*values)
    for entry in turn.started:
        int(entry.partition("=")[2])
    return turn


def _lost(data: Mapping[str, object]) -> dict[str, str]:
    for man, fate in data.items():
        if fate not in FATES:
            raise UnreadableFile(f"{man} cannot be lost as {fate!r}")
    return {man: str(fate) for man, fate in data.items()}


def _encircled(data: Mapping[str, object]) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for id, pair in data.items():
        behind, before = texts(pair, f"what encircles {id}")
        found[id] = (behind, before)
    return found


def _shell(battle: Battle, entry: str) -> str:
    side, letter, range, turns = entry.split(" ")
    if side not in battle.sides or len(letter) != 1 or abs(int(range)) > FARTHEST or int(turns) < 0:
        raise UnreadableFile(f"there can be no starshell {entry!r}")
    return entry
