"""Addresses for boards of one's own: begun, opened, drawn, checked, looked over and kept."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from caposaldo.boards import FolderShelf, sketching
from caposaldo.boards.shelf import box, parse
from caposaldo.boards.writing import bare
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.server.documents import errors
from caposaldo.server.inputs import TheHall
from caposaldo.server.problems import Problem, bad_request, not_found
from caposaldo.server.protocol import Words
from caposaldo.tomltext import LONGEST

Text = Annotated[str, Meta(max_length=LONGEST)]
BoardId = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
Hex = Annotated[str, Meta(max_length=4)]
Columns = Annotated[int, Meta(ge=3, le=51)]
Rows = Annotated[int, Meta(ge=1, le=40)]


class Desk:
    """Where boards are kept, if this server keeps any: `shelf` is one's own."""

    def __init__(self, shelf: FolderShelf | None) -> None:
        self.shelf: Final = shelf


TheDesk: TypeAlias = NamedDependency[Desk]


class BoardBody(Struct):
    """A board to draw and check, in the shape of its file."""

    board: dict[str, Any]


class BareBody(Struct):
    """What a new board shall be like."""

    id: BoardId
    columns: Columns = 33
    rows: Rows = 10


class BoardFileBody(Struct):
    """The text of a board file to read."""

    text: Text


class SightBody(Struct):
    """A line to trace on a sketch; without a second hex, all that is seen from the first."""

    board: dict[str, Any]
    one: Hex
    other: Hex = ""


class KeepBody(Struct):
    """A board to put on the shelf, in place of another if that is wanted."""

    board: dict[str, Any]
    overwrite: bool = False


class BoardCard(Struct):
    """A board at hand; one that cannot be drawn on was taken from a scan."""

    id: str
    title: Words
    columns: int
    rows: int
    own: bool
    drawable: bool


class BoardList(Struct):
    """The boards at hand, and whether this server keeps boards."""

    boards: list[BoardCard]
    keeps: bool


class BoardReport(Struct):
    """A sketch with its picture, its faults and its text."""

    board: dict[str, Any]
    sheet: dict[str, Any]
    faults: list[dict[str, Any]]
    text: str


class Kept(Struct):
    """Whether a board was kept; if not, another of the same id is there."""

    id: str
    kept: bool


@get("/api/boards", tags=["boards"], responses=errors())
async def list_boards(desk: TheDesk, hall: TheHall) -> BoardList:
    """List the boards at hand, one's own after those of the game."""
    return await hall.workshop.do(_listed, desk.shelf)


@get("/api/boards/{id:str}", tags=["boards"], responses=errors(400, 404, 503))
async def open_board(id: FromPath[str], desk: TheDesk, hall: TheHall) -> BoardReport:
    """Open a board at hand."""
    return await hall.workshop.do(_opened, desk.shelf, id)


@post("/api/boards/new", tags=["boards"], status_code=200, responses=errors(400, 413, 503))
async def new_board(data: JSONBody[BareBody], hall: TheHall) -> BoardReport:
    """Give a bare board to begin with."""
    return await hall.workshop.do(_report, bare(data.id, data.columns, data.rows))


@post("/api/boards/check", tags=["boards"], status_code=200, responses=errors(400, 413, 503))
async def check_board(data: JSONBody[BoardBody], hall: TheHall) -> BoardReport:
    """Draw a sketch and list what is wrong with it."""
    return await hall.workshop.do(_report, data.board)


@post("/api/boards/read", tags=["boards"], status_code=200, responses=errors(400, 413, 503))
async def read_board(data: JSONBody[BoardFileBody], hall: TheHall) -> BoardReport:
    """Read the file of a board."""
    return await hall.workshop.do(_read, data.text)


@post("/api/boards/sight", tags=["boards"], status_code=200, responses=errors(400, 413, 503))
async def try_sight(data: JSONBody[SightBody], hall: TheHall) -> dict[str, Any]:
    """Trace a line of sight on a sketch."""
    return await hall.workshop.do(sketching.trace, data.board, data.one, data.other)


@post("/api/boards/keep", tags=["boards"], status_code=200, responses=errors(400, 403, 413, 503))
async def keep_board(data: JSONBody[KeepBody], desk: TheDesk, hall: TheHall) -> Kept:
    """Put a board on the shelf of whoever runs this server for himself."""
    if desk.shelf is None:
        raise Problem(403, "not-yours", "this server keeps no boards; download the file instead")
    return await hall.workshop.do(_keep, desk.shelf, data)


# In the workshop ---------------------------------------------------------------------------------


def _report(data: object) -> BoardReport:
    found = sketching.report(data)
    return BoardReport(found["board"], found["sheet"], found["faults"], found["text"])


def _read(text: str) -> BoardReport:
    return _report(parse(text))


def _opened(shelf: FolderShelf | None, id: str) -> BoardReport:
    """Open a board of the box or of the shelf."""
    found: object = box().get(id)
    if found is None and shelf is not None:
        found = shelf.fetch(id)
    if found is None:
        raise not_found("there is no such board")
    return _report(found)


def _keep(shelf: FolderShelf, data: KeepBody) -> Kept:
    text = sketching.text_of(data.board)
    id = str(data.board["id"])
    if id in box():
        raise bad_request(f"{id} is a board of the game; give yours another id")
    if shelf.path(id).exists() and not data.overwrite:
        return Kept(id, kept=False)
    shelf.put(text)
    return Kept(id, kept=True)


def _listed(shelf: FolderShelf | None) -> BoardList:
    found = [BoardCard(own=False, **sketching.heading(data)) for data in box().values()]
    if shelf is None:
        return BoardList(found, keeps=False)
    for id in shelf.ids():
        # One file that is wrong must not hide the others.
        with suppress(UnreadableFile):
            found.append(BoardCard(own=True, **sketching.heading(shelf.fetch(id))))
    return BoardList(found, keeps=True)


HANDLERS: Final = (
    *(list_boards, open_board, new_board, check_board),
    *(read_board, try_sight, keep_board),
)
