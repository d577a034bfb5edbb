"""How commands print: JSON for programs, Rich text for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from caposaldo.cli.polite import Wrong

if TYPE_CHECKING:
    from rich.console import Console

LARGEST: Final = 16 * 1024 * 1024


def print_json(data: object) -> None:
    """Print data as JSON in the order it has."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


def console(*, on_errors: bool = False) -> Console:
    """Return a console that colours what goes to a terminal and nothing else."""
    from rich.console import Console

    return Console(stderr=on_errors, highlight=False, soft_wrap=True, markup=False, emoji=False)


def read_json(path: Path) -> object:
    """Read a JSON file of reasonable size, or say in a sentence what is wrong with it."""
    if path.stat().st_size > LARGEST:
        raise Wrong(f"{path} is too large for a record; check that it is the right file")
    try:
        return json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise Wrong(f"{path} is not JSON; check that it is the right file") from error
