"""Print the path of a Chromium the browser tests can drive, installing one when there is none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "No Chromium was found and none could be installed: "
    "install Chromium or Google Chrome, or set CAPOSALDO_CHROMIUM to its path."
)


def named() -> str | None:
    """Return the browser the user has named in CAPOSALDO_CHROMIUM."""
    return shutil.which(os.environ.get("CAPOSALDO_CHROMIUM", ""))


def installed() -> str | None:
    """Return the first browser of a known name on PATH."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> str | None:
    """Install the distribution's own package where we may, and return its program."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (is_root and Path("/etc/debian_version").exists() and shutil.which("apt-get")):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    packages = ["chromium", "fonts-liberation"]
    if not succeeds([*apt, "update"], quiet):
        return None
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return installed() if succeeds(install, quiet) else None


def from_playwright() -> str | None:
    """Let playwright fetch its own build, and return its program."""
    if not succeeds([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ)):
        return None
    return fetched_by_playwright()


def fetched_by_playwright() -> str | None:
    """Return the build that playwright has fetched before, if it is there."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        return shutil.which(playwright.chromium.executable_path)


def succeeds(command: list[str], environment: dict[str, str]) -> bool:
    """Run a command with its chatter on standard error, and say whether it went well."""
    try:
        return subprocess.run(command, env=environment, stdout=sys.stderr).returncode == 0
    except OSError:
        return False


def main() -> int:
    """Print the path, or say what to do and return 2."""
    for source in (named, installed, fetched_by_playwright, from_debian, from_playwright):
        path = source()
        if path:
            print(path)
            return 0
    print(ADVICE, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
