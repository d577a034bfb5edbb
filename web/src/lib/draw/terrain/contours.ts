/** Smooth lines of equal height round groups of hexes: hills, woods and paved ground all grow from them. */

import type { HexGrid } from "../hex";
import type { Point } from "../path";
import { stream } from "../seed";

/** How high the ground is at a point: 1 on a lone summit, falling to 0 well outside the hex. */
export type Field = (point: Point) => number;

const CELL = 5;
const REACH = 90;
/** The two sides of a cell that a line crosses, by which corners are high (1 2 / 8 4). */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
];

/** Split hexes into groups that touch. */
export function clusters(grid: HexGrid, hexes: readonly string[]): string[][] {
  const left = new Set(hexes);
  const groups: string[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const hex of group) {
      for (const near of grid.neighbours(hex)) if (left.delete(near)) group.push(near);
    }
    groups.push(group);
  }
  return groups;
}

/** Raise one uneven hump over every hex of a group. */
export function humps(grid: HexGrid, hexes: readonly string[], salt: string, rough: number): Field {
  const all = hexes.map((hex) => hump(grid.centre(hex), `${salt}${hex}`, rough));
  return (point) => all.reduce((sum, height) => sum + height(point), 0);
}

/** Trace the closed lines along which the field has the given level. */
export function trace(grid: HexGrid, hexes: readonly string[], field: Field, level: number): Point[][] {
  const centres = hexes.map((hex) => grid.centre(hex));
  const left = Math.min(...centres.map((c) => c.x)) - REACH;
  const top = Math.min(...centres.map((c) => c.y)) - REACH;
  const across = Math.ceil((Math.max(...centres.map((c) => c.x)) + REACH - left) / CELL);
  const down = Math.ceil((Math.max(...centres.map((c) => c.y)) + REACH - top) / CELL);
  const height = (i: number, j: number): number => field({ x: left + i * CELL, y: top + j * CELL }) - level;
  const rows = Array.from({ length: down + 1 }, (_, j) =>
    Array.from({ length: across + 1 }, (_, i) => height(i, j)),
  );
  return loops(crossings(rows, left, top));
}

function hump(centre: Point, salt: string, rough: number): Field {
  const next = stream(salt);
  const waves = [2, 3, 5].map((turns) => ({ turns, phase: next() * Math.PI * 2, size: rough / turns }));
  return ({ x, y }) => {
    const dx = x - centre.x;
    const dy = y - centre.y;
    const angle = Math.atan2(dy, dx);
    const uneven = waves.reduce((sum, w) => sum + w.size * Math.sin(w.turns * angle + w.phase), 1);
    const r = Math.hypot(dx, dy) / (58 * uneven);
    return Math.exp(-1.6 * r * r);
  };
}

interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly point: Point;
}

function crossings(rows: readonly (readonly number[])[], left: number, top: number): Crossing[] {
  const found: Crossing[] = [];
  for (let j = 0; j + 1 < rows.length; j += 1) {
    const upper = rows[j] ?? [];
    const lower = rows[j + 1] ?? [];
    for (let i = 0; i + 1 < upper.length; i += 1) {
      const [a = 0, b = 0, c = 0, d = 0] = [upper[i], upper[i + 1], lower[i + 1], lower[i]];
      const high = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0);
      // The four sides of the cell, each with a name that the cell next door shares.
      const sides = [
        { name: `h${i},${j}`, x: i + a / (a - b), y: j },
        { name: `v${i + 1},${j}`, x: i + 1, y: j + b / (b - c) },
        { name: `h${i},${j + 1}`, x: i + d / (d - c), y: j + 1 },
        { name: `v${i},${j}`, x: i, y: j + a / (a - d) },
      ];
      for (const [from, to] of CROSSINGS[high] ?? []) {
        const [start, end] = [sides[from], sides[to]];
        if (!start || !end) continue;
        const point = { x: left + start.x * CELL, y: top + start.y * CELL };
        found.push({ from: start.name, to: end.name, point });
      }
    }
  }
  return found;
}

function loops(pieces: readonly Crossing[]): Point[][] {
  const onward = new Map(pieces.map((piece) => [piece.from, piece]));
  const found: Point[][] = [];
  for (const start of pieces) {
    const loop: Point[] = [];
    let piece = onward.get(start.from);
    while (piece) {
      onward.delete(piece.from);
      loop.push(piece.point);
      piece = onward.get(piece.to);
    }
    if (loop.length > 5) found.push(loop);
  }
  return found;
}
