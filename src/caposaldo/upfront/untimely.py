"""Cards and actions out of their time: the rule that says when theirs is (4.3, 9.1, 9.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.acting import Actions
from caposaldo.upfront.clock import TIME_UP
from caposaldo.upfront.foretelling import Foretell
from caposaldo.upfront.hands import Discarding, Refill
from caposaldo.upfront.holdings import cannot_play
from caposaldo.upfront.minefields import MineAttack
from caposaldo.upfront.reactions import CONCEALED, NOT_ALLOWED
from caposaldo.upfront.snipers import SniperFire
from caposaldo.upfront.turn import PlayerTurn
from caposaldo.upfront.verbs import Step, UpFront

CONCEAL: Final = "conceal"
DISCARD: Final = "discard"
ENDS: Final = ("done", TIME_UP)
AT_ANY_TIME: Final = ("hero", "panic")
AFTER_ACTIONS: Final = rule("UF 4.3")
# How the cards played on the enemy in lieu of a discard are used, and the rule that says so.
IN_LIEU: Final[dict[str, tuple[str, RuleId]]] = {
    "impose": ("terrain", rule("UF 7.3")),
    "wire": ("wire", rule("UF 13.3")),
    "snipe": ("sniper", rule("UF 14.1")),
    "mine": ("terrain", rule("UF 24.3")),
}


def untimely(game: UpFront, wanted: Action) -> Refusal | None:
    """Say why an action that nobody asks for now has another time; None if it has none."""
    asked = game.decision()
    assert asked is not None
    verb, card = wanted.verb, wanted.args[0] if wanted.args else ""
    top = game.stack[-1]
    if any(deed.VERB == verb for deed in game.kind.deeds.get(top.KIND, ())):
        return None
    if verb == CONCEAL:
        return cannot_play(game, asked.seat, card, "concealed") or _hides_nobody(game)
    if not any(isinstance(frame, PlayerTurn) for frame in game.stack):
        return None
    if verb == DISCARD or verb in IN_LIEU:
        return _no_discard_now(game, top, verb, card, asked.rule)
    if verb in ENDS or not any(deed.VERB == verb for deed in game.kind.deeds[Actions.KIND]):
        return None
    if isinstance(top, Discarding | Refill) and verb not in AT_ANY_TIME:
        return Refusal("actions-are-over", AFTER_ACTIONS)
    return Refusal("answer-first", asked.rule)


def _hides_nobody(game: UpFront) -> Refusal:
    """A Concealed card answers an attack, and not one by a Sniper or a Minefield (9.1, 9.5)."""
    if any(isinstance(frame, SniperFire | MineAttack) for frame in game.stack):
        return Refusal("no-concealment", NOT_ALLOWED)
    return Refusal("concealed-answers", CONCEALED)


def _no_discard_now(game: UpFront, top: Step, verb: str, card: str, cited: RuleId) -> Refusal:
    if isinstance(top, Refill):
        return Refusal("discards-are-over", cited)
    if not isinstance(top, Actions | Foretell):
        return Refusal("answer-first", cited)
    if verb == DISCARD:
        return Refusal("discards-come-later", AFTER_ACTIONS)
    kind, own = IN_LIEU[verb]
    refusal = cannot_play(game, game.table.turn.side, card, kind)
    return refusal if refusal is not None else Refusal("in-lieu", own, {"card": card})
