"""What the commands about campaigns do."""

from __future__ import annotations

import json
import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caposaldo import campaigns, designs, library
from caposaldo.campaigns import (
    AFTER,
    BATTLE,
    MUSTER,
    OVER,
    Campaign,
    picture,
    read_campaign,
    write_campaign,
)
from caposaldo.cli.drafts import read_design
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import print_json, read_json
from caposaldo.cli.records import in_words
from caposaldo.terminal.campaignsheet import CampaignSheet
from caposaldo.terminal.sitting import SOLITAIRE, Sitting, sit_down
from caposaldo.text import Words


@dataclass(frozen=True)
class Wish:
    """A campaign as it was asked for."""

    nations: str
    chain: str
    name: str
    men: list[str]
    designs: list[str]
    seed: int | None

    def personal(self) -> dict[str, tuple[str, str]]:
        """Return the players' own men, by nation."""
        found: dict[str, tuple[str, str]] = {}
        for written in self.men:
            nation, mark, rest = written.partition("=")
            name, colon, weapon = rest.rpartition(":")
            if not mark or not colon:
                raise Wrong(f"{written!r} is no man; write nation=Name:weapon")
            found[nation] = (name, weapon)
        return found

    def own(self, nations: tuple[str, str]) -> dict[str, Any]:
        """Return the battles of the scenarios of one's own, by the names of their files."""
        found: dict[str, Any] = {}
        for written in self.designs:
            paths = [Path(part.strip()) for part in written.split(",")]
            if len(paths) > 2:
                raise Wrong(f"{written} are too many files; name one, or one for each attacker")
            one, *other = [designs.setup_options(read_design(path)) for path in paths]
            found[paths[0].stem] = campaigns.battle_of(one, nations, *other)
        return found


def begin_war(path: Path, wish: Wish, overwrite: bool, lang: str) -> None:
    """Write a new campaign."""
    nations = tuple(part.strip() for part in wish.nations.split(","))
    if len(nations) != 2:
        raise Wrong("a campaign has two nations; write --nations german,american")
    if path.exists() and not overwrite:
        raise Wrong(f"{path} is there already; name another file or add --overwrite")
    sides = (nations[0], nations[1])
    own = wish.own(sides)
    chain = tuple(part.strip() for part in wish.chain.split(",") if part.strip())
    seed = wish.seed if wish.seed is not None else secrets.randbits(48)
    name = wish.name or path.stem
    war = campaigns.begin(name, sides, chain, seed, own=own, personal=wish.personal())
    save(path, war)
    # A game of the campaign that was here before is nobody's now.
    unfinished(path).unlink(missing_ok=True)
    tell(war, lang)


def show_war(path: Path, as_json: bool, lang: str) -> None:
    """Print where a campaign stands."""
    war = load(path)
    if as_json:
        print_json(picture(war))
    else:
        tell(war, lang)


def answer_war(path: Path, question: str, option: str, first: bool, lang: str) -> None:
    """Answer one question, or all of them with the first option."""
    war, desk = load(path), campaigns.desk()
    if first:
        while open_now := desk.questions(war):
            war = desk.choose(war, open_now[0].id, open_now[0].options[0])
    elif not question or not option:
        raise Wrong("name a question and one of its options, or add --first; see campaign show")
    else:
        war = desk.choose(war, question, option)
    save(path, war)
    tell(war, lang)


def next_battle(path: Path, lang: str) -> None:
    """Send both sides into the next scenario."""
    war = campaigns.desk().march(load(path))
    save(path, war)
    tell(war, lang)


def enter_record(path: Path, record: Path, lang: str) -> None:
    """Take in the record of the game under way."""
    with in_words(language(lang)):
        war = campaigns.enter(load(path), read_json(record))
    save(path, war)
    unfinished(path).unlink(missing_ok=True)
    tell(war, lang)


