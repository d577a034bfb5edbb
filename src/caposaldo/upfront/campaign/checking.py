"""Whether a campaign that was read fits the cards of this game, and itself (42.1)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.course import check_chain
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.campaign.leading import COMMISSAR, ORDER
from caposaldo.upfront.campaign.record import OVER, Campaign
from caposaldo.upfront.campaign.roster import Soldier, enlist, own_weapons
from caposaldo.upfront.orders import NEWCOMER
from caposaldo.upfront.personalities import man_id

RANKS: Final = (*ORDER, COMMISSAR)


def check_campaign(box: Box, figures: Figures, campaign: Campaign) -> Campaign:
    """Return a campaign that can go on, or say in one sentence why it cannot."""
    for nation in campaign.nations:
        if nation not in figures.personal or nation not in box.nations:
            raise UnreadableFile(f"there is no nation {nation!r}; take a copy of before")
    check_chain(box, campaign)
    left = len(campaign.chain) - campaign.at
    if left < 0 or (left == 0) != (campaign.stage == OVER):
        raise UnreadableFile(
            f"this campaign of {len(campaign.chain)} scenarios cannot be at its "
            f"{campaign.stage} after {campaign.at}; take a copy of before"
        )
    for side in campaign.nations:
        _check_roster(box, figures, side, campaign.rosters[side])
    return campaign


def _check_roster(box: Box, figures: Figures, side: str, roster: tuple[Soldier, ...]) -> None:
    known = [man.id for man in enlist(box, side)]
    found = [man.id for man in roster if not man.personal]
    if sorted(found) != sorted(known):
        odd = sorted(set(found) ^ set(known)) or found
        raise UnreadableFile(
            f"the {side} roster does not fit the cards of this game ({odd[0]}); "
            "use the cards it was begun with, or a copy of before"
        )
    own = [man for man in roster if man.personal]
    if len(own) > 1 or any(not _is_own(box, side, man) for man in own):
        raise UnreadableFile(f"{side}: there is one man of a player's own, or none")
    for man in roster:
        if man.rank not in RANKS:
            raise UnreadableFile(f"{man.id} cannot have the rank {man.rank!r}")
        if not (0 <= man.morale <= figures.highest and 0 <= man.panic <= figures.highest):
            raise UnreadableFile(f"Morale and Panic of {man.id} go from 0 to {figures.highest}")
        if not 1 <= man.kia <= figures.veteran or min(man.elan, man.survival, man.promotion) < 0:
            raise UnreadableFile(f"the KIA number or the marks of {man.id} cannot be")


def _is_own(box: Box, side: str, man: Soldier) -> bool:
    return man.id == man_id(side, NEWCOMER) and man.weapon in own_weapons(box, side)
