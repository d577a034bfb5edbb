/** Roads hexside by hexside, and the paths that a board file has of them. */

import type { Point } from "../draw/path";
import type { Road, RoadKind } from "./plan";

export const EDGE = "edge";

/** Which hexsides roads cross, by the two hexes; and in which hexes they leave the board. */
export interface Net {
  readonly sides: ReadonlyMap<string, RoadKind>;
  readonly exits: ReadonlyMap<string, RoadKind>;
}

export type Spots = Readonly<Record<string, Point>>;

export function sideOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** Read the paths of a file; where two kinds share a hexside it is paved. */
export function netOf(roads: readonly Road[]): Net {
  const sides = new Map<string, RoadKind>();
  const exits = new Map<string, RoadKind>();
  for (const { kind, path } of [...roads].sort((a, b) => Number(a.kind === "paved") - Number(b.kind === "paved"))) {
    const hexes = path.filter((word) => word !== EDGE);
    hexes.slice(1).forEach((hex, i) => sides.set(sideOf(hexes[i] ?? hex, hex), kind));
    if (path[0] === EDGE) exits.set(hexes[0] ?? "", kind);
    if (path.length > 1 && path.at(-1) === EDGE) exits.set(hexes.at(-1) ?? "", kind);
  }
  return { sides, exits };
}

/** Lead a road over a hexside, or take it away. */
export function withSide(roads: readonly Road[], one: string, other: string, kind: RoadKind | null, spots: Spots): readonly Road[] {
  const { sides, exits } = netOf(roads);
  if ((sides.get(sideOf(one, other)) ?? null) === kind) return roads;
  return pathsOf({ sides: changed(sides, sideOf(one, other), kind), exits }, spots);
}

/** Lead a road off the board, or take that away. */
export function withExit(roads: readonly Road[], hex: string, kind: RoadKind | null, spots: Spots): readonly Road[] {
  const { sides, exits } = netOf(roads);
  return pathsOf({ sides, exits: changed(exits, hex, kind) }, spots);
}

function changed(map: ReadonlyMap<string, RoadKind>, key: string, kind: RoadKind | null): ReadonlyMap<string, RoadKind> {
  const next = new Map(map);
  if (kind) next.set(key, kind);
  else next.delete(key);
  return next;
}

/** Write a net as paths: each hexside once, no hex twice in a path, straight on where roads meet. */
export function pathsOf(net: Net, spots: Spots): Road[] {
  return (["paved", "dirt"] as const).flatMap((kind) => new Walk(net, kind, spots).paths());
}

class Walk {
  private readonly ways = new Map<string, Set<string>>();
  private readonly exits: Set<string>;

  constructor(
    net: Net,
    private readonly kind: RoadKind,
    private readonly spots: Spots,
  ) {
    this.exits = new Set([...net.exits].filter(([, found]) => found === kind).map(([hex]) => hex));
    for (const [side, found] of net.sides) {
      const [one = "", other = ""] = side.split(" ");
      if (found !== kind) continue;
      this.from(one).add(other);
      this.from(other).add(one);
    }
  }

  paths(): Road[] {
    const found: Road[] = [];
    // First from the edges, then from where a road must end, then round.
    for (const hex of [...this.exits].sort()) if (this.exits.delete(hex)) found.push(this.walk([EDGE, hex], hex));
    const hexes = [...this.ways.keys()].sort();
    for (const isEnd of [(count: number) => count % 2 === 1, (count: number) => count > 0]) {
      for (const hex of hexes) while (isEnd(this.from(hex).size)) found.push(this.walk([hex], hex));
    }
    return found;
  }

  private from(hex: string): Set<string> {
    const found = this.ways.get(hex) ?? new Set<string>();
    this.ways.set(hex, found);
    return found;
  }

  private walk(path: string[], start: string): Road {
    let before = "";
    let hex = start;
    for (;;) {
      const next = this.onward(before, hex, path);
      if (!next) break;
      this.from(hex).delete(next);
      this.from(next).delete(hex);
      path.push(next);
      before = hex;
      hex = next;
    }
    if (hex !== start && this.exits.delete(hex)) path.push(EDGE);
    return { kind: this.kind, path };
  }

  /** The next hex, as straight on as possible; a path never comes back to a hex of its own. */
  private onward(before: string, hex: string, path: readonly string[]): string {
    const open = [...this.from(hex)].filter((other) => !path.includes(other)).sort();
    const [a, b] = [this.spots[before], this.spots[hex]];
    if (!a || !b) return open[0] ?? "";
    const bend = (other: string): number => {
      const c = this.spots[other];
      return c ? (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) : -Infinity;
    };
    return open.sort((one, other) => bend(other) - bend(one))[0] ?? "";
  }
}
