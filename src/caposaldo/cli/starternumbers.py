"""The options of the commands odds aslsk …; what they do is loaded when they are called."""

from __future__ import annotations

from typing import Annotated

import typer

from caposaldo.cli.options import AsJson, Lang

Drm = Annotated[int, typer.Option(help="Sum of what is added to the DR.")]
Morale = Annotated[int, typer.Option(help="Morale, as it is now.", min=1, max=12)]

starter_app = typer.Typer(help="ASL Starter Kit #1.", rich_markup_mode=None)


@starter_app.command()
def fire(
    fp: Annotated[float, typer.Option(help="Sum of the firepower, such as 8 or 4.5.", min=0)],
    drm: Drm = 0,
    cower: Annotated[
        int, typer.Option(help="Columns a double costs: 1 unled, 2 if green.", min=0, max=2)
    ] = 0,
    morale: Annotated[
        int | None, typer.Option(help="Also for a squad of this morale.", min=1, max=12)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of an attack by fire."""
    from caposaldo.cli.starterodds import show_fire

    show_fire(fp, drm, cower, morale, as_json, lang)


@starter_app.command()
def mc(
    morale: Morale,
    drm: Drm = 0,
    elr: Annotated[int | None, typer.Option(help="ELR of its side.", min=0)] = None,
    broken: Annotated[bool, typer.Option("--broken", help="The squad is broken already.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of a squad's morale check."""
    from caposaldo.cli.starterodds import show_check

    show_check(morale, drm, elr, broken, as_json, lang)


@starter_app.command()
def rally(
    morale: Morale,
    drm: Drm = 0,
    two_rallies: Annotated[
        bool, typer.Option("--two-rallies", help="An original 2 always rallies.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of a broken unit's rally."""
    from caposaldo.cli.starterodds import show_rally

    show_rally(morale, drm, two_rallies, as_json, lang)


@starter_app.command()
def cc(
    attack: Annotated[float, typer.Option(help="Firepower of the attackers.", min=0)],
    defence: Annotated[float, typer.Option(help="Firepower of the units attacked.", min=0)],
    drm: Drm = 0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of a close combat attack."""
    from caposaldo.cli.starterodds import show_fight

    show_fight(attack, defence, drm, as_json, lang)


@starter_app.command()
def ambush(
    drm: Annotated[int, typer.Option(help="Sum of what one side adds to its dr.")] = 0,
    enemy_drm: Annotated[int, typer.Option(help="Sum of what the other side adds.")] = 0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Odds of an ambush in close combat."""
    from caposaldo.cli.starterodds import show_ambush

    show_ambush(drm, enemy_drm, as_json, lang)
