"""Duel as the rest of the program would know it, and ways to set it down in a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.contract import (
    Adviser,
    Candidate,
    GameKind,
    Outcome,
    Preview,
    Setup,
)
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Origin, begin
from caposaldo.kernel.rulebook import read_readings, read_rulebook
from caposaldo.kernel.rules import Modifier, total
from tests.kernel.duel_deeds import DEEDS
from tests.kernel.duel_rules import FRAMES, Match, needed
from tests.kernel.duel_table import (
    CARDS,
    CLASH,
    OTHER,
    REACT,
    SIDES,
    Duel,
    DuelTable,
    check,
    read_table,
    value,
)

NUMBERS: Final = ("1", "2", "3", "3.1", "4", "5", "6")
BOOK: Final[dict[str, Any]] = {
    "book": "DU",
    "rule": [
        {
            "id": f"DU {number}",
            "title": {"en": f"Rule {number}", "it": f"Regola {number}"},
            "summary": {"en": "A rule of Duel.", "it": "Una regola di Duel."},
            "statement": [{"en": "It holds.", "it": "Vale."}] if number == "1" else [],
        }
        for number in NUMBERS
    ],
}
READINGS: Final[dict[str, Any]] = {
    "reading": [
        {
            "id": "ties",
            "rule": "DU 3.1",
            "question": "Q1",
            "values": ["defender", "attacker"],
            "document": "defender",
            "published": "attacker",
            "title": {"en": "Ties", "it": "Parità"},
            "text": {"en": "Who wins a tie?", "it": "Chi vince a parità?"},
            "labels": {"defender": {"en": "defender"}, "attacker": {"en": "attacker"}},
        }
    ]
}


def words(name: str) -> dict[str, str]:
    """Return a title in both languages."""
    return {"en": f"A {name} duel", "it": f"Duello {name}"}


class Bold:
    """An adviser that likes the highest card."""

    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        judged = [Candidate(option, len(option), "highest") for option in options]
        return sorted(judged, key=lambda candidate: -candidate.score)


class DuelKind(GameKind[DuelTable]):
    """The whole contract, for a game of twelve cards."""

    def __init__(self) -> None:
        super().__init__(
            "duel",
            2,
            SIDES,
            {name: {"title": words(name), "story": words(name)} for name in ("short", "long")},
            read_rulebook(BOOK),
            read_readings(READINGS),
            FRAMES,
            DEEDS,
        )

    def overheard(self, notation: str) -> str:
        # A card given up lies face down until all are named.
        return "give card" if notation.startswith("give ") else notation

    def begin(self, setup: Setup) -> tuple[DuelTable, list[Frame[DuelTable]]]:
        table = DuelTable()
        table.round = 5 if setup.scenario == "short" else 0
        return table, [Match()]

    def read_table(self, setup: Setup, data: Mapping[str, object]) -> DuelTable:
        return read_table(data)

    def check(self, game: Duel) -> str | None:
        return check(game)

    def view(self, game: Duel, seat: str) -> dict[str, object]:
        table = game.table
        return {
            "hand": list(table.hands.get(seat, ())),
            "known": {
                card: "deck" if card in table.deck else "hand" for card in table.known.get(seat, ())
            },
            "hands": {side: len(table.hands[side]) for side in SIDES},
            "deck": len(table.deck),
            "gone": list(table.gone),
            "attack": list(table.attack),
            "points": dict(table.points),
            "round": table.round,
        }

    def redeal(self, game: Duel, seat: str, chance: Chance) -> Duel:
        twin = game.copy()
        table = twin.table
        fixed = {*table.known.get(seat, ()), *table.hands.get(seat, ())}
        places = [table.deck, *[list(table.hands[side]) for side in SIDES]]
        pool = [card for place in places for card in place if card not in fixed]
        for place in places:
            for i, card in enumerate(place):
                if card not in fixed:
                    place[i] = pool.pop(chance.pick(pool, "redeal"))
        table.deck = places[0]
        for side, cards in zip(SIDES, places[1:], strict=True):
            table.hands[side] = tuple(cards)
        self._forget(twin, seat)
        twin.chance = chance
        return twin

    def _forget(self, twin: Duel, seat: str) -> None:
        """Let the others know as many cards as before, of those that now lie there."""
        table = twin.table
        for side in SIDES:
            if side != seat:
                hidden = [*table.deck, *table.hands[OTHER[side]]]
                table.known[side] = tuple(card for card in table.known[side] if card in hidden)

    def preview(self, game: Duel, wanted: Action) -> Preview | None:
        if wanted.verb not in ("block", "yield"):
            return None
        sum_ = [Modifier(value(card), CLASH, "card") for card in game.table.attack]
        sum_ += [Modifier(-value(card), REACT, "block") for card in wanted.args]
        hits = sum(1 for die in range(1, 7) if die + total(sum_) >= needed(game))
        odds = [Outcome("hit", hits, 6), Outcome("miss", 6 - hits, 6)]
        return Preview(wanted.notation, CLASH, sum_, [], odds, reveals="a-die")

    def position(self, lines: list[str]) -> tuple[Setup, DuelTable, list[Frame[DuelTable]]]:
        table = DuelTable()
        options: dict[str, str] = {}
        for line in lines:
            match line.split():
                case [("north" | "south") as side, *cards] if set(cards) <= set(table.deck):
                    table.hands[side] = tuple(cards)
                    table.deck = [card for card in table.deck if card not in cards]
                case ["deck", *cards] if set(cards) <= set(CARDS):
                    table.gone = tuple(card for card in table.deck if card not in cards)
                    table.deck = list(cards)
                case ["reading", name, choice]:
                    options[name] = choice
                case _:
                    raise UnreadableFile(f"cannot read {line!r}")
        return self.setup("long", options), table, [Match("play_rounds")]

    def describe(self, game: Duel) -> list[str]:
        table = game.table
        hands = [f"{side} {' '.join(table.hands[side])}" for side in SIDES]
        return [*hands, "deck " + " ".join(table.deck)]

    def adviser(self, scenario: str, options: Mapping[str, str] | None = None) -> Adviser | None:
        return Bold()


KIND: Final = DuelKind()


def start(
    seed: int = 0, chance: Chance | None = None, scenario: str = "long", **options: str
) -> Duel:
    """Start a game of Duel."""
    source = chance if chance is not None else stream(seed, "game")
    return begin(KIND, Origin(KIND.setup(scenario, options), source.data(), None))


def given(*lines: str, chance: Chance | None = None, kind: DuelKind = KIND) -> Duel:
    """Set a position down; North leads."""
    setup, table, stack = kind.position(list(lines))
    source = chance if chance is not None else stream(0, "game")
    place = {"table": table.data(), "stack": [frame.data() for frame in stack]}
    return begin(kind, Origin(setup, source.data(), place))


def play_on(game: Duel, bot: Chance, steps: int = 10_000) -> int:
    """Answer at random until the end, or so many times; return how many answers were given."""
    for done in range(steps):
        asked = game.decision()
        if asked is None:
            return done
        game.answer(asked.options[bot.below(len(asked.options), "bot")])
    return steps
