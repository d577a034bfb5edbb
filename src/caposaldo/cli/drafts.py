"""What the commands about scenarios of one's own do."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from caposaldo import designs
from caposaldo.cli.options import language
from caposaldo.cli.polite import Wrong
from caposaldo.cli.printing import print_json
from caposaldo.kernel.chance import Chance, stream
from caposaldo.text import Words

GAME: Final = designs.GAME
FAULTY: Final = 1
LARGEST: Final = 200_000
WHAT: Final = ("sides", "year", "victory", "decks", "troops")
NONE: Final = "none"
"""What is written to give up cards, weapons or reinforcements."""


@dataclass(frozen=True)
class Wish:
    """A new design as it was asked for."""

    way: str
    scenario: str
    nations: str
    year: str
    victory: int
    decks: int


@dataclass(frozen=True)
class Order:
    """A change of one side's force as it was asked for."""

    role: str
    cards: str
    weapons: str
    later: list[str]
    nation: str
    troops: str
    snipers: int | None
    random: str


def read_design(file: Path) -> dict[str, Any]:
    """Read the file of a design."""
    return designs.read_file(_text(file))


def start_design(file: Path, wish: Wish, overwrite: bool, lang: str) -> None:
    """Write a new design."""
    if file.exists() and not overwrite:
        raise Wrong(f"{file} is there already; name another file or add --overwrite")
    named = [name.strip() for name in wish.nations.split(",")]
    if len(named) != 2:
        raise Wrong(f"{wish.nations!r} does not name two nations; write german,russian")
    data = designs.sketch(wish.way, wish.scenario, (named[0], named[1]), wish.year)
    if wish.way == "bid":
        data |= {"victory": wish.victory, "decks": wish.decks}
    _write(file, data, lang)


def draw_design(file: Path, what: str, seed: int | None, lang: str) -> None:
    """Draw what is left to chance and tell how it came about."""
    wanted = tuple(part.strip() for part in what.split(",") if part.strip())
    for part in wanted:
        if part not in WHAT:
            raise Wrong(f"{part!r} cannot be drawn; choose from: {', '.join(WHAT)}")
    data, draws = designs.drawn(read_design(file), _chance(seed), designs.Lots(wanted))
    words = Words(language(lang))
    _say_draws(words, draws)
    _write(file, data, lang)


def buy_force(file: Path, order: Order, as_json: bool, lang: str) -> None:
    """Change a force, write the file and show what the side costs now."""
    data = read_design(file)
    forces = data.get("force")
    listed = forces if isinstance(forces, list) else []
    found = [force for force in listed if isinstance(force, dict)]
    force = next((force for force in found if force.get("role") == order.role), None)
    if force is None:
        raise Wrong(f"{file} has no {order.role}; use one of the roles that stand there")
    if order.nation and order.nation != force.get("nation"):
        force |= {"nation": order.nation, "cards": [], "secondary": {}}
        force.pop("later", None)
    if order.cards:
        force["cards"] = read_numbers(order.cards)
    if order.weapons:
        force["secondary"] = _counted(_parts(order.weapons))
    if order.troops:
        force["troops"] = order.troops
    if order.snipers is not None:
        force["snipers"] = order.snipers
    if order.random:
        force["random_decks"] = read_numbers(order.random)
    if order.later:
        force["later"] = [_later(text) for text in order.later if text != NONE]
    file.write_text(designs.write_file(data), "utf-8")
    show_design(file, as_json, lang, order.role)


def check_design(file: Path, as_json: bool, lang: str) -> None:
    """Print every fault with its place, and what to do."""
    text = _text(file)
    unread = designs.unread(text)
    if unread:
        _say_unread(file, unread, as_json)
        raise typer.Exit(FAULTY)
    report = designs.report(designs.read_file(text))
    places = [designs.line_of(text, fault) for fault in report.faults]
    if as_json:
        faults = [
            {**fault.data(), "line": line}
            for fault, line in zip(report.faults, places, strict=True)
        ]
        print_json({"playable": report.playable, "faults": faults})
    else:
        words = Words(language(lang))
        _say_faults(words, file, report, places)
    if report.faults:
        raise typer.Exit(FAULTY)


def _say_unread(file: Path, unread: list[tuple[int, str]], as_json: bool) -> None:
    """Print every field that cannot be read, in the order of the file."""
    if as_json:
        faults = [{"line": line, "text": told} for line, told in unread]
        print_json({"playable": False, "faults": faults})
        return
    for line, told in sorted(unread):
        typer.echo(f"{file.name}:{line}: {told}" if line else f"{file.name}: {told}")


def show_design(file: Path, as_json: bool, lang: str, role: str = "") -> None:
    """Print the bills of both sides, or of one, and the faults."""
    text = _text(file)
    report = designs.report(designs.read_file(text))
    if as_json:
        print_json(report.data())
        return
    words = Words(language(lang))
    _say_frame(words, report)
    for side in report.data()["sides"]:
        if role in ("", side["role"]):
            _say_bill(words, side)
    places = [designs.line_of(text, fault) for fault in report.faults]
    _say_faults(words, file, report, places)


