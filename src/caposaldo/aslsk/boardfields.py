"""Fields of a board file, one by one; what is wrong is told in one sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from caposaldo.aslsk.hexes import Point
from caposaldo.aslsk.pieces import without_doubles
from caposaldo.kernel.codec import listing, mapping, text, whole
from caposaldo.kernel.errors import UnreadableFile

LARGEST_SCALE: Final[int] = 1000
_ID: Final = re.compile(r"[a-z]{1,12}")


def split(given: object, what: str) -> list[str]:
    """Read a list of strings, each of one word or several."""
    return [word for item in listing(given, what) for word in text(item, what).split()]


def outline_of(given: object, what: str, origin: Point) -> tuple[Point, ...]:
    """Read the points of an outline that count from an origin; it may end where it began."""
    points: list[Point] = []
    for item in listing(given, f"outline of {what}"):
        pair = listing(item, f"each point of {what}")
        if len(pair) != 2:
            raise UnreadableFile(f"{what} has the point {pair}; write [x, y]")
        x, y = whole(pair[0], f"x in {what}"), whole(pair[1], f"y in {what}")
        points.append((x + origin[0], y + origin[1]))
    points = without_doubles(points)
    if len(points) < 3:
        raise UnreadableFile(f"{what} has an outline of {len(points)} points; give three or more")
    return tuple(points)


def rect_of(given: object, what: str, origin: Point) -> tuple[Point, ...]:
    """Read a rectangle that counts from an origin."""
    sides = [whole(side, f"rect of {what}") for side in listing(given, f"rect of {what}")]
    if len(sides) != 4 or sides[0] >= sides[2] or sides[1] >= sides[3]:
        raise UnreadableFile(f"{what} has the rect {sides}; write [left, top, right, bottom]")
    x, y = origin
    left, top, right, bottom = sides[0] + x, sides[1] + y, sides[2] + x, sides[3] + y
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def id_of(data: Mapping[str, object]) -> str:
    """Read the id of a board."""
    id = text(data.get("id"), "id")
    if _ID.fullmatch(id) is None:
        raise UnreadableFile(f"id is {id!r}; write up to twelve small letters")
    return id


def number_of(data: Mapping[str, object], field: str, low: int, high: int) -> int:
    """Read a whole number between two others."""
    number = whole(data.get(field), field)
    if not low <= number <= high:
        raise UnreadableFile(f"{field} is {number}; give {low} to {high}")
    return number


def scale_of(given: object) -> Point:
    """Read in how many parts a point is divided, across and down."""
    found = [whole(part, "scale") for part in listing(given, "scale")]
    if len(found) != 2 or not all(1 <= part <= LARGEST_SCALE for part in found):
        raise UnreadableFile(f"scale is {found}; give two whole numbers from 1")
    return found[0], found[1]


def is_set(data: Mapping[str, object], field: str) -> bool:
    """Read a field that is true or false, and false if it is left out."""
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise UnreadableFile(f"{field} is {value!r}; write true or false")
    return value


def words_of(given: object, what: str) -> dict[str, str]:
    """Read a text in each language, or one for all."""
    if isinstance(given, str):
        return {"en": given, "it": given}
    found = mapping(given, what)
    return {lang: text(found.get(lang), f"{what}.{lang}") for lang in ("en", "it")}
