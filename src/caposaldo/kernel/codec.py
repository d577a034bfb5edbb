"""Canonical JSON, digests, and careful reading of data that may be damaged or hostile."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final, TypeVar, cast

from caposaldo.kernel.contract import GameKind, Table
from caposaldo.kernel.errors import UnreadableFile

if TYPE_CHECKING:
    from collections.abc import Callable

    from caposaldo.kernel.frames import Frame

T = TypeVar("T", bound=Table)

# What careless code may raise on hostile data that is well-formed JSON of the wrong meaning.
BROKEN: Final = (LookupError, ValueError, TypeError, AttributeError, AssertionError, RecursionError)


def canonical(value: object) -> bytes:
    """Write JSON data in the one form that is hashed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def fingerprint(value: object) -> str:
    """Hash JSON data in its canonical form."""
    return hashlib.sha256(canonical(value)).hexdigest()


def with_digest(data: dict[str, object]) -> dict[str, object]:
    """Add the hash of all the rest, so that no change goes unnoticed."""
    return {**data, "digest": fingerprint(data)}


def intact(data: Mapping[str, object]) -> bool:
    """Tell whether data is as `with_digest` left it."""
    try:
        return with_digest({k: data[k] for k in data if k != "digest"}) == data
    except BROKEN:
        return False


def mapping(value: object, what: str) -> Mapping[str, object]:
    """Take a JSON object, or say what was expected."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise UnreadableFile(f"{what} must be an object")
    return value


def listing(value: object, what: str) -> list[object]:
    """Take a JSON array, or say what was expected."""
    if not isinstance(value, list):
        raise UnreadableFile(f"{what} must be a list")
    return value


def text(value: object, what: str) -> str:
    """Take a string, or say what was expected."""
    if not isinstance(value, str):
        raise UnreadableFile(f"{what} must be text")
    return value


def texts(value: object, what: str) -> tuple[str, ...]:
    """Take an array of strings, or say what was expected."""
    return tuple(text(item, what) for item in listing(value, what))


def whole(value: object, what: str) -> int:
    """Take a whole number, or say what was expected."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise UnreadableFile(f"{what} must be a whole number")
    return value


def words(value: object, what: str) -> dict[str, str]:
    """Take an object whose values are strings, or say what was expected."""
    return {key: text(item, what) for key, item in mapping(value, what).items()}


def refuse_unknown(place: str, data: Mapping[str, object], known: Collection[str]) -> None:
    """Refuse a key of a data file that nobody reads; notes and bases of figures are for people."""
    for key in data:
        if key not in known and key != "note" and "basis" not in key:
            choice = ", ".join(sorted(known))
            raise UnreadableFile(f"{place}: {key} is nothing it has; choose from: {choice}")


def read_frame(kind: GameKind[T], data: object) -> Frame[T]:
    """Read one frame, checking that each field is of the sort its constructor gives."""
    fields = mapping(data, "a frame")
    name = text(fields.get("frame"), "the kind of a frame")
    if name not in kind.frames:
        raise UnreadableFile(f"this file has a frame {name!r} that {kind.id} does not know")
    build = kind.frames[name]
    if set(fields) | set(build.LATER) != {"frame", *build.FIELDS}:
        raise UnreadableFile(f"the frame {name} must have the fields {', '.join(build.FIELDS)}")
    values = [
        _field(name, field, sort, fields[field]) if field in fields else sort()
        for field, sort in zip(build.FIELDS, build.SORTS, strict=True)
    ]
    return cast("Callable[..., Frame[T]]", build)(*values)


def _field(frame: str, field: str, sort: type, value: object) -> object:
    if sort is tuple:
        return texts(value, f"{field} of {frame}")
    if sort is int:
        return whole(value, f"{field} of {frame}")
    return text(value, f"{field} of {frame}")
