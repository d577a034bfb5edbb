"""How a table comes about: asked for, branched from another, or read from a record."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from msgspec.structs import replace

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.contract import Setup
from caposaldo.kernel.faults import Spot, answer_of_many, contradicts, malformed, too_long
from caposaldo.kernel.game import begin
from caposaldo.kernel.records import INVITED, SEATED, Seating, next_link
from caposaldo.kernel.replaying import proof_of, verify
from caposaldo.players import LEVELS, make, seats_of
from caposaldo.server.charter import HUMAN, Chair, Charter, new_id
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import RECORD_ANSWERS
from caposaldo.server.problems import Problem, bad_request
from caposaldo.server.protocol import (
    Mode,
    NewBranch,
    NewTable,
    Parent,
    Proof,
    SeatMade,
    SeatWish,
    TableMade,
)
from caposaldo.server.rows import Row, RowKind, tell
from caposaldo.server.seats import Access, access_for

_INTEGER: Final = re.compile(r"-?[0-9]{1,18}")
_NAME: Final = 40


def clean_name(name: str) -> str:
    """Return a name on one line, without what cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:_NAME]


def read_seed(seed: str) -> int:
    """Read a seed: a whole number, or any text, hashed to one."""
    text = seed.strip()
    if _INTEGER.fullmatch(text):
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "replace")).digest()[:7], "big")


def new_table(wish: NewTable) -> tuple[Charter, Access]:
    """Make the table that somebody asked for, and what opens its seats."""
    kind = library.game(wish.game)
    readings = wish.readings
    if any(seat.player != HUMAN for seat in wish.seats.values()):
        readings = library.against_computer(kind, readings)
    setup = kind.setup(wish.scenario, readings)
    chairs = chairs_for(kind, setup, wish.mode, wish.seats)
    host = host_of(chairs, wish.host)
    id = new_id()
    if wish.seed is None:
        chance, bots = _sealed(id), secrets.randbits(53)
    else:
        bots = read_seed(wish.seed)
        chance = stream(bots, "game").data()
    charter = Charter(
        id,
        kind.id,
        setup.scenario,
        setup.readings,
        wish.mode,
        chairs,
        chance,
        bots,
        rules=kind.version,
        host=host,
    )
    return charter, access_for("table", charter.mode, charter.people, host)


def branch(wish: NewBranch, origin: Charter, game: library.AnyGame) -> tuple[Charter, Access]:
    """Make a table that goes on from a past moment of another, with fresh chance."""
    chairs = chairs_for(origin.kind, game.setup, wish.mode, wish.seats)
    host = host_of(chairs, wish.host)
    charter = _twig(wish, origin, game, chairs, host)
    return charter, access_for("table", charter.mode, charter.people, host)


def go_on(
    wish: NewBranch, origin: Charter, game: library.AnyGame, seat: str, key: str
) -> tuple[Charter, Access]:
    """Make a table on which the people of one that stopped go on, each by the key he has."""
    wanted = {seat: one.player for seat, one in wish.seats.items()}
    if wish.mode != "link" or wanted != {seat: one.player for seat, one in origin.chairs.items()}:
        said = "this table keeps its secrets: one goes on from it by link, with the same people"
        raise Problem(409, "stopped", said)
    charter = replace(_twig(wish, origin, game, origin.chairs, seat), same_people=True)
    return charter, Access("table", {seat: key}, {})


def _twig(
    wish: NewBranch, origin: Charter, game: library.AnyGame, chairs: dict[str, Chair], host: str
) -> Charter:
    if game.decision() is None:
        raise Problem(409, "over", "nothing can be played on from there: the game was over")
    id = new_id()
    return Charter(
        id,
        origin.game,
        origin.scenario,
        origin.readings,
        wish.mode,
        chairs,
        _sealed(id),
        secrets.randbits(53),
        {"table": game.table.data(), "stack": [frame.data() for frame in game.stack]},
        Parent(origin.id, wish.at),
        rules=origin.kind.version,  # What is answered here is judged by the rules of today.
        host=host,
    )


def from_record(data: dict[str, Any]) -> tuple[Charter, list[Row], Proof]:
    """Make a table to look at from a record, which must be true to the last link, and its proof."""
    try:
        return _from_record(data)
    except (*BROKEN, ArithmeticError) as error:
        raise malformed("this record contradicts itself") from error


