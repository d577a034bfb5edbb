"""Canonical JSON, digests and careful reading."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from caposaldo.kernel.codec import (
    canonical,
    fingerprint,
    intact,
    listing,
    mapping,
    text,
    texts,
    whole,
    with_digest,
    words,
)
from caposaldo.kernel.errors import UnreadableFile


def test_the_canonical_form_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": [1, True, None], "a": "è"}) == '{"a":"è","b":[1,true,null]}'.encode()
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})
    assert canonical([1, 2]) != canonical([2, 1])


def test_the_fingerprint_is_the_hash_of_the_canonical_form() -> None:
    assert fingerprint({"a": 1}) == hashlib.sha256(b'{"a":1}').hexdigest()


def test_data_with_its_digest_is_intact_until_anything_changes() -> None:
    data = with_digest({"a": 1, "b": [2]})
    assert intact(data)
    assert intact(dict(reversed(data.items())))
    assert not intact({**data, "a": 2})
    assert not intact({**data, "c": 1})
    assert not intact({"a": 1, "b": [2]})
    assert not intact({**data, "digest": "0" * 64})
    assert not intact({**data, "a": "\ud800"})


@pytest.mark.parametrize(
    ("read", "good", "bad"),
    [
        (mapping, {"a": 1}, [None, [], "a", {1: 2}]),
        (listing, [1], [None, {}, "ab", (1,)]),
        (text, "a", [None, 1, ["a"]]),
        (whole, 3, [None, "3", 3.0, True]),
        (words, {"a": "b"}, [None, {"a": 1}, []]),
    ],
)
def test_a_reader_takes_its_sort_and_names_what_it_wanted(
    read: Callable[[object, str], object], good: object, bad: list[object]
) -> None:
    assert read(good, "the thing") == good
    for value in bad:
        with pytest.raises(UnreadableFile, match="the thing must be"):
            read(value, "the thing")


def test_a_list_of_texts_becomes_a_tuple() -> None:
    assert texts(["a", "b"], "names") == ("a", "b")
    for bad in ("ab", ["a", 1], None):
        with pytest.raises(UnreadableFile):
            texts(bad, "names")
