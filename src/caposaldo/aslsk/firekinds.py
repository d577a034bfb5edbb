"""The kinds of fire that a group can be put together for: who may join, what follows (SK 5.4).

The file of each kind fills in its own line of `KINDS`.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.attackrecord import Attack, Resolved
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import Unit, UnitId, Weapon
from caposaldo.kernel.rules import Refusal


class FireKind:
    """One kind of fire, as the questions of a fire group ask about it."""

    def reach(self, table: StarterTable, unit: Unit, weapon: Weapon | None) -> int:
        """Return how far a unit's own fire, or its weapon's, can go now; negative for not at all.

        It must be cheap: who can be fired at is asked again and again.
        """
        raise AssertionError("a kind of fire has a reach")

    def bar(
        self,
        table: StarterTable,
        unit: Unit,
        weapon: Weapon | None,
        hex: int,
        targets: tuple[UnitId, ...],
    ) -> Refusal | None:
        """Say why a unit or its weapon cannot fire at units in a hex; range and sight come later.

        Whom it lets pass has a reach.
        """
        raise AssertionError("a kind of fire bars some")

    def fires_again(
        self, table: StarterTable, attack: Attack, unit: Unit, weapon: Weapon | None
    ) -> bool:
        """Tell whether somebody may fire once more at what its hex has fired at already."""
        return False

    def void(self, table: StarterTable, attack: Attack) -> Attack | None:
        """Return what of a declared attack is wasted though its line is clear, if anything."""
        return None

    def whole(self, table: StarterTable, attack: Attack) -> Refusal | None:
        """Say why an attack cannot be made as it was put together."""
        return None

    def detail(self, table: StarterTable, attack: Attack, told: bool) -> dict[str, object]:
        """Return what a preview of the attack shows besides its odds; `told` is for sight."""
        return {}

    def after(self, game: Starter, attack: Attack, resolved: Resolved) -> None:
        """Do what follows an attack, a blocked one too: markers, and what its phase adds."""
        raise AssertionError("a kind of fire marks its firers")


KINDS: Final[dict[str, FireKind]] = {}
"""By kind of attack; see attackkinds.py."""
