"""Games that stand before their first turn."""

from collections.abc import Iterable
from typing import Any

import pytest

from caposaldo import library
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.errors import IllegalAction
from caposaldo.kernel.rules import Refusal
from caposaldo.library import AnyGame
from caposaldo.upfront.battle import Box


def box() -> Box:
    """Everything that comes in the box."""
    kind: Any = library.game("upfront")
    found: Box = kind.box
    return found


def _every_force() -> list[tuple[str, str, str]]:
    """One of all forces that are alike in men, weapons and what their scenario asks of them."""
    found: dict[tuple[object, ...], tuple[str, str, str]] = {}
    for letter, scenario in box().scenarios.items():
        for own in scenario.forces:
            asked = [one.key for one in scenario.special if one.side in ("both", own.role)]
            alike = (own.men, own.later, *own.secondary.items(), *asked)
            if not own.against:
                found.setdefault(alike, (letter, own.nation, own.role))
    return list(found.values())


EVERY_FORCE = _every_force()


def enemy_of(letter: str, nation: str, role: str) -> str:
    """Somebody whom a force can meet: the German or the Russian if they fight there."""
    against = {"attacker": "defender", "defender": "attacker"}.get(role, role)
    there = [own.nation for own in box().scenarios[letter].forces if own.role == against]
    return next(
        other for other in ("german", "russian", *there) if other != nation and other in there
    )


def opened(
    letter: str = "A",
    one: str = "german",
    other: str = "russian",
    *,
    chance: Chance | None = None,
    seed: int = 1,
    by_card: bool = False,
) -> AnyGame:
    """A game whose first side is about to form its groups."""
    options = {"side-1": one, "side-2": other}
    if by_card:
        options["higher-card-first"] = "yes"
    return library.start("upfront", letter, options, seed, chance)


def formed(
    letter: str = "A",
    one: str = "german",
    other: str = "russian",
    *,
    chance: Chance | None = None,
    seed: int = 1,
) -> AnyGame:
    """A game whose groups are formed in balance and whose hands are dealt."""
    game = opened(letter, one, other, chance=chance, seed=seed)
    answer(game, ["setup balanced", "ready"] * 2)
    return game


def answer(game: AnyGame, notations: Iterable[str]) -> None:
    for notation in notations:
        game.answer(notation)


def options(game: AnyGame) -> list[str]:
    asked = game.decision()
    assert asked is not None
    return [option.notation for option in asked.options]


def refusal(game: AnyGame, notation: str) -> Refusal:
    """What stops an answer; it is told alike by why-not and by the refused answer."""
    asked = game.decision()
    assert asked is not None
    before = game.digest()
    found = game.why_not(asked.seat, notation)
    assert found is not None, f"nothing stops {notation}"
    with pytest.raises(IllegalAction) as caught:
        game.answer(notation)
    assert caught.value.refusal.key == found.key
    assert game.digest() == before
    return found


def stopped(game: AnyGame, notation: str) -> tuple[str, str]:
    found = refusal(game, notation)
    return found.key, str(found.rule)


def groups(game: AnyGame, side: str) -> dict[str, list[str]]:
    return {group.letter: [man.card.id for man in group.men] for group in game.table.side(side)}


def put(*places: str) -> list[str]:
    """`put("A g1 g2", "B g3")` places the men of each letter in that order."""
    words = [place.split() for place in places]
    return [f"place {id} {letter}" for letter, *men in words for id in men]
