"""One attempt to infiltrate after the other: nerve, concealment, the draw (20.21 to 20.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Fact, Facts, Modifier, Refusal, RuleId, rule
from caposaldo.upfront.afvcombat import Assault
from caposaldo.upfront.burdens import lighten, unburden
from caposaldo.upfront.capitulation import capture
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.columns import column, column_lines
from caposaldo.upfront.demolition import charge_goes_off, charge_of
from caposaldo.upfront.encirclement import review
from caposaldo.upfront.groups import SURRENDERED, group_id, letter_of, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.hiding import nothing_hides
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.movement import must_ford
from caposaldo.upfront.nerve import here, nerve
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import is_below
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name, spend
from caposaldo.upfront.victory import anybody_broken, settle

RESOLUTION: Final = rule("UF 20.3")
FORDING: Final = rule("UF 20.24")
CONCEALED: Final = rule("UF 9.4")


class Attempts(Script[UpFrontTable]):
    """The attempts of a group in the order in which they were named (20.2)."""

    KIND: ClassVar[str] = "upfront.attempts"
    STEPS: ClassVar[tuple[str, ...]] = ("next",)
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "tries", "keeping", "dropping", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple, tuple, tuple, str)

    def __init__(
        self,
        group: str,
        tries: tuple[str, ...],
        keeping: tuple[str, ...],
        dropping: tuple[str, ...],
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.tries = tries
        self.keeping = keeping
        self.dropping: Final = dropping
        self.step = step

    def spare(self, letter: str) -> None:
        """Let the others keep their charges: one is the only attack on a group (21.3)."""
        names = [entry.partition("=")[0].partition(">") for entry in self.tries]
        self.keeping = (*self.keeping, *[man for man, _, target in names if target == letter])

    def next(self, game: UpFront) -> None:
        """Begin the next attempt; an attempt is no attack, so time ends them all (16.3)."""
        # A charge may have broken a squad, which ends them too (16.5).
        if not self.tries or ((game.table.over or anybody_broken(game)) and settle(game)):
            return
        entry, self.tries = self.tries[0], self.tries[1:]
        self.again("next")
        man, _, rest = entry.partition(">")
        letter, _, card = rest.partition("=")
        target = group_id(game.table.battle.enemy(side_of(self.group)), letter)
        if man in self.dropping:
            lighten(game, self.group, man)
        game.push(Attempt(self.group, man, target, card, int(man in self.keeping)))


class Attempt(Script[UpFrontTable]):
    """One man's attempt; `cover` is his Concealed card, `shaken` tells that his nerve failed."""

    KIND: ClassVar[str] = "upfront.attempt"
    STEPS: ClassVar[tuple[str, ...]] = ("gather", "rally", "resume", "conceal", "cross")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "group",
        "man",
        "target",
        "card",
        "keeping",
        "cover",
        "shaken",
        "step",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str, int, str, int, str)

    def __init__(
        self,
        group: str,
        man: str,
        target: str,
        card: str,
        keeping: int,
        cover: str = "",
        shaken: int = 0,
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.man: Final = man
        self.target: Final = target
        self.card: Final = card
        self.keeping: Final = keeping
        self.cover = cover
        self.shaken = shaken
        self.step = step

    def gather(self, game: UpFront) -> None:
        """Leave crew and heavy weapons, then check his nerve unless he has a card (20.21-20.23)."""
        if game.table.over and settle(game):
            return
        man = here(game, self.man)
        # An earlier man's charge may have brought a prisoner, whose guard goes nowhere (32.21).
        lost = man is None or man.pinned or bool(man.guards)
        if lost or self.target not in game.table.groups:
            self.step = "end"
            return
        unburden(game, self.group, self.man)
        # Nobody needs nerve to go among men who have given up (50.41).
        if not self.card and not self._given_up(game):
            self.shaken = int(not nerve(game, self.man))

    def rally(self, game: UpFront) -> None:
        """A Hero may rally a man whose nerve failed, but not when time is up (10.43, 16.3)."""
        if self.shaken and not game.table.over:
            game.push(HeroChance(side_of(self.group), self.man))

    def resume(self, game: UpFront) -> None:
        """Rallied by a Hero he tries again; pinned he does not (20.21)."""
        man = here(game, self.man)
        if man is None or man.pinned:
            self.step = "end"
        elif self.shaken:
            self.shaken = 0
            self.again("gather")

    def conceal(self, game: UpFront) -> None:
        """A Concealed card is played before the draw or not at all (9.4)."""
        if game.table.over and settle(game):
            return
        # Against a group in surrender it is column 1 whatever is played (50.41).
        if not self._given_up(game):
            game.push(Stealth(self.group, self.man))

    def cross(self, game: UpFront) -> None:
        """Draw; the same card tells whether he fords and whether he gets in (20.24, 20.3)."""
        table = game.table
        wades = must_ford(game, table.groups[self.group]) and not table.card(self.card).ford
        # A Breeze drawn now blows the Smoke away, but only for attempts to come (13.243).
        listed = self._listed(game)
        card = draw(game, "infiltration", position=not wades)
        man = here(game, self.man)
        assert man is not None
        facts: dict[str, Fact] = {
            "seat": side_of(self.group),
            "man": man_name(man),
            "target": letter_of(self.target),
            "card": card.id,
        }
        if wades and card.red:
            game.tell("infiltration-drowned", (FORDING,), facts)
            return
        at = column(listed)
        if not card.reds[at - 1]:
            game.tell("infiltration-fails", (RESOLUTION,), {**facts, "column": at}, tuple(listed))
            return
        game.tell("infiltrates", (RESOLUTION,), {**facts, "column": at}, tuple(listed))
        table.put(table.groups[self.group].with_man(man.but(inside=self.target)))
        review(game)
        if self._given_up(game):
            capture(game, man, self.target)
            return
        # Time that is up ends the game before the charge is lit: the attempt was no attack (16.3).
        if table.over:
            return
        if table.groups[self.target].armoured:
            game.push(Assault(self.group, self.man, self.target, self.keeping))
        elif charge_of(game, man) and not self.keeping and not is_below(table.groups[self.target]):
            for frame in game.stack:
                if isinstance(frame, Attempts):
                    frame.spare(letter_of(self.target))
            game.push(charge_goes_off(game.table, self.group, self.man, self.target))

    def _given_up(self, game: UpFront) -> bool:
        return SURRENDERED in game.table.groups[self.target].marks

    def _listed(self, game: UpFront) -> list[Modifier]:
        groups = game.table.groups
        group, target = groups[self.group], groups[self.target]
        listed = column_lines(game.table, group, target)
        if self.cover:
            listed.append(stealth(game.table.card(self.cover)))
        return listed


def stealth(card: Card) -> Modifier:
    """Return what a Concealed card shifts (20.3)."""
    value = card.value_as("concealed")
    return Modifier(value, RESOLUTION, "columns-concealed", {"card": card.id})


# The Concealed card --------------------------------------------------------------------------


class Stealth(Question[UpFrontTable]):
    """Whether a Concealed card helps a man in; it is asked whatever the hand holds (9.4, 20.3)."""

    KIND: ClassVar[str] = "upfront.stealth"
    PROMPT: ClassVar[str] = "react-infiltration"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, group: str, man: str) -> None:
        self.group: Final = group
        self.man: Final = man

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return CONCEALED

    def facts(self, game: UpFront) -> Facts:
        man = here(game, self.man)
        assert man is not None
        return {"man": man_name(man), "group": letter_of(self.group)}


class Hide(Deed[UpFrontTable]):
    """Play a Concealed card for the man who tries (9.4, 20.3): `conceal 65`."""

    VERB: ClassVar[str] = "conceal"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Stealth)
        return [(id,) for id in game.table.holding(side_of(frame.group), "concealed")]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Stealth)
        refusal = cannot_play(game, side_of(frame.group), words[0], "concealed")
        return refusal or nothing_hides(game.table, game.table.groups[frame.group])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Stealth)
        game.finish(frame)
        attempt = game.stack[-1]
        assert isinstance(attempt, Attempt)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        attempt.cover = card.id
        facts: dict[str, Fact] = {"seat": side, "card": card.id}
        game.tell("conceals-infiltrator", (CONCEALED,), facts, (stealth(card),))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Attempts, Attempt, Stealth]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Stealth.KIND: (Hide(), Decline())}
