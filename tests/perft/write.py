"""Count the fixed positions anew: `python -m tests.perft.write`; the diff is the review."""

import re

from tests.perft.perft import FILE, perft, positions


def main() -> None:
    text = FILE.read_text("utf-8")
    for position in positions():
        counts = perft(position.game(), len(position.counts))
        head = re.escape(f'name = "{position.name}"')
        text, found = re.subn(
            rf"({head}\n(?:.*\n){{0,2}}?counts = )\[[0-9, ]*\]", rf"\g<1>{counts}", text
        )
        assert found == 1, f"{position.name} has no counts to write"
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
