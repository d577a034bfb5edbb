"""Cards still to come: when they may, and with which weapons (35.1, 43.4)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.formation import MOST_MEN, alone, may_carry
from caposaldo.upfront.groups import group_id
from caposaldo.upfront.men import Man, fresh
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.table import UpFrontTable

SPECIAL: Final = "reinforcements"


WON: Final = "won-"
"""Notes the random reinforcements of a side in the order won, as `won-german:g8,g9=DC` (48.33)."""
APART: Final = "/"
"""Stands between what different turns brought, where no AFV parts it anyway (28.11, 48.33)."""
FIRST_LETTER: Final = "Z"
LAST_LETTER: Final = "E"
BOTH_LETTERS: Final = (FIRST_LETTER, LAST_LETTER)


def won(table: UpFrontTable, side: str) -> dict[str, str]:
    """Return the random reinforcements that wait, in the order won, with their weapons (48.33)."""
    return {id: code for lot in lots_won(table, side) for id, code in lot.items()}


def lots_won(table: UpFrontTable, side: str) -> list[dict[str, str]]:
    """Return the same set by set, as far as the note keeps apart what other turns brought."""
    value = table.noted(f"{WON}{side}") if table.notes else ""
    waiting = table.waiting[side]
    known = table.battle.box.secondary
    lots: list[dict[str, str]] = []
    for words in value.split(APART):
        entries = [entry.partition("=") for entry in words.split(",")]
        lot = {id: code if code in known else "" for id, _, code in entries if id in waiting}
        if lot:
            lots.append(lot)
    return lots


def note_won(table: UpFrontTable, side: str, lots: list[dict[str, str]]) -> None:
    """Note the sets of random reinforcements of a side that wait, in the order won (48.33)."""
    men = table.battle.box.men
    value, last = "", ""
    for lot in lots:
        for at, (id, code) in enumerate(lot.items()):
            parted = not at and not alone(men[ManId(id)])
            if last:
                value += APART if parted and not alone(men[ManId(last)]) else ","
            value += f"{id}={code}" if code else id
            last = id
    table.note(f"{WON}{side}", value)


def letter_for(table: UpFrontTable, side: str, card: str) -> str:
    """Return the letter with which a Movement card brings reinforcements in (35.2, 48.33).

    Only random ones come in before group A, for a red card; if that letter is taken, such a card
    can still bring others.
    """
    if not table.card(card).red or not won(table, side):
        return LAST_LETTER
    if group_id(side, FIRST_LETTER) in table.groups and due(table, side):
        return LAST_LETTER
    return FIRST_LETTER


def due(table: UpFrontTable, side: str) -> list[str]:
    """Return the cards of the scenario's or bought reinforcements whose time has come (35.1)."""
    lucky = won(table, side)
    ids = [id for id in table.waiting[side] if id not in lucky]
    return [id for id in ids if waits_for(table, side, id) < table.decks]


def deck_needed(table: UpFrontTable, side: str) -> int:
    """Return how many decks the scenario asks for before a side's men may come (35.1)."""
    special = special_for(table.battle.scenario, SPECIAL, table.battle.sheets[side].role)
    return int(special.value["decks"]) if special is not None else 0


def waits_for(table: UpFrontTable, side: str, id: str) -> int:
    """Return how many decks must have run out before a card may come (35.1, 43.4)."""
    return bought_for(table, side, id) or deck_needed(table, side)


def bought_for(table: UpFrontTable, side: str, id: str) -> int:
    """Return after how many decks a card was bought to come, 0 if its scenario times it (43.4)."""
    waves = table.battle.sheets[side].force.waves
    return next((wave.decks for wave in waves if id in wave.men), 0)


def available(table: UpFrontTable, side: str, letter: str = LAST_LETTER) -> tuple[str, ...]:
    """Return the cards that may come in now, all as one group, but an AFV alone (28.11, 35.2)."""
    ids = due(table, side) if letter == LAST_LETTER else []
    if not ids:
        return _in_order_won(table, side)
    tanks = [id for id in ids if alone(table.battle.box.men[ManId(id)])]
    if ids[:1] == tanks[:1]:
        return tuple(tanks[:1])
    return _first_lots(table, side, [id for id in ids if id not in tanks])


def _in_order_won(table: UpFrontTable, side: str) -> tuple[str, ...]:
    """Return the random reinforcements of the set won first, up to an AFV (28.11, 48.33)."""
    lots = lots_won(table, side)
    ids = list(lots[0]) if lots else []
    tanks = [at for at, id in enumerate(ids) if alone(table.battle.box.men[ManId(id)])]
    first = tanks[0] if tanks else len(ids)
    return tuple(ids[: min(max(first, 1), MOST_MEN)])


def _first_lots(table: UpFrontTable, side: str, ids: list[str]) -> tuple[str, ...]:
    """Return as many whole lots as one group holds, the earliest first (3.2, 35.2)."""
    together: list[str] = []
    for wave in table.battle.sheets[side].force.waves:
        lot = [id for id in ids if id in wave.men]
        if together and len(together) + len(lot) > MOST_MEN:
            break
        together += lot
    # Men of a position need not belong to any lot.
    return tuple(together or ids)


def arrivals(table: UpFrontTable, side: str, letter: str = LAST_LETTER) -> tuple[Man, ...]:
    """Return the cards that come in, with the weapons they bring for those who may carry (35.1)."""
    ids = available(table, side, letter)
    lucky = won(table, side)
    men = [fresh(table.battle.box.men[ManId(id)]).but(secondary=lucky.get(id, "")) for id in ids]
    waves = [wave for wave in table.battle.sheets[side].force.waves if set(wave.men) <= set(ids)]
    for wave in waves:
        codes = [code for code, count in wave.secondary.items() for _ in range(count)]
        for at, man in enumerate(men):
            if codes and man.card.id in wave.men and may_carry(man.card):
                men[at] = man.but(secondary=codes.pop(0))
    return tuple(men)
