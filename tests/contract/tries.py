"""What the battery tries on a game, and what it compares."""

from __future__ import annotations

import re

from caposaldo.kernel.actions import Decision
from caposaldo.kernel.chance import Chance
from caposaldo.kernel.codec import canonical
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import GameError
from caposaldo.library import AnyGame
from tests.contract.contests import choose


def asked(game: AnyGame) -> Decision:
    """Return the open question."""
    found = game.decision()
    assert found is not None
    return found


def seats(game: AnyGame) -> tuple[str, ...]:
    """Return everybody who looks at a game."""
    return (*game.kind.seats(game.setup), SPECTATOR)


def thinkable(game: AnyGame, bot: Chance, count: int) -> list[str]:
    """Make up actions out of the words of the options and of the table; most are refused."""
    offered = [option.notation for option in asked(game).options]
    words = sorted({word for text in offered for word in text.split()[1:]} | names(game))
    verbs = sorted({deed.VERB for deeds in game.kind.deeds.values() for deed in deeds})
    past = [notation for _, notation in game.answers[-30:] if notation]
    made = [offered[bot.below(len(offered), "a")], "fly 0101", "move", *past[-3:]]
    for _ in range(count):
        number = bot.below(4, "words")
        some = [words[bot.below(len(words), "word")] for _ in range(number)]
        made.append(" ".join([verbs[bot.below(len(verbs), "verb")], *some]))
    return made


def names(game: AnyGame) -> set[str]:
    """Collect every word that names something on the table, hidden or not."""
    found = re.findall(r'"([A-Za-z0-9-]+)"', canonical(game.table.data()).decode())
    return set(found)


def several(game: AnyGame, bot: Chance, count: int) -> list[str]:
    """Pick some of the options offered."""
    return [choose(game, bot) for _ in range(count)]


def go_the_same_way(one: AnyGame, other: AnyGame, bot: Chance) -> None:
    """Play both on with the same answers and see that nothing tells them apart."""
    for _ in range(25):
        assert one.digest() == other.digest()
        if one.decision() is None:
            break
        notation = choose(one, bot)
        told = [event.data() for event in one.answer(notation)]
        assert told == [event.data() for event in other.answer(notation)]
    assert one.save() == other.save()


def visible(game: AnyGame, seat: str) -> bytes:
    """Return all that a seat is shown, in bytes."""
    return canonical([game.view(seat), [event.data() for event in game.told(seat)]])


def answers_to(game: AnyGame, seat: str, tries: list[str]) -> bytes:
    """Return all that a seat is answered when it asks about actions, in bytes."""
    found: list[object] = []
    for notation in tries:
        refusal = game.why_not(seat, notation)
        found.append(refusal.data() if refusal is not None else None)
        if asked(game).seat == seat:
            found.append(preview_of(game, notation))
    return canonical(found)


def preview_of(game: AnyGame, notation: str) -> object:
    """Return a preview, or the error it gives."""
    try:
        preview = game.preview(notation)
    except GameError as error:
        return str(error)
    return preview.data() if preview is not None else None