def print_sheet(path: Path, html: Path | None, lang: str) -> None:
    """Print the sheet as text, or write it as a page."""
    sheet = sheet_of(load(path), lang)
    if html is None:
        print(sheet.text())
    else:
        html.write_text(sheet.html(), "utf-8")
        print(sheet.say("written", file=str(html)))


def play_battle(path: Path, side: str, against: str, seed: int | None, lang: str) -> None:
    """Play the game under way in the terminal, and take it in when it is over."""
    number = seed if seed is not None else secrets.randbits(48)
    war, game = under_way(path, number, alone=against == SOLITAIRE)
    sitting = sit_down(game, side=side, against=against, seed=number)
    spoken = language(lang)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Wrong("play needs a terminal; run it in one, or enter a record with campaign enter")
    from caposaldo.terminal.app import TableApp

    save(path, war)
    try:
        TableApp(sitting, spoken, Path.cwd()).run()
    finally:
        put_aside(path, war, sitting.record())
    tell(load(path), lang)


def fight_battle(path: Path, players: str, seed: int | None, lang: str) -> None:
    """Let computer players fight the game under way, and take it in."""
    levels = [part.strip() for part in players.split(",")]
    if len(levels) != 2:
        raise Wrong("two sides fight; write --players regular,regular")
    number = seed if seed is not None else secrets.randbits(48)
    war, game = under_way(path, number)
    sitting = Sitting(game, dict(zip(war.nations, levels, strict=True)), number)
    save(path, war)
    while not sitting.over:
        sitting.answer_for_computer(sitting.think())
    put_aside(path, war, sitting.record())
    tell(load(path), lang)


def under_way(path: Path, seed: int, *, alone: bool = False) -> tuple[Campaign, library.AnyGame]:
    """Return the campaign with its next game begun, or where it was left.

    `alone` tells that one person plays both sides, by the rules for that (49).
    """
    war, desk = load(path), campaigns.desk()
    if war.stage == OVER:
        raise Wrong("this campaign is over; begin another with campaign new")
    if war.stage == AFTER:
        raise Wrong("the last game leaves questions open; answer them with campaign choose")
    if war.stage == MUSTER:
        war = desk.march(war)
    scenario, options = desk.setup(war)
    kept = unfinished(path)
    if not kept.exists():
        options = {**options, SOLITAIRE: "on"} if alone else options
        return war, library.start(campaigns.GAME, scenario, options, seed)
    game = library.replay(read_json(kept))
    if not desk.fits(war, game):
        raise Wrong(f"{kept} is a game of something else; move it away to begin this one")
    return war, game


def put_aside(path: Path, war: Campaign, record: dict[str, object]) -> None:
    """Take a finished game in, or keep an unfinished one beside the campaign."""
    kept = unfinished(path)
    if record["result"] is None:
        write(kept, record)
        return
    save(path, campaigns.enter(war, record))
    kept.unlink(missing_ok=True)


def unfinished(path: Path) -> Path:
    """Return where the game under way is kept."""
    return path.with_suffix(".game.json")


def load(path: Path) -> Campaign:
    """Read a campaign."""
    return read_campaign(read_json(path))


def save(path: Path, war: Campaign) -> None:
    """Write a campaign so that no moment leaves half of it."""
    write(path, write_campaign(war))


def write(path: Path, data: dict[str, object]) -> None:
    """Write JSON to a new file that then takes the place of the old one."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
    os.replace(fresh, path)


def sheet_of(war: Campaign, lang: str) -> CampaignSheet:
    """Return a campaign in words."""
    return CampaignSheet(picture(war), Words(language(lang)), campaigns.shelf())


def tell(war: Campaign, lang: str) -> None:
    """Say where a campaign stands and what comes next."""
    sheet = sheet_of(war, lang)
    for line in (*sheet.standing(), *sheet.asking()):
        print(line)
    if sheet.picture["questions"]:
        print(sheet.say("do-choose"))
    elif war.stage in (MUSTER, BATTLE):
        print(sheet.say("do-play"))