def take_bids(file: Path, seed: int | None, lang: str) -> None:
    """Ask both players in turn without showing what they type, then open the bids."""
    if not sys.stdin.isatty():
        raise Wrong("secret bids need a terminal; run it in one, or bid on the page")
    data = read_design(file)
    report = designs.report(data)
    words = Words(language(lang))
    way = str(data.get("way", ""))
    if way == "replay":
        raise Wrong("in a replay nobody bids; one player picks the scenario, the other his side")
    bids = []
    for at, asked in enumerate(("web-design-bid-first", "web-design-bid-second")):
        print(words.say(asked))
        side = ""
        if way != "bid":
            side = typer.prompt(words.say("web-design-bid-side"), hide_input=True)
            if side not in report.roles:
                raise Wrong(f"there is no side {side!r}; choose from: {', '.join(report.roles)}")
        points = typer.prompt(words.say("web-design-bid-points"), type=int, hide_input=True)
        bids.append(designs.Bid(words.say(f"web-design-bid-name-{at}"), points, side))
    award, draws = designs.award(bids[0], bids[1], _chance(seed), way)
    for bid in bids:
        facts = {"player": bid.player, "points": bid.points}
        print(words.say("web-design-bid-written", facts))
    _say_draws(words, draws)
    said = {"player": bids[award.takes].player, "extra": award.extra}
    if way == "bid":
        print(words.say("web-design-bid-attacks", said))
        # He attacks with the force he wrote, so he has its points and no more (43.36).
        written = {**data.get("points", {}), award.side: bids[award.takes].points}
        _write(file, {**data, "points": written}, lang)
        return
    said["role"] = words.term(f"design-role-{award.side}", GAME)
    print(words.say("web-design-bid-result", said))
    loser = next(role for role in report.roles if role != award.side)
    _write(file, {**data, "points": {loser: award.extra}}, lang)


def read_numbers(text: str) -> list[int]:
    """Read card numbers as in 1-5,7."""
    found: list[int] = []
    for part in _parts(text):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise Wrong(f"{part!r} is no card number; write them as in 1-5,7")
        if dash and int(last) - int(first) > designs.MOST_CARDS:
            raise Wrong(f"{part!r} are too many cards; write at most {designs.MOST_CARDS}")
        found += range(int(first), int(last) + 1) if dash else [int(first)]
    return found


def _parts(text: str) -> list[str]:
    """Part a list at commas and spaces; the word for nothing is an empty one."""
    parts = text.replace(",", " ").split()
    return [] if parts == [NONE] else parts


def _counted(codes: list[str]) -> dict[str, int]:
    return {code: codes.count(code) for code in codes}


def _later(text: str) -> dict[str, Any]:
    decks, mark, rest = text.partition(":")
    if not mark or not decks.strip().isdecimal():
        raise Wrong(f"{text!r} are no reinforcements; write decks and cards as in 1:8,9,DC")
    parts = _parts(rest)
    cards = [part for part in parts if part[0].isdecimal()]
    return {
        "decks": int(decks),
        "cards": read_numbers(",".join(cards)),
        "secondary": _counted([part for part in parts if part not in cards]),
    }


def _text(file: Path) -> str:
    if file.stat().st_size > LARGEST:
        raise Wrong(f"{file} is too large for a design; check that it is the right file")
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Wrong(f"{file} is no text; check that it is the right file") from error


def _write(file: Path, data: dict[str, Any], lang: str) -> None:
    file.write_text(designs.write_file(data), "utf-8")
    print(Words(language(lang)).say("terminal-design-written", {"file": str(file)}))


def _chance(seed: int | None) -> Chance:
    return stream(seed if seed is not None else secrets.randbits(48), "design")


# Saying it -----------------------------------------------------------------------------------


def _say_draws(words: Words, draws: list[dict[str, Any]]) -> None:
    for each in draws:
        said = words.say(f"design-draw-{each['key']}", each["facts"], GAME)
        print(f"{said} {words.rules([each['rule']])}")


def _say_frame(words: Words, report: designs.Report) -> None:
    design = report.design
    if title := design["title"].get(words.lang):
        print(title)
    print(words.term(f"design-way-{design['way']}", GAME))
    if design["way"] == "bid":
        print(words.term(f"design-victory-{design['victory']}", GAME))


def _say_bill(words: Words, side: dict[str, Any]) -> None:
    role = words.term(f"design-role-{side['role']}", GAME)
    facts = {"role": role, "total": side.get("total", 0), "limit": side["limit"]}
    key = "terminal-design-total" if side["limit"] < 0 else "terminal-design-total-of"
    print(words.say(key, facts))
    for line in side.get("lines", ()):
        label = words.label(GAME, line)
        print(f"  {line['value']:>5}  {label} {words.rules([line['rule']])}")


def _say_faults(words: Words, file: Path, report: designs.Report, places: list[int]) -> None:
    if report.playable:
        print(words.say("terminal-design-fine", {"file": str(file)}))
        return
    count = {"file": str(file), "count": len(report.faults)}
    print(words.say("terminal-design-faults", count))
    for fault, line in zip(report.faults, places, strict=True):
        data = fault.data()
        key = "terminal-design-line" if line else "terminal-design-field"
        place = words.say(key, {"line": line, "field": fault.field})
        said = words.refusal(GAME, data)
        print(f"  {place}: {said} {words.rules([str(data['rule'])])}")
