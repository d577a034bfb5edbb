"""The words of the text form for men, cards on the ground and loose weapons, both ways."""

from __future__ import annotations

import re
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import (
    BARE,
    DIRECTIONS,
    OPEN,
    ORDER,
    SMOKE,
    TERRAIN,
    WIRE,
    Laid,
    Loose,
    group_id,
    letter_of,
)
from caposaldo.upfront.hulls import Hull, read_hull
from caposaldo.upfront.laws import FARTHEST
from caposaldo.upfront.men import Man, fresh
from caposaldo.upfront.personalities import ManId

FLAGS: Final = ("pinned", "wounded", "berserk", "jammed", "captured")
# The words of a man that carry a value, and the field each of them fills.
VALUES: Final = {
    "carries": "secondary",
    "kept": "kept",
    "assists": "assists",
    "inside": "inside",
    "to": "heading",
    "acquired": "acquired",
    "guards": "guards",
}
UNARMED: Final = "unarmed"
FAULTY: Final = "faulty"
"""His secondary weapon is jammed; written after the weapon itself (40.4)."""
NUMBER: Final = re.compile(r"[0-9]{1,3}")


def man_word(man: Man) -> str:
    """Write a man with whatever is not as on his card."""
    parts: list[str] = [man.card.id]
    if man.weapon is not man.card.weapon:
        parts.append(f"weapon={man.weapon.code}" if man.weapon is not None else UNARMED)
    parts += [flag for flag in FLAGS if getattr(man, flag)]
    parts += [f"{word}={_shown(man, word)}" for word in VALUES if getattr(man, VALUES[word])]
    parts += [FAULTY] if man.faulty else []
    return ".".join(parts + (hull_words(man.hull) if man.hull is not None else []))


def hull_words(hull: Hull) -> list[str]:
    """Write what has become of a vehicle or gun: `buttoned`, `stun=3`, `jams=mg,flame`."""
    found = []
    for name in Hull.FIELDS:
        value = getattr(hull, name)
        if value is True:
            found.append(name)
        elif value:
            found.append(f"{name}={','.join(value) if isinstance(value, tuple) else value}")
    return found


def with_word(hull: Hull, name: str, value: str) -> Hull:
    """Read one word about a vehicle or gun."""
    usual = getattr(hull, name)
    meant: object = value
    if isinstance(usual, bool):
        meant = not value
    elif isinstance(usual, int):
        meant = count(value)
    elif isinstance(usual, tuple):
        meant = value.split(",")
    try:
        return read_hull({**hull.data(), name: meant})
    except (TypeError, ValueError):
        raise UnreadableFile(f"no vehicle can be {name}={value!r}") from None


def _shown(man: Man, word: str) -> str:
    if word == "guards":
        return ",".join(man.guards)
    value = str(getattr(man, VALUES[word]))
    return letter_of(value) if word in ("inside", "acquired") else value


def read_man_word(battle: Battle, side: str, word: str) -> Man:
    """Read a man of this side."""
    id, *marks = word.split(".")
    card = battle.box.men.get(ManId(id))
    if card is None or card.nation != battle.sheets[side].nation.cards_of:
        raise UnreadableFile(f"{side} has no man {id!r}")
    man = fresh(card)
    for mark in marks:
        name, equals, value = mark.partition("=")
        if mark in FLAGS or mark == FAULTY:
            man = man.but(**{mark: True})
        elif mark == UNARMED:
            man = man.but(weapon=None)
        elif equals and value and name == "weapon":
            if value not in battle.box.weapons:
                raise UnreadableFile(f"there is no weapon {value!r}")
            man = man.but(weapon=battle.box.weapons[value])
        elif equals and value and name in VALUES:
            man = man.but(**{VALUES[name]: _meant(battle, side, name, value)})
        elif man.hull is not None and name in Hull.FIELDS:
            man = man.but(hull=with_word(man.hull, name, value))
        else:
            raise UnreadableFile(f"a man cannot be {mark!r}")
    return man


