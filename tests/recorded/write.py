"""Write the kept files that are missing: `python -m tests.recorded.write`.

A kept file is never written again: it stands for the files that players already have. When a format
or the rules' version changes, add new ones beside it.
"""

import json
from pathlib import Path
from typing import Final

from caposaldo import library
from caposaldo.kernel.chance import Chance, SealedChance, stream
from caposaldo.library import AnyGame
from tests.playthroughs.wander import choose

HOME: Final = Path(__file__).parent
SECRET: Final = "5ea1ed" * 10 + "0123"


def played(scenario: str, chance: Chance, answers: int) -> AnyGame:
    """Play a game by the walk that anybody can repeat, up to so many answers."""
    game = library.start("mortain", scenario, chance=chance)
    luck = stream(1, "recorded")
    while (asked := game.decision()) is not None and len(game.answers) < answers:
        game.answer(choose(asked, luck))
    return game


def swift() -> dict[str, object]:
    """Return the record of a whole game with swift chance."""
    game = played("postcard", stream(51, "game"), 10_000)
    return library.make_record(game, {"german": "wanderer", "us": "wanderer"})


def sealed() -> dict[str, object]:
    """Return the record of a whole game with sealed chance and its secret shown."""
    chance = SealedChance("kept-5", SECRET, ("chosen by german", "chosen by us"))
    game = played("sector", chance, 10_000)
    return library.make_record(game, {"german": "wanderer", "us": "wanderer"})


def in_the_middle() -> dict[str, object]:
    """Return a save in the middle of choosing where a unit goes."""
    return played("postcard", stream(51, "game"), 67).save()


MAKERS: Final = {
    "mortain-postcard-swift-record-1.json": swift,
    "mortain-sector-sealed-record-1.json": sealed,
    "mortain-postcard-save-1.json": in_the_middle,
}


def main() -> None:
    for name, make in MAKERS.items():
        path = HOME / name
        if not path.exists():
            path.write_text(json.dumps(make(), separators=(",", ":"), sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
