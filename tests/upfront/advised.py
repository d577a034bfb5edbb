"""Whole games in which both sides do what they are advised."""

from caposaldo.library import AnyGame, start


def played(letter: str, one: str, other: str, seed: int, most: int) -> AnyGame:
    """Play a game to its end, or to so many answers."""
    game = start("upfront", letter, {"side-1": one, "side-2": other}, seed)
    adviser = game.kind.adviser(letter, game.setup.readings)
    assert adviser is not None
    while (asked := game.decision()) is not None and len(game.answers) < most:
        options = [option.notation for option in asked.options]
        game.answer(adviser.rank(game.view(asked.seat), options)[0].notation)
    return game
