"""TOML of others: what would cost too much is refused before it is parsed, and nothing hides."""

from __future__ import annotations

import importlib
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.tomltext import (
    LONGEST,
    MOST_BRACKETS,
    MOST_PARTS,
    longest_key,
    read_toml,
    read_toml_file,
)

TOO_LONG: Final = ".c" * MOST_PARTS
NUMBER: Final = 2
"""How many parts a number with a point passes for."""
EXAMPLES: Final = int(os.environ.get("CAPOSALDO_EXAMPLES", "150"))
QUOTES: Final = ('"', "'", '"""', "'''", "\\", "#", "\n", ".", "[", "]", "{", "}", "=", ",", " ")


def refusal(text: str) -> str:
    with pytest.raises(UnreadableFile) as refused:
        read_toml(text)
    return str(refused.value)


def watched(text: str) -> tuple[int, bool]:
    """Parse a text; return the parts of the longest key the parser came by, and whether it ended.

    Counted by its own function for one part of a key, also in a text that it refuses.
    """
    parser: Any = importlib.import_module("tomllib._parser")
    key: Callable[..., Any] = parser.parse_key
    part: Callable[..., Any] = parser.parse_key_part
    found = [0]
    parts = [0]

    def parse_key(*given: object) -> object:
        parts[0] = 0
        return key(*given)

    def parse_key_part(*given: object) -> object:
        made = part(*given)
        parts[0] += 1
        found[0] = max(found[0], parts[0])
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parser, "parse_key", parse_key)
        patch.setattr(parser, "parse_key_part", parse_key_part)
        try:
            tomllib.loads(text)
        except (ValueError, RecursionError):
            return found[0], False
    return found[0], True


# Documents whose keys are known -----------------------------------------------------------------

ANY: Final = st.text(alphabet="ab.=#[]{},'\" \t\\\u00e9\n", max_size=8)
BLANK: Final = st.sampled_from(["", "", " ", "\t", "  "])


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def literal(text: str) -> str:
    return text.replace("'", "").replace("\n", " ")


def raw(text: str) -> str:
    """Return what can stand in a long string of one kind as it is: up to two quotes together."""
    return text.replace("\\", "\\\\").replace('"""', '""')


STRINGS: Final = st.one_of(
    ANY.map(lambda text: f'"{escaped(text)}"'),
    ANY.map(lambda text: f"'{literal(text)}'"),
    ANY.map(lambda text: f'"""{raw(text).rstrip(chr(34))}"""'),
    ANY.map(lambda text: f'"""\n{raw(text).rstrip(chr(34))}a"""""'),
    ANY.map(lambda text: f'"""\\"{raw(text).rstrip(chr(34))} \\\n  b""""'),
    ANY.map(lambda text: "'''" + text.replace("'", "") + "'''"),
    ANY.map(lambda text: "'''" + text.replace("'", "") + "a'''''"),
)
NUMBERS: Final = ("1", "-2", "1.5", "6.02e23", "true", "false", "inf", "0xff", "1_000")
TIMES: Final = ("07:32:00.9", "1979-05-27", "1979-05-27T00:32:00.99-07:00", "1979-05-27 07:32:00")
PLAIN: Final = st.sampled_from([*NUMBERS, *TIMES])


@st.composite
def keys(draw: st.DrawFn, first: str) -> tuple[str, int]:
    """Give a key and its parts; the first part is one that no other key begins with."""
    others = st.one_of(
        st.text(alphabet="abz019-_", min_size=1, max_size=4),
        ANY.map(lambda text: f'"{escaped(text)}"'),
        ANY.map(lambda text: f"'{literal(text)}'"),
    )
    parts = [first, *draw(st.lists(others, max_size=14))]
    joined = parts[0]
    for part in parts[1:]:
        joined += f"{draw(BLANK)}.{draw(BLANK)}{part}"
    return joined, len(parts)


@st.composite
def tables(draw: st.DrawFn, within: st.SearchStrategy[tuple[str, int]]) -> tuple[str, int]:
    entries = draw(st.lists(within, max_size=3))
    named = [draw(keys(f"k{at}")) for at in range(len(entries))]
    longest = max((parts for _, parts in [*entries, *named]), default=0)
    written = [
        f"{key}{draw(BLANK)}={draw(BLANK)}{value}"
        for (key, _), (value, _) in zip(named, entries, strict=True)
    ]
    return "{" + ", ".join(written) + "}", longest


