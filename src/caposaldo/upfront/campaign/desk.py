"""The one door to a campaign: what it asks, and what is done with it (42)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.events import Event
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.after import Accounts, enter, questions_after
from caposaldo.upfront.campaign.asking import Enquiry
from caposaldo.upfront.campaign.course import (
    before,
    march,
    musters,
    seating_of,
    setup_of,
    sides_in_order,
)
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.record import AFTER, BATTLE, MUSTER, Campaign
from caposaldo.upfront.campaign.report import report_on
from caposaldo.upfront.verbs import UpFront


class Desk:
    """The box and the figures a campaign is run with."""

    def __init__(self, box: Box, figures: Figures) -> None:
        self.box: Final = box
        self.figures: Final = figures

    def questions(self, campaign: Campaign) -> list[Enquiry]:
        """List what the players must choose now."""
        if campaign.stage == MUSTER:
            found = [muster.question for muster in musters(self.box, self.figures, campaign)]
            return [question for question in found if question is not None]
        if campaign.stage == AFTER:
            return questions_after(self.figures, campaign)
        return []

    def choose(self, campaign: Campaign, id: str, option: str) -> Campaign:
        """Answer a question; the last answer after a game closes its accounts."""
        for question in self.questions(campaign):
            if question.id != id:
                continue
            if option not in question.options:
                options = ", ".join(question.options)
                raise UnreadableFile(f"{option!r} does not answer {id}; choose from: {options}")
            chosen = replace(campaign, choices={**campaign.choices, id: option})
            return self._closed(chosen)
        raise UnreadableFile(f"nobody asks {id!r} now; ask the campaign what is open")

    def march(self, campaign: Campaign) -> Campaign:
        """Start the next game: its orders are written."""
        return march(self.box, self.figures, campaign)

    def setup(self, campaign: Campaign) -> tuple[str, dict[str, str]]:
        """Return scenario and options of the game under way."""
        return setup_of(self.box, campaign)

    def seating(self, campaign: Campaign) -> tuple[str, dict[str, str]]:
        """Return scenario and options of the next game as far as its seats depend on them."""
        return seating_of(self.box, campaign)

    def enter(
        self,
        campaign: Campaign,
        game: UpFront,
        events: Sequence[Event],
        digest: str,
        conceded: str = "",
    ) -> Campaign:
        """Take in a finished game, which must be the one under way."""
        if campaign.stage != BATTLE:
            raise UnreadableFile("no game of this campaign is under way; start the next one first")
        fault = self._fault(campaign, game)
        if fault:
            raise UnreadableFile(fault)
        report = report_on(self.figures, game, events, digest, conceded)
        return self._closed(enter(campaign, report))

    def fits(self, campaign: Campaign, game: UpFront) -> bool:
        """Tell whether a game is the one under way."""
        return not self._fault(campaign, game)

    def _fault(self, campaign: Campaign, game: UpFront) -> str:
        """Say what makes a game another one than the one under way."""
        scenario, options = self.setup(campaign)
        played = game.setup
        if played.scenario != scenario or game.origin.position is not None:
            return f"this is another game; enter one of scenario {campaign.scenario}"
        for name, value in options.items():
            if played.readings.get(name) != value:
                return f"this game was not played by the orders of this campaign ({name} differs)"
        return ""

    def _closed(self, campaign: Campaign) -> Campaign:
        """Close the accounts of a game when nothing is asked any more."""
        if campaign.stage != AFTER or self.questions(campaign):
            return campaign
        first = sides_in_order(self.box, before(campaign))[0]
        return Accounts(self.box, self.figures, campaign).close(first)
