"""After a scenario: losses, rout, elan, improvement, survival, promotion, points (42.4 to 42.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from caposaldo.kernel.rules import rule
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.asking import (
    IMPROVE,
    KEEP,
    MORALE,
    OWN_MAN,
    PANIC,
    REPLACEMENT,
    REST,
    ROUT,
    Enquiry,
)
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.leading import raised
from caposaldo.upfront.campaign.record import AFTER, MUSTER, OVER, Campaign, Fought, Line
from caposaldo.upfront.campaign.report import DEAD, Report, read_report
from caposaldo.upfront.campaign.roster import (
    ABSENT,
    KILLED,
    Soldier,
    kia_limit,
    replaced,
    rested,
)
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.verbs import KIA
from caposaldo.upfront.verbs import ROUT as ROUTED

PANICKED: Final = rule("UF 42.42")
IMPROVING: Final = rule("UF 42.44")
PERSONAL: Final = rule("UF 42.9")


# What is left of a man ---------------------------------------------------------------------


def losses_of_value(figures: Figures, nation: str, man: Soldier) -> tuple[str, ...]:
    """Return which values a routed man may lose 1 of (42.42)."""
    found = []
    if man.morale > 0:
        found.append(MORALE)
    if man.panic > figures.lowest_panic(nation, man.morale):
        found.append(PANIC)
    return tuple(found)


def steps_up(figures: Figures, nation: str, man: Soldier) -> tuple[str, ...]:
    """Return which values a man may raise by 1 (42.44)."""
    found = []
    higher = man.morale + 1
    if higher <= figures.highest and man.panic >= figures.lowest_panic(nation, higher):
        found.append(MORALE)
    if man.panic < figures.highest:
        found.append(PANIC)
    return tuple(found)


def credited(figures: Figures, report: Report, side: str, man: Soldier) -> int:
    """Add up the elan a man has won in a game he came through (42.43)."""
    points = sum([count for id, _, count in report.elan if id == man.id])
    if report.winner == side:
        points += figures.for_victory
    in_play = man.id not in report.fates
    if in_play and (man.id in report.standing or man.id in report.wounded):
        points += figures.for_unpinned
    return points


def questions_after(figures: Figures, campaign: Campaign) -> list[Enquiry]:
    """List what the players must choose before the accounts are closed."""
    report = read_report(campaign.report)
    found = []
    for side in campaign.nations:
        for man in campaign.rosters[side]:
            if man.id in report.present:
                found += _asked(figures, report, side, man)
    return [one for one in found if one.id not in campaign.choices]


def _asked(figures: Figures, report: Report, side: str, man: Soldier) -> list[Enquiry]:
    fate = report.fates.get(man.id, "")
    if fate in DEAD:
        return []
    if fate == ROUTED:
        lower = losses_of_value(figures, side, man)
        # The last value he loses kills him, wounded or not.
        if man.morale + man.panic <= 1:
            return []
        if len(lower) < 2:
            return _about_wound(report, side, man)
        asked = Enquiry(f"{man.id}:{ROUT}", side, ROUT, man.id, (PANIC, MORALE), PANICKED)
        return [asked, *_about_wound(report, side, man)]
    found = _about_wound(report, side, man)
    up = steps_up(figures, side, man)
    if up and man.elan + credited(figures, report, side, man) >= figures.improvement:
        options = (*up, KEEP)
        found.append(Enquiry(f"{man.id}:{IMPROVE}", side, IMPROVE, man.id, options, IMPROVING))
    return found


def _about_wound(report: Report, side: str, man: Soldier) -> list[Enquiry]:
    """A player's own man who is wounded rests or comes back as a replacement (42.9)."""
    if not man.personal or man.id not in report.wounded:
        return []
    options = (REST, REPLACEMENT)
    return [Enquiry(f"{man.id}:{OWN_MAN}", side, OWN_MAN, man.id, options, PERSONAL)]


# Closing the accounts ----------------------------------------------------------------------


