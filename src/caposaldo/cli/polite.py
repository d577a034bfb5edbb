"""Errors as one sentence on the error stream, with exit code 2, whatever went wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NoReturn

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

WRONG: Final = 2
INTERRUPTED: Final = 130


class Wrong(Exception):
    """Something the person at the keyboard can put right; the message says how."""


class PoliteGroup(TyperGroup):
    """A group of commands that never shows a traceback for what the user did."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        """Run a command and turn what goes wrong into a sentence."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except TyperException as error:
            code = complain(f"{error.format_message().rstrip('.')}; see --help")
        except typer.Abort:
            code = INTERRUPTED
        except Exception as error:
            sentence = sentence_for(error)
            if sentence is None:
                raise
            code = complain(sentence)
        sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str) -> int:
    """Write a sentence to the error stream and return the exit code that goes with it."""
    line = " ".join(sentence.split())
    end = "" if line.endswith((".", "?", "!", "]")) else "."
    print(f"caposaldo: {line}{end}", file=sys.stderr)
    return WRONG


def sentence_for(error: Exception) -> str | None:
    """Return what to tell the user of an error; None when the fault is the program's own."""
    from caposaldo.kernel.errors import GameError

    match error:
        case Wrong() | GameError():
            return str(error)
        case FileNotFoundError(filename=str(name)):
            return f"there is no file {name}; check the path"
        case IsADirectoryError(filename=str(name)):
            return f"{name} is a folder; name a file"
        case OSError(filename=str(name), strerror=str(reason)):
            return f"{name} cannot be used ({reason.lower()}); name another file"
        case OSError():
            return str(error)
    return None
