"""Checks of the random numbers and position numbers of an action deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import comb, fsum, sqrt
from typing import Final

from caposaldo.upfront.cards import CARDS, KINDS
from caposaldo.upfront.deckfacts import FILLED, INFERRED, KNOWN, Check, DeckFacts, counts

RANDOM: Final = (44, 36, 28, 22, 16, 10, 6)
RED_CELLS: Final = [146, 130, 113, 97, 81, 65, 49, 32, 16, 8]
EXAMPLE: Final = (1, 2, 1, 2, 1, 4, 4, 6, 1, 6)
PICTURED: Final = {
    (1, 1, 3, 1, 3, 3, 6, 1, 9, 3): ("fire",),
    (1, 2, 3, 2, 1, 6, 6, 6, 6, 6): ("movement",),
    (1, 2, 3, 4, 5, 6, 1, 8, 3, 10): ("wire",),
    (1, 2, 1, 4, 3, 2, 2, 8, 2, 8): ("smoke",),
    EXAMPLE: KINDS,
}
CELLS: Final = 10


def red_counts(deck: DeckFacts) -> list[int]:
    """How many red cards bear each random number."""
    return [sum(card.red and card.rn == number for card in deck.cards) for number in range(7)]


def red_cells(deck: DeckFacts) -> list[int]:
    """How many cells of each position column are red."""
    return [sum(card.reds[column] for card in deck.cards) for column in range(CELLS)]


def jam_in_three(deck: DeckFacts) -> float:
    """The chance that three draws show a red 5 or a red 6."""
    jams = sum(red_counts(deck)[5:])
    return 1 - comb(CARDS - jams, 3) / comb(CARDS, 3)


def even(deck: DeckFacts) -> bool:
    """Whether every number of a column comes up as often as the others, give or take one."""
    for column in range(CELLS):
        drawn = [card.positions[column] for card in deck.cards]
        times = [drawn.count(number) for number in range(1, column + 2)]
        if max(times) - min(times) > 1:
            return False
    return True


def spread(deck: DeckFacts) -> float:
    """How many cards a kind and colour is off its share of a random number, at worst."""
    worst = 0.0
    for kind in KINDS:
        for red in (True, False):
            numbers = [card.rn for card in deck.of(kind) if card.red == red]
            for number, wanted in enumerate(RANDOM):
                share = len(numbers) * wanted / CARDS
                worst = max(worst, abs(numbers.count(number) - share))
    return worst


def correlation(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How far two rows of numbers go together, from -1 to 1; 0 if one of them is constant."""
    mean, other = sum(ours) / len(ours), sum(theirs) / len(theirs)
    width = sqrt(fsum((a - mean) ** 2 for a in ours) * fsum((b - other) ** 2 for b in theirs))
    both = fsum((a - mean) * (b - other) for a, b in zip(ours, theirs, strict=True))
    return both / width if width else 0.0


def follows(deck: DeckFacts, colours: bool) -> float:
    """How far the column that follows the random number most follows it, by number or colour."""
    if colours:
        own = [float(card.red) for card in deck.cards]
        columns = [[float(card.reds[i]) for card in deck.cards] for i in range(CELLS)]
    else:
        own = [float(card.number) for card in deck.cards]
        columns = [[float(card.positions[i]) for card in deck.cards] for i in range(CELLS)]
    return max(abs(correlation(own, column)) for column in columns)


def pictured(row: tuple[int, ...], kinds: Sequence[str]) -> Check:
    """The check that a row seen in a picture is on a card of those kinds."""

    def holds(deck: DeckFacts) -> bool:
        return any(card.positions == row and card.kind in kinds for card in deck.cards)

    where = f"a {kinds[0].capitalize()} card" if len(kinds) == 1 else "a card"
    return Check(INFERRED, f"the row {'-'.join(map(str, row))} is on {where}", holds)


def _below(measure: Callable[[DeckFacts, bool], float], colours: bool, limit: float) -> Check:
    what = "position colours follow the colour" if colours else "positions follow the value"
    return Check(
        FILLED,
        f"no {what} of the random number (correlation below {limit})",
        lambda deck: measure(deck, colours) < limit,
    )


NUMBER_CHECKS: Final = (
    Check(
        KNOWN,
        "random numbers 0 to 6 are on 44, 36, 28, 22, 16, 10 and 6 cards",
        lambda deck: counts((card.rn for card in deck.cards), dict(enumerate(RANDOM))),
    ),
    Check(
        KNOWN,
        "red 4, 5 and 6 are on 8, 5 and 3 cards",
        lambda deck: red_counts(deck)[4:] == [8, 5, 3],
    ),
    Check(
        KNOWN,
        "three draws show a red 5 or 6 in about 14 %",
        lambda deck: abs(jam_in_three(deck) - 0.14) < 0.005,
    ),
    Check(
        INFERRED,
        "red and black are 81 each, and every number is half red",
        lambda deck: [2 * red for red in red_counts(deck)] == list(RANDOM),
    ),
    Check(INFERRED, "column n is spread evenly over 1 to n", even),
    Check(
        KNOWN,
        "column 1 is mostly red and the red share falls to the right",
        lambda deck: (
            red_cells(deck)[0] > CARDS // 2
            and all(left > right for left, right in pairwise(red_cells(deck)))
        ),
    ),
    Check(
        FILLED,
        "red cells per column are 146 130 113 97 81 65 49 32 16 8",
        lambda deck: red_cells(deck) == RED_CELLS,
    ),
    *(pictured(row, kinds) for row, kinds in PICTURED.items()),
    Check(
        INFERRED,
        "in the row of the example of 20.4 column 2b is red",
        lambda deck: any(card.positions == EXAMPLE and card.reds[1] for card in deck.cards),
    ),
    Check(
        KNOWN,
        "no. 7 has a black 1 in column 9",
        lambda deck: deck.no(7).positions[8] == 1 and not deck.no(7).reds[8],
    ),
    Check(INFERRED, "no. 6 has a 6 in column 0r", lambda deck: deck.no(6).positions[9] == 6),
    Check(
        FILLED,
        "no kind and colour is off its share of a random number by more than 1.5 cards",
        lambda deck: spread(deck) <= 1.5,
    ),
    _below(follows, colours=False, limit=0.1),
    _below(follows, colours=True, limit=0.15),
)
