"""The wire: what is asked of the server and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=2000)]
Nonce = Annotated[str, Meta(max_length=128, pattern="^[A-Za-z0-9_-]*$")]
NewKey = Annotated[str, Meta(min_length=32, max_length=200, pattern="^[A-Za-z0-9_-]*$")]
SeatName = Annotated[str, Meta(max_length=40)]
Prompt = Annotated[str, Meta(max_length=60, pattern="^[a-z][a-z0-9-]*$")]
At = Annotated[int, Meta(ge=0, le=1_000_000)]
Mode = Literal["solo", "hotseat", "link"]
Phase = Literal["waiting", "playing", "over", "stopped"]
Place = Literal["table", "campaign"]
Words = dict[str, str]
ErrorCode = Literal[
    "stale",
    "not-yours",
    "illegal",
    "unreadable",
    "not-found",
    "bad-request",
    "over",
    "rate",
    "used",
    "unsaved",
    "stopped",
    "busy",
]


class SeatWish(Struct):
    """Who shall sit at a seat."""

    player: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class NewTable(Struct):
    """A table somebody wants; `host` is his own seat at a table by link, the first if none."""

    game: str
    scenario: str
    mode: Mode
    seats: dict[str, SeatWish]
    readings: Words = {}  # Readings of the rules, and what else the scenario lets one choose.
    seed: Annotated[str, Meta(max_length=200)] | None = None
    host: SeatName = ""


class NewBranch(Struct):
    """A table that shall go on from an answer of another."""

    at: At
    mode: Mode
    seats: dict[str, SeatWish]
    host: SeatName = ""


class JoinBody(Struct):
    """Somebody sits down."""

    name: Name = ""
    nonce: Nonce = ""


class AnswerBody(Struct):
    """An answer to the question that was open at `at`."""

    at: At
    action: Notation


class UndoBody(Struct):
    """A wish to take back the last answer."""

    at: At


class StandingBody(Struct):
    """How a seat answers a prompt from now on; without an action it is asked again."""

    prompt: Prompt
    action: Annotated[str, Meta(max_length=400)] = ""


class RekeyBody(Struct):
    """The key that opens a seat from now on, made by whoever sits there."""

    key: NewKey


class InviteBody(Struct):
    """The seat that somebody shall be invited to."""

    seat: SeatName


class AcceptBody(Struct):
    """Somebody takes an invitation; the key he made opens the seat from now on."""

    key: NewKey
    name: Name = ""
    nonce: Nonce = ""


class SeatMade(Struct):
    """A seat of a new table: its maker's have a key, other people's an invitation."""

    seat: str
    player: str
    name: str
    key: str | None
    invite: str | None


class TableMade(Struct):
    """A new table."""

    id: str
    commitment: str | None
    seats: list[SeatMade]


class InviteMade(Struct):
    """An invitation: whoever accepts it first has the seat."""

    seat: str
    token: str


class SeatTaken(Struct):
    """The seat that a new key opens."""

    seat: str


class Proof(Struct):
    """What was recomputed of a game: the promise kept, every draw, every link of the chain."""

    promise: str | None
    secret: str | None
    answers: int
    draws: int
    digest: str
    rules: int


class RecordMade(Struct):
    """The table made of a record, and what was checked of it."""

    id: str
    proof: Proof


class SeatState(Struct):
    """Who sits where."""

    seat: str
    player: str
    name: str
    joined: bool
    online: bool


class SeatNews(Struct):
    """A new invitation to a seat that had been taken, or its use, at an answer."""

    at: int
    seat: str
    what: Literal["invited", "seated"]
    name: str


class LogEntry(Struct):
    """One answer as its reader may hear of it, with events likewise; links come at the end."""

    n: int
    seat: str | None
    action: str | None
    link: str | None
    events: list[dict[str, Any]]


class Parent(Struct, frozen=True):
    """The answer of another table that this one goes on from."""

    id: str
    at: int


class ClockState(Struct):
    """How many seconds of its time a seat has left, and whether they run just now."""

    seat: str
    left: float
    of: int
    running: bool


class RefusalData(Struct):
    """Why a rule refuses something."""

    key: str
    rule: str
    facts: dict[str, Any]


class Stopped(Struct):
    """Where a table stopped that no longer replays: the last good answer of how many, and why."""

    at: int
    of: int
    message: str
    refusal: RefusalData | None


class State(Struct):
    """A table as one seat sees it; the clock is of games where one was agreed on.

    The edition grows with every answer given or taken back: of two states that come out of order
    the one with the higher is the newer.
    """

    id: str
    game: str
    scenario: str
    mode: Mode
    phase: Phase
    edition: int
    seats: list[SeatState]
    seat: str
    commitment: str | None
    secret: str | None
    view: dict[str, Any] | None
    log: list[LogEntry]
    hints: dict[str, int]
    standing: Words
    recordable: bool
    parent: Parent | None
    campaign: str
    clock: ClockState | None
    host: str
    spectators: int
    invited: list[str]
    seating: list[SeatNews]
    stopped: Stopped | None


class InviteShown(Struct):
    """What an invitation is to; `again` if somebody had the seat before, `name` of a campaign."""

    place: Place
    id: str
    game: str
    scenario: str
    mode: Mode
    seat: str
    host: str
    host_name: str
    seats: list[SeatState]
    readings: Words
    rules: int
    again: bool
    name: str


class InviteAccepted(Struct):
    """The seat that an invitation gave; at a table with its state."""

    place: Place
    id: str
    seat: str
    state: State | None


class WhyNot(Struct):
    """What stops an action, if anything does."""

    refusal: RefusalData | None


class HintCandidate(Struct):
    """An option with the reason for it."""

    notation: str
    score: float
    reason: str
    facts: dict[str, Any]


class Hint(Struct):
    """The best options in the adviser's eyes."""

    candidates: list[HintCandidate]


class Moment(Struct):
    """A past moment of a table."""

    at: int
    last: int
    view: dict[str, Any]
    entry: LogEntry


class Health(Struct):
    """A sign of life."""

    ok: bool
    version: str


class ErrorBody(Struct):
    """What is wrong, in one sentence; `retry` says after how many seconds to try again, if ever."""

    code: ErrorCode
    message: str
    refusal: RefusalData | None
    retry: int


class ErrorReply(Struct):
    """The one shape of every error."""

    error: ErrorBody


class LiveEnter(Struct, tag_field="do", tag="enter"):
    """The first word on a live connection: the key of a seat, none for a spectator."""

    key: Key = ""


class LiveAnswer(Struct, tag_field="do", tag="answer"):
    """An answer over the live connection."""

    at: At
    action: Notation


class LiveUndo(Struct, tag_field="do", tag="undo"):
    """An undo over the live connection."""

    at: At


class LivePing(Struct, tag_field="do", tag="ping"):
    """A sign of life over the live connection."""


class LiveState(Struct, tag="state"):
    """The state as the live connection sends it."""

    state: State


class LiveError(Struct, tag="error"):
    """A problem as the live connection sends it."""

    error: ErrorBody


class LivePong(Struct, tag="pong"):
    """The answer to a ping."""