def _from_record(data: dict[str, Any]) -> tuple[Charter, list[Row], Proof]:
    answers = data.get("answers")
    if isinstance(answers, list) and len(answers) > RECORD_ANSWERS:
        raise too_long(RECORD_ANSWERS)
    record = library.open_record(data)
    kind = library.game(record.game)
    proof = proof_of(verify(kind, record))
    setup = record.origin.setup
    seats = seats_of(kind, setup)
    chairs = {seat: Chair("record", clean_name(record.seats.get(seat, ""))) for seat in seats}
    charter = Charter(
        new_id(),
        kind.id,
        setup.scenario,
        setup.readings,
        "hotseat",
        chairs,
        dict(record.origin.chance),
        0,
        dict(record.origin.position) if record.origin.position is not None else None,
        read_only=True,
        conceded=record.conceded,
        rules=record.rules,
    )
    rows = _rows(charter, [(step.seat, step.action) for step in record.steps])
    return charter, _with_news(rows, record.seating), Proof(**asdict(proof))


def _with_news(rows: list[Row], news: list[Seating]) -> list[Row]:
    """Put the rows that tell of new invitations where they belong."""
    kinds: dict[str, RowKind] = {INVITED: "invite", SEATED: "reseat"}
    told = [Row(0, kinds[one.what], one.seat, one.at, clean_name(one.name)) for one in news]
    # An answer comes after what was told when it was not given yet.
    mixed = sorted([*told, *rows], key=lambda row: row.at)
    return [replace(row, seq=seq) for seq, row in enumerate(mixed)]


def _rows(charter: Charter, answers: list[tuple[str, str]]) -> list[Row]:
    game = begin(charter.kind, charter.origin([]))
    link = Ledger(charter).entries[0].link
    rows: list[Row] = []

    def spot(at: int) -> Spot:
        return Spot(charter.game, charter.rules, charter.kind.version, at, len(answers))

    for seq, (seat, action) in enumerate(answers):
        told = tell(game.answer(action, seat))
        if len(game.answers) != seq + 1:
            raise answer_of_many(spot(seq + 1))
        link = next_link(link, seat, action, game)
        rows.append(Row(seq, "answer", seat, seq, action, link, told))
        for viewer in charter.chairs:
            game.view(viewer)  # A place that cannot be shown is refused now, not on looking.
    complaint = charter.kind.check(game)
    if complaint is not None:
        raise contradicts(spot(len(answers)), complaint)
    return rows


def _sealed(id: str) -> dict[str, Any]:
    return {"kind": "sealed", "game": id, "secret": secrets.token_hex(32)}


def chairs_for(
    kind: library.AnyKind, setup: Setup, mode: Mode, wishes: dict[str, SeatWish]
) -> dict[str, Chair]:
    """Return the chairs of a table as they were asked for."""
    seats = seats_of(kind, setup)
    if set(wishes) != set(seats):
        raise bad_request(f"this table has these seats, name each once: {', '.join(seats)}")
    chairs: dict[str, Chair] = {}
    for side in seats:
        wish = wishes[side]
        if wish.player in LEVELS:
            make(wish.player, kind, setup.scenario, setup.readings)
        elif wish.player != HUMAN:
            raise bad_request(f"a seat is played by one of: {', '.join((HUMAN, *LEVELS))}")
        chairs[side] = Chair(wish.player, clean_name(wish.name))
    people = len(people_of(chairs))
    if mode == "solo" and people > 1:
        raise bad_request("at a solo table one person plays; choose hotseat or link for two")
    if mode != "solo" and people < 2:
        raise bad_request(f"a {mode} table needs two people; choose solo for one")
    return chairs


def people_of(chairs: Mapping[str, Chair]) -> list[str]:
    """List the seats that people take, in the order of the sides."""
    return [seat for seat, chair in chairs.items() if chair.player == HUMAN]


def host_of(chairs: Mapping[str, Chair], wanted: str) -> str:
    """Return the seat of whoever makes a table: the one he names, else the first of a person."""
    people = people_of(chairs)
    if wanted and wanted not in people:
        raise bad_request(f"the host sits at one of: {', '.join(people)}")
    return wanted or next(iter(people), "")


def seats_made(chairs: Mapping[str, Chair], access: Access) -> list[SeatMade]:
    """Tell whoever made a table which seats are his, and how the others are invited."""
    return [
        SeatMade(seat, chair.player, chair.name, access.keys.get(seat), access.tokens.get(seat))
        for seat, chair in chairs.items()
    ]


def made(charter: Charter, access: Access) -> TableMade:
    """Tell whoever made a table what it is."""
    return TableMade(charter.id, charter.commitment(), seats_made(charter.chairs, access))
