"""The command line; `main` is the program `caposaldo`."""

from __future__ import annotations


def main() -> None:
    """Run the command that was typed."""
    from caposaldo.cli.app import app

    app(prog_name="caposaldo")