@st.composite
def lists(draw: st.DrawFn, within: st.SearchStrategy[tuple[str, int]]) -> tuple[str, int]:
    entries = draw(st.lists(within, max_size=3))
    gap = draw(st.sampled_from(["", " ", "\n", " # a.b.c.d = [\n"]))
    longest = max((parts for _, parts in entries), default=0)
    return f"[{gap}" + f",{gap}".join(value for value, _ in entries) + f"{gap}]", longest


def nested(within: st.SearchStrategy[tuple[str, int]]) -> st.SearchStrategy[tuple[str, int]]:
    return st.one_of(tables(within), lists(within))


LEAVES: Final = st.one_of(STRINGS, PLAIN).map(lambda text: (text, 0))
VALUES: Final = st.recursive(LEAVES, nested, max_leaves=6)


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, int]:
    """Give a document that can be parsed, and the parts of its longest key."""
    lines, longest = [], 0
    for at in range(draw(st.integers(1, 6))):
        key, parts = draw(keys(f"t{at}"))
        if draw(st.booleans()):
            begin, end = draw(st.sampled_from([("[", "]"), ("[[", "]]")]))
            lines.append(f"{begin}{draw(BLANK)}{key}{draw(BLANK)}{end}{draw(BLANK)}")
        else:
            value, inner = draw(VALUES)
            lines.append(f"{key}{draw(BLANK)}={draw(BLANK)}{value}")
            longest = max(longest, inner)
        longest = max(longest, parts)
        lines.append(draw(st.sampled_from(["", "# a.b.c = '''", '# """', "\t"])))
    return draw(st.sampled_from(["\n", "\r\n"])).join(lines), longest


@settings(max_examples=EXAMPLES, deadline=None)
@given(documents())
def test_the_longest_key_of_a_document_is_the_one_that_was_written(made: tuple[str, int]) -> None:
    text, longest = made
    tomllib.loads(text)
    assert max(longest_key(text), NUMBER) == max(longest, NUMBER)


@settings(max_examples=EXAMPLES, deadline=None)
@given(documents(), st.data())
def test_whatever_is_changed_the_parser_meets_no_longer_key_than_was_counted(
    made: tuple[str, int], data: st.DataObject
) -> None:
    text = made[0]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        less = data.draw(st.integers(0, 2))
        text = text[:at] + data.draw(st.sampled_from(QUOTES)) + text[at + less :]
    met, ended = watched(text)
    found = longest_key(text)
    assert met <= found
    if ended:
        assert max(found, NUMBER) == max(met, NUMBER)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.sampled_from([*QUOTES, "a", "b.c", "\\\\", '\\"', "= 1\n", "''"]), max_size=40))
def test_no_heap_of_signs_hides_a_key(signs: list[str]) -> None:
    text = "".join(signs)
    met, ended = watched(text)
    found = longest_key(text)
    assert met <= found
    if ended:
        assert max(found, NUMBER) == max(met, NUMBER)


