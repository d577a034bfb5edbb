"""The build hook that keeps a wheel from leaving without its browser pages."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserPages(BuildHookInterface[Any]):
    """Refuse to build a wheel when the browser pages have not been made."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop a standard build whose browser pages are missing."""
        index = Path(self.root, "src", "caposaldo", "web", "static", "index.html")
        if version == "standard" and self.target_name == "wheel" and not index.is_file():
            raise SystemExit("The browser pages are missing: run 'make ui' first.")
