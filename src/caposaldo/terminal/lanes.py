"""The table of a card game of groups: lanes face to face, men with their weapons, the hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from caposaldo.terminal.groupmarks import height, mark_lines, smokes
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.hulls import hull_in_full, hull_rows
from caposaldo.terminal.quietboard import QuietBoard
from caposaldo.terminal.solitaire import backs, plans
from caposaldo.text import Words

View = Mapping[str, Any]

NARROWEST: Final = 18
GAP: Final = 1
MOVES: Final = {"forward": "▲", "back": "▼", "sideways": "◀▶"}
STATES: Final = (
    ("pinned", "▼"),
    ("wounded", "+"),
    ("berserk", "!"),
    ("jammed", "x"),
    ("inside", "»"),
    ("heading", "→"),
    ("guards", "#"),
)
LEADERS: Final = {"SL": "**", "ASL": "*", "COMMISSAR": "*"}
ORDER: Final = "ZABCDE"


class LaneBoard(QuietBoard):
    """Groups in lanes by their letters, the enemy above, the seat's own below, then the hand."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def draw(self, view: View, marks: Marks, room: tuple[int, int], words: Words) -> Text:
        """Draw both sides lane by lane, with the relative range between opposite groups."""
        table = view["table"]
        letters = _letters(table)
        width = max(NARROWEST, (room[0] or 80) // max(1, len(letters)) - GAP)
        near = _near(view)
        text = Text()
        for side in (_other(table, near), near):
            turned = side != near
            lanes = [
                self._lane(table, (side, letter), marks, words, turned=turned) for letter in letters
            ]
            height = max([len(lane) for lane in lanes], default=0)
            for row in range(height):
                for lane in lanes:
                    line = _cell(lane, row, height, turned)
                    style = line[1] if line is not None else ""
                    shown = (line[0] if line is not None else "")[:width]
                    text.append(shown.ljust(width + GAP), style)
                text.append("\n")
            if turned:
                text.append(self._between(table, near, letters, width, words), "bold")
        text.append(self._hand(table, near, words))
        return text

    def places(self, notation: str, view: View) -> list[str]:
        """Return the groups an action names: own letters, and enemy ones after `>`."""
        table, near = view["table"], _near(view)
        names = {group["id"] for group in table["groups"]}
        found: list[str] = []
        for own, enemy in re.findall(r"(?<![\w>])([A-EZ])?(?:>([A-EZ]))?(?!\w)", notation):
            if own:
                found.append(f"{near}-{own}")
            if enemy:
                found.append(f"{_other(table, near)}-{enemy}")
        return [name for name in found if name in names]

    def marks(self, options: list[str], chosen: str, cursor: str, view: View) -> Marks:
        """Point out the groups of the option in hand, and those that have something to do."""
        offered: dict[str, int] = {}
        for number, option in enumerate(options, start=1):
            for place in self.places(option, view):
                offered.setdefault(place, number)
        units = dict.fromkeys(self.places(chosen, view), "chosen")
        return Marks(offered, units, cursor)

    def status(self, view: View, words: Words) -> list[str]:
        """Tell decks, cards left, losses and points of both sides."""
        table = view["table"]
        deck = table["deck"]
        lines = [
            words.say(
                "terminal-status-decks",
                {"deck": deck["number"], "of": deck["of"], "left": deck["left"]},
            )
        ]
        for side, sheet in table["sides"].items():
            facts = {
                "side": f"@side-{side}",
                "cards": table["hands"][side],
                "lost": sheet["losses"],
                "breaks": sheet["breaks_at"],
                "points": sheet["points"],
            }
            lines.append(words.say("terminal-status-side", facts, self.game))
        return lines

    def inspect(self, view: View, place: str, words: Words) -> str:
        """Tell the men of a group one by one, with firepower by range."""
        for group in view["table"]["groups"]:
            if group["id"] == place:
                side = words.term("side-" + group["side"], self.game)
                men = [
                    hull_in_full(man, words, self.game) if "vehicle" in man else _in_full(man)
                    for man in group["men"]
                ]
                return "\n".join([f"{side} {group['letter']}", *men])
        return ""

    def step(self, place: str, right: int, down: int) -> str:
        """Return the next lane in a direction; up and down change the side."""
        side, _, letter = place.rpartition("-")
        if not side:
            return place
        at = ORDER.index(letter) + right
        return f"{side}-{ORDER[max(0, min(at, len(ORDER) - 1))]}" if right or not down else place

    def area(self, place: str, room: tuple[int, int]) -> tuple[int, int, int, int]:
        """Cover the first cell: the lanes need no scrolling."""
        return 0, 0, 1, 1

    def _lane(
        self, table: View, place: tuple[str, str], marks: Marks, words: Words, *, turned: bool
    ) -> list[tuple[str, str]]:
        """Return the lines of a lane, the edge towards the enemy first."""
        side, letter = place
        for group in table["groups"]:
            if group["side"] == side and group["letter"] == letter:
                break
        else:
            return []
        style = "reverse" if group["id"] in marks.units else "bold"
        terrain = words.term(f"terrain-{group['terrain']}", self.game)
        top = "".join(MOVES.get(card["role"], "") for card in group["laid"])
        extra = "".join(
            sign
            for key, sign in (("entrenched", "⌂"), ("encircled_by", "○"), ("acted", "✓"))
            if group[key]
        )
        wires = len([card for card in group["laid"] if card["role"] == "wire"])
        smoke = len([card for card in group["laid"] if card["role"] == "smoke"])
        smoke += smokes(group["marks"])
        lines = [
            (f"{letter} [{group['range']}]{height(group['marks'])} {top}{extra}", style),
            (f"{terrain}{' ≈' * smoke}{' ※' * wires}", ""),
        ]
        lines += [(line, "bold") for line in mark_lines(group["marks"], words, self.game)]
        for man in group["men"]:
            # The far side is drawn from its last line up.
            rows = hull_rows(man, words, self.game) if "vehicle" in man else [_row(man)]
            lines += reversed(rows) if turned else rows
        return lines

    def _between(self, table: View, near: str, letters: list[str], width: int, words: Words) -> str:
        """Return the line between the sides: the relative range of opposite groups."""
        cells = []
        for letter in letters:
            pair = f"{near}-{letter}>{_other(table, near)}-{letter}"
            rr = table["ranges"].get(pair)
            cells.append((f"── RR {rr} " if rr is not None else "──").ljust(width, "─") + " " * GAP)
        return "".join(cells) + "\n"

    def _hand(self, table: View, near: str, words: Words) -> str:
        lines = [_card(card, words, self.game) for card in table["you"] or []]
        lines += backs(table, near, words, self.game)
        for side, cards in table.get("open_hands", {}).items():
            facts = {"side": f"@side-{side}"}
            lines.append(words.say(f"{self.game}-ui-open-hand", facts, self.game))
            lines += [f"  {_card(card, words, self.game)}" for card in cards]
            lines += [f"  {line}" for line in backs(table, side, words, self.game)]
        lines += plans(table, words, self.game)
        return "\n" + "\n".join(f"  {line}" for line in lines)


def _letters(table: View) -> list[str]:
    return sorted({group["letter"] for group in table["groups"]}, key=ORDER.index)


def _near(view: View) -> str:
    sides = view["table"]["nations"]
    return str(view["seat"] if view["seat"] in sides else sides[0])


def _other(table: View, side: str) -> str:
    one, other = table["nations"]
    return str(other if side == one else one)


def _cell(
    lane: list[tuple[str, str]], row: int, height: int, turned: bool
) -> tuple[str, str] | None:
    """Return a line of a lane; the far side is turned round so that its edge meets the middle."""
    at = height - 1 - row if turned else row
    return lane[at] if at < len(lane) else None


def _row(man: View) -> tuple[str, str]:
    signs = "".join(sign for key, sign in STATES if man[key])
    mark = LEADERS.get(man["role"], "")
    value = man["panic"] if man["pinned"] else man["morale"]
    link = "&" if man["assists"] or man["assisted_by"] else ""
    line = f"{man['position'] or '-'} {man['name'][:9]}{mark} {man['short']}{link} {value}{signs}"
    return line, "dim" if man["pinned"] else ""


def _in_full(man: View) -> str:
    powers = "/".join(str(value) for value in man["firepower"])
    values = f"{man['morale']}/{man['panic']} {man['kia']}"
    return f"{man['id']} {man['name']} {man['short']} {powers} · {values}"


def _card(card: View, words: Words, game: str) -> str:
    number = f"{'-' if card['red'] else '+'}{card['rn']}"
    halves = card.get("halves") or [card]
    titles = " / ".join(_title(half, words, game) for half in halves)
    return f"{card['id']:>4} {titles} ({number})"


def _title(card: View, words: Words, game: str) -> str:
    terrain = card.get("terrain", "")
    title = words.term(f"terrain-{terrain}" if terrain else f"card-{card['kind']}", game)
    value = card.get("strength") or card.get("value") or card.get("defence") or ""
    need = f"/{card['need']}" if card.get("need") else ""
    return f"{title} {value}{need}".rstrip()
