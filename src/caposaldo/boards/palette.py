"""The colours and strokes of a board's picture, for light and dark screens."""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "open": "#E7E2CB", "grid": "#6F6A52", "grid-o": ".42", "coord": "#4F4B37", "dot": "#5A5640",
    "wood": "#AFC092", "wood-e": "#7C9362", "t0": "#87A069", "t1": "#9FB581",
    "orch": "#DCE0B9", "o0": "#93A45C", "o1": "#AFC077", "grain": "#EBDBA4", "grain-l": "#C2A352",
    "road": "#F7F2E3", "road-e": "#A99C7B", "track": "#EFE4C6",
    "st1": "#C9C6BF", "st2": "#A6A39C", "st3": "#B7B4AD", "sto": "#34373A",
    "wd1": "#C08A55", "wd2": "#A06D3C", "wdo": "#4A2E17", "plank": "#7C5028", "bsh": "#3B3A2C",
    "name": "#33301F", "halo": "#F4F0DF", "tli": "#CBD8A8",
}  # fmt: skip
DARK: Final = {
    "open": "#2F342A", "grid": "#A4A58C", "grid-o": ".26", "coord": "#B5B49C", "dot": "#B5B49C",
    "wood": "#24331E", "wood-e": "#48603A", "t0": "#1A2715", "t1": "#31472A",
    "orch": "#343D27", "o0": "#222C17", "o1": "#53663A", "grain": "#4A4123", "grain-l": "#8A7636",
    "road": "#4B4A3E", "road-e": "#1B1E17", "track": "#454333",
    "st1": "#7E7F7C", "st2": "#636563", "st3": "#70726F", "sto": "#12140F",
    "wd1": "#7F5A37", "wd2": "#664628", "wdo": "#17100A", "plank": "#46301B", "bsh": "#0A0C08",
    "name": "#EFEADC", "halo": "#171A14", "tli": "#5E7A4B",
}  # fmt: skip

RULES: Final = """
.l-open{fill:var(--h-open)}
.grain{fill:var(--h-grain)}
.grain-l{fill:none;stroke:var(--h-grain-l);stroke-width:1.1}
.orch{fill:var(--h-orch)}
.tree{fill:var(--h-o1);stroke:var(--h-o0);stroke-width:1}
.road{fill:none;stroke-linecap:butt;stroke-linejoin:round}
.rde{stroke:var(--h-road-e)}
.rdf{stroke:var(--h-road)}
.trk{stroke:var(--h-track)}
.woode{fill:none;stroke:var(--h-wood-e);stroke-width:2.6;stroke-linejoin:round}
.wood{fill:var(--h-wood);stroke:var(--h-wood);stroke-width:.5}
.tsh{fill:var(--h-bsh);fill-opacity:.2}
.tli{fill:var(--h-tli);fill-opacity:.5}
.crown{fill:var(--h-t1);stroke:var(--h-t0);stroke-width:1}
.bsh{fill:var(--h-bsh);fill-opacity:.35}
.st1{fill:var(--h-st1)}
.st2{fill:var(--h-st2)}
.st3{fill:var(--h-st3)}
.wd1{fill:var(--h-wd1)}
.wd2{fill:var(--h-wd2)}
.sto{fill:none;stroke:var(--h-sto);stroke-width:1.5;stroke-linejoin:miter}
.wdo{fill:none;stroke:var(--h-wdo);stroke-width:1.5;stroke-linejoin:miter}
.ridge{fill:none;stroke:var(--h-sto);stroke-width:.8;stroke-opacity:.6}
.plank{fill:none;stroke:var(--h-plank);stroke-width:.8}
.slab{fill:none;stroke:var(--h-sto);stroke-width:.5;stroke-opacity:.22}
.grid{fill:none;stroke:var(--h-grid);stroke-opacity:var(--h-grid-o);stroke-width:.9}
.coord{font:600 9.8px "Avenir Next Condensed","Roboto Condensed","Arial Narrow",sans-serif;
fill:var(--h-coord);paint-order:stroke;stroke:var(--h-open);stroke-width:2.4px;
stroke-linejoin:round;stroke-opacity:.75}
.dot{fill:var(--h-dot)}
.place{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-style:italic;
fill:var(--h-name);paint-order:stroke;stroke:var(--h-halo);stroke-width:3px;
stroke-linejoin:round;text-anchor:middle}
"""


def style() -> str:
    """Return the style sheet of a picture that stands by itself."""
    dark = f"@media (prefers-color-scheme:dark){{svg.board{{{_tokens(DARK)}}}}}"
    return f"svg.board{{{_tokens(LIGHT)}}}\n{dark}{RULES}"


def _tokens(colours: dict[str, str]) -> str:
    return ";".join(f"--h-{name}:{value}" for name, value in colours.items())
