"""Write the kept files that are missing: `python -m tests.recorded.write`.

A kept file is never written again: it stands for the files that players already have. When a format
or the rules' version changes, add new ones beside it. Those with a release in their name were
played by that release, anything agreed that could be, by random and by computer players.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from caposaldo import library
from caposaldo.kernel.chance import Chance, SealedChance, stream
from caposaldo.library import AnyGame
from tests.playthroughs.wander import choose

HOME: Final = Path(__file__).parent
SECRET: Final = "5ea1ed" * 10 + "0123"


class Kept(NamedTuple):
    """Which game is kept, with what chance, and at which question it is left.

    That is the first with this prompt after so many answers; without a prompt the game is played
    to its end.
    """

    game: str
    scenario: str
    chance: Chance
    chosen: dict[str, str]
    prompt: str = ""
    answers: int = 0

    def played(self) -> AnyGame:
        """Play the game by the walk that anybody can repeat."""
        game = library.start(self.game, self.scenario, self.chosen, chance=self.chance)
        luck = stream(1, "recorded")
        while (asked := game.decision()) is not None:
            if asked.prompt == self.prompt and len(game.answers) >= self.answers:
                break
            game.answer(choose(game, luck))
        return game

    def record(self) -> dict[str, object]:
        """Return the record of the game."""
        game = self.played()
        return library.make_record(game, dict.fromkeys(game.kind.seats(game.setup), "wanderer"))

    def save(self) -> dict[str, object]:
        """Return a save in the middle of a question."""
        return self.played().save()


def sealed(game: str, *seats: str) -> Chance:
    """Return a sealed chance whose secret the record shows."""
    return SealedChance(game, SECRET, tuple(f"chosen by {seat}" for seat in seats))


EAST: Final = {"side-1": "german", "side-2": "russian"}
WEST: Final = {"side-1": "american", "side-2": "german"}
POSTCARD: Final = Kept("mortain", "postcard", stream(51, "game"), {})
SECTOR: Final = Kept("mortain", "sector", sealed("kept-5", "german", "us"), {})
PATROL: Final = Kept("upfront", "A", stream(52, "game"), EAST)
STORMING: Final = Kept("upfront", "C", sealed("kept-6", "american", "german"), WEST)
LANE: Final = Kept("aslsk", "lane", stream(53, "game"), {})
BANZAI: Final = Kept("upfront", "M", stream(54, "game"), {})
STREETS: Final = Kept("aslsk", "block", sealed("kept-7", "russian", "german"), {})

MAKERS: Final = {
    "mortain-postcard-swift-record-1.json": POSTCARD.record,
    "mortain-sector-sealed-record-1.json": SECTOR.record,
    "mortain-postcard-save-1.json": POSTCARD._replace(prompt="move-unit", answers=67).save,
    "upfront-A-swift-record-1.json": PATROL.record,
    "upfront-C-sealed-record-1.json": STORMING.record,
    "aslsk-lane-swift-record-1.json": LANE.record,
    "aslsk-block-sealed-record-1.json": STREETS.record,
    "aslsk-lane-save-1.json": LANE._replace(prompt="fire-group", answers=120).save,
    # Rules version 2 of Up Front and of the Starter Kit.
    "upfront-M-rules-2-record-1.json": BANZAI.record,
    "upfront-M-rules-2-save-1.json": BANZAI._replace(prompt="aim", answers=100).save,
    "aslsk-lane-rules-2-record-1.json": LANE.record,
    "aslsk-lane-rules-2-save-1.json": LANE._replace(prompt="fire-group", answers=60).save,
    # Mortain with the readings of 0.5.2.
    "mortain-postcard-0.5.2-record-1.json": POSTCARD.record,
    "upfront-A-save-1.json": PATROL._replace(prompt="aim", answers=150).save,
}


def main() -> None:
    for name, make in MAKERS.items():
        path = HOME / name
        if not path.exists():
            path.write_text(json.dumps(make(), separators=(",", ":"), sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
