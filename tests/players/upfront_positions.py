"""Positions of Up Front put before the regular."""

from caposaldo import library
from caposaldo.kernel.contract import Candidate

NEVER = -10.0
BOTH = ("nations german american", "turn german")


def set_down(*lines: str, then: tuple[str, ...] = ()) -> library.AnyGame:
    game = library.from_position("upfront", "\n".join((*BOTH, *lines)))
    for notation in then:
        game.answer(notation)
    return game


def judged(game: library.AnyGame) -> list[Candidate]:
    asked = game.decision()
    assert asked is not None
    adviser = game.kind.adviser(game.setup.scenario)
    assert adviser is not None
    offered = [option.notation for option in asked.options]
    found = adviser.rank(game.view(asked.seat), offered)
    assert sorted(one.notation for one in found) == sorted(offered)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    return found


def ranked(*lines: str, then: tuple[str, ...] = ()) -> list[Candidate]:
    return judged(set_down(*lines, then=then))


def best(*lines: str, then: tuple[str, ...] = ()) -> str:
    return ranked(*lines, then=then)[0].notation


def one(candidates: list[Candidate], notation: str) -> Candidate:
    found = [candidate for candidate in candidates if candidate.notation == notation]
    assert found, f"{notation} was not offered, only {[one.notation for one in candidates]}"
    return found[0]
