"""Write the golden texts anew: `python -m tests.playthroughs.write`; the diff is the review."""

from tests.playthroughs.text import GAMES, HOME, playthrough


def main() -> None:
    for name in GAMES:
        (HOME / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    main()
