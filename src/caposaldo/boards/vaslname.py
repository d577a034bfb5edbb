"""The name of a board from the description in its VASL archive; hills are refused."""

from __future__ import annotations

from typing import Final
from xml.parsers import expat

from caposaldo.kernel.errors import UnreadableFile

METADATA: Final = "BoardMetadata.xml"
_HILLS: Final = "hasHills"


def name_in(data: bytes) -> str:
    """Return the name that a description gives, nothing if it gives none."""
    described = _Description()
    parser = expat.ParserCreate()
    parser.StartElementHandler = described.element
    parser.StartDoctypeDeclHandler = _refuse_definitions
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise UnreadableFile(f"{METADATA} is no XML; fetch the board again") from error
    if described.first.get(_HILLS, "FALSE").upper() == "TRUE":
        raise UnreadableFile("the board has hills, which this game does not know; take a flat one")
    return described.first.get("name", "")


class _Description:
    """A description being read: what its first element says."""

    def __init__(self) -> None:
        self.first: dict[str, str] = {}
        self._begun = False

    def element(self, _tag: str, said: dict[str, str]) -> None:
        """Keep the attributes of the first element."""
        if not self._begun:
            self._begun = True
            self.first = said


def _refuse_definitions(*_: object) -> None:
    """Refuse definitions, in any encoding: nobody needs them and they can fill the memory."""
    raise UnreadableFile(f"{METADATA} has definitions of its own; fetch the board again")
