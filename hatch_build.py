"""The build hook: a wheel leaves with its browser pages and with the pins of what it needs."""

from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PINS: Final = "requirements/constraints.txt"
PINS_INSIDE: Final = "caposaldo/constraints.txt"


class BrowserPages(BuildHookInterface[Any]):
    """Refuse to build a wheel when the browser pages have not been made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop a standard build whose browser pages are missing."""
        index = Path(self.root, "src", "caposaldo", "web", "static", "index.html")
        if version != "standard" or self.target_name != "wheel":
            return
        if not index.is_file():
            raise SystemExit("The browser pages are missing: run 'make ui' first.")
        build_data["force_include"][PINS] = PINS_INSIDE
