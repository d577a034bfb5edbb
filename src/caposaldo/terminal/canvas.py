"""A sheet of styled characters that becomes one Rich text."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text


@cache
def _over(below: Style, above: Style) -> Style:
    return below + above


class Canvas:
    """Cells of one character and one style each; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[Style.null()] * width for _ in range(height)]

    def fill(self, x: int, y: int, width: int, style: Style) -> None:
        """Lay a style under part of a line, leaving its characters."""
        for at in range(max(x, 0), min(x + width, self.width)):
            self._styles[y][at] = style

    def write(self, x: int, y: int, words: str, style: Style) -> None:
        """Write characters; what the style does not say shows through from below."""
        for at, sign in enumerate(words, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._signs[y][at] = sign
                self._styles[y][at] = _over(self._styles[y][at], style)

    def text(self) -> Text:
        """Return the sheet as a text of several lines."""
        pairs = zip(self._signs, self._styles, strict=True)
        lines = [self._line(signs, styles) for signs, styles in pairs]
        return Text("\n", no_wrap=True, end="").join(lines)

    @staticmethod
    def _line(signs: list[str], styles: list[Style]) -> Text:
        line = Text(no_wrap=True, end="")
        begin = 0
        for at in range(1, len(signs) + 1):
            if at == len(signs) or styles[at] is not styles[begin]:
                line.append("".join(signs[begin:at]), styles[begin])
                begin = at
        return line
