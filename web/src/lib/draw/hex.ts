/** Flat-top hexes for drawing: where they lie, never what they mean. */

import { between, distance, polygon, type Point } from "./path";
import { hexId, type GridShape } from "./scenario";

/** Centre to corner, in map units. */
export const RADIUS = 60;
/** Flat side to flat side. */
export const HEIGHT = RADIUS * Math.sqrt(3);
const STEP = RADIUS * 1.5;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HexGrid {
  readonly shape: GridShape;
  readonly ids: readonly string[];
  readonly box: Box;
  centre(hex: string): Point;
  has(hex: string): boolean;
  /** The hexes of the map that touch this one. */
  neighbours(hex: string): string[];
  /** The hex and its neighbours. */
  area(hex: string): string[];
}

/** Lay out a grid whose even columns stand half a hex nearer to the last row. */
export function hexGrid(shape: GridShape): HexGrid {
  const ids: string[] = [];
  for (let column = 1; column <= shape.columns; column += 1) {
    for (let row = 1; row <= shape.rows; row += 1) ids.push(hexId(column, row));
  }
  const known = new Set(ids);
  const box = {
    x: 0,
    y: 0,
    width: STEP * (shape.columns - 1) + RADIUS * 2,
    height: HEIGHT * (shape.rows + (shape.columns > 1 ? 0.5 : 0)),
  };
  const neighbours = (hex: string): string[] => touching(hex).filter((near) => known.has(near));
  return {
    shape,
    ids,
    box,
    centre: (hex) => place(hex, shape.first_row === "south", box.height),
    has: (hex) => known.has(hex),
    neighbours,
    area: (hex) => [hex, ...neighbours(hex)],
  };
}

/** Read column and row out of a hex name. */
export function columnRow(hex: string): readonly [column: number, row: number] {
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))];
}

/** Give the six corners of a hex, clockwise from the right, drawn in by an inset. */
export function corners(centre: Point, inset = 0): Point[] {
  const radius = RADIUS - inset / Math.cos(Math.PI / 6);
  return [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: centre.x + radius * Math.cos((Math.PI / 3) * turn),
    y: centre.y + radius * Math.sin((Math.PI / 3) * turn),
  }));
}

/** Draw one hex. */
export function hexPath(centre: Point, inset = 0): string {
  return polygon(corners(centre, inset));
}

/** Give the two ends of the side shared by two neighbouring hexes. */
export function sharedSide(a: Point, b: Point): readonly [Point, Point] {
  const middle = between(a, b);
  const length = distance(a, b) || 1;
  const along = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const half = RADIUS / 2;
  return [
    { x: middle.x - along.x * half, y: middle.y - along.y * half },
    { x: middle.x + along.x * half, y: middle.y + along.y * half },
  ];
}

/** Draw the outline round a group of hexes, without the sides inside it. */
export function outline(grid: HexGrid, hexes: readonly string[]): string {
  const sides = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    const points = corners(grid.centre(hex));
    points.forEach((from, i) => {
      const to = points[(i + 1) % 6] ?? from;
      const middle = between(from, to);
      const key = `${Math.round(middle.x)},${Math.round(middle.y)}`;
      if (!sides.delete(key)) sides.set(key, [from, to]);
    });
  }
  return joined([...sides.values()]);
}

/** Chain loose sides into closed lines, so that a dashed stroke runs round evenly. */
function joined(sides: readonly (readonly [Point, Point])[]): string {
  const key = (point: Point): string => `${Math.round(point.x)},${Math.round(point.y)}`;
  const onward = new Map(sides.map(([from, to]) => [key(from), { from, to }]));
  let text = "";
  for (const start of [...onward.keys()]) {
    const loop: Point[] = [];
    let side = onward.get(start);
    while (side) {
      onward.delete(key(side.from));
      loop.push(side.from);
      side = onward.get(key(side.to));
    }
    if (loop.length > 0) text += polygon(loop);
  }
  return text;
}

function place(hex: string, turned: boolean, height: number): Point {
  const [column, row] = columnRow(hex);
  const y = HEIGHT * (row - 0.5 + (column % 2 === 0 ? 0.5 : 0));
  return { x: RADIUS + STEP * (column - 1), y: turned ? height - y : y };
}

function touching(hex: string): string[] {
  const [column, row] = columnRow(hex);
  const shift = column % 2 === 0 ? 0 : -1;
  return [
    hexId(column, row - 1),
    hexId(column, row + 1),
    hexId(column - 1, row + shift),
    hexId(column - 1, row + shift + 1),
    hexId(column + 1, row + shift),
    hexId(column + 1, row + shift + 1),
  ];
}
