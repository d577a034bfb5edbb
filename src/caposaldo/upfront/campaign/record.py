"""A campaign as it is kept: chain, rosters, ledger, history and the choices under way (42.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from caposaldo.kernel.codec import intact, listing, mapping, text, texts, whole, with_digest, words
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.campaign.roster import Soldier, read_soldier

MARK: Final = "caposaldo campaign"
FORMAT: Final = 1
MUSTER: Final = "muster"
BATTLE: Final = "battle"
AFTER: Final = "after"
OVER: Final = "over"
STAGES: Final = (MUSTER, BATTLE, AFTER, OVER)


@dataclass(frozen=True)
class Line:
    """A line of the ledger: points for a reason, in the game of that number (42.8)."""

    game: int
    side: str
    reason: str
    points: int
    man: str = ""

    def data(self) -> dict[str, object]:
        """Return the line as JSON-ready data."""
        return {
            "game": self.game,
            "side": self.side,
            "reason": self.reason,
            "points": self.points,
            "man": self.man,
        }


@dataclass(frozen=True)
class Fought:
    """A game of the past: its scenario, attacker, winner and the digest of its record."""

    scenario: str
    attacker: str
    winner: str
    digest: str

    def data(self) -> dict[str, object]:
        """Return the entry as JSON-ready data."""
        return {
            "scenario": self.scenario,
            "attacker": self.attacker,
            "winner": self.winner,
            "digest": self.digest,
        }


@dataclass(frozen=True)
class Campaign:
    """A whole campaign, replaced and never changed.

    `own` holds the battles of scenarios that are in no book, by the names the chain gives them.
    `choices` are the answers of the stage under way, `orders` those of the game under way, and
    `report` what is known of a finished game while its questions are open.
    """

    name: str
    seed: int
    nations: tuple[str, str]
    chain: tuple[str, ...]
    rosters: Mapping[str, tuple[Soldier, ...]]
    own: Mapping[str, Any] = field(default_factory=dict)
    stage: str = MUSTER
    ledger: tuple[Line, ...] = ()
    history: tuple[Fought, ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict)
    orders: str = ""
    report: Mapping[str, Any] = field(default_factory=dict)

    @property
    def at(self) -> int:
        """The number of games fought."""
        return len(self.history)

    @property
    def scenario(self) -> str:
        """The scenario that is next, or under way."""
        return self.chain[self.at]

    def enemy(self, side: str) -> str:
        """Name the other side."""
        one, other = self.nations
        return other if side == one else one

    def soldier(self, id: str) -> Soldier:
        """Return a man's entry."""
        for roster in self.rosters.values():
            for man in roster:
                if man.id == id:
                    return man
        raise UnreadableFile(f"there is no man {id!r} in this campaign")

    def side_of(self, id: str) -> str:
        """Name the side of a man."""
        for side, roster in self.rosters.items():
            if any(man.id == id for man in roster):
                return side
        raise UnreadableFile(f"there is no man {id!r} in this campaign")

    def points(self, side: str) -> int:
        """Return a side's campaign victory points (42.8)."""
        return sum([line.points for line in self.ledger if line.side == side])


def write_campaign(campaign: Campaign) -> dict[str, object]:
    """Write a campaign with the digest of all of it."""
    return with_digest(
        {
            "is": MARK,
            "format": FORMAT,
            "name": campaign.name,
            "seed": campaign.seed,
            "nations": list(campaign.nations),
            "chain": list(campaign.chain),
            "own": dict(campaign.own),
            "stage": campaign.stage,
            "rosters": {
                side: [man.data() for man in roster] for side, roster in campaign.rosters.items()
            },
            "ledger": [line.data() for line in campaign.ledger],
            "history": [fought.data() for fought in campaign.history],
            "choices": dict(campaign.choices),
            "orders": campaign.orders,
            "report": dict(campaign.report),
        }
    )


def read_campaign(data: object) -> Campaign:
    """Read a campaign, or say in one sentence what is wrong with it."""
    file = mapping(data, "a campaign")
    if file.get("is") != MARK:
        raise UnreadableFile("this is not a Caposaldo campaign")
    number = whole(file.get("format"), "the format of a campaign")
    if number > FORMAT:
        raise UnreadableFile(f"this campaign is of a newer version (format {number}); update")
    if number < 1:
        raise UnreadableFile(f"there is no campaign format {number}")
    if not intact(file):
        raise UnreadableFile("this campaign was altered: its digest differs; take a copy of before")
    nations = texts(file.get("nations"), "the nations")
    stage = text(file.get("stage"), "the stage")
    if len(nations) != 2 or stage not in STAGES:
        raise UnreadableFile("a campaign has two nations and a known stage; this one has not")
    return Campaign(
        text(file.get("name"), "the name"),
        whole(file.get("seed"), "the seed"),
        (nations[0], nations[1]),
        texts(file.get("chain"), "the chain"),
        _rosters(file.get("rosters"), nations),
        mapping(file.get("own"), "the own scenarios"),
        stage,
        tuple([_line(item) for item in listing(file.get("ledger"), "the ledger")]),
        tuple([_fought(item) for item in listing(file.get("history"), "the history")]),
        words(file.get("choices"), "a choice"),
        text(file.get("orders"), "the orders"),
        mapping(file.get("report"), "the report"),
    )


def _rosters(data: object, nations: tuple[str, ...]) -> dict[str, tuple[Soldier, ...]]:
    rosters = mapping(data, "the rosters")
    if set(rosters) != set(nations):
        raise UnreadableFile("a campaign has one roster for each of its nations")
    return {
        side: tuple([read_soldier(man) for man in listing(rosters[side], "a roster")])
        for side in nations
    }


def _line(data: object) -> Line:
    line = mapping(data, "a line of the ledger")
    return Line(
        whole(line.get("game"), "the game of a line"),
        text(line.get("side"), "the side of a line"),
        text(line.get("reason"), "the reason of a line"),
        whole(line.get("points"), "the points of a line"),
        text(line.get("man"), "the man of a line"),
    )


def _fought(data: object) -> Fought:
    entry = mapping(data, "a game of the past")
    return Fought(
        text(entry.get("scenario"), "the scenario of a game"),
        text(entry.get("attacker"), "the attacker of a game"),
        text(entry.get("winner"), "the winner of a game"),
        text(entry.get("digest"), "the digest of a game"),
    )