def _meant(battle: Battle, side: str, name: str, value: str) -> str | tuple[str, ...]:
    match name:
        case "guards":
            return tuple(known_man(battle, id) for id in value.split(","))
        case "assists":
            return known_man(battle, value)
        case "to":
            return known_letter(value)
        case "inside" | "acquired":
            return group_id(battle.enemy(side), known_letter(value))
        case _:
            if value not in battle.box.weapons and value not in battle.box.secondary:
                raise UnreadableFile(f"there is no weapon {value!r}")
            return value


def laid_word(card: Card, laid: Laid) -> str:
    """Write a card on the ground; its role is left out where the card tells it."""
    return laid.card if laid.role == usual_role(card) else f"{laid.card}>{laid.role}"


def read_laid(battle: Battle, word: str) -> Laid:
    """Read a card on the ground."""
    id, mark, role = word.partition(">")
    card = battle.deck[known_card(battle, id)]
    role = role if mark else usual_role(card)
    if not role:
        raise UnreadableFile(f"say as what card {id} lies there, as in {id}>forward or {id}>open")
    if not _can_lie(card, role):
        raise UnreadableFile(f"card {id} cannot lie there as {role!r}")
    return Laid(card.id, role)


def usual_role(card: Card) -> str:
    """Return what a card is on the ground unless something else is said; empty: no telling."""
    return card.kind if card.kind in (TERRAIN, WIRE, SMOKE) else ""


def _can_lie(card: Card, role: str) -> bool:
    kinds = {card.kind, *[half.kind for half in card.halves]}
    return (
        role in (OPEN, BARE)
        or role in kinds & {TERRAIN, WIRE, SMOKE}
        or (role in DIRECTIONS and "movement" in kinds)
    )


def loose_word(weapon: Loose) -> str:
    """Write a weapon that nobody holds."""
    parts = [weapon.code, *[flag for flag in ("jammed", "captured") if getattr(weapon, flag)]]
    if weapon.operator:
        parts.append(f"operator={weapon.operator}")
    return ".".join(parts)


def read_loose(battle: Battle, word: str) -> Loose:
    """Read a weapon that nobody holds."""
    code, *marks = word.split(".")
    if code not in battle.box.weapons and code not in battle.box.secondary:
        raise UnreadableFile(f"there is no weapon {code!r}")
    operator = ""
    for mark in marks:
        name, _, value = mark.partition("=")
        if name == "operator":
            operator = known_man(battle, value)
        elif mark not in ("jammed", "captured"):
            raise UnreadableFile(f"a weapon cannot be {mark!r}")
    return Loose(code, "jammed" in marks, "captured" in marks, operator)


def known_card(battle: Battle, word: str) -> CardId:
    """Take the number of a card of the deck."""
    if CardId(word) not in battle.deck:
        raise UnreadableFile(f"there is no card {word!r}")
    return CardId(word)


def known_man(battle: Battle, word: str) -> str:
    """Take the name of a man, of whatever side."""
    if ManId(word) not in battle.box.men:
        raise UnreadableFile(f"there is no man {word!r}")
    return word


def known_letter(word: str) -> str:
    """Take the letter of a group."""
    if len(word) != 1 or word not in ORDER:
        raise UnreadableFile(f"no group has the letter {word!r}")
    return word


def known_side(battle: Battle, word: str) -> str:
    """Take the name of a side."""
    if word not in battle.sides:
        raise UnreadableFile(f"{word!r} is no side of this position")
    return word


def range_number(word: str) -> int:
    """Take a range number, which may be below 0 (5.51)."""
    number = word.removeprefix("-")
    if not NUMBER.fullmatch(number) or int(number) > FARTHEST:
        raise UnreadableFile(f"{word!r} is no range number")
    return int(word)


def count(word: str, most: int = 999) -> int:
    """Take a whole number from 0 up."""
    if not NUMBER.fullmatch(word) or int(word) > most:
        raise UnreadableFile(f"{word!r} is no whole number from 0 to {most}")
    return int(word)
