"""Tables of lines of sight kept on disk; a file that is lost or damaged is made anew."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from caposaldo.boards.folders import cache_folder

ENDING: Final = ".sight"


class SightCache:
    """A folder of tables by the hash of their map.

    Nothing here may stop a game: what cannot be read is as good as not there, and what cannot be
    written is worked out again next time.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Final = folder if folder is not None else cache_folder() / "sight"

    def fetch(self, key: str) -> bytes | None:
        """Return what was kept under a key."""
        try:
            return (self.folder / f"{key}{ENDING}").read_bytes()
        except OSError:
            return None

    def keep(self, key: str, data: bytes) -> None:
        """Keep a table; readers see the old file or the new one, never half of it."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self.folder, delete=False) as new:
                new.write(data)
            os.replace(new.name, self.folder / f"{key}{ENDING}")
