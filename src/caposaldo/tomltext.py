"""TOML that somebody else wrote: measured before it is parsed.

The parser of the standard library takes time and memory that grow with the square of the parts of
a dotted key: gigabytes for a text that fits into a small request. So the names of a text are
counted first, by a scan that sees strings and comments as the parser sees them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile

LONGEST: Final = 64 * 1024
"""Bytes of a text that comes from elsewhere."""
LARGEST: Final = 32 * 1024 * 1024
"""Bytes of a file on one's own disk, such as a board that was taken from a scan."""
MOST_PARTS: Final = 10
MOST_SIGNS: Final = 1000
"""The length of a name or a number outside quotes; a number of more could not even be told."""
MOST_BRACKETS: Final = 250_000
"""How many lists and tables a text may open; the largest board that can be had has a sixth."""
_TOKEN: Final = re.compile(
    r"""
    (?P<quote> \"{3} | '{3} | \" | ' )
    | (?P<bare> [^\s\"'\#.,=\[\]{}]+ )
    | (?P<dot> \. )
    | (?P<blank> [ \t]+ )
    | (?P<other> \#[^\n]* | [\s,=\[\]{}]+ )
    """,
    re.VERBOSE,
)
_ENDS: Final = {
    '"""': re.compile(r'\\.?|"{3,5}', re.DOTALL),
    "'''": re.compile("'{3,5}"),
    '"': re.compile(r'\\[^\n]?|"|(?=\n)'),
    "'": re.compile(r"'|(?=\n)"),
}
"""What ends a string, and the escapes before that; a string of one line ends with its line."""


def read_toml(text: str, longest: int = LONGEST, see: str = "") -> dict[str, Any]:
    """Parse a text that was measured first; `see` names the document that says what it may hold."""
    advice = f"; see {see}" if see else ""
    refuse_costly(text, longest)
    try:
        return tomllib.loads(text)
    # A number of a thousand digits is a ValueError of its own.
    except (ValueError, RecursionError) as error:
        raise UnreadableFile(f"the file is no TOML: {error}{advice}") from error


def read_toml_file(path: Path, longest: int = LARGEST) -> dict[str, Any]:
    """Read and parse a file of one's own."""
    if path.stat().st_size > longest:
        raise UnreadableFile(_too_large(longest))
    try:
        return read_toml(path.read_text("utf-8"), longest)
    except UnicodeDecodeError as error:
        raise UnreadableFile("the file is no text; check that it is the right file") from error


def refuse_costly(text: str, longest: int = LONGEST) -> None:
    """Refuse a text that would cost more than anybody's file may, before it costs."""
    try:
        size = len(text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise UnreadableFile("the file holds half a sign; save it anew as UTF-8") from error
    if size > longest:
        raise UnreadableFile(_too_large(longest))
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise UnreadableFile(f"the file has more than {MOST_BRACKETS} lists; take some out")
    for parts, begin, signs in _names(text):
        if parts > MOST_PARTS or signs > MOST_SIGNS:
            line = text.count("\n", 0, begin) + 1
            raise UnreadableFile(
                f"the key in line {line} has more than {MOST_PARTS} parts; write fewer dots"
                if parts > MOST_PARTS
                else f"a word in line {line} is longer than {MOST_SIGNS} signs; write less"
            )


def longest_key(text: str) -> int:
    """Return how many parts the longest key of a text has; a number with a point passes for two."""
    return max((parts for parts, _, _ in _names(text)), default=0)


def _too_large(longest: int) -> str:
    return f"the file is larger than {longest // 1024} kB; take some out"


def _names(text: str) -> Iterator[tuple[int, int, int]]:
    """Give, part by part, how many are joined by dots so far, where they begin, and its length.

    Whether they are a key or a value does not matter: no value has more than two. Of a part in
    quotes the length does not count.
    """
    parts = begin = at = 0
    joined = False
    while (token := _TOKEN.match(text, at)) is not None:
        at = token.end()
        match token.lastgroup:
            case "quote" | "bare":
                signs = at - token.start()
                if token.lastgroup == "quote":
                    at, signs = _end_of_string(text, at, token[0]), 0
                parts, begin = (parts + 1, begin) if joined else (1, token.start())
                joined = False
                yield parts, begin, signs
            case "dot":
                joined = parts > 0
            case "other":
                parts, joined = 0, False


def _end_of_string(text: str, at: int, quote: str) -> int:
    """Return where a string ends that begins before `at`; one without an end goes on to the last.

    What is left open is an error to the parser, which looks at nothing behind it.
    """
    for found in _ENDS[quote].finditer(text, at):
        if not found[0].startswith("\\"):
            return found.end()
    return len(text)