# Made to do harm --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"c{TOO_LONG} = 1",
        f"[c{TOO_LONG}]",
        f"[[c{TOO_LONG}]]",
        f"[ c{TOO_LONG}",
        '"c"' + ".'c'" * MOST_PARTS + " = 1",
        "c" + " \t. \tc" * MOST_PARTS + " = 1",
        '""' + '.""' * MOST_PARTS + " = 1",
        '"c.c"' + '."\\"c"' * MOST_PARTS + " = 1",
        f"a = {{c{TOO_LONG} = 1}}",
        f"a = [\n 1, # ]\n {{b = 2, c{TOO_LONG} = 1}}]",
        f'x = [{{a = """b"""", c{TOO_LONG} = 1, d = "e"}}]',
        f'x = [{{a = """b""""", c{TOO_LONG} = 1, d = "e"}}]',
        f"x = [{{a = '''b'''', c{TOO_LONG} = 1, d = 'e'}}]",
        f'x = [{{a = """b\\""""", c{TOO_LONG} = 1, d = "e"}}]',
        f'x = [{{a = """b\\\\""", c{TOO_LONG} = 1, d = "e"}}]',
        f'x = [{{a = """"b""", c{TOO_LONG} = 1, d = "e"}}]',
        f'x = [{{a = "", c{TOO_LONG} = 1, d = ""}}]',
        f"x = [{{a = '', c{TOO_LONG} = 1, d = ''}}]",
        f"x = [{{a = '\\', c{TOO_LONG} = 1, d = '\\'}}]",
        f'x = [{{a = "\\\\", c{TOO_LONG} = 1, d = "e"}}]',
        f"x = [{{a = \"'''\", c{TOO_LONG} = 1, d = \"'''\"}}]",
        f'x = [{{a = \'"""\', c{TOO_LONG} = 1, d = \'"""\'}}]',
        f'# """\nc{TOO_LONG} = 1 # """',
        f"# '\r\nc{TOO_LONG} = 1",
        f'a = """\n# """\nc{TOO_LONG} = 1',
        f"a = 1.5\r\nc{TOO_LONG} = 1",
    ],
)
def test_a_key_of_eleven_parts_is_refused_wherever_it_stands(text: str) -> None:
    assert watched(text)[0] == MOST_PARTS + 1
    before, mark, _ = text.partition("c")
    line = before.count("\n") + 1 if mark else 1
    said = refusal(text)
    assert said.endswith("has more than 10 parts; write fewer dots")
    assert f"line {line} " in said


@pytest.mark.parametrize(
    "text",
    [
        f'a = "{TOO_LONG}"',
        f"a = '{TOO_LONG}'",
        f'a = """\n{TOO_LONG} = 1\n"""',
        f"a = '''\n{TOO_LONG} = 1\n'''",
        f'a = """ \\""" {TOO_LONG} """',
        f"# {TOO_LONG}\na = 1",
        f'"{TOO_LONG}" = 1',
        "a" + ".b" * (MOST_PARTS - 1) + " = 1.5",
        "a = [" + "1.5, " * 50 + "]",
    ],
)
def test_what_looks_like_a_long_key_and_is_none_is_read(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


def test_a_text_over_sixty_four_kilobytes_is_refused_by_its_bytes() -> None:
    begin = "a = '"
    fitting = begin + "x" * (LONGEST - len(begin) - 1) + "'"
    assert read_toml(fitting)["a"]
    assert refusal(fitting + " ") == "the file is larger than 64 kB; take some out"
    # Fewer signs than bytes.
    assert "larger than 64 kB" in refusal(begin + "\u00e8" * (LONGEST // 2) + "'")
    assert read_toml(fitting + " ", 2 * LONGEST)["a"]


def test_lists_without_end_are_refused_in_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("a = [" + "[]," * MOST_BRACKETS + "]", "utf-8")
    with pytest.raises(UnreadableFile, match="lists; take some out"):
        read_toml_file(file)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = ", "the file is no TOML: Invalid value"),
        ("a = " + "[" * 5000, "the file is no TOML: "),
        ("a = " + "9" * 900 + "x", "the file is no TOML: "),
        ("a = 1\nb = " + "9" * 1001, "a word in line 2 is longer than 1000 signs"),
        ("a = 0x" + "f" * 1000, "a word in line 1 is longer than 1000 signs"),
        ("a = 1979-99-99", "the file is no TOML: "),
        ("a = '\ud800'", "half a sign"),
    ],
)
def test_what_is_no_toml_is_one_sentence(text: str, told: str) -> None:
    assert told in refusal(text)


def test_a_refusal_names_the_document_that_helps() -> None:
    with pytest.raises(UnreadableFile, match=r"see docs/boards\.md$"):
        read_toml("a = ", see="docs/boards.md")


def test_bytes_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(b"a = '\xff'")
    with pytest.raises(UnreadableFile, match="the file is no text"):
        read_toml_file(file)
    file.write_text("a = 'x'", "utf-8")
    with pytest.raises(UnreadableFile, match="larger than 0 kB"):
        read_toml_file(file, 5)
