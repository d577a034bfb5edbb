"""Every way the draws can fall, played out with the real rules: what the shown odds must equal."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from caposaldo.kernel.chance import Chance
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.events import Event
from caposaldo.library import AnyGame

Odds = dict[str, Fraction]
DULL = ("decline", "stay", "end", "keep")


class Fork(Exception):
    """A draw that has not been chosen yet; `ways` are its possibilities."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class Branch(Chance):
    """Draws as chosen, and a fork at the first one that is not."""

    def __init__(self, chosen: tuple[int, ...]) -> None:
        super().__init__(0)
        self.chosen = chosen

    def below(self, n: int, purpose: str) -> int:
        if self.uses == len(self.chosen):
            raise Fork(n)
        self.uses += 1
        return self.chosen[self.uses - 1]

    def copy(self) -> Chance:
        found = Branch(self.chosen)
        found.uses = self.uses
        return found


class End:
    """A game played out one way, and everything told on the way."""

    def __init__(self, game: AnyGame, told: list[Event]) -> None:
        self.game = game
        self.told = told


def ends(
    game: AnyGame, lines: tuple[str, ...], until: str, chosen: tuple[int, ...] = ()
) -> Iterator[tuple[End, Fraction]]:
    """Play the lines in every way the draws can fall; reactions on the way are declined."""
    trial = game.copy()
    trial.chance = Branch(chosen)
    told: list[Event] = []
    try:
        for line in lines:
            told += trial.answer(line)
        told += decline(trial, until)
    except Fork as fork:
        for way in range(fork.ways):
            for end, share in ends(game, lines, until, (*chosen, way)):
                yield end, share / fork.ways
        return
    yield End(trial, told), Fraction(1)


def decline(game: AnyGame, until: str) -> list[Event]:
    """Answer what comes up with nothing, until the question of that prompt."""
    told: list[Event] = []
    while (asked := game.decision()) is not None and asked.prompt != until:
        offered = [option.notation for option in asked.options]
        told += game.answer(next((word for word in DULL if word in offered), offered[0]))
    return told


def spread(game: AnyGame, *lines: str, say: Callable[[End], str], until: str = "act") -> Odds:
    """Return the exact chance of everything `say` calls an end."""
    found: Odds = {}
    for end, share in ends(game, lines, until):
        key = say(end)
        found[key] = found.get(key, Fraction(0)) + share
    return found


def told(names: Mapping[str, str]) -> Callable[[End], str]:
    """Say the first name whose event was told, perhaps with a fact; the empty one otherwise."""

    def say(end: End) -> str:
        for event in end.told:
            for name, key in names.items():
                kind, _, fact = name.partition(" ")
                if event.kind == kind and (not fact or event.facts[fact]):
                    return key
        return names[""]

    return say


def fate(before: AnyGame, man: str) -> Callable[[End], str]:
    """Say what has become of a man since `before`."""
    was = _marks(before, man)
    assert was is not None

    def say(end: End) -> str:
        now = _marks(end.game, man)
        if now is None:
            return str(end.game.table.lost[man])
        for name, then, since in zip(("wounded", "berserk", "pinned"), was, now, strict=True):
            if since and not then:
                return name
        return "unharmed"

    return say


def _marks(game: AnyGame, man: str) -> tuple[bool, bool, bool] | None:
    for group in game.table.groups.values():
        for other in group.men:
            if other.card.id == man:
                return other.wounded, other.berserk, other.pinned
    return None


def shown(preview: Preview | None) -> Odds:
    """Return the odds of a preview that are not nothing."""
    assert preview is not None
    return known(preview.odds)


def known(outcomes: list[Outcome]) -> Odds:
    """Return outcomes as fractions, those that cannot be left out."""
    return {o.key: Fraction(o.chances, o.of) for o in outcomes if o.chances}


def man_odds(preview: Preview | None, man: str) -> Odds:
    """Return the odds a preview shows for one man, those that cannot be left out."""
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    entry = next(entry for entry in men if entry["id"] == man)
    return {o["key"]: Fraction(o["chances"], o["of"]) for o in entry["odds"] if o["chances"]}
