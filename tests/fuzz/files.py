"""Hostile files: true ones with something changed, and JSON of any shape."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from caposaldo.kernel.codec import with_digest

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["c1", "north", "us", "german", "turn_card", "end", "0804", "\ud800", "\0"]),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=10,
)


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """List the way to every value inside JSON data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            found += places(value, (*path, at))
    return found


def changed(data: Any, path: tuple[str | int, ...], value: object) -> Any:  # noqa: ANN401 - JSON
    """Return data with another value at one place, the rest shared."""
    if not path:
        return value
    first, *rest = path
    twin: Any = dict(data) if isinstance(data, dict) else list(data)
    twin[first] = changed(data[first], tuple(rest), value)
    return twin


@st.composite
def spoilt(draw: st.DrawFn, true: dict[str, Any]) -> dict[str, Any]:
    """Change a few places of a true file and write its digest anew, so that it is read deeply."""
    data = true
    for _ in range(draw(st.integers(1, 3))):
        ways = places(data)
        way = ways[draw(st.integers(0, len(ways) - 1))]
        others = ways[draw(st.integers(0, len(ways) - 1))]
        value = draw(st.one_of(ANYTHING, st.just(at(data, others))))
        data = changed(data, way, value)
    if draw(st.booleans()):
        try:
            data = with_digest({key: data[key] for key in data if key != "digest"})
        except ValueError:
            return data
    return data


def at(data: Any, path: tuple[str | int, ...]) -> object:  # noqa: ANN401 - JSON
    """Return the value at one place."""
    for step in path:
        data = data[step]
    return data