class Accounts:
    """The closing of one game's accounts: what each man becomes and what each side is paid."""

    def __init__(self, box: Box, figures: Figures, campaign: Campaign) -> None:
        self.box: Final = box
        self.figures: Final = figures
        self.campaign: Final = campaign
        self.report: Final = read_report(campaign.report)
        self.lines: Final[list[Line]] = []

    def close(self, attacker: str) -> Campaign:
        """Return the campaign after the game: on to the next muster, or over."""
        campaign, report = self.campaign, self.report
        if report.winner:
            self._line(report.winner, "victory", self.figures.points["victory"])
        rosters = {
            side: tuple([self._settled(side, man) for man in campaign.rosters[side]])
            for side in campaign.nations
        }
        self._machines()
        fought = Fought(campaign.scenario, attacker, report.winner, report.digest)
        last = campaign.at + 1 == len(campaign.chain)
        return replace(
            campaign,
            rosters=rosters,
            ledger=(*campaign.ledger, *self.lines),
            history=(*campaign.history, fought),
            stage=OVER if last else MUSTER,
            choices={},
            orders="",
            report={},
        )

    def _settled(self, side: str, man: Soldier) -> Soldier:
        if man.id not in self.report.present:
            return rested(man)
        fate = self.report.fates.get(man.id, "")
        if fate in DEAD:
            if fate == KIA:
                self._killed(side, man)
            return replace(man, state=KILLED, elan=0, survival=0, promotion=0, misses=0)
        man = replace(man, survival=man.survival + 1)
        man = self._routed(side, man) if fate == ROUTED else self._elan(side, man)
        if man.state == KILLED:
            return man
        man = self._wound(side, man)
        return self._promoted(side, self._veteran(man))

    def _routed(self, side: str, man: Soldier) -> Soldier:
        """Take 1 from a value and all elan; with both at 0 he is lost (42.42)."""
        lower = losses_of_value(self.figures, side, man)
        chosen = self.campaign.choices.get(f"{man.id}:{ROUT}", lower[0] if lower else "")
        man = replace(man, elan=0)
        if chosen == MORALE:
            man = replace(man, morale=man.morale - 1)
        elif chosen == PANIC:
            man = replace(man, panic=man.panic - 1)
        if man.morale > 0 or man.panic > 0:
            return man
        self._killed(side, man)
        return replace(man, state=KILLED, survival=0, promotion=0)

    def _elan(self, side: str, man: Soldier) -> Soldier:
        """Add the elan won, and pay for an improvement (42.43, 42.44)."""
        points = man.elan + credited(self.figures, self.report, side, man)
        chosen = self.campaign.choices.get(f"{man.id}:{IMPROVE}", KEEP)
        man = replace(man, elan=points)
        if chosen != KEEP:
            man = replace(man, elan=points - self.figures.improvement, promotion=man.promotion + 1)
        if chosen == MORALE:
            man = replace(man, morale=man.morale + 1)
        elif chosen == PANIC:
            man = replace(man, panic=man.panic + 1)
        # Who can rise no higher keeps nothing: elan cannot be saved against a rout (42.42).
        return man if steps_up(self.figures, side, man) else replace(man, elan=0)

    def _wound(self, side: str, man: Soldier) -> Soldier:
        """Send the wounded away for three scenarios; an own man may be replaced (42.4, 42.9)."""
        if man.id not in self.report.wounded:
            return man
        if self.campaign.choices.get(f"{man.id}:{OWN_MAN}") == REPLACEMENT:
            self._line(side, "replacement", self.figures.points["replacement"], man.id)
            return replaced(self.box, self.figures, man)
        return replace(man, state=ABSENT, misses=self.figures.misses)

    def _veteran(self, man: Soldier) -> Soldier:
        """Five survivals make a replacement as hard to kill as the others (42.45)."""
        best = kia_limit(self.box, self.figures, man, self.figures.veteran)
        if not man.replacement or man.survival < self.figures.survivals or man.kia >= best:
            return man
        return replace(man, kia=man.kia + 1, survival=0, replacement=False)

    def _promoted(self, side: str, man: Soldier) -> Soldier:
        """Ten marks make a higher rank (42.46)."""
        higher = raised(self.figures, side, man.rank)
        if man.survival + man.promotion < self.figures.marks or higher == man.rank:
            return man
        return replace(man, rank=higher, survival=0, promotion=0)

    def _killed(self, side: str, man: Soldier) -> None:
        self._line(side, "killed", self.figures.points["killed"], man.id)

    def _machines(self) -> None:
        """Charge the vehicles, guns and commanders lost (42.8)."""
        nations = {self.box.nations[side].cards_of: side for side in self.campaign.nations}
        for id, afv, boxed in self.report.wrecks:
            side = nations[self.box.men[ManId(id)].nation]
            reason = "afv" if afv else "gun"
            self._line(side, reason, self.figures.points[reason] - boxed, id)
        for side in self.report.commanders:
            self._line(side, "killed", self.figures.points["killed"])

    def _line(self, side: str, reason: str, points: int, man: str = "") -> None:
        self.lines.append(Line(self.campaign.at, side, reason, points, man))


def enter(campaign: Campaign, report: Report) -> Campaign:
    """Take the report of the game under way in; its questions are open now."""
    return replace(campaign, stage=AFTER, report=report.data(), choices={})


def winner(campaign: Campaign) -> str:
    """Name who is ahead in campaign victory points; nothing when they are even (42.8)."""
    one, other = campaign.nations
    points: Mapping[str, int] = {side: campaign.points(side) for side in campaign.nations}
    if points[one] == points[other]:
        return ""
    return one if points[one] > points[other] else other
