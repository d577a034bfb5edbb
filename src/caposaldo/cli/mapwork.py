"""What the commands about boards do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from caposaldo.boards import Board, Fault, FolderShelf, at_hand, faults, open_board
from caposaldo.boards.drawing import draw
from caposaldo.boards.pixels import board_of
from caposaldo.boards.shelf import board_in, parse
from caposaldo.boards.vasl import is_archive, read_archive, short_name
from caposaldo.boards.writing import bare, write_board
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong, complain
from caposaldo.cli.printing import print_json
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.text import Words
from caposaldo.tomltext import LARGEST

FAULTY: Final = 1


def list_boards(as_json: bool, lang: str) -> None:
    """Print the boards at hand."""
    words = Words(language(lang))
    shelf = FolderShelf()
    boards = at_hand(shelf)
    own = set(boards.ids()) - set(boards.box)
    found: list[Board] = []
    for id in boards.ids():
        try:
            found.append(boards.board(id))
        except UnreadableFile as error:
            # One file that is wrong must not hide the others.
            complain(f"{shelf.path(id)}: {error}")
    if as_json:
        print_json([{**_data(board), "own": board.id in own} for board in found])
        return
    for board in found:
        facts = {
            "id": board.id,
            "title": board.title[words.lang],
            "columns": board.columns,
            "rows": board.rows,
            "whose": "own" if board.id in own else "box",
        }
        print(words.say("terminal-board-line", facts))


def check_board(file: str, as_json: bool, lang: str) -> None:
    """Print every fault of a board."""
    words = Words(language(lang))
    hexes = 0
    try:
        board = find_board(file)
        found = faults(board)
        hexes = len(board.terrain)
    except UnreadableFile as error:
        found = [Fault("unreadable", why=str(error))]
    said = [words.say(f"board-fault-{fault.key}", fault.facts) for fault in found]
    if as_json:
        told = zip(found, said, strict=True)
        listed = [{**fault.data(), "text": text} for fault, text in told]
        print_json({"playable": not found, "faults": listed})
    elif found:
        print("\n".join(said))
    else:
        print(words.say("terminal-board-good", {"file": file, "hexes": hexes}))
    if found:
        raise typer.Exit(FAULTY)


def draw_board(file: str, output: Path, overwrite: bool, lang: str) -> None:
    """Write the picture of a board."""
    spoken = language(lang)
    _write(output, draw(find_board(file), spoken), overwrite, spoken)


def take_board(file: Path, id: str, overwrite: bool, lang: str) -> None:
    """Put a board file, or what a VASL archive holds, on the shelf."""
    shelf = FolderShelf()
    if is_archive(file):
        archive = read_archive(file)
        wanted = id or short_name(archive.name) or short_name(file.name)
        if not wanted:
            raise Wrong("the board has no name in letters; give it one with --id")
        text = write_board(board_of(archive, wanted))
    else:
        if id:
            raise Wrong("a board file has its id inside; change it there and leave --id out")
        _refuse_faulty(file)
        text = file.read_text("utf-8")
    wanted = str(parse(text, LARGEST)["id"])
    if wanted in at_hand(shelf).box:
        raise Wrong(f"{wanted} is a board of the game; give yours another id")
    if shelf.path(wanted).exists() and not overwrite:
        raise Wrong(f"a board {wanted} is on your shelf already; add --overwrite")
    facts = {"id": wanted, "file": str(shelf.put(text))}
    print(Words(language(lang)).say("terminal-board-taken", facts))


def _refuse_faulty(file: Path) -> None:
    """Refuse a board file with faults: nobody knows what one sees on it."""
    found = len(faults(open_board(file)))
    if found:
        count = "a fault" if found == 1 else f"{found} faults"
        raise Wrong(f"the board has {count}; see what to mend with: caposaldo boards check {file}")


def new_board(file: Path, size: tuple[int, int], overwrite: bool, lang: str) -> None:
    """Write a bare board."""
    id = short_name(file.name)
    if not id:
        raise Wrong(f"{file.name} has no letters for an id; name the file otherwise")
    if size[0] % 2 == 0:
        raise Wrong(f"a board with {size[0]} columns cannot be turned; give an odd number")
    text = write_board(bare(id, *size))
    # A size that no board has is refused before the file is there.
    board_in(text)
    _write(file, text, overwrite, language(lang))


def find_board(file: str) -> Board:
    """Return the board of a file, or the board at hand of that id."""
    if file.isalpha() and not Path(file).exists():
        return at_hand(FolderShelf()).board(file)
    return open_board(Path(file))


def _write(file: Path, text: str, overwrite: bool, lang: str) -> None:
    if file.exists() and not overwrite:
        raise Wrong(f"{file} is there already; name another file or add --overwrite")
    file.write_text(text, "utf-8")
    print(Words(lang).say("terminal-board-written", {"file": str(file)}))


def _data(board: Board) -> dict[str, object]:
    return {
        "id": board.id,
        "title": board.title,
        "columns": board.columns,
        "rows": board.rows,
        "geomorphic": board.geomorphic,
        "hash": board.hash,
    }
