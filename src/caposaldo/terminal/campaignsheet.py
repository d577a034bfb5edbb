"""A campaign in words: where it stands, its rosters and ledger, as text and as a page to print."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

from caposaldo.text import Words, signed

GAME: Final = "upfront"
COLUMNS: Final = (
    "name",
    "rank",
    "weapon",
    "morale",
    "panic",
    "kia",
    "elan",
    "survival",
    "promotion",
    "state",
)
NUMBERS: Final = ("morale", "panic", "kia", "elan", "survival", "promotion")
STYLE: Final = (
    "body{font:11pt/1.35 serif;margin:2em auto;max-width:56em;color:#111;background:#fff}"
    "table{border-collapse:collapse;width:100%;margin:.5em 0 1.5em}"
    "caption{font-weight:bold;text-align:left;padding:.3em 0}"
    "th,td{border:1px solid #888;padding:.15em .4em;text-align:left}"
    "td.number{text-align:right}"
    "tr{break-inside:avoid}section{break-inside:auto}section+section{break-before:page}"
)
Picture = Mapping[str, Any]
Row = list[str]


class CampaignSheet:
    """The words of one campaign for one reader; `shelf` has what things cost."""

    def __init__(self, picture: Picture, words: Words, shelf: Picture) -> None:
        self.picture: Final = picture
        self.words: Final = words
        self.shelf: Final = shelf
        self.names: Final = {
            man["id"]: man["name"] for roster in picture["rosters"].values() for man in roster
        }

    # Single things ---------------------------------------------------------------------------

    def say(self, key: str, **facts: object) -> str:
        """Say a sentence of the campaign."""
        return self.words.say(f"campaign-{key}", facts)

    def side(self, side: str) -> str:
        """Name a side."""
        return self.words.term(f"side-{side}", GAME)

    def scenario(self, id: str) -> str:
        """Name a scenario; one of the players' own by the name they gave it."""
        key = f"{GAME}-scenario-{id}"
        return f"{id}, {self.words.say(key)}" if self.words.has(key) else id

    def man(self, id: str) -> str:
        """Name a man; what is no man of a roster is named by the game."""
        return self.names.get(id) or self.words.term(f"man-{id}", GAME)

    def rank(self, side: str, rank: str) -> str:
        """Name a rank as its nation does (42.47)."""
        own = f"campaign-rank-{side}-{rank}"
        return self.words.say(own if self.words.has(own) else f"campaign-rank-{rank}")

    def option(self, question: Mapping[str, Any], id: str) -> str:
        """Name an option of a question: a man as he is, anything else by what comes of it."""
        if id not in self.names:
            return self.effect(question, id)
        man = self.entry(id)
        facts = {
            "man": man["name"],
            "rank": self.rank(self.side_of(id), man["rank"]),
            "weapon": self.words.term(f"weapon-{man['weapon']}", GAME),
            "morale": man["morale"],
            "panic": man["panic"],
        }
        return self.say("option-man", **facts)

    def effect(self, question: Mapping[str, Any], option: str) -> str:
        """Say what comes of an answer that names nobody."""
        value = self.entry(question["man"]).get(option, 0)
        step = -1 if question["kind"] == "rout" else 1
        facts = {
            "man": self.man(question["man"]),
            "from": value,
            "to": value + step,
            "cost": self.shelf["figures"]["improvement"],
            "misses": self.shelf["figures"]["misses"],
            "points": signed(self.shelf["points"].get(option, 0)),
        }
        return self.say(f"effect-{question['kind']}-{option}", **facts)

    def question(self, question: Mapping[str, Any]) -> str:
        """Ask a question."""
        facts = {"side": self.side(question["side"]), "man": self.man(question["man"])}
        return self.say(f"question-{question['kind']}", **facts)

    def entry(self, id: str) -> Mapping[str, Any]:
        """Return a man of a roster."""
        found: Mapping[str, Any] = next(
            man for roster in self.picture["rosters"].values() for man in roster if man["id"] == id
        )
        return found

    def side_of(self, id: str) -> str:
        """Name the side of a man."""
        rosters: Mapping[str, Any] = self.picture["rosters"]
        return next(s for s, men in rosters.items() if any(man["id"] == id for man in men))

    # Lines -----------------------------------------------------------------------------------

    def standing(self) -> list[str]:
        """Say where the campaign stands."""
        picture = self.picture
        points = [f"{self.side(s)} {signed(picture['points'][s])}" for s in picture["nations"]]
        lines = [picture["name"], self.say("points", points=self.words.listed(points))]
        lines += [self.chain_line(at, link) for at, link in enumerate(picture["chain"])]
        if picture["stage"] == "over":
            who = picture["winner"]
            lines.append(self.say("won", side=self.side(who)) if who else self.say("even"))
        else:
            here = picture["chain"][picture["at"]]["scenario"]
            lines.append(self.say(f"stage-{picture['stage']}", scenario=self.scenario(here)))
        return lines

    def chain_line(self, at: int, link: Mapping[str, Any]) -> str:
        """Say one scenario of the chain with its result."""
        named = f"{at + 1}. {self.scenario(link['scenario'])}"
        if at >= self.picture["at"]:
            return named
        if not link["winner"]:
            return f"{named}: {self.say('drawn')}"
        return f"{named}: {self.say('won-by', side=self.side(link['winner']))}"

    def asking(self) -> list[str]:
        """List the open questions with their options."""
        lines: list[str] = []
        for question in self.picture["questions"]:
            lines.append(f"{question['id']}  {self.question(question)} ({question['rule']})")
            for option in question["options"]:
                lines.append(f"    {option}  {self.option(question, option)}")
        return lines

    # Tables ----------------------------------------------------------------------------------

    def heads(self) -> Row:
        """Return the heads of a roster."""
        return [self.say(f"column-{name}") for name in COLUMNS]

    def roster(self, side: str) -> list[Row]:
        """Return the rows of a roster."""
        return [self._row(side, man) for man in self.picture["rosters"][side]]

    def _row(self, side: str, man: Mapping[str, Any]) -> Row:
        state = self.say(f"state-{man['state']}", count=man["misses"])
        if man["replacement"]:
            state = f"{state}, {self.say('state-replacement')}"
        words = {
            "name": man["name"],
            "rank": self.rank(side, man["rank"]),
            "weapon": self.words.term(f"weapon-{man['weapon']}", GAME),
            "state": state,
        }
        return [words.get(name) or str(man[name]) for name in COLUMNS]

    def ledger(self) -> list[Row]:
        """Return the rows of the ledger."""
        return [
            [
                str(line["game"] + 1),
                self.side(line["side"]),
                self.say(f"reason-{line['reason']}"),
                self.man(line["man"]) if line["man"] else "",
                signed(line["points"]),
            ]
            for line in self.picture["ledger"]
        ]

    def ledger_heads(self) -> Row:
        """Return the heads of the ledger."""
        names = ("game", "side", "reason", "man", "points")
        return [self.say(f"column-{name}") for name in names]

    # Whole sheets ----------------------------------------------------------------------------

    def text(self) -> str:
        """Return the sheet as plain text."""
        parts = ["\n".join(self.standing())]
        for side in self.picture["nations"]:
            title = self.say("roster", side=self.side(side))
            parts.append("\n".join([title, *_grid([self.heads(), *self.roster(side)])]))
        if self.picture["ledger"]:
            rows = [self.ledger_heads(), *self.ledger()]
            parts.append("\n".join([self.say("ledger"), *_grid(rows)]))
        return "\n\n".join(parts)

    def html(self) -> str:
        """Return the sheet as a page by itself, made to be printed."""
        first, *rest = self.standing()
        body = [f"<h1>{escape(first)}</h1>", *[f"<p>{escape(line)}</p>" for line in rest]]
        for side in self.picture["nations"]:
            title = self.say("roster", side=self.side(side))
            table = _table(title, self.heads(), self.roster(side), NUMBERS)
            body.append(f"<section>{table}</section>")
        title = self.say("ledger")
        body.append(f"<section>{_table(title, self.ledger_heads(), self.ledger(), ())}</section>")
        lang = self.words.lang
        return (
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
            f"<title>{escape(first)}</title><style>{STYLE}</style></head>\n"
            f"<body>{''.join(body)}</body></html>\n"
        )


def _grid(rows: list[Row]) -> list[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _table(title: str, heads: Row, rows: Iterable[Row], numbers: tuple[str, ...]) -> str:
    marked = [name in numbers for name in COLUMNS] if numbers else [False] * len(heads)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    lines = [
        "".join(
            f'<td class="number">{escape(cell)}</td>' if number else f"<td>{escape(cell)}</td>"
            for cell, number in zip(row, marked, strict=True)
        )
        for row in rows
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    caption = f"<caption>{escape(title)}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
