"""A table under construction, fact by fact, from the lines of a position."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groupdraft import GroupDraft
from caposaldo.upfront.pieces import (
    count,
    known_card,
    known_letter,
    known_man,
    known_side,
    range_number,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tabledata import FATES, refuse_strangers
from caposaldo.upfront.turndraft import TurnDraft

NEVER_BREAKS: Final = 99


class Draft:
    """A position while its lines are read; `table` lays it down at the end."""

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.groups: Final = GroupDraft(battle)
        self.turn: Final = TurnDraft(battle)
        self.hands: dict[str, tuple[CardId, ...]] = dict.fromkeys(battle.sides, ())
        self.unseen: dict[str, tuple[CardId, ...]] = dict.fromkeys(battle.sides, ())
        self.waiting: dict[str, tuple[str, ...]] = dict.fromkeys(battle.sides, ())
        self.endured: dict[str, int] = {}
        self.strength = dict.fromkeys(battle.sides, NEVER_BREAKS)
        self.snipers = {side: sheet.snipers for side, sheet in battle.sheets.items()}
        self.short = dict.fromkeys(battle.sides, False)
        self.pile: list[CardId] | None = None
        self.discards: list[CardId] = []
        self.gone: tuple[CardId, ...] = ()
        self.quota: dict[str, int] = {}
        self.decks = 1
        self.over = False
        self.lost: dict[str, str] = {}
        self.shells: tuple[str, ...] = ()
        self.notes: tuple[str, ...] = ()
        self.covered: dict[str, tuple[CardId, ...]] = {}
        self.command: dict[str, tuple[str, ...]] = dict.fromkeys(battle.sides, ())

    def take(self, words: list[str]) -> None:
        """Read one line."""
        for read in (self.groups.take, self.turn.take, self._about_cards, self._about_sides):
            if read(words):
                return
        raise UnreadableFile("no position says that; see docs/notation.md for what it can say")

    def table(self) -> UpFrontTable:
        """Lay the table: every card not named anywhere is in the draw pile, or a discard."""
        named = {*self.gone, *self.discards, *(self.pile or ())}
        for hand in self.hands.values():
            named.update(hand)
        for group in self.groups.groups.values():
            named.update([laid.card for laid in group.laid])
        for cards in self.unseen.values():
            self.discards += [id for id in cards if id not in named]
            named.update(cards)
        rest = [id for id in self.battle.deck if id not in named]
        pile = rest if self.pile is None else self.pile
        table = UpFrontTable(
            self.battle,
            self.groups.groups,
            self.hands,
            sorted(pile, key=int),
            self.discards if self.pile is None else self.discards + rest,
            self.unseen,
            self.gone,
            self.quota,
            self.decks,
            self.over,
            self.turn.turn(self.groups.groups),
            self.lost,
            self.strength,
            self.snipers,
            self.short,
            self.groups.encircled,
            self.shells,
            self.waiting,
            {side: self.endured.get(side, self.decks) for side in self.battle.sides},
            self.notes,
            self.covered,
        )
        for side, noted in self.command.items():
            table.settle_command(side, noted)
            refuse_strangers(table, side, noted)
        return table

    def _about_cards(self, words: list[str]) -> bool:
        match words:
            case ["hand", side, *cards]:
                self.hands[known_side(self.battle, side)] += self._known(cards)
            case ["unseen", side, *cards]:
                self.unseen[known_side(self.battle, side)] += self._known(cards)
            case ["discards", *cards]:
                self.discards += self._known(cards)
            case ["pile", *cards]:
                self.pile = [*(self.pile or ()), *self._known(cards)]
            case ["gone", *cards]:
                self.gone += self._known(cards)
            case ["quota", kind, number] if kind in self.battle.box.terrain:
                self.quota[kind] = count(number)
            case ["covered", side, *cards]:
                known = known_side(self.battle, side)
                self.covered[known] = (*self.covered.get(known, ()), *self._known(cards))
            case ["deck", number]:
                self.decks = count(number)
            case ["over"]:
                self.over = True
            case _:
                return False
        return True

    def _about_sides(self, words: list[str]) -> bool:
        match words:
            case ["lost", man, fate] if fate in FATES:
                self.lost[known_man(self.battle, man)] = fate
            case ["strength", side, number]:
                self.strength[known_side(self.battle, side)] = count(number)
            case ["snipers", side, number]:
                self.snipers[known_side(self.battle, side)] = count(number)
            case ["command", side, *men]:
                known = tuple(known_man(self.battle, man) for man in men)
                self.command[known_side(self.battle, side)] = known
            case ["short", side]:
                self.short[known_side(self.battle, side)] = True
            case ["shell", side, letter, range, turns]:
                place = f"{known_side(self.battle, side)} {known_letter(letter)}"
                self.shells += (f"{place} {range_number(range)} {count(turns)}",)
            case ["note", *notes]:
                self.notes += tuple(notes)
            case ["endured", side, deck]:
                self.endured[known_side(self.battle, side)] = count(deck)
            case ["waiting", side, *men]:
                self.waiting[known_side(self.battle, side)] += tuple(
                    known_man(self.battle, m) for m in men
                )
            case _:
                return False
        return True

    def _known(self, words: list[str]) -> tuple[CardId, ...]:
        return tuple(known_card(self.battle, word) for word in words)
