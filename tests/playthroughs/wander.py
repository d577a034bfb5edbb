"""A walk through a game that anybody can repeat: the verb is drawn first, then its words."""

from caposaldo.kernel.actions import Action, Decision
from caposaldo.kernel.chance import Chance

SELDOM = ("pass", "miss")


def choose(asked: Decision, luck: Chance) -> Action:
    """Draw an option; passing is one choice in eight when there is anything else to do.

    German moves go mostly west, as the names of the hexes sort them, so that games come to exits.
    """
    verbs = sorted({option.verb for option in asked.options})
    lively = [verb for verb in verbs if verb not in SELDOM]
    if lively and (len(lively) == len(verbs) or luck.below(8, "rest") > 0):
        verbs = lively
    verb = verbs[luck.below(len(verbs), "verb")]
    options = [option for option in asked.options if option.verb == verb]
    if verb == "move" and asked.seat == "german":
        options = options[:2]
    return options[luck.below(len(options), "words")]
