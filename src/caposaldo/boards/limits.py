"""How much a sketch may hold: what nobody draws by hand is refused before it costs time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from caposaldo.aslsk.board import Board
from caposaldo.kernel.errors import UnreadableFile

MOST_HEXES: Final = 1100
MOST_ENTRIES: Final = 600
MOST_WORDS: Final = 6000
MOST_ROAD_HEXES: Final = 4000
LONGEST_OUTLINE: Final = 100
MOST_POINTS: Final = 1500
FARTHEST: Final = 100_000
LONGEST_TEXT: Final = 80
LARGEST_NAME: Final = 60


def refuse_large(data: Mapping[str, Any]) -> None:
    """Refuse data that holds more than a board that somebody drew."""
    entries = [
        entry for field in ("building", "shape", "road", "name") for entry in _listed(data, field)
    ]
    if len(entries) > MOST_ENTRIES:
        raise UnreadableFile(f"the board has more than {MOST_ENTRIES} drawings; take some out")
    words = sum(len(text.split()) for text in _texts(data))
    if words > MOST_WORDS:
        raise UnreadableFile(f"the board has more than {MOST_WORDS} words; take some out")
    total = 0
    for outline in [each for entry in entries for each in _outlines(entry)]:
        total += len(outline)
        if len(outline) > LONGEST_OUTLINE or total > MOST_POINTS:
            raise UnreadableFile(
                f"an outline may have {LONGEST_OUTLINE} points and all of them {MOST_POINTS};"
                " draw with fewer"
            )
        for number in _numbers(outline):
            if abs(number) > FARTHEST:
                raise UnreadableFile("an outline leads far away; stay on the board")


def refuse_wide(board: Board) -> None:
    """Refuse a board that is too large, or whose texts are no single lines."""
    if len(board.terrain) > MOST_HEXES:
        raise UnreadableFile(f"a board may have {MOST_HEXES} hexes here; make it smaller")
    if sum(len(road.path) for road in board.roads) > MOST_ROAD_HEXES:
        raise UnreadableFile(f"roads may pass {MOST_ROAD_HEXES} hexes; take some out")
    texts = [board.title, *(house.name for house in board.buildings)]
    for text in [
        said for each in (*texts, *(label.text for label in board.labels)) for said in each.values()
    ]:
        if len(text) > LONGEST_TEXT or not text.isprintable():
            raise UnreadableFile(f"a text is no single line of {LONGEST_TEXT} letters; write less")
    if any(not 0 < label.size <= LARGEST_NAME for label in board.labels):
        raise UnreadableFile(f"the size of a name goes from 1 to {LARGEST_NAME}")


def _listed(data: Mapping[str, Any], field: str) -> list[Any]:
    found = data.get(field, [])
    return found if isinstance(found, list) else []


def _outlines(entry: object) -> Iterator[list[Any]]:
    if not isinstance(entry, dict):
        return
    several = entry.get("outlines")
    for outline in [entry.get("outline"), *(several if isinstance(several, list) else [])]:
        if isinstance(outline, list):
            yield outline
    if isinstance(entry.get("rects"), list):
        yield entry["rects"]


def _numbers(outline: list[Any]) -> Iterator[float]:
    for point in outline:
        if isinstance(point, list):
            yield from [number for number in point if isinstance(number, int | float)]


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
