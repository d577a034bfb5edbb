/** Roads and rivers. */

import { columnRow, sharedSide, type HexGrid } from "../hex";
import { between, distance, softOpen, type Point } from "../path";
import type { MapDefinition } from "../scenario";
import { stream } from "../seed";

export interface RoadDrawing {
  readonly lines: readonly string[];
  /** Points along the roads, so that no roof is put on one. */
  readonly points: readonly Point[];
}

const BEYOND = 70;

/** Draw the roads; those that reach the edge of the map run on beyond it. */
export function drawRoads(grid: HexGrid, roads: MapDefinition["roads"]): RoadDrawing {
  const nodes = roadNodes(grid, roads);
  const ways = roads.map((road) => {
    const points: Point[] = [];
    road.path.forEach((hex, i) => {
      const before = road.path[i - 1];
      if (before) points.push(crossing(grid, before, hex));
      points.push(nodes.get(hex) ?? grid.centre(hex));
    });
    const shared = (hex: string | undefined): boolean =>
      roads.some((other) => other !== road && hex !== undefined && other.path.includes(hex));
    return prolonged(grid, road.path, points, shared);
  });
  const points = ways.flatMap((way) =>
    way.flatMap((point, i) => [0, 0.2, 0.4, 0.6, 0.8].map((part) => between(point, way[i + 1] ?? point, part))),
  );
  return { lines: ways.map(softOpen), points };
}

/** Draw the rivers along the hexsides they follow. */
export function drawRivers(grid: HexGrid, rivers: MapDefinition["rivers"]): string[] {
  return rivers.map((river) => {
    const chain: Point[] = [];
    river.sides.forEach(([a, b], i) => {
      const [one, two] = sharedSide(grid.centre(a), grid.centre(b));
      const last = chain[chain.length - 1];
      const follow = last ?? farFrom(grid, river.sides[i + 1], one, two);
      const [near, far] = distance(follow, one) <= distance(follow, two) ? [one, two] : [two, one];
      if (!last || distance(last, near) > 4) chain.push(near);
      chain.push(far);
    });
    return softOpen(meander(grid, chain));
  });
}

/** Put one point in each hex where all its roads meet, eased towards the inside of the first bend. */
function roadNodes(grid: HexGrid, roads: MapDefinition["roads"]): Map<string, Point> {
  const nodes = new Map<string, Point>();
  for (const { path } of roads) {
    path.forEach((hex, i) => {
      const [before, after] = [path[i - 1], path[i + 1]];
      if (nodes.has(hex) || !before || !after) return;
      const next = stream(`road${hex}`);
      const inside = between(crossing(grid, before, hex), crossing(grid, hex, after));
      const eased = between(grid.centre(hex), inside, 0.4);
      nodes.set(hex, { x: eased.x + (next() - 0.5) * 10, y: eased.y + (next() - 0.5) * 10 });
    });
  }
  return nodes;
}

function crossing(grid: HexGrid, a: string, b: string): Point {
  const [low, high] = a < b ? [a, b] : [b, a];
  const [one, two] = sharedSide(grid.centre(low), grid.centre(high));
  return between(one, two, 0.38 + stream(`way${low}${high}`)() * 0.24);
}

function prolonged(
  grid: HexGrid,
  path: readonly string[],
  points: readonly Point[],
  shared: (hex: string | undefined) => boolean,
): Point[] {
  const [first, last] = [path[0], path[path.length - 1]];
  const head = wayOut(grid, first, shared(first), points[0]);
  const tail = wayOut(grid, last, shared(last), points[points.length - 1]);
  return [...(head ? [head] : []), ...points, ...(tail ? [tail] : [])];
}

function wayOut(grid: HexGrid, hex: string | undefined, shared: boolean, from?: Point): Point | null {
  if (hex === undefined || !from) return null;
  const [column, row] = columnRow(hex);
  const slant = (stream(`out${hex}`)() - 0.5) * 40;
  if (column === 1) return { x: -BEYOND, y: from.y + slant };
  if (column === grid.shape.columns) return { x: grid.box.width + BEYOND, y: from.y + slant };
  if (shared || (row !== 1 && row !== grid.shape.rows)) return null;
  const north = (row === 1) === (grid.shape.first_row === "north");
  return { x: from.x + slant, y: north ? -BEYOND : grid.box.height + BEYOND };
}

function farFrom(grid: HexGrid, after: readonly [string, string] | undefined, one: Point, two: Point): Point {
  if (!after) return one;
  const ahead = between(grid.centre(after[0]), grid.centre(after[1]));
  return distance(ahead, one) > distance(ahead, two) ? one : two;
}

/** Loosen a chain of hex corners so that it looks like water, and let it run off the map. */
function meander(grid: HexGrid, chain: readonly Point[]): Point[] {
  const loose = chain.map((point, i) => {
    const [before, after] = [chain[i - 1] ?? point, chain[i + 1] ?? point];
    const next = stream(`river${Math.round(point.x)},${Math.round(point.y)}`);
    const eased = between(point, between(before, after), 0.5);
    return { x: eased.x + (next() - 0.5) * 12, y: eased.y + (next() - 0.5) * 12 };
  });
  const runsOff = (point?: Point): Point[] => {
    if (point && point.x < 60) return [{ x: -BEYOND, y: point.y + 12 }];
    if (point && point.x > grid.box.width - 60) return [{ x: grid.box.width + BEYOND, y: point.y - 12 }];
    return [];
  };
  return [...runsOff(loose[0]), ...loose, ...runsOff(loose[loose.length - 1])];
}
