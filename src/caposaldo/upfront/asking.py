"""Questions that are put to a side by its name, whoever's turn it is."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Question
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront


class SideQuestion(Question[UpFrontTable]):
    """A question to the side it names."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, side: str) -> None:
        self.side: Final = side

    def seat(self, game: UpFront) -> str:
        return self.side
