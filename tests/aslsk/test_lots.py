"""The chances of random selection, against all the dice it can be made with (SK F19)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.dice import select
from caposaldo.aslsk.lots import lots
from caposaldo.aslsk.starter import Starter
from tests.aslsk.everyroll import every_roll
from tests.aslsk.scenes import still, unit


@pytest.mark.parametrize("reading", ["all_tied", "reroll"])
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("candidates", [1, 2, 3])
def test_F19_the_chances_of_selection_are_those_of_the_dice(
    candidates: int, number: int, reading: str
) -> None:
    ids = [f"r{at}" for at in range(1, candidates + 1)]
    option = f"option selection_ties {reading}"
    game = still(option, "german g1 4-6-7 B5", *[f"russian {id} 4-4-7 C6" for id in ids])
    chosen: list[str] = []

    def play(twin: Starter) -> None:
        chosen[:] = [each.id for each in select(twin, [unit(twin, id) for id in ids], number)]

    found = every_roll(game, play, lambda _: ",".join(chosen), candidates)
    for followed in range(1, candidates + 1):
        for pattern, chance in lots(candidates, number, followed, reading == "all_tied"):
            real = [
                share
                for names, share in found.items()
                if pattern == tuple([id in names.split(",") for id in ids[:followed]])
            ]
            assert chance == pytest.approx(float(sum(real)))


def test_of_nobody_nobody_is_chosen() -> None:
    for with_ties in (True, False):
        assert lots(3, 1, 0, with_ties) == [((), 1.0)]
        assert lots(0, 1, 0, with_ties) == [((), 1.0)]
