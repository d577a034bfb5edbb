"""Who goes into the next scenario: named men, leaders, stand-ins, replacements (42.1, 42.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.chance import stream
from caposaldo.kernel.rules import rule
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.asking import (
    ASSISTANT,
    LEADER,
    NOBODY,
    REPLACEMENT,
    STAND_IN,
    SWAP,
    TRANSFER,
    Enquiry,
)
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.leading import (
    ASL,
    COMMISSAR,
    LEADERS,
    SL,
    height,
    may_assist,
    may_lead,
    must_swap,
    outranks,
)
from caposaldo.upfront.campaign.record import Campaign
from caposaldo.upfront.campaign.roll import Muster
from caposaldo.upfront.campaign.roster import (
    KILLED,
    Soldier,
    arm_of,
    kind_of,
    replaced,
    role_of,
    transferred,
)
from caposaldo.upfront.forces import Force
from caposaldo.upfront.personalities import ManId

NAMED: Final = rule("UF 42.1")
CHOOSING: Final = rule("UF 42.2")
SENT: Final = rule("UF 42.5")
# Riflemen and machine pistol men stand in for each other when nobody else is left (42.1).
NEXT_BEST: Final = {"rifle": "machine_pistol", "machine_pistol": "rifle"}


class Musterer:
    """The choosing of one side's men, in order, up to the first question that is still open."""

    def __init__(
        self, box: Box, figures: Figures, campaign: Campaign, side: str, force: Force
    ) -> None:
        self.box: Final = box
        self.figures: Final = figures
        self.campaign: Final = campaign
        self.side: Final = side
        self.roster: Final = {man.id: man for man in campaign.rosters[side]}
        named = [*force.men, *force.later]
        self.named: Final = [id for id in named if box.men[id].vehicle is None]
        self.muster: Final = Muster(side, force)

    def run(self) -> Muster:
        """Fill every place, leaders first."""
        chiefs = self._chiefs()
        self._third(chiefs.get(COMMISSAR, ""))
        self.muster.question = (
            self._lead(chiefs.get(SL, ""))
            or self._assist(chiefs.get(ASL, ""), chiefs.get(SL, ""))
            or self._soldiers()
            or self._swap()
        )
        self._own_man()
        return self.muster

    # Leaders -------------------------------------------------------------------------------

    def _chiefs(self) -> dict[str, str]:
        """Find the places of leaders; a Commissar has that of the leader the list lacks (15.5)."""
        found: dict[str, str] = {}
        for id in self.named:
            found.setdefault(self.box.men[ManId(id)].role, id)
        found.pop("", None)
        if COMMISSAR in found:
            for role in (SL, ASL):
                if role not in found:
                    found[role] = found.pop(COMMISSAR)
                    break
        return found

    def _lead(self, named: str) -> Enquiry | None:
        if not named:
            return None
        if self.roster[named].fit:
            return self._take(named, named, SL)
        able = [man for man in self._free() if may_lead(self.box, self.figures, man)]
        if able:
            return self._pick(named, SL, LEADER, self._best(able), ())
        lost = self._lost((SL, COMMISSAR))
        return self._send(named, SL, lost) if lost else self._take(named, "", SL)

    def _assist(self, named: str, leads: str) -> Enquiry | None:
        if not named:
            return None
        chief = self._chief(leads)
        man = self.roster[named]
        if man.fit and not self._used(named) and not outranks(man, chief):
            return self._take(named, named, ASL)
        able = [one for one in self._free() if may_assist(self.figures, one, chief)]
        if able:
            return self._pick(named, ASL, ASSISTANT, self._best(able), (NOBODY,))
        lost = [id for id in self._lost((ASL,)) if not outranks(self._sent(id), chief)]
        if not lost:
            return self._take(named, "", ASL)
        chosen = self._chosen(ASL)
        if chosen == TRANSFER:
            return self._send(named, ASL, lost)
        if chosen == NOBODY:
            return self._take(named, "", ASL)
        return self._ask(ASL, ASSISTANT, named, (NOBODY, TRANSFER))

    def _third(self, named: str) -> None:
        """A Commissar besides both leaders comes if he can and is not replaced (42.1)."""
        if named:
            self._take(named, named if self.roster[named].fit else "", COMMISSAR)

    def _chief(self, named: str) -> Soldier | None:
        """Return who comes in the place of the SL."""
        id = self.muster.places.get(named, "")
        return self.muster.sent.get(id, self.roster[id]) if id else None

    def _send(self, named: str, role: str, lost: list[str]) -> Enquiry | None:
        """Return a lost leader drawn at random (42.5)."""
        chance = stream(self.campaign.seed, f"transfer {self.campaign.at} {self.side} {role}")
        id = lost[chance.pick(lost, "transfer")]
        self.muster.sent[id] = self._sent(id)
        return self._take(named, id, role)

    def _sent(self, id: str) -> Soldier:
        return transferred(self.box, self.roster[id])

    def _lost(self, roles: tuple[str, ...]) -> list[str]:
        return [
            man.id
            for man in self.roster.values()
            if not man.fit and role_of(self.box, man) in roles and not self._used(man.id)
        ]

    # Everybody else ------------------------------------------------------------------------

    def _soldiers(self) -> Enquiry | None:
        for id in self.named:
            if id in self.muster.places:
                continue
            question = self._soldier(id)
            if question is not None:
                return question
        return None

    def _soldier(self, named: str) -> Enquiry | None:
        if self.roster[named].fit and not self._used(named):
            return self._take(named, named, "")
        kind = kind_of(arm_of(self.box, self.roster[named]))
        alike = self._spare(kind)
        if alike:
            return self._pick(named, named, STAND_IN, self._best(alike), ())
        # A leader is never made anew, and who was taken as one is here already (42.1).
        spared = self.roster[named].fit or role_of(self.box, self.roster[named]) in LEADERS
        anew = () if spared else (REPLACEMENT,)
        others = self._spare(NEXT_BEST.get(kind, ""))
        if others:
            return self._pick(named, named, STAND_IN, self._best(others), anew)
        if anew:
            self.muster.made[named] = replaced(self.box, self.figures, self.roster[named])
            return self._take(named, named, "")
        return self._take(named, "", "")

    def _spare(self, kind: str) -> list[Soldier]:
        """Return the plain men with such a weapon whom this scenario does not name (42.1)."""
        return [
            man
            for man in self._free()
            if kind
            and man.id not in self.named
            and role_of(self.box, man) not in LEADERS
            and kind_of(arm_of(self.box, man)) == kind
        ]

    def _swap(self) -> Enquiry | None:
        """An LMG-armed ASL who leads gives his weapon to another listed man (42.2)."""
        leads = [id for id, role in self.muster.roles.items() if role == SL]
        if not leads or not must_swap(self.box, self.roster[leads[0]]):
            return None
        men = [id for id in self.muster.places.values() if id and id not in self.muster.roles]
        fit = [
            self.roster[id]
            for id in men
            if kind_of(arm_of(self.box, self.roster[id])) in self.figures.leads_with
        ]
        if not fit:
            return None
        chosen = self._chosen(SWAP)
        options = tuple([man.id for man in self._best(fit)])
        if chosen not in options:
            return self._ask(SWAP, SWAP, leads[0], options)
        self.muster.swap = (leads[0], chosen)
        return None

    def _own_man(self) -> None:
        for man in self.roster.values():
            if man.personal and man.state == KILLED:
                self.muster.made[man.id] = replaced(self.box, self.figures, man)
            if man.personal and (man.fit or man.state == KILLED):
                self.muster.own_man = man.id

    # Choosing ------------------------------------------------------------------------------

    def _free(self) -> list[Soldier]:
        return [
            man
            for man in self.roster.values()
            if man.fit and not man.personal and not self._used(man.id)
        ]

    def _used(self, id: str) -> bool:
        return id in self.muster.places.values()

    def _best(self, men: list[Soldier]) -> list[Soldier]:
        ranks = (*reversed(self.figures.ladder(self.side)), COMMISSAR)
        return sorted(
            men,
            key=lambda man: (
                ranks.index(man.rank) if man.rank in ranks else -height(man.rank),
                -man.morale,
                -man.panic,
            ),
        )

    def _pick(
        self, named: str, place: str, kind: str, men: list[Soldier], words: tuple[str, ...]
    ) -> Enquiry | None:
        """Take the one who fits, or whom the player has chosen among several."""
        options = (*[man.id for man in men], *words)
        chosen = options[0] if len(options) == 1 else self._chosen(place)
        if chosen not in options:
            return self._ask(place, kind, named, options)
        if chosen == REPLACEMENT:
            self.muster.made[named] = replaced(self.box, self.figures, self.roster[named])
            return self._take(named, named, "")
        role = place if place in LEADERS else ""
        return self._take(named, "" if chosen == NOBODY else chosen, role)

    def _take(self, named: str, id: str, role: str) -> Enquiry | None:
        """Note who comes for a named card, or that nobody does; nothing more is asked of it."""
        self.muster.places[named] = id
        if id and role:
            printed = role_of(self.box, self.roster[id])
            self.muster.roles[id] = COMMISSAR if printed == COMMISSAR else role
        return None

    def _chosen(self, place: str) -> str:
        return self.campaign.choices.get(f"{self.side}:{place}", "")

    def _ask(self, place: str, kind: str, man: str, options: tuple[str, ...]) -> Enquiry:
        cited = {STAND_IN: NAMED}.get(kind, SENT if TRANSFER in options else CHOOSING)
        return Enquiry(f"{self.side}:{place}", self.side, kind, man, options, cited)
