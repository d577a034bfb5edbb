"""The battery can fail: each of these spoilt games is caught by the check named beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from caposaldo.kernel.actions import Action
from caposaldo.kernel.chance import Chance, stream
from caposaldo.kernel.contract import Outcome, Preview, Setup
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.game import Game, Origin, begin
from caposaldo.kernel.rules import Refusal, rule
from tests.contract import battery
from tests.contract.battery import Check
from tests.contract.contests import choose
from tests.kernel.duel import DuelKind
from tests.kernel.duel_deeds import Peek, Play, Rest
from tests.kernel.duel_rules import Lead, Match, Step
from tests.kernel.duel_table import CLASH, SIDES, Duel, DuelTable, read_table


class Forgetful(DuelTable):
    """A table whose copy shares its points."""

    def copy(self) -> DuelTable:
        twin = super().copy()
        twin.points = self.points
        return twin


class SharedPoints(DuelKind):
    def begin(self, setup: Setup) -> tuple[DuelTable, list[Step]]:
        return Forgetful(), [Match()]


class LosesARound(DuelKind):
    def read_table(self, setup: Setup, data: Mapping[str, object]) -> DuelTable:
        table = read_table(data)
        table.round += 1
        return table


class ShowsTheDeck(DuelKind):
    def view(self, game: Duel, seat: str) -> dict[str, object]:
        return {**super().view(game, seat), "top": game.table.deck[:1]}


class DeniesItsHands(DuelKind):
    def secretive(self, setup: Setup) -> bool:
        return False


class ShowsATuple(DuelKind):
    def view(self, game: Duel, seat: str) -> dict[str, object]:
        return {**super().view(game, seat), "sides": SIDES}


class WrongOdds(DuelKind):
    def preview(self, game: Duel, wanted: Action) -> Preview | None:
        return Preview(wanted.notation, CLASH, [], [], [Outcome("hit", 5, 6)])


class KeepsItsChance(DuelKind):
    def redeal(self, game: Duel, seat: str, chance: Chance) -> Duel:
        return game.copy()


class WithDeed(DuelKind):
    """Duel with other deeds on the lead."""

    def __init__(self, *deeds: Deed[DuelTable]) -> None:
        super().__init__()
        self.deeds = {**self.deeds, Lead.KIND: deeds}


class SilentPeek(Peek):
    """Shows a card without saying so to the kernel."""

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        floor = game.floor
        super().perform(game, frame, words)
        game.floor = floor


class Doubled(Play):
    """Offers every card twice."""

    def objects(self, game: Duel, frame: Step) -> Iterable[Words]:
        return [*super().objects(game, frame), *super().objects(game, frame)]


class Meddles(Play):
    """Changes the table while it is only asked."""

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        game.table.round += 1
        return super().obstacle(game, frame, words)


class NoSuchRule(Rest):
    """Cites a number that is in no book."""

    def perform(self, game: Duel, frame: Step, words: Words) -> None:
        game.tell("rested", (rule("DU 99"),), {})
        super().perform(game, frame, words)


class ToldByTheDeck(Play):
    """Refuses for a reason the player may not know."""

    def obstacle(self, game: Duel, frame: Step, words: Words) -> Refusal | None:
        if words[0] in game.table.deck:
            return Refusal("still-in-the-deck", CLASH)
        return super().obstacle(game, frame, words)


SPOILT: dict[str, tuple[Callable[[], DuelKind], Check]] = {
    "a copy shares points": (SharedPoints, battery.a_copy_goes_the_same_way_and_its_own),
    "a save loses a round": (
        LosesARound,
        battery.a_save_read_back_from_text_goes_the_same_way,
    ),
    "a view shows the deck": (ShowsTheDeck, battery.twin_worlds_look_the_same),
    "hands are said to be open": (
        DeniesItsHands,
        battery.a_table_without_secrets_is_the_same_to_everybody,
    ),
    "a view is no JSON": (
        ShowsATuple,
        battery.views_are_ready_for_json_and_offer_only_to_the_seat_asked,
    ),
    "odds do not sum to one": (WrongOdds, battery.previews_are_exact_and_harmless),
    "a redeal keeps the true future": (
        KeepsItsChance,
        battery.a_redealt_game_knows_nothing_of_the_true_one,
    ),
    "a card is shown silently": (
        lambda: WithDeed(SilentPeek(), Rest()),
        battery.what_shows_something_new_cannot_be_taken_back,
    ),
    "options come twice": (
        lambda: WithDeed(Doubled(), Rest()),
        battery.options_are_sorted_unique_and_parse_back,
    ),
    "a refusal changes the table": (
        lambda: WithDeed(Meddles(), Rest()),
        battery.refused_answers_change_nothing,
    ),
    "a rule is in no book": (lambda: WithDeed(NoSuchRule()), battery.events_cite_known_rules),
    "a refusal tells the deck": (
        lambda: WithDeed(ToldByTheDeck(), Rest()),
        battery.twin_worlds_look_the_same,
    ),
}


def suffer(kind: DuelKind, check: Check) -> None:
    """Run one check all along some games."""
    for seed in range(6):
        origin = Origin(kind.setup("long", {}), stream(seed, "game").data(), None)
        game: Game[Any] = begin(kind, origin)
        bot = stream(seed, "bot")
        while game.decision() is not None:
            check(game, bot)
            game.answer(choose(game, bot))


@pytest.mark.parametrize(("spoilt", "check"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_game_is_caught(spoilt: Callable[[], DuelKind], check: Check) -> None:
    suffer(DuelKind(), check)
    # A check fails by an assertion, by pytest.raises (a Failed) or by an error of the game.
    with pytest.raises((Exception, pytest.fail.Exception)):
        suffer(spoilt(), check)
