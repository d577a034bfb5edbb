"""Where this system keeps what a user owns, and what can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

NAME: Final = "caposaldo"


def cache_folder() -> Path:
    """Return the folder for what can be made again."""
    return _base("XDG_CACHE_HOME", ".cache", ("Library", "Caches")) / NAME


def shelf_folder() -> Path:
    """Return the folder of the user's own boards."""
    return _base("XDG_DATA_HOME", ".local/share", ("Library", "Application Support")) / (
        f"{NAME}/boards"
    )


def _base(variable: str, usual: str, on_mac: tuple[str, str]) -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home.joinpath(*on_mac)
    return Path(os.environ.get(variable) or home / usual)
